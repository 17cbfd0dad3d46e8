"""One connection to one table: what waits to be sent, and what this person may see."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from magnat.kernel.contract import Seat
from magnat.kernel.game import SPECTATOR
from magnat.server.table.position_changes import Painted
from magnat.words.catalogue import Words

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
        self.shown: dict[str | Seat | None, Painted] = {}  # the position of each seat that was sent last, for whoever wants changes only
        self.waiting: deque[Message] = deque()
        self.newest: dict[str | Seat, Message] = {}  # by what it shows: the message that a newer one replaces
        self.bytes = 0
        self.away = False  # has just come, and is being told what happened before
        self.ended = False
        self.ring: Callable[[], None] = silent  # there is something to send, or nothing more will come
        self.sent = asyncio.Event()

    def put(self, message: bytes, shows: str = "") -> None:
        """What `shows` the same as something that still waits replaces it; nobody needs to see what is no longer so."""
        self._put(Message(message, shows or None))

    def show(self, seat: Seat, position: Painted) -> None:
        """The whole position; what is different in it is worked out when it is sent."""
        self._put(Message(position.text, seat, position))

    def _put(self, new: Message) -> None:
        if self.ended:
            return
        if new.shows is not None and (old := self.newest.get(new.shows)) is not None:
            self.bytes -= len(old.text)
            old.text = b""
        if self.waiting and (len(self.waiting) >= MOST_WAITING or self.bytes + len(new.text) > MOST_BYTES):
            self.end()
            return
        self.waiting.append(new)
        self.bytes += len(new.text)
        if new.shows is not None:
            self.newest[new.shows] = new
        self.ring()

    def end(self) -> None:
        """After what waits already."""
        self.ended = True
        self.ring()
        self.sent.set()

    async def room(self) -> None:
        """Returns when somebody who has been away can be told more, or can no longer be told anything."""
        while self.bytes > ROOM and not self.ended:
            self.sent.clear()
            await self.sent.wait()

    def take(self) -> bytes | None:
        """What is to be sent next, if anything waits."""
        while self.waiting:
            first = self.waiting.popleft()
            if first.shows is not None and self.newest.get(first.shows) is first:
                del self.newest[first.shows]
            self.bytes -= len(first.text)
            self.sent.set()
            if first.text:
                return self._since(first) if first.position is not None and self.changes else first.text
        return None

    def _since(self, message: Message) -> bytes:
        """What is different since the position that was sent before, or the whole of it."""
        assert message.position is not None
        before, self.shown[message.shows] = self.shown.get(message.shows), message.position
        return message.position.since(before)


class Message:
    """Something to be sent; without a text once it has been replaced."""

    __slots__ = ("position", "shows", "text")

    def __init__(self, text: bytes, shows: str | Seat | None, position: Painted | None = None) -> None:
        self.text = text
        self.shows = shows
        self.position = position


def silent() -> None:
    """Nobody sends yet."""


def sights(held: list[Seat]) -> list[Seat]:
    """The seats whose eyes a person has: their own, or the spectator's."""
    return held or [SPECTATOR]
