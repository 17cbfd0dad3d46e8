"""Finished and saved games: export with the key of the dice, and what an import stores."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import Connection

from magnat.server.importing.checking import Checked
from magnat.server.lobby.new_table import new_code
from magnat.server.record_json import header_of
from magnat.server.table.stored_table import StoredTable
from magnat.store import appending, journals, seatings, tables
from magnat.store.records import Append, PersonRecord, SeatingRecord, SeatKind, SeatRecord, TableRecord
from magnat.tables import fair_dice
from magnat.tables.clock import ClockRule
from magnat.tables.journal import Seating

MOST_SEATINGS = 1_000
"""Changes of places that are taken over from a file."""

# Export


def exported(connection: Connection, stored: StoredTable) -> bytes:
    """The journal with the names of today and, if the game is over, the key of its dice."""
    rows = journals.entries(connection, stored.record.id)
    return b"\n".join([header(stored), *(row.line for row in rows)]) + b"\n"


def header(stored: StoredTable) -> bytes:
    record, names = stored.record, stored.names()[: stored.record.seats]
    written = msgspec.structs.replace(
        header_of(record),
        names=names if any(names) else [],
        commitment=record.commitment,
        key=record.key.hex() if stored.ended() else "",
        seatings=[nameless(it) for it in stored.seatings],
    )
    return msgspec.json.encode(written)


def nameless(it: SeatingRecord) -> Seating:
    return Seating(it.after, it.seat, it.was_kind, it.kind, own=it.by in (it.was, it.person))


# Import


def table_of(game: Checked, person: PersonRecord, now: int) -> StoredTable:
    """The table of a saved game, which has been checked. It has a key of its own for the dice that are still to fall."""
    key = fair_dice.new_key()
    record = TableRecord(
        id=secrets.token_hex(8),
        code=new_code(),
        game=game.game,
        edition=game.edition,
        seats=game.seats,
        deciders=game.deciders,
        options=game.options,
        language=person.language,
        visibility="link",
        clock_rule=msgspec.json.encode(ClockRule()),
        bot_pause=300,
        status="over" if game.over else "open",
        host=person.id,
        host_name=person.name,
        created=now,
        changed=now,
        commitment=fair_dice.commitment(key),
        key=key,
        header=game.header,
        waiting=game.waiting,
    )
    names = game.names
    seats = [SeatRecord(record.id, seat, name=names[seat] if seat < len(names) else "") for seat in range(game.deciders)]
    return StoredTable(record, seats)


def store(connection: Connection, table: StoredTable, game: Checked) -> StoredTable:
    """In one transaction; Clash if the code of the table is taken."""
    record = table.record
    tables.create(connection, record, table.seats)
    snapshots = [Append(record.id, [], snapshot=one) for one in game.kept]
    appending.store(connection, [Append(record.id, game.rows, changed=record.changed), *snapshots])
    for it in game.seatings[:MOST_SEATINGS]:
        if 0 <= it.seat < record.deciders and 0 <= it.after <= len(game.rows):
            seatings.add(connection, brought(record.id, it, record.created))
    return msgspec.structs.replace(table, record=msgspec.structs.replace(record, entries=len(game.rows)))


def brought(table: str, it: Seating, now: int) -> SeatingRecord:
    """That a place changed hands is known; who it was is not."""
    return SeatingRecord(table, 0, now, it.after, it.seat, kind_of(it.now), "", "", kind_of(it.was), "", "", "", "", "")


def kind_of(word: str) -> SeatKind:
    return "bot" if word == "bot" else "person" if word == "person" else "open"
