"""Which process owns a table's mailbox: this one, as far as it knows. The store decides, and its fence catches wrong beliefs."""

from __future__ import annotations

from magnat.store import leases
from magnat.store.database import Database


class Lease:
    def __init__(self, database: Database, table: str, process: str, patience_ms: int) -> None:
        self.database = database
        self.table = table
        self.process = process
        self.patience_ms = patience_ms
        self.held = False

    async def take(self) -> bool:
        """It is ours now, if no other living process has it."""
        self.held = await self.database.write(lambda connection: leases.take(connection, self.table, self.process, self.patience_ms))
        return self.held

    def lose(self) -> None:
        """Another process has it: we were silent for too long."""
        self.held = False

    async def release(self) -> None:
        """Whoever needs the table next need not wait until we are taken for dead."""
        if self.held:
            self.held = False
            await self.database.write(lambda connection: leases.release(connection, self.table, self.process))
