"""How the daily backups went, and whose turn the next one is: each day belongs to the first process that claims it."""

from __future__ import annotations

from sqlalchemy import Connection, and_, delete, or_, select, update

from magnat.store.leases import now
from magnat.store.records import BackupRecord
from magnat.store.rows import add_once, chosen, every, first, values
from magnat.store.schema import backups, processes

AGAIN_MS = 3_600_000
"""Milliseconds after which a backup that failed is tried again."""
KEPT = 60
"""Days that are remembered."""


def claim(connection: Connection, day: str, process: str, patience_ms: int, again_ms: int = AGAIN_MS) -> bool:
    """This process makes the backup of that day: nobody has, or it failed a while ago, or whoever was at it has died."""
    moment = connection.execute(select(now(connection))).scalar_one()
    if add_once(connection, backups, values(BackupRecord(day, "running", process, moment))):
        return True
    living = select(processes.c.id).where(processes.c.beat > moment - patience_ms)
    failed = and_(backups.c.state == "failed", backups.c.at <= moment - again_ms)
    died = and_(backups.c.state == "running", backups.c.process.not_in(living))
    taking = update(backups).where(backups.c.day == day, or_(failed, died))
    return connection.execute(taking.values(state="running", process=process, at=moment)).rowcount == 1


def ended(connection: Connection, record: BackupRecord) -> None:
    """What became of it. Only the newest days are remembered."""
    moment = connection.execute(select(now(connection))).scalar_one()
    connection.execute(update(backups).where(backups.c.day == record.day).values({**values(record), "at": moment}))
    old = select(backups.c.day).order_by(backups.c.day.desc()).offset(KEPT).limit(1).scalar_subquery()
    connection.execute(delete(backups).where(backups.c.day <= old))


def newest(connection: Connection, number: int = 7) -> list[BackupRecord]:
    return every(connection, BackupRecord, chosen(BackupRecord, backups).order_by(backups.c.day.desc()).limit(number))


def last_verified(connection: Connection) -> BackupRecord | None:
    """The last one that was restored on trial and found to be whole."""
    return first(
        connection, BackupRecord, chosen(BackupRecord, backups).where(backups.c.state == "verified").order_by(backups.c.day.desc())
    )
