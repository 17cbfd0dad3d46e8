"""A table's mailbox: requests in the order of their arrival, people's before those of bots; whoever waits for their answers, and the
refusals that stay refusals."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable
from time import perf_counter

from magnat.kernel.contract import Seat
from magnat.server.problems import Error, Trouble
from magnat.server.table.move_request import MoveRequest
from magnat.wire.problems import PASSING

REMEMBERED = 200
"""Refused messages of a table that are known when a copy of them comes late."""
LONGEST_S = 0.05
"""That a bot gives way to people; the game goes on even if somebody always moves somewhere."""


class PeopleFirst:
    """What people want at any table of this process and nobody has taken up yet: bots let them go first."""

    def __init__(self) -> None:
        self.waiting = 0
        self.nobody = asyncio.Event()
        self.nobody.set()

    def came(self) -> None:
        self.waiting += 1
        self.nobody.clear()

    def went(self) -> None:
        self.waiting -= 1
        if not self.waiting:
            self.nobody.set()

    async def give_way(self) -> None:
        """For a bot: returns when no person waits, or after a moment."""
        await asyncio.sleep(0)  # what people have sent already is read first
        if self.waiting:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_S):
                    await self.nobody.wait()


class Posted:
    """A request in the mailbox, and whoever waits for the answer."""

    def __init__(self, request: MoveRequest) -> None:
        self.request = request
        self.of_bot = request.by == "bot"
        self.arrived = perf_counter()
        self.answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def done(self, n: int) -> None:
        if not self.answer.done():  # nobody may be waiting any more
            self.answer.set_result(n)

    def failed(self, trouble: Trouble) -> None:
        if not self.answer.done():
            self.answer.set_exception(trouble)


class Mailbox:
    """`ring` wakes whoever empties it; `people` are those who wait in any mailbox of the process."""

    def __init__(self, ring: Callable[[], None], people: PeopleFirst) -> None:
        self.ring = ring
        self.people = people
        self.waiting: deque[Posted] = deque()
        self.refused: dict[tuple[Seat, str], Trouble] = {}
        self.closed = False

    def __bool__(self) -> bool:
        """Is there anything to do?"""
        return bool(self.waiting)

    async def put(self, request: MoveRequest) -> int:
        """The number of the entry that it became, or Trouble."""
        if self.closed:
            raise Trouble("moving")
        posted = Posted(request)
        self._queue(posted)
        self.ring()
        return await posted.answer

    def _queue(self, posted: Posted) -> None:
        """Behind all who have come before, but for bots."""
        if posted.of_bot:
            self.waiting.append(posted)
            return
        self.people.came()
        self.waiting.insert(sum(not it.of_bot for it in self.waiting), posted)

    def _take(self) -> Posted:
        posted = self.waiting.popleft()
        if not posted.of_bot:
            self.people.went()
        return posted

    async def answer_next(self, do: Callable[[MoveRequest], Awaitable[int]]) -> None:
        """The next request is done, or refused as it was before; whoever waits hears of it, even if we are cancelled meanwhile."""
        posted = self._take()
        try:
            posted.done(await self._done(posted.request, do))
        except Trouble as trouble:
            self._remember(posted.request, trouble)
            posted.failed(trouble)
        finally:
            posted.failed(Trouble("moving"))

    async def _done(self, request: MoveRequest, do: Callable[[MoveRequest], Awaitable[int]]) -> int:
        before = self.refused.get((request.seat, request.move.id or ""))
        if before is not None:
            raise before.with_traceback(None)
        return await do(request)

    def _remember(self, request: MoveRequest, trouble: Trouble) -> None:
        """A copy of the same message that comes late, over another line, must not do what its sender was told is not done."""
        if request.move.id is None or trouble.error in PASSING:
            return
        self.refused[request.seat, request.move.id] = trouble
        while len(self.refused) > REMEMBERED:
            del self.refused[next(iter(self.refused))]

    def turn_away(self, error: Error) -> None:
        """Whoever waits is told, rather than kept waiting."""
        while self.waiting:
            self._take().failed(Trouble(error))

    def close(self) -> None:
        """Nobody empties it any more; what passes may be sent again."""
        self.closed = True
        self.turn_away("moving")
