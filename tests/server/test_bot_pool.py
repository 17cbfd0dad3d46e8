"""The processes in which bots think: one that dies is replaced, one that breaks says so, and the next question is answered all the same."""

from __future__ import annotations

import asyncio
import signal
import sys

import msgspec
import pytest

from magnat.bots.registry import offered, usual
from magnat.games.registry import GAMES
from magnat.server.bots import pool
from magnat.server.bots.news import Asked
from magnat.server.bots.pool import BotFailed, BotPool, WorkerDied
from magnat.server.bots.worker import Job
from magnat.tables.table import Table


def job(bot: str = "", table: str = "T1") -> Job:
    """The first decision of a game that has such a bot."""
    game = next((game for game in GAMES.values() if bot in offered(game.name)), next(iter(GAMES.values())))
    it = Table.create(game, game.descriptor.usual_seats, {})
    while it.agenda().chances:
        it.roll(next(outcome for outcome, weight in enumerate(it.agenda().chances[0].weights) if weight))
    asked = it.agenda().decisions[0]
    state = msgspec.Raw(msgspec.msgpack.encode(game.encode_state(it.state)))
    return Job(table, game.name, it.journal.settings(), state, [Asked(asked.seat, bot or usual(game.name), asked.key, wish=False)])


def test_questions_of_many_tables_are_answered_each_with_its_own() -> None:
    async def go() -> None:
        bots = BotPool(2)
        chosen = await asyncio.gather(*(bots.ask(job(table=f"T{number}")) for number in range(10)))
        assert all(it.index == 0 and it.do for it in chosen)
        await bots.close()
        assert all(worker.process is None for worker in bots.workers)

    asyncio.run(go())


def test_a_worker_that_dies_is_replaced_and_asked_again() -> None:
    async def go() -> None:
        bots = BotPool(1)
        await bots.warm()
        first = bots.workers[0].process
        assert first is not None
        first.kill()
        assert (await bots.ask(job())).index == 0
        assert bots.workers[0].process is not first
        await bots.close()

    asyncio.run(go())


def test_a_question_that_kills_every_worker_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "COMMAND", (sys.executable, "-c", "import sys; sys.stdin.buffer.read(4)"))

    async def go() -> None:
        bots = BotPool(1)
        with pytest.raises(WorkerDied):
            await bots.ask(job())
        await bots.close()

    asyncio.run(go())


def test_a_bot_that_breaks_says_so_and_the_next_question_is_answered() -> None:
    async def go() -> None:
        bots = BotPool(1)
        with pytest.raises(BotFailed, match="unknown-bot"):
            await bots.ask(job(bot="nobody"))
        assert (await bots.ask(job())).index == 0
        await bots.close()

    asyncio.run(go())


@pytest.mark.skipif(sys.platform == "win32", reason="no process can be held there")
def test_nobody_waits_for_bots_that_think_at_another_table() -> None:
    """One worker for each kind: the one that thinks is held in the middle of it, and clerks answer all the same."""

    async def go() -> None:
        bots = BotPool(1)
        await asyncio.gather(bots.ask(job()), bots.ask(job(bot="director")))
        thinker = bots.thinkers[0].process
        assert thinker is not None
        thinker.send_signal(signal.SIGSTOP)
        slow = [asyncio.create_task(bots.ask(job(bot="director", table=f"S{number}"))) for number in range(10)]
        await asyncio.sleep(0)  # they are asked
        assert (await bots.ask(job(table="T2"))).index == 0
        assert not any(it.done() for it in slow)
        thinker.send_signal(signal.SIGCONT)
        assert [(await it).index for it in slow] == [0] * 10
        await bots.close()

    asyncio.run(go())
