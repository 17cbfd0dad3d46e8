"""A game that is looked back on: what counts of its journal, turn by turn, with the positions between the turns."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cached_property

from msgspec import Struct

from magnat.kernel import playout
from magnat.kernel.contract import Log, State
from magnat.kernel.game import OPEN
from magnat.lesson.turns import opens_turn
from magnat.tables.journal import Entry, FactWords, Journal
from magnat.tables.replay import Reader, live_entries, stopped
from magnat.words.catalogue import Words
from magnat.words.names import Names


class Turn(Struct, frozen=True):
    """Entry `first` opened it; the position before it is the one after entry `before`, that at its end the one after `last`."""

    number: int
    before: int
    first: int
    last: int


class Story:
    """Only what counts: inputs that were taken back are not in it."""

    def __init__(self, journal: Journal, names: Sequence[str] = ()) -> None:
        self.journal = journal
        self.game = journal.game()
        self.settings = journal.settings()
        self.rules = journal.rules()
        self.seats = journal.header.seats
        self.entries: list[Entry] = live_entries(journal.entries)
        self.facts: list[tuple[int, FactWords]] = [(entry.n, fact) for entry in self.entries for fact in entry.fact_words()]
        self.teams = self.game.teams(self.rules, self.seats)
        self.team_of = {seat: team for team, seats in enumerate(self.teams) for seat in seats}
        self.players = list(names or journal.header.names)
        self.kept = self.positions({0, *(turn.before for turn in self.turns), *(turn.last for turn in self.turns), self.last})
        self.companies = self.game.team_names(self.end)

    @property
    def last(self) -> int:
        return self.entries[-1].n if self.entries else 0

    @cached_property
    def turns(self) -> list[Turn]:
        opened: list[tuple[int, int]] = []
        before = 0
        for entry in self.entries:
            if any(opens_turn(self.game, self.seats, fact) for fact in entry.fact_words()):
                opened.append((before, entry.n))
            before = entry.n
        ends = [start for start, _ in opened[1:]] + [self.last]
        return [Turn(number, start, first, end) for number, ((start, first), end) in enumerate(zip(opened, ends, strict=False), start=1)]

    def positions(self, wanted: Collection[int]) -> dict[int, State]:
        """The positions after these entries, of one way through the game."""
        state: State = self.rules.start(self.seats)
        reader, log = Reader(self.game), Log(on=False)
        found = {0: state.clone()} if 0 in wanted else {}
        for entry in self.entries:
            given = reader.input(entry)
            if not playout.fits(self.rules, state, given):
                raise stopped(self.game, self.rules, state, entry, given)
            playout.put_in(self.rules, state, given, log)
            if entry.n in wanted:
                found[entry.n] = state.clone()
        return found

    def rolls(self, until: int) -> dict[tuple[str, int], int]:
        """How often each chance has come up to this entry."""
        counted: dict[tuple[str, int], int] = {}
        for entry in self.entries:
            if entry.roll is not None and entry.n <= until:
                counted[entry.roll, entry.about] = counted.get((entry.roll, entry.about), 0) + 1
        return counted

    @property
    def end(self) -> State:
        return self.kept[self.last]

    def at_end_of(self, turn: Turn) -> State:
        return self.kept[turn.last]

    def facts_in(self, first: int, last: int) -> Iterator[tuple[int, FactWords]]:
        """What happened after entry `first` up to entry `last`."""
        return ((n, fact) for n, fact in self.facts if first < n <= last)

    def turn_of(self, n: int) -> int:
        """In which turn an entry came; 0 before the first."""
        return max((turn.number for turn in self.turns if turn.before < n), default=0)

    # Who stands where

    def scores(self, state: State) -> list[int]:
        """By team: that of its first seat."""
        scores = self.rules.scores(state)
        return [scores[seats[0]] for seats in self.teams]

    @cached_property
    def places(self) -> list[int]:
        """By team: as the game ranked them, or by their scores where it was broken off."""
        agenda = self.rules.agenda(self.end)
        if agenda.over and agenda.places:
            return [agenda.places[seats[0]] for seats in self.teams]
        scores = self.scores(self.end)
        return [1 + sum(other > own for other in scores) for own in scores]

    def cash(self, state: State) -> list[int | None]:
        """By team, with eyes from which nothing is hidden; None where the game does not tell."""
        told = {it.team: it.cash for it in self.game.standings(self.game.view(self.rules, state, OPEN))}
        return [told.get(team) for team in range(len(self.teams))]

    # What they are called

    def names(self) -> Names:
        return Names(self.players, self.companies, self.settings)

    def team_name(self, words: Words, team: int) -> str:
        """A company by its name; somebody who plays alone by their own."""
        if self.companies or len(self.teams[team]) > 1:
            return self.names().company(words, team)
        return self.names().player(words, self.teams[team][0])

    def people(self, words: Words, team: int) -> list[str]:
        return [self.names().player(words, seat) for seat in self.teams[team]]
