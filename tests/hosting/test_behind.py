"""Processes that do not know yet, or not any more, what others have stored: whoever watches there still hears everything once."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import msgspec
import pytest

from magnat.kernel.contract import Seat
from magnat.server import house as houses
from magnat.server.house import House
from magnat.server.lobby import new_table, status
from magnat.server.settings import Settings
from magnat.server.table.move_request import MoveRequest
from magnat.server.table.served_table import ServedTable
from magnat.server.table.watcher import Watcher
from magnat.store import people, tables
from magnat.store.records import PersonRecord, TableRecord
from magnat.wire.play import Act
from magnat.wire.tables import NewTable
from magnat.words.catalogue import words
from tests.databases import postgres_url

PATIENCE = 60


@pytest.fixture(autouse=True)
def no_heartbeat(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the first sign of life there is no other: as if the machine had stopped for a while."""
    monkeypatch.setattr(houses, "BEAT", 3600.0)


class Side:
    """A table as one of the two processes has it."""

    def __init__(self, house: House, table: ServedTable) -> None:
        self.house = house
        self.table = table

    @property
    def entries(self) -> int:
        """How many this process knows of."""
        return self.table.record.entries

    async def stored(self) -> TableRecord:
        """What any process would read now."""
        record = await self.house.database.read(lambda connection: tables.find(connection, self.table.record.id))
        assert record is not None
        return record


@asynccontextmanager
async def two_houses() -> AsyncIterator[tuple[Side, Side]]:
    """One running table, seen from two processes; the first owns it, and the second thinks that the first is dead."""
    db = postgres_url()
    first = await House.open(Settings(db=db, patience=1_000_000))
    second = await House.open(Settings(db=db, patience=-1_000_000))
    code = await started(first)
    mine, other = Side(first, await first.tables.by_code(code)), Side(second, await second.tables.by_code(code))
    try:
        assert await mine.table.take()
        await until(lambda: begun(mine))
        await other.table.memory.opened()
        yield mine, other
    finally:
        await first.close()
        await second.close()


async def started(house: House) -> str:
    host = PersonRecord(id=secrets.token_hex(8), name="Ala", created=1, seen=1)
    card, _ = new_table.prepared(NewTable(game="mcmulti", seats=2), host, 1)
    seats = [card.seats[0], msgspec.structs.replace(card.seats[1], kind="person", person=host.id, name="Olek")]
    await house.database.write(lambda connection: people.create(connection, host))
    await house.database.write(lambda connection: tables.create(connection, card.record, seats))
    await house.database.write(lambda connection: status.start(connection, card.record.id, 2))
    return card.record.code


async def until(found: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await found():
            await asyncio.sleep(0.01)


async def begun(side: Side) -> bool:
    """The first rolls are done, and somebody has to decide."""
    return bool(side.entries) and bool(side.table.record.waiting)


async def move(side: Side, name: str | None = None, choice: int = 0) -> int:
    """A choice of whoever must decide, as far as this process knows."""
    table = (await side.table.memory.opened()).table
    seat: Seat = next(it.seat for it in table.agenda().decisions if it.must)
    action = table.options(seat)[choice]
    return await side.table.send(MoveRequest(move=Act(id=name, do=action.key, words=dict(action.words())), seat=seat))


async def heard(one: Watcher, side: Side) -> list[int]:
    """The numbers of the entries that it was told, until a position shows that nothing is missing."""
    last, numbers = (await side.stored()).entries, list[int]()
    async with asyncio.timeout(PATIENCE):
        while True:
            text = await one.queue.get()
            assert text is not None
            message = msgspec.json.decode(text)
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
            await other.house.bus.close()  # its news are late
            known = other.entries
            await move(mine)
            last = mine.entries
            assert other.entries == known < last
            async with guest_at(other, last) as guest:
                await move(mine)
                other.table.ring(card=True, entries=True)
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
                await mine.house.tables.adopt()
                assert not mine.table.lease.held
                assert await heard(guest, mine) == list(range(before + 1, other.entries + 1))

    asyncio.run(go())
