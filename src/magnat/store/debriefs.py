"""What was found out about finished games."""

from __future__ import annotations

from sqlalchemy import Connection

from magnat.store.records import DebriefRecord
from magnat.store.rows import chosen, first, put, values
from magnat.store.schema import debriefs


def find(connection: Connection, table: str) -> DebriefRecord | None:
    return first(connection, DebriefRecord, chosen(DebriefRecord, debriefs).where(debriefs.c.table == table))


def keep(connection: Connection, record: DebriefRecord) -> None:
    """Whatever was known before is replaced."""
    put(connection, debriefs, values(record), ["table"])
