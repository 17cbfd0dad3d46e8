"""Durability: whoever got an answer finds the entry again, whatever was killed in between."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from functools import partial

import pytest

from magnat.store import journals, tables
from tests.databases import PostgresServer
from tests.store.open_store import OpenStore

pytestmark = pytest.mark.thorough

KILLS = 5
WRITER = """
import asyncio, sys
from magnat.store.database import Database
from magnat.store import tables
from magnat.store.records import Append, EntryRow, SnapshotRow

async def play(database, table):
    n = (await database.read(lambda c: tables.find(c, table))).entries
    while True:
        n += 1
        row = EntryRow(n, b'{"n":%d}' % n, b"[]", n, 0, f"message {n}")
        await database.append(Append(table, [row], waiting=[n], snapshot=SnapshotRow(n, b"state %d" % n, "hash")))
        print(table, n, flush=True)

async def main():
    database = await Database.open(sys.argv[1])
    await asyncio.gather(*(play(database, table) for table in ("t1", "t2", "t3")))

asyncio.run(main())
"""


@pytest.fixture
def durable() -> Iterator[PostgresServer]:
    made = PostgresServer(durable=True)
    yield made
    made.remove()


def write_until_killed(url: str, dice: random.Random) -> dict[str, int]:
    """The highest entry of each table that was answered before the writer was killed."""
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    answered = {}
    enough = dice.randrange(1, 60)
    with subprocess.Popen([sys.executable, "-c", WRITER, url], env=surroundings, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        for count, line in enumerate(writer.stdout):
            table, number = line.split()
            answered[table] = int(number)
            if count == enough:
                writer.kill()
    return answered


def check(store: OpenStore, answered: dict[str, int]) -> None:
    for name, number in answered.items():
        table = store.read(partial(tables.find, table=name))
        assert table is not None
        assert table.entries >= number
        entries = store.read(partial(journals.entries, table=name))
        assert [entry.n for entry in entries] == list(range(1, table.entries + 1))
        assert len({entry.message_id for entry in entries}) == table.entries
        assert table.waiting == [table.entries]
        snapshot = store.read(partial(journals.last_snapshot, table=name))
        assert snapshot is not None
        assert snapshot.n == table.entries


def test_a_killed_process_loses_nothing_that_it_answered(store: OpenStore) -> None:
    for name in ("t1", "t2", "t3"):
        store.open_table(name)
    dice = random.Random(5)
    for _ in range(KILLS):
        answered = write_until_killed(store.url, dice)
        assert answered
        check(store, answered)


def test_a_killed_postgresql_loses_nothing_that_was_answered(durable: PostgresServer) -> None:
    store = OpenStore(durable.database("template0"))
    for name in ("t1", "t2", "t3"):
        store.open_table(name)
    dice = random.Random(6)
    for _ in range(3):
        answered = write_until_killed(store.url, dice)
        durable.kill()
        durable.start()
        check(store, answered)
    store.close()
