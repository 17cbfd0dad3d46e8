"""A server process inside the test: for what cannot be brought about from outside, such as who comes first."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from magnat.kernel.contract import Seat
from magnat.server.lobby import new_table, status
from magnat.server.server_process import ServerProcess
from magnat.server.settings import Settings
from magnat.server.table.move_request import By, MoveRequest
from magnat.server.table.served_table import ServedTable
from magnat.server.table.watcher import Watcher
from magnat.store import people, tables
from magnat.store.records import PersonRecord, SeatRecord, TableRecord
from magnat.wire.play import Act
from magnat.wire.tables import NewTable
from tests.patience import PATIENCE_S


@asynccontextmanager
async def open_server(db: str, **settings: Any) -> AsyncIterator[ServerProcess]:  # Any: the fields of Settings
    server = await ServerProcess.open(Settings(db=db, **settings))
    try:
        yield server
    finally:
        await server.close()


async def started(server: ServerProcess, **wanted: Any) -> str:  # Any: the fields of NewTable
    """A table at which the game may begin, with one person on all seats; its code."""
    person = PersonRecord(id=secrets.token_hex(8), name="Ala", created=1, seen=1)
    card, _ = new_table.prepared(NewTable(game="mcmulti", seats=2, **wanted), person, 1)
    record = card.record
    seats = [SeatRecord(record.id, seat, "person", person.id, name) for seat, name in enumerate(("Ala", "Olek"))]
    await server.database.write(lambda connection: people.create(connection, person))
    await server.database.write(lambda connection: tables.create(connection, record, seats))
    await server.database.write(lambda connection: status.start(connection, record.id, 2))
    return record.code


async def in_play(server: ServerProcess, **wanted: Any) -> ServedTable:
    """A table of this process whose first rolls are done."""
    table = await server.tables.by_code(await started(server, **wanted))
    assert await table.take()
    await until(lambda: bool(table.record.entries and table.record.waiting))
    return table


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not true():
            await asyncio.sleep(0.01)


async def a_move(table: ServedTable, name: str | None = None, choice: int = 0, by: By = "person") -> MoveRequest:
    """A choice of whoever must decide, as far as this process knows."""
    game = (await table.memory.opened()).table
    seat: Seat = next(it.seat for it in game.agenda().decisions if it.must)
    action = game.options(seat)[choice]
    return MoveRequest(move=Act(id=name, do=action.key, words=dict(action.words())), seat=seat, by=by)


async def stored(server: ServerProcess, table: ServedTable) -> TableRecord:
    """What any process would read now."""
    record = await server.database.read(lambda connection: tables.find(connection, table.record.id))
    assert record is not None
    return record


async def next_message(watcher: Watcher) -> bytes:
    """What is to be sent to them next, as soon as there is anything."""
    while (message := watcher.take()) is None:
        await asyncio.sleep(0.001)
    return message
