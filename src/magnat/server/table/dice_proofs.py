"""TB-5.3: what a browser needs to compute the rolls of a finished game again; made beside the event loop, one at a time, and kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from magnat.server.record_json import header_of
from magnat.store import journals
from magnat.store.database import Database
from magnat.store.records import EntryRow, TableRecord
from magnat.tables import rolls
from magnat.tables.journal import ENTRY, Journal
from magnat.wire.tables import DeviceInfo, DiceProof, FairRoll

MOST_KEPT = 20


class DiceProofs:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.kept: OrderedDict[str, DiceProof] = OrderedDict()  # the one asked for last stands last
        self.turn = asyncio.Lock()

    async def of(self, record: TableRecord) -> DiceProof:
        """Of a game that has ended: nothing is added to it any more."""
        if record.id not in self.kept:
            async with self.turn:
                if record.id not in self.kept:  # somebody before us in the queue may have wanted the same
                    rows = await self.database.read(lambda connection: journals.entries(connection, record.id))
                    self.kept[record.id] = await asyncio.to_thread(proof, record, rows)
        found = self.kept[record.id]
        self.kept.move_to_end(record.id)
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return found


def proof(record: TableRecord, rows: list[EntryRow]) -> DiceProof:
    header, entries = header_of(record), [ENTRY.decode(row.line) for row in rows]
    back = {n for gone in rolls.taken_back(entries).values() for n in gone}
    return DiceProof(
        scheme=header.dice_scheme,
        commitment=record.commitment,
        key=record.key.hex(),
        devices=[DeviceInfo(it.seat, it.commitment, it.entropy) for it in header.devices],
        rolls=[
            FairRoll(
                it.number, it.entry.n, it.chance.key, it.chance.about, list(it.chance.weights), it.outcome, it.origin, it.entry.n in back
            )
            for it in rolls.made(Journal(header, entries))
        ],
    )
