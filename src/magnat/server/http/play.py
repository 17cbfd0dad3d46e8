"""/api/v1/tables/{code}/...: playing without a WebSocket, for scripts; chat, notes, replay, export and import."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from magnat.kernel.contract import Seat
from magnat.kernel.game import OPEN, SPECTATOR
from magnat.server import bot_advice, moves, runs
from magnat.server.auth import Visitor
from magnat.server.given import AnyRequest, GivenHouse, GivenVisitor, TableCode
from magnat.server.house import House
from magnat.server.http.tables import entered
from magnat.server.lobby import archive
from magnat.server.problems import Trouble
from magnat.server.table import render, table_info
from magnat.server.table.load_table import opened
from magnat.server.table.served_table import ServedTable
from magnat.server.table.watcher import sights
from magnat.store import outbox, talk
from magnat.store.records import NoteRecord
from magnat.wire.limits import JOURNAL_BYTES
from magnat.wire.play import (
    Advice,
    AdviceQuestion,
    Charts,
    ChatLine,
    Done,
    Happened,
    Moves,
    NoteText,
    Position,
    Rulings,
    Say,
    Talk,
    Verdict,
    Why,
)
from magnat.wire.runs import RunAccount, RunQuestion
from magnat.wire.tables import TableInfo

PAGE = 500
LONGEST_WAIT = 30


@get("/tables/{code:str}/position", summary="What a seat sees and may do")
async def position(
    code: TableCode,
    house: GivenHouse,
    visitor: GivenVisitor,
    request: AnyRequest,
    seat: FromQuery[int | None] = None,
    at: Annotated[int | None, QueryParameter(ge=0)] = None,
) -> Position:
    """`seat=-1` watches. `at` looks back to an earlier entry, with the eyes of the own seat; after the end with any seat's, and
    `seat=-2` hides nothing."""
    room = await entered(house, code, request)
    eyes = looking(room, visitor, seat)
    if room.record.status == "open":
        raise Trouble("not-playing")
    await drop_notice(house, room.record.id, visitor)
    if at is not None:
        past = await opened(house.database, room.record.id, until=at)
        return render.position(past.table, eyes, visitor.words, room.gallery.scene())
    async with room.settled() as playing:
        return render.position(playing.table, eyes, visitor.words, room.gallery.scene(), playing.left)


def looking(room: ServedTable, visitor: Visitor, seat: Seat | None) -> Seat:
    """Whose eyes are meant: the own seat's or the spectator's; when the game is over anybody's, or those from which nothing is hidden."""
    held = room.held(visitor.id)
    if seat is None:
        return held[0] if len(held) == 1 else SPECTATOR
    if seat == SPECTATOR or seat in held or (room.ended() and OPEN <= seat < room.record.deciders):
        return seat
    raise Trouble("not-your-seat")


async def drop_notice(house: House, table: str, visitor: Visitor) -> None:
    """Who has looked need not be told."""
    person = visitor.person
    if person is not None and (person.webhook or person.email):
        await house.database.write(lambda connection: outbox.drop(connection, table, person.id))


@get("/tables/{code:str}/entries", summary="What has happened after an entry; waits for news if asked to")
async def happened(
    code: TableCode,
    house: GivenHouse,
    visitor: GivenVisitor,
    request: AnyRequest,
    after: Annotated[int, QueryParameter(ge=0)] = 0,
    wait: Annotated[int, QueryParameter(ge=0, le=LONGEST_WAIT)] = 0,
    seat: FromQuery[int | None] = None,
) -> Happened:
    """As all own seats learn it, or one of them, or a spectator (`seat=-1`); after the end any seat, and `seat=-2` learns everything."""
    room = await entered(house, code, request)
    table = room.record.id
    rows = await house.entries(table, after, PAGE + 1)
    if not rows and wait and room.record.status in ("open", "playing", "paused"):
        await room.gallery.news(after, wait)
        rows = await house.entries(table, after, PAGE + 1)
    if room.record.status != "open":
        await room.open()
    eyes, scene = sights(room.held(visitor.id)) if seat is None else [looking(room, visitor, seat)], room.gallery.scene()
    told = [render.told(row, eyes, visitor.words, scene) for row in rows[:PAGE]]
    return Happened(told, told[-1].n if told else after, len(rows) > PAGE)


@get("/tables/{code:str}/series", summary="Cash, values and prices through the game")
async def series(
    code: TableCode, house: GivenHouse, visitor: GivenVisitor, request: AnyRequest, seat: FromQuery[int | None] = None
) -> Charts:
    """With the same eyes as `position`: what they did not see is null."""
    room = await entered(house, code, request)
    eyes = looking(room, visitor, seat)
    if room.record.status == "open":
        raise Trouble("not-playing")
    await room.open()
    return render.charts(await house.charts.of(room.record, eyes), eyes, room.gallery.scene())


@get("/tables/{code:str}/rulings/{seat:int}", summary="What the host may do for a seat")
async def ruled(code: TableCode, seat: FromPath[int], house: GivenHouse, visitor: GivenVisitor, request: AnyRequest) -> Rulings:
    """For a `rule-act`: only what does not hang on anything that the host cannot see."""
    room = await entered(house, code, request)
    visitor.as_host(room)
    if room.record.status == "open":
        raise Trouble("not-playing")
    if not 0 <= seat < room.record.deciders:
        raise Trouble("which-seat")
    async with room.settled() as playing:
        return render.rulings(playing.table, seat, visitor.words, room.gallery.scene())


@post("/tables/{code:str}/moves", summary="Make a move", status_code=200)
async def move(code: TableCode, data: JSONBody[Moves], house: GivenHouse, visitor: GivenVisitor, request: AnyRequest) -> Done:
    """Answered when it is durable."""
    return await moves.make(await entered(house, code, request), visitor, data)


@post("/tables/{code:str}/why", summary="May I, and why not?", status_code=200)
async def why(code: TableCode, data: JSONBody[Why], house: GivenHouse, visitor: GivenVisitor, request: AnyRequest) -> Verdict:
    room = await entered(house, code, request)
    if room.record.status == "open":
        raise Trouble("not-playing")
    return await moves.why(room, visitor, data)


@post("/tables/{code:str}/runs", summary="What would this company earn? (18Africa)", status_code=200)
async def run(code: TableCode, data: JSONBody[RunQuestion], house: GivenHouse, visitor: GivenVisitor, request: AnyRequest) -> RunAccount:  # noqa: ARG001 - anybody who has the code
    room = await entered(house, code, request)
    if room.record.status == "open":
        raise Trouble("not-playing")
    return await runs.account(room, data)


@post("/tables/{code:str}/advice", summary="What would a clerk do in my place?", status_code=200)
async def advise(code: TableCode, data: JSONBody[AdviceQuestion], house: GivenHouse, visitor: GivenVisitor, request: AnyRequest) -> Advice:
    """For decisions that can be worked out from what the seat sees: in Oil City, where the pieces stand best."""
    room = await entered(house, code, request)
    if room.record.status == "open":
        raise Trouble("not-playing")
    return await bot_advice.advised(room, visitor, data)


# Talk and notes


@get("/tables/{code:str}/chat", summary="What was said")
async def chat(
    code: TableCode, house: GivenHouse, visitor: GivenVisitor, request: AnyRequest, after: Annotated[int, QueryParameter(ge=0)] = 0
) -> Talk:
    room = await entered(house, code, request)
    lines = await house.database.read(lambda connection: talk.said(connection, room.record.id, after, PAGE))
    return Talk([table_info.chat_line(room, line) for line in lines if table_info.may_read(room, visitor.id, line)])


@post("/tables/{code:str}/chat", summary="Say something")
async def say(code: TableCode, data: JSONBody[Say], house: GivenHouse, visitor: GivenVisitor, request: AnyRequest) -> ChatLine:
    room = await entered(house, code, request)
    return table_info.chat_line(room, await moves.say(room, visitor, data))


@get("/tables/{code:str}/notes/{seat:int}", summary="My private note for a seat")
async def note(code: TableCode, seat: FromPath[int], house: GivenHouse, visitor: GivenVisitor, request: AnyRequest) -> NoteText:
    room = await entered(house, code, request)
    mine = visitor.seat(room, seat)
    notes = await house.database.read(lambda connection: talk.noted(connection, room.record.id, visitor.id))
    return NoteText(next((it.text for it in notes if it.seat == mine), ""))


@put("/tables/{code:str}/notes/{seat:int}", summary="Write my private note")
async def write_note(
    code: TableCode, seat: FromPath[int], data: JSONBody[NoteText], house: GivenHouse, visitor: GivenVisitor, request: AnyRequest
) -> NoteText:
    room = await entered(house, code, request)
    record = NoteRecord(room.record.id, visitor.known().id, visitor.seat(room, seat), data.text)
    await house.database.write(lambda connection: talk.note(connection, record))
    return data


# Files


@get("/tables/{code:str}/journal", summary="The finished game as a file", media_type="application/jsonl")
async def journal(code: TableCode, house: GivenHouse, visitor: GivenVisitor, request: AnyRequest) -> Response[bytes]:  # noqa: ARG001 - anybody who has the code
    """A running game's journal holds what others must not know, so it can be had when the game is over."""
    room = await entered(house, code, request)
    if not room.ended():
        raise Trouble("still-hidden")
    text = await archive.exported(house, room.record, room.seats)
    headers = {"content-disposition": f'attachment; filename="magnat-{room.record.game}-{room.record.code}.jsonl"'}
    return Response(text, media_type="application/jsonl", headers=headers)


@post("/journals", summary="Bring a saved game to a table of its own", request_max_body_size=JOURNAL_BYTES)
async def bring(house: GivenHouse, visitor: GivenVisitor, request: AnyRequest) -> TableInfo:
    """The body is a journal file. A finished game can be looked at; an unfinished one goes on when people have sat down."""
    person = visitor.known()
    record, seats = await archive.imported(house, await request.body(), person)
    return table_info.info(record, seats, person.id)


HANDLERS = [position, happened, series, ruled, move, why, run, advise, chat, say, note, write_note, journal, bring]
