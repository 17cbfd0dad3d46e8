"""Beginning, pausing, closing a table, and who hosts it: each function is one transaction, and says no with Trouble."""

from __future__ import annotations

from sqlalchemy import Connection

from magnat.server.lobby.changes import changed, locked
from magnat.server.problems import Trouble
from magnat.server.tokens import hashed
from magnat.store.records import PersonRecord, TableChange


def start(connection: Connection, table: str, now: int) -> None:
    """Everybody who plays has sat down; nobody need be the banker."""
    record, seats = locked(connection, table)
    if record.status != "open":
        raise Trouble("already-started")
    free = sum(it.kind == "open" for it in seats[: record.seats])
    if free:
        raise Trouble("seats-open", number=free)
    changed(connection, record, now, TableChange(status="playing"))


def pause(connection: Connection, table: str, reason: str, now: int) -> None:
    record, _ = locked(connection, table)
    if record.status != "playing":
        raise Trouble("paused" if record.status == "paused" else "not-playing")
    changed(connection, record, now, TableChange(status="paused", reason=reason))


def resume(connection: Connection, table: str, now: int) -> None:
    record, _ = locked(connection, table)
    if record.status != "paused":
        raise Trouble("not-paused")
    changed(connection, record, now, TableChange(status="playing", reason=""))


def close(connection: Connection, table: str, reason: str, now: int) -> None:
    """Ends a table before its game is over: nothing more can be put in, and the key of the dice is told."""
    record, _ = locked(connection, table)
    changed(connection, record, now, TableChange(status="closed", reason=reason))


def claim_host(connection: Connection, table: str, person: PersonRecord, token: str, now: int) -> None:
    record, _ = locked(connection, table)
    if not record.host_token or record.host_token != hashed(token):
        raise Trouble("unknown-token")
    changed(connection, record, now, TableChange(host=person.id, host_name=person.name))
