"""One table on this process: its mailbox, its clock, its bots. Whatever happens at the table happens here, one thing at a time."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from magnat.kernel.contract import Seat
from magnat.kernel.game import Unreadable
from magnat.server.now import now_ms
from magnat.server.problems import Error, NotUnderstood, Trouble
from magnat.server.table.audience import Audience
from magnat.server.table.bot_moves import BotMoves
from magnat.server.table.game_in_play import GameInPlay
from magnat.server.table.move_request import MoveRequest
from magnat.store import journals, leases, tables, talk
from magnat.store.errors import Overtaken, StoreDown, Unstorable
from magnat.store.records import Append, ChatRecord, SeatRecord, TableRecord
from magnat.tables import clock
from magnat.tables.history import NeedsHistory
from magnat.tables.late_moves import simplest
from magnat.wire.play import Act
from magnat.wire.problems import PASSING

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from magnat.server.house import House

log = structlog.get_logger()

IDLE: Final[dict[str, Error]] = {"open": "not-playing", "paused": "paused"}
"""Why no move is made while a table has this status; any other means that the game is over."""
REMEMBERED = 200
"""Refused messages of a table that are known when a copy of them comes late."""


class Post:
    """An order in the mailbox, and whoever waits for the answer."""

    def __init__(self, order: MoveRequest) -> None:
        self.order = order
        self.answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def done(self, n: int) -> None:
        if not self.answer.done():  # nobody may be waiting any more
            self.answer.set_result(n)

    def failed(self, trouble: Trouble) -> None:
        if not self.answer.done():
            self.answer.set_exception(trouble)


class ServedTable:
    """Lives while somebody watches, a clock runs or bots play; opened from the store, and forgotten without loss."""

    def __init__(self, house: House, record: TableRecord, seats: list[SeatRecord]) -> None:
        self.house = house
        self.record = record
        self.seats = seats
        self.playing: GameInPlay | None = None
        self.owned = False
        self.gallery = Audience(self)
        self.inbox: deque[Post] = deque()
        self.denied: dict[tuple[Seat | None, str], Trouble] = {}
        self.bell = asyncio.Event()
        self.opening = asyncio.Lock()
        self.settling = asyncio.Lock()  # held from the change in memory until it is durable
        self.stale = False  # the table's card or its chat has changed
        self.behind = False  # another process has stored entries
        self.bots = BotMoves(self)
        self.used = now_ms()
        self.due: list[Seat] = list(record.waiting) if record.status == "playing" else []  # who was told that it is their turn
        self.task = asyncio.create_task(self._run(), name=f"table {record.code}")

    # From outside

    async def send(self, order: MoveRequest) -> int:
        """Puts an order into the mailbox of whichever process owns the table; the number of its entry, or Trouble."""
        if not self.owned and not await self.own():
            return await self.house.forward(self, order)
        self.used = now_ms()
        post = Post(order)
        self.inbox.append(post)
        self.bell.set()
        return await post.answer

    def ring(self, stale: bool = False, behind: bool = False) -> None:
        self.stale |= stale
        self.behind |= behind and not self.owned
        self.bell.set()

    async def open(self) -> GameInPlay:
        """The running game, read from the store if it is not in memory."""
        async with self.opening:
            if self.playing is None:
                self.playing = await self.house.load(self.record.id)
                self.record = self.playing.record
            return self.playing

    @contextlib.asynccontextmanager
    async def settled(self) -> AsyncIterator[GameInPlay]:
        """The running game while nothing in it waits to be stored: for those who look from outside the mailbox."""
        async with self.settling:
            yield await self.open()

    async def own(self) -> bool:
        """Takes the mailbox, if no other living process has it."""
        process, patience = self.house.process, self.house.settings.patience
        taken = await self.house.database.write(lambda connection: leases.take(connection, self.record.id, process, patience))
        if taken and not self.owned:
            self.owned = True
            self.behind = self.playing is not None  # the last owner may have stored something that was not heard of
            self.ring(stale=True)
        return taken

    def held(self, person: str) -> list[Seat]:
        return [it.seat for it in self.seats if person and it.person == person and it.kind == "person"]

    def ended(self) -> bool:
        """Nothing can happen here any more, so nothing needs to be hidden."""
        return self.record.status in ("over", "closed")

    def lively(self) -> bool:
        """Does the game go on without anybody sending something?"""
        return self.record.status == "playing" and (b'"none"' not in self.record.clock_rule or any(it.kind == "bot" for it in self.seats))

    # The mailbox

    async def _run(self) -> None:
        while True:
            try:
                if not await self._step():
                    await self._rest()
            except Overtaken:
                self.playing = None
                self.ring(stale=True)
            except StoreDown as error:
                log.warning("the store is down", table=self.record.code, detail=str(error))
                self._turn_away("not-stored")
                await asyncio.sleep(0.5)
                self.ring(stale=True, behind=True)
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("a table stumbled", table=self.record.code)
                self.playing = None
                await asyncio.sleep(0.5)

    async def _rest(self) -> None:
        """Until somebody rings or a clock runs out. (`wait_for` may swallow the end of the task on Python 3.11.)"""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._patience()):
                await self.bell.wait()

    async def _step(self) -> bool:
        """Does the most urgent thing; False if there is nothing to do."""
        self.bell.clear()
        if self.stale:
            await self._refresh()
        elif self.behind:
            await self._follow()
        elif self.inbox:
            await self._handle(self.inbox.popleft())
        elif self.owned and self.record.status == "playing" and await self._run_game():
            pass
        elif self.gallery.dirty:
            await self.gallery.show_next()
        else:
            return False
        return True

    def _patience(self) -> float:
        """Seconds until something happens by itself."""
        if self.playing is None or self.record.status != "playing" or not self.owned or self.bots.busy:
            return 60
        deadline = clock.deadline(self.playing.clock)
        return 60 if deadline is None else max(0.0, (deadline[0] - now_ms()) / 1000)

    async def _refresh(self) -> None:
        """Reads the table's card and new chat again, and shows them."""
        self.stale = False
        last = self.gallery.last_chat()
        table = self.record.id

        def look(connection: Connection) -> tuple[TableRecord | None, list[SeatRecord], list[ChatRecord]]:
            said = [] if last is None else talk.said(connection, table, last)
            return tables.find(connection, table), tables.seats(connection, table), said

        record, seats, said = await self.house.database.read(look)
        if record is None:
            return
        self.changed(record, seats)
        self.gallery.pass_on(said)

    def changed(self, record: TableRecord, seats: list[SeatRecord]) -> None:
        """A new card: clocks stop and go, and whoever has other seats than before sees with other eyes."""
        was, mine = self.record.status, self.record
        if mine.entries > record.entries:  # it was read before the last input was stored
            record = msgspec.structs.replace(record, entries=mine.entries, waiting=mine.waiting)
        self.record, self.seats = record, seats
        if self.playing is not None:
            self.playing.record = record
            if was != record.status:
                resumed = clock.resume if record.status == "playing" else clock.pause
                self.playing.clock = resumed(self.playing.clock, now_ms())
        self.gallery.look_again(woken=was != record.status)
        self.bell.set()

    async def _follow(self) -> None:
        """Entries that another process has stored."""
        self.behind = False
        playing = await self.open()
        rows = await self.house.entries(self.record.id, playing.n)
        try:
            playing.follow(rows)
        except (NeedsHistory, Unreadable):
            self.playing = None
            playing = await self.open()
        if rows:
            self.record = msgspec.structs.replace(self.record, entries=rows[-1].n, waiting=clock.waiting(playing.table.agenda()))
            self.stale |= playing.table.agenda().over
        if self.owned:
            playing.take_over(now_ms())
        self.gallery.tell(rows)

    async def _handle(self, post: Post) -> None:
        """Whatever happens to one order, the table goes on."""
        try:
            post.done(await self._do(post.order))
        except Trouble as trouble:
            self._deny(post.order, trouble)
            post.failed(trouble)
        except StoreDown as error:
            log.warning("a move was not stored", table=self.record.code, detail=error.detail)
            post.failed(Trouble("not-stored"))
        except Unreadable as complaint:
            post.failed(NotUnderstood(complaint))
        except Unstorable as error:
            post.failed(Trouble("bad-message", detail=error.detail))
        except Exception:
            log.exception("a move went wrong", table=self.record.code, move=type(post.order.move).__name__)
            self.playing = None
            post.failed(Trouble("went-wrong"))

    def _deny(self, order: MoveRequest, trouble: Trouble) -> None:
        """A copy of the same message that comes late, over another line, must not do what its sender was told is not done."""
        if order.move.id is None or trouble.error in PASSING:
            return
        self.denied[order.seat, order.move.id] = trouble
        while len(self.denied) > REMEMBERED:
            del self.denied[next(iter(self.denied))]

    def _turn_away(self, error: Error) -> None:
        """Whoever waits is told, rather than kept waiting."""
        while self.inbox:
            self.inbox.popleft().failed(Trouble(error))

    async def _do(self, order: MoveRequest) -> int:
        """A move becomes an entry, stored before anybody is told; a repeated one is found instead, or refused as before."""
        if (before := self.denied.get((order.seat, order.move.id or ""))) is not None:
            raise before.with_traceback(None)
        if self.record.status != "playing":
            if (known := await self._known(order)) is not None:  # it may have been the very move that ended the game
                return known
            raise Trouble(IDLE.get(self.record.status, "over"))
        for _ in range(3):
            playing = await self.open()
            try:
                async with self.settling:
                    batch = playing.do(order, self.seats, now_ms())
                    await self.store(batch)
            except NeedsHistory as missing:
                self.playing = await self.house.load(self.record.id, before=missing.to)
            except Overtaken:
                self.playing = None
                self.ring(stale=True)  # whoever watches here has to hear what the other one stored
                if (known := await self._known(order)) is not None:
                    return known
            except Trouble:
                if (known := await self._known(order)) is not None:
                    return known
                raise
            else:
                return batch.rows[0].n
        raise Trouble("moving")

    async def _known(self, order: MoveRequest) -> int | None:
        """The entry that this very message became when it was sent before."""
        message_id, table, seat = order.move.id, self.record.id, order.seat
        if message_id is None:
            return None
        return await self.house.database.read(lambda connection: journals.find_message(connection, table, seat, message_id))

    async def store(self, batch: Append) -> None:
        """Durable first, then told. If it cannot be stored the table in memory is worthless: it is read again."""
        try:
            with self.house.metrics.append.time():
                await self.house.database.append(batch)
        except BaseException:
            self.playing = None
            raise
        self.house.metrics.inputs.inc(len(batch.rows))
        if batch.status == "over":
            self.ring(stale=True)
        self.record = msgspec.structs.replace(
            self.record,
            status=batch.status or self.record.status,
            waiting=batch.waiting if batch.waiting is not None else self.record.waiting,
            entries=batch.rows[-1].n if batch.rows else self.record.entries,
            changed=batch.changed,
        )
        if self.playing is not None:
            self.playing.record = self.record
        self.gallery.tell(batch.rows)
        self._notify()

    def _notify(self) -> None:
        """Whoever is newly waited for and not here is told elsewhere."""
        new = [seat for seat in self.record.waiting if seat not in self.due]
        self.due = list(self.record.waiting)
        here = self.gallery.present() if new else set()
        for seat in new:
            it = self.seats[seat]
            if it.kind == "person" and (self.record.pace == "async" or seat not in here):
                self.house.remind(self, it)

    # What the table does by itself

    async def _run_game(self) -> bool:
        """Rolls that are due, moves of those whose time is over, bots; False if all that is left is to wait."""
        playing = await self.open()
        agenda = playing.table.agenda()
        if agenda.over:
            return False
        rolls = agenda.chances and self.record.dice == "server"
        if rolls or clock.waiting(agenda) != self.record.waiting:  # the game has just begun
            async with self.settling:
                await self.store(playing.begin(now_ms()))
            return True
        late = clock.late(playing.clock, now_ms())
        if late and playing.rule.late == "simplest":
            await self._decide_late(playing, late[0])
            return True
        if late:
            self.bots.stand_in(playing, late[0], playing.rule.late)
        else:
            self.bots.go(playing, agenda)
        return False

    async def _decide_late(self, playing: GameInPlay, seat: Seat) -> None:
        """TB-4: the stated default, as a visible input of the seat."""
        table = playing.table
        action = simplest(table.game, table.rules, table.state, seat)
        try:
            await self._do(MoveRequest(move=Act(do=action.key, words=dict(action.words())), seat=seat, by="clock"))
        except Trouble as trouble:
            log.error("the clock's move was refused", table=self.record.code, seat=seat, error=trouble.error)
            await asyncio.sleep(1)

    # The end

    def idle(self, now: int) -> bool:
        """Nobody watches, nothing runs: the memory can be used for others."""
        if self.gallery.watchers or self.inbox or now - self.used < self.house.settings.idle:
            return False
        if self.record.status != "playing" or self.playing is None:
            return True
        return clock.deadline(self.playing.clock) is None and not self.bots.busy

    async def close(self) -> None:
        self.bots.stop()
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task
        self.gallery.close()
        self._turn_away("moving")
