"""One table that this process serves. Whatever happens at it happens here, one thing at a time: what others have stored is read first,
then comes the mailbox, then what the game does by itself, and at last whoever looks is shown it.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Iterator

import msgspec
import structlog

from magnat.kernel.game import Unreadable
from magnat.server.bots.worker import Chosen, Job
from magnat.server.now import now_ms
from magnat.server.problems import Reported, Trouble
from magnat.server.table.audience import Audience
from magnat.server.table.bot_moves import BotMoves
from magnat.server.table.card import Card
from magnat.server.table.lease import Lease
from magnat.server.table.mailbox import Mailbox
from magnat.server.table.memory import TableInMemory
from magnat.server.table.move_maker import MoveMaker
from magnat.server.table.move_request import MoveRequest
from magnat.server.table.own_moves import LONGEST_REST_S, OwnMoves
from magnat.server.table.reminders import Reminders
from magnat.server.table.services import Services
from magnat.server.table.watcher import Watcher
from magnat.store.errors import Overtaken, StoreDown
from magnat.store.records import Append, TableRecord
from magnat.wire.tables import TableInfo

log = structlog.get_logger()

FORWARD_TRIES = 5


class ServedTable:
    """Lives while somebody watches, a clock runs or bots play; made from the store, and let go without loss."""

    def __init__(self, services: Services, card: Card) -> None:
        self.services = services
        self.memory = TableInMemory(card, services.database, services.metrics, self._card_was_read)
        self.lease = Lease(services.database, card.record.id, services.process, services.patience_ms)
        self.mailbox = Mailbox(self.ring)
        self.audience = Audience()
        self.reminders = Reminders(card)
        self.maker = MoveMaker(self.memory, self._tell)
        self.bots = BotMoves(self._ask_bots, self._put_own, self.ring)
        self.own_moves = OwnMoves(self.memory, self.maker, self.bots)
        self.bell = asyncio.Event()
        self.card_is_old = False  # the card or the chat has changed in the store
        self.entries_are_missing = False  # another process has stored some
        self.senders = 0
        self.used = now_ms()
        self.task = asyncio.create_task(self._serve(), name=f"table {card.record.code}")

    @property
    def card(self) -> Card:
        return self.memory.card

    @property
    def record(self) -> TableRecord:
        return self.memory.record

    # Moves

    async def send(self, request: MoveRequest) -> int:
        """Puts a request into the mailbox of whichever process owns the table; the number of its entry, or Trouble."""
        with self._sending():
            if self.lease.held or await self.take():
                return await self.mailbox.put(request)
            return await self._forward(request)

    async def accept(self, request: MoveRequest) -> int:
        """As `send`, for a request that another process has forwarded: it is not sent on and on."""
        with self._sending():
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
    def _sending(self) -> Iterator[None]:
        """The table is not let go meanwhile."""
        self.senders += 1
        try:
            yield
        finally:
            self.senders -= 1
            self.used = now_ms()

    async def _ask_bots(self, job: Job) -> Chosen:
        self.services.metrics.bots.inc(len(job.asked))
        return await self.services.ask_bots(job)

    # The lease

    async def take(self) -> bool:
        """Takes the mailbox, if no other living process has it."""
        held = self.lease.held
        if await self.lease.take() and not held:
            self.entries_are_missing = self.memory.game is not None  # the last owner may have stored something that was not heard of
            self.ring(card=True)
        return self.lease.held

    def lose(self) -> None:
        """Another process has taken it."""
        self.lease.lose()
        self.ring(card=True, entries=True)

    # News

    def ring(self, card: bool = False, entries: bool = False) -> None:
        """There is something to do: a request, a new card, new entries. Entries of the owner are its own."""
        self.card_is_old |= card
        self.entries_are_missing |= entries and not self.lease.held
        self.bell.set()

    async def refresh(self) -> None:
        """Reads the card and new chat again, and shows them."""
        said = await self.memory.refresh(self.audience.last_chat())
        self.audience.pass_on(said, self.memory)

    def _card_was_read(self, woken: bool) -> None:
        """Whoever has other seats than before sees with other eyes; and the card may know of entries that the game does not."""
        game = self.memory.game
        self.entries_are_missing |= game is not None and game.n < self.record.entries
        self.audience.look_again(self.memory, woken)
        self.bell.set()

    async def _follow(self) -> None:
        """Entries that another process has stored."""
        self.entries_are_missing = False
        rows = await self.memory.follow()
        game = await self.memory.opened()
        self.card_is_old |= bool(rows) and game.table.agenda().over
        if self.lease.held and self.record.status == "playing":
            game.go_on(now_ms())  # the owner is gone: nobody pays for the time until somebody noticed (TB-4.2)
        self.audience.tell(rows, self.memory)

    def _tell(self, batch: Append) -> None:
        """What is stored is told to those who look, and elsewhere to those who are waited for."""
        if batch.status == "over":
            self.ring(card=True)
        self.audience.tell(batch.rows, self.memory)
        for seat in self.reminders.new(self.card, self.audience.present):
            self.services.remind(self.record, seat)

    # Those who look

    @contextlib.asynccontextmanager
    async def watched_by(self, watcher: Watcher) -> AsyncIterator[None]:
        """While it lasts the watcher is told everything after what they have, and kept up to date."""
        try:
            await self._enter(watcher)
            yield
        finally:
            self.audience.leave(watcher)
            self.audience.show_card(self.memory)
            self.used = now_ms()

    async def _enter(self, watcher: Watcher) -> None:
        if self.record.status != "open":
            await self.memory.opened()
        if watcher.after > self.record.entries:  # another process has told more than this one knows of, or there is no such entry
            await self.refresh()
            watcher.after = min(watcher.after, self.record.entries)
        await self.audience.enter(watcher, self.memory)
        self.ring(card=True)

    async def news(self, after: int, seconds: float) -> None:
        """Returns when there is an entry after that one or the table has changed, or when the time is over."""
        if self.record.entries <= after:
            self.used = now_ms() + int(seconds * 1000)
            await self.audience.news(seconds)

    def info_for(self, person: str) -> TableInfo:
        return self.audience.card_for(person, self.memory)

    # One thing at a time

    async def _serve(self) -> None:
        while True:
            try:
                if not await self._step():
                    await self._rest(self.own_moves.next_s() if self._goes_on_here() else LONGEST_REST_S)
            except Overtaken:
                self.ring(card=True)
            except StoreDown as error:
                log.warning("the store is down", table=self.record.code, detail=str(error))
                self.mailbox.turn_away("not-stored")
                await asyncio.sleep(0.5)
                self.ring(card=True, entries=True)
            except Unreadable as error:  # its game was uninstalled, or has changed since
                log.error("a table cannot be opened", table=self.record.code, detail=str(error))
                await self._rest(LONGEST_REST_S)
            except Exception:
                log.exception("a table stumbled", table=self.record.code)
                self.memory.forget()
                await asyncio.sleep(0.5)

    async def _step(self) -> bool:
        """Does the most urgent thing; False if there is nothing to do."""
        self.bell.clear()
        if self.card_is_old:
            self.card_is_old = False
            await self.refresh()
        elif self.entries_are_missing:
            await self._follow()
        elif self.mailbox:
            await self.mailbox.answer_next(self.maker.answer)
        elif self._goes_on_here() and await self.own_moves.go_on():
            pass
        elif self.audience.behind:
            await self.audience.show_next(self.memory)
        else:
            return False
        return True

    def _goes_on_here(self) -> bool:
        return self.lease.held and self.record.status == "playing"

    async def _rest(self, seconds: float) -> None:
        """Until somebody rings or a clock runs out. (`wait_for` may swallow the end of the task on Python 3.11.)"""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.bell.wait()

    # The end

    def idle(self, now: int) -> bool:
        """Nobody watches, nothing runs: the memory can be used for others."""
        if self.audience.watchers or self.senders or now - self.used < self.services.idle_ms:
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
