"""A table in memory: the one stored record and the one game that this process has of it, read from the store and changed through it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

import msgspec
from sqlalchemy import Connection

from magnat.kernel.game import Unreadable
from magnat.server.metrics import Metrics
from magnat.server.table.game_in_play import GameInPlay
from magnat.server.table.load_table import load
from magnat.server.table.move_request import MoveRequest
from magnat.server.table.stored_table import StoredTable, stored_table
from magnat.server.table.table_names import TableNames
from magnat.store import chats, journals, lessons, tables
from magnat.store.database import Database
from magnat.store.records import Append, ChatRecord, EntryRow, LessonUpdate, TableChange, TableRecord
from magnat.tables import clock
from magnat.tables.history import NeedsHistory

OnRead = Callable[[bool], None]
"""Hears of every record that was read, and whether its status is another one than before."""


class TableInMemory:
    """Whoever needs the game gets it from here: it can be forgotten without loss, and is read again."""

    def __init__(self, stored: StoredTable, database: Database, metrics: Metrics, on_read: OnRead, process: str) -> None:
        self.stored = stored
        self.game: GameInPlay | None = None
        self.teams: list[str] = []  # what companies are called in the last position that is stored
        self.database = database
        self.metrics = metrics
        self.on_read = on_read
        self.process = process
        self.reading = asyncio.Lock()  # one look into the store at a time: what was read first is taken over first
        self.settling = asyncio.Lock()  # held from the change in memory until it is durable

    @property
    def record(self) -> TableRecord:
        return self.stored.record

    def names(self) -> TableNames:
        """The names at this table, as the last stored position has them."""
        return TableNames(self.record.game, self.stored.names(), self.teams, self.record.options)

    # Reading

    async def opened(self) -> GameInPlay:
        """The game, read from the store if it is not in memory."""
        async with self.reading:
            return self.game or await self._load()

    async def reload(self, before: int) -> None:
        """The game with enough of its past to know input number `before`."""
        async with self.reading:
            await self._load(before)

    async def _load(self, before: int | None = None) -> GameInPlay:
        with self.metrics.loading.time():
            stored, self.game = await load(self.database, self.record.id, before=before)
        self.teams = self.game.team_names()
        if self._take(stored):
            self.on_read(True)
        return self.game

    async def refresh(self, chat_after: int | None = None) -> list[ChatRecord]:
        """Reads record and seats again, and what was said after that line, if somebody wants to hear it."""
        table = self.record.id

        def look(connection: Connection) -> tuple[StoredTable | None, list[ChatRecord]]:
            return stored_table(connection, table), [] if chat_after is None else chats.said(connection, table, chat_after)

        async with self.reading:
            stored, said = await self.database.read(look)
            if stored is not None:
                if times_forgotten(stored) != times_forgotten(self.stored):
                    self.forget()  # names were taken out of the journal
                    self.teams = []
                self.on_read(self._take(stored))
        return said

    def _take(self, stored: StoredTable) -> bool:
        """What was just read: clocks stop and go. Is the status another one?"""
        was = self.record.status
        self.stored = self.stored.read_as(stored)
        if self.game is not None:
            self.game.keep_clock(self.record)
        if was == self.record.status:
            return False
        if self.game is not None:
            turned = self.game.go_on if self.record.status == "playing" else self.game.rest
            turned()
        return True

    async def follow(self) -> list[EntryRow]:
        """Takes over what another process has stored."""
        game = await self.opened()
        rows = await self.entries(game.n)
        try:
            game.follow(rows)
        except (NeedsHistory, Unreadable):
            self.forget()
            game = await self.opened()
        if rows:
            waiting, self.teams = clock.waiting(game.table.agenda()), game.team_names()
            record = msgspec.structs.replace(self.record, entries=game.n, waiting=waiting)
            self.stored = msgspec.structs.replace(self.stored, record=record)
        return rows

    async def entries(self, after: int, limit: int | None = None) -> list[EntryRow]:
        table = self.record.id
        return await self.database.read(lambda connection: journals.entries(connection, table, after, limit))

    async def entry_of(self, request: MoveRequest) -> int | None:
        """The entry that this very message became when it was sent before."""
        message_id, table, seat = request.move.id, self.record.id, request.seat
        if message_id is None:
            return None
        return await self.database.read(lambda connection: journals.find_message(connection, table, seat, message_id))

    def forget(self) -> None:
        """The game in memory is worth nothing: it is read again when somebody needs it."""
        self.game = None

    # Changing

    @contextlib.asynccontextmanager
    async def settled(self) -> AsyncIterator[GameInPlay]:
        """The game while nothing in it waits to be stored: for those who look from outside the mailbox."""
        async with self.settling:
            yield await self.opened()

    async def change(self, make: Callable[[GameInPlay], Append]) -> Append:
        """Durable when it returns. If it cannot be stored, the game in memory is forgotten."""
        async with self.settled() as game:
            batch = msgspec.structs.replace(make(game), owner=self.process)
            try:
                with self.metrics.append.time():
                    await self.database.append(batch)
            except BaseException:
                self.forget()
                raise
            self.stored, self.teams = self.stored.after(batch), game.team_names()
            self.metrics.inputs.inc(len(batch.rows))
        return batch

    async def change_record(self, change: TableChange) -> None:
        """What the table itself changes in its record; every process hears of it."""
        table = self.record.id

        def write(connection: Connection) -> None:
            tables.change(connection, table, change)
            tables.notify(connection, table)

        await self.database.write(write)
        await self.refresh()

    async def change_lesson(self, update: LessonUpdate) -> None:
        """What the table itself changes in its lesson; every process hears of it."""
        table = self.record.id

        def write(connection: Connection) -> None:
            lessons.change(connection, table, update)
            tables.notify(connection, table)

        await self.database.write(write)
        await self.refresh()


def times_forgotten(stored: StoredTable) -> int:
    return 0 if stored.lesson is None else stored.lesson.forgotten
