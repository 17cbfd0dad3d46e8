"""One server process: its database, the tables it has in memory, and what it exchanges with the other processes."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

import msgspec
import structlog

from magnat.server.bots.pool import BotPool
from magnat.server.forwarding import Forwarding
from magnat.server.metrics import Metrics
from magnat.server.notify import outbox as notices
from magnat.server.notify.postman import Postman
from magnat.server.now import now_ms
from magnat.server.problems import Trouble
from magnat.server.rate_limit import Buckets
from magnat.server.settings import Settings
from magnat.server.table.charts import Charts
from magnat.server.table.game_in_play import GameInPlay
from magnat.server.table.load_table import opened
from magnat.server.table.move_request import MoveRequest
from magnat.server.table.served_table import ServedTable
from magnat.store import forwarding, journals, leases, outbox, tables
from magnat.store.bus import Bus
from magnat.store.database import Database
from magnat.store.errors import StoreDown
from magnat.store.records import EntryRow, SeatRecord, TableRecord

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from sqlalchemy import Connection

log = structlog.get_logger()
BEAT = 1.0
"""Seconds between two signs of life."""
LONG_DEAD = 3_600_000
"""Milliseconds after which the name of a silent process is cleared away."""
OLD_NOTICE = 30 * 24 * LONG_DEAD
CLEANING = 60
"""Beats between two looks for what nobody needs any more."""


class House:
    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.process = secrets.token_hex(6)
        self.rooms: dict[str, ServedTable] = {}  # by the table's id
        self.codes: dict[str, str] = {}  # code to id, of the tables in memory
        self.quiet: set[str] = set()  # running tables that wait for people; looked at again now and then
        self.metrics = Metrics()
        self.pool = BotPool(settings.bot_workers)
        self.bus = Bus(settings.db, self.process)
        self.letters = Forwarding(self)
        self.charts = Charts(database)
        self.postman = Postman(notices.DatabaseOutbox(self), notices.settings(settings), now_ms)
        self.seat_pace = Buckets(settings.seat_pace)
        self.door_pace = Buckets(settings.door_pace)
        self.login_pace = Buckets(settings.login_pace)
        self.tasks: set[asyncio.Task[None]] = set()

    # Its life

    @staticmethod
    async def open(settings: Settings) -> House:
        house = House(settings, await Database.open(settings.db))
        await house.database.write(house._move_in)
        await house.bus.listen(house.on_table, house.letters.ring, house.on_gap)
        house.start(house._beat())
        house.start(house.letters.run())
        house.start(house.postman.run())
        house.start(house._warm())
        await house._adopt()
        return house

    def _move_in(self, connection: Connection) -> None:
        """The first sign of life. A SQLite file has one server (see process/sqlite_lock.py): whoever is still named there was killed."""
        leases.forget_dead(connection, 0 if self.database.kind == "sqlite" else LONG_DEAD)
        leases.beat(connection, self.process)

    async def close(self) -> None:
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in list(self.rooms.values()):
            await room.close()
        await self.bus.close()
        try:
            await self.database.write(lambda connection: leases.gone(connection, self.process))
        except StoreDown:
            log.warning("the store is down at the end")
        await self.database.close()
        await asyncio.to_thread(self.pool.close)

    def start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _warm(self) -> None:
        await self.pool.warm()

    async def _beat(self) -> None:
        """Signs of life; tables of processes that have none are adopted, tables that nobody uses are let go."""
        beats = 0
        while True:
            await asyncio.sleep(BEAT)
            beats += 1
            try:
                await self.database.write(lambda connection: leases.beat(connection, self.process))
                await self._adopt()
                await self._let_go()
                if beats % CLEANING == 0:
                    await self._clean()
            except StoreDown as error:
                log.warning("the store is down", detail=error.detail)
            except Exception:
                log.exception("the heartbeat stumbled")

    async def _clean(self) -> None:
        """What nobody needs any more: dead processes, unread letters, old notices."""
        self.quiet.clear()
        now = now_ms()

        def work(connection: Connection) -> None:
            leases.forget_dead(connection, LONG_DEAD)
            forwarding.forget_old(connection, now - LONG_DEAD)
            outbox.forget_old(connection, now - OLD_NOTICE)

        await self.database.write(work)

    async def _adopt(self) -> None:
        """Running tables without a living owner, if people wait here for them or bots and clocks have to go on."""
        patience = self.settings.patience
        owned = [room for room in self.rooms.values() if room.owned]
        orphans, mine = await self.database.read(
            lambda connection: (leases.orphans(connection, patience), leases.owned(connection, self.process))
        )
        for room in owned:
            if room.record.id not in mine:  # who was silent too long has lost it
                room.owned = False
                room.ring(stale=True, behind=True)
        for table in orphans:
            if table in self.quiet:
                continue
            waiting = self.rooms.get(table) or await self._lively(table)
            if waiting is not None and (waiting.gallery.watchers or waiting.lively()):
                await waiting.own()

    async def _lively(self, table: str) -> ServedTable | None:
        """A stored table that has to go on by itself; others stay closed until somebody comes."""
        record, seats = await self.database.read(lambda connection: (tables.find(connection, table), tables.seats(connection, table)))
        if record is None or not (any(it.kind == "bot" for it in seats) or b'"none"' not in record.clock_rule):
            self.quiet.add(table)
            return None
        return self._enter(record, seats)

    async def _let_go(self) -> None:
        now = now_ms()
        for table, room in list(self.rooms.items()):
            if room.idle(now):
                del self.rooms[table]
                del self.codes[room.record.code]
                await room.close()
                if room.owned:
                    await self.database.write(lambda connection, table=table: leases.release(connection, table, self.process))  # type: ignore[misc]
        self.metrics.rooms.set(len(self.rooms))

    # Tables

    async def room(self, code: str) -> ServedTable:
        """The room of a table by its code; Trouble if there is none."""
        code = code.upper()
        table = self.codes.get(code)
        if table is not None:
            return self.rooms[table]
        found = await self.database.read(lambda connection: card_of(connection, code))
        if found is None:
            raise Trouble("no-such-table")
        return self._enter(*found)

    async def room_of(self, table: str) -> ServedTable:
        """The room of a table by its id."""
        if table in self.rooms:
            return self.rooms[table]
        record, seats = await self.database.read(lambda connection: (tables.find(connection, table), tables.seats(connection, table)))
        if record is None:
            raise Trouble("no-such-table")
        return self._enter(record, seats)

    def _enter(self, record: TableRecord, seats: list[SeatRecord]) -> ServedTable:
        if record.id not in self.rooms:
            self.rooms[record.id] = ServedTable(self, record, seats)
            self.codes[record.code] = record.id
            self.metrics.rooms.set(len(self.rooms))
        return self.rooms[record.id]

    async def load(self, table: str, before: int | None = None) -> GameInPlay:
        """A table as it is now, that knows input number `before`."""
        with self.metrics.opening.time():
            return await opened(self.database, table, before=before)

    async def entries(self, table: str, after: int, limit: int | None = None) -> list[EntryRow]:
        return await self.database.read(lambda connection: journals.entries(connection, table, after, limit))

    # News

    def on_table(self, news: str) -> None:
        """Some process, perhaps this one, has changed a table's card or chat, or stored entries."""
        table, _, what = news.partition(" ")
        room = self.rooms.get(table)
        if room is not None:
            room.ring(stale=not what, behind=bool(what))

    def on_gap(self) -> None:
        """Messages may have been missed: look at everything again."""
        for room in self.rooms.values():
            room.ring(stale=True, behind=True)
        self.letters.ring("")

    async def forward(self, room: ServedTable, order: MoveRequest) -> int:
        """A move for a table whose mailbox another process has."""
        if order.move.id is None:
            order = msgspec.structs.replace(order, move=msgspec.structs.replace(order.move, id=secrets.token_hex(12)))
        self.metrics.forwarded.inc()
        return await self.letters.deliver(room, order)

    def remind(self, room: ServedTable, seat: SeatRecord) -> None:
        self.start(notices.put(self, room.record, seat))


def card_of(connection: Connection, code: str) -> tuple[TableRecord, list[SeatRecord]] | None:
    record = tables.by_code(connection, code)
    return None if record is None else (record, tables.seats(connection, record.id))
