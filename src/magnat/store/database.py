"""A database and its transactions: `work(connection)` does the same on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from asyncio import Future, Task
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from magnat.store.address import Kind, SqliteAddress, parse
from magnat.store.errors import BadAddress, Clash, Overtaken, StoreDown, Unstorable
from magnat.store.postgres import PostgresTransactions
from magnat.store.records import Append
from magnat.store.sqlite import SqliteTransactions

__all__ = ["BadAddress", "Clash", "Database", "Overtaken", "StoreDown", "Unstorable"]

T = TypeVar("T")
Waiting = tuple[Append, "Future[None]"]


class Transactions(Protocol):
    """Calls a function, or appends, in a transaction of its own."""

    async def write(self, work: Callable[[Connection], T]) -> T: ...
    async def read(self, work: Callable[[Connection], T]) -> T: ...
    async def append(self, batches: Sequence[Append]) -> None: ...
    async def close(self) -> None: ...


class Database:
    """An open database. After StoreDown it stays usable: the next call tries again."""

    def __init__(self, url: str, kind: Kind, transactions: Transactions) -> None:
        self.url = url
        self.kind: Kind = kind
        self.transactions = transactions
        self.waiting: list[Waiting] = []
        self.appending: Task[None] | None = None
        self.closed = False

    @staticmethod
    async def open(url: str) -> Database:
        """Opens it at the newest schema. BadAddress for nonsense, StoreDown if it cannot be reached."""
        address = parse(url)
        if isinstance(address, SqliteAddress):
            return Database(url, "sqlite", await SqliteTransactions.open(address.file))
        return Database(url, "postgresql", await PostgresTransactions.open(address.dsn))

    async def close(self) -> None:
        """Stores what waits, then lets go of everything."""
        self.closed = True
        if self.appending is not None:
            await self.appending
        await self.transactions.close()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """One transaction. On PostgreSQL `work` may be called again if another transaction got in its way."""
        return await self.transactions.write(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """One transaction that sees a single moment and cannot write."""
        return await self.transactions.read(work)

    async def append(self, batch: Append) -> None:
        """Returns when the batch is durable. Everything that waits at that moment shares one commit."""
        if self.closed:
            raise StoreDown("closed")
        stored: Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((batch, stored))
        if self.appending is None:
            self.appending = asyncio.create_task(self.append_waiting())
        await stored

    async def append_waiting(self) -> None:
        try:
            while self.waiting:
                together, self.waiting = self.waiting, []
                if not await self.append_together(together):
                    for one in together:
                        await self.append_together([one])
        finally:
            self.appending = None

    async def append_together(self, together: list[Waiting]) -> bool:
        """False if one of several is guilty of something, and it is not known which."""
        batches = [batch for batch, _ in together]
        try:
            await self.transactions.append(batches)
        except Exception as error:
            if len(together) > 1 and not isinstance(error, StoreDown):
                return False
            for batch, stored in together:
                answer(stored, complaint(error, batch))
        else:
            for _, stored in together:
                answer(stored, None)
        return True


def complaint(error: Exception, batch: Append) -> Exception:
    """Each waiting caller gets an exception of its own."""
    if isinstance(error, StoreDown):
        return StoreDown(error.detail)
    return Overtaken(batch.table) if isinstance(error, Clash | Overtaken) else error


def answer(stored: Future[None], error: Exception | None) -> None:
    if stored.done():  # the caller was cancelled and does not wait any more
        return
    if error is None:
        stored.set_result(None)
    else:
        stored.set_exception(error)
