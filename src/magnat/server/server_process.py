"""One server process: everything that it consists of, put together; its signs of life, and what it exchanges with the other processes."""

from __future__ import annotations

import asyncio
import gc
import secrets

import msgspec
import structlog
from sqlalchemy import Connection

from magnat.kernel.contract import Seat
from magnat.server.auth import Passwords
from magnat.server.background import Background
from magnat.server.backups.daily import DailyBackup
from magnat.server.bots.pool import BotPool
from magnat.server.debriefs import Debriefs
from magnat.server.forwarding import Forwarding
from magnat.server.importing.messages import Limits
from magnat.server.imports import Imports
from magnat.server.metrics import Metrics
from magnat.server.network import Door
from magnat.server.notify import confirming
from magnat.server.notify import outbox as notices
from magnat.server.notify.postman import Postman
from magnat.server.now import now_ms
from magnat.server.open_lines import OpenLines
from magnat.server.quotas import Quota
from magnat.server.rate_limit import Buckets
from magnat.server.settings import Settings
from magnat.server.status.cluster import people_elsewhere
from magnat.server.status.figures import Gauging
from magnat.server.store_health import Storing
from magnat.server.table.charts import Charts
from magnat.server.table.dice_proofs import DiceProofs
from magnat.server.table.mailbox import PeopleFirst
from magnat.server.table.move_request import MoveRequest
from magnat.server.table.services import Services
from magnat.server.table.tables_here import TablesHere
from magnat.store import confirmations, forwarded_moves, leases, lessons, outbox, people
from magnat.store.bus import Bus
from magnat.store.database import Database
from magnat.store.errors import StoreDown
from magnat.store.people import PERSON
from magnat.store.records import ProcessRecord, SeatRecord, TableRecord

log = structlog.get_logger()
ENCODER = msgspec.json.Encoder()
BEAT = 1.0
"""Seconds between two signs of life."""
LONG_DEAD = 3_600_000
"""Milliseconds after which the name of a silent process is cleared away."""
OLD_NOTICE = 30 * 24 * LONG_DEAD
TOUCHING = 3_600_000
"""Milliseconds between two notes that a device was here."""
MOST_TOUCHED = 50_000
TELLING = 5
"""Beats between two notes of this process's figures."""
CLEANING = 60
"""Beats between two looks for what nobody needs any more."""


MOST_LEFT_OVER = 500
"""Tables that are let go before memory is tidied even though the server is busy."""


class ServerProcess:
    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.process = secrets.token_hex(6)
        self.metrics = Metrics()
        self.background = Background()
        self.bots = BotPool(settings.bot_workers)
        self.bus = Bus(settings.db, self.process)
        self.forwarding = Forwarding(database, self.process, settings.patience, self._accept, self.background)
        self.tables = TablesHere(self._services())
        self.charts = Charts(database)
        self.dice_proofs = DiceProofs(database)
        self.debriefs = Debriefs(database, self.background, settings.search_seconds)
        self.imports = Imports(database, settings.imports, Limits(settings.import_seconds, settings.import_megabytes))
        waiting = notices.DatabaseOutbox(database, settings.address(), self._asked)
        self.postman = Postman(waiting, notices.settings(settings), now_ms)
        self.person_limit = Buckets(settings.person_limit)
        self.newcomer_limit = Buckets(settings.newcomer_limit)
        self.login_limit = Buckets(settings.login_limit)
        self.account_limit = Buckets(settings.account_limit)
        self.guess_limit = Buckets(settings.guess_limit)
        self.mail_limit = Buckets(settings.mail_limit)
        self.relay_limit = Buckets(settings.relay_limit)
        self.connections = Quota(settings.connections_each, "too-many-connections")
        self.waits = Quota(settings.waits_each, "too-many-waits")
        self.door = Door(settings)
        self.gauging = Gauging(self.metrics, settings)
        self.backup = DailyBackup(database, settings, self.process, self.metrics)
        self.left_over = 0  # tables that were let go since memory was tidied
        self.stored_before = 0.0
        self.lines = OpenLines(database)
        self.touched: dict[str, int] = {}  # when a key was last noted as used
        self.passwords = Passwords()
        self.storing = Storing(database, self.process)
        self.beating: asyncio.Task[None] | None = None

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
            people=PeopleFirst(),
        )

    async def _accept(self, table: str, request: MoveRequest) -> int:
        """A move that another process has forwarded."""
        return await (await self.tables.by_id(table)).accept(request)

    def _remind(self, record: TableRecord, seat: SeatRecord) -> None:
        self.background.start(notices.put(self.database, self.settings.notice_delay, record, seat))
        self.background.start(confirming.ask_once(self.database, self.postman, self.settings.address(), seat.person))

    def _asked(self, table: str, seat: Seat) -> str:
        """What the seat has to decide, if this process has the table in memory."""
        known = self.tables.known(table)
        game = None if known is None else known.memory.game
        decisions = [] if game is None else game.table.agenda().decisions
        return next((it.key for it in decisions if it.must and it.seat == seat), "")

    # Its life

    @staticmethod
    async def open(settings: Settings) -> ServerProcess:
        server = ServerProcess(settings, await Database.open(settings.db))
        await server.database.write(server._move_in)
        await server.bus.listen(server.heard, server.forwarding.ring, server._on_gap)
        server.beating = server.background.start(server._beat())
        for work in (
            server.forwarding.listen(),
            server.postman.run(),
            server.bots.warm(),
            server.backup.run(),
            server.gauging.run(),
        ):
            server.background.start(work)
        await server.tables.adopt()
        return server

    def _move_in(self, connection: Connection) -> None:
        """The first sign of life. A SQLite file has one server (see process/sqlite_lock.py): whoever is still named there was killed."""
        leases.forget_dead(connection, 0 if self.database.kind == "sqlite" else LONG_DEAD)
        leases.beat(connection, self.process)

    def heard(self, news: str) -> None:
        """From any process: a table has changed, or somebody's keys have."""
        if news.startswith(PERSON):
            self.background.start(self._check_lines())
        else:
            self.tables.heard(news)

    async def _check_lines(self) -> None:
        try:
            await self.lines.check()
        except StoreDown as error:
            log.warning("the store is down", detail=error.detail)  # the next beat looks again

    def touch(self, key: str) -> None:
        """Notes now and then that a key was used."""
        now = now_ms()
        if now - self.touched.get(key, 0) < TOUCHING:
            return
        if len(self.touched) > MOST_TOUCHED:
            self.touched.clear()
        self.touched[key] = now
        self.background.start(self._touch(key, now))

    async def _touch(self, key: str, now: int) -> None:
        try:
            await self.database.write(lambda connection: people.touch_token(connection, key, now))
        except StoreDown as error:
            log.warning("the store is down", detail=error.detail)

    def _on_gap(self) -> None:
        """Messages may have been missed: look at everything again."""
        self.tables.look_at_everything()
        self.background.start(self._check_lines())
        self.forwarding.ring()

    async def close(self) -> None:
        self.debriefs.stop.set()
        self.backup.stop()
        await self._hand_over()
        await self.door.close()
        await self.imports.close()
        await self.background.stop()
        await self.bus.close()
        await self.database.close()
        await self.bots.close()
        await asyncio.to_thread(self.debriefs.close)
        await asyncio.to_thread(self.passwords.close)

    async def _hand_over(self) -> None:
        """First of all the tables are free: people play on elsewhere while the rest here finishes."""
        if self.beating is not None:
            self.beating.cancel()
            await asyncio.gather(self.beating, return_exceptions=True)
        await self.tables.close()
        try:
            await self.database.write(lambda connection: leases.gone(connection, self.process))
        except StoreDown:
            log.warning("the store is down at the end")

    async def _beat(self) -> None:
        """Signs of life; tables of processes that have none are adopted, tables that nobody uses are let go."""
        beats = 0
        while True:
            await asyncio.sleep(BEAT)
            beats += 1
            try:
                await self._tell(with_figures=beats % TELLING == 0)
                await self.tables.adopt()
                await self._look_around()
                self.tidy_memory(await self.tables.let_go())
                await self.lines.check()  # `magnat forget` beside a SQLite server rings no bell
                if beats % CLEANING == 0:
                    await self._clean()
            except StoreDown as error:
                log.warning("the store is down", detail=error.detail)
            except Exception:
                log.exception("the heartbeat stumbled")

    async def _tell(self, with_figures: bool) -> None:
        figures = ENCODER.encode(self.gauging.figures()) if with_figures else None
        await self.storing.beat(figures, self.tables.people_here())

    async def tell_figures(self) -> None:
        """At once, because somebody looks."""
        await self._tell(with_figures=True)

    async def _look_around(self) -> None:
        """Who is connected to other processes; a SQLite file has one process only."""
        if self.database.kind != "sqlite":
            self.tables.people_are(people_elsewhere(await self.processes(), self.process))

    async def processes(self) -> list[ProcessRecord]:
        patience = self.settings.patience
        return await self.database.read(lambda connection: leases.living(connection, patience))

    def tidy_memory(self, gone: int) -> None:
        """What is left of tables is looked for when nothing was stored since the last beat: a full search takes a while."""
        stored = self.metrics.entries_stored()
        self.left_over += gone
        if self.left_over and (stored == self.stored_before or self.left_over >= MOST_LEFT_OVER):
            gc.collect()
            self.left_over = 0
        self.stored_before = stored

    async def _clean(self) -> None:
        """What nobody needs any more: dead processes, forwarded moves that nobody reads, old notices."""
        self.tables.waiting_for_people.clear()
        now = now_ms()

        def work(connection: Connection) -> None:
            leases.forget_dead(connection, LONG_DEAD)
            forwarded_moves.forget_old(connection, now - LONG_DEAD)
            outbox.forget_old(connection, now - OLD_NOTICE)
            lessons.forget_offers(connection, now)
            confirmations.forget_old(connection, now - confirming.LIFE)

        await self.database.write(work)
