"""What a game tells generic code about itself, beyond its rules; light enough to be read without loading the game."""

from __future__ import annotations

import logging
from pkgutil import resolve_name
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")
log = logging.getLogger("magnat.games")


class Chapter(Struct, frozen=True):
    """A fact that opens a chapter of the replay; its title is the message `GAME-chapter-NAME`. A `round` holds the others."""

    fact: str
    name: str
    round: bool = False


class Command(Struct, frozen=True):
    """A command that a game adds to `magnat`: a function of the command line, and the line about it in `magnat --help`."""

    name: str
    place: str
    help: str


class Lore(Struct, frozen=True):
    """Something to read beside the game: a chapter (`GAME-lore-NAME`) with entries (`GAME-NAME-ENTRY` and `GAME-NAME-ENTRY-text`)."""

    name: str
    entries: tuple[str, ...]


class Parts(Struct, frozen=True):
    """Where the game's parts on upper floors live: "package.module:attribute", loaded when first needed; if left out, a general one."""

    bots: str = ""
    """A `dict[str, type[Bot]]` by name, the plainest first."""
    partners: str = ""
    """What every bot does in a company that people lead (`bots.registry.Partner`)."""
    standing: str = ""
    """A `dict[str, bots.standing.StandingOrder]` by kind: what a person can order for a seat beforehand."""
    teller: str = ""
    """A `words.say.Teller`."""
    debrief: str = ""
    """A `lesson.debrief.Debriefer`: what a class looks back on."""
    coding: str = ""
    """An `env.coding.Coding`: its actions and views as numbers, for programs that learn."""
    terminal: str = ""
    """A `cli.play.game_terminal.GameTerminal`: a class."""
    commands: tuple[Command, ...] = ()
    benches: dict[str, str] = {}
    """What `magnat bench NAME` measures beyond the game itself (`cli.benchmark.Bench`)."""
    routes: str = ""
    """Paths of the API that only this game has: a list of Litestar's handlers, as in `magnat.server.http`."""
    messages: str = ""
    """A module with the types that travel on these paths, as in `magnat.wire`."""
    words: str = "magnat.words"
    """The package with the folders `en`, `pl` and `de`; each holds the catalogue `GAME.ftl`. English must be there."""
    rules: str = ""
    """The package with the digest `GAME.md` and its translations `GAME.pl.md` and `GAME.de.md`; none: docs/rules."""


class Descriptor(Struct, frozen=True, kw_only=True):
    """The facts that generic code needs. What can be read from the rules or a view is not repeated here."""

    order: int = 1000
    """The place on the shelf; games of equal order are sorted by name."""
    usual_seats: int
    """How many play if nobody says how many."""
    typed: tuple[str, ...] = ()
    """The chances whose outcome people can type in at a screen, if they roll real dice."""
    first_seat: str = ""
    """The chance that draws who begins: its outcome is a seat. Empty where nobody begins."""
    chapters: tuple[Chapter, ...] = ()
    rounds: bool = False
    """Only turns are counted (`turn` in the fact of the first chapter); when every seat has had one, a round is over."""
    lead: str = ""
    """The chart that says who leads, with a reading for every team in their order; empty where nothing does."""
    late_moves: tuple[str, ...] = ()
    """TB-4.3: the actions that the table takes for a seat whose time is up, in this order."""
    steps: dict[str, tuple[str, ...]] = {}
    """By action, the stages that it belongs to (messages `GAME-stage-NAME`): told to whoever wishes it at another time."""
    lore: tuple[Lore, ...] = ()
    parts: Parts = Parts()


def part(place: str, instead: T) -> T:
    """What lives at this place; `instead` if no place is named or nothing can be loaded from it, which is reported."""
    if not place:
        return instead
    try:
        found: T = resolve_name(place)
    except Exception:
        log.exception("a part of a game cannot be loaded: %s", place)
        return instead
    return found
