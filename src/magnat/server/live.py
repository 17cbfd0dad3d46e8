"""/api/v1/tables/{code}/live: one WebSocket per person and table."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from magnat.kernel.game import Unreadable
from magnat.server import moves
from magnat.server.auth import Visitor, asked_language, visitor_of, visitor_with
from magnat.server.entering import entered
from magnat.server.given import GivenHouse, TableCode
from magnat.server.house import House
from magnat.server.notify import outbox as notices
from magnat.server.problems import NotUnderstood, Trouble
from magnat.server.table.served_table import ServedTable
from magnat.server.table.watcher import Watcher
from magnat.store.errors import StoreDown, Unstorable
from magnat.wire.limits import MESSAGE_BYTES
from magnat.wire.play import Failed, FromClient, Hello, Ping, Pong, Say, Welcome, Why
from magnat.words.catalogue import words

log = structlog.get_logger()
ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
Socket = WebSocket[Any, Any, Any]
HELLO_SECONDS = 20
GONE, BAD, TRY_AGAIN = 1000, 1008, 1013


@websocket("/tables/{code:str}/live")
async def live(socket: Socket, code: TableCode, house: GivenHouse) -> None:
    """Says hello, then takes messages one after the other and sends what the table tells."""
    await socket.accept()
    house.metrics.connections.inc()
    try:
        await talk(socket, code, house)
    except (WebSocketDisconnect, asyncio.CancelledError):
        pass
    except StoreDown:
        await bye(socket, Trouble("not-stored"), TRY_AGAIN)
    except Trouble as trouble:
        await bye(socket, trouble, BAD)
    except Unreadable as complaint:  # the table's game was uninstalled
        await bye(socket, NotUnderstood(complaint), BAD)
    finally:
        house.metrics.connections.dec()


async def bye(socket: Socket, trouble: Trouble, code: int) -> None:
    """The last word says why."""
    known = socket.scope["state"].get("language")
    problem = trouble.problem(words(known or asked_language(socket) or "en"))
    with contextlib.suppress(Exception):  # whoever is gone need not hear it
        await socket.send_text(ENCODER.encode(Failed(problem=problem)).decode())
        await socket.close(code)


async def talk(socket: Socket, code: str, house: House) -> None:
    visitor = await visitor_of(socket, house.database, house.settings)
    hello = await greeting(socket)
    language = hello.language or asked_language(socket)
    if hello.token:
        visitor = await visitor_with(house.database, hello.token, language)
    elif hello.language:
        visitor = Visitor(visitor.person, hello.language, visitor.token)
    socket.scope["state"]["language"] = visitor.words.language
    if visitor.person is None:
        house.newcomer_limit.take(socket.client.host if socket.client else "")
    table = await entered(house, code, socket)
    watcher = Watcher(visitor.id, visitor.words, hello.after, hello.chat, hello.positions)
    seats = table.card.held_by(visitor.id)
    watcher.put(ENCODER.encode(Welcome(table=table.info_for(visitor.id), seats=seats, n=table.record.entries, chat=hello.chat)))
    async with table.watched_by(watcher):
        await notices.drop(house.database, table.record.id, visitor.person)
        sender = asyncio.create_task(send_all(socket, watcher))
        try:
            await listen(socket, house, table, visitor, watcher)
        finally:
            sender.cancel()


async def greeting(socket: Socket) -> Hello:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            message = await socket.receive_text()
    except TimeoutError:
        raise Trouble("bad-message", detail="hello") from None
    first = understood(message)
    if not isinstance(first, Hello):
        raise Trouble("bad-message", detail="hello")
    return first


async def send_all(socket: Socket, watcher: Watcher) -> None:
    """Until the table or the connection ends; a connection that cannot follow is closed, and its client resumes."""
    with contextlib.suppress(Exception):
        await watcher.drain(socket.send_text)
        await socket.close(TRY_AGAIN)


async def listen(socket: Socket, house: House, table: ServedTable, visitor: Visitor, watcher: Watcher) -> None:
    while True:
        text = await socket.receive_text()
        number: str | None = None
        try:
            message = understood(text)
            number = None if isinstance(message, Hello) else message.id
            house.person_limit.take(f"{visitor.id or id(watcher)}")  # the answer to whoever is too fast carries the id as well
            answer = await answered(table, visitor, message)
        except Trouble as trouble:
            house.metrics.refusals.labels(trouble.error).inc()
            answer = Failed(id=number, problem=trouble.problem(visitor.words))
        except StoreDown:
            answer = Failed(id=number, problem=Trouble("not-stored").problem(visitor.words))
        except Unstorable as error:
            answer = Failed(id=number, problem=Trouble("bad-message", detail=error.detail).problem(visitor.words))
        if answer is not None:
            watcher.put(ENCODER.encode(answer))


async def answered(table: ServedTable, visitor: Visitor, message: FromClient) -> msgspec.Struct | None:
    match message:
        case Hello():
            raise Trouble("bad-message", detail="hello")
        case Ping(id=number):
            return Pong(id=number)
        case Why():
            if table.record.status == "open":
                raise Trouble("not-playing")
            return await moves.why(table, visitor, message)
        case Say():
            await moves.say(table, visitor, message)
            return None
        case move:
            return await moves.make(table, visitor, move)


def understood(text: str) -> FromClient:
    if len(text) > MESSAGE_BYTES:
        raise Trouble("too-large", most=MESSAGE_BYTES)
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Trouble("bad-message", detail=str(error)[:200]) from None
