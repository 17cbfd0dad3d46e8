"""Journals and snapshots as they are stored. Writing goes through `Database.append`; only names can be taken out again."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from magnat.store import schema
from magnat.store.records import EntryRow, SnapshotRow
from magnat.store.rows import chosen, every, first


def entries(connection: Connection, table: str, after: int = 0, limit: int | None = None) -> list[EntryRow]:
    """The entries with a number above `after`, in their order."""
    query = chosen(EntryRow, schema.entries).where(schema.entries.c.table == table, schema.entries.c.n > after).order_by(schema.entries.c.n)
    return every(connection, EntryRow, query if limit is None else query.limit(limit))


def last_snapshot(connection: Connection, table: str, at: int | None = None) -> SnapshotRow | None:
    """The newest one that is not past entry `at`."""
    query = chosen(SnapshotRow, schema.snapshots).where(schema.snapshots.c.table == table).order_by(schema.snapshots.c.n.desc()).limit(1)
    found = first(connection, SnapshotRow, query if at is None else query.where(schema.snapshots.c.n <= at))
    return None if found is None else SnapshotRow(found.n, zlib.decompress(found.state), found.hash)


def find_message(connection: Connection, table: str, seat: int, message_id: str) -> int | None:
    """The number of the entry that the message with this id became, if it was stored."""
    entries = schema.entries.c
    query = select(entries.n).where(entries.table == table, entries.seat == seat, entries.message_id == message_id)
    return connection.execute(query).scalar()


def count(connection: Connection, table: str) -> int:
    return connection.execute(select(func.count()).select_from(schema.entries).where(schema.entries.c.table == table)).scalar_one()


def forget_names(connection: Connection, table: str, rows: Sequence[EntryRow], kept: Sequence[SnapshotRow]) -> bool:
    """Puts these in place of the lines, facts and snapshots; what else is known of an entry stays. False if the journal has grown."""
    if count(connection, table) != len(rows):
        return False
    connection.execute(insert(schema.forgetting).values(table=table))
    entries = schema.entries.c
    anew = update(schema.entries).where(entries.table == table, entries.n == bindparam("number"))
    changed = anew.values(line=bindparam("new_line"), facts=bindparam("new_facts"))
    if rows:
        connection.execute(changed, [{"number": row.n, "new_line": row.line, "new_facts": row.facts} for row in rows])
    connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table == table))
    if kept:
        states = [{"table": table, "n": it.n, "state": zlib.compress(it.state, 1), "hash": it.hash} for it in kept]
        connection.execute(insert(schema.snapshots), states)
    connection.execute(delete(schema.forgetting).where(schema.forgetting.c.table == table))
    return True
