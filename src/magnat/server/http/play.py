"""/api/v1/tables/{code}/...: playing without a WebSocket, for scripts; chat, notes, replay and export."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from magnat.kernel.contract import Seat
from magnat.kernel.game import OPEN, SPECTATOR
from magnat.server import bot_advice, moves, seat_orders
from magnat.server.auth import Visitor
from magnat.server.dependencies import AnyRequest, GivenServer, GivenVisitor, TableCode
from magnat.server.lobby import archive
from magnat.server.notify import outbox as notices
from magnat.server.problems import Trouble
from magnat.server.table import chat_pages, render, table_info
from magnat.server.table.load_table import load
from magnat.server.table.render import Happening
from magnat.server.table.stored_table import StoredTable
from magnat.server.table.watcher import sights
from magnat.server.table_access import table_by_code, table_in_play
from magnat.store import chats
from magnat.store.records import NoteRecord
from magnat.wire.play import (
    Advice,
    AdviceQuestion,
    Charts,
    ChatLine,
    Done,
    GiveOrder,
    Happened,
    Moves,
    NoteText,
    Orders,
    Position,
    Rulings,
    Say,
    Talk,
    Verdict,
    Why,
)

PAGE = 500
LONGEST_WAIT = 30


@get("/tables/{code:str}/position", summary="What a seat sees and may do")
async def position(
    code: TableCode,
    server: GivenServer,
    visitor: GivenVisitor,
    request: AnyRequest,
    seat: FromQuery[int | None] = None,
    at: Annotated[int | None, QueryParameter(ge=0)] = None,
) -> Position:
    """`seat=-1` watches. `at` looks back to an earlier entry, with the eyes of one's own seat; after the end with any seat's, and
    `seat=-2` hides nothing."""
    table = await table_by_code(server, code, request)
    eyes = looking(table.stored, visitor, seat)
    if table.record.status == "open":
        raise Trouble("not-playing")
    await notices.drop(server.database, table.record.id, visitor.person)
    if at is not None:
        _, past = await load(server.database, table.record.id, until=at)
        return render.position(past.table, eyes, visitor.words, table.memory.names())
    async with table.memory.settled() as game:
        return render.position(game.table, eyes, visitor.words, table.memory.names(), game.left, table.record.status == "closed")


def looking(stored: StoredTable, visitor: Visitor, seat: Seat | None) -> Seat:
    """Whose eyes are meant: one's own seat's or the spectator's; when the game is over anybody's, or those from which nothing is hidden."""
    held = stored.held_by(visitor.id)
    if seat is None:
        return held[0] if len(held) == 1 else SPECTATOR
    if seat == SPECTATOR or seat in held or (stored.ended() and OPEN <= seat < stored.record.deciders):
        return seat
    raise Trouble("not-your-seat")


@get("/tables/{code:str}/entries", summary="What has happened after an entry; waits for news if asked to")
async def happened(
    code: TableCode,
    server: GivenServer,
    visitor: GivenVisitor,
    request: AnyRequest,
    after: Annotated[int, QueryParameter(ge=0)] = 0,
    wait: Annotated[int, QueryParameter(ge=0, le=LONGEST_WAIT)] = 0,
    seat: FromQuery[int | None] = None,
) -> Happened:
    """As all of one's seats learn it, or one of them, or a spectator (`seat=-1`); after the end any seat; `seat=-2` learns all."""
    table = await table_by_code(server, code, request)
    rows = await table.memory.entries(after, PAGE + 1)
    if not rows and wait and not table.stored.ended():
        with server.waits.one(visitor, request), server.lines.open(visitor) as line:
            await line.until_ended(until_hung_up(table.news(after, wait), request))
        rows = await table.memory.entries(after, PAGE + 1)
    if table.record.status != "open":
        await table.memory.opened()
    eyes = sights(table.stored.held_by(visitor.id)) if seat is None else [looking(table.stored, visitor, seat)]
    told = [render.told(Happening(row), eyes, visitor.words, table.memory.names()) for row in rows[:PAGE]]
    return Happened(told, told[-1].n if told else after, len(rows) > PAGE)


async def until_hung_up(news: Coroutine[None, None, None], request: AnyRequest) -> None:
    """Waits, unless nobody waits for the answer any more."""
    waiting, gone = asyncio.create_task(news), asyncio.create_task(hung_up(request))
    try:
        await asyncio.wait([waiting, gone], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for one in (waiting, gone):
            one.cancel()
        await asyncio.gather(waiting, gone, return_exceptions=True)


async def hung_up(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


@get("/tables/{code:str}/series", summary="Cash, values and prices through the game")
async def series(
    code: TableCode, server: GivenServer, visitor: GivenVisitor, request: AnyRequest, seat: FromQuery[int | None] = None
) -> Charts:
    """With the same eyes as `position`: what they did not see is null."""
    table = await table_by_code(server, code, request)
    eyes = looking(table.stored, visitor, seat)
    if table.record.status == "open":
        raise Trouble("not-playing")
    await table.memory.opened()
    return render.charts(await server.charts.of(table.record, eyes), eyes, table.memory.names())


@get("/tables/{code:str}/rulings/{seat:int}", summary="What the host may do for a seat")
async def ruled(code: TableCode, seat: FromPath[int], server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> Rulings:
    """For a `rule-act`: only what does not depend on anything that the host cannot see."""
    table = await table_by_code(server, code, request)
    visitor.as_host(table.stored)
    if table.record.status == "open":
        raise Trouble("not-playing")
    if not 0 <= seat < table.record.deciders:
        raise Trouble("which-seat")
    async with table.memory.settled() as game:
        return render.rulings(game.table, seat, visitor.words, table.memory.names())


@post("/tables/{code:str}/moves", summary="Make a move", status_code=200)
async def move(code: TableCode, data: JSONBody[Moves], server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> Done:
    """Answered when it is durable."""
    return await moves.make(await table_by_code(server, code, request), visitor, data)


@post("/tables/{code:str}/why", summary="May I, and why not?", status_code=200)
async def why(code: TableCode, data: JSONBody[Why], server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> Verdict:
    table = await table_in_play(server, code, request)
    return await moves.why(table, visitor, data)


@post("/tables/{code:str}/advice", summary="What would a clerk do in my place, and why?", status_code=200)
async def advise(
    code: TableCode, data: JSONBody[AdviceQuestion], server: GivenServer, visitor: GivenVisitor, request: AnyRequest
) -> Advice:
    """A hint for the decision of one's own seat, made from what the seat sees; the host can forbid hints."""
    table = await table_in_play(server, code, request)
    return await bot_advice.advised(table, visitor, data)


@get("/tables/{code:str}/orders", summary="My standing orders")
async def orders(code: TableCode, server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> list[Orders]:
    """Seat by seat. Whoever has just handed over their seat has none: a page may ask before it has heard of that."""
    return await seat_orders.mine(await table_in_play(server, code, request), visitor)


@put("/tables/{code:str}/orders/{seat:int}", summary="Give a standing order")
async def give_order(
    code: TableCode, seat: FromPath[int], data: JSONBody[GiveOrder], server: GivenServer, visitor: GivenVisitor, request: AnyRequest
) -> Orders:
    """It takes the place of one of the same kind. Nobody else learns of it; what it does is told like any move of the seat."""
    return await seat_orders.give(await table_in_play(server, code, request), visitor, seat, data)


@delete("/tables/{code:str}/orders/{seat:int}/{kind:str}", summary="End a standing order", status_code=200)
async def end_order(
    code: TableCode, seat: FromPath[int], kind: FromPath[str], server: GivenServer, visitor: GivenVisitor, request: AnyRequest
) -> Orders:
    return await seat_orders.end(await table_in_play(server, code, request), visitor, seat, kind)


# Talk and notes


@get("/tables/{code:str}/chat", summary="What was said")
async def chat(
    code: TableCode,
    server: GivenServer,
    visitor: GivenVisitor,
    request: AnyRequest,
    after: Annotated[int, QueryParameter(ge=0, le=chat_pages.END)] = 0,
    before: Annotated[int | None, QueryParameter(ge=1, le=chat_pages.END)] = None,
) -> Talk:
    """A page after a line or, with `before`, the page that ends before a line."""
    table = await table_by_code(server, code, request)
    return await chat_pages.page(server.database, table.stored, visitor.id, after, before)


@post("/tables/{code:str}/chat", summary="Say something")
async def say(code: TableCode, data: JSONBody[Say], server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> ChatLine:
    table = await table_by_code(server, code, request)
    return table_info.chat_line(table.stored, await moves.say(table, visitor, data))


@get("/tables/{code:str}/notes/{seat:int}", summary="My private note for a seat")
async def note(code: TableCode, seat: FromPath[int], server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> NoteText:
    table = await table_by_code(server, code, request)
    mine = visitor.seat(table.stored, seat)
    notes = await server.database.read(lambda connection: chats.noted(connection, table.record.id, visitor.id))
    return NoteText(next((it.text for it in notes if it.seat == mine), ""))


@put("/tables/{code:str}/notes/{seat:int}", summary="Write my private note")
async def write_note(
    code: TableCode, seat: FromPath[int], data: JSONBody[NoteText], server: GivenServer, visitor: GivenVisitor, request: AnyRequest
) -> NoteText:
    table = await table_by_code(server, code, request)
    record = NoteRecord(table.record.id, visitor.known().id, visitor.seat(table.stored, seat), data.text)
    await server.database.write(lambda connection: chats.note(connection, record))
    return data


# Files


@get("/tables/{code:str}/journal", summary="The finished game as a file", media_type="application/jsonl")
async def journal(code: TableCode, server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> Response[bytes]:  # noqa: ARG001 - anybody who has the code
    """A running game's journal holds what others must not know, so it can be had when the game is over."""
    table = await table_by_code(server, code, request)
    if not table.stored.ended():
        raise Trouble("still-hidden")
    stored = table.stored
    text = await server.database.read(lambda connection: archive.exported(connection, stored))
    headers = {"content-disposition": f'attachment; filename="magnat-{stored.record.game}-{stored.record.code}.jsonl"'}
    return Response(text, media_type="application/jsonl", headers=headers)


HANDLERS = [position, happened, series, ruled, move, why, advise, orders, give_order, end_order, chat, say, note, write_note, journal]
