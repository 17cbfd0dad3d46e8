"""A place goes to another person or phone, once, and only from whoever had it then: by a link within the operator's time, in a lesson
by four digits or a link within five minutes."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from hmac import compare_digest

from msgspec import Struct
from sqlalchemy import Connection

from magnat.server.device import Device
from magnat.server.lobby.changes import changed, locked, locked_lesson
from magnat.server.lobby.places import Mover, at, check_agreed, check_one_side, check_welcome, put, taken
from magnat.server.problems import Trouble
from magnat.server.table.stored_table import StoredTable
from magnat.server.tokens import hashed, new_token
from magnat.store import lessons
from magnat.store.records import PersonRecord, RelayRecord, SeatRecord, TableRecord

LIFE = 5 * 60_000
"""Milliseconds."""
CODES = 10_000
MOST_GUESSES = 50
"""Wrong codes at a table after which nothing can be taken with the codes that were given out."""

Check = Callable[[StoredTable], None]
"""Trouble for whoever may not give the place away. Asked of the locked table: they may have lost their own a moment ago."""


class Offer(Struct, frozen=True):
    """Told to whoever asked for it; only hashes are stored."""

    seat: int
    code: str
    token: str
    until: int


def offer(connection: Connection, table: str, seat: int, now: int, check: Check) -> Offer:
    """On another phone, in a lesson."""
    stored, _ = locked_lesson(connection, table)
    check(stored)
    return offered(connection, stored, at(stored.seats, seat), now, LIFE)


def offer_link(connection: Connection, table: str, seat: int, now: int, life: int, check: Check) -> Offer:
    """To anybody; in a lesson it lives no longer than a code does."""
    stored = locked(connection, table)
    check(stored)
    return offered(connection, stored, at(stored.seats, seat), now, life if stored.lesson is None else LIFE)


def offered(connection: Connection, stored: StoredTable, it: SeatRecord, now: int, life: int) -> Offer:
    """The one before for the same place is worth nothing from now on."""
    record = stored.record
    code = "" if stored.lesson is None else unused_code(connection, record, now)
    token, until = new_token(), now + life
    mark = code_mark(record, code) if code else ""
    lessons.offer(connection, RelayRecord(record.id, it.seat, mark, hashed(token), until, it.person))
    return Offer(it.seat, code, token, until)


def unused_code(connection: Connection, record: TableRecord, now: int) -> str:
    used = [relay.code for relay in lessons.offers(connection, record.id, now)]
    return next(code for code in iter(new_code, "") if code_mark(record, code) not in used)


def new_code() -> str:
    return f"{secrets.randbelow(CODES):04}"


def code_mark(record: TableRecord, code: str) -> str:
    """Four digits are soon tried out: the hash is worth nothing without the table's own key."""
    return hashed(f"{record.id} {record.key.hex()} {code}")


def take_with_code(connection: Connection, table: str, person: PersonRecord, device: Device, code: str, now: int) -> int | None:
    """The place, or None if the code is wrong: then the guess has been counted."""
    stored, _ = locked_lesson(connection, table)
    mark = code_mark(stored.record, code)
    found = usable(stored, [it for it in lessons.offers(connection, table, now) if compare_digest(it.code, mark)])
    if found is None:
        lessons.guessed_wrong(connection, table, MOST_GUESSES)
        return None
    return take(connection, stored, person, device, found, now)


def taken_with_token(connection: Connection, stored: StoredTable, person: PersonRecord, device: Device, token: str, now: int) -> int:
    return take(connection, stored, person, device, meant(connection, stored, token, now), now)


def meant(connection: Connection, stored: StoredTable, token: str, now: int) -> RelayRecord:
    """The place that a link is for."""
    mark = hashed(token)
    found = usable(stored, [it for it in lessons.offers(connection, stored.record.id, now) if compare_digest(it.token, mark)])
    if found is None:
        raise Trouble("unknown-token")
    return found


def usable(stored: StoredTable, found: list[RelayRecord]) -> RelayRecord | None:
    """Void when somebody else has the place by now."""
    return next((it for it in found if stored.seats[it.seat].person == it.holder), None)


def take(connection: Connection, stored: StoredTable, person: PersonRecord, device: Device, relay: RelayRecord, now: int) -> int:
    """In a lesson the place keeps the name of whoever sat there: mostly it is the same person with another phone, that nobody knows by
    a name yet."""
    it = stored.seats[relay.seat]
    check_welcome(connection, stored, person, device, it.seat)
    check_one_side(stored, person, it.seat)
    check_agreed(stored, person, device, it)
    name = it.name if it.person and stored.lesson is not None else ""
    put(connection, stored, it, taken(stored, it, person, device, name), Mover(person.id, person.name, now))
    lessons.withdraw(connection, stored.record.id, it.seat)
    changed(connection, stored.record, now)
    return it.seat
