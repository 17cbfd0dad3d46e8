"""What a table remembers: the inputs that count, an open request, and how far back it can see."""

from __future__ import annotations

from magnat.kernel.contract import Fact, Seat, State
from magnat.tables.journal import Entry


class LiveInput:
    """An input that counts, not taken back: its entry and facts, and the position before it if that was kept."""

    def __init__(self, entry: Entry, facts: list[Fact], before: State | None) -> None:
        self.entry = entry
        self.facts = facts
        self.before = before

    def fenced(self) -> bool:
        """TB-1.2: a roll, a draw or a reveal: nobody takes it back alone."""
        return self.entry.roll is not None or any(fact.reveals() for fact in self.facts)


class UndoRequest:
    """A seat asks to go back to an entry; the others who decide have answered or not."""

    def __init__(self, seat: Seat, to: int) -> None:
        self.seat = seat
        self.to = to
        self.agreed: list[Seat] = [seat]


class NeedsHistory(Exception):  # noqa: N818 - it names what is missing, and is caught by that name
    """The table was loaded from a snapshot that is too recent, and has changed nothing.

    The keeper of the journal loads it again from a snapshot taken before entry `to` (its number is smaller), or from the start.
    """

    def __init__(self, to: int) -> None:
        super().__init__(f"the entries before and after number {to} are needed")
        self.to = to
