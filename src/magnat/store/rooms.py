"""Rooms: a leader's lessons under one lasting address, and forgetting a class."""

from __future__ import annotations

from sqlalchemy import Connection, func, insert, or_, select, update

from magnat.store.records import LessonRecord, RoomRecord, RoomUpdate, TableRecord
from magnat.store.rows import changes, chosen, every, first, values
from magnat.store.schema import lessons, rooms, seats, tables


def create(connection: Connection, record: RoomRecord) -> None:
    """Clash if the code is taken."""
    connection.execute(insert(rooms), values(record))


def find(connection: Connection, code: str) -> RoomRecord | None:
    return first(connection, RoomRecord, chosen(RoomRecord, rooms).where(rooms.c.code == code.upper()))


def led_by(connection: Connection, person: str) -> list[RoomRecord]:
    """A leader's rooms, the newest first."""
    query = chosen(RoomRecord, rooms).where(rooms.c.leader == person)
    return every(connection, RoomRecord, query.order_by(rooms.c.created.desc(), rooms.c.code)) if person else []


def change(connection: Connection, code: str, wanted: RoomUpdate) -> bool:
    """False if there is no such room."""
    given = changes(wanted)
    if not given:
        return find(connection, code) is not None
    return connection.execute(update(rooms).where(rooms.c.code == code).values(given)).rowcount == 1


def tables_in(connection: Connection, code: str) -> list[TableRecord]:
    """The tables of a room's lessons, oldest first."""
    inside = select(lessons.c.table).where(lessons.c.room == code)
    return every(
        connection, TableRecord, chosen(TableRecord, tables).where(tables.c.id.in_(inside)).order_by(tables.c.created, tables.c.id)
    )


def lessons_in(connection: Connection, code: str) -> dict[str, LessonRecord]:
    """By table."""
    return {it.table: it for it in every(connection, LessonRecord, chosen(LessonRecord, lessons).where(lessons.c.room == code))}


def last_seat(connection: Connection, code: str, table: str, person: str, device: str) -> int | None:
    """Where a person, or the device in their hand, sat in the last lesson of the room before this table's."""
    known = or_(seats.c.person == person, (seats.c.device == device) & (func.length(seats.c.device) > 0))
    inside = select(lessons.c.table).where(lessons.c.room == code, lessons.c.table != table)
    query = select(seats.c.seat).join(tables, tables.c.id == seats.c.table).where(seats.c.table.in_(inside), known)
    return connection.execute(query.order_by(tables.c.created.desc(), seats.c.seat).limit(1)).scalar()
