"""Beginning, pausing, closing a table, and who hosts it: each function is one transaction, and says no with Trouble."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection

from magnat.server.lobby import mixing
from magnat.server.lobby.changes import changed, locked
from magnat.server.lobby.places import Mover, kept_warm, put
from magnat.server.problems import Trouble
from magnat.server.tokens import hashed
from magnat.store import lessons, tables
from magnat.store.records import LessonUpdate, PersonRecord, TableChange
from magnat.wire.tables import TableWish


def start(connection: Connection, table: str, now: int) -> None:
    """Everybody who plays has sat down; nobody need be the banker. In a lesson bots keep the free places warm for whoever comes late."""
    stored = locked(connection, table)
    record, free = stored.record, [it for it in stored.seats[: stored.record.seats] if it.kind == "open"]
    if record.status != "open":
        raise Trouble("already-started")
    if free and stored.lesson is None:
        raise Trouble("seats-open", number=len(free))
    for it in free:
        put(connection, stored, it, kept_warm(stored, it), Mover(record.host, record.host_name, now))
        stored = msgspec.structs.replace(stored, seats=tables.seats(connection, table))
    if stored.lesson is not None:
        lessons.change(connection, record.id, LessonUpdate(begun=now))
    changed(connection, record, now, mixing.begun(stored, TableChange(status="playing"), now))


def pause(connection: Connection, table: str, reason: str, now: int) -> None:
    """A table that stands still can be given other words."""
    record = locked(connection, table).record
    if record.status == "paused" and not reason:
        raise Trouble("paused")
    if record.status not in ("playing", "paused"):
        raise Trouble("not-playing")
    changed(connection, record, now, TableChange(status="paused", reason=reason))


def resume(connection: Connection, table: str, now: int) -> None:
    record = locked(connection, table).record
    if record.status != "paused":
        raise Trouble("not-paused")
    changed(connection, record, now, TableChange(status="playing", reason=""))


def change(connection: Connection, table: str, wish: TableWish, now: int) -> None:
    """How bots move and whether hints are given, before the game or while it runs."""
    record = locked(connection, table).record
    changed(connection, record, now, TableChange(bot_pause=wish.bot_pause, hints=wish.hints, hurry=wish.hurry))


def close(connection: Connection, table: str, reason: str, now: int) -> None:
    """Ends a table before its game is over: nothing more can be put in, and the key of the dice is told."""
    record = locked(connection, table).record
    changed(connection, record, now, TableChange(status="closed", reason=reason))


def claim_host(connection: Connection, table: str, person: PersonRecord, token: str, now: int) -> None:
    record = locked(connection, table).record
    if not record.host_token or record.host_token != hashed(token):
        raise Trouble("unknown-token")
    changed(connection, record, now, TableChange(host=person.id, host_name=person.name))
