"""The charts of a table: computed beside the event loop, one at a time, and kept as long as nothing new has happened."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from magnat.kernel.contract import Seat
from magnat.server.record_json import header_of
from magnat.store import journals
from magnat.store.database import Database
from magnat.store.records import EntryRow, TableRecord
from magnat.tables.charts import Series, series
from magnat.tables.journal import ENTRY, Journal

MOST_KEPT = 50


class Charts:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.kept: OrderedDict[tuple[str, Seat, int], Series] = OrderedDict()  # the one asked for last stands last
        self.turn = asyncio.Lock()

    async def of(self, record: TableRecord, eyes: Seat) -> Series:
        """Up to the last entry that is stored now."""
        key = (record.id, eyes, record.entries)
        if key not in self.kept:
            async with self.turn:
                if key not in self.kept:  # somebody before us in the queue may have wanted the same
                    rows = await self.database.read(lambda connection: journals.entries(connection, record.id, 0, record.entries))
                    self.kept[key] = await asyncio.to_thread(drawn, record, rows, eyes)
        found = self.kept[key]
        self.kept.move_to_end(key)
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return found


def drawn(record: TableRecord, rows: list[EntryRow], eyes: Seat) -> Series:
    return series(Journal(header_of(record), [ENTRY.decode(row.line) for row in rows]), eyes)
