"""Places at a table: who may sit down where, under which name, and what becomes of a place when somebody has gone."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from magnat.bots.names import name as bot_name
from magnat.bots.registry import find as find_bot
from magnat.bots.registry import usual
from magnat.kernel.contract import Seat
from magnat.kernel.game import Unreadable
from magnat.server.device import Device
from magnat.server.problems import NotUnderstood, Trouble
from magnat.server.table.agreement import Taker, to_agree
from magnat.server.table.stored_table import StoredTable
from magnat.server.tokens import hashed
from magnat.store import lessons, rooms, seatings, tables
from magnat.store.records import PersonRecord, SeatingRecord, SeatRecord, TableRecord
from magnat.tables.visible_names import look

LONGEST_NAME = 40


def at(seats: list[SeatRecord], seat: Seat) -> SeatRecord:
    if not 0 <= seat < len(seats):
        raise Trouble("not-found")
    return seats[seat]


class Mover(Struct, frozen=True):
    """Who changes a place, and when."""

    person: str
    name: str
    now: int


def put(connection: Connection, stored: StoredTable, before: SeatRecord, after: SeatRecord, mover: Mover) -> None:
    """Writes a place. When it changes hands, links and codes that were given out are void, so is a request for it, and in a
    running game everybody can read of it (TB-6.1): what is not written down is not shown to whoever sits there now."""
    tables.seat(connection, after)
    if (before.person, before.kind) == (after.person, after.kind):
        return
    lessons.withdraw(connection, before.table, before.seat)
    seatings.withdraw(connection, before.table, before.seat)
    if stored.begun():
        seatings.add(connection, seating(stored, before, after, mover))


def seating(stored: StoredTable, before: SeatRecord, after: SeatRecord, mover: Mover) -> SeatingRecord:
    return SeatingRecord(
        table=after.table,
        n=0,
        at=mover.now,
        after=stored.record.entries,
        seat=after.seat,
        kind=after.kind,
        person=after.person,
        name=after.name,
        was_kind=before.kind,
        was=before.person,
        was_name=before.name,
        was_device=before.device,
        by=mover.person,
        by_name=mover.name,
    )


# Who may sit down


def check_welcome(connection: Connection, stored: StoredTable, person: PersonRecord, device: Device, seat: Seat | None = None) -> None:
    """In a lesson: not the leader, unless the leader banks; and nobody whom the leader has sent away."""
    if stored.lesson is None:
        return
    if person.id == stored.record.host and not (stored.lesson.bankers == "leader" and seat is not None and seat >= stored.record.seats):
        raise Trouble("leads-here")
    address = address_mark(stored.record, device)
    for ban in lessons.banned(connection, stored.record.id):
        if ban.person == person.id or (device.mark and ban.device == device.mark):
            raise Trouble("banned")
        if address and ban.address == address:
            raise Trouble("banned")


def check_one_side(stored: StoredTable, person: PersonRecord, seat: Seat) -> None:
    """Bankers see what players hide from each other: nobody is both."""
    players = stored.record.seats
    if any(it.person == person.id and (it.seat < players) != (seat < players) for it in stored.seats):
        raise Trouble("plays-and-banks")


def check_agreed(stored: StoredTable, person: PersonRecord, device: Device, it: SeatRecord) -> None:
    """TB-6.2: whoever knows what another place hides asks the others first."""
    asked = to_agree(stored, taker_of(stored, person, device), it.seat)
    if asked:
        raise Trouble("others-must-agree", number=len(asked))


def taker_of(stored: StoredTable, person: PersonRecord, device: Device) -> Taker:
    return Taker(person.id, device.mark, address_mark(stored.record, device))


def address_mark(record: TableRecord, device: Device) -> str:
    """Addresses are few: the hash is another one at every table, and depends on what only its database knows."""
    return hashed(f"{record.id} {record.key.hex()} {device.address}") if device.address else ""


def lesson_place(
    connection: Connection, stored: StoredTable, person: PersonRecord, device: Device, seat: Seat | None, now: int
) -> SeatRecord:
    """Where somebody sits down in a lesson; the place that they had before the game began is free again."""
    assert stored.lesson is not None
    found = free_place(connection, stored, person, device) if seat is None else at(stored.seats, seat)
    if found.person == person.id:
        return found
    banks = person.id == stored.record.host and found.kind == "open"
    if not stored.is_free(found) and not banks:
        raise Trouble("seat-taken" if found.kind == "person" or found.person else "place-is-kept")
    if stored.lesson.locked and not banks:
        raise Trouble("seating-locked")
    if stored.lesson.one_place and not banks:
        others = [it for it in stored.seats if it.person == person.id or (device.mark and it.device == device.mark)]
        if any(it.person != person.id for it in others) or (others and stored.record.status != "open"):
            raise Trouble("one-place")
        for it in others:
            put(connection, stored, it, emptied(it), Mover(person.id, person.name, now))
    return found


def free_place(connection: Connection, stored: StoredTable, person: PersonRecord, device: Device) -> SeatRecord:
    """One's own, even if a bot keeps it; that of the last lesson in this room; any other, a player's before a banker's."""
    mine = sorted((it for it in stored.seats if it.person == person.id), key=lambda it: it.kind != "person")
    if mine:
        return mine[0]
    free = [it for it in stored.seats if stored.is_free(it)]
    if not free:
        raise Trouble("no-free-seat")
    room = "" if stored.lesson is None else stored.lesson.room
    before = rooms.last_seat(connection, room, stored.record.id, person.id, device.mark) if room else None
    known = next((it for it in free if it.seat == before), None)
    return known or min(free, key=lambda it: (it.seat >= stored.record.seats, it.kind != "open", it.seat))


# Names


def numbered(taken: Iterable[str], name: str) -> str:
    """Names that look alike get a number behind: the second Ola is Ola 2."""
    known = {look(it) for it in taken}
    number, wished = 1, name
    while look(wished) in known:
        number += 1
        end = f" {number}"
        wished = name[: LONGEST_NAME - len(end)] + end
    return wished


def name_at(stored: StoredTable, person: PersonRecord) -> str:
    """What somebody is called at the table; in a lesson no two have the same name."""
    if stored.lesson is None:
        return person.name
    return numbered((it.name for it in stored.seats if it.person != person.id or not it.person), person.name)


def follow_name(connection: Connection, table: str, person: PersonRecord) -> None:
    """Somebody has another name now. In a lesson it counts until the seating is locked or the game begins."""
    record, lesson = tables.find(connection, table), lessons.find(connection, table)
    if record is None or lesson is None or lesson.locked or record.status != "open":
        return
    stored = StoredTable(record, tables.seats(connection, table), lesson)
    for it in stored.seats:
        if it.person == person.id:
            tables.seat(connection, msgspec.structs.replace(it, name=name_at(stored, person)))


# What is written


def taken(stored: StoredTable, it: SeatRecord, person: PersonRecord, device: Device, name: str = "") -> SeatRecord:
    return msgspec.structs.replace(
        it,
        kind="person",
        person=person.id,
        name=name or name_at(stored, person),
        bot="",
        device=device.mark,
        address=address_mark(stored.record, device),
    )


def emptied(it: SeatRecord) -> SeatRecord:
    return SeatRecord(it.table, it.seat)


def freed(stored: StoredTable, it: SeatRecord) -> SeatRecord:
    """Open again; in a lesson that runs, a bot keeps a player's place warm until somebody sits down."""
    if stored.lesson is None or stored.record.status == "open" or it.seat >= stored.record.seats:
        return emptied(it)
    return kept_warm(stored, it)


def kept_warm(stored: StoredTable, it: SeatRecord) -> SeatRecord:
    """By a bot, under a name that nobody else has."""
    used = {other.name.casefold() for other in stored.seats if other.seat != it.seat}
    name = next(name for name in map(bot_name, count(it.seat)) if name.casefold() not in used)
    return SeatRecord(it.table, it.seat, "bot", "", name, usual(stored.record.game))


def with_bot(stored: StoredTable, it: SeatRecord, bot: str | None) -> SeatRecord:
    """The person who sat there may take the seat back: it stays theirs."""
    if it.seat >= stored.record.seats:
        raise Trouble("not-your-seat")
    try:
        chosen = usual(stored.record.game) if bot is None else bot
        find_bot(stored.record.game, chosen)
    except Unreadable as complaint:
        raise NotUnderstood(complaint) from None
    return msgspec.structs.replace(it, kind="bot", name=it.name or bot_name(it.seat), bot=chosen)
