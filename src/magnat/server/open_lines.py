"""WebSockets and long polls that are open: whoever is signed out, or forgotten, is cut off at once, in every process."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import TypeVar

from magnat.server.auth import Visitor
from magnat.server.problems import Trouble
from magnat.server.tokens import hashed
from magnat.store import people
from magnat.store.database import Database

T = TypeVar("T")


class Line:
    """One of them; its key is a hash, empty for somebody who came without a name."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.ended = asyncio.Event()

    async def until_ended(self, work: Coroutine[None, None, T]) -> T:
        """What the work gives; Trouble if the key is worth nothing before that."""
        working, ending = asyncio.create_task(work), asyncio.create_task(self.ended.wait())
        try:
            await asyncio.wait({working, ending}, return_when=asyncio.FIRST_COMPLETED)
            finished = working.done()
        finally:
            for task in (working, ending):
                task.cancel()
            await asyncio.gather(working, ending, return_exceptions=True)
        if not finished:
            raise Trouble("signed-out")
        return working.result()


class OpenLines:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.lines: set[Line] = set()

    @contextmanager
    def open(self, visitor: Visitor) -> Iterator[Line]:
        line = Line(hashed(visitor.token) if visitor.person is not None else "")
        self.lines.add(line)
        try:
            yield line
        finally:
            self.lines.discard(line)

    async def check(self) -> None:
        """Some key may be worth nothing by now: those who came with it are cut off."""
        keys = {line.key for line in self.lines if line.key}
        if not keys:
            return
        known = await self.database.read(lambda connection: people.known_tokens(connection, keys))
        for line in self.lines:
            if line.key in keys and line.key not in known:
                line.ended.set()
