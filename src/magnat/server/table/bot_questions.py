"""Questions to the bots of a table: the position, and what they have not been told yet. Bots who lack the past get it from the store."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Awaitable, Callable

import msgspec

from magnat.server.bots.news import Asked, Item, News
from magnat.server.bots.worker import Chosen, Job
from magnat.server.table.game_in_play import GameInPlay
from magnat.server.table.memory import TableInMemory
from magnat.tables.fact_audiences import with_audiences
from magnat.tables.journal import ENTRY
from magnat.tables.replay import live_entries


class BotQuestions:
    """`send` reaches the workers."""

    def __init__(self, table: TableInMemory, send: Callable[[Job], Awaitable[Chosen]]) -> None:
        self.table = table
        self.send = send
        self.told = 0  # the entry up to which the bots were told everything, as far as this process knows

    def job(self, game: GameInPlay, asked: list[Asked]) -> Job:
        """The position as it is now, for bots who think in another process."""
        it = game.table
        state = msgspec.Raw(msgspec.msgpack.encode(it.game.encode_state(it.state)))
        return Job(self.table.record.id, it.game.name, it.journal.settings(), state, asked, self.recent(game))

    def recent(self, game: GameInPlay) -> News:
        """What has happened since they were last told, if it is in memory and nothing was taken back; nothing otherwise."""
        journal, live = game.table.journal, game.table.live
        newest = journal.entries[max(0, self.told - journal.base) :]
        if self.told < journal.base or any(entry.undo is not None or entry.drop is not None for entry in newest):
            return News(game.n, game.n)
        first, seats = bisect_right(live, self.told, key=lambda past: past.entry.n), self.table.record.deciders
        return News(self.told, game.n, [Item(past.entry.n, with_audiences(past.facts, seats)) for past in live[first:]])

    async def ask(self, job: Job) -> Chosen:
        """What the bots want. Those who do not know all that their seats were told are told first."""
        chosen = await self.send(job)
        if chosen.know is not None:
            news = await self.stored(chosen.know, job.news.to)
            chosen = await self.send(msgspec.structs.replace(job, news=news))
        self.told = max(self.told, job.news.to)
        return chosen

    async def stored(self, after: int, to: int) -> News:
        """What the store has of the entries after `after`, up to `to`; all that still counts if something was taken back since."""
        rows = await self.table.entries(after, to - after)
        entries = [ENTRY.decode(row.line) for row in rows]
        back = any(entry.undo is not None or entry.drop is not None for entry in entries)
        if back and after > 0:
            return await self.stored(0, to)
        counts = {entry.n for entry in live_entries(entries)} if back else {entry.n for entry in entries if entry.is_input()}
        return News(after, to, [Item(row.n, row.facts) for row in rows if row.n in counts], anew=back)
