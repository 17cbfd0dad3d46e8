"""A WebSocket spoken by hand: the clients of a bench share the machine with the server, so each message must cost them little.

Only what our own server sends is understood: unmasked frames without extensions. Whole messages are handed on as bytes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter
from urllib.parse import urlsplit

Hear = Callable[[bytes, float], None]
"""A message, and when its last byte was read."""
MASK = b"\0\0\0\0"
"""What clients send must be masked; a mask of zeros leaves it as it is."""
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
LAST = 0x80


def frame(kind: int, body: bytes) -> bytes:
    size = len(body)
    if size < 126:
        head = bytes((LAST | kind, LAST | size))
    elif size < 1 << 16:
        head = bytes((LAST | kind, LAST | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((LAST | kind, LAST | 127)) + size.to_bytes(8, "big")
    return head + MASK + body


class RawLine(asyncio.Protocol):
    """`hello` is said as soon as the line stands."""

    def __init__(self, url: str, hello: bytes, hear: Hear) -> None:
        parts = urlsplit(url)
        self.host, self.port, self.path = parts.hostname or "", parts.port or 80, parts.path
        self.hello = hello
        self.hear = hear
        self.buffer = b""
        self.stands = False
        self.lost = False
        self.transport: asyncio.Transport | None = None

    async def open(self) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, self.host, self.port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        lines = (
            f"GET {self.path} HTTP/1.1", f"Host: {self.host}:{self.port}", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", "",
        )  # fmt: skip
        transport.write("\r\n".join(lines).encode())

    def say(self, message: bytes) -> None:
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(frame(TEXT, message))

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - as asyncio calls it
        self.lost = True

    def data_received(self, data: bytes) -> None:
        now = perf_counter()
        self.buffer = self.buffer + data if self.buffer else data
        if not self.stands and not self._answered():
            return
        at = 0
        while (end := self._taken(at, now)) > at:
            at = end
        self.buffer = self.buffer[at:]

    def _answered(self) -> bool:
        """Has the server said that it speaks WebSocket?"""
        head, found, rest = self.buffer.partition(b"\r\n\r\n")
        if not found:
            return False
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            self.close()
            return False
        self.stands, self.buffer = True, rest
        self.say(self.hello)
        return True

    def _taken(self, at: int, now: float) -> int:
        """Where the next frame begins; the same place if this one is not whole yet."""
        data, begins = self.buffer, at + 2
        if len(data) < begins:
            return at
        size = data[at + 1] & 0x7F
        if size >= 126:
            wide = 2 if size == 126 else 8
            begins += wide
            size = int.from_bytes(data[at + 2 : begins], "big") if len(data) >= begins else 1 << 62
        end = begins + size
        if len(data) < end:
            return at
        kind = data[at] & 0x0F
        if kind == TEXT:
            self.hear(data[begins:end], now)
        elif kind == PING and self.transport is not None:
            self.transport.write(frame(PONG, data[begins:end]))
        elif kind == CLOSE:
            self.close()
        return end
