"""Who is to be told elsewhere that the table waits for them."""

from __future__ import annotations

from collections.abc import Callable

from magnat.kernel.contract import Seat
from magnat.server.table.card import Card
from magnat.store.records import SeatRecord


class Reminders:
    def __init__(self, card: Card) -> None:
        self.known: list[Seat] = list(card.record.waiting) if card.record.status == "playing" else []

    def new(self, card: Card, present: Callable[[Card], set[Seat]]) -> list[SeatRecord]:
        """Those who are newly waited for and not here; at a slow table all of them."""
        new = [card.seats[seat] for seat in card.record.waiting if seat not in self.known]
        self.known = list(card.record.waiting)
        here = present(card) if new and card.record.pace == "live" else set()
        return [it for it in new if it.kind == "person" and it.seat not in here]
