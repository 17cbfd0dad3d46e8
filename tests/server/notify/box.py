"""An outbox in memory with its own clock, and a postman at work on it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import msgspec

from magnat.server.notify.notice import Due
from magnat.server.notify.postman import Postman, Settings, State

NOON = 1_768_478_400_000  # 2026-01-15 12:00 UTC


class Box:
    """An outbox with its own clock that is out of order as often as it is told to be; a `forgetful` one hands out the same again."""

    def __init__(self, *waiting: Due) -> None:
        self.now = NOON
        self.waiting = {due.id: due for due in waiting}
        self.due_at = dict.fromkeys(self.waiting, NOON)
        self.ended: dict[int, State] = {}
        self.given_out: set[int] = set()
        self.forgetful = False
        self.delays: list[int] = []
        self.broken_reads = self.broken_writes = 0

    async def due(self, now_ms: int, limit: int) -> list[Due]:
        if self.broken_reads:
            self.broken_reads -= 1
            raise OSError("secret://database")
        ready = [due for due in self.waiting.values() if self.due_at[due.id] <= now_ms and due.id not in self.given_out][:limit]
        if not self.forgetful:
            self.given_out.update(due.id for due in ready)
        return ready

    async def done(self, id: int, state: State) -> None:
        self.write()
        del self.waiting[id]
        self.ended[id] = state

    async def again(self, id: int, due_at: int) -> None:
        self.write()
        self.delays.append(due_at - self.now)
        self.due_at[id] = due_at
        self.given_out.discard(id)
        self.waiting[id] = msgspec.structs.replace(self.waiting[id], tries=self.waiting[id].tries + 1)

    def write(self) -> None:
        if self.broken_writes:
            self.broken_writes -= 1
            raise OSError("secret://database")


@asynccontextmanager
async def at_work(box: Box, given: Settings) -> AsyncIterator[Postman]:
    postman = Postman(box, given, lambda: box.now)
    task = asyncio.create_task(postman.run())
    try:
        yield postman
        assert not task.done()
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def until(holds: Callable[[], object]) -> None:
    for _ in range(6000):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to that")


async def put_off(box: Box) -> None:
    """Once more than now."""
    before = len(box.delays)
    await until(lambda: len(box.delays) > before)


async def all_ended(box: Box, given: Settings) -> None:
    async with at_work(box, given):
        await until(lambda: not box.waiting)
