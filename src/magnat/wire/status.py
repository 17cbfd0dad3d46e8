"""How the server is, for its operator."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from magnat.wire.limits import Token

BackupState = Literal["running", "verified", "failed"]
StoreKind = Literal["sqlite", "postgresql"]
Worry = Literal["errors", "disk", "backup-failed", "backup-old", "no-backups", "slow", "versions"]


class OperatorLink(Struct, frozen=True, forbid_unknown_fields=True):
    """What comes after the # of a link that `magnat operator` has printed."""

    token: Token


class Times(Struct, frozen=True):
    """Milliseconds within which half, and 99 of 100, were done."""

    count: int
    p50: float
    p99: float


class TableCounts(Struct, frozen=True):
    open: int
    playing: int
    paused: int
    memory: int


class BackupStatus(Struct, frozen=True):
    """The daily backup of one day."""

    day: str
    state: BackupState
    at: int
    file: str
    bytes: int
    rows: int
    detail: str


class ProcessStatus(Struct, frozen=True):
    id: str
    host: str
    version: str
    core: str
    started: int
    tables: int
    connections: int
    cpu: float
    memory: int
    entries: int
    lag: Times
    commit: Times
    delivery: Times


class ServerStatus(Struct, frozen=True):
    """All processes together; what is counted or timed happened in the last `seconds`."""

    version: str
    store: StoreKind
    now: int
    since: int
    seconds: int
    tables: TableCounts
    people: int
    connected: int
    connections: int
    entries: int
    errors: int
    refusals: dict[str, int]
    lag: Times
    commit: Times
    delivery: Times
    disk_free: int
    disk_total: int
    processes: list[ProcessStatus]
    backups: list[BackupStatus]
    verified: BackupStatus | None
    backups_wanted: bool
    worries: list[Worry]
