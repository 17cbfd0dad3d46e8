"""Processes that do not yet know, or no longer know, what others have stored: whoever watches there still hears everything once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from magnat.server import server_process
from magnat.server.server_process import ServerProcess
from magnat.server.table.served_table import ServedTable
from magnat.server.table.watcher import Watcher
from magnat.store.records import TableRecord
from magnat.words.catalogue import words
from tests.databases import postgres_url
from tests.patience import PATIENCE_S
from tests.server import inside


@pytest.fixture(autouse=True)
def no_heartbeat(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the first sign of life there is none: as if the machine had stopped for a while."""
    monkeypatch.setattr(server_process, "BEAT", 3600.0)


class Side:
    """A table as one of the two processes has it."""

    def __init__(self, server: ServerProcess, table: ServedTable) -> None:
        self.server = server
        self.table = table

    @property
    def entries(self) -> int:
        """How many this process knows of."""
        return self.table.record.entries

    async def stored(self) -> TableRecord:
        return await inside.stored(self.server, self.table)


@asynccontextmanager
async def two_houses() -> AsyncIterator[tuple[Side, Side]]:
    """One running table, seen from two processes; the first owns it, and the second thinks that the first is dead."""
    db = postgres_url()
    async with inside.open_server(db, patience=1_000_000) as first, inside.open_server(db, patience=-1_000_000) as second:
        mine = Side(first, await inside.in_play(first, options={"quadrants": "by_seat"}))
        other = Side(second, await second.tables.by_code(mine.table.record.code))
        await other.table.memory.opened()
        yield mine, other


async def move(side: Side, name: str | None = None, choice: int = 0) -> int:
    """A choice of whoever must decide, as far as this process knows."""
    return await side.table.send(await inside.a_move(side.table, name, choice))


async def heard(one: Watcher, side: Side) -> list[int]:
    """The numbers of the entries that it was told, until a position shows that nothing is missing."""
    last, numbers = (await side.stored()).entries, list[int]()
    async with asyncio.timeout(PATIENCE_S):
        while True:
            message = msgspec.json.decode(await inside.next_message(one))
            if message["type"] == "told":
                numbers.append(message["n"])
            if message["type"] == "position" and message["n"] == last:
                return numbers


@asynccontextmanager
async def guest_at(side: Side, after: int) -> AsyncIterator[Watcher]:
    """Somebody who watches there and has been told everything up to that entry."""
    guest = Watcher("", words("en"), after, 0, True)
    async with side.table.watched_by(guest):
        yield guest


def test_who_comes_from_a_process_that_knew_more_is_told_nothing_twice() -> None:
    async def go() -> None:
        async with two_houses() as (mine, other):
            await other.server.bus.close()  # its news is late
            known = other.entries
            await move(mine)
            last = mine.entries
            assert other.entries == known < last
            async with guest_at(other, last) as guest:
                await move(mine)
                other.table.ring(record=True, entries=True)
                assert await heard(guest, other) == list(range(last + 1, mine.entries + 1))

    asyncio.run(go())


def test_who_names_an_entry_that_does_not_exist_is_told_what_comes() -> None:
    async def go() -> None:
        async with two_houses() as (mine, _):
            before = mine.entries
            async with guest_at(mine, 1_000_000) as guest:
                await move(mine)
                assert await heard(guest, mine) == list(range(before + 1, mine.entries + 1))

    asyncio.run(go())


def test_who_watches_at_a_process_that_lost_the_table_unawares_misses_nothing() -> None:
    async def go() -> None:
        async with two_houses() as (mine, other):
            before = mine.entries
            async with guest_at(mine, before) as guest:
                await heard(guest, mine)
                assert await other.table.take()
                await move(other)
                assert mine.table.lease.held
                assert mine.entries == before
                await move(mine, choice=1)  # stored behind what the other one has stored
                assert await heard(guest, mine) == list(range(before + 1, mine.entries + 1))

    asyncio.run(go())


def test_who_watches_where_a_move_is_found_stored_by_another_process_hears_of_it() -> None:
    async def go() -> None:
        async with two_houses() as (mine, other):
            before = mine.entries
            async with guest_at(mine, before) as guest:
                await heard(guest, mine)
                assert await other.table.take()
                last = await move(other, "once")
                assert await move(mine, "once") == last
                assert await heard(guest, mine) == list(range(before + 1, other.entries + 1))

    asyncio.run(go())


def test_a_process_that_learns_that_it_lost_the_table_looks_what_was_stored() -> None:
    async def go() -> None:
        async with two_houses() as (mine, other):
            before = mine.entries
            async with guest_at(mine, before) as guest:
                await heard(guest, mine)
                assert await other.table.take()
                await move(other)
                await mine.server.tables.adopt()
                assert not mine.table.lease.held
                assert await heard(guest, mine) == list(range(before + 1, other.entries + 1))

    asyncio.run(go())


def test_a_process_that_lost_the_table_unawares_does_not_write_over_what_the_new_owner_stored() -> None:
    """It reads the card, sees other seats being waited for than in its own game, and must not take that for a game that has just begun."""

    async def go() -> None:
        async with two_houses() as (mine, other):
            before, game = mine.entries, await mine.table.memory.opened()
            assert await other.table.take()
            waiting = list(other.table.record.waiting)
            while other.table.record.waiting == waiting:
                await other.table.send(await inside.a_move(other.table, choice=-1))
            newest = await other.stored()
            assert mine.table.lease.held
            assert (mine.entries, game.n) == (before, before)
            async with guest_at(mine, before) as guest:  # the card is read again when somebody comes
                assert await heard(guest, mine) == list(range(before + 1, newest.entries + 1))
            await mine.table.refresh()
            after = await other.stored()
            assert (after.waiting, after.clock, after.entries) == (newest.waiting, newest.clock, newest.entries)

    asyncio.run(go())
