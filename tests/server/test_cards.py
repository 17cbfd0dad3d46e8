"""The card of a table in memory: what was read last is what holds, whoever reads it and however long that takes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

import msgspec
from sqlalchemy import Connection

from magnat.server.metrics import Metrics
from magnat.server.table.card import Card
from magnat.server.table.memory import TableInMemory
from magnat.store.database import Database
from magnat.store.records import Append, ChatRecord, EntryRow, SeatRecord, TableRecord

T = TypeVar("T")
Read = tuple[Card | None, list[ChatRecord]]


class SlowStore:
    """Stands for a database whose first reader is slow: the later one overtakes it, if nobody takes care."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.first = True

    async def read(self, work: Callable[[Connection], T]) -> T:  # noqa: ARG002 - whatever is asked for, it is the card
        seen: Read = (self.card, [])
        if self.first:
            self.first = False
            await asyncio.sleep(0.05)
        return seen  # type: ignore[return-value]  # see above

    async def write(self, work: Callable[[Connection], T]) -> T:
        raise AssertionError(work)

    async def close(self) -> None: ...


def card(entries: int = 5, status: str = "playing", names: str = "ab") -> Card:
    record = TableRecord("t1", "ABCDEF", "mcmulti", 1, 2, 2, clock_rule=b'{"kind":"none"}', entries=entries)
    seats = [SeatRecord("t1", seat, "person", name, name) for seat, name in enumerate(names)]
    return Card(msgspec.structs.replace(record, status=status), seats)


def test_whoever_sits_down_while_somebody_else_reads_the_card_stays_seated() -> None:
    async def go() -> None:
        store = SlowStore(card(names="ab"))
        table = TableInMemory(card(names="ab"), Database("", "sqlite", store), Metrics(), lambda _: None)
        slow = asyncio.create_task(table.refresh())
        await asyncio.sleep(0)
        store.card = card(names="ac")
        await table.refresh()
        await slow
        assert table.card.held_by("c") == [1]

    asyncio.run(go())


def test_a_card_that_was_read_before_the_last_move_was_stored_does_not_take_it_back() -> None:
    row = EntryRow(6, b"{}", b"[]", 1)
    newest = card(entries=5).after(Append("t1", [row], status="over", waiting=[], changed=7))
    merged = newest.read_as(card(entries=5, names="ac"))
    assert (merged.record.entries, merged.record.status, merged.held_by("c")) == (6, "over", [1])


def test_a_card_that_knows_more_is_believed() -> None:
    read = card(entries=9, status="paused")
    assert card(entries=5).read_as(read) == read
