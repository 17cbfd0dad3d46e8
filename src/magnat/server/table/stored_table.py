"""What is stored of a table beside its journal: its record and its seats. It never changes; another one takes its place."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection

from magnat.kernel.contract import Seat
from magnat.server.record_json import clock_rule_of
from magnat.store import lessons, seatings, standing_orders, tables
from magnat.store.records import Append, LessonRecord, OrderRecord, SeatingRecord, SeatRecord, SeatRequestRecord, TableRecord


class StoredTable(msgspec.Struct, frozen=True):
    record: TableRecord
    seats: list[SeatRecord]
    lesson: LessonRecord | None = None
    seatings: list[SeatingRecord] = []
    """TB-6.1: which places have changed hands in the running game; not told in lists of tables."""
    request: SeatRequestRecord | None = None
    orders: list[OrderRecord] = []
    """Standing orders: told to nobody but whoever gave them."""

    def begun(self) -> bool:
        """Is there anything that places hide from each other?"""
        return self.record.status != "open"

    def held_by(self, person: str) -> list[Seat]:
        return [it.seat for it in self.seats if person and it.person == person and it.kind == "person"]

    def bots(self) -> dict[Seat, str]:
        return {it.seat: it.bot for it in self.seats if it.kind == "bot"}

    def people(self) -> list[Seat]:
        return [it.seat for it in self.seats if it.kind == "person"]

    def names(self) -> list[str]:
        return [it.name for it in self.seats]

    def ended(self) -> bool:
        """Nothing can happen here any more, so nothing needs to be hidden."""
        return self.record.status in ("over", "closed")

    def is_free(self, it: SeatRecord) -> bool:
        """May somebody sit down there? In a lesson even where a bot keeps a place warm, and at the bank only if pupils are the bankers."""
        if self.lesson is None:
            return it.kind == "open"
        if it.seat >= self.record.seats:
            return it.kind == "open" and self.lesson.bankers == "pupils"
        return it.kind == "open" or (it.kind == "bot" and not it.person)

    def plays(self, person: str) -> bool:
        """Has the person a player's seat, even if a bot keeps it?"""
        return any(person and it.person == person for it in self.seats[: self.record.seats])

    def leads(self, person: str) -> bool:
        """A lesson's host who plays there too is no leader: players must not see more than others do."""
        return self.lesson is not None and bool(person) and self.record.host == person and not self.plays(person)

    def goes_on_alone(self) -> bool:
        """Does the game go on without anybody sending something?"""
        if self.record.status != "playing":
            return False
        return clock_rule_of(self.record).kind != "none" or bool(self.bots()) or self.record.reveal_until > 0

    def in_force(self) -> list[OrderRecord]:
        """Orders of those who still have the seat that they were given for."""
        return [it for it in self.orders if it.seat in self.held_by(it.person)]

    def after(self, batch: Append) -> StoredTable:
        """The table when this is stored."""
        mine = self.record
        record = msgspec.structs.replace(
            mine,
            status=batch.status or mine.status,
            waiting=mine.waiting if batch.waiting is None else batch.waiting,
            entries=batch.rows[-1].n if batch.rows else mine.entries,
            changed=batch.changed,
        )
        return msgspec.structs.replace(self, record=record)

    def read_as(self, read: StoredTable) -> StoredTable:
        """What was read from the store; what was stored from here after that reading stays."""
        mine = self.record
        if mine.entries <= read.record.entries:
            return read
        status = mine.status if mine.status == "over" else read.record.status
        record = msgspec.structs.replace(read.record, entries=mine.entries, waiting=mine.waiting, status=status)
        return msgspec.structs.replace(read, record=record)


def stored_table(connection: Connection, table: str) -> StoredTable | None:
    return with_the_rest(connection, tables.find(connection, table))


def stored_table_by_code(connection: Connection, code: str) -> StoredTable | None:
    return with_the_rest(connection, tables.by_code(connection, code))


def with_the_rest(connection: Connection, record: TableRecord | None) -> StoredTable | None:
    if record is None:
        return None
    seats, lesson = tables.seats(connection, record.id), lessons.find(connection, record.id)
    if record.status == "open" and not record.entries:
        return StoredTable(record, seats, lesson)
    known = seatings.of_table(connection, record.id), seatings.asked(connection, record.id)
    return StoredTable(record, seats, lesson, *known, standing_orders.of_table(connection, record.id))


def stored_tables(connection: Connection, records: list[TableRecord]) -> list[StoredTable]:
    """The cards of several tables at once, for lists."""
    ids = [record.id for record in records]
    seats, led = tables.seats_of(connection, ids), lessons.of_tables(connection, ids)
    return [StoredTable(record, seats[record.id], led.get(record.id)) for record in records]
