"""Pages of the terminal, drawn at recorded positions: a golden game, where the person in the first seat has most to read.

A played game draws hundreds of pages that look alike; these are the first and the last of each kind, the one with the longest menu
and the one after which most has happened.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from magnat.cli.play.command_answers import heard
from magnat.cli.play.dialogue import Dialogue
from magnat.cli.play.menu import Nested
from magnat.cli.play.seat import Player
from magnat.cli.play.session import Session, bots_of
from magnat.kernel.contract import Decision, Seat
from magnat.tables.journal import Journal, read
from magnat.tables.table import Table
from magnat.words import catalogue
from tests.cli.command import ROOT

PERSON: Seat = 0
CLEAR = "\x1b[2J"
MANY_ENTERS = "\n" * 1000


class Keyboard(StringIO):
    """Lines that somebody types at a terminal."""

    def isatty(self) -> bool:
        return True


@dataclass(frozen=True)
class Moment:
    """The person must decide after this entry, and last did after that one."""

    after: int
    before: int
    decision: str
    options: int
    news: int


@cache
def recorded(game: str, golden: str) -> Journal:
    return read((ROOT / "tests/golden" / game / f"{golden}.jsonl").read_bytes())


def empty(journal: Journal) -> Table:
    return Table(Journal(journal.header, []))


def decisions(table: Table, journal: Journal) -> Iterator[Decision]:
    """Plays the game again, and stops wherever the person must decide."""
    for entry in journal.entries:
        decision = next((it for it in table.agenda().decisions if it.must and it.seat == PERSON), None)
        if decision is not None:
            yield decision
        table.take(entry)


@cache
def moments(game: str, golden: str) -> dict[int, Moment]:
    """Those worth drawing, by their entry."""
    found: dict[str, list[Moment]] = {}
    journal, before = recorded(game, golden), 0
    table = empty(journal)
    for decision in decisions(table, journal):
        after = table.journal.last()
        moment = Moment(after, before, decision.key, len(table.options(PERSON)), len(heard(table, PERSON, before)))
        found.setdefault(decision.key, []).append(moment)
        before = after
    chosen = [
        moment
        for alike in found.values()
        for moment in (alike[0], alike[-1], max(alike, key=lambda it: it.options), max(alike, key=lambda it: it.news))
    ]
    return {moment.after: moment for moment in chosen}


def drawn(patch: pytest.MonkeyPatch, game: str, golden: str, language: str, width: int, height: int) -> list[str]:
    """Every page at those moments, each menu within the menu opened once."""
    patch.setattr(sys, "stdin", Keyboard(MANY_ENTERS))
    out = StringIO()
    console = Console(file=out, width=width, height=height, force_terminal=True, color_system=None)
    journal, chosen = recorded(game, golden), moments(game, golden)
    table = empty(journal)
    session = Session(table, bots_of(table), catalogue.words(language), 0, Dialogue(console))
    session.start_and_end.welcome()
    for decision in decisions(table, journal):
        if moment := chosen.get(table.journal.last()):
            show(session.player, decision, moment)
    return out.getvalue().replace("\x1b[H", "").split(CLEAR)[1:]


def show(player: Player, decision: Decision, moment: Moment) -> None:
    player.heard_until = moment.before
    position = player.position(decision)
    menu = player.terminal.menu(position)
    nested = [item.shortcut for item in menu.items if isinstance(item, Nested) and item.refusal is None]
    for player.open in ([], *([shortcut] for shortcut in nested)):
        player.show(position, menu)
        player.dialogue.ask(player.prompt(*menu.opened(player.open)))


def too_long(pages: list[str], width: int, height: int) -> list[str]:
    return [page for page in pages if sum(max(1, -(-cell_len(line.rstrip()) // width)) for line in page.split("\n")) > height]
