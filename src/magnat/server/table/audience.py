"""Those who look at a table: each is told every entry once and in order, and shown the newest position with their own eyes.

What there is to show is handed in; the audience keeps nothing of the table.
"""

from __future__ import annotations

import asyncio
import contextlib
from time import monotonic

import msgspec

from magnat.kernel.contract import Seat
from magnat.kernel.game import SPECTATOR
from magnat.server.now import clock_ms, now_ms
from magnat.server.table import overview, render, table_info
from magnat.server.table.game_in_play import GameInPlay
from magnat.server.table.lesson_times import LessonTimes
from magnat.server.table.memory import TableInMemory
from magnat.server.table.position_changes import Painted
from magnat.server.table.render import Happening
from magnat.server.table.stored_table import StoredTable
from magnat.server.table.watcher import Watcher, sights
from magnat.store.records import ChatRecord, EntryRow
from magnat.wire.play import TableChanged
from magnat.wire.tables import TableInfo

PAGE = 500
"""Entries that are read at once for somebody who has been away."""

ENCODER = msgspec.json.Encoder()
Eyes = tuple[Seat, ...]
"""The seats with which somebody sees."""
NO_SEAT: Eyes = (SPECTATOR,)
PASSED_OVER_S = 0.3
"""Whoever has not been shown anything for so long comes before those who must decide."""


class Audience:
    def __init__(self) -> None:
        self.watchers: list[Watcher] = []
        self.elsewhere: frozenset[str] = frozenset()  # people who are connected to other processes
        self.behind: dict[Watcher, float] = {}  # who has not seen the newest position, and since when they have not; in order
        self.painted: dict[tuple[Seat, str], Painted] = {}  # the newest position, as each seat sees it in each language
        self.curious: dict[asyncio.Future[None], None] = {}  # scripts that wait for news
        self.glances: dict[tuple[str, Seat], bytes] = {}  # the room at a glance, in each language and for each kind of eyes
        self.times: LessonTimes | None = None
        self.times_known = False
        self.shown: list[Seat] = []  # whom the table waited for on the card that was shown last

    def present(self, stored: StoredTable) -> set[Seat]:
        """The seats whose people are connected, to this process or another."""
        people = self.elsewhere.union(watcher.person for watcher in self.watchers if watcher.person)
        return {it.seat for it in stored.seats if it.kind == "person" and it.person in people}

    # Coming and going

    async def enter(self, watcher: Watcher, table: TableInMemory) -> None:
        """Tells a newcomer everything after what they have, then keeps them up to date."""
        self.watchers.append(watcher)
        watcher.away = True
        await self.catch_up(watcher, table)
        watcher.away = False
        self.behind[watcher] = monotonic()

    async def catch_up(self, watcher: Watcher, table: TableInMemory) -> None:
        """Whatever this one has not been told; what is stored meanwhile is read in the next round."""
        while watcher.after < table.record.entries and not watcher.ended:
            if watcher.away:
                await watcher.room()  # only they wait
            rows = await table.entries(watcher.after, PAGE)
            eyes, names = eyes_of(watcher, table.stored), table.names()
            for row in rows:
                if row.n == watcher.after + 1:
                    watcher.put(ENCODER.encode(render.told(Happening(row), eyes, watcher.words, names)))
                    watcher.after = row.n

    def leave(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.remove(watcher)
        self.behind.pop(watcher, None)

    def close(self) -> None:
        for watcher in self.watchers:
            watcher.end()
        self.wake()

    # Entries

    def tell(self, rows: list[EntryRow], table: TableInMemory) -> None:
        """New entries go out at once; equal messages are made once."""
        made: dict[tuple[int, str, Eyes], bytes] = {}
        names = table.names()
        eyes = {watcher: eyes_of(watcher, table.stored) for watcher in self.watchers}
        for row in rows if self.watchers else []:
            it = Happening(row)
            same_for_all = it.same_for_all()
            for watcher in self.watchers:
                if row.n != watcher.after + 1:
                    continue
                key = (row.n, watcher.words.language, () if same_for_all else eyes[watcher])
                if key not in made:
                    made[key] = ENCODER.encode(render.told(it, eyes[watcher], watcher.words, names))
                watcher.put(made[key])
                watcher.after = row.n
        self.glances.clear()
        self.painted.clear()
        if self.times is not None and not self.times.take(rows):
            self.times_known = False  # it is read again
        if rows:
            self.fall_behind(eyes, table.record.waiting)
            self.wake()

    def fall_behind(self, eyes: dict[Watcher, Eyes], waiting: list[Seat]) -> None:
        """Whoever must decide sees the new position first; but nobody, console and wall included, is passed over again and again."""
        now = monotonic()
        since = {watcher: self.behind.get(watcher, now) for watcher in self.watchers}

        def order(watcher: Watcher) -> tuple[float, bool]:
            overdue = now - since[watcher] > PASSED_OVER_S
            return (since[watcher], False) if overdue else (now, not any(seat in waiting for seat in eyes[watcher]))

        self.behind = {watcher: since[watcher] for watcher in sorted(self.watchers, key=order)}

    async def news(self, seconds: float) -> None:
        """Returns when something happens or changes, or when the time is up."""
        news: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.curious[news] = None
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await news
        finally:  # also for whoever has hung up
            self.curious.pop(news, None)

    def wake(self) -> None:
        waiting, self.curious = self.curious, {}
        for one in waiting:
            if not one.done():
                one.set_result(None)

    # Positions

    async def show_next(self, table: TableInMemory) -> None:
        """The next watcher, and with them all who see the same; between two such groups the mailbox is looked at."""
        await asyncio.sleep(0)  # what they were told goes out before it is painted
        if (watcher := next(iter(self.behind), None)) is None:
            return
        del self.behind[watcher]
        if watcher.away:
            return  # it is still being told what was before, and comes again
        await self.catch_up(watcher, table)  # the table may have been read again from the store, with entries of another process
        if table.record.status != "open" and watcher.positions:
            game, eyes = await table.opened(), eyes_of(watcher, table.stored)
            self._show(watcher, eyes, game, table)
            for other in [it for it in self.behind if it.after == game.n and self._see_alike(it, watcher, eyes, table)]:
                del self.behind[other]
                self._show(other, eyes, game, table)
        if watcher.overview:
            watcher.put(await self._glance(watcher, table), shows="overview")

    def _see_alike(self, other: Watcher, watcher: Watcher, eyes: Eyes, table: TableInMemory) -> bool:
        """Is a position all that the other one is shown, and the same one?"""
        same = other.person == watcher.person or eyes == NO_SEAT  # a seat has one holder: nobody else can have the same ones
        plain = other.positions and not other.overview and not other.away and other.words is watcher.words
        return same and plain and eyes_of(other, table.stored) == eyes

    def _show(self, watcher: Watcher, eyes: Eyes, game: GameInPlay, table: TableInMemory) -> None:
        for seat in eyes:
            key = (seat, watcher.words.language)
            if key not in self.painted:
                self.painted[key] = Painted(position(game, seat, watcher, table))
            watcher.show(seat, self.painted[key])

    async def _glance(self, watcher: Watcher, table: TableInMemory) -> bytes:
        """The whole room, as one message for all who may see the same of it."""
        if not self.times_known:
            self.times, self.times_known = await LessonTimes.of(table.database, table.stored), True
        game = None if table.record.status == "open" else await table.opened()
        eyes = SPECTATOR if game is None else overview.eyes_of(table.stored, game, watcher.person)
        key, now = (watcher.words.language, eyes), now_ms()
        if key not in self.glances:
            turns = 0 if game is None else overview.turns_of(game)
            forecast = None if self.times is None else self.times.forecast(table.stored, turns, now)
            made = (
                overview.before(table.stored, forecast, now)
                if game is None
                else overview.overview(table.stored, game, eyes, watcher.words, forecast, now)
            )
            self.glances[key] = ENCODER.encode(made)
        return self.glances[key]

    # What the lobby knows of the table, and chat

    def look_again(self, table: TableInMemory, woken: bool) -> None:
        """The record has changed; seats, and so what somebody sees, may have changed with it."""
        self.glances.clear()
        self.painted.clear()  # names and clocks may have changed without an entry
        for watcher in self.watchers:
            if watcher.overview or table.record.status != "open":
                self.behind.setdefault(watcher, monotonic())
        if woken:
            self.wake()
        self.show_info(table)

    def info_is_due(self, table: TableInMemory) -> bool:
        """The table waits for others than what is shown on the screens."""
        return bool(self.watchers) and self.shown != table.record.waiting

    def show_info(self, table: TableInMemory) -> None:
        """Whoever is nothing special at this table reads the same."""
        self.shown = table.record.waiting
        if not self.watchers:
            return
        base, stored = self.info_for("", table), table.stored
        plain = ENCODER.encode(TableChanged(base))
        for watcher in self.watchers:
            seen = table_info.seen_by(base, stored, watcher.person)
            watcher.put(plain if seen is base else ENCODER.encode(TableChanged(seen)), shows="table")

    def info_for(self, person: str, table: TableInMemory) -> TableInfo:
        """As one person sees it, with who is here and how much time is left."""
        now = clock_ms()
        clock = table_info.stored_clock(table.record, now) if table.game is None else table.game.clock
        return table_info.info(table.stored, person, self.present(table.stored), clock, now, table.teams)

    def last_chat(self) -> int | None:
        """The line after which somebody here has something to read; None if nobody is here."""
        return min((watcher.chat for watcher in self.watchers), default=None)

    def pass_on(self, said: list[ChatRecord], after: int, table: TableInMemory) -> None:
        """What was said after that line. Whoever has less than that came while it was read, and is told everything by the next look."""
        for watcher in [it for it in self.watchers if it.chat >= after]:
            for line in said:
                if line.n > watcher.chat:
                    watcher.chat = line.n
                    if table_info.may_read(table.stored, watcher.person, line):
                        watcher.put(ENCODER.encode(table_info.chat_line(table.stored, line)))


def eyes_of(watcher: Watcher, stored: StoredTable) -> Eyes:
    return tuple(sights(stored.held_by(watcher.person)))


def position(game: GameInPlay, seat: Seat, watcher: Watcher, table: TableInMemory) -> bytes:
    closed = table.record.status == "closed"
    return ENCODER.encode(render.position(game.table, seat, watcher.words, table.names(), game.left, closed))
