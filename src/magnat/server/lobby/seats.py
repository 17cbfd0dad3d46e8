"""Who sits where: each function is one transaction, and says no with Trouble."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection

from magnat.bots.names import name as bot_name
from magnat.bots.registry import best
from magnat.bots.registry import find as find_bot
from magnat.kernel.contract import Seat
from magnat.kernel.game import Unreadable
from magnat.server.lobby.changes import changed, locked
from magnat.server.problems import NotUnderstood, Trouble
from magnat.server.tokens import hashed, new_token
from magnat.store import tables
from magnat.store.records import PersonRecord, SeatRecord, TableChange, TableRecord
from magnat.wire.tables import HandOver


def sit(connection: Connection, table: str, person: PersonRecord, seat: Seat | None, token: str | None, now: int) -> Seat:
    """Takes a free seat, the one named, or the one whose token is given (even from whoever sits there).

    A table without a host, brought in by the operator or left by somebody who was forgotten, gets one.
    """
    record, seats = locked(connection, table)
    if token is not None:
        found = next((it for it in seats if it.token and it.token == hashed(token)), None)
        if found is None:
            raise Trouble("unknown-token")
    elif seat is not None:
        found = at(seats, seat)
        if found.kind != "open" and found.person != person.id:
            raise Trouble("seat-taken")
    else:
        mine = sorted((it for it in seats if it.person == person.id), key=lambda it: it.kind != "person")  # or one kept by a bot
        found = mine[0] if mine else next((it for it in seats[: record.seats] if it.kind == "open"), None)
        if found is None:
            raise Trouble("no-free-seat")
    check_one_side(record, seats, person, found.seat)
    tables.seat(connection, msgspec.structs.replace(found, kind="person", person=person.id, name=person.name, bot=""))
    changed(connection, record, now, None if record.host else TableChange(host=person.id, host_name=person.name))
    return found.seat


def stand_up(connection: Connection, table: str, person: PersonRecord, seat: Seat | None, bot: str | None, now: int) -> None:
    """Leaves one seat or all; a bot goes on there, or it stays open."""
    record, seats = locked(connection, table)
    mine = [it for it in seats if it.kind == "person" and it.person == person.id and seat in (None, it.seat)]
    if not mine:
        raise Trouble("no-seat")
    for it in mine:
        tables.seat(connection, emptied(record, it) if bot is None else with_bot(record, it, bot))
    changed(connection, record, now)


def hand_over(connection: Connection, table: str, person: PersonRecord, host: bool, seat: Seat, wish: HandOver, now: int) -> None:
    """A seat goes to a bot, becomes open, or comes (back) to whoever asks. One's own seats freely, others' by the host."""
    record, seats = locked(connection, table)
    it = at(seats, seat)
    if not host and it.person != person.id:
        raise Trouble("not-your-seat")
    if wish.kind == "bot":
        tables.seat(connection, with_bot(record, it, wish.bot))
    elif wish.kind == "open":
        tables.seat(connection, emptied(record, it))
    else:
        if it.kind == "person" and it.person != person.id:
            raise Trouble("seat-taken")
        check_one_side(record, seats, person, seat)
        tables.seat(connection, msgspec.structs.replace(it, kind="person", person=person.id, name=person.name, bot=""))
    changed(connection, record, now)


def check_one_side(record: TableRecord, seats: list[SeatRecord], person: PersonRecord, seat: Seat) -> None:
    """Bankers see what players hide from each other: nobody is both."""
    if any(it.person == person.id and (it.seat < record.seats) != (seat < record.seats) for it in seats):
        raise Trouble("plays-and-banks")


def emptied(record: TableRecord, it: SeatRecord) -> SeatRecord:
    return SeatRecord(record.id, it.seat, token=it.token)


def with_bot(record: TableRecord, it: SeatRecord, bot: str | None) -> SeatRecord:
    """The person who sat there may take the seat back: it stays theirs."""
    if it.seat >= record.seats:
        raise Trouble("not-your-seat")
    try:
        chosen = best(record.game) if bot is None else bot
        find_bot(record.game, chosen)
    except Unreadable as complaint:
        raise NotUnderstood(complaint) from None
    return SeatRecord(record.id, it.seat, "bot", it.person, it.name or bot_name(it.seat), chosen, it.token)


def at(seats: list[SeatRecord], seat: Seat) -> SeatRecord:
    if not 0 <= seat < len(seats):
        raise Trouble("not-found")
    return seats[seat]


def seat_token(connection: Connection, table: str, seat: Seat, now: int) -> str:
    """A new token for a seat; the old one is worthless from now on."""
    record, seats = locked(connection, table)
    token = new_token()
    tables.seat(connection, msgspec.structs.replace(at(seats, seat), token=hashed(token)))
    changed(connection, record, now)
    return token
