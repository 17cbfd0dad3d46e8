"""Who sits where: each function is one transaction, and says no with Trouble."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection

from magnat.kernel.contract import Seat
from magnat.server.device import NOWHERE, Device
from magnat.server.lobby import relays
from magnat.server.lobby.changes import changed, locked
from magnat.server.lobby.places import Mover, at, check_agreed, check_one_side, check_welcome, freed, lesson_place, put, taken, with_bot
from magnat.server.problems import Trouble
from magnat.server.table.stored_table import StoredTable
from magnat.store import tables
from magnat.store.records import PersonRecord, SeatRecord, TableChange
from magnat.wire.tables import HandOver


def sit(
    connection: Connection, table: str, person: PersonRecord, seat: Seat | None, token: str | None, now: int, device: Device = NOWHERE
) -> Seat:
    """Takes a free seat, the one named, or the one whose link is given (even from whoever sits there).

    A table without a host, brought in by the operator or left by somebody who was forgotten, gets one.
    """
    stored = locked(connection, table)
    if token is not None:
        taken_seat = relays.taken_with_token(connection, stored, person, device, token, now)
    else:
        taken_seat = sit_without_link(connection, stored, person, seat, now, device)
    orphan = not stored.record.host and stored.lesson is None
    changed(connection, stored.record, now, TableChange(host=person.id, host_name=person.name) if orphan else None)
    return taken_seat


def sit_without_link(
    connection: Connection, stored: StoredTable, person: PersonRecord, seat: Seat | None, now: int, device: Device
) -> Seat:
    check_welcome(connection, stored, person, device, seat)
    if stored.lesson is not None:
        found = lesson_place(connection, stored, person, device, seat, now)
        stored = msgspec.structs.replace(stored, seats=tables.seats(connection, stored.record.id))
    else:
        found = plain_place(stored, person, seat)
    check_one_side(stored, person, found.seat)
    check_agreed(stored, person, device, found)
    put(connection, stored, found, taken(stored, found, person, device), Mover(person.id, person.name, now))
    return found.seat


def plain_place(stored: StoredTable, person: PersonRecord, seat: Seat | None) -> SeatRecord:
    """At a table that is no lesson."""
    if seat is not None:
        found = at(stored.seats, seat)
        if found.kind != "open" and found.person != person.id:
            raise Trouble("seat-taken")
        return found
    mine = sorted((it for it in stored.seats if it.person == person.id), key=lambda it: it.kind != "person")  # or one kept by a bot
    free = [it for it in stored.seats[: stored.record.seats] if it.kind == "open"]
    if not mine and not free:
        raise Trouble("no-free-seat")
    return [*mine, *free][0]


def stand_up(connection: Connection, table: str, person: PersonRecord, seat: Seat | None, bot: str | None, now: int) -> None:
    """Leaves one seat or all; a bot goes on there, or it stays open."""
    stored = locked(connection, table)
    mine = [it for it in stored.seats if it.kind == "person" and it.person == person.id and seat in (None, it.seat)]
    if not mine:
        raise Trouble("no-seat")
    for it in mine:
        left = freed(stored, it) if bot is None else with_bot(stored, it, bot)
        put(connection, stored, it, left, Mover(person.id, person.name, now))
    changed(connection, stored.record, now)


def hand_over(
    connection: Connection, table: str, person: PersonRecord, host: bool, seat: Seat, wish: HandOver, now: int, device: Device = NOWHERE
) -> None:
    """A seat goes to a bot, becomes open, or comes (back) to whoever asks. One's own seats freely, others' by the host."""
    stored = locked(connection, table)
    it, mover = at(stored.seats, seat), Mover(person.id, person.name, now)
    if not host and it.person != person.id:
        raise Trouble("not-your-seat")
    if wish.kind == "bot":
        put(connection, stored, it, with_bot(stored, it, wish.bot), mover)
    elif wish.kind == "open":
        put(connection, stored, it, freed(stored, it), mover)
    else:
        check_welcome(connection, stored, person, device, seat)
        if it.kind == "person" and it.person != person.id:
            raise Trouble("seat-taken")
        check_one_side(stored, person, seat)
        check_agreed(stored, person, device, it)
        put(connection, stored, it, taken(stored, it, person, device), mover)
    changed(connection, stored.record, now)
