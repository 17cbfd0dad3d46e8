"""Stored tables as they are, or as they were after an entry: a snapshot that reaches back far enough, and the entries after it."""

from __future__ import annotations

from sqlalchemy import Connection

from magnat.server.problems import Trouble
from magnat.server.table.game_in_play import GameInPlay
from magnat.server.table.stored_table import StoredTable, stored_table
from magnat.store import journals
from magnat.store.database import Database
from magnat.store.records import EntryRow, SnapshotRow
from magnat.tables.history import NeedsHistory

TableAndEntries = tuple[StoredTable, SnapshotRow | None, list[EntryRow]]


async def load(database: Database, table: str, until: int | None = None, before: int | None = None) -> tuple[StoredTable, GameInPlay]:
    """The table after entry `until`, by default the last, that knows input number `before`, by default the last one."""
    at = until if before is None else before - 1
    while True:

        def look(connection: Connection, at: int | None = at) -> TableAndEntries:
            return table_and_entries(connection, table, at, until)

        stored, kept, rows = await database.read(look)
        try:
            return stored, GameInPlay(stored.record, kept, rows)
        except NeedsHistory as missing:
            at = missing.to - 1


def table_and_entries(connection: Connection, table: str, at: int | None, until: int | None) -> TableAndEntries:
    """The last snapshot, none after entry `at`, and the entries from there up to `until`."""
    stored = stored_table(connection, table)
    if stored is None:
        raise Trouble("no-such-table")
    kept = journals.last_snapshot(connection, table, at)
    start = 0 if kept is None else kept.n
    return stored, kept, journals.entries(connection, table, start, None if until is None else max(0, until - start))
