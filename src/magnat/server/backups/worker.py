"""One backup in a process that waits for everybody else: `python -m magnat.server.backups.worker`, the order on standard input."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sys
from datetime import datetime
from pathlib import Path

import msgspec
from msgspec import Struct

from magnat.server.backups.days import name_of, new_name, superfluous
from magnat.server.settings import DailyBackups
from magnat.store.address import SqliteAddress, parse
from magnat.store.database import Database
from magnat.store.errors import BadAddress, StoreDown
from magnat.store.verified_backup import Differs, verified_backup

POSTGRES_SIZE = "SELECT pg_database_size(current_database())"
POLITE = 15
COPIES = 3
"""The draft, and what a trial of `magnat restore` needs beside it."""
ROOM = 64 << 20
"""Bytes of the disk that a backup leaves to others."""


class Order(Struct, frozen=True):
    db: str
    backups: DailyBackups


class Outcome(Struct, frozen=True):
    """`problem` is empty if the file is there and was verified."""

    file: str = ""
    bytes: int = 0
    rows: int = 0
    problem: str = ""


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(POLITE)
    order = msgspec.json.decode(sys.stdin.buffer.read(), type=Order)
    sys.stdout.buffer.write(msgspec.json.encode(asyncio.run(made(order))))


async def made(order: Order) -> Outcome:
    """Old backups go only when the new one has been verified: a full disk leaves them all where they are."""
    folder = Path(order.backups.folder)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        clear_drafts(folder, name_of(order.db))
        await refuse_if_full(folder, order.db)
        file = folder / new_name(order.db, datetime.now().astimezone())
        taken = await verified_backup(order.db, file)
        rotate(folder, order)
    except (StoreDown, BadAddress) as error:
        return Outcome(problem=error.detail)
    except Differs as error:
        return Outcome(problem=f"what was restored differs in: {error}")
    except OSError as error:
        return Outcome(problem=f"{error.strerror or type(error).__name__}: {Path(str(error.filename or folder)).name}")
    return Outcome(file.name, taken.bytes, taken.rows)


async def refuse_if_full(folder: Path, db: str) -> None:
    need, free = COPIES * await size_of(db) + ROOM, shutil.disk_usage(folder).free
    if free < need:
        raise StoreDown(f"a backup needs {need >> 20} MB of free space, there are {free >> 20} MB")


async def size_of(db: str) -> int:
    address = parse(db)
    if isinstance(address, SqliteAddress):
        return address.file.stat().st_size
    database = await Database.open(db)
    try:
        return await database.read(lambda connection: int(connection.exec_driver_sql(POSTGRES_SIZE).scalar_one()))
    finally:
        await database.close()


def clear_drafts(folder: Path, name: str) -> None:
    """What a worker that was killed has left. Nobody else is at it: the day was claimed."""
    for left in folder.glob(f".{name}-[0-9][0-9][0-9][0-9]-*.tmp*"):
        if left.is_dir():
            shutil.rmtree(left, ignore_errors=True)
        else:
            left.unlink(missing_ok=True)


def rotate(folder: Path, order: Order) -> None:
    """What cannot be removed stays; the next day tries again."""
    for old in superfluous(os.listdir(folder), name_of(order.db), order.backups.days, order.backups.weeks):
        with contextlib.suppress(OSError):
            (folder / old).unlink()


if __name__ == "__main__":
    main()
