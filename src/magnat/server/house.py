"""One server process: everything that it consists of, put together; its signs of life, and what it exchanges with the other processes."""

from __future__ import annotations

import asyncio
import secrets

import structlog
from sqlalchemy import Connection

from magnat.kernel.contract import Seat
from magnat.server.background import Background
from magnat.server.bots.pool import BotPool
from magnat.server.forwarding import Forwarding
from magnat.server.metrics import Metrics
from magnat.server.notify import outbox as notices
from magnat.server.notify.postman import Postman
from magnat.server.now import now_ms
from magnat.server.rate_limit import Buckets
from magnat.server.settings import Settings
from magnat.server.table.charts import Charts
from magnat.server.table.move_request import MoveRequest
from magnat.server.table.services import Services
from magnat.server.table.tables_here import TablesHere
from magnat.store import forwarded_moves, leases, outbox
from magnat.store.bus import Bus
from magnat.store.database import Database
from magnat.store.errors import StoreDown
from magnat.store.records import SeatRecord, TableRecord

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
        self.metrics = Metrics()
        self.background = Background()
        self.bots = BotPool(settings.bot_workers)
        self.bus = Bus(settings.db, self.process)
        self.forwarding = Forwarding(database, self.process, self._accept, self.background)
        self.tables = TablesHere(self._services())
        self.charts = Charts(database)
        waiting = notices.DatabaseOutbox(database, settings.address(), self._asked)
        self.postman = Postman(waiting, notices.settings(settings), now_ms)
        self.person_limit = Buckets(settings.person_limit)
        self.newcomer_limit = Buckets(settings.newcomer_limit)
        self.login_limit = Buckets(settings.login_limit)

    def _services(self) -> Services:
        return Services(
            database=self.database,
            metrics=self.metrics,
            process=self.process,
            patience_ms=self.settings.patience,
            idle_ms=self.settings.idle,
            ask_bots=self.bots.ask,
            forward=self.forwarding.ask,
            remind=self._remind,
        )

    async def _accept(self, table: str, request: MoveRequest) -> int:
        """A move that another process has forwarded."""
        return await (await self.tables.by_id(table)).accept(request)

    def _remind(self, record: TableRecord, seat: SeatRecord) -> None:
        self.background.start(notices.put(self.database, self.settings.notice_delay, record, seat))

    def _asked(self, table: str, seat: Seat) -> str:
        """What the seat has to decide, if this process has the table in memory."""
        known = self.tables.known(table)
        game = None if known is None else known.memory.game
        decisions = [] if game is None else game.table.agenda().decisions
        return next((it.key for it in decisions if it.must and it.seat == seat), "")

    # Its life

    @staticmethod
    async def open(settings: Settings) -> House:
        house = House(settings, await Database.open(settings.db))
        await house.database.write(house._move_in)
        await house.bus.listen(house.tables.heard, house.forwarding.ring, house._on_gap)
        for work in (house._beat(), house.forwarding.listen(), house.postman.run(), house.bots.warm()):
            house.background.start(work)
        await house.tables.adopt()
        return house

    def _move_in(self, connection: Connection) -> None:
        """The first sign of life. A SQLite file has one server (see process/sqlite_lock.py): whoever is still named there was killed."""
        leases.forget_dead(connection, 0 if self.database.kind == "sqlite" else LONG_DEAD)
        leases.beat(connection, self.process)

    def _on_gap(self) -> None:
        """Messages may have been missed: look at everything again."""
        self.tables.look_at_everything()
        self.forwarding.ring()

    async def close(self) -> None:
        await self.background.stop()
        await self.tables.close()
        await self.bus.close()
        try:
            await self.database.write(lambda connection: leases.gone(connection, self.process))
        except StoreDown:
            log.warning("the store is down at the end")
        await self.database.close()
        await asyncio.to_thread(self.bots.close)

    async def _beat(self) -> None:
        """Signs of life; tables of processes that have none are adopted, tables that nobody uses are let go."""
        beats = 0
        while True:
            await asyncio.sleep(BEAT)
            beats += 1
            try:
                await self.database.write(lambda connection: leases.beat(connection, self.process))
                await self.tables.adopt()
                await self.tables.let_go()
                if beats % CLEANING == 0:
                    await self._clean()
            except StoreDown as error:
                log.warning("the store is down", detail=error.detail)
            except Exception:
                log.exception("the heartbeat stumbled")

    async def _clean(self) -> None:
        """What nobody needs any more: dead processes, forwarded moves that nobody reads, old notices."""
        self.tables.waiting_for_people.clear()
        now = now_ms()

        def work(connection: Connection) -> None:
            leases.forget_dead(connection, LONG_DEAD)
            forwarded_moves.forget_old(connection, now - LONG_DEAD)
            outbox.forget_old(connection, now - OLD_NOTICE)

        await self.database.write(work)
