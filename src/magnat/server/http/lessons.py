"""/api/v1/lessons and /tables/{code}/lesson: a leader sets a lesson up, begins it, keeps its time and ends it."""

from __future__ import annotations

from collections.abc import Callable

from litestar import post, put
from litestar.params import JSONBody
from msgspec import UNSET
from sqlalchemy import Connection

from magnat.server import leader_moves, quotas
from magnat.server.auth import Visitor
from magnat.server.dependencies import AnyRequest, GivenServer, GivenVisitor, TableCode
from magnat.server.device import is_here
from magnat.server.http.tables import fresh
from magnat.server.lobby import leader_changes, new_lesson
from magnat.server.lobby import status as statuses
from magnat.server.now import now_ms
from magnat.server.problems import Trouble
from magnat.server.server_process import ServerProcess
from magnat.server.table import lesson_times, table_info
from magnat.server.table.leader_requests import LeaderMove
from magnat.server.table.served_table import ServedTable
from magnat.server.table.teams import teams
from magnat.server.table_access import table_by_code, table_in_play
from magnat.store import chats, lessons, rooms, tables
from magnat.store.errors import Clash
from magnat.store.records import ChatRecord, PersonRecord
from magnat.wire.lessons import Announcement, LessonChange, LessonOpened, MoreTime, NewLesson, Push, TakeBack
from magnat.wire.play import ChatLine, Done
from magnat.wire.tables import Because, Clock, TableInfo

TRIES = 5


@post("/lessons", summary="Teach a class: a table that I lead without a seat")
async def open_lesson(data: JSONBody[NewLesson], server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> LessonOpened:
    """Asked at the very computer that the server runs on, it opens the server to the phones of the network if it may."""
    person = visitor.known()
    if data.room is not None:
        await own_room(server, data.room, person)
    measured = await lesson_times.measured_in(server.database, (data.room or "").upper(), data.game, dict(data.options))
    if is_here(request):
        server.door.open(request.app)
    address = server.door.base(data.address)
    for _ in range(TRIES):
        stored, token = new_lesson.prepared(data, person, measured, address, now_ms())
        assert stored.lesson is not None

        def create(connection: Connection, stored=stored) -> None:  # type: ignore[no-untyped-def]  # this round's
            quotas.check_tables(connection, server.settings, person.id, public=False, now=stored.record.created)
            tables.create(connection, stored.record, stored.seats)
            lessons.create(connection, stored.lesson)

        try:
            await server.database.write(create)
        except Clash:  # the code was taken
            continue
        return LessonOpened(table_info.info(stored, person.id), token)
    raise Trouble("not-stored")


async def own_room(server: ServerProcess, code: str, person: PersonRecord) -> None:
    room = await server.database.read(lambda connection: rooms.find(connection, code))
    if room is None:
        raise Trouble("no-such-room")
    if room.leader != person.id:
        raise Trouble("not-your-room")


# What the leader decides


async def led(server: ServerProcess, code: str, visitor: Visitor, request: AnyRequest) -> ServedTable:
    """The table, for its leader only."""
    table = await table_by_code(server, code, request)
    visitor.as_leader(table.stored)
    return table


async def led_in_play(server: ServerProcess, code: str, visitor: Visitor, request: AnyRequest) -> ServedTable:
    table = await led(server, code, visitor, request)
    return await table_in_play(server, table.record.code, request)


async def written(server: ServerProcess, table: ServedTable, visitor: Visitor, work: Callable[[Connection, str, int], None]) -> TableInfo:
    await server.database.write(lambda connection: work(connection, table.record.id, now_ms()))
    return await fresh(table, visitor.id)


@put("/tables/{code:str}/lesson", summary="Bell, lock, ranking, hold, places, a planned last turn, title, address")
async def change_lesson(
    code: TableCode, data: JSONBody[LessonChange], server: GivenServer, visitor: GivenVisitor, request: AnyRequest
) -> TableInfo:
    table = await led(server, code, visitor, request)
    if isinstance(data.last_turn, int):
        await leader_moves.check_planned(table, data.last_turn)
        await table.take()
    address = UNSET if data.address is UNSET else server.door.base(data.address)
    return await written(server, table, visitor, lambda connection, id, now: leader_changes.change(connection, id, data, address, now))


@post("/tables/{code:str}/lesson/begin", summary="Begin the game; bots keep free places warm", status_code=200)
async def begin(code: TableCode, server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> TableInfo:
    table = await led(server, code, visitor, request)
    await server.database.write(lambda connection: statuses.start(connection, table.record.id, now_ms()))
    await leader_moves.begin(table)
    return await fresh(table, visitor.id)


@post("/tables/{code:str}/lesson/go-on", summary="The break is over: the next round begins", status_code=200)
async def go_on(code: TableCode, server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> TableInfo:
    table = await led_in_play(server, code, visitor, request)
    await table.take()
    return await written(server, table, visitor, leader_changes.go_on)


async def lead(table: ServedTable, visitor: Visitor, move: LeaderMove) -> int:
    if not isinstance(move, MoreTime) or move.team is not None:
        check_team(table, move)
    return await table.lead(move, visitor.words.language)


def check_team(table: ServedTable, move: LeaderMove) -> None:
    """Bankers are teams of their own behind those who play."""
    team = getattr(move, "team", 0)
    most = len(teams(table.record)) + table.record.deciders - table.record.seats
    if team is None or not 0 <= team < most:
        raise Trouble("no-such-team")


@post("/tables/{code:str}/lesson/push", summary="Finish the present stage of a company for it", status_code=200)
async def push(code: TableCode, data: JSONBody[Push], server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> Done:
    return Done(n=await lead(await led_in_play(server, code, visitor, request), visitor, data))


@post("/tables/{code:str}/lesson/take-back", summary="Take back what a company did in its last stage", status_code=200)
async def take_back(code: TableCode, data: JSONBody[TakeBack], server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> Done:
    return Done(n=await lead(await led_in_play(server, code, visitor, request), visitor, data))


# Time


@post("/tables/{code:str}/lesson/time", summary="More time for one company, or for all", status_code=200)
async def more_time(
    code: TableCode, data: JSONBody[MoreTime], server: GivenServer, visitor: GivenVisitor, request: AnyRequest
) -> TableInfo:
    table = await led_in_play(server, code, visitor, request)
    if table_info.CLOCK.decode(table.record.clock_rule).kind == "none":
        raise Trouble("no-clock")
    await lead(table, visitor, data)
    return await fresh(table, visitor.id)


@put("/tables/{code:str}/lesson/clock", summary="Set or stop the clock, even while the game runs")
async def set_clock(code: TableCode, data: JSONBody[Clock], server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> TableInfo:
    table = await led(server, code, visitor, request)
    return await written(server, table, visitor, lambda connection, id, now: leader_changes.set_clock(connection, id, data, now))


@post("/tables/{code:str}/lesson/last-turn", summary="The present turn is the last one", status_code=200)
async def last_turn(code: TableCode, data: JSONBody[Because], server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> TableInfo:
    table = await led_in_play(server, code, visitor, request)
    await leader_moves.last_turn(table, data.reason, visitor.words.language)
    return await fresh(table, visitor.id)


@post("/tables/{code:str}/lesson/end", summary="End the game at once, with places", status_code=200)
async def end(code: TableCode, data: JSONBody[Because], server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> TableInfo:
    """Even out of a pause. A game that knows no such end is closed: its places are those of the moment."""
    table = await led_in_play(server, code, visitor, request)
    if table.record.status == "paused":
        await written(server, table, visitor, statuses.resume)
    if not await leader_moves.end_now(table, data.reason, visitor.words.language):
        return await written(server, table, visitor, lambda connection, id, now: statuses.close(connection, id, data.reason, now))
    return await fresh(table, visitor.id)


# Words


@post("/tables/{code:str}/lesson/say", summary="My words fill the screens of one company, or of all")
async def announce(
    code: TableCode, data: JSONBody[Announcement], server: GivenServer, visitor: GivenVisitor, request: AnyRequest
) -> ChatLine:
    table = await led(server, code, visitor, request)
    text = data.text.strip()
    if not text:
        raise Trouble("bad-message", detail="text")
    if data.team is not None and not 0 <= data.team < len(teams(table.record)):
        raise Trouble("no-such-team")
    company = "" if data.team is None else str(data.team)

    def write(connection: Connection) -> ChatRecord:
        said = chats.say(connection, table.record.id, visitor.id, None, company, text, now_ms(), loud=True)
        tables.notify(connection, table.record.id)
        return said

    said = await server.database.write(write)
    table.ring(record=True)
    return table_info.chat_line(table.stored, said)


HANDLERS = [
    open_lesson, change_lesson, begin, go_on, push, take_back, more_time, set_clock, last_turn, end, announce,
]  # fmt: skip
