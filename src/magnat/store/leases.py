"""Who owns a table's mailbox: a process that beats regularly, by the clock of the database."""

from __future__ import annotations

import time

from sqlalchemy import BigInteger, ColumnElement, Connection, cast, delete, exists, extract, func, literal, or_, select, update

from magnat.store.records import ProcessRecord
from magnat.store.rows import chosen, every, put
from magnat.store.schema import processes, tables


def beat(
    connection: Connection, process: str, address: str = "", figures: bytes | None = None, present: dict[str, list[str]] | None = None
) -> None:
    """I am alive. A process beats before it takes its first table; it may tell its figures, and by table who is connected to it."""
    told = {name: value for name, value in (("figures", figures), ("present", present)) if value is not None}
    put(connection, processes, {"id": process, "beat": now(connection), "address": address, **told}, ["id"])


def living(connection: Connection, patience_ms: int) -> list[ProcessRecord]:
    """Those that have beaten lately."""
    query = chosen(ProcessRecord, processes).where(processes.c.beat > now(connection) - patience_ms)
    return every(connection, ProcessRecord, query.order_by(processes.c.id))


def gone(connection: Connection, process: str) -> list[str]:
    """I am leaving: the tables that I owned, now free."""
    owned = list(connection.execute(select(tables.c.id).where(tables.c.owner == process).order_by(tables.c.id)).scalars())
    connection.execute(update(tables).where(tables.c.owner == process).values(owner=""))
    connection.execute(delete(processes).where(processes.c.id == process))
    return owned


def take(connection: Connection, table: str, process: str, patience_ms: int) -> bool:
    """The table is mine now: it was free or mine, or its owner has not beaten for that long."""
    free = or_(tables.c.owner == "", tables.c.owner == process, ~owner_lives(connection, patience_ms))
    return connection.execute(update(tables).where(tables.c.id == table, free).values(owner=process)).rowcount == 1


def release(connection: Connection, table: str, process: str) -> bool:
    """False if it was not mine."""
    return connection.execute(update(tables).where(tables.c.id == table, tables.c.owner == process).values(owner="")).rowcount == 1


def owner(connection: Connection, table: str) -> str:
    """Empty if nobody owns it."""
    return connection.execute(select(tables.c.owner).where(tables.c.id == table)).scalar() or ""


def owned(connection: Connection, process: str) -> set[str]:
    """The tables of that process."""
    return set(connection.execute(select(tables.c.id).where(tables.c.owner == process)).scalars())


def orphans(connection: Connection, patience_ms: int) -> list[str]:
    """Tables being played without a living owner, oldest first."""
    query = select(tables.c.id).where(tables.c.status == "playing", ~owner_lives(connection, patience_ms))
    return list(connection.execute(query.order_by(tables.c.created, tables.c.id)).scalars())


def forget_dead(connection: Connection, patience_ms: int) -> int:
    """Clears away processes that went without a word; how many."""
    return connection.execute(delete(processes).where(processes.c.beat <= now(connection) - patience_ms)).rowcount


def owner_lives(connection: Connection, patience_ms: int) -> ColumnElement[bool]:
    return exists().where(processes.c.id == tables.c.owner, processes.c.beat > now(connection) - patience_ms)


def now(connection: Connection) -> ColumnElement[int]:
    """Milliseconds by the database's clock, so that processes on several machines agree; SQLite's is this machine's."""
    if connection.dialect.name == "sqlite":
        return literal(time.time_ns() // 1_000_000, BigInteger)
    return cast(func.floor(extract("epoch", func.clock_timestamp()) * 1000), BigInteger)
