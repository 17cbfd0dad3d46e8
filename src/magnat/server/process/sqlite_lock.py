"""One server per SQLite file: a lock beside it that ends with the process, however it ends. And a first look at any database."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from types import TracebackType
from typing import IO

from magnat.store.address import SqliteAddress, parse
from magnat.store.database import Database
from magnat.store.errors import StoreDown

PATIENCE = 10.0
"""Seconds for a server that is just ending to let go."""


class InUse(Exception):  # noqa: N818 - named after what is wrong
    def __init__(self, file: str) -> None:
        super().__init__(f"another Magnat server uses {file}; several processes need PostgreSQL (--db postgresql://...)")
        self.file = file


class SqliteLock:
    """`with SqliteLock(url)`: waits a moment for the lock, then raises InUse. PostgreSQL needs none."""

    def __init__(self, url: str) -> None:
        address = parse(url)
        self.file = address.file.resolve() if isinstance(address, SqliteAddress) else None  # a link leads to the same lock
        self.lock: IO[str] | None = None

    def __enter__(self) -> None:
        if self.file is None or os.name == "nt":
            return
        try:
            Path(self.file).parent.mkdir(parents=True, exist_ok=True)
            self.lock = Path(f"{self.file}.lock").open("w")
        except OSError as error:
            raise StoreDown(f"{self.file.name}: {error.strerror}") from None
        until = time.monotonic() + PATIENCE
        while not locked(self.lock):
            if time.monotonic() > until:
                self.lock.close()
                raise InUse(str(self.file))
            time.sleep(0.05)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.lock is not None:
            self.lock.close()


def try_out(url: str) -> None:
    """Opens the database and closes it again: BadAddress or StoreDown come before anything else is started."""

    async def open_and_close() -> None:
        await (await Database.open(url)).close()

    asyncio.run(open_and_close())


def locked(file: IO[str]) -> bool:
    import fcntl  # not on Windows

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
