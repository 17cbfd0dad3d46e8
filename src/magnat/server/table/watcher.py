"""One connection to one table: what waits to be sent, and what this person may see."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from magnat.kernel.contract import Seat
from magnat.kernel.game import SPECTATOR
from magnat.words.catalogue import Words

MOST_WAITING = 2_000
"""Messages that a slow connection may fall behind; then it is closed, and the client resumes where it was."""


class Watcher:
    """A person at a table, in one browser window or program."""

    def __init__(self, person: str, words: Words, after: int, chat: int, positions: bool) -> None:
        self.person = person
        self.words = words
        self.after = after  # the last entry that was put into the queue
        self.chat = chat  # and the last line of chat
        self.positions = positions
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.too_slow = False

    def put(self, message: bytes) -> None:
        if self.queue.qsize() >= MOST_WAITING:
            self.too_slow = True
            self.end()
        elif not self.too_slow:
            self.queue.put_nowait(message)

    def end(self) -> None:
        self.queue.put_nowait(None)

    async def drain(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Sends what waits, until `end`."""
        while (message := await self.queue.get()) is not None:
            await send(message.decode())


def sights(held: list[Seat]) -> list[Seat]:
    """The seats whose eyes a person has: their own, or the spectator's."""
    return held or [SPECTATOR]
