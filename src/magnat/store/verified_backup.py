"""A backup that has been restored on trial before it gets its name: what came out is what was in the database at that moment."""

from __future__ import annotations

import sqlite3
import tempfile
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, select

from magnat.store import sqlite
from magnat.store.address import SqliteAddress, parse, sqlite_url
from magnat.store.backup import KEPT, PORTION, copy_postgres, new_file, restore
from magnat.store.database import Database
from magnat.store.errors import FROM_BELOW, StoreDown, translated
from magnat.store.schema import tables

ROUND = 1 << 256
Sums = dict[str, tuple[int, int]]
"""Of every table its number of rows and the sum of their hashes: databases sort texts differently."""


class Differs(Exception):  # noqa: N818 - named after what is wrong
    """What was restored is not what was in the database; `tables` names where."""

    def __init__(self, tables: list[str]) -> None:
        super().__init__(", ".join(tables))
        self.tables = tables


class Verified(Struct, frozen=True):
    bytes: int
    rows: int


async def verified_backup(url: str, file: Path) -> Verified:
    """The file appears under its name only when a restore of it has given back every row. Besides what `backup` raises: Differs."""
    with new_file(file) as draft:
        expected = await copied(url, draft)
        await verify(draft, expected)
        return Verified(draft.stat().st_size, sum(rows for rows, _ in expected.values()))


async def verify(backup: Path, expected: Sums) -> None:
    """Restores it beside itself, the way `magnat restore` does."""
    with tempfile.TemporaryDirectory(prefix=f"{backup.name}.", dir=backup.parent) as folder:
        trial = sqlite_url(Path(folder) / "trial.db")
        await restore(backup, trial, Path(folder))
        database = await Database.open(trial)
        try:
            found = await database.read(summed)
        finally:
            await database.close()
    if found != expected:
        raise Differs([name for name, sums in expected.items() if found.get(name) != sums])


async def copied(url: str, draft: Path) -> Sums:
    """A copy of one moment, and what the database held at that very moment."""
    address = parse(url)
    if isinstance(address, SqliteAddress):
        return copy_sqlite(address.file, draft)
    seen: Sums = {}

    def look(origin: Connection) -> None:
        seen.update(summed(origin))

    await copy_postgres(address.dsn, draft, look)
    return seen


def copy_sqlite(source: Path, draft: Path) -> Sums:
    """One reading transaction for both; writers go on meanwhile."""
    engine = sqlite.engine(source, 1, "BEGIN", ["PRAGMA query_only=ON"])
    try:
        with engine.begin() as origin, closing(sqlite3.connect(draft)) as target:
            sums = summed(origin)
            driver = origin.connection.dbapi_connection
            if not isinstance(driver, sqlite3.Connection):
                raise StoreDown("closed")
            driver.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")  # one file, not three
    except FROM_BELOW as error:
        raise translated(error) from error
    finally:
        engine.dispose()
    return sums


def summed(connection: Connection) -> Sums:
    """Everything that a backup keeps. A copied table has no owner, so that does not count."""
    found: Sums = {}
    for table in KEPT:
        columns = [column for column in table.columns if column is not tables.c.owner]
        rows = total = 0
        for row in connection.execute(select(*columns), execution_options={"yield_per": PORTION}):
            rows += 1
            total += int.from_bytes(sha256(msgspec.msgpack.encode(tuple(row))).digest(), "big")
        found[table.name] = (rows, total % ROUND)
    return found
