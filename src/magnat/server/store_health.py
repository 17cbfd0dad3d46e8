"""Can anything be stored? Tried by a sign of life, and remembered when somebody was told that it could not."""

from __future__ import annotations

import asyncio
import contextlib
from time import monotonic

from magnat.store import leases
from magnat.store.database import Database
from magnat.store.errors import StoreDown

FRESH = 1.0
"""Seconds for which an answer holds: however many ask, the disk is asked once."""
MENDED = 5.0
"""Seconds without any failure after which the store is well again: on a full disk small things may still find room."""


class Storing:
    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.process = process
        self.tried = -FRESH
        self.last_failure = -MENDED
        self.trying = asyncio.Lock()

    async def works(self) -> bool:
        """Now, and a moment ago."""
        async with self.trying:
            if monotonic() - self.tried >= FRESH:
                with contextlib.suppress(StoreDown):
                    await self.beat()
        return monotonic() - self.last_failure >= MENDED

    async def beat(self, figures: bytes | None = None, present: dict[str, list[str]] | None = None) -> None:
        """A sign of life, which is a real write; the process may report about itself with it."""
        try:
            await self.database.write(lambda connection: leases.beat(connection, self.process, "", figures, present))
            self.tried = monotonic()
        except StoreDown:
            self.failed()
            raise

    def failed(self) -> None:
        self.last_failure = monotonic()
