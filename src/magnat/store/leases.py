"""Who owns a table's mailbox: a process that beats regularly, by the clock of the database.

On PostgreSQL the connection on which a process listens holds a mark of it besides (`bus.py`): it ends with the process, however that
ends. So a killed process is known to be dead after one missed beat; whoever is only slow keeps its mark, and its tables for longer.
"""

from __future__ import annotations

import time

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    and_,
    case,
    cast,
    delete,
    exists,
    extract,
    func,
    literal,
    or_,
    select,
    true,
    update,
)

from magnat.store.records import ProcessRecord
from magnat.store.rows import chosen, every, put
from magnat.store.schema import processes, tables
from magnat.store.tables import notify

MARKS = 730_581
"""Our class among PostgreSQL's advisory locks on two numbers."""
MISSED_MS = 1_300
"""Milliseconds without a sign of life after which we look for the mark: somewhat more than processes leave between two."""


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
    """I am leaving: the tables that I owned, now free; whoever waits for one of them hears of it."""
    owned = list(connection.execute(select(tables.c.id).where(tables.c.owner == process).order_by(tables.c.id)).scalars())
    for table in owned:
        notify(connection, table)
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
    alive: ColumnElement[bool] = processes.c.beat > now(connection) - patience_ms
    if connection.dialect.name != "sqlite":
        on_time = processes.c.beat > now(connection) - min(MISSED_MS, patience_ms)
        alive = and_(alive, case((on_time, true()), else_=~func.pg_try_advisory_xact_lock_shared(MARKS, func.hashtext(processes.c.id))))
    return exists().where(processes.c.id == tables.c.owner, alive)


def lives(connection: Connection, table: str, process: str, patience_ms: int) -> bool:
    """Has that process the table, and is it alive?"""
    query = select(tables.c.id).where(tables.c.id == table, tables.c.owner == process, owner_lives(connection, patience_ms))
    return connection.execute(query).first() is not None


def now(connection: Connection) -> ColumnElement[int]:
    """Milliseconds by the database's clock, so that processes on several machines agree; SQLite's is this machine's."""
    if connection.dialect.name == "sqlite":
        return literal(time.time_ns() // 1_000_000, BigInteger)
    return cast(func.floor(extract("epoch", func.clock_timestamp()) * 1000), BigInteger)
