"""The figures of one server process, as it notes them beside its signs of life."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import socket
from pathlib import Path
from time import monotonic

from msgspec import Struct

import magnat
from magnat.server.metrics import Metrics
from magnat.server.now import now_ms
from magnat.server.settings import Settings, data_folder
from magnat.server.status.window import CPU, Window, labelled
from magnat.store.address import SqliteAddress, parse

STEP_S = 0.25
LOOK_STEPS = 40
"""Steps between two looks at the counters."""


class Figures(Struct, frozen=True):
    """Of the last `seconds`, or of this very moment. Timed things are counted by bucket: so several processes can be added up."""

    host: str
    version: str
    core: str
    started: int
    seconds: int
    tables: int
    connections: int
    cpu: float
    memory: int
    entries: int
    refusals: dict[str, int]
    lag: dict[str, int]
    commit: dict[str, int]
    delivery: dict[str, int]
    disk_free: int
    disk_total: int
    metrics: str


class Gauging:
    """Takes the figures of this process."""

    def __init__(self, metrics: Metrics, settings: Settings) -> None:
        self.metrics = metrics
        self.window = Window(metrics.registry)
        self.started = now_ms()
        address = parse(settings.db)
        self.disk = address.file.parent if isinstance(address, SqliteAddress) else Path(settings.backups.folder or data_folder())

    async def run(self) -> None:
        """How late a step comes is how long everything else had to wait."""
        steps = 0
        while True:
            before = monotonic()
            await asyncio.sleep(STEP_S)
            self.metrics.lag.observe(max(0.0, monotonic() - before - STEP_S))
            steps += 1
            if steps % LOOK_STEPS == 0:
                self.window.look()

    def figures(self) -> Figures:
        seconds, recent = self.window.recent()
        free, total = disk(self.disk)
        return Figures(
            host=socket.gethostname(),
            version=magnat.__version__,
            core=magnat.CORE,
            started=self.started,
            seconds=round(seconds),
            tables=int(self.sample("magnat_rooms")),
            connections=int(self.sample("magnat_connections")),
            cpu=round(100 * recent[CPU] / max(seconds, 0.001), 1),
            memory=int(self.sample("process_resident_memory_bytes")),
            entries=round(recent.get("magnat_entries_total", 0.0)),
            refusals=labelled(recent, "magnat_refusals_total"),
            lag=labelled(recent, "magnat_lag_seconds"),
            commit=labelled(recent, "magnat_append_seconds"),
            delivery=labelled(recent, "magnat_delivery_seconds"),
            disk_free=free,
            disk_total=total,
            metrics=self.metrics.text().decode(),
        )

    def sample(self, name: str) -> float:
        return self.metrics.registry.get_sample_value(name) or 0.0


def disk(folder: Path) -> tuple[int, int]:
    """Free and all bytes where the folder is, or will be."""
    with contextlib.suppress(OSError):
        there = next(it for it in (folder.absolute(), *folder.absolute().parents) if os.path.isdir(it))
        found = shutil.disk_usage(there)
        return found.free, found.total
    return 0, 0
