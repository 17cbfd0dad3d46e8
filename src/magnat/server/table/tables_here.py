"""The tables that this process has in memory: found by code or id, adopted when their process died, let go when nobody uses them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sqlalchemy import Connection

from magnat.server.now import clock_ms
from magnat.server.problems import Trouble
from magnat.server.table.served_table import ServedTable
from magnat.server.table.services import Services
from magnat.server.table.stored_table import StoredTable, stored_table, stored_table_by_code
from magnat.store import leases


class TablesHere:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, ServedTable] = {}  # by id
        self.codes: dict[str, str] = {}  # code to id
        self.leaving: dict[str, asyncio.Event] = {}  # set when the table is gone and its lease is free
        self.waiting_for_people: set[str] = set()  # running tables that need nobody's adoption; looked at again now and then

    def __len__(self) -> int:
        return len(self.tables)

    async def by_code(self, code: str) -> ServedTable:
        """Trouble if there is none."""
        code = code.upper()
        known = self.codes.get(code)
        return self.tables[known] if known is not None else await self._find(lambda connection: stored_table_by_code(connection, code))

    async def by_id(self, table: str) -> ServedTable:
        """Trouble if there is none."""
        return self.tables.get(table) or await self._find(lambda connection: stored_table(connection, table))

    def known(self, table: str) -> ServedTable | None:
        """If it is in memory."""
        return self.tables.get(table)

    async def _find(self, look: Callable[[Connection], StoredTable | None]) -> ServedTable:
        stored = await self.services.database.read(look)
        if stored is None:
            raise Trouble("no-such-table")
        return await self._enter(stored)

    async def _enter(self, stored: StoredTable) -> ServedTable:
        table = stored.record.id
        while (gone := self.leaving.get(table)) is not None:
            await gone.wait()
        if table not in self.tables:
            self.tables[table] = ServedTable(self.services, stored)
            self.codes[stored.record.code] = table
            self._count()
        return self.tables[table]

    def _count(self) -> None:
        self.services.metrics.tables.set(len(self.tables))

    # Leases

    async def adopt(self) -> None:
        """Running tables without a living owner, if people wait here for them or bots and clocks have to go on."""
        process, patience = self.services.process, self.services.patience_ms
        held = [table for table in self.tables.values() if table.lease.held]
        orphans, mine = await self.services.database.read(
            lambda connection: (leases.orphans(connection, patience), leases.owned(connection, process))
        )
        for table in held:
            if table.record.id not in mine:  # whoever was silent too long has lost it
                table.lose()
        for orphan in orphans:
            if orphan not in self.waiting_for_people:
                await self._adopt(orphan)

    async def _adopt(self, orphan: str) -> None:
        table = self.tables.get(orphan)
        if table is None:
            stored = await self.services.database.read(lambda connection: stored_table(connection, orphan))
            if stored is None or not stored.goes_on_alone():
                self.waiting_for_people.add(orphan)
                return
            table = await self._enter(stored)
        if table.audience.watchers or table.stored.goes_on_alone():
            await table.take()

    async def let_go(self) -> int:
        """Tables that nobody uses; whoever comes meanwhile waits until another can be made of what is stored. How many have gone."""
        now, before = clock_ms(), len(self.tables)
        for id, table in list(self.tables.items()):
            if not table.idle(now):
                continue
            del self.tables[id], self.codes[table.record.code]
            gone = self.leaving[id] = asyncio.Event()
            try:
                await table.close()
                await table.lease.release()
            finally:
                del self.leaving[id]
                gone.set()
        self._count()
        return before - len(self.tables)

    # Presence

    def people_here(self) -> dict[str, list[str]]:
        """By table, whoever is connected to this process."""
        here = {id: sorted({it.person for it in table.audience.watchers if it.person}) for id, table in self.tables.items()}
        return {id: people for id, people in here.items() if people}

    def people_are(self, elsewhere: dict[str, set[str]]) -> None:
        """By table, whoever is connected to another process: those who look here see it."""
        for id, table in self.tables.items():
            table.people_elsewhere(frozenset(elsewhere.get(id, ())))

    # News

    def heard(self, news: str) -> None:
        """Some process, perhaps this one, has changed a table's record, seats or chat, or stored entries."""
        id, _, what = news.partition(" ")
        table = self.tables.get(id)
        if table is not None:
            table.ring(record=not what, entries=bool(what))

    def look_at_everything(self) -> None:
        """News may have been missed."""
        for table in self.tables.values():
            table.ring(record=True, entries=True)

    async def close(self) -> None:
        for table in list(self.tables.values()):
            await table.close()
