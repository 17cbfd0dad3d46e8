"""Those who look at a table: each is told every entry once and in order, and shown the newest position with their own eyes."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from magnat.kernel.contract import Seat
from magnat.kernel.game import SPECTATOR
from magnat.server.now import now_ms
from magnat.server.table import render, table_info
from magnat.server.table.render import Scene
from magnat.server.table.watcher import Watcher, sights
from magnat.store import tables
from magnat.store.records import ChatRecord, EntryRow
from magnat.tables.audiences import NOTHING
from magnat.wire.play import TableChanged

if TYPE_CHECKING:
    from magnat.server.table.served_table import ServedTable

PAGE = 500
"""Entries that are read at once for somebody who has been away."""


class Audience:
    def __init__(self, room: ServedTable) -> None:
        self.room = room
        self.watchers: list[Watcher] = []
        self.dirty: dict[Watcher, None] = {}  # who has not seen the newest position; in order
        self.poster = ((-1, "", ""), b"")  # the position as a spectator sees it, made last
        self.curious: list[asyncio.Future[None]] = []  # scripts that wait for news

    def present(self) -> set[Seat]:
        """The seats whose people are connected to this process."""
        people = {watcher.person for watcher in self.watchers if watcher.person}
        return {it.seat for it in self.room.seats if it.kind == "person" and it.person in people}

    def scene(self) -> Scene:
        room = self.room
        teams = [] if room.playing is None else room.playing.table.game.team_names(room.playing.table.state)
        return Scene(room.record.game, [it.name for it in room.seats], teams)

    # Coming and going

    async def enter(self, watcher: Watcher) -> None:
        """Tells a newcomer everything after what they have, then keeps them up to date."""
        room = self.room
        if room.record.status != "open":
            await room.open()
        if watcher.after > room.record.entries:  # another process has told more than this one knows of, or there is no such entry
            watcher.after = min(watcher.after, await self.stored())
            room.ring(behind=True)
        self.watchers.append(watcher)
        await self.catch_up(watcher)
        self.dirty[watcher] = None
        room.used = now_ms()
        room.ring(stale=True)

    async def stored(self) -> int:
        """The number of the last entry in the store."""
        table = self.room.record.id
        record = await self.room.house.database.read(lambda connection: tables.find(connection, table))
        return 0 if record is None else record.entries

    async def catch_up(self, watcher: Watcher) -> None:
        """Whatever this one has not been told; what is stored meanwhile is read in the next round."""
        room = self.room
        while watcher.after < room.record.entries:
            rows = await room.house.entries(room.record.id, watcher.after, PAGE)
            eyes, scene = sights(room.held(watcher.person)), self.scene()
            for row in rows:
                if row.n == watcher.after + 1:
                    watcher.put(render.ENCODER.encode(render.told(row, eyes, watcher.words, scene)))
                    watcher.after = row.n

    def leave(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.remove(watcher)
            self.dirty.pop(watcher, None)
            self.show_cards()
        self.room.used = now_ms()

    def close(self) -> None:
        for watcher in self.watchers:
            watcher.end()
        self.wake()

    # Entries

    def tell(self, rows: list[EntryRow]) -> None:
        """New entries go out at once; equal messages are made once."""
        made: dict[tuple[int, str, tuple[Seat, ...]], bytes] = {}
        scene = self.scene()
        for row in rows:
            alike = row.facts != NOTHING and b'"seats":[' not in row.facts  # everybody learns the same
            for watcher in self.watchers:
                if row.n != watcher.after + 1:
                    continue
                eyes = tuple(sights(self.room.held(watcher.person)))
                key = (row.n, watcher.words.language, () if alike else eyes)
                if key not in made:
                    made[key] = render.ENCODER.encode(render.told(row, eyes, watcher.words, scene))
                watcher.put(made[key])
                watcher.after = row.n
        if rows:
            self.dirty = dict.fromkeys(sorted(self.watchers, key=self.can_wait))
            self.wake()

    def can_wait(self, watcher: Watcher) -> bool:
        """Whoever must decide sees the new position first."""
        return not any(seat in self.room.record.waiting for seat in self.room.held(watcher.person))

    async def news(self, after: int, seconds: float) -> None:
        """Returns when there is an entry after that one or the table has changed, or when the time is over."""
        if self.room.record.entries > after:
            return
        news: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.curious.append(news)
        self.room.used = now_ms() + int(seconds * 1000)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await news

    def wake(self) -> None:
        waiting, self.curious = self.curious, []
        for one in waiting:
            if not one.done():
                one.set_result(None)

    # Positions

    async def show_next(self) -> None:
        """One watcher at a time: between two of them the mailbox is looked at."""
        watcher = next(iter(self.dirty))
        del self.dirty[watcher]
        await self.catch_up(watcher)  # the table may have been read again from the store, with entries of another process
        if self.room.record.status != "open" and watcher.positions:
            await self.room.open()
            for seat in sights(self.room.held(watcher.person)):
                watcher.put(self.shown(seat, watcher) if seat != SPECTATOR else self.poster_for(watcher))
        await asyncio.sleep(0)

    def shown(self, seat: Seat, watcher: Watcher) -> bytes:
        playing = self.room.playing
        assert playing is not None
        return render.ENCODER.encode(render.position(playing.table, seat, watcher.words, self.scene(), playing.left))

    def poster_for(self, watcher: Watcher) -> bytes:
        """All who only watch see the same."""
        assert self.room.playing is not None
        key = (self.room.playing.n, watcher.words.language, self.room.record.status)
        if key != self.poster[0]:
            self.poster = (key, self.shown(SPECTATOR, watcher))
        return self.poster[1]

    # The table's card, and chat

    def look_again(self, woken: bool) -> None:
        """The card has changed; seats, and so what somebody sees, may have changed with it."""
        if self.room.record.status != "open":
            self.dirty = dict.fromkeys(self.watchers)
        if woken:
            self.wake()
        self.show_cards()

    def show_cards(self) -> None:
        for watcher in self.watchers:
            watcher.put(render.ENCODER.encode(TableChanged(table_info.card(self.room, watcher.person))))

    def last_chat(self) -> int | None:
        """The line after which somebody here has something to read; None if nobody is here."""
        return min((watcher.chat for watcher in self.watchers), default=None)

    def pass_on(self, said: list[ChatRecord]) -> None:
        for watcher in self.watchers:
            for line in said:
                if line.n > watcher.chat:
                    watcher.chat = line.n
                    if table_info.may_read(self.room, watcher.person, line):
                        watcher.put(render.ENCODER.encode(table_info.chat_line(self.room, line)))
