"""The engine's things in words: refusals, actions, facts, decisions, chances, and the names of what a game is made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, Protocol

from magnat.games.registry import find
from magnat.kernel.contract import Refusal, Word
from magnat.kernel.descriptor import part
from magnat.kernel.game import Setting, Unreadable
from magnat.words.catalogue import Words
from magnat.words.names import Names

Plain = dict[str, Word]
NOT_NOW: Final = "not-now"
"""What games answer to an action that belongs to another stage."""


class Teller(Protocol):
    """What a game adds to the bare fields of its facts, actions and cards; needs neither rules nor a state."""

    def values(self, words: Words, plain: Plain, names: Names) -> Plain: ...

    def numbers(self, group: str, id: str) -> Plain: ...


class PlainTeller:
    """Tells any game: seats and companies by name, and whatever has a name in the game's catalogue (`GAME-FIELD-VALUE`)."""

    def __init__(self, game: str) -> None:
        self.game: Final = game

    def values(self, words: Words, plain: Plain, names: Names) -> Plain:
        values = dict(plain)
        for field, given in plain.items():
            if field == "seat" and isinstance(given, int):
                values["player"] = names.player(words, given)
            elif field == "company" and isinstance(given, int):
                values["company"] = names.company(words, given)
            elif field not in ("fact", "do", "clause") and words.has(f"{self.game}-{field}-{given}"):
                values[field] = words.composed(f"{self.game}-{field}-{given}")
        return values

    def numbers(self, group: str, id: str) -> Plain:  # noqa: ARG002 - explanations that need numbers need a teller of their own
        return {}


@cache
def teller(game: str) -> Teller:
    """Who puts this game into words."""
    plain: Teller = PlainTeller(game)
    return part(find(game).descriptor.parts.teller, plain)


def refusal(words: Words, game: str, refusal: Refusal, do: str = "") -> str:
    """Why not, with the numbers; the caller shows the clause. TB clauses are the table's own. What is wished too early is told its time."""
    steps = find(game).descriptor.steps.get(do, ()) if refusal.key == NOT_NOW else ()
    if steps:
        titles = [words.text("table-step", title=words.composed(f"{game}-stage-{it}")) for it in steps]
        return words.text("table-not-now", number=len(titles), steps=", ".join(titles))
    family = "table" if refusal.clause.startswith("TB-") else game
    return words.composed(f"{family}-refusal-{refusal.key}", **refusal.numbers())


def action(
    words: Words,
    game: str,
    plain: Plain,
    names: Sequence[str] = (),
    *,
    companies: Sequence[str] = (),
    settings: Mapping[str, Setting] | None = None,
) -> str:
    """A wish as a short label; `plain` as `action_words` gives it, the names as for `fact`."""
    return words.composed(f"{game}-action-{plain['do']}", **teller(game).values(words, plain, Names(names, companies, settings)))


def fact(
    words: Words,
    game: str,
    plain: Plain,
    names: Sequence[str],
    *,
    companies: Sequence[str] = (),
    settings: Mapping[str, Setting] | None = None,
) -> str:
    """What happened, as a sentence; `plain` as `fact_words` gives it, `names` the players by seat. No name is a number."""
    return words.composed(f"{game}-fact-{plain['fact']}", **teller(game).values(words, plain, Names(names, companies, settings)))


def hint(
    words: Words,
    game: str,
    reason: str,
    numbers: Plain,
    names: Sequence[str] = (),
    *,
    companies: Sequence[str] = (),
    settings: Mapping[str, Setting] | None = None,
) -> str:
    """Why a bot would do it, in one sentence with the numbers it compared; reasons that every game knows are the table's own."""
    own = f"{game}-hint-{reason}"
    values = teller(game).values(words, numbers, Names(names, companies, settings))
    return words.composed(own if words.has(own) else f"table-hint-{reason}", **values)


def forecast(words: Words, game: str, key: str, plain: Plain) -> str:
    """What a move means beyond what happens at once."""
    return words.composed(f"{game}-forecast-{key}", **teller(game).values(words, plain, Names((), (), None)))


def order(words: Words, game: str, kind: str, plain: Plain) -> str:
    """A standing order, in a sentence; its words are numbers, names and what it waits for."""
    values = teller(game).values(words, {name: value for name, value in plain.items() if name != "about"}, Names((), (), None))
    return words.composed(f"{game}-order-{kind}", **values)


def decision(words: Words, game: str, key: str) -> str:
    """What a seat is asked."""
    return words.composed(f"{game}-decision-{key}")


def stage(words: Words, game: str, key: str) -> str:
    """Where a company stands."""
    return words.composed(f"{game}-stage-{key}") if words.has(f"{game}-stage-{key}") else key


def chance(words: Words, game: str, key: str) -> str:
    """Which roll or draw is due."""
    return words.composed(f"{game}-chance-{key}")


def thing(words: Words, game: str, group: str, id: str | int) -> str:
    """The name of anything that a game has by that name in a group of its own: a kind, thing, card, stage, row or option."""
    return words.composed(f"{game}-{group}-{id}")


def named(words: Words, game: str, group: str, id: str | int, otherwise: str) -> str:
    """The name of something that may have none."""
    key = f"{game}-{group}-{id}"
    return words.composed(key) if words.has(key) else otherwise


def teams(words: Words, game: str, count: int) -> str:
    """That many teams, by what the game calls them."""
    own = f"{game}-team-count"
    return words.composed(own, teams=count) if words.has(own) else words.text("lesson-team-count", teams=count)


def explained(words: Words, game: str, group: str, id: str) -> str:
    """What a card does, a place is known for or an option changes, in a sentence or two."""
    return words.composed(f"{game}-{group}-{id}-text", **teller(game).numbers(group, id))


def lore(words: Words, game: str) -> list[tuple[str, str, list[tuple[str, str, str]]]]:
    """What can be read beside the game: chapters by id and title, each with its entries by id, title and text."""

    def entry(chapter: str, id: str) -> tuple[str, str, str]:
        return id, thing(words, game, chapter, id), explained(words, game, chapter, id)

    chapters = find(game).descriptor.lore
    return [(it.name, thing(words, game, "lore", it.name), [entry(it.name, id) for id in it.entries]) for it in chapters]


def setting(words: Words, game: str, value: Setting) -> str:
    """The value of an option."""
    if isinstance(value, bool):
        return words.text("setting-yes") if value else words.text("setting-no")
    return str(value) if isinstance(value, int) else words.composed(f"{game}-setting-{value}")


def role(words: Words, game: str, role: str) -> str:
    """What a player is there: a profession, a banker."""
    return words.composed(f"{game}-role-{role}")


def value(words: Words, game: str, group: str, id: str) -> str:
    """What a value of a field or of a chance is called; as journals write it where it has no name, or one that needs a position."""
    key = f"{game}-{group}-{id}"
    if not words.has(key):
        return id
    try:
        return words.composed(key)
    except ValueError:
        return id


def name(words: Words, game: str) -> str:
    return words.composed(f"{game}-name")


def about(words: Words, game: str) -> str:
    """The game in one paragraph."""
    return words.composed(f"{game}-about")


def trouble(words: Words, error: str, **values: Word) -> str:
    """Why the server does not do it."""
    return words.composed(f"server-{error}", **values)


def unreadable(words: Words, error: Unreadable) -> str:
    """What is wrong with something from outside. An inner complaint, or a `reason` that is a message id, is put into words too."""
    values = dict(error.values)
    if error.inner is not None:
        values["detail"] = unreadable(words, error.inner).removesuffix(".")
    reason = values.get("reason")
    if isinstance(reason, str) and words.has(reason):
        values["reason"] = words.composed(reason, **values)
    return words.composed(f"error-{error.key}", **values)
