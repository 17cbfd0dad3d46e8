"""/api/v1/tables/{code}/...: playing without a WebSocket, for scripts; chat, notes, replay, export and import."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from magnat.kernel.contract import Seat
from magnat.kernel.game import OPEN, SPECTATOR
from magnat.server import bot_advice, moves
from magnat.server.auth import Visitor
from magnat.server.entering import entered, entered_in_play
from magnat.server.given import AnyRequest, GivenHouse, GivenVisitor, TableCode
from magnat.server.lobby import archive
from magnat.server.notify import outbox as notices
from magnat.server.problems import Trouble
from magnat.server.table import render, table_info
from magnat.server.table.card import Card
from magnat.server.table.load_table import load
from magnat.server.table.render import Happening
from magnat.server.table.watcher import sights
from magnat.store import talk
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
    """`seat=-1` watches. `at` looks back to an earlier entry, with the eyes of one's own seat; after the end with any seat's, and
    `seat=-2` hides nothing."""
    table = await entered(house, code, request)
    eyes = looking(table.card, visitor, seat)
    if table.record.status == "open":
        raise Trouble("not-playing")
    await notices.drop(house.database, table.record.id, visitor.person)
    if at is not None:
        _, past = await load(house.database, table.record.id, until=at)
        return render.position(past.table, eyes, visitor.words, table.memory.scene())
    async with table.memory.settled() as game:
        return render.position(game.table, eyes, visitor.words, table.memory.scene(), game.left)


def looking(card: Card, visitor: Visitor, seat: Seat | None) -> Seat:
    """Whose eyes are meant: one's own seat's or the spectator's; when the game is over anybody's, or those from which nothing is hidden."""
    held = card.held_by(visitor.id)
    if seat is None:
        return held[0] if len(held) == 1 else SPECTATOR
    if seat == SPECTATOR or seat in held or (card.ended() and OPEN <= seat < card.record.deciders):
        return seat
    raise Trouble("not-your-seat")


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
    """As all of one's seats learn it, or one of them, or a spectator (`seat=-1`); after the end any seat; `seat=-2` learns all."""
    table = await entered(house, code, request)
    rows = await table.memory.entries(after, PAGE + 1)
    if not rows and wait and not table.card.ended():
        await table.news(after, wait)
        rows = await table.memory.entries(after, PAGE + 1)
    if table.record.status != "open":
        await table.memory.opened()
    eyes = sights(table.card.held_by(visitor.id)) if seat is None else [looking(table.card, visitor, seat)]
    told = [render.told(Happening(row), eyes, visitor.words, table.memory.scene()) for row in rows[:PAGE]]
    return Happened(told, told[-1].n if told else after, len(rows) > PAGE)


@get("/tables/{code:str}/series", summary="Cash, values and prices through the game")
async def series(
    code: TableCode, house: GivenHouse, visitor: GivenVisitor, request: AnyRequest, seat: FromQuery[int | None] = None
) -> Charts:
    """With the same eyes as `position`: what they did not see is null."""
    table = await entered(house, code, request)
    eyes = looking(table.card, visitor, seat)
    if table.record.status == "open":
        raise Trouble("not-playing")
    await table.memory.opened()
    return render.charts(await house.charts.of(table.record, eyes), eyes, table.memory.scene())


@get("/tables/{code:str}/rulings/{seat:int}", summary="What the host may do for a seat")
async def ruled(code: TableCode, seat: FromPath[int], house: GivenHouse, visitor: GivenVisitor, request: AnyRequest) -> Rulings:
    """For a `rule-act`: only what does not depend on anything that the host cannot see."""
    table = await entered(house, code, request)
    visitor.as_host(table.card)
    if table.record.status == "open":
        raise Trouble("not-playing")
    if not 0 <= seat < table.record.deciders:
        raise Trouble("which-seat")
    async with table.memory.settled() as game:
        return render.rulings(game.table, seat, visitor.words, table.memory.scene())


@post("/tables/{code:str}/moves", summary="Make a move", status_code=200)
async def move(code: TableCode, data: JSONBody[Moves], house: GivenHouse, visitor: GivenVisitor, request: AnyRequest) -> Done:
    """Answered when it is durable."""
    return await moves.make(await entered(house, code, request), visitor, data)


@post("/tables/{code:str}/why", summary="May I, and why not?", status_code=200)
async def why(code: TableCode, data: JSONBody[Why], house: GivenHouse, visitor: GivenVisitor, request: AnyRequest) -> Verdict:
    table = await entered_in_play(house, code, request)
    return await moves.why(table, visitor, data)


@post("/tables/{code:str}/advice", summary="What would a clerk do in my place?", status_code=200)
async def advise(code: TableCode, data: JSONBody[AdviceQuestion], house: GivenHouse, visitor: GivenVisitor, request: AnyRequest) -> Advice:
    """For decisions that can be worked out from what the seat sees, such as where its pieces stand best."""
    table = await entered_in_play(house, code, request)
    return await bot_advice.advised(table, visitor, data)


# Talk and notes


@get("/tables/{code:str}/chat", summary="What was said")
async def chat(
    code: TableCode, house: GivenHouse, visitor: GivenVisitor, request: AnyRequest, after: Annotated[int, QueryParameter(ge=0)] = 0
) -> Talk:
    table = await entered(house, code, request)
    lines = await house.database.read(lambda connection: talk.said(connection, table.record.id, after, PAGE))
    return Talk([table_info.chat_line(table.card, line) for line in lines if table_info.may_read(table.card, visitor.id, line)])


@post("/tables/{code:str}/chat", summary="Say something")
async def say(code: TableCode, data: JSONBody[Say], house: GivenHouse, visitor: GivenVisitor, request: AnyRequest) -> ChatLine:
    table = await entered(house, code, request)
    return table_info.chat_line(table.card, await moves.say(table, visitor, data))


@get("/tables/{code:str}/notes/{seat:int}", summary="My private note for a seat")
async def note(code: TableCode, seat: FromPath[int], house: GivenHouse, visitor: GivenVisitor, request: AnyRequest) -> NoteText:
    table = await entered(house, code, request)
    mine = visitor.seat(table.card, seat)
    notes = await house.database.read(lambda connection: talk.noted(connection, table.record.id, visitor.id))
    return NoteText(next((it.text for it in notes if it.seat == mine), ""))


@put("/tables/{code:str}/notes/{seat:int}", summary="Write my private note")
async def write_note(
    code: TableCode, seat: FromPath[int], data: JSONBody[NoteText], house: GivenHouse, visitor: GivenVisitor, request: AnyRequest
) -> NoteText:
    table = await entered(house, code, request)
    record = NoteRecord(table.record.id, visitor.known().id, visitor.seat(table.card, seat), data.text)
    await house.database.write(lambda connection: talk.note(connection, record))
    return data


# Files


@get("/tables/{code:str}/journal", summary="The finished game as a file", media_type="application/jsonl")
async def journal(code: TableCode, house: GivenHouse, visitor: GivenVisitor, request: AnyRequest) -> Response[bytes]:  # noqa: ARG001 - anybody who has the code
    """A running game's journal holds what others must not know, so it can be had when the game is over."""
    table = await entered(house, code, request)
    if not table.card.ended():
        raise Trouble("still-hidden")
    card = table.card
    text = await house.database.read(lambda connection: archive.exported(connection, card))
    headers = {"content-disposition": f'attachment; filename="magnat-{card.record.game}-{card.record.code}.jsonl"'}
    return Response(text, media_type="application/jsonl", headers=headers)


@post("/journals", summary="Bring a saved game to a table of its own", request_max_body_size=JOURNAL_BYTES)
async def bring(house: GivenHouse, visitor: GivenVisitor, request: AnyRequest) -> TableInfo:
    """The body is a journal file. A finished game can be looked at; an unfinished one goes on when people have sat down."""
    person = visitor.known()
    return table_info.info(await archive.imported(house.database, await request.body(), person), person.id)


HANDLERS = [position, happened, series, ruled, move, why, advise, chat, say, note, write_note, journal, bring]
