"""Finished and saved games: export with the key of the dice, and import."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

import msgspec
from sqlalchemy import Connection

from magnat.server.lobby.new_table import new_code
from magnat.server.now import now_ms
from magnat.server.record_json import header_of
from magnat.server.table.card import Card
from magnat.store import appending, journals, tables
from magnat.store.database import Database
from magnat.store.records import Append, EntryRow, PersonRecord, SeatRecord, SnapshotRow, TableRecord
from magnat.tables import fair_dice, snapshot
from magnat.tables.clock import ClockRule, waiting
from magnat.tables.fact_audiences import NOTHING, with_audiences
from magnat.tables.journal import Journal, read
from magnat.tables.replay import check
from magnat.tables.table import Table

# Export


def exported(connection: Connection, card: Card) -> bytes:
    """The journal with the names of today and, if the game is over, the key of its dice."""
    rows = journals.entries(connection, card.record.id)
    return b"\n".join([header(card), *(row.line for row in rows)]) + b"\n"


def header(card: Card) -> bytes:
    record, names = card.record, card.names()[: card.record.seats]
    written = msgspec.structs.replace(
        header_of(record),
        names=names if any(names) else [],
        commitment=record.commitment,
        key=record.key.hex() if card.ended() else "",
    )
    return msgspec.json.encode(written)


# Import


async def imported(database: Database, text: bytes, person: PersonRecord) -> Card:
    """A table made of a saved game. Every line is checked against the rules first."""
    card, write = await asyncio.to_thread(storing, text, person, now_ms())
    await database.write(write)
    return card


Writing = Callable[[Connection], None]


def storing(text: bytes, person: PersonRecord, now: int) -> tuple[Card, Writing]:
    """The table of a saved game, and what stores it in one transaction."""
    rows, kept, record, seats = prepared(text, person, now)

    def write(connection: Connection) -> None:
        tables.create(connection, record, seats)
        snapshots = [Append(record.id, [], snapshot=one) for one in kept]
        appending.store(connection, [Append(record.id, rows, changed=record.changed), *snapshots])

    return Card(msgspec.structs.replace(record, entries=len(rows)), seats), write


Prepared = tuple[list[EntryRow], list[SnapshotRow], TableRecord, list[SeatRecord]]


def prepared(text: bytes, person: PersonRecord, now: int) -> Prepared:
    """Replays the journal; Unreadable names the first line that is wrong."""
    journal = read(text)
    wrong = check(journal)
    if wrong is not None:
        raise wrong
    game, header = journal.game(), journal.header
    deciders = game.deciders(header.seats)
    rows, kept, table = replayed(journal, deciders, now)
    agenda, key = table.agenda(), fair_dice.new_key()
    record = TableRecord(
        id=secrets.token_hex(8),
        code=new_code(),
        game=game.name,
        edition=header.edition,
        seats=header.seats,
        deciders=deciders,
        options=journal.settings(),
        language=person.language,
        visibility="link",
        clock_rule=msgspec.json.encode(ClockRule()),
        bot_pause=300,
        status="over" if agenda.over else "open",
        host=person.id,
        host_name=person.name,
        created=now,
        changed=now,
        commitment=fair_dice.commitment(key),
        key=key,
        header=msgspec.json.encode(msgspec.structs.replace(header, names=[], commitment="", key="", fair_from=len(rows))),
        waiting=[] if agenda.over else waiting(agenda),
    )
    names = header.names
    seats = [SeatRecord(record.id, seat, name=names[seat] if seat < len(names) else "") for seat in range(deciders)]
    return rows, kept, record, seats


def replayed(journal: Journal, deciders: int, now: int) -> tuple[list[EntryRow], list[SnapshotRow], Table]:
    """The rows to store: each entry with its facts for every audience, and snapshots on the way."""
    table = Table(Journal(journal.header, []))
    rows: list[EntryRow] = []
    kept: list[SnapshotRow] = []
    for entry in journal.entries:
        table.take(entry)
        facts = with_audiences(table.last_facts(), deciders) if entry.is_input() else NOTHING
        rows.append(EntryRow(entry.n, msgspec.json.encode(entry), facts, now, entry.seat, None))
        if snapshot.is_due(table, kept[-1].n if kept else 0):
            taken = snapshot.take(table)
            kept.append(SnapshotRow(taken.n, msgspec.json.encode(taken), taken.hash))
    return rows, kept, table
