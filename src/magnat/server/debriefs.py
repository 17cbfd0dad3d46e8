"""Looking back on finished games: reports are made in a process of its own, turning points are searched in the background and kept."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

import msgspec
import structlog
from sqlalchemy import Connection

from magnat.lesson import turning_point_search
from magnat.lesson.debrief_files import Kind, Order, Sheets, blank, made
from magnat.lesson.replays import begin
from magnat.lesson.story import Story
from magnat.lesson.turning_point_search import News
from magnat.lesson.turning_points import Found, Search
from magnat.server.background import Background
from magnat.server.lobby import archive
from magnat.server.now import now_ms
from magnat.server.problems import Trouble
from magnat.server.table.stored_table import StoredTable
from magnat.store import debriefs, journals
from magnat.store.database import Database
from magnat.store.errors import StoreDown
from magnat.store.records import DebriefRecord
from magnat.tables.journal import read
from magnat.wire.debriefs import Turning

log = structlog.get_logger()
FOUND = msgspec.json.Decoder(list[Found])
TELL_EVERY = 2_000
"""Milliseconds between two notes of how far a search is."""
LOST = 30_000
"""Milliseconds after which a search that nobody has heard of went down with its process."""
MOST_WAITING = 8
MINUTE = 60_000


class Debriefs:
    def __init__(self, database: Database, background: Background, seconds: float) -> None:
        self.database = database
        self.background = background
        self.seconds = seconds  # that a search may take
        self.pool: ProcessPoolExecutor | None = None
        self.making = asyncio.Lock()
        self.searching = asyncio.Lock()
        self.waiting: set[str] = set()  # the tables whose search runs or will run here
        self.stop = threading.Event()

    # Reports

    async def of(self, stored: StoredTable, kind: Kind, language: str, team: int = 0) -> bytes:
        """The debrief of a game as JSON, PDF, XLSX or CSV."""
        record = stored.record

        def work(connection: Connection) -> tuple[bytes, int, DebriefRecord | None]:
            rows = journals.entries(connection, record.id)
            length = rows[-1].at - rows[0].at if rows else 0
            return archive.exported(connection, stored), length, debriefs.find(connection, record.id)

        journal, length, known = await self.database.read(work)
        known = self.still_known(known)
        order = Order(
            kind=kind,
            journal=journal,
            language=language,
            code=record.code,
            title=record.title,
            minutes=round(length / MINUTE),
            team=team,
            state="none" if known is None else known.state,
            done=0 if known is None else known.done,
            of=0 if known is None else known.of,
            found=found_in(known),
        )
        return await self._made(made, msgspec.msgpack.encode(order))

    async def sheets(self, order: Sheets) -> bytes:
        return await self._made(blank, msgspec.msgpack.encode(order))

    async def _made(self, work: Callable[[bytes], bytes], order: bytes) -> bytes:
        """One after another; a worker that died is replaced once."""
        async with self.making:
            for again in (True, False):
                if self.pool is None:
                    self.pool = ProcessPoolExecutor(1, get_context("spawn"), begin, (os.getpid(), 0))
                try:
                    return await asyncio.get_running_loop().run_in_executor(self.pool, work, order)
                except BrokenProcessPool:
                    self.pool = None
                    if not again:
                        raise
        raise AssertionError("a try returns or raises")

    # Turning points

    async def search(self, stored: StoredTable) -> Turning:
        """Begins the search unless it is done or under way, here or in another process; how far it is. One that had too little time may
        begin anew."""
        table = stored.record.id
        known = self.still_known(await self.database.read(lambda connection: debriefs.find(connection, table)))
        if known is not None and known.state != "failed" and not was_short(known):
            return Turning(known.state, known.done, known.of, [])
        if table not in self.waiting:
            if len(self.waiting) >= MOST_WAITING:
                raise Trouble("too-fast")
            self.waiting.add(table)
            await self._keep(DebriefRecord(table, "running", 0, 0, b"", now_ms()))
            self.background.start(self._searched(stored))
        return Turning("running", 0, 0, [])

    async def _searched(self, stored: StoredTable) -> None:
        """One search at a time; those behind it say that they are still wanted."""
        table, news = stored.record.id, News()
        telling = asyncio.create_task(self._tell(table, news))
        try:
            async with self.searching:
                journal = await self.database.read(lambda connection: archive.exported(connection, stored))
                found = await asyncio.to_thread(self._found, journal, news)
            telling.cancel()
            await self._keep(DebriefRecord(table, "ready", news.done, news.of, msgspec.json.encode(found), now_ms()))
        except (turning_point_search.Stopped, asyncio.CancelledError):
            self.stop.set()
            raise
        except Exception:
            log.exception("a search for turning points failed", table=table)
            telling.cancel()
            await self._keep(DebriefRecord(table, "failed", news.done, news.of, b"", now_ms()))
        finally:
            telling.cancel()
            self.waiting.discard(table)

    def _found(self, journal: bytes, news: News) -> list[Found]:
        """In a thread, which lets processes play."""
        return turning_point_search.run(Search(Story(read(journal))), self.seconds, tell=news.told, stop=self.stop)

    def still_known(self, record: DebriefRecord | None) -> DebriefRecord | None:
        """A search of which nothing was heard for long has gone with its process; but what runs here runs, even if the computer was asleep
        or its clock was set."""
        if record is None or record.state != "running" or record.table in self.waiting:
            return record
        return None if now_ms() - record.at > LOST else record

    async def _tell(self, table: str, news: News) -> None:
        while True:
            await asyncio.sleep(TELL_EVERY / 1000)
            await self._keep(DebriefRecord(table, "running", news.done, news.of, b"", now_ms()))

    async def _keep(self, record: DebriefRecord) -> None:
        try:
            await self.database.write(lambda connection: debriefs.keep(connection, record))
        except StoreDown as error:
            log.warning("the store is down", detail=error.detail)

    def close(self) -> None:
        self.stop.set()
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)


def was_short(record: DebriefRecord) -> bool:
    """Was there too little time for all the games that were to be played?"""
    return record.state == "ready" and record.done < record.of


def found_in(record: DebriefRecord | None) -> list[Found]:
    return FOUND.decode(record.found) if record is not None and record.found else []
