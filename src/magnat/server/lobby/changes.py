"""What every change of a stored table does: lock it, write, tell the other processes."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection

from magnat.server.problems import Trouble
from magnat.server.table.stored_table import StoredTable, with_the_rest
from magnat.store import lessons, tables
from magnat.store.records import LessonRecord, LessonUpdate, TableChange, TableRecord


def locked(connection: Connection, table: str) -> StoredTable:
    """The table as it is now; nobody else changes it before this transaction ends."""
    record = tables.lock(connection, table)
    if record is None:
        raise Trouble("no-such-table")
    if record.status in ("over", "closed"):
        raise Trouble("over")
    found = with_the_rest(connection, record)
    assert found is not None
    return found


def changed(connection: Connection, record: TableRecord, now: int, change: TableChange | None = None) -> None:
    tables.change(connection, record.id, msgspec.structs.replace(change or TableChange(), changed=now))
    tables.notify(connection, record.id)


def locked_lesson(connection: Connection, table: str) -> tuple[StoredTable, LessonRecord]:
    """As `locked`, of a table that somebody leads."""
    stored = locked(connection, table)
    if stored.lesson is None:
        raise Trouble("no-lesson")
    return stored, stored.lesson


def lesson_changed(connection: Connection, record: TableRecord, now: int, update: LessonUpdate) -> None:
    lessons.change(connection, record.id, update)
    changed(connection, record, now)
