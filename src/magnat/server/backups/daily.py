"""The daily backup: whichever server process claims the day has it made, and notes how it went."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from datetime import datetime
from typing import Literal

import msgspec
import structlog

from magnat.server.backups.days import due_day
from magnat.server.backups.worker import Order, Outcome
from magnat.server.metrics import Metrics
from magnat.server.now import clock_ms, now_ms
from magnat.server.settings import Settings
from magnat.store import backup_log
from magnat.store.database import Database
from magnat.store.errors import StoreDown
from magnat.store.records import BackupRecord

log = structlog.get_logger()
LOOK = 20.0
"""Seconds between two looks at the clock."""
LONGEST_DETAIL = 200


class DailyBackup:
    def __init__(self, database: Database, settings: Settings, process: str, metrics: Metrics) -> None:
        self.database = database
        self.settings = settings
        self.process = process
        self.metrics = metrics
        self.worker: subprocess.Popen[bytes] | None = None

    async def run(self) -> None:
        """Until the server ends."""
        began = clock_ms()
        while self.settings.backups.folder:
            if clock_ms() - began >= self.settings.backups.rest:
                await self.make_if_due()
            await asyncio.sleep(min(LOOK, self.settings.backups.rest / 1000 or LOOK))

    async def make_if_due(self) -> None:
        day = due_day(datetime.fromtimestamp(now_ms() / 1000).astimezone(), self.settings.backups.minute).isoformat()
        try:
            patience = self.settings.patience
            if await self.database.write(lambda connection: backup_log.claim(connection, day, self.process, patience)):
                await self._note(day, await self._made())
        except StoreDown as error:
            log.warning("the store is down", detail=error.detail)
        except Exception:
            log.exception("the daily backup stumbled")

    async def _made(self) -> Outcome:
        order = msgspec.json.encode(Order(self.settings.db, self.settings.backups))
        return await asyncio.to_thread(self._work, order)

    def _work(self, order: bytes) -> Outcome:
        command = [sys.executable, "-m", "magnat.server.backups.worker"]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as self.worker:
            said, complaint = self.worker.communicate(order)
        if self.worker.returncode != 0:
            return Outcome(
                problem=f"the worker ended with {self.worker.returncode}: {complaint.decode(errors='replace').strip()[-LONGEST_DETAIL:]}"
            )
        return msgspec.json.decode(said, type=Outcome)

    async def _note(self, day: str, outcome: Outcome) -> None:
        if outcome.problem:
            log.error("the daily backup failed", day=day, detail=outcome.problem)
        else:
            log.info("the daily backup was made and verified", day=day, file=outcome.file, bytes=outcome.bytes, rows=outcome.rows)
        state: Literal["failed", "verified"] = "failed" if outcome.problem else "verified"
        record = BackupRecord(day, state, self.process, 0, outcome.file, outcome.bytes, outcome.rows, outcome.problem[:LONGEST_DETAIL])
        await self.database.write(lambda connection: backup_log.ended(connection, record))
        self.metrics.backups.labels(state).inc()

    def stop(self) -> None:
        """The worker ends with the server; the next process that looks makes another."""
        if self.worker is not None and self.worker.poll() is None:
            self.worker.terminate()
