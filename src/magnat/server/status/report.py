"""What an operator is shown: the whole server, each process, and what should worry somebody."""

from __future__ import annotations

from collections.abc import Iterable

import magnat
from magnat.server.status.cluster import figures_of, people_everywhere
from magnat.server.status.figures import Figures
from magnat.server.status.window import added, percentile
from magnat.store.records import BackupRecord, ProcessRecord
from magnat.wire.status import BackupStatus, ProcessStatus, ServerStatus, TableCounts, Times, Worry

DAY = 86_400_000
OLD_BACKUP = DAY + DAY // 2
LITTLE_DISK = 1 << 30
SLOW_MS = 250.0
BUG = "went-wrong"


def report(
    *,
    now: int,
    store: str,
    records: list[ProcessRecord],
    tables: dict[str, int],
    people: int,
    backups: list[BackupRecord],
    verified: BackupRecord | None,
    backups_wanted: bool,
) -> ServerStatus:
    known = figures_of(records)
    processes = [of_process(record, known[record.id]) for record in records if record.id in known]
    all_figures = list(known.values())
    times = {name: timed(added(getattr(it, name) for it in all_figures)) for name in ("lag", "commit", "delivery")}
    refusals = added(it.refusals for it in all_figures)
    disk = min(all_figures, key=lambda it: it.disk_free) if all_figures else None
    found = ServerStatus(
        version=magnat.__version__,
        store=store,  # type: ignore[arg-type]  # the database's kind
        now=now,
        since=min((it.started for it in all_figures), default=now),
        seconds=max((it.seconds for it in all_figures), default=0),
        tables=TableCounts(tables.get("open", 0), tables.get("playing", 0), tables.get("paused", 0), sum(it.tables for it in all_figures)),
        people=people,
        connected=len(people_everywhere(records)),
        connections=sum(it.connections for it in all_figures),
        entries=sum(it.entries for it in all_figures),
        errors=refusals.get(BUG, 0),
        refusals=dict(sorted(refusals.items(), key=lambda it: (-it[1], it[0]))),
        disk_free=0 if disk is None else disk.disk_free,
        disk_total=0 if disk is None else disk.disk_total,
        processes=processes,
        backups=[of_backup(it) for it in backups],
        verified=None if verified is None else of_backup(verified),
        backups_wanted=backups_wanted,
        worries=[],
        **times,
    )
    found.worries.extend(worries(found))
    return found


def worries(status: ServerStatus) -> Iterable[Worry]:
    """What somebody should look at, the worst first."""
    if status.errors:
        yield "errors"
    if status.processes and status.disk_free < LITTLE_DISK:
        yield "disk"
    newest = status.backups[0] if status.backups else None
    if newest is not None and newest.state == "failed":
        yield "backup-failed"
    last = status.since - DAY // 2 if status.verified is None else status.verified.at
    if status.backups_wanted and status.now - last > OLD_BACKUP:
        yield "backup-old"
    if not status.backups_wanted:
        yield "no-backups"
    if max(status.lag.p99, status.commit.p99, status.delivery.p99) > SLOW_MS:
        yield "slow"
    if len({(it.version, it.core) for it in status.processes}) > 1:
        yield "versions"


def of_process(record: ProcessRecord, it: Figures) -> ProcessStatus:
    return ProcessStatus(
        id=record.id,
        host=it.host,
        version=it.version,
        core=it.core,
        started=it.started,
        tables=it.tables,
        connections=it.connections,
        cpu=it.cpu,
        memory=it.memory,
        entries=it.entries,
        lag=timed(it.lag),
        commit=timed(it.commit),
        delivery=timed(it.delivery),
    )


def of_backup(it: BackupRecord) -> BackupStatus:
    return BackupStatus(day=it.day, state=it.state, at=it.at, file=it.file, bytes=it.bytes, rows=it.rows, detail=it.detail)


def timed(buckets: dict[str, int]) -> Times:
    return Times(count=buckets.get("+Inf", 0), p50=percentile(buckets, 0.5), p99=percentile(buckets, 0.99))
