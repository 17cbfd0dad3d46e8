"""How much several processes together store in one PostgreSQL, and what an entry and a game take there.

`python -m tests.hosting.throughput --seconds 5` prints entries and commits a second for 1, 2 and 4 processes, each with many tables
that wait for their commit; and the size of the saved games that are named.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import time
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it has none
from rich.console import Console

from magnat.cli import stored_tables
from magnat.server.importing.messages import Limits
from magnat.store import tables
from magnat.store.database import Database
from magnat.store.records import Append, EntryRow, SeatRecord
from magnat.words.catalogue import words
from tests.databases import PostgresServer
from tests.store.open_store import a_table

TABLES = 40
"""That one process has; all of them wait for the same commit."""
LINE, FACTS = b'{"n":1,"seat":0,"do":"buy-barrel","state":"0123abcd"}', b'[{"fact":"barrel-bought","words":{"seat":0},"seats":null}]'
SIZES = ("entries", "snapshots", "tables", "seats")


async def append(url: str, name: str, seconds: float) -> int:
    """Each of the tables stores one entry after the other; how many were stored."""
    database = await Database.open(url)
    stored = 0

    async def play(table: str) -> None:
        nonlocal stored
        n, end = 0, time.monotonic() + seconds
        while time.monotonic() < end:
            n += 1
            await database.append(Append(table, [EntryRow(n, LINE, FACTS, n, 0, f"{table}-{n}")], changed=n, owner=""))
            stored += 1

    records = [a_table(f"{name}{number}", code=f"{name}{number:05}") for number in range(TABLES)]
    for record in records:
        await database.write(lambda c, it=record: tables.create(c, it, [SeatRecord(it.id, seat) for seat in range(2)]))  # type: ignore[misc]
    await asyncio.gather(*(play(record.id) for record in records))
    await database.close()
    return stored


def one_process(url: str, name: str, seconds: float, told: multiprocessing.Queue[int]) -> None:
    told.put(asyncio.run(append(url, name, seconds)))


async def commits(server: PostgresServer, url: str) -> int:
    connection = await asyncpg.connect(server.url("postgres"))
    found: int = await connection.fetchval("SELECT xact_commit FROM pg_stat_database WHERE datname = $1", url.rsplit("/", 1)[1])
    await connection.close()
    return found


def together(server: PostgresServer, processes: int, seconds: float) -> tuple[float, float]:
    """Entries and commits a second, of all of them."""
    url = server.database("template0")
    asyncio.run(open_and_close(url))
    context = multiprocessing.get_context("spawn")
    told: multiprocessing.Queue[int] = context.Queue()
    before = asyncio.run(commits(server, url))
    started = [context.Process(target=one_process, args=(url, chr(ord("A") + number), seconds, told)) for number in range(processes)]
    for process in started:
        process.start()
    stored = sum(told.get() for _ in started)
    for process in started:
        process.join()
    return stored / seconds, (asyncio.run(commits(server, url)) - before) / seconds


async def open_and_close(url: str) -> None:
    await (await Database.open(url)).close()


async def sizes(url: str) -> dict[str, int]:
    connection = await asyncpg.connect(url)
    found = {name: int(await connection.fetchval("SELECT pg_total_relation_size($1::regclass)", name)) for name in SIZES}
    found["number of entries"] = await connection.fetchval("SELECT count(*) FROM entries")
    await connection.close()
    return found


def main() -> int:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--seconds", type=float, default=5.0)
    ask.add_argument("games", nargs="*", type=Path, help="saved games to bring in")
    asked = ask.parse_args()
    server = PostgresServer(durable=True)
    try:
        for processes in (1, 2, 4):
            entries, stored = together(server, processes, asked.seconds)
            print(f"{processes} processes: {entries:.0f} entries a second in {stored:.0f} commits", flush=True)
        for file in asked.games:
            url = server.database("template0")
            stored_tables.bring(file, url, Limits(60, 1024), words("en"), Console(quiet=True))
            print(file.name, asyncio.run(sizes(url)), flush=True)
    finally:
        server.remove()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
