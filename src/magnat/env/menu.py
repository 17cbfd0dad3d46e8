"""What a seat may do now, as codes: every listed option, and every amount that a form offers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import product
from math import prod

from magnat.env.axes import Amount, Eyes
from magnat.env.catalogue import Catalogue, Codes, Verb
from magnat.kernel.contract import Action, Word
from magnat.kernel.game import Form


class OpenAmount:
    """An action all of whose words are said but for an amount from low to high; the codes before the amount are `prefix`."""

    def __init__(self, verb: Verb, words: Mapping[str, Word], axis: Amount, form: Form, prefix: Codes) -> None:
        self.verb = verb
        self.words = words
        self.axis = axis
        self.form = form
        self.prefix = prefix
        self.place = verb.places[verb.axes.index(axis)]

    def next_codes(self, said: Codes) -> list[int]:
        """The codes that lead on to an amount within bounds: those before it, then its digits; none if something else was begun."""
        if len(said) < len(self.prefix):
            return [self.prefix[len(said)]] if self.prefix[: len(said)] == said else []
        digits = [code - self.place for code in said[len(self.prefix) :]]
        if said[: len(self.prefix)] != self.prefix or len(digits) >= self.axis.steps:
            return []
        begun = int("".join(str(digit) for digit in digits) or "0")
        rest = 10 ** (self.axis.steps - len(digits) - 1)
        return [self.place + digit for digit in range(10) if self.reaches((begun * 10 + digit) * rest, rest)]

    def reaches(self, lowest: int, span: int) -> bool:
        """Is there an amount of the form from `lowest` to `lowest + span - 1`?"""
        low, high, step = self.form.low, min(self.form.high, lowest + span - 1), self.form.step
        first = low if lowest <= low else low + -(-(lowest - low) // step) * step
        return first <= high

    def amount(self, said: Codes) -> int | None:
        """The amount, if it has been said to the end."""
        if said[: len(self.prefix)] != self.prefix or len(said) != len(self.prefix) + self.axis.steps:
            return None
        return int("".join(str(code - self.place) for code in said[len(self.prefix) :]))


MOST_TRIED = 20_000
"""Combinations of amounts that are tried for a form with several of them; where there are more, only the listed ones are on the menu."""


class Menu:
    """All that one seat may do in one position. Actions that the catalogue leaves out are not on it."""

    def __init__(
        self, catalogue: Catalogue, options: Iterable[Action], forms: Iterable[Form], eyes: Eyes, allowed: Callable[[Action], bool]
    ) -> None:
        self.catalogue = catalogue
        self.allowed = allowed
        self.actions: dict[Codes, Action] = {}
        self.amounts: list[OpenAmount] = []
        listed: dict[str, list[Action]] = {}
        for action in options:
            if action.key in catalogue.verbs:
                self.actions[catalogue.codes(action, eyes)] = action
                listed.setdefault(action.key, []).append(action)
        together: dict[str, list[Form]] = {}
        for form in forms:
            together.setdefault(form.action, []).append(form)
        for key, fields in together.items():
            verb = catalogue.verbs.get(key)
            if verb is not None and verb.axes and len(fields) == len(verb.axes) > 1:
                self.try_all(verb, fields, eyes)
            elif len(fields) == 1:
                self.open(fields[0], listed.get(key, []), eyes)

    def try_all(self, verb: Verb, fields: list[Form], eyes: Eyes) -> None:
        """Amounts that depend on each other: every combination that the rules allow."""
        ranges = [range(form.low, form.high + 1, form.step) for form in fields]
        if prod(len(values) for values in ranges) > MOST_TRIED:
            return
        for amounts in product(*ranges):
            words: dict[str, Word] = {form.field: amount for form, amount in zip(fields, amounts, strict=True)}
            action = self.catalogue.game.decode_action(verb.key, words)
            if self.allowed(action):
                self.actions[self.catalogue.said(verb, words, eyes)] = action

    def open(self, form: Form, listed: list[Action], eyes: Eyes) -> None:
        """A form with an amount in its last field: for everything else that its listed variants say, any amount within bounds."""
        verb = self.catalogue.verbs.get(form.action)
        if verb is None or verb.at_once or not verb.axes or form.high < form.low:
            return
        axis = verb.axes[-1]
        if not isinstance(axis, Amount) or axis.name != form.field:
            return
        others = [action.words() for action in listed] if len(verb.axes) > 1 else [{}]
        found: dict[Codes, OpenAmount] = {}
        for words in others:
            prefix = self.catalogue.said(verb, words, eyes, until=axis.name)
            found.setdefault(prefix, OpenAmount(verb, words, axis, form, prefix))
        self.amounts += found.values()

    def next_codes(self, said: Codes = ()) -> list[int]:
        """The codes with which something legal can be begun, or gone on with; sorted, none twice."""
        length = len(said)
        listed = {codes[length] for codes in self.actions if len(codes) > length and codes[:length] == said}
        return sorted(listed.union(*(amount.next_codes(said) for amount in self.amounts)))

    def action(self, said: Codes) -> Action | None:
        """What these codes say, if that is a whole action."""
        if said in self.actions:
            return self.actions[said]
        for amount in self.amounts:
            number = amount.amount(said)
            if number is not None:
                return self.catalogue.game.decode_action(amount.verb.key, {**amount.words, amount.axis.name: number})
        return None
