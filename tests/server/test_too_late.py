"""Moves that come when things have changed already: what was true when they were thought of no longer holds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection

from magnat.server.lobby import status
from magnat.server.now import now_ms
from magnat.server.problems import Trouble
from magnat.store import tables
from magnat.store.records import TableChange
from magnat.wire.tables import Clock
from tests.databases import sqlite_url
from tests.server import inside
from tests.server.app import Person, Server, mover, running, started, until

PAUSE_S = 6.0


def questions(server: Server) -> float:
    """How often bots were asked."""
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    return next(float(line.split()[-1]) for line in lines if line.startswith("magnat_bot_questions_total"))


def test_a_bot_does_not_move_for_somebody_who_has_taken_the_seat_back(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path)) as server:
        people = [Person(server, "Ada"), Person(server, "Ben")]
        code = started(people, bot_pause=int(1000 * PAUSE_S))
        person, seat = mover(people, code)
        before = person.card(code)["entries"]
        person.put(f"/tables/{code}/seats/{seat}", {"kind": "bot", "bot": "clerk"})
        until(lambda: questions(server), "the bot to think")
        person.put(f"/tables/{code}/seats/{seat}", {"kind": "person"})
        time.sleep(1.5 * PAUSE_S)
        assert person.card(code)["entries"] == before
        assert person.moves(code, seat)["n"] == before + 1


def test_tb_4_3_the_clock_does_not_move_for_somebody_who_is_in_time_again(tmp_path: Path) -> None:
    """A stand-in thinks for a while; meanwhile the person may have moved after all."""

    async def go() -> None:
        async with inside.open_server(sqlite_url(tmp_path)) as server:
            table = await inside.in_play(server, clock=Clock(kind="move", seconds=1000, late="clerk"))
            before = table.record.entries
            with pytest.raises(Trouble) as refused:
                await table.send(await inside.a_move(table, by="clock"))
            assert (refused.value.error, table.record.entries) == ("moved-on", before)

    asyncio.run(go())


Ruling = Callable[[Connection, str, int], None]


@pytest.mark.parametrize(
    ("ruling", "error"),
    [
        (lambda connection, table, now: status.pause(connection, table, "lunch", now), "paused"),
        (lambda connection, table, now: status.close(connection, table, "bell", now), "over"),
    ],
)
def test_no_move_is_stored_once_the_table_is_paused_or_closed(tmp_path: Path, ruling: Ruling, error: str) -> None:
    """Even if the table's own process has not heard of it: once a table is closed, the key of its dice is known."""

    async def go() -> None:
        async with inside.open_server(sqlite_url(tmp_path)) as server:
            table = await inside.in_play(server)
            before, request = table.record.entries, await inside.a_move(table, "mine")
            await server.database.write(lambda connection: ruling(connection, table.record.id, now_ms()))
            assert table.record.status == "playing"
            with pytest.raises(Trouble) as refused:
                await table.send(request)
            assert refused.value.error == error
            assert (await inside.stored(server, table)).entries == before

    asyncio.run(go())


def test_a_paused_game_goes_on_where_it_was(tmp_path: Path) -> None:
    async def go() -> None:
        async with inside.open_server(sqlite_url(tmp_path)) as server:
            table = await inside.in_play(server)
            before, request = table.record.entries, await inside.a_move(table, "mine")
            change = TableChange(status="paused")
            await server.database.write(lambda connection: tables.change(connection, table.record.id, change))
            with pytest.raises(Trouble):
                await table.send(request)
            await server.database.write(lambda connection: status.resume(connection, table.record.id, now_ms()))
            await table.refresh()
            assert await table.send(await inside.a_move(table, "again")) == before + 1

    asyncio.run(go())
