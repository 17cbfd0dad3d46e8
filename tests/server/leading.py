"""A class at a table of this process: a leader without a seat, and pupils on every seat."""

from __future__ import annotations

import secrets
from typing import Any

from magnat.server.lobby import new_table, status
from magnat.server.server_process import ServerProcess
from magnat.server.table.served_table import ServedTable
from magnat.store import lessons, people, tables
from magnat.store.records import LessonRecord, LessonUpdate, PersonRecord, SeatRecord
from magnat.tables.journal import ENTRY, Entry
from magnat.wire.tables import NewTable
from tests.server.inside import until


async def lesson(server: ServerProcess, pupils: int = 9, hold: bool = False, bankers: bool = False, **wanted: Any) -> ServedTable:
    """A running lesson of Oil City whose first event is drawn. Any: the fields of NewTable."""
    person = PersonRecord(id=secrets.token_hex(8), name="Ala", created=1, seen=1)
    stored, _ = new_table.prepared(NewTable(game="oilcity", seats=pupils, sit=False, **wanted), person, 1)
    record = stored.record
    seated = record.deciders if bankers else record.seats
    seats = [
        SeatRecord(record.id, seat, "person" if seat < seated else "open", person.id if seat < seated else "", f"pupil {seat}")
        for seat in range(record.deciders)
    ]
    await server.database.write(lambda connection: people.create(connection, person))
    await server.database.write(lambda connection: tables.create(connection, record, seats))
    await server.database.write(lambda connection: lessons.create(connection, LessonRecord(record.id, hold=hold)))
    await server.database.write(lambda connection: status.start(connection, record.id, 2))
    table = await server.tables.by_code(record.code)
    assert await table.take()
    await until(lambda: bool(table.record.entries and table.record.waiting))
    return table


async def changed(table: ServedTable, wanted: LessonUpdate) -> None:
    """The lesson, as any process may change it."""
    id = table.record.id

    def write(connection: Any) -> None:  # Any: a connection of the store
        lessons.change(connection, id, wanted)
        tables.notify(connection, id)

    await table.services.database.write(write)
    table.ring(record=True)


async def journal(table: ServedTable) -> list[Entry]:
    return [ENTRY.decode(row.line) for row in await table.memory.entries(0)]


async def stages(table: ServedTable) -> list[str]:
    """Where every company is."""
    async with table.memory.settled() as game:
        return [row.stage for row in game.table.game.standings(game.table.view(game.table.game.leader_eyes(table.record.seats)))]


async def turn(table: ServedTable) -> int:
    async with table.memory.settled() as game:
        return game.table.game.progress(game.table.view(-1)).turn
