"""TB-5.6: the first roll waits a moment for the devices that promised to mix something into the dice."""

from __future__ import annotations

from sqlalchemy import Connection

from magnat.server.now import now_ms
from magnat.server.table.memory import TableInMemory
from magnat.store import tables
from magnat.store.records import TableChange, TableRecord

REVEAL_MS = 5_000


def left_ms(record: TableRecord, now: int) -> int:
    """How much longer the dice wait; a machine whose clock was set back makes nobody wait longer than was planned."""
    left = record.reveal_until - now
    return left if 0 < left <= REVEAL_MS else 0


def overdue(record: TableRecord) -> bool:
    return record.reveal_until > 0 and left_ms(record, now_ms()) == 0


async def settle(table: TableInMemory) -> None:
    """Whoever has not revealed by now mixes nothing in; what the dice follow from is read again before one falls."""
    await table.database.write(lambda connection: fix(connection, table.record.id))
    await table.refresh()


def fix(connection: Connection, table: str) -> None:
    record = tables.lock(connection, table)
    if record is not None and record.reveal_until:
        tables.change(connection, table, TableChange(reveal_until=0))
        tables.notify(connection, table)
