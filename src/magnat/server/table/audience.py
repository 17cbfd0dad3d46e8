"""Those who look at a table: each is told every entry once and in order, and shown the newest position with their own eyes.

What there is to show is handed in; the audience keeps nothing of the table.
"""

from __future__ import annotations

import asyncio
import contextlib

import msgspec

from magnat.kernel.contract import Seat
from magnat.kernel.game import SPECTATOR
from magnat.server.now import now_ms
from magnat.server.table import render, table_info
from magnat.server.table.card import Card
from magnat.server.table.game_in_play import GameInPlay
from magnat.server.table.memory import TableInMemory
from magnat.server.table.render import Happening
from magnat.server.table.watcher import Watcher, sights
from magnat.store.records import ChatRecord, EntryRow
from magnat.wire.play import TableChanged
from magnat.wire.tables import TableInfo

PAGE = 500
"""Entries that are read at once for somebody who has been away."""

ENCODER = msgspec.json.Encoder()


class Audience:
    def __init__(self) -> None:
        self.watchers: list[Watcher] = []
        self.behind: dict[Watcher, None] = {}  # who has not seen the newest position; in order
        self.poster = ((-1, "", ""), b"")  # the position as a spectator sees it, made last
        self.curious: list[asyncio.Future[None]] = []  # scripts that wait for news

    def present(self, card: Card) -> set[Seat]:
        """The seats whose people are connected to this process."""
        people = {watcher.person for watcher in self.watchers if watcher.person}
        return {it.seat for it in card.seats if it.kind == "person" and it.person in people}

    # Coming and going

    async def enter(self, watcher: Watcher, table: TableInMemory) -> None:
        """Tells a newcomer everything after what they have, then keeps them up to date."""
        self.watchers.append(watcher)
        await self.catch_up(watcher, table)
        self.behind[watcher] = None

    async def catch_up(self, watcher: Watcher, table: TableInMemory) -> None:
        """Whatever this one has not been told; what is stored meanwhile is read in the next round."""
        while watcher.after < table.record.entries:
            rows = await table.entries(watcher.after, PAGE)
            eyes, scene = sights(table.card.held_by(watcher.person)), table.scene()
            for row in rows:
                if row.n == watcher.after + 1:
                    watcher.put(ENCODER.encode(render.told(Happening(row), eyes, watcher.words, scene)))
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
        made: dict[tuple[int, str, tuple[Seat, ...]], bytes] = {}
        scene = table.scene()
        eyes = {watcher: tuple(sights(table.card.held_by(watcher.person))) for watcher in self.watchers}
        for row in rows if self.watchers else []:
            it = Happening(row)
            same_for_all = it.same_for_all()
            for watcher in self.watchers:
                if row.n != watcher.after + 1:
                    continue
                key = (row.n, watcher.words.language, () if same_for_all else eyes[watcher])
                if key not in made:
                    made[key] = ENCODER.encode(render.told(it, eyes[watcher], watcher.words, scene))
                watcher.put(made[key])
                watcher.after = row.n
        if rows:
            waiting = table.record.waiting  # whoever must decide sees the new position first
            self.behind = dict.fromkeys(sorted(self.watchers, key=lambda it: not any(seat in waiting for seat in eyes[it])))
            self.wake()

    async def news(self, seconds: float) -> None:
        """Returns when something happens or changes, or when the time is over."""
        news: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.curious.append(news)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await news

    def wake(self) -> None:
        waiting, self.curious = self.curious, []
        for one in waiting:
            if not one.done():
                one.set_result(None)

    # Positions

    async def show_next(self, table: TableInMemory) -> None:
        """One watcher at a time: between two of them the mailbox is looked at."""
        watcher = next(iter(self.behind))
        del self.behind[watcher]
        await self.catch_up(watcher, table)  # the table may have been read again from the store, with entries of another process
        if table.record.status != "open" and watcher.positions:
            game = await table.opened()
            for seat in sights(table.card.held_by(watcher.person)):
                watcher.put(position(game, seat, watcher, table) if seat != SPECTATOR else self._poster(game, watcher, table))
        await asyncio.sleep(0)

    def _poster(self, game: GameInPlay, watcher: Watcher, table: TableInMemory) -> bytes:
        """All who only watch see the same."""
        key = (game.n, watcher.words.language, table.record.status)
        if key != self.poster[0]:
            self.poster = (key, position(game, SPECTATOR, watcher, table))
        return self.poster[1]

    # The table's card, and chat

    def look_again(self, table: TableInMemory, woken: bool) -> None:
        """The card has changed; seats, and so what somebody sees, may have changed with it."""
        if table.record.status != "open":
            self.behind = dict.fromkeys(self.watchers)
        if woken:
            self.wake()
        self.show_card(table)

    def show_card(self, table: TableInMemory) -> None:
        for watcher in self.watchers:
            watcher.put(ENCODER.encode(TableChanged(self.card_for(watcher.person, table))))

    def card_for(self, person: str, table: TableInMemory) -> TableInfo:
        """As one person sees it, with who is here and how much time is left."""
        clock = None if table.game is None else table.game.clock
        return table_info.info(table.card, person, self.present(table.card), clock, now_ms())

    def last_chat(self) -> int | None:
        """The line after which somebody here has something to read; None if nobody is here."""
        return min((watcher.chat for watcher in self.watchers), default=None)

    def pass_on(self, said: list[ChatRecord], table: TableInMemory) -> None:
        for watcher in self.watchers:
            for line in said:
                if line.n > watcher.chat:
                    watcher.chat = line.n
                    if table_info.may_read(table.card, watcher.person, line):
                        watcher.put(ENCODER.encode(table_info.chat_line(table.card, line)))


def position(game: GameInPlay, seat: Seat, watcher: Watcher, table: TableInMemory) -> bytes:
    return ENCODER.encode(render.position(game.table, seat, watcher.words, table.scene(), game.left))
