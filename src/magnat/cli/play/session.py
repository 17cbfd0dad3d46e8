"""A game in the terminal from the first line to the last: one person on seat 0, bots on the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from magnat.bots.shelf import offered
from magnat.cli.play import saves
from magnat.cli.play.desk import Desk, Leaving
from magnat.cli.play.mcmulti.room import McMultiRoom
from magnat.cli.play.opponents import Fortune, Opponents, kind_in, seat_names, short
from magnat.cli.play.room import Room
from magnat.cli.play.seat import Player
from magnat.games.shelf import find
from magnat.kernel.contract import Agenda, Seat
from magnat.kernel.game import Setting, Unreadable
from magnat.tables.table import Table
from magnat.words import catalogue, say
from magnat.words.catalogue import Words

PERSON: Seat = 0


def run(
    game_name: str,
    seats: int,
    bots: Sequence[str],
    language: str,
    options: Mapping[str, Setting],
    seed: int | None,
    load: Path | None,
    console: Console,
) -> int:
    """Plays a game and returns the exit code: 0 for any end that the person wanted, 2 if it could not begin."""
    try:
        words = catalogue.words(language)
    except Unreadable as error:
        console.print(Text(say.unreadable(catalogue.words("en"), error)))
        return 2
    try:
        session = opened(game_name, seats, bots, words, options, seed, load, Desk(console))
    except Unreadable as error:
        console.print(Text(say.unreadable(words, error)))
        return 2
    session.play()
    return 0


def opened(
    game_name: str,
    seats: int,
    bots: Sequence[str],
    words: Words,
    options: Mapping[str, Setting],
    seed: int | None,
    load: Path | None,
    desk: Desk,
) -> Session:
    """A new table, or the one of a saved game; Unreadable says what is wrong with it."""
    if load is None:
        table = Table.create(find(game_name), seats, dict(options), seat_names(bots, words.text("cli-play-you")))
        if len(bots) != seats - 1:
            raise Unreadable("bot-count", need=seats - 1, have=len(bots))
        return Session(table, bots, words, seed, desk)
    table = saves.load(load)
    session = Session(table, bots_of(table, bots), words, seed, desk)
    session.player.saves.safe = len(table.journal.entries)
    return session


def bots_of(table: Table, wanted: Sequence[str]) -> list[str]:
    """The bots that the journal names; for others those wanted now, in turn."""
    known = list(offered(table.game.name))
    spare = list(wanted) or known[-1:]
    names = table.journal.header.names
    kinds = [kind_in(names[seat]) if seat < len(names) else "" for seat in range(1, table.journal.header.seats)]
    return [kind if kind in known else spare[index % len(spare)] for index, kind in enumerate(kinds)]


def names_at(table: Table, words: Words, bots: Sequence[str]) -> list[str]:
    """How the seats are called on the screen."""
    kept = [short(name) for name in table.journal.header.names[1:]]
    usual = [short(name) for name in seat_names(bots, "")[1:]]
    return [words.text("cli-play-you"), *(kept if len(kept) == len(bots) else usual)]


def room_of(table: Table, words: Words, names: Sequence[str]) -> Room:
    """Every game has its own room."""
    match table.game.name:
        case "mcmulti":
            return McMultiRoom(words, names, table.journal.settings())
        case other:
            raise Unreadable("unknown-game", game=other, allowed="mcmulti")


class Session:
    """Goes round the table: dice and bots by themselves, the person by asking."""

    def __init__(self, table: Table, bots: Sequence[str], words: Words, seed: int | None, desk: Desk) -> None:
        self.table = table
        self.words = words
        self.desk = desk
        self.fortune = Fortune(seed)
        self.opponents = Opponents(table, bots, PERSON, seed)
        self.room = room_of(table, words, names_at(table, words, bots))
        self.player = Player(PERSON, table, self.room, words, desk)

    def play(self) -> None:
        try:
            self.player.welcome()
            agenda = self.table.agenda()
            while not agenda.over:
                self.step(agenda)
                agenda = self.table.agenda()
            self.player.finish(agenda.places)
        except (Leaving, KeyboardInterrupt):
            self.player.leave()

    def step(self, agenda: Agenda) -> None:
        """One thing happens: the due chance, a bot, or the person."""
        if agenda.chances:
            chance = agenda.chances[0]
            self.table.roll(self.fortune.falls(chance), chance)
        elif not self.opponents.act(agenda):
            decision = next(decision for decision in agenda.decisions if decision.must and decision.seat == PERSON)
            self.player.decide(decision)
