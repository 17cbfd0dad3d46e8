"""Whoever does not read what they asked for, or does not finish what they say, is cut off: a connection costs memory while it lasts.

A client that is cut off connects again and goes on after what it has.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from asyncio import TimerHandle, Transport
from collections.abc import Callable
from http import HTTPStatus
from typing import Protocol, cast

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from magnat.server.languages import first_known
from magnat.server.problems import Trouble
from magnat.words.catalogue import words

LINE = "magnat-line"
"""Under this name a WebSocket's scope holds the line itself, in its state."""
LOOK_EVERY = 1.0
UNREAD_SECONDS = 10.0
"""Without any progress, while something waits to be read."""
SILENT_SECONDS = 0.3
"""Whoever has been told why the line ends, and sends nothing more for so long, has stopped."""
GRACE_SECONDS = 20.0
LEAST_RATE = 16 * 1024
"""Bytes a second: a request is here after the grace and the time that its bytes take at this rate, or it is not waited for."""
HEAD_BYTES = 64 * 1024
SEND_BUFFER = 256 * 1024
"""What the system keeps for a connection, beside what we do."""


class Connected(Protocol):
    """What is looked at."""

    transport: Transport

    def is_blocked(self) -> bool:
        """It writes nothing more until something has been read."""

    def looked_at(self) -> None:
        """A moment has passed."""


class Lookout:
    """Looks at one connection now and then."""

    def __init__(self, connection: Connected) -> None:
        self.connection = connection
        self.loop = asyncio.get_running_loop()
        self.unread = 0
        self.since = self.loop.time()  # of the last progress
        self.timer: TimerHandle = self.loop.call_later(LOOK_EVERY, self.look)
        small_buffer(connection.transport)

    def look(self) -> None:
        waiting, now = self.connection.transport.get_write_buffer_size(), self.loop.time()
        if not waiting or not self.unread or waiting < self.unread or not self.connection.is_blocked():
            self.since = now
        self.unread = waiting
        if now - self.since >= UNREAD_SECONDS:
            self.connection.transport.abort()
            return
        self.timer = self.loop.call_later(LOOK_EVERY, self.look)
        self.connection.looked_at()

    def stop(self) -> None:
        self.timer.cancel()


def small_buffer(transport: Transport) -> None:
    """Of several megabytes that a system may give, nobody who reads needs more than this."""
    one = transport.get_extra_info("socket")
    with contextlib.suppress(OSError, AttributeError):
        one.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)


class PatientHttp(HttpToolsProtocol):
    """HTTP: a request must finish, and its answer must be read."""

    began: float | None = None
    received = 0
    in_head = True
    lookout: Lookout | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.began = self.loop.time()
        self.lookout = Lookout(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._done()
        super().connection_lost(exc)

    def _done(self) -> None:
        if self.lookout is not None:
            self.lookout.stop()

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)
        if self.in_head and self.received > HEAD_BYTES:
            self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        self._done()
        super().handle_websocket_upgrade()

    # A request

    def on_message_begin(self) -> None:
        if self.began is None:
            self.began, self.received = self.loop.time(), 0
        self.in_head = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.began, self.received = None, 0
        super().on_message_complete()

    def is_blocked(self) -> bool:
        return self.flow.write_paused or self.transport.is_closing()

    def looked_at(self) -> None:
        if self.began is None or self.transport.is_closing():
            return
        if self.flow.read_paused:
            self.began += LOOK_EVERY  # it is we who do not read
        elif self.loop.time() - self.began > GRACE_SECONDS + self.received / LEAST_RATE:
            self._too_slow()

    def _too_slow(self) -> None:
        """The last word, unless an answer is on its way already."""
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(too_slow(self.headers or []))
        self.transport.close()


class PatientWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket: what is told must be read."""

    lookout: Lookout | None = None
    broken: float | None = None
    """When the client broke the protocol, for instance by a message that is far too large."""
    on_room: Callable[[], None] | None = None
    """Is told when the line takes more, and when it is lost."""
    hanging_up: asyncio.Task[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.lookout = Lookout(cast("Connected", self))

    def connection_lost(self, exc: Exception | None) -> None:
        if self.lookout is not None:
            self.lookout.stop()
        super().connection_lost(exc)
        self._tell_of_room()

    # Beside the application interface: frames that were made elsewhere

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["state"][LINE] = self

    def push(self, frames: bytes) -> None:
        """Sends whole frames as they are."""
        if not self.is_lost():
            self.transport.write(frames)

    def is_lost(self) -> bool:
        return self.disconnected or self.close_sent or self.transport.is_closing()

    def hang_up(self, code: int) -> None:
        """After what was written."""
        self.hanging_up = self.loop.create_task(self._hang_up(code))

    async def _hang_up(self, code: int) -> None:
        with contextlib.suppress(ClientDisconnected):
            await self.send({"type": "websocket.close", "code": code, "reason": None})

    def resume_writing(self) -> None:
        super().resume_writing()
        self._tell_of_room()

    def _tell_of_room(self) -> None:
        if self.on_room is not None:
            self.on_room()

    def data_received(self, data: bytes) -> None:
        if self.broken is None:
            super().data_received(data)
        else:
            self._hang_up_when_silent()  # the rest is thrown away

    def handle_parser_exception(self) -> None:
        """The client is told why. Hanging up while it is still sending would lose that message, so it is given a while to finish."""
        close = self.conn.close_sent
        assert close is not None
        self.broken = self.loop.time()
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": close.code, "reason": close.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self._hang_up_when_silent()

    def _hang_up_when_silent(self) -> None:
        if self.close_timer is not None:
            self.close_timer.cancel()
        assert self.broken is not None
        left = self.broken + UNREAD_SECONDS - self.loop.time()
        self.close_timer = self.loop.call_later(max(0.0, min(SILENT_SECONDS, left)), self.transport.close)

    def send_receive_event_to_app(self) -> None:
        """What is no UTF-8 is handed on as it is: the application says what is wrong with it."""
        if self.curr_msg_data_type == "text":
            self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def is_blocked(self) -> bool:
        return not self.writable.is_set() or self.transport.is_closing()

    def looked_at(self) -> None:
        """Pings tell whether anybody is there."""


def too_slow(headers: list[tuple[bytes, bytes]]) -> bytes:
    """An answer without the application, which still waits for the request."""
    wished = next((value.decode("latin-1") for name, value in headers if name == b"accept-language"), "")
    body = msgspec.json.encode(Trouble("too-slow").problem(words(first_known(wished) or "en")))
    head = f"HTTP/1.1 408 Request Timeout\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
    return head.encode() + body
