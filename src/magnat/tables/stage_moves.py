"""TB-3.4, TB-4.7: a team's present stage is finished for it, by the stated default, as the clock or whoever leads the table wants it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from magnat.kernel.contract import Agenda, Decision, Refusal, Seat
from magnat.tables.journal import Entry
from magnat.tables.late_moves import simplest
from magnat.tables.table import Table

MOST_MOVES = 60
"""Moves that finish a stage at most; then its clock starts anew."""


def asked(agenda: Agenda, seats: Sequence[Seat], keys: Sequence[str]) -> list[Decision]:
    """What the table still waits for of this stage; it is over when there is nothing more."""
    return [] if agenda.over else [it for it in agenda.decisions if it.must and it.seat in seats and it.key in keys]


def check(wanted: Sequence[str], reason: str) -> Refusal | None:
    """TB-3.4: the table waits for the team, and everybody can read why its stage is finished for it."""
    if not wanted:
        return Refusal("TB-3.4", "not-waited-for")
    return None if reason.strip() else Refusal("TB-3.3", "reason-missing")


def finish(table: Table, seats: Sequence[Seat], keys: Sequence[str], most: int, ruling: str | None = None) -> Iterator[Entry]:
    """Input after input until the stage is over; what is due is rolled between two of them. Without a ruling it is the clock."""
    for _ in range(most):
        waiting = asked(table.agenda(), seats, keys)
        if not waiting:
            return
        seat = waiting[0].seat
        done = table.act(seat, simplest(table.game, table.rules, table.state, seat), ruling, clock=ruling is None)
        assert not isinstance(done, Refusal), done
        yield done
