"""Who is to be told elsewhere that the table waits for them."""

from __future__ import annotations

from collections.abc import Callable

from magnat.kernel.contract import Seat
from magnat.server.table.stored_table import StoredTable
from magnat.store.records import SeatRecord


class Reminders:
    def __init__(self, stored: StoredTable) -> None:
        self.known: list[Seat] = list(stored.record.waiting) if stored.record.status == "playing" else []

    def new(self, stored: StoredTable, present: Callable[[StoredTable], set[Seat]]) -> list[SeatRecord]:
        """Those who are newly waited for and not here; at a slow table all of them."""
        new = [stored.seats[seat] for seat in stored.record.waiting if seat not in self.known]
        self.known = list(stored.record.waiting)
        here = present(stored) if new and stored.record.pace == "live" else set()
        return [it for it in new if it.kind == "person" and it.seat not in here]
