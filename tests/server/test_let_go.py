"""Tables that nobody uses leave the memory, and nobody who comes at that moment notices."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from pathlib import Path

import pytest

from magnat.server.lobby import status
from magnat.server.notify import outbox
from magnat.server.now import now_ms
from magnat.server.problems import Trouble
from magnat.server.table.lease import Lease
from magnat.server.table.served_table import ServedTable
from magnat.server.table.watcher import Watcher
from magnat.store import leases
from magnat.store.errors import StoreDown
from magnat.words.catalogue import words
from tests.databases import sqlite_url
from tests.patience import PATIENCE_S
from tests.server import inside
from tests.server.app import Person, running, started, until


def test_a_table_that_nobody_uses_is_let_go_with_its_lease(tmp_path: Path) -> None:
    async def go() -> None:
        async with inside.open_server(sqlite_url(tmp_path), idle=0) as server:
            table = await inside.in_play(server)
            await inside.until(lambda: server.tables.known(table.record.id) is None)
            again = await server.tables.by_code(table.record.code)
            assert await server.database.read(lambda connection: leases.owner(connection, table.record.id)) == ""
            assert await again.send(await inside.a_move(again)) == table.record.entries + 1

    asyncio.run(go())


def test_a_closed_table_leaves_the_memory_soon_and_its_game_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others stay for minutes, in case somebody comes back."""
    passed = 0.0
    monkeypatch.setattr("magnat.server.now.monotonic", lambda: time.monotonic() + passed)

    async def go() -> None:
        nonlocal passed
        async with inside.open_server(sqlite_url(tmp_path)) as server:
            open_one, closed = await inside.in_play(server), await inside.in_play(server)
            game = weakref.ref(await closed.memory.opened())
            await server.database.write(lambda connection: status.close(connection, closed.record.id, "bell", now_ms()))
            await closed.refresh()
            passed = 11
            gc.disable()  # it is freed without a search
            try:
                await inside.until(lambda: server.tables.known(closed.record.id) is None)
                await inside.until(lambda: game() is None)
            finally:
                gc.enable()
            assert server.tables.known(open_one.record.id) is open_one

    asyncio.run(go())


def test_memory_is_tidied_when_nothing_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[str] = []

    async def go() -> None:
        async with inside.open_server(sqlite_url(tmp_path)) as server:
            monkeypatch.setattr("magnat.server.server_process.gc.collect", lambda: searched.append("memory"))
            server.tidy_memory(0)
            server.tidy_memory(0)
            assert searched == []  # nothing was let go
            server.metrics.inputs.inc()
            server.tidy_memory(3)
            assert searched == []  # people are playing
            server.tidy_memory(0)
            assert searched == ["memory"]
            server.tidy_memory(0)
            assert searched == ["memory"]

    asyncio.run(go())


def test_a_table_is_not_let_go_under_a_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The move waits for the lease while the table counts as idle."""
    waiting, go_on = asyncio.Event(), asyncio.Event()
    take = Lease.take

    async def slow_take(lease: Lease) -> bool:
        waiting.set()
        await go_on.wait()
        return await take(lease)

    async def go() -> None:
        async with inside.open_server(sqlite_url(tmp_path), idle=0) as server:
            table = await inside.in_play(server)
            await inside.until(lambda: server.tables.known(table.record.id) is None)
            again = await server.tables.by_code(table.record.code)
            request = await inside.a_move(again)
            monkeypatch.setattr(Lease, "take", slow_take)
            moved = asyncio.create_task(again.send(request))
            await waiting.wait()
            await server.tables.let_go()
            go_on.set()
            async with asyncio.timeout(PATIENCE_S):
                assert await moved == table.record.entries + 1

    asyncio.run(go())


def test_who_sends_to_a_table_that_is_gone_is_told_to_send_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with inside.open_server(sqlite_url(tmp_path)) as server:
            table = await inside.in_play(server)
            request = await inside.a_move(table)
            await table.close()
            async with asyncio.timeout(PATIENCE_S):
                with pytest.raises(Exception, match="moving"):
                    await table.send(request)

    asyncio.run(go())


def test_whoever_did_not_get_in_does_not_count_as_present(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store may fail just when somebody comes."""

    async def down(*_: object) -> None:
        raise StoreDown("for a moment")

    with running(sqlite_url(tmp_path)) as server:
        people = [Person(server, "Ada"), Person(server, "Ben")]
        code = started(people)
        with monkeypatch.context() as patched:
            patched.setattr(outbox, "drop", down)
            with people[0].live(code) as live:
                assert live.wait("failed")["problem"]["error"] == "not-stored"
        until(lambda: not any(seat["here"] for seat in people[1].card(code)["seats"]), "Ada to be gone")


def test_a_table_is_not_let_go_under_somebody_who_comes(tmp_path: Path) -> None:
    """It is still read from the store for them while it counts as idle."""

    async def go() -> None:
        async with inside.open_server(sqlite_url(tmp_path), idle=0) as server:
            code = await inside.started(server)
            table = await server.tables.by_code(code)
            watcher = Watcher("", words("en"), 0, 0, positions=True)
            async with table.memory.reading:
                coming = asyncio.create_task(seen(table, watcher))
                await inside.until(lambda: bool(table.users))
                await server.tables.let_go()
            async with asyncio.timeout(PATIENCE_S):
                await coming

    asyncio.run(go())


async def seen(table: ServedTable, watcher: Watcher) -> None:
    """Returns when the position was shown."""
    async with table.watched_by(watcher):
        while b'"position"' not in (await inside.next_message(watcher))[:30]:
            pass


def test_who_comes_to_a_table_that_is_gone_is_told_to_come_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with inside.open_server(sqlite_url(tmp_path)) as server:
            table = await inside.in_play(server)
            await table.close()
            with pytest.raises(Trouble, match="moving"):
                await seen(table, Watcher("", words("en"), 0, 0, positions=True))

    asyncio.run(go())
