"""Bots on a server are told what their seats learn: as it happens, when one takes over, and when something is taken back."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Sequence

import msgspec
import pytest

from magnat.bots import registry
from magnat.bots.bot import Bot
from magnat.bots.random import RandomBot
from magnat.kernel.contract import Fact
from magnat.kernel.game import fact_words
from magnat.server.bots import worker
from magnat.server.bots.news import Asked
from magnat.server.bots.worker import Chosen, Job
from magnat.server.server_process import ServerProcess
from magnat.server.table.bot_moves import BotMoves
from magnat.server.table.bot_questions import BotQuestions
from magnat.server.table.move_request import MoveRequest
from magnat.server.table.served_table import ServedTable
from magnat.tables.fact_audiences import VERSIONS, learned
from magnat.tables.journal import ENTRY, FactWords
from magnat.tables.replay import live_entries
from magnat.wire.play import Undo
from tests.databases import postgres_url, sqlite_url
from tests.server.inside import a_move, in_play, open_server


class Ears(RandomBot):
    """Keeps what it is told."""

    facts: list[Fact]

    def told(self, facts: Sequence[Fact]) -> None:
        self.facts = [*getattr(self, "facts", []), *facts]


@pytest.fixture(autouse=True)
def ears(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.FOR_EVERY_GAME, "ears", Ears)
    monkeypatch.setattr(worker, "TABLES", type(worker.TABLES)())


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    return sqlite_url(tmp_path_factory.mktemp("memory")) if request.param == "sqlite" else postgres_url()


class Scene:
    """A table, and its bots in this process instead of another."""

    def __init__(self, server: ServerProcess, table: ServedTable) -> None:
        self.server = server
        self.table = table
        self.questions = BotQuestions(table.memory, self.answered)
        self.asked = 0

    async def answered(self, job: Job) -> Chosen:
        self.asked += 1
        return msgspec.msgpack.decode(worker.answer(msgspec.msgpack.encode(job)), type=Chosen)

    async def goes_on(self, moves: int) -> None:
        for _ in range(moves):
            await self.table.accept(await a_move(self.table))

    async def ask(self, *seats: int) -> None:
        game = await self.table.memory.opened()
        key = next(it.key for it in game.table.agenda().decisions if it.must)
        await self.questions.ask(self.questions.job(game, [Asked(seat, "ears", key, wish=True) for seat in seats]))

    def bot(self, seat: int) -> Bot:
        return worker.TABLES[self.table.record.id].bots[seat, "ears"]

    def knows(self, seat: int) -> list[FactWords]:
        bot = self.bot(seat)
        assert isinstance(bot, Ears)
        return [fact_words(fact) for fact in bot.facts]

    async def stored(self, seat: int) -> list[FactWords]:
        """What the seat has learned, of all that still counts."""
        rows = await self.table.memory.entries(0)
        counts = {entry.n for entry in live_entries([ENTRY.decode(row.line) for row in rows])}
        return [fact for row in rows if row.n in counts for fact in learned(VERSIONS.decode(row.facts), [seat])]


def test_what_happens_is_told_once_and_in_order(db: str) -> None:
    async def scenario() -> None:
        async with open_server(db, bot_workers=1) as server:
            scene = Scene(server, await in_play(server))
            for moves in (0, 3, 1, 7):
                await scene.goes_on(moves)
                await scene.ask(0)
                assert scene.knows(0) == await scene.stored(0)
            assert scene.asked == 4  # nobody had to look into the store

    asyncio.run(scenario())


def test_who_comes_later_is_told_what_the_seat_was_told_so_far(db: str) -> None:
    """A bot that takes a seat over, and all of them after a restart of their process, or of the server's."""

    async def scenario() -> None:
        async with open_server(db, bot_workers=1) as server:
            scene = Scene(server, await in_play(server))
            await scene.goes_on(9)
            await scene.ask(0)
            await scene.goes_on(4)
            await scene.ask(0, 1)
            assert (scene.knows(0), scene.knows(1)) == (await scene.stored(0), await scene.stored(1))
            worker.TABLES.clear()
            await scene.goes_on(2)
            await scene.ask(1)
            assert scene.knows(1) == await scene.stored(1)
            scene.table.memory.forget()
            scene.questions = BotQuestions(scene.table.memory, scene.answered)
            await scene.goes_on(2)
            await scene.ask(0, 1)
            assert (scene.knows(0), scene.knows(1)) == (await scene.stored(0), await scene.stored(1))

    asyncio.run(scenario())


def test_a_bot_that_is_stopped_before_it_has_begun_leaves_nothing_behind(db: str, recwarn: pytest.WarningsRecorder) -> None:
    """Its table was closed in the same moment: what it would have done is not begun, and nobody waits for it."""
    begun = list[int]()

    async def scenario() -> None:
        async with open_server(db, bot_workers=1) as server:
            scene = Scene(server, await in_play(server))
            moves = BotMoves(scene.questions, scene.table.accept, lambda: None, server_is_idle)

            async def think() -> None:
                begun.append(1)

            moves._think(think)
            moves.stop()
            await asyncio.sleep(0.01)
            assert not moves.busy

    asyncio.run(scenario())
    gc.collect()
    assert begun == []
    assert not [it for it in recwarn if "never awaited" in str(it.message)]


async def server_is_idle() -> None:
    """Nobody has to be let through first."""


def test_what_is_taken_back_was_never_told(db: str) -> None:
    async def scenario() -> None:
        async with open_server(db, bot_workers=1) as server:
            scene = Scene(server, await in_play(server))
            await scene.goes_on(1)
            for _ in range(30):
                request = await a_move(scene.table)
                await scene.table.accept(request)
                if (await scene.table.memory.opened()).table.may_undo(request.seat) is not None:
                    break
            await scene.ask(0, 1)
            before = scene.knows(0)
            await scene.table.accept(MoveRequest(move=Undo(), seat=request.seat))
            await scene.ask(0)
            assert scene.knows(0) == await scene.stored(0) != before
            await scene.goes_on(3)
            await scene.ask(0, 1)
            assert (scene.knows(0), scene.knows(1)) == (await scene.stored(0), await scene.stored(1))

    asyncio.run(scenario())
