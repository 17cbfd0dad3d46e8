"""SQLite: one thread that writes and two that read, each with its own connection; committed means on the disk."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import QueuePool

from magnat.store import migrate
from magnat.store.appending import store_in_sqlite
from magnat.store.errors import FROM_BELOW, BadAddress, StoreDown, translated
from magnat.store.records import Append

T = TypeVar("T")
Inode = tuple[int, int]
READERS = 2
PATIENCE_S = 5.0
"""How long a statement waits while another process (a backup, a command) holds the lock."""
TIDY_S = 2.0
LONGEST_WAL = 20_000
"""Pages after which the writer itself copies the log into the file; usually a thread beside it does, and no input waits for that."""


class Lane:
    """Threads with connections for one purpose."""

    def __init__(self, file: Path, threads: int, begin: str, pragmas: list[str]) -> None:
        self.file = file
        self.begin = begin
        self.threads = ThreadPoolExecutor(threads, thread_name_prefix=f"magnat-{begin.split()[-1].lower()}")
        self.engine = engine(file, threads, begin, pragmas)
        self.inode = inode_of(file)
        self.closed = False

    async def transact(self, work: Callable[[Connection], T]) -> T:
        if self.closed:
            raise StoreDown("closed")
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.transaction, work)

    def transaction(self, work: Callable[[Connection], T]) -> T:
        try:
            self.look_at_the_file()
            with self.engine.begin() as connection:
                return work(connection)
        except FROM_BELOW as error:
            raise translated(error) from error

    async def append(self, batches: Sequence[Append]) -> None:
        if self.closed:
            raise StoreDown("closed")
        await asyncio.get_running_loop().run_in_executor(self.threads, self.append_now, batches)

    def append_now(self, batches: Sequence[Append]) -> None:
        """A transaction without SQLAlchemy: a third of the work."""
        try:
            self.look_at_the_file()
            with contextlib.closing(self.engine.raw_connection()) as lent:
                driver = lent.driver_connection
                assert isinstance(driver, sqlite3.Connection)
                driver.execute(self.begin)
                with driver:  # commits, or rolls back
                    store_in_sqlite(driver, batches)
        except FROM_BELOW as error:
            raise translated(error) from error

    def look_at_the_file(self) -> None:
        """An open connection would go on writing into a file that was deleted or replaced."""
        if inode_of(self.file) != self.inode:
            raise StoreDown(f"{self.file.name} was replaced while it was open")

    def close(self) -> None:
        self.closed = True
        self.threads.shutdown()
        self.engine.dispose()


class SqliteTransactions:
    """Transactions on a SQLite file."""

    def __init__(self, file: Path) -> None:
        durable = ["PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON"]
        self.writer = Lane(file, 1, "BEGIN IMMEDIATE", [*durable, f"PRAGMA wal_autocheckpoint={LONGEST_WAL}"])
        self.readers = Lane(file, READERS, "BEGIN", ["PRAGMA query_only=ON"])
        self.tidying = asyncio.create_task(self.tidy(file))

    @staticmethod
    async def open(file: Path) -> SqliteTransactions:
        create(file)
        transactions = SqliteTransactions(file)
        try:
            await transactions.writer.transact(migrate.upgrade)
        except BaseException:
            await transactions.close()
            raise
        return transactions

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self.writer.transact(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self.readers.transact(work)

    async def append(self, batches: Sequence[Append]) -> None:
        await self.writer.append(batches)

    async def tidy(self, file: Path) -> None:
        """Copies the log into the file now and then; writers are not held up by it."""
        while True:
            await asyncio.sleep(TIDY_S)
            await asyncio.to_thread(checkpoint, file)

    async def close(self) -> None:
        self.tidying.cancel()
        await asyncio.gather(self.tidying, return_exceptions=True)
        await asyncio.to_thread(self.readers.close)
        await asyncio.to_thread(self.writer.close)


def checkpoint(file: Path) -> None:
    """If it fails, for instance on a full disk, the log merely stays longer."""
    with contextlib.suppress(sqlite3.Error):
        connection = sqlite3.connect(f"{file.as_uri()}?mode=rw", uri=True, timeout=0, isolation_level=None)
        try:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        finally:
            connection.close()


def inode_of(file: Path) -> Inode:
    found = os.stat(file)
    return found.st_dev, found.st_ino


def create(file: Path) -> None:
    """The file and its folder, readable by the owner only: it holds keys of running games.

    A file that is there is left alone: whoever closes one of SQLite's files gives up all locks that the process has on it (POSIX), and
    another process may then take itself for the last one and remove the log under us.
    """
    if file.is_dir():
        raise BadAddress(f"a folder, not a file: {file.name}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with contextlib.suppress(FileExistsError):
            os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as error:
        raise StoreDown(f"{file.name}: {error.strerror}") from None
    except ValueError as error:
        raise BadAddress(str(error)) from None


def engine(file: Path, connections: int, begin: str, pragmas: list[str]) -> Engine:
    """An engine whose transactions are begun by us: the driver would begin them too late."""

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(
            f"{file.as_uri()}?mode=rw", uri=True, timeout=PATIENCE_S, isolation_level=None, check_same_thread=False, cached_statements=256
        )
        for pragma in pragmas:
            connection.execute(pragma)
        return connection

    def begin_now(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    made = create_engine("sqlite://", creator=connect, poolclass=QueuePool, pool_size=connections, max_overflow=0)
    event.listen(made, "begin", begin_now)
    return made
