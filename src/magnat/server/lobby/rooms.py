"""Rooms: what a leader's lessons came to, and their joint ranking."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, Struct
from sqlalchemy import Connection

from magnat.kernel.game import SPECTATOR
from magnat.server.problems import Trouble
from magnat.server.table import table_info
from magnat.server.table.load_table import load
from magnat.server.table.stored_table import StoredTable, stored_tables
from magnat.server.table.teams import teams
from magnat.store import lessons, rooms
from magnat.store.database import Database
from magnat.store.records import LessonUpdate, RoomRecord, RoomUpdate
from magnat.wire.rooms import RankedBy, RoomInfo, RoomLesson, RoomStanding, RoomTeam

MINUTE = 60_000
JOINABLE = ("open", "playing", "paused")


class TeamResult(Struct, frozen=True):
    name: str
    place: int
    value: int


class LessonResult(Struct, frozen=True):
    """What is stored of a lesson that is over, so that its game need not be opened again."""

    minutes: int
    turns: int
    teams: list[TeamResult]


RESULT = msgspec.json.Decoder(LessonResult)


async def info(database: Database, room: RoomRecord, person: str, address: str) -> RoomInfo:
    """Everything for its leader. Others see the lessons that they can join without names, and the standing when it is shown."""
    found = await database.read(lambda connection: stored_tables(connection, rooms.tables_in(connection, room.code)))
    results = {it.record.id: await result(database, it) for it in found if it.record.status == "over"}
    leads = bool(person) and room.leader == person
    shown = leads or any(it.lesson is not None and (it.lesson.ranking_shown or it.ended()) for it in found[-1:])
    seen = found if leads else [it for it in found if it.record.status in JOINABLE]
    return RoomInfo(
        code=room.code,
        title=room.title,
        link=f"{address}/r/{room.code}",
        leader=leads,
        ranked_by=room.ranked_by,
        lessons=[room_lesson(it, results.get(it.record.id), leads) for it in seen],
        standing=standing(list(results.values()), room.ranked_by) if shown else [],
    )


def room_lesson(stored: StoredTable, known: LessonResult | None, names: bool) -> RoomLesson:
    record = stored.record
    called = table_info.team_names(stored, () if known is None else [it.name for it in known.teams])
    rows = [
        RoomTeam(
            called[team],
            [stored.seats[seat].name for seat in seats if stored.seats[seat].name] if names else [],
            None if known is None else known.teams[team].place,
            None if known is None else known.teams[team].value,
        )
        for team, seats in enumerate(teams(record))
    ]
    minutes, turns = (None, 0) if known is None else (known.minutes, known.turns)
    return RoomLesson(record.code, record.title, record.game, record.status, record.created, minutes, turns, rows)


async def result(database: Database, stored: StoredTable) -> LessonResult:
    """Of a game that is over; computed once."""
    lesson = stored.lesson
    if lesson is not None and lesson.results:
        return RESULT.decode(lesson.results)
    _, game = await load(database, stored.record.id)
    table = game.table
    places, scores = table.agenda().places, table.rules.scores(table.state)
    names = table_info.team_names(stored, game.team_names())
    together = [TeamResult(names[team], places[seats[0]], scores[seats[0]]) for team, seats in enumerate(teams(stored.record))]
    begun = stored.record.created if lesson is None or lesson.begun is None else lesson.begun
    made = LessonResult(max(0, stored.record.changed - begun) // MINUTE, table.game.progress(table.view(SPECTATOR)).turn, together)
    update = LessonUpdate(results=msgspec.json.encode(made))
    await database.write(lambda connection: lessons.change(connection, stored.record.id, update))
    return made


def standing(results: list[LessonResult], ranked_by: RankedBy) -> list[RoomStanding]:
    """Companies of the same name are one. By places, whoever came to more lessons stands before those who came to fewer."""
    found: dict[str, RoomStanding] = {}
    for it in results:
        for number, team in enumerate(it.teams):
            name = team.name or str(number + 1)
            so_far = found.get(name.casefold(), RoomStanding(name, 0, 0, 0, 0))
            found[name.casefold()] = RoomStanding(name, so_far.lessons + 1, so_far.places + team.place, so_far.values + team.value, 0)
    key = {name: (0, -it.values) if ranked_by == "values" else (-it.lessons, it.places) for name, it in found.items()}
    ranked = [msgspec.structs.replace(it, rank=1 + sum(other < key[name] for other in key.values())) for name, it in found.items()]
    return sorted(ranked, key=lambda it: (it.rank, it.name))


def change(connection: Connection, room: RoomRecord, update: RoomUpdate) -> None:
    """The ranking is chosen beforehand: not after a lesson is over."""
    over = any(it.status == "over" for it in rooms.tables_in(connection, room.code))
    if update.ranked_by is not UNSET and update.ranked_by != room.ranked_by and over:
        raise Trouble("ranking-fixed")
    rooms.change(connection, room.code, update)
