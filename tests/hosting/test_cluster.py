"""Several servers on one PostgreSQL, while processes are renewed, wires are cut and databases change places: every acknowledged move stays,
none is made twice, and people play on. How long it takes is measured by `python -m tests.hosting.takeover`.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from tests.databases import PostgresServer, postgres_url
from tests.hosting.kill import until
from tests.hosting.lasting import Client, come_in, insist
from tests.hosting.player import Person
from tests.hosting.proxy import Wire
from tests.hosting.server import Server, running
from tests.hosting.stored import counted

MOVES = 6
"""Of every table, before something happens and after it."""
WORKERS = 2
Tables = list[list[Client]]
GAMES: list[tuple[str, int, dict[str, int]]] = [("mcmulti", 2, {}), ("africa", 3, {})]


async def at_tables(apis: list[str]) -> Tables:
    """Two people at each table; if there are two servers, one at each."""
    found: Tables = []
    for number, (game, seats, options) in enumerate(GAMES):
        people = [await come_in(api, f"{game}-{index}") for index, api in enumerate(apis)]
        wish = {"game": game, "seats": seats, "options": options, "bots": ["clerk"] * (seats - 2), "bot_pause": 20}
        code = (await insist(people[0], "/tables", wish))["table"]["code"]
        await insist(people[1], f"/tables/{code}/join")
        await insist(people[0], f"/tables/{code}/start")
        found.append([Client(person, code, random.Random(number)) for person in people])
        for client in found[-1]:
            client.doors += [api for api in dict.fromkeys(apis) if api != client.person.api]
    return found


def moves(clients: list[Client]) -> int:
    return sum(len(client.answered) for client in clients)


async def go_on(tables: Tables, playing: list[asyncio.Task[None]]) -> None:
    """Every table makes a few more moves."""
    before = [moves(table) for table in tables]

    def moved() -> bool:
        for task in playing:
            if task.done():
                task.result()
        return all(moves(table) >= was + MOVES or any(it.over() for it in table) for table, was in zip(tables, before, strict=True))

    await until(moved)


async def played(apis: list[str], *happenings: Callable[[], Awaitable[None]]) -> list[Client]:
    tables = await at_tables(apis)
    clients = [client for table in tables for client in table]
    playing = [asyncio.create_task(client.keep_playing()) for client in clients]
    try:
        await go_on(tables, playing)
        for happens in happenings:
            await happens()
            await go_on(tables, playing)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for client in clients:
            await client.hang_up()
            await close(client.person)
    return clients


async def close(person: Person) -> None:
    await person.http.aclose()


def faults(db: str, folder: Path, clients: list[Client]) -> list[str]:
    """With nobody using the database: what was said, compared with what is stored."""
    codes = dict.fromkeys(client.code for client in clients)
    return [fault for code in codes for fault in counted(db, folder, code, [it for it in clients if it.code == code]).faults]


# Processes


def test_processes_are_renewed_one_after_the_other_and_nobody_is_refused(tmp_path: Path) -> None:
    db = postgres_url()
    with running(db, tmp_path, "--workers", str(WORKERS)) as server:
        before = server.children()

        async def renew() -> None:
            assert server.process is not None
            os.kill(server.process.pid, signal.SIGHUP)
            await until(lambda: len(now := server.children()) == WORKERS and not set(now) & set(before))

        clients = asyncio.run(played([server.api] * 2, renew))
    assert [problem for client in clients for problem in client.troubles] == []
    assert faults(db, tmp_path, clients) == []


# The wire between a server and its database


@pytest.fixture
def wired(tmp_path: Path) -> Iterator[tuple[Wire, Server, Server, str]]:
    """Two servers on one database; the first one reaches it over a wire."""
    db = postgres_url()
    wire, one, two = Wire(db), tmp_path / "one", tmp_path / "two"
    one.mkdir()
    two.mkdir()
    with running(wire.url, one) as first, running(db, two) as second:
        yield wire, first, second, db
    wire.close()


def test_a_cut_wire_heals(wired: tuple[Wire, Server, Server, str], tmp_path: Path) -> None:
    """It falls silent, and then it is cut, each time for longer than a silent process is believed to live."""
    wire, first, second, db = wired

    async def for_a_while(trouble: Callable[[], None]) -> None:
        trouble()
        await asyncio.sleep(4)
        wire.mend()

    clients = asyncio.run(played([first.api, second.api], lambda: for_a_while(wire.stall), lambda: for_a_while(wire.cut)))
    first.stop()
    second.stop()
    assert faults(db, tmp_path, clients) == []
    assert "Traceback" not in first.log.read_text() + second.log.read_text()


# The database


def test_a_standby_takes_the_place_of_the_primary(tmp_path: Path) -> None:
    """A commit is answered when the standby has it: what was acknowledged is there when the primary dies."""
    primary = PostgresServer(durable=True)
    name = primary.database("template0").rsplit("/", 1)[1]
    standby = PostgresServer(durable=True, primary=primary)
    db = f"postgresql://magnat@127.0.0.1:{primary.port},127.0.0.1:{standby.port}/{name}"
    try:
        primary.wait_for_standby()
        with running(db, tmp_path, "--workers", str(WORKERS)) as server:

            async def fail_over() -> None:
                primary.kill()
                await asyncio.to_thread(standby.promote)

            clients = asyncio.run(played([server.api] * 2, fail_over))
        assert faults(standby.url(name), tmp_path, clients) == []
        assert "Traceback" not in server.log.read_text()
    finally:
        standby.remove()
        primary.remove()
