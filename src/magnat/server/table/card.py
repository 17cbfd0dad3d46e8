"""The table's card: what is stored of a table beside its journal. It never changes; another one takes its place."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection

from magnat.kernel.contract import Seat
from magnat.server.record_json import clock_rule_of
from magnat.store import tables
from magnat.store.records import Append, SeatRecord, TableRecord


class Card(msgspec.Struct, frozen=True):
    record: TableRecord
    seats: list[SeatRecord]

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

    def goes_on_alone(self) -> bool:
        """Does the game go on without anybody sending something?"""
        return self.record.status == "playing" and (clock_rule_of(self.record).kind != "none" or bool(self.bots()))

    def after(self, batch: Append) -> Card:
        """The card when this is stored."""
        mine = self.record
        record = msgspec.structs.replace(
            mine,
            status=batch.status or mine.status,
            waiting=mine.waiting if batch.waiting is None else batch.waiting,
            entries=batch.rows[-1].n if batch.rows else mine.entries,
            changed=batch.changed,
        )
        return Card(record, self.seats)

    def read_as(self, read: Card) -> Card:
        """The card that was read from the store; what was stored from here after that reading stays."""
        mine = self.record
        if mine.entries <= read.record.entries:
            return read
        status = mine.status if mine.status == "over" else read.record.status
        return Card(msgspec.structs.replace(read.record, entries=mine.entries, waiting=mine.waiting, status=status), read.seats)


def stored_card(connection: Connection, table: str) -> Card | None:
    record = tables.find(connection, table)
    return None if record is None else Card(record, tables.seats(connection, table))


def stored_card_by_code(connection: Connection, code: str) -> Card | None:
    record = tables.by_code(connection, code)
    return None if record is None else Card(record, tables.seats(connection, record.id))
