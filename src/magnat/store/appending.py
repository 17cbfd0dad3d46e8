"""The hot path: many inputs of many tables in one transaction. SQLite is spoken to without a layer between: that layer costs more than
the statements themselves."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ARRAY, BigInteger, Connection, Integer, LargeBinary, Text, bindparam, insert, text
from sqlalchemy.types import TypeEngine

from magnat.store.errors import Overtaken
from magnat.store.records import Append
from magnat.store.rows import Values, values
from magnat.store.schema import entries, snapshots

ADD_ENTRIES = insert(entries)
ADD_SNAPSHOTS = insert(snapshots)

COLUMNS: list[tuple[str, TypeEngine[Any]]] = [
    ("table_id", Text()),
    ("before", Integer()),
    ("only_while", Text()),
    ("owned_by", Text()),
    ("last", Integer()),
    ("new_status", Text()),
    ("new_clock", LargeBinary()),
    ("now_waiting", Text()),
    ("changed_at", BigInteger()),
]
MOVE_TABLES_AT_ONCE = text("""
    UPDATE tables SET
        entries = COALESCE(new.last, tables.entries),
        status = COALESCE(new.new_status, tables.status),
        clock = COALESCE(new.new_clock, tables.clock),
        waiting = COALESCE(new.now_waiting, tables.waiting),
        changed = GREATEST(new.changed_at, tables.changed)
    FROM unnest(:table_id, :before, :only_while, :owned_by, :last, :new_status, :new_clock, :now_waiting, :changed_at)
        AS new(table_id, before, only_while, owned_by, last, new_status, new_clock, now_waiting, changed_at)
    WHERE tables.id = new.table_id
        AND tables.entries = COALESCE(new.before, tables.entries)
        AND tables.status = COALESCE(new.only_while, tables.status)
        AND tables.owner = COALESCE(new.owned_by, tables.owner)
""").bindparams(*(bindparam(name, type_=ARRAY(kind)) for name, kind in COLUMNS))
TELL = text("SELECT pg_notify('magnat', news) FROM unnest(:news) AS news").bindparams(bindparam("news", type_=ARRAY(Text)))


SQLITE_MOVE_TABLE = """
    UPDATE tables SET
        entries = COALESCE(:last, entries),
        status = COALESCE(:new_status, status),
        clock = COALESCE(:new_clock, clock),
        waiting = COALESCE(:now_waiting, waiting),
        changed = MAX(:changed_at, changed)
    WHERE id = :table_id AND entries = COALESCE(:before, entries) AND status = COALESCE(:only_while, status)
        AND owner = COALESCE(:owned_by, owner)
"""
SQLITE_ADD_ENTRY = 'INSERT INTO entries ("table", n, line, facts, at, seat, message_id) VALUES (?, ?, ?, ?, ?, ?, ?)'
SQLITE_ADD_SNAPSHOT = 'INSERT INTO snapshots ("table", n, state, hash) VALUES (:table, :n, :state, :hash)'


def store(connection: Connection, batches: Sequence[Append]) -> None:
    """Stores all of them; Overtaken if a journal does not end where its batch begins, or its table has another status or owner by now."""
    if connection.dialect.name == "sqlite":
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        store_in_sqlite(driver, batches)
    else:
        store_in_postgres(connection, batches)


def store_in_sqlite(driver: sqlite3.Connection, batches: Sequence[Append]) -> None:
    moves = [move(group) for group in by_table(batches)]
    if driver.executemany(SQLITE_MOVE_TABLE, moves).rowcount != len(moves):
        raise Overtaken(batches[0].table)
    rows = [(batch.table, it.n, it.line, it.facts, it.at, it.seat, it.message_id) for batch in batches for it in batch.rows]
    driver.executemany(SQLITE_ADD_ENTRY, rows)
    driver.executemany(SQLITE_ADD_SNAPSHOT, kept_snapshots(batches))


def store_in_postgres(connection: Connection, batches: Sequence[Append]) -> None:
    moves = [move(group) for group in by_table(batches)]
    reached = connection.execute(MOVE_TABLES_AT_ONCE, {name: [move[name] for move in moves] for name, _ in COLUMNS}).rowcount
    if reached != len(moves):
        raise Overtaken(batches[0].table)
    if rows := [{"table": batch.table, **values(row)} for batch in batches for row in batch.rows]:
        connection.execute(ADD_ENTRIES, rows)
    if kept := kept_snapshots(batches):
        connection.execute(ADD_SNAPSHOTS, kept)
    connection.execute(TELL, {"news": [f"{move['table_id']} entries" for move in moves]})


def kept_snapshots(batches: Sequence[Append]) -> list[Values]:
    return [
        {"table": batch.table, "n": batch.snapshot.n, "state": zlib.compress(batch.snapshot.state, 1), "hash": batch.snapshot.hash}
        for batch in batches
        if batch.snapshot is not None
    ]


def by_table(batches: Sequence[Append]) -> list[list[Append]]:
    """The batches of each table in their order; tables sorted, so that two processes lock them in the same order."""
    groups: dict[str, list[Append]] = {}
    for batch in batches:
        groups.setdefault(batch.table, []).append(batch)
    return [groups[table] for table in sorted(groups)]


def move(group: list[Append]) -> Values:
    """What happens to one table: several batches, one after the other, move it once."""
    first, numbers = group[0], [row.n for batch in group for row in batch.rows]
    before = {number for number in (first.after, numbers[0] - 1 if numbers else None) if number is not None}
    if len(before) > 1 or (numbers and numbers != list(range(numbers[0], numbers[0] + len(numbers)))):
        raise Overtaken(first.table)
    status, clock, waiting = None, None, None
    for batch in group:
        status = batch.status if batch.status is not None else status
        clock = batch.clock if batch.clock is not None else clock
        waiting = batch.waiting if batch.waiting is not None else waiting
    return {
        "table_id": first.table,
        "before": next(iter(before), None),
        "only_while": first.only_while,
        "owned_by": first.owner,
        "last": numbers[-1] if numbers else None,
        "new_status": status,
        "new_clock": clock,
        "now_waiting": None if waiting is None else msgspec.json.encode(waiting).decode(),
        "changed_at": max(batch.changed for batch in group),
    }
