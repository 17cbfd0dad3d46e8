"""A game in the terminal from the first line to the last: one person on the seats that the game says, bots on the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console

from magnat.bots.registry import offered, usual
from magnat.cli.play import saves, terminals
from magnat.cli.play.dialogue import Dialogue, Leaving
from magnat.cli.play.game_terminal import GameTerminal
from magnat.cli.play.opponents import Fortune, Opponents, kind_in, seat_names, short
from magnat.cli.play.seat import Player
from magnat.cli.play.start_and_end import StartAndEnd
from magnat.cli.settings import bot_names
from magnat.games.registry import find
from magnat.kernel.contract import Agenda, Refusal, Seat
from magnat.kernel.game import Setting
from magnat.tables.table import Table
from magnat.words import catalogue
from magnat.words.catalogue import Words


def run(
    game_name: str,
    seats: int | None,
    bots: str | Sequence[str],
    language: str,
    options: Mapping[str, Setting],
    seed: int | None,
    load: Path | None,
    console: Console,
) -> int:
    """Plays a game and returns the exit code 0, whatever end the person wanted; Unreadable says why it could not begin.

    No number of seats is the usual one. `bots`: one name (or several, separated by commas) or a list; a single one sits on all
    seats that the person does not hold.
    """
    given = bots if isinstance(bots, str) else ",".join(bots)
    opened(game_name, seats, given, catalogue.words(language), options, seed, load, Dialogue(console)).play()
    return 0


def opened(
    game_name: str,
    seats: int | None,
    bots: str,
    words: Words,
    options: Mapping[str, Setting],
    seed: int | None,
    load: Path | None,
    dialogue: Dialogue,
) -> Session:
    """A new table, or the one of a saved game; Unreadable says what is wrong with it."""
    if load is None:
        table = new_table(game_name, seats, bots, words, options)
        return Session(table, bots_of(table), words, seed, dialogue)
    table = saves.load(load)
    spare = bot_names(table.game.name, bots, 1) if bots else []
    session = Session(table, bots_of(table, spare), words, seed, dialogue)
    session.player.saves.safe = len(table.journal.entries)
    return session


def new_table(game_name: str, seats: int | None, bots: str, words: Words, options: Mapping[str, Setting]) -> Table:
    game = find(game_name)
    settings = game.settings(dict(options))
    players = game.check_seats(game.descriptor.usual_seats if seats is None else seats, settings)
    own = game.teams(game.rules(settings), players)[0]
    others = [seat for seat in range(players) if seat not in own]
    kinds = dict(zip(others, bot_names(game_name, bots or usual(game_name), len(others)), strict=True))
    return Table.create(game, players, dict(options), seat_names(own, kinds, words.text("cli-play-you")))


def teams_of(table: Table) -> list[list[Seat]]:
    """Who plays together. The person holds all seats of the first team, and decisions are asked of the first of them."""
    return table.game.teams(table.rules, table.journal.header.seats)


def bots_of(table: Table, wanted: Sequence[str] = ()) -> dict[Seat, str]:
    """The bots that the journal names, by seat; for others those wanted now, in turn."""
    known, own = list(offered(table.game.name)), teams_of(table)[0]
    spare = list(wanted) or known[-1:]
    names = table.journal.header.names
    others = [seat for seat in range(table.journal.header.seats) if seat not in own]
    kinds = [kind_in(names[seat]) if seat < len(names) else "" for seat in others]
    return {
        seat: kind if kind in known else spare[index % len(spare)] for index, (seat, kind) in enumerate(zip(others, kinds, strict=True))
    }


def terminal_of(table: Table, words: Words, bots: Mapping[Seat, str]) -> GameTerminal:
    """How the game shows itself; the seats are called by their names in the journal, the person's by "you"."""
    own, kept, you = teams_of(table)[0], table.journal.header.names, words.text("cli-play-you")
    usual = seat_names(own, bots, you)
    names = [you if seat in own else short(kept[seat] if seat < len(kept) else usual[seat]) for seat in range(table.journal.header.seats)]
    return terminals.find(table.game.name).at(table.journal, words, names)


class Session:
    """Goes round the table: dice and bots by themselves, the person by asking."""

    def __init__(self, table: Table, bots: Mapping[Seat, str], words: Words, seed: int | None, dialogue: Dialogue) -> None:
        self.table = table
        self.words = words
        self.dialogue = dialogue
        self.own = teams_of(table)[0]
        self.fortune = Fortune(seed)
        self.opponents = Opponents(table, bots, teams_of(table), seed)
        self.terminal = terminal_of(table, words, bots)
        self.player = Player(self.own[0], table, self.terminal, words, dialogue)
        self.start_and_end = StartAndEnd(self.player)

    def play(self) -> None:
        try:
            self.start_and_end.welcome()
            self.sit_down()
            agenda = self.table.agenda()
            while not agenda.over:
                self.step(agenda)
                agenda = self.table.agenda()
            self.start_and_end.finish(agenda.places)
        except (Leaving, KeyboardInterrupt):
            self.start_and_end.leave()

    def sit_down(self) -> None:
        """A game that is over takes nothing more."""
        for seat, action in self.terminal.sit_down(self.table.view(self.own[0])):
            refused = self.table.act(seat, action)
            assert not isinstance(refused, Refusal) or self.table.agenda().over, refused

    def step(self, agenda: Agenda) -> None:
        """One thing happens: the due chance, a bot, or the person."""
        if agenda.chances:
            chance = agenda.chances[0]
            self.table.roll(self.fortune.falls(chance), chance)
            self.opponents.went_on()
        elif not self.opponents.act(agenda):
            decision = next(decision for decision in agenda.decisions if decision.must and decision.seat == self.own[0])
            self.player.decide(decision)
            self.opponents.went_on()
