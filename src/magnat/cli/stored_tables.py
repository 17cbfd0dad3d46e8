"""`magnat backup`, `restore`, `export`, `import`, `forget`: work on the stored tables, even while the server runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress
from sqlalchemy import Connection

from magnat.kernel.game import Unreadable, shown
from magnat.server import imports
from magnat.server.importing.checking import Told
from magnat.server.importing.messages import Limits
from magnat.server.lobby import archive
from magnat.server.settings import default_database
from magnat.server.table.stored_table import StoredTable, stored_table_by_code
from magnat.store import backup as backups
from magnat.store import people
from magnat.store.database import Database
from magnat.store.errors import BadAddress, StoreDown
from magnat.store.records import PersonRecord
from magnat.words.catalogue import Words

T = TypeVar("T")


def done(work: Callable[[], Awaitable[T]]) -> T:
    """Runs it; trouble with the database is one clear line."""

    async def run() -> T:
        return await work()

    try:
        return asyncio.run(run())
    except (BadAddress, StoreDown) as error:
        raise Unreadable("bad-database", detail=shown(error.detail)) from None
    except backups.NotEmpty:
        raise Unreadable("database-not-empty") from None
    except FileExistsError as error:
        raise Unreadable("file-exists", file=shown(str(error.filename or error))) from None
    except OSError as error:
        raise Unreadable("cannot-write", file=shown(str(error.filename or "")), detail=shown(error.strerror or str(error))) from None


async def in_database(db: str, work: Callable[[Database], Awaitable[T]]) -> T:
    database = await Database.open(db or default_database())
    try:
        return await work(database)
    finally:
        await database.close()


def backup(file: Path, db: str, words: Words, console: Console) -> int:
    done(lambda: backups.backup(db or default_database(), file))
    console.print(words.text("keep-backed-up", file=str(file)), highlight=False, soft_wrap=True)
    return 0


def restore(file: Path, db: str, words: Words, console: Console) -> int:
    done(lambda: backups.restore(file, db or default_database()))
    console.print(words.text("keep-restored", file=str(file)), highlight=False, soft_wrap=True)
    return 0


def export(code: str, file: Path, db: str, words: Words, console: Console) -> int:
    async def work(database: Database) -> None:
        def look(connection: Connection) -> bytes:
            stored = stored_table_by_code(connection, code)
            if stored is None:
                raise Unreadable("no-such-table", code=shown(code))
            return archive.exported(connection, stored)

        text = await database.read(look)
        with file.open("xb") as out:
            out.write(text)

    done(lambda: in_database(db, work))
    console.print(words.text("keep-exported", file=str(file)), highlight=False, soft_wrap=True)
    return 0


def bring(file: Path, db: str, limits: Limits, words: Words, console: Console) -> int:
    try:
        text = file.read_bytes()
    except OSError as error:
        raise Unreadable("cannot-read", file=shown(str(file)), detail=shown(error.strerror or str(error))) from None
    nobody = PersonRecord(id="", name="", language=words.language)

    async def work(database: Database, told: Told) -> StoredTable:
        return await imports.stored(database, await imports.checked(text, limits, told), nobody)

    try:
        with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
            bar = progress.add_task(words.text("keep-checking"), total=None)
            stored = done(
                lambda: in_database(db, lambda database: work(database, lambda n, of: progress.update(bar, completed=n, total=of)))
            )
    except imports.TooMuch as error:
        if error.key == "import-too-long":
            raise Unreadable("import-too-long", seconds=limits.seconds) from None
        raise Unreadable("import-too-big", megabytes=limits.megabytes) from None
    console.print(words.text("keep-imported", code=stored.record.code), highlight=False, soft_wrap=True)
    return 0


def forget(name: str, db: str, words: Words, console: Console) -> int:
    """One person by login, name or id; several of the same name are listed, and nobody is forgotten."""

    def work(connection: Connection) -> list[PersonRecord]:
        by_id = people.find(connection, name)
        found = [by_id] if by_id is not None else people.named(connection, name)
        if len(found) == 1:
            people.forget(connection, found[0].id)
        return found

    found = done(lambda: in_database(db, lambda database: database.write(work)))
    if len(found) == 1:
        console.print(words.text("keep-forgotten"), highlight=False, soft_wrap=True)
        return 0
    console.print(
        words.text("keep-nobody") if not found else words.text("keep-several", number=len(found)), highlight=False, soft_wrap=True
    )
    for person in found:
        console.print(f"{person.id}  {person.name}", highlight=False, markup=False, soft_wrap=True)
    return 1
