"""A picture of the terminal game for the README: a real table, some rounds in."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.console import Console, Group
from rich.terminal_theme import MONOKAI

from magnat.bots.registry import usual
from magnat.cli.play import listing
from magnat.cli.play.command_answers import heard
from magnat.cli.play.commands import Commands
from magnat.cli.play.game_terminal import Position
from magnat.cli.play.listing import Size
from magnat.cli.play.opponents import Fortune, Opponents
from magnat.cli.play.session import bots_of, teams_of, terminal_of
from magnat.cli.play.why import Referee
from magnat.games.registry import find
from magnat.kernel.contract import Action, Decision, Refusal
from magnat.tables.table import Table
from magnat.words import catalogue

FROM_OUTSIDE = re.compile(r"\s*@font-face \{.*?\}|<!--.*?-->", re.DOTALL)


def picture(
    path: Path, game_name: str, language: str = "en", seed: int = 5, turn: int = 500, asked: str = "assets", seats: int = 4
) -> None:
    """Writes an SVG that loads nothing from outside: the screen at the first such decision of seat 0 after this many inputs."""
    table = Table.create(find(game_name), seats, {})
    decision = played_to(table, seed, turn, asked)
    console = Console(record=True, width=100, height=34, file=StringIO(), force_terminal=True, color_system="truecolor")
    console.print(page(table, decision, language), highlight=False)
    drawn = console.export_svg(title=f"magnat play {game_name}", theme=MONOKAI)
    path.write_text(FROM_OUTSIDE.sub("", drawn), encoding="utf-8")


def played_to(table: Table, seed: int, turn: int, asked: str) -> Decision:
    """Bots play all seats, seat 0 too, up to the wanted decision."""
    everybody = dict.fromkeys(range(table.journal.header.seats), usual(table.game.name))
    teams = teams_of(table)
    fortune, bots, person = Fortune(seed), Opponents(table, everybody, teams, seed), teams[0][0]
    while True:
        agenda = table.agenda()
        assert not agenda.over
        if agenda.chances:
            table.roll(fortune.falls(agenda.chances[0]))
            continue
        first = agenda.decisions[0]
        if first.seat == person and first.key == asked and len(table.live) > turn:
            return first
        bots.act(agenda)


def page(table: Table, decision: Decision, language: str) -> Group:
    words, person = catalogue.words(language), decision.seat
    terminal = terminal_of(table, words, bots_of(table))
    size = Size(100, 2)

    def check(action: Action) -> Refusal | None:
        return table.rules.check(table.state, person, action)

    options, forms, past = table.options(person), table.forms(person), heard(table, person, 0)
    position = Position(table.view(person), decision.key, decision.clause, options, forms, check, past)
    reason = Referee(words, table.game.name).reason
    asked = listing.drawn(terminal.menu(position), reason, Commands(words, table.game.name, terminal.examples()).footer(), size)
    return Group(terminal.screen(position, None, size), asked)
