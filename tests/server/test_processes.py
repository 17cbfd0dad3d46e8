"""Several processes, and processes that die: how soon the next one starts, and how soon its tables go on elsewhere."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import update

from magnat.server.process.supervisor import LONGEST_AFTER_SERVING, LONGEST_WAIT, SHORT_LIFE, pause
from magnat.server.server_process import ServerProcess
from magnat.server.settings import Settings
from magnat.store import leases
from magnat.store.schema import tables
from tests.databases import postgres_url
from tests.server.inside import a_move, in_play, open_server, until

FOR_EVER = 3_600_000


def pauses(times: int, lived: float, served: bool) -> list[float]:
    found = [0.0]
    for _ in range(times):
        found.append(pause(found[-1], lived, served))
    return found


def test_whoever_cannot_start_is_tried_more_and_more_slowly() -> None:
    assert pauses(20, 1.0, served=False) == sorted(pauses(20, 1.0, served=False))
    assert pauses(20, 1.0, served=False)[-1] == LONGEST_WAIT


def test_whoever_served_people_is_back_soon_however_often_it_is_killed() -> None:
    assert max(pauses(20, 1.0, served=True)) == LONGEST_AFTER_SERVING
    assert pause(LONGEST_WAIT, SHORT_LIFE, served=True) == 0.0


async def killed(server: ServerProcess) -> None:
    """As with kill -9: no word to anybody, and its connections end."""
    await server.background.stop()
    await server.bus.close()


@pytest.mark.thorough
def test_a_move_to_a_killed_process_is_made_by_another_after_one_missed_beat() -> None:
    async def play() -> None:
        db = postgres_url()
        async with open_server(db, patience=FOR_EVER) as first, open_server(db, patience=FOR_EVER) as second:
            table = await in_play(first)
            there = await second.tables.by_code(table.record.code)
            before = (await there.memory.opened()).n
            await there.send(await a_move(there, "one"))  # goes to the owner
            assert not there.lease.held
            await killed(first)
            move = await a_move(there, "two")
            while (n := await there.send(move)) <= before:
                pass
            assert there.lease.held
            assert n > before

    asyncio.run(play())


@pytest.mark.thorough
def test_a_process_that_ends_frees_its_tables_at_once() -> None:
    async def play() -> None:
        db = postgres_url()
        first = await ServerProcess.open(Settings(db=db, patience=FOR_EVER))
        async with open_server(db, patience=FOR_EVER) as second:
            table = await in_play(first)
            there = await second.tables.by_code(table.record.code)
            move = await a_move(there, "one")
            ending = asyncio.create_task(first.close())
            assert await there.send(move) > 0
            await ending
            assert await there.send(await a_move(there, "two")) > 0
            assert there.lease.held

    asyncio.run(play())


@pytest.mark.thorough
def test_whoever_lost_a_table_without_knowing_does_not_write_beside_its_owner() -> None:
    """It was cut off, has read what the new owner stored, and believes that it still has the mailbox: its move goes to the owner, who
    would not hear of somebody else's entry, and the table would wait for ever for somebody who had moved."""

    async def play() -> None:
        db = postgres_url()
        async with open_server(db) as first, open_server(db) as second:
            table = await in_play(first)
            there = await second.tables.by_code(table.record.code)
            await there.memory.opened()
            move = await a_move(table, "one")
            owner, id = second.process, table.record.id
            await first.database.write(lambda c: c.execute(update(tables).where(tables.c.id == id).values(owner=owner)))
            assert await there.take()
            assert table.lease.held  # so it believes
            n = await table.send(move)
            stored = await first.database.read(lambda connection: leases.owner(connection, id))
            assert table.lease.held == (
                stored == first.process
            )  # what it believes is true again; a slow owner may have been taken for dead
            owning = table if table.lease.held else there
            assert owning.memory.game is not None
            assert owning.memory.game.n == n
            await until(lambda: table.memory.game is not None and table.memory.game.n >= n)

    asyncio.run(play())
