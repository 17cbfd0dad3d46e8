"""The stored table as it is in memory: what was read last is what holds, whoever reads it and however long that takes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec
from sqlalchemy import Connection

from magnat.server.metrics import Metrics
from magnat.server.table.memory import TableInMemory
from magnat.server.table.stored_table import StoredTable
from magnat.store.database import Database
from magnat.store.records import Append, ChatRecord, EntryRow, SeatRecord, TableRecord

T = TypeVar("T")
Read = tuple[StoredTable | None, list[ChatRecord]]


class SlowStore:
    """Stands in for a database whose first reader is slow: the later one overtakes it, if nobody takes care."""

    def __init__(self, stored: StoredTable) -> None:
        self.stored = stored
        self.first = True

    async def read(self, work: Callable[[Connection], T]) -> T:  # noqa: ARG002 - whatever is asked for, it is the table
        seen: Read = (self.stored, [])
        if self.first:
            self.first = False
            await asyncio.sleep(0.05)
        return seen  # type: ignore[return-value]  # see above

    async def write(self, work: Callable[[Connection], T]) -> T:
        raise AssertionError(work)

    async def append(self, batches: Sequence[Append]) -> None:
        raise AssertionError(batches)

    async def close(self) -> None: ...


def stored(entries: int = 5, status: str = "playing", names: str = "ab") -> StoredTable:
    record = TableRecord("t1", "ABCDEF", "mcmulti", 1, 2, 2, clock_rule=b'{"kind":"none"}', entries=entries)
    seats = [SeatRecord("t1", seat, "person", name, name) for seat, name in enumerate(names)]
    return StoredTable(msgspec.structs.replace(record, status=status), seats)


def test_whoever_sits_down_while_somebody_else_reads_the_table_stays_seated() -> None:
    async def go() -> None:
        store = SlowStore(stored(names="ab"))
        table = TableInMemory(stored(names="ab"), Database("", "sqlite", store), Metrics(), lambda _: None, "p")
        slow = asyncio.create_task(table.refresh())
        await asyncio.sleep(0)
        store.stored = stored(names="ac")
        await table.refresh()
        await slow
        assert table.stored.held_by("c") == [1]

    asyncio.run(go())


def test_a_table_that_was_read_before_the_last_move_was_stored_does_not_take_it_back() -> None:
    row = EntryRow(6, b"{}", b"[]", 1)
    newest = stored(entries=5).after(Append("t1", [row], status="over", waiting=[], changed=7))
    merged = newest.read_as(stored(entries=5, names="ac"))
    assert (merged.record.entries, merged.record.status, merged.held_by("c")) == (6, "over", [1])


def test_a_table_that_knows_more_is_believed() -> None:
    read = stored(entries=9, status="paused")
    assert stored(entries=5).read_as(read) == read
