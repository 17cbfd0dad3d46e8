"""One table that this process serves. Whatever happens at it happens here, one thing at a time: what others have stored is read first,
then comes the mailbox, then what the game does by itself, and at last whoever looks is shown it.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Iterator
from time import perf_counter

import msgspec
import structlog

from magnat.kernel.game import Unreadable
from magnat.server.bots.worker import Chosen, Job
from magnat.server.now import clock_ms
from magnat.server.problems import Reported, Trouble
from magnat.server.table import leader_requests
from magnat.server.table.audience import Audience
from magnat.server.table.bot_moves import BotMoves
from magnat.server.table.bot_questions import BotQuestions
from magnat.server.table.leader_requests import LeaderMove
from magnat.server.table.lease import Lease
from magnat.server.table.mailbox import Mailbox
from magnat.server.table.memory import TableInMemory
from magnat.server.table.move_maker import MoveMaker
from magnat.server.table.move_request import MoveRequest
from magnat.server.table.own_moves import LONGEST_REST_S, OwnMoves
from magnat.server.table.reminders import Reminders
from magnat.server.table.services import Services
from magnat.server.table.stored_table import StoredTable
from magnat.server.table.watcher import Watcher
from magnat.store import tables
from magnat.store.errors import Overtaken, StoreDown
from magnat.store.records import Append, TableRecord
from magnat.wire.lessons import MoreTime
from magnat.wire.tables import TableInfo

log = structlog.get_logger()

FORWARD_TRIES = 5
ENDED_MS = 10_000
"""A table whose game is over, or that was closed, leaves the memory sooner."""


class ServedTable:
    """Lives while somebody watches, a clock runs or bots play; made from the store, and let go without loss."""

    def __init__(self, services: Services, stored: StoredTable) -> None:
        self.services = services
        self.memory = TableInMemory(stored, services.database, services.metrics, self._record_was_read, services.process)
        self.lease = Lease(services.database, stored.record.id, services.process, services.patience_ms)
        self.mailbox = Mailbox(self.ring, services.people)
        self.audience = Audience()
        self.reminders = Reminders(stored)
        self.maker = MoveMaker(self.memory, self._tell, self.take)
        self.questions = BotQuestions(self.memory, self._ask_bots)
        self.bots = BotMoves(self.questions, self._put_own, self.ring, services.people.give_way)
        self.own_moves = OwnMoves(self.memory, self.maker, self.bots)
        self.bell = asyncio.Event()
        self.resting = False  # it has found nothing to do, and waits for the bell
        self.record_is_old = False  # record, seats or chat have changed in the store
        self.entries_are_missing = False  # another process has stored some
        self.arrived: float | None = None  # when the oldest move came that not everybody has been shown
        self.users = 0
        self.used = clock_ms()
        self.task = asyncio.create_task(self._serve(), name=f"table {stored.record.code}")

    @property
    def stored(self) -> StoredTable:
        return self.memory.stored

    @property
    def record(self) -> TableRecord:
        return self.memory.record

    # Moves

    async def send(self, request: MoveRequest) -> int:
        """Puts a request into the mailbox of whichever process owns the table; the number of its entry, or Trouble."""
        with self._kept():
            if self.lease.held or await self.take():
                try:
                    return await self.mailbox.put(request)
                except Trouble as trouble:
                    if trouble.error != "moving" or self.lease.held or self.mailbox.closed:
                        raise
            return await self._forward(request)  # even if it turned out that another process has the mailbox

    async def lead(self, move: LeaderMove, language: str = "en", id: str | None = None) -> int:
        """What whoever leads the table wants; the number of its (first) entry, or of the last one there is. Trouble says why not."""
        n = await self.send(leader_requests.request(self.record, move, language, id))
        if isinstance(move, MoreTime):  # nothing was put in, but everybody's clocks have changed
            table = self.record.id
            await self.services.database.write(lambda connection: tables.notify(connection, table))
            self.ring(record=True)
        return n

    async def accept(self, request: MoveRequest) -> int:
        """As `send`, for a request that another process has forwarded: it is not sent on and on."""
        with self._kept():
            if self.lease.held or await self.take():
                return await self.mailbox.put(request)
            raise Trouble("moving")

    async def _put_own(self, request: MoveRequest) -> int:
        """A move of the table itself. Whoever has the mailbox now has bots and clocks of its own."""
        if not self.lease.held:
            raise Trouble("moving")
        return await self.mailbox.put(request)

    async def _forward(self, request: MoveRequest) -> int:
        """To the owner; if that one dies, to the next, or we are it. The message's id keeps it single."""
        if request.move.id is None:
            request = msgspec.structs.replace(request, move=msgspec.structs.replace(request.move, id=secrets.token_hex(12)))
        self.services.metrics.forwarded.inc()
        for _ in range(FORWARD_TRIES):
            receipt = await self.services.forward(self.record.id, request)
            if receipt is not None and receipt.problem is None:
                return receipt.n
            if receipt is not None and receipt.problem is not None and receipt.problem.error != "moving":
                raise Reported(receipt.problem)
            if await self.take():
                return await self.mailbox.put(request)
        raise Trouble("moving")

    @contextlib.contextmanager
    def _kept(self) -> Iterator[None]:
        """The table is not let go meanwhile."""
        self.users += 1
        try:
            yield
        finally:
            self.users -= 1
            self.used = clock_ms()

    async def _ask_bots(self, job: Job) -> Chosen:
        self.services.metrics.bots.inc(len(job.asked))
        return await self.services.ask_bots(job)

    # The lease

    async def take(self) -> bool:
        """Takes the mailbox, if no other living process has it."""
        held = self.lease.held
        if await self.lease.take() and not held:
            self.entries_are_missing = self.memory.game is not None  # the last owner may have stored something that was not heard of
            self.ring(record=True)
        return self.lease.held

    def lose(self) -> None:
        """Another process has taken it."""
        self.lease.lose()
        self.ring(record=True, entries=True)

    # News

    def ring(self, record: bool = False, entries: bool = False) -> None:
        """There is something to do: a request, a changed record, new entries. Entries of the owner are its own."""
        self.record_is_old |= record
        self.entries_are_missing |= entries and not self.lease.held
        self.bell.set()

    async def refresh(self) -> None:
        """Reads record, seats and new chat again, and shows them."""
        after = self.audience.last_chat()
        said = await self.memory.refresh(after)
        if after is not None:
            self.audience.pass_on(said, after, self.memory)

    def _record_was_read(self, woken: bool) -> None:
        """Whoever has different seats from before sees something different; and the record may know of entries that the game does not."""
        game = self.memory.game
        self.entries_are_missing |= game is not None and game.n < self.record.entries
        self.audience.look_again(self.memory, woken)
        self.bell.set()

    async def _follow(self) -> None:
        """Entries that another process has stored."""
        self.entries_are_missing = False
        rows = await self.memory.follow()
        game = await self.memory.opened()
        self.record_is_old |= bool(rows) and game.table.agenda().over
        if self.lease.held and self.record.status == "playing":
            game.go_on()  # the owner is gone: nobody pays for the time until somebody noticed (TB-4.2)
        self.audience.tell(rows, self.memory)

    def _tell(self, batch: Append) -> None:
        """What is stored is told to those who look, and elsewhere to those who are waited for."""
        if batch.status == "over":
            self.ring(record=True)
        self.audience.tell(batch.rows, self.memory)
        for seat in self.reminders.new(self.stored, self.audience.present):
            self.services.remind(self.record, seat)

    # Those who look

    @contextlib.asynccontextmanager
    async def watched_by(self, watcher: Watcher) -> AsyncIterator[None]:
        """While it lasts the watcher is told everything after what they have, and kept up to date."""
        try:
            with self._kept():
                await self._enter(watcher)
            yield
        finally:
            self.audience.leave(watcher)
            self.audience.show_info(self.memory)
            self.used = clock_ms()

    def people_elsewhere(self, people: frozenset[str]) -> None:
        """Who is connected to other processes."""
        if people != self.audience.elsewhere:
            self.audience.elsewhere = people
            self.audience.show_info(self.memory)

    async def _enter(self, watcher: Watcher) -> None:
        if self.mailbox.closed:
            raise Trouble("moving")  # it was let go when they had just found it: they come again
        if self.record.status != "open":
            await self.memory.opened()
        if watcher.after > self.record.entries:  # another process has told more than this one knows of, or there is no such entry
            await self.refresh()
            watcher.after = min(watcher.after, self.record.entries)
        await self.audience.enter(watcher, self.memory)
        self.ring(record=True)

    async def news(self, after: int, seconds: float) -> None:
        """Returns when there is an entry after that one or the table has changed, or when the time is up."""
        if self.record.entries <= after:
            self.used = clock_ms() + int(seconds * 1000)
            await self.audience.news(seconds)

    def info_for(self, person: str) -> TableInfo:
        return self.audience.info_for(person, self.memory)

    # One thing at a time

    async def _serve(self) -> None:
        while True:
            try:
                if not await self._step():
                    await self._rest(self.own_moves.next_s() if self._goes_on_here() else LONGEST_REST_S)
            except Overtaken:
                await self._overtaken()
            except StoreDown as error:
                log.warning("the store is down", table=self.record.code, detail=str(error))
                self.mailbox.turn_away("not-stored")
                await asyncio.sleep(0.5)
                self.ring(record=True, entries=True)
            except Unreadable as error:  # its game was uninstalled, or has changed since
                log.error("a table cannot be opened", table=self.record.code, detail=str(error))
                await self._rest(LONGEST_REST_S)
            except Exception:
                log.exception("a table stumbled", table=self.record.code)
                self.memory.forget()
                await asyncio.sleep(0.5)

    async def _overtaken(self) -> None:
        """By somebody who stored first, or by another process that has the mailbox now."""
        try:
            await self.take()
        except StoreDown as error:
            log.warning("the store is down", table=self.record.code, detail=error.detail)
        self.ring(record=True)

    async def _step(self) -> bool:
        """Does the most urgent thing; False if there is nothing to do."""
        self.bell.clear()
        if self.record_is_old:
            self.record_is_old = False
            await self.refresh()
        elif self.entries_are_missing:
            await self._follow()
        elif self.mailbox:
            await self._answer_next()
        elif self._goes_on_here() and await self.own_moves.go_on():
            pass
        elif self.audience.behind:
            await self.audience.show_next(self.memory)
            self._note_delivery()
        elif self.audience.info_is_due(self.memory):
            self.audience.show_info(self.memory)
        else:
            return False
        return True

    async def _answer_next(self) -> None:
        arrived, was_behind = self.mailbox.waiting[0].arrived, bool(self.audience.behind)
        await self.mailbox.answer_next(self.maker.answer)
        if self.audience.behind and not (was_behind and self.arrived):
            self.arrived = arrived

    def _note_delivery(self) -> None:
        """Everybody who looks has been shown what the move did."""
        if self.arrived is not None and not self.audience.behind:
            self.services.metrics.delivery.observe(perf_counter() - self.arrived)
            self.arrived = None

    def _goes_on_here(self) -> bool:
        return self.lease.held and self.record.status == "playing"

    async def _rest(self, seconds: float) -> None:
        """Until somebody rings or a clock runs out. (`wait_for` may swallow the end of the task on Python 3.11.)"""
        self.resting = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.bell.wait()
        self.resting = False

    # The end

    def idle(self, now: int) -> bool:
        """Nobody watches, nothing runs: the memory can be used for others."""
        ended = self.record.status in ("over", "closed")
        patience = min(self.services.idle_ms, ENDED_MS) if ended else self.services.idle_ms
        if self.audience.watchers or self.users or now - self.used < patience:
            return False
        return self.record.status != "playing" or self.own_moves.at_rest()

    async def close(self) -> None:
        """Whoever still waits is told that the table moves: the same message may be sent again."""
        self.mailbox.close()
        self.bots.stop()
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task
        self.audience.close()
        self.memory.forget()  # at once: the parts of a table know each other, and wait for the garbage collector
