"""One connection to one table: what waits to be sent, and what this person may see."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from magnat.kernel.contract import Seat
from magnat.kernel.game import SPECTATOR
from magnat.server.table.position_changes import changed
from magnat.words.catalogue import Words

ENCODER = msgspec.json.Encoder()
POSITION = "position "
MOST_WAITING = 2_000
MOST_BYTES = 2 * 1024 * 1024
"""Messages, and their bytes, that a slow connection may fall behind; then it is closed, and the client resumes where it was."""
ROOM = MOST_BYTES // 4
"""Bytes that may still wait when more of a long history is read for somebody."""


class Watcher:
    """A person at a table, in one browser window or program."""

    def __init__(
        self, person: str, words: Words, after: int, chat: int, positions: bool, overview: bool = False, changes: bool = False
    ) -> None:
        self.person = person
        self.words = words
        self.after = after  # the last entry that was put into the queue
        self.chat = chat  # and the last line of chat
        self.positions = positions
        self.overview = overview
        self.changes = changes
        self.shown: dict[str, bytes] = {}  # the position of each seat that was sent last, for whoever wants changes only
        self.waiting: deque[Message] = deque()
        self.newest: dict[str, Message] = {}  # by what it shows: the message that a newer one replaces
        self.bytes = 0
        self.away = False  # has just come, and is being told what happened before
        self.ended = False
        self.news = asyncio.Event()
        self.sent = asyncio.Event()

    def put(self, message: bytes, shows: str = "") -> None:
        """What `shows` the same as something that still waits replaces it; nobody needs to see what is no longer so."""
        if self.ended:
            return
        if shows and (old := self.newest.get(shows)) is not None:
            self.bytes -= len(old.text)
            old.text = b""
        if self.waiting and (len(self.waiting) >= MOST_WAITING or self.bytes + len(message) > MOST_BYTES):
            self.end()
            return
        new = Message(message, shows)
        self.waiting.append(new)
        self.bytes += len(message)
        if shows:
            self.newest[shows] = new
        self.news.set()

    def show(self, seat: Seat, position: bytes) -> None:
        """The whole position; what is different in it is worked out when it is sent."""
        self.put(position, shows=f"{POSITION}{seat}")

    def end(self) -> None:
        """After what waits already."""
        self.ended = True
        self.news.set()
        self.sent.set()

    async def room(self) -> None:
        """Returns when somebody who has been away can be told more, or can no longer be told anything."""
        while self.bytes > ROOM and not self.ended:
            self.sent.clear()
            await self.sent.wait()

    async def drain(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Sends what waits, until `end`."""
        while (message := await self.next()) is not None:
            await send(message.decode())

    async def next(self) -> bytes | None:
        """What comes next, as soon as there is something; None at the end."""
        while self.waiting or not self.ended:
            if not self.waiting:
                self.news.clear()
                await self.news.wait()
            elif (text := self._taken()) != b"":
                return text
        return None

    def _taken(self) -> bytes:
        """The first that waits; empty if it was replaced."""
        first = self.waiting.popleft()
        if self.newest.get(first.shows) is first:
            del self.newest[first.shows]
        self.bytes -= len(first.text)
        self.sent.set()
        return self._since(first) if first.text and self.changes and first.shows.startswith(POSITION) else first.text

    def _since(self, position: Message) -> bytes:
        """What is different since the position that was sent before, or the whole of it."""
        before, self.shown[position.shows] = self.shown.get(position.shows), position.text
        return position.text if before is None else shorter(position.text, ENCODER.encode(changed(before, position.text)))


class Message:
    """Something to be sent; without a text once it has been replaced."""

    def __init__(self, text: bytes, shows: str) -> None:
        self.text = text
        self.shows = shows


def shorter(position: bytes, change: bytes) -> bytes:
    return change if len(change) < len(position) else position


def sights(held: list[Seat]) -> list[Seat]:
    """The seats whose eyes a person has: their own, or the spectator's."""
    return held or [SPECTATOR]
