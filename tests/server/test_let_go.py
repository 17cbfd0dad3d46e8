"""Tables that nobody uses leave the memory, and nobody who comes at that moment notices."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from magnat.server.notify import outbox
from magnat.server.table.lease import Lease
from magnat.store import leases
from magnat.store.errors import StoreDown
from tests.databases import sqlite_url
from tests.server import inside
from tests.server.app import Person, running, started, until


def test_a_table_that_nobody_uses_is_let_go_with_its_lease(tmp_path: Path) -> None:
    async def go() -> None:
        async with inside.open_house(sqlite_url(tmp_path), idle=0) as house:
            table = await inside.in_play(house)
            await inside.until(lambda: house.tables.known(table.record.id) is None)
            again = await house.tables.by_code(table.record.code)
            assert await house.database.read(lambda connection: leases.owner(connection, table.record.id)) == ""
            assert await again.send(await inside.a_move(again)) == table.record.entries + 1

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
        async with inside.open_house(sqlite_url(tmp_path), idle=0) as house:
            table = await inside.in_play(house)
            await inside.until(lambda: house.tables.known(table.record.id) is None)
            again = await house.tables.by_code(table.record.code)
            request = await inside.a_move(again)
            monkeypatch.setattr(Lease, "take", slow_take)
            moved = asyncio.create_task(again.send(request))
            await waiting.wait()
            await house.tables.let_go()
            go_on.set()
            async with asyncio.timeout(inside.PATIENCE):
                assert await moved == table.record.entries + 1

    asyncio.run(go())


def test_who_sends_to_a_table_that_is_gone_is_told_to_send_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with inside.open_house(sqlite_url(tmp_path)) as house:
            table = await inside.in_play(house)
            request = await inside.a_move(table)
            await table.close()
            async with asyncio.timeout(inside.PATIENCE):
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
