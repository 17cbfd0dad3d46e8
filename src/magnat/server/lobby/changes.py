"""What every change of a table's card does: lock it, write, tell the other processes."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection

from magnat.server.problems import Trouble
from magnat.store import tables
from magnat.store.records import SeatRecord, TableChange, TableRecord


def locked(connection: Connection, table: str) -> tuple[TableRecord, list[SeatRecord]]:
    """The table as it is now; nobody else changes it before this transaction ends."""
    record = tables.lock(connection, table)
    if record is None:
        raise Trouble("no-such-table")
    if record.status in ("over", "closed"):
        raise Trouble("over")
    return record, tables.seats(connection, table)


def changed(connection: Connection, record: TableRecord, now: int, change: TableChange | None = None) -> None:
    tables.change(connection, record.id, msgspec.structs.replace(change or TableChange(), changed=now))
    tables.notify(connection, record.id)
