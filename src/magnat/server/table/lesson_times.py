"""How long a lesson takes: this one entry by entry, and the earlier ones of its room."""

from __future__ import annotations

import asyncio

from sqlalchemy import Connection

from magnat.games.registry import find
from magnat.lesson.forecast import forecast
from magnat.lesson.history import Turn, Watch, measured, watched
from magnat.lesson.times import Measured, Settings, Times, lesson_data, times
from magnat.server.record_json import clock_rule_of
from magnat.server.table.stored_table import StoredTable
from magnat.server.table.teams import teams
from magnat.store import journals, rooms
from magnat.store.database import Database
from magnat.store.records import EntryRow, TableRecord
from magnat.tables.journal import ENTRY
from magnat.wire.lessons import Forecast

MOST_LESSONS = 5
"""The newest ones of a room that count."""
Played = list[tuple[TableRecord, list[EntryRow]]]


async def measured_in(database: Database, room: str, game: str, settings: Settings, table: str = "") -> Measured | None:
    """What the earlier lessons of a room took, without this table's; None if there were none, or the game tells no stages."""
    if not room or lesson_data(game) is None:
        return None

    def look(connection: Connection) -> Played:
        known = [it for it in rooms.tables_in(connection, room) if it.game == game and it.id != table and it.entries]
        return [(it, journals.entries(connection, it.id)) for it in known[-MOST_LESSONS:]]

    played = await database.read(look)
    return await asyncio.to_thread(lambda: measured(find(game), settings, [turns(*it) for it in played])) if played else None


def turns(record: TableRecord, rows: list[EntryRow]) -> list[Turn]:
    watch = watched(find(record.game), record.seats, ((row.at, ENTRY.decode(row.line)) for row in rows))
    return watch.turns(over=record.status == "over")


class LessonTimes:
    """Made when somebody wants to know, then told of every entry."""

    def __init__(self, watch: Watch, known: Times) -> None:
        self.watch = watch
        self.known = known
        self.n = 0

    @staticmethod
    async def of(database: Database, stored: StoredTable) -> LessonTimes | None:
        """None where nothing can be foretold: no lesson, or a game that tells no times."""
        record, lesson = stored.record, stored.lesson
        if lesson is None or lesson_data(record.game) is None:
            return None
        game = find(record.game)
        earlier = await measured_in(database, lesson.room, record.game, dict(record.options), record.id)
        known = times(game, dict(record.options), len(teams(record)), lesson.bankers != "program", earlier)
        if known is None:
            return None
        made = LessonTimes(Watch(game, record.seats), known)
        made.take(await database.read(lambda connection: journals.entries(connection, record.id)))
        return made

    def take(self, rows: list[EntryRow]) -> bool:
        """False if entries are missing between those that are known and these."""
        for row in rows:
            if row.n > self.n + 1:
                return False
            if row.n == self.n + 1:
                self.watch.take(row.at, ENTRY.decode(row.line))
                self.n = row.n
        return True

    def forecast(self, stored: StoredTable, turns: int, now: int) -> Forecast | None:
        """`turns` as the game has it by now; 0 if it has not begun."""
        data = lesson_data(stored.record.game)
        if data is None or stored.lesson is None or stored.ended():
            return None
        rule = clock_rule_of(stored.record)
        most = turns or int(stored.record.options.get(data.turns, 0))
        planned = min(most, stored.lesson.last_turn or most)
        return forecast(now, self.watch, planned, self.known, rule.seconds if rule.kind == "stage" else None, stored.lesson.bell)
