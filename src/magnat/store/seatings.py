"""Places of running games that changed hands, for everybody to read, and who asks the others for one."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from magnat.store.records import SeatingRecord, SeatRequestRecord
from magnat.store.rows import chosen, every, first, put, values
from magnat.store.schema import seat_requests, seatings

NAMED = (("person", "name"), ("was", "was_name"), ("by", "by_name"))


def add(connection: Connection, record: SeatingRecord) -> None:
    """Under the next number of the table, which the caller has locked."""
    last = connection.execute(select(func.max(seatings.c.n)).where(seatings.c.table == record.table)).scalar() or 0
    connection.execute(insert(seatings), {**values(record), "n": last + 1})


def of_table(connection: Connection, table: str) -> list[SeatingRecord]:
    """Oldest first."""
    return every(connection, SeatingRecord, chosen(SeatingRecord, seatings).where(seatings.c.table == table).order_by(seatings.c.n))


# Requests


def ask(connection: Connection, record: SeatRequestRecord) -> None:
    put(connection, seat_requests, values(record), ["table"])


def asked(connection: Connection, table: str) -> SeatRequestRecord | None:
    return first(connection, SeatRequestRecord, chosen(SeatRequestRecord, seat_requests).where(seat_requests.c.table == table))


def withdraw(connection: Connection, table: str, seat: int | None = None) -> None:
    """The request for that place, or whichever there is."""
    here = delete(seat_requests).where(seat_requests.c.table == table)
    connection.execute(here if seat is None else here.where(seat_requests.c.seat == seat))


# Forgetting


def forget_person(connection: Connection, person: str) -> None:
    """That a place changed hands stays; who it was does not."""
    connection.execute(update(seatings).where(seatings.c.was == person).values(was_device=""))
    for id, name in NAMED:
        connection.execute(update(seatings).where(seatings.c[id] == person).values({id: "", name: ""}))
    connection.execute(delete(seat_requests).where(seat_requests.c.person == person))


def forget_names(connection: Connection, table: str, leader: str) -> None:
    """All who were at a table but its leader."""
    for id, name in NAMED:
        here = update(seatings).where(seatings.c.table == table, or_(seatings.c[id] != leader, seatings.c[id] == ""))
        connection.execute(here.values({id: "", name: ""}))
    connection.execute(update(seatings).where(seatings.c.table == table).values(was_device=""))
    withdraw(connection, table)
