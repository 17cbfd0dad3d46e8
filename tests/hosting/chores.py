"""Work on a whole database in a process that can be killed in the middle: `python -m tests.hosting.chores CHORE URL FILE`.

It says when everything is loaded, and begins when it is told to: then a kill hits the work, not the imports.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from magnat.server import imports
from magnat.server.importing.messages import Limits
from magnat.store import backup as backups
from magnat.store.database import Database
from magnat.store.records import PersonRecord

READY = "ready"
ENOUGH = Limits(seconds=600, megabytes=2000)


async def migration(url: str, _file: Path) -> None:
    await (await Database.open(url)).close()


async def backup(url: str, file: Path) -> None:
    await backups.backup(url, file)


async def restore(url: str, file: Path) -> None:
    await backups.restore(file, url)


async def bring(url: str, file: Path) -> None:
    """`magnat import`: a saved game gets a table of its own."""
    database = await Database.open(url)
    try:
        checked = await imports.checked(file.read_bytes(), ENOUGH, lambda _n, _of: None)
        await imports.stored(database, checked, PersonRecord(id="", name="", language="en"))
    finally:
        await database.close()


CHORES: dict[str, Callable[[str, Path], Awaitable[None]]] = {"migration": migration, "backup": backup, "restore": restore, "import": bring}


async def work(name: str, url: str, file: Path) -> None:
    await CHORES[name](url, file)


def main() -> None:
    name, url, file = sys.argv[1:]
    print(READY, flush=True)
    sys.stdin.readline()
    asyncio.run(work(name, url, Path(file)))


if __name__ == "__main__":
    main()
