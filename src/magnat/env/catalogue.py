"""The fixed list of codes of a game: every action is one code, or a few that are said one after another."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod

from magnat.env.axes import Amount, Axis, Eyes, Listed, Names, Range, Uncoded
from magnat.games.registry import AnyGame
from magnat.kernel.contract import Action, Field, Word
from magnat.kernel.fields import Choice, Named, Switch

MOST_AT_ONCE = 1024
"""Kinds of action with more variants than these are said in several steps."""
DIGITS = 5
"""Of a number of which nothing is known."""
Codes = tuple[int, ...]
Axes = Mapping[tuple[str, str], Axis]
"""By action and field: what the declaration of the action does not tell."""


class Verb:
    """One kind of action: its axes, and where its codes begin."""

    def __init__(self, key: str, axes: list[Axis], first: int) -> None:
        self.key = key
        self.axes = axes
        self.first = first
        self.at_once = all(axis.steps == 1 for axis in axes) and prod(axis.size for axis in axes) <= MOST_AT_ONCE
        self.size = prod(axis.size for axis in axes) if self.at_once else 1
        self.same_for_all = self.at_once and not any(isinstance(axis, Listed) for axis in axes)
        """Does its code depend on nothing but its words and the seat's shifts? Then it is worked out once."""
        self.places: list[int] = []
        """Where the codes of the axes begin, if they are said one by one."""

    def code_at_once(self, words: Mapping[str, Word], eyes: Eyes) -> int:
        index = 0
        for axis in self.axes:
            index = index * axis.size + axis.index(words[axis.name], eyes)
        return self.first + index


class Catalogue:
    """All codes of a game. They never depend on the position: the same code means the same to the same seat in every game."""

    def __init__(self, game: AnyGame, axes: Axes, left_out: tuple[str, ...] = ()) -> None:
        self.game = game
        self.left_out = left_out
        self.verbs: dict[str, Verb] = {}
        self.shared: dict[str, int] = {}
        self.size = 0
        self._known: dict[tuple[Word, ...], Codes] = {}
        for key, action in game.edge.actions.actions.items():
            if key not in left_out:
                verb = Verb(key, [axes.get((key, it.name)) or self.axis_of(it) for it in action.fields], self.size)
                self.verbs[key] = verb
                self.size += verb.size
        for verb in self.verbs.values():
            verb.places = [] if verb.at_once else [self.place_of(axis) for axis in verb.axes]

    def axis_of(self, field: Field) -> Axis:
        """What can be known from the declaration alone."""
        match field:
            case Choice():
                return Names(field.name, field.names)
            case Named():
                return Names(field.name, self.game.edge.actions.names(field.name))
            case Switch():
                return Range(field.name, 0, 1)
            case _:
                return Amount(field.name, DIGITS)

    def place_of(self, axis: Axis) -> int:
        """Where the codes of an axis begin. Axes of one name and size share them: a hex is a hex, a digit is a digit."""
        name = f"digit/{axis.size}" if isinstance(axis, Amount) else f"{axis.name}/{axis.size}"
        if name not in self.shared:
            self.shared[name] = self.size
            self.size += axis.size
        return self.shared[name]

    def codes(self, action: Action, eyes: Eyes) -> Codes:
        """How an action is said; Uncoded if it cannot be."""
        verb = self.verbs.get(action.key)
        if verb is None:
            raise Uncoded(action.key)
        words = action.words()
        if not verb.same_for_all:
            return self.said(verb, words, eyes)
        known = (verb.first, *words.values(), *eyes.shifts.values())
        codes = self._known.get(known)
        if codes is None:
            codes = self._known[known] = self.said(verb, words, eyes)
        return codes

    def said(self, verb: Verb, words: Mapping[str, Word], eyes: Eyes, until: str = "") -> Codes:
        """The codes of these words, up to the axis `until` if one is named."""
        if verb.at_once:
            return (verb.code_at_once(words, eyes),)
        codes = [verb.first]
        for axis, place in zip(verb.axes, verb.places, strict=True):
            if axis.name == until:
                break
            if isinstance(axis, Amount):
                codes += [place + digit for digit in axis.digits(words[axis.name])]
            else:
                codes.append(place + axis.index(words[axis.name], eyes))
        return tuple(codes)

    def meaning(self, code: int) -> str:
        """What a code says, for people."""
        for verb in self.verbs.values():
            if verb.first <= code < verb.first + verb.size:
                return verb.key + ("" if not verb.axes else " " + self.variant(verb, code - verb.first) if verb.at_once else " ...")
        name, first = max((it for it in self.shared.items() if it[1] <= code), key=lambda it: it[1])
        axis = next(
            (axis for verb in self.verbs.values() for axis, place in zip(verb.axes, verb.places, strict=False) if place == first),
            None,
        )
        return f"... {name.partition('/')[0]}={code - first if axis is None or isinstance(axis, Amount) else axis.shown(code - first)}"

    def variant(self, verb: Verb, index: int) -> str:
        parts: list[str] = []
        for axis in reversed(verb.axes):
            index, value = divmod(index, axis.size)
            parts.append(f"{axis.name}={axis.shown(value)}")
        return " ".join(reversed(parts))
