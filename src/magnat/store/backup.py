"""Copies of a whole database while it is in use: always a SQLite file, which goes back into either kind of database."""

from __future__ import annotations

import asyncio
import os
import secrets
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, func, insert, select

from magnat.store import migrate, sqlite
from magnat.store.address import SqliteAddress, parse
from magnat.store.database import Database
from magnat.store.errors import FROM_BELOW, BadAddress, StoreDown, short, translated
from magnat.store.postgres import PostgresTransactions
from magnat.store.schema import NEWEST, TRANSIENT, metadata, notices, tables

PORTION = 500
KEPT = [table for table in metadata.sorted_tables if table not in TRANSIENT]


class NotEmpty(Exception):  # noqa: N818 - named after what is wrong
    """The database that a backup was to go into holds something already."""


async def backup(url: str, file: Path) -> None:
    """One moment of the database as a new file, whole or not at all.

    FileExistsError if the file is there, another OSError if it cannot be made; BadAddress or StoreDown about the database.
    """
    address = parse(url)
    with new_file(file) as draft:
        if isinstance(address, SqliteAddress):
            await asyncio.to_thread(copy_file, address.file, draft)
        else:
            await copy_postgres(address.dsn, draft)


async def restore(file: Path, url: str, scratch: Path | None = None) -> None:
    """Puts a backup, even one from an older Magnat, into an empty database, all of it or nothing; NotEmpty if it is not empty.

    A copy is made meanwhile, in the folder `scratch` or where the system keeps passing files.
    """
    with tempfile.TemporaryDirectory(prefix="magnat-", dir=scratch) as folder:
        draft = Path(folder) / "restore.db"
        await asyncio.to_thread(copy_file, file, draft)
        with opened(draft) as source:
            await fill(source, url)


async def fill(source: Engine, url: str) -> None:
    def copy_all(target: Connection) -> None:
        refuse_unless_empty(target)
        with source.begin() as origin:
            copy_rows(origin, target)

    database = await Database.open(url)
    try:
        await database.write(copy_all)
    finally:
        await database.close()


async def copy_postgres(dsn: str, draft: Path, look: Callable[[Connection], None] = lambda _: None) -> None:
    """Everything that one transaction sees; `look` sees the same."""

    def copy_all(origin: Connection) -> None:
        found = migrate.version(origin)
        if found != NEWEST:
            raise StoreDown(f"the database has schema {found}, this Magnat knows {NEWEST}")
        look(origin)
        with opened(draft) as engine, engine.begin() as target:
            copy_rows(origin, target)

    transactions = PostgresTransactions(dsn, command_s=None)
    try:
        await transactions.read(copy_all)
    finally:
        await transactions.close()


def copy_file(source: Path, draft: Path) -> None:
    """SQLite copies in one step: writers go on meanwhile, and the copy is of one moment."""
    if not source.is_file():
        raise BadAddress(f"no such file: {source.name}")
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True, timeout=sqlite.PATIENCE_S)) as origin,
            closing(sqlite3.connect(draft)) as target,
        ):
            if not origin.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchall():
                raise BadAddress(f"no database of Magnat: {source.name}")
            origin.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")  # one file, not three
    except sqlite3.Error as error:
        raise StoreDown(short(error)) from None


@contextmanager
def opened(draft: Path) -> Iterator[Engine]:
    """A SQLite file of our own, brought to the newest schema."""
    engine = sqlite.engine(draft, 1, "BEGIN", ["PRAGMA foreign_keys=ON"])
    try:
        sqlite.create(draft)
        with engine.begin() as connection:
            migrate.upgrade(connection)
        yield engine
    except FROM_BELOW as error:
        raise translated(error) from error
    finally:
        engine.dispose()


def copy_rows(origin: Connection, target: Connection) -> None:
    """Row by row, in portions. A copied table has no owner: its process is not there."""
    for table in KEPT:
        found = origin.execute(select(table).order_by(*table.primary_key), execution_options={"yield_per": PORTION})
        for portion in found.partitions():
            given = [dict(row._mapping) for row in portion]
            target.execute(insert(table), [{**row, "owner": ""} for row in given] if table is tables else given)
    if target.dialect.name != "sqlite":
        highest = select(func.max(notices.c.id)).scalar_subquery()
        target.execute(select(func.setval(func.pg_get_serial_sequence("notices", "id"), func.coalesce(highest, 1), highest.is_not(None))))


def refuse_unless_empty(connection: Connection) -> None:
    for table in metadata.sorted_tables:
        if connection.execute(select(table).limit(1)).first() is not None:
            raise NotEmpty(table.name)


@contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """A draft beside the file, readable by the owner only, that takes its name in the end. Nothing is ever overwritten."""
    if file.exists():
        raise FileExistsError(file.name)
    draft = file.with_name(f".{file.name}.{secrets.token_hex(4)}.tmp")
    try:
        os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        yield draft
        onto_disk(draft)
        take_name(draft, file)
        onto_disk(file.absolute().parent)
    finally:
        draft.unlink(missing_ok=True)


def take_name(draft: Path, file: Path) -> None:
    """A link never replaces a file; not every file system has links."""
    try:
        os.link(draft, file)
    except FileExistsError:
        raise
    except OSError:
        if file.exists():
            raise FileExistsError(file.name) from None
        draft.rename(file)


def onto_disk(place: Path) -> None:
    if os.name == "nt" and place.is_dir():  # Windows does not open folders
        return
    number = os.open(place, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
