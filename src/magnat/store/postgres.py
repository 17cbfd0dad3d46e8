"""PostgreSQL through asyncpg: a small pool that checks its connections before it lends them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it has none
from sqlalchemy import Connection

from magnat.store import migrate
from magnat.store.address import each_host
from magnat.store.appending import store_in_postgres
from magnat.store.errors import FROM_BELOW, StoreDown, translated, worth_repeating
from magnat.store.records import Append

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
CONNECT_S = 5.0
CONNECT_ONE_OF_SEVERAL_S = 2.0
COMMAND_S = 15.0
POOL = 4
REPEATS = 5
UPGRADE_LOCK = 7_305_816_001
"""Our number among the advisory locks: one process at a time upgrades the schema."""


class PostgresTransactions:
    """Transactions on a PostgreSQL database. Reads see one moment in time."""

    def __init__(self, dsn: str, command_s: float | None = COMMAND_S) -> None:
        self.dsn = dsn
        self.engine = engine(dsn, command_s)
        self.reader = self.engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self.closed = False

    @staticmethod
    async def open(dsn: str, command_s: float | None = COMMAND_S) -> PostgresTransactions:
        transactions = PostgresTransactions(dsn, command_s)
        try:
            if await transactions.read(migrate.version) != migrate.NEWEST:
                await asyncio.to_thread(asyncio.run, upgrade(dsn))
        except BaseException:
            await transactions.close()
            raise
        return transactions

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self.transact(self.engine, work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self.transact(self.reader, work)

    async def append(self, batches: Sequence[Append]) -> None:
        await self.write(lambda connection: store_in_postgres(connection, batches))

    async def transact(self, engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
        if self.closed:
            raise StoreDown("closed")
        for left in reversed(range(REPEATS)):
            try:
                async with engine.begin() as connection:
                    return await connection.run_sync(work)
            except FROM_BELOW as error:
                if not left or not worth_repeating(error):
                    raise translated(error) from error
        raise AssertionError("the last attempt returns or raises")

    async def close(self) -> None:
        self.closed = True
        await self.engine.dispose()


def connector(dsn: str, command_s: float | None) -> Callable[..., Awaitable[Any]]:  # Any: asyncpg has no types
    """Makes connections. The address goes to asyncpg as it is: it knows sockets, ssl and password files. Of several hosts the one that
    takes writes is wanted; each has a time of its own, because a machine that is gone does not even say no."""
    hosts = each_host(dsn)
    several = {} if len(hosts) == 1 or "target_session_attrs" in dsn else {"target_session_attrs": "primary"}
    settings = {"application_name": "magnat", "jit": "off"}
    patience = CONNECT_S if len(hosts) == 1 else CONNECT_ONE_OF_SEVERAL_S

    async def connect(**_: object) -> Any:
        for left, host in reversed(list(enumerate(reversed(hosts)))):
            try:
                found = await asyncpg.connect(host, timeout=patience, command_timeout=command_s, server_settings=settings, **several)
            except asyncpg.exceptions.ClientConfigurationError:
                raise
            except asyncpg.exceptions.TargetServerAttributeNotMatched:
                if not left:
                    raise ConnectionError("none of the hosts takes writes") from None
            except FROM_BELOW:
                if not left:
                    raise
            else:
                hosts.remove(host)
                hosts.insert(0, host)  # it is asked first from now on
                return found
        raise AssertionError("the last host answers or raises")

    return connect


def engine(dsn: str, command_s: float | None) -> AsyncEngine:
    from sqlalchemy.ext.asyncio import create_async_engine  # it brings a mapper of objects along, which takes long to load

    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=connector(dsn, command_s),
        pool_size=POOL,
        max_overflow=POOL,
        pool_timeout=CONNECT_S,
        pool_pre_ping=True,
    )


async def upgrade(dsn: str) -> None:
    """To the newest schema, in a loop of its own (Alembic keeps global state), one process after the other."""

    def work(connection: Connection) -> None:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({UPGRADE_LOCK})")
        migrate.upgrade(connection)

    transactions = PostgresTransactions(dsn, command_s=None)
    try:
        await transactions.write(work)
    finally:
        await transactions.close()
