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
from magnat.server import hosts, moves
from magnat.server.auth import Visitor, asked_language, visitor_of, visitor_with
from magnat.server.dependencies import GivenServer, TableCode
from magnat.server.notify import outbox as notices
from magnat.server.problems import NotUnderstood, Trouble
from magnat.server.sending import TRY_AGAIN, Sender
from magnat.server.server_process import ServerProcess
from magnat.server.slow_clients import LINE
from magnat.server.table.chat_pages import newest
from magnat.server.table.served_table import ServedTable
from magnat.server.table.watcher import Watcher
from magnat.server.table_access import table_by_code
from magnat.store.errors import StoreDown, Unstorable
from magnat.wire.limits import MESSAGE_BYTES
from magnat.wire.play import Failed, FromClient, Hello, Ping, Pong, Say, Welcome, Why
from magnat.words.catalogue import words

log = structlog.get_logger()
ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
Socket = WebSocket[Any, Any, Any]
HELLO_SECONDS = 20
GONE, BAD = 1000, 1008


@websocket("/tables/{code:str}/live")
async def live(socket: Socket, code: TableCode, server: GivenServer) -> None:
    """Says hello, then takes messages one after another and sends what the table says."""
    await socket.accept()
    server.metrics.connections.inc()
    try:
        await talk(socket, code, server)
    except (WebSocketDisconnect, asyncio.CancelledError):
        pass
    except StoreDown:
        await bye(socket, Trouble("not-stored"), TRY_AGAIN)
    except Trouble as trouble:
        await bye(socket, trouble, BAD)
    except Unreadable as complaint:  # the table's game was uninstalled
        await bye(socket, NotUnderstood(complaint), BAD)
    finally:
        server.metrics.connections.dec()


async def bye(socket: Socket, trouble: Trouble, code: int) -> None:
    """The last word says why."""
    known = socket.scope["state"].get("language")
    problem = trouble.problem(words(known or asked_language(socket) or "en"))
    with contextlib.suppress(Exception):  # whoever is gone need not hear it
        await socket.send_text(ENCODER.encode(Failed(problem=problem)).decode())
        await socket.close(code)


async def talk(socket: Socket, code: str, server: ServerProcess) -> None:
    hosts.check_host(socket, server.settings)
    visitor = await visitor_of(socket, server.database, server.settings)
    hello = await greeting(socket)
    language = hello.language or asked_language(socket)
    if hello.token:
        visitor = await visitor_with(server.database, hello.token, language)
    elif hello.language:
        visitor = Visitor(visitor.person, hello.language, visitor.token)
    socket.scope["state"]["language"] = visitor.words.language
    if visitor.person is None:
        server.newcomer_limit.take(socket.client.host if socket.client else "")
    with server.connections.one(visitor, socket):
        await take_part(socket, code, server, visitor, hello)


async def take_part(socket: Socket, code: str, server: ServerProcess, visitor: Visitor, hello: Hello) -> None:
    if hello.wall:
        visitor = Visitor(None, visitor.words.language, "")
    table = await table_by_code(server, code, socket)
    if table.record.status != "open":
        await table.memory.opened()  # a game that was uninstalled is all that there is to say
    said = await newest(server.database, table.stored, visitor.id, hello.chat)
    watcher = Watcher(visitor.id, visitor.words, hello.after, said.last, hello.positions, hello.overview, hello.changes)
    seats, info = table.stored.held_by(visitor.id), table.info_for(visitor.id)
    watcher.put(ENCODER.encode(Welcome(table=info, seats=seats, n=table.record.entries, chat=hello.chat, chat_after=said.after)))
    for said_before in said.lines:
        watcher.put(ENCODER.encode(said_before))
    sender = Sender(watcher, socket.scope["state"][LINE], asyncio.get_running_loop())
    try:
        with server.lines.open(visitor) as line:
            await line.until_ended(attend(socket, server, table, visitor, watcher))
    finally:
        sender.stop()


async def attend(socket: Socket, server: ServerProcess, table: ServedTable, visitor: Visitor, watcher: Watcher) -> None:
    """Is told what happened before, which may take a slow reader long, and then listens."""
    async with table.watched_by(watcher):
        await notices.drop(server.database, table.record.id, visitor.person)
        await listen(socket, server, table, visitor, watcher)


async def greeting(socket: Socket) -> Hello:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            message = await heard(socket)
    except TimeoutError:
        raise Trouble("bad-message", detail="hello") from None
    first = understood(message)
    if not isinstance(first, Hello):
        raise Trouble("bad-message", detail="hello")
    return first


async def heard(socket: Socket) -> str:
    """The next message; Trouble if it is no text."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=event.get("code") or GONE)
    text, data = event.get("text"), event.get("bytes")
    try:
        return text if isinstance(text, str) else data.decode() if isinstance(data, bytes) else ""
    except UnicodeDecodeError:
        raise Trouble("not-utf8") from None


async def listen(socket: Socket, server: ServerProcess, table: ServedTable, visitor: Visitor, watcher: Watcher) -> None:
    while True:
        number: str | None = None
        try:
            message = understood(await heard(socket))
            number = None if isinstance(message, Hello) else message.id
            server.person_limit.take(f"{visitor.id or id(watcher)}")  # the answer to whoever is too fast carries the id as well
            answer = await answered(table, visitor, message)
        except Trouble as trouble:
            server.metrics.refusals.labels(trouble.error).inc()
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
