"""Saved games: those of people, of bots and of servers, in one format."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from magnat.kernel.contract import Seat
from magnat.library.playable import PlayableGame
from magnat.library.position import Position
from magnat.tables import journal, replay
from magnat.tables.journal import FactWords


def load(file: str | Path) -> SavedGame:
    """A saved game, checked: every input is legal, and every fact and position is as the file says.

    `magnat.Unreadable` names the first line that is wrong.
    """
    found = journal.read(Path(file).read_bytes())
    wrong = replay.check(found)
    if wrong is not None:
        raise wrong
    return SavedGame(found)


class Moment:
    """One input of a saved game: who did what, what followed, and the position after it."""

    def __init__(self, number: int, seat: Seat | None, key: str, facts: list[FactWords], position: Position, counted: bool) -> None:
        self.number = number
        self.seat = seat
        """Who acted; None for a roll."""
        self.key = key
        """The key of the action or of the chance."""
        self.facts = facts
        self.position = position
        self.counted = counted
        """False if it was taken back later."""


class SavedGame:
    """A journal: what was played, and everything that happened."""

    def __init__(self, kept: journal.Journal) -> None:
        self.journal = kept
        header = kept.header
        self.game = PlayableGame(kept.game(), header.seats, kept.settings(), header.edition)

    @property
    def names(self) -> list[str]:
        """What the players were called, by seat; empty if the file does not tell."""
        return list(self.journal.header.names)

    def moments(self) -> Iterator[Moment]:
        """Input by input in the order in which they were made, each with a position of its own."""
        counted = {entry.n for entry in replay.live_entries(self.journal.entries)}
        for step in replay.steps(self.journal):
            key = step.entry.do if step.entry.do is not None else step.entry.roll
            position = Position(self.game, step.after.clone())
            yield Moment(step.entry.n, step.entry.seat, key or "", step.facts, position, step.entry.n in counted)

    def position(self, at: int | None = None) -> Position:
        """The position after entry `at`; the last one if left out."""
        return Position(self.game, replay.position(self.journal, at))
