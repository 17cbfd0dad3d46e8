"""The moves of a table's bots: asks them in worker processes, one question at a time, and puts their answers into the mailbox."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from functools import partial
from time import monotonic

import structlog

from magnat.bots.asking import Call
from magnat.kernel.contract import Decision, Seat, Word
from magnat.server.bots.news import Asked
from magnat.server.bots.worker import Chosen
from magnat.server.problems import Trouble
from magnat.server.table.bot_questions import BotQuestions
from magnat.server.table.game_in_play import GameInPlay, PushedStage
from magnat.server.table.memory import TableInMemory
from magnat.server.table.move_request import By, MoveRequest
from magnat.tables import clock, stage_moves
from magnat.tables.late_moves import simplest
from magnat.wire.play import Act, RuleAct

log = structlog.get_logger()

CHAIN = 10
"""Whoever does the same again and again, such as buying at the start, takes this part of the table's pause for each but the first."""

STEP_S = 0.2
"""Of a pause: meanwhile the host may have lost patience."""

Send = Callable[[MoveRequest], Awaitable[int]]
GiveWay = Callable[[], Awaitable[None]]


class BotMoves:
    """`questions` reach the workers, `send` the mailbox; `ring` says that a bot has finished; `give_way` lets people go first."""

    def __init__(self, questions: BotQuestions, send: Send, ring: Callable[[], None], give_way: GiveWay) -> None:
        self.questions = questions
        self.send = send
        self.ring = ring
        self.give_way = give_way
        self.thinking: asyncio.Task[None] | None = None
        self.last: tuple[int, Seat, str] | None = None  # the entry of the last move, whose and what it was

    @property
    def busy(self) -> bool:
        return self.thinking is not None and not self.thinking.done()

    def go(self, table: TableInMemory, game: GameInPlay) -> None:
        """Starts a question if a bot has something to decide and none is thinking."""
        bots = table.stored.bots()
        if self.busy or not bots:
            return
        calls = game.turns.calls(game.table.agenda(), bots, game.n, table.stored.people())
        if calls:
            self._think(partial(self._ask, table, game, calls, bots))

    def stand_in(self, table: TableInMemory, game: GameInPlay, seats: Sequence[Seat], bot: str) -> None:
        """One decision of an absent person, made by a bot when time is up; partners take turns."""
        late = set(seats) & set(game.late())
        waiting = [it for it in game.table.agenda().decisions if it.must and it.seat in late]
        if not self.busy and waiting:
            self._think(partial(self._stand_in, table, game, game.stand_ins.next_of(waiting), bot))

    def push(self, table: TableInMemory, game: GameInPlay, team: int, pushed: PushedStage) -> None:
        """One decision of a team whose stage whoever leads the table wants to be over."""
        waiting = stage_moves.asked(game.table.agenda(), clock.members(game.clock, team), pushed.keys)
        if not self.busy and waiting:
            pushed.moves += 1
            self._think(partial(self._stand_in, table, game, game.stand_ins.next_of(waiting), pushed.bot, pushed.reason))

    def stop(self) -> None:
        if self.thinking is not None:
            self.thinking.cancel()

    def _think(self, work: Callable[[], Coroutine[None, None, None]]) -> None:
        """The work is begun by the task itself: one that is cancelled before its first step leaves nothing behind."""
        self.thinking = asyncio.create_task(self._then_ring(work))

    async def _then_ring(self, work: Callable[[], Coroutine[None, None, None]]) -> None:
        try:
            await work()
        finally:
            self.thinking = None
            self.ring()

    async def _ask(self, table: TableInMemory, game: GameInPlay, calls: list[Call], bots: dict[Seat, str]) -> None:
        """Asks in turn until one acts; what it wants goes through the same mailbox and checks as everybody's wish."""
        try:
            asked_at = monotonic()
            asked = [Asked(call.seat, bots[call.seat], call.key, call.wish, list(call.people)) for call in calls]
            chosen = await self.questions.ask(self.questions.job(game, asked))
            pause = self._pause(table.record.bot_pause / 1000, game, calls, chosen)
            await self._rest(table, asked_at, pause)
            await self.give_way()
            await self._answer(game, calls, chosen)
        except Trouble as trouble:
            log.info("a bot's move was refused", table=table.record.code, error=trouble.error)
        except Exception:
            log.exception("a bot failed", table=table.record.code)
            await self._fall_back(table, calls)

    async def _rest(self, table: TableInMemory, asked_at: float, pause: float) -> None:
        """In small steps: whoever skips to the next question of a person waits no longer than one of them."""
        while not table.record.hurry and (left := asked_at + pause - monotonic()) > 0:
            await asyncio.sleep(min(left, STEP_S))

    def _pause(self, whole: float, game: GameInPlay, calls: list[Call], chosen: Chosen) -> float:
        """Seconds from the question to the move: people see who does what, and need not count along with a dozen like ones."""
        goes_on = chosen.index >= 0 and self.last == (game.n, calls[chosen.index].seat, chosen.do)
        return whole / CHAIN if goes_on else whole

    async def _answer(self, game: GameInPlay, calls: list[Call], chosen: Chosen) -> None:
        silent = calls if chosen.index < 0 else calls[: chosen.index]
        for call in silent:
            game.turns.said_nothing(call)
        if chosen.index >= 0:
            call = calls[chosen.index]
            game.turns.acted(call)
            n = await self.send(MoveRequest(move=Act(do=chosen.do, words=dict(chosen.words)), seat=call.seat, by="bot"))
            self.last = (n, call.seat, chosen.do)

    async def _stand_in(self, table: TableInMemory, game: GameInPlay, asked: Decision, bot: str, reason: str = "") -> None:
        call, seat = Call(asked.seat, asked.key, wish=False), asked.seat
        game.stand_ins.acted(call)
        try:
            chosen = await self.questions.ask(self.questions.job(game, [Asked(seat, bot, call.key, wish=False)]))
            await self.send(instead_of(seat, chosen.do, chosen.words, reason))
        except Trouble as trouble:
            log.info("a stand-in's move was refused", table=table.record.code, error=trouble.error)
        except Exception:
            log.exception("a stand-in failed", table=table.record.code)
            await self._fall_back(table, [call], by="clock", reason=reason)

    async def _fall_back(self, table: TableInMemory, calls: list[Call], by: By = "bot", reason: str = "") -> None:
        """A bot that breaks must not hold the table up: the stated default is played for it."""
        must = [call for call in calls if not call.wish]
        if table.game is None or not must:
            await asyncio.sleep(1)
            return
        try:
            await self.send(default_move(table.game, must[0].seat, by, reason))
        except Trouble as trouble:
            log.error("the stated default was refused", table=table.record.code, error=trouble.error)


def instead_of(seat: Seat, do: str, words: Mapping[str, Word], reason: str) -> MoveRequest:
    """What a bot does for a person: as a ruling of whoever leads the table, or without a reason as the clock's."""
    if reason:
        return MoveRequest(move=RuleAct(do=do, words=dict(words), reason=reason), seat=seat, by="leader")
    return MoveRequest(move=Act(do=do, words=dict(words)), seat=seat, by="clock")


def default_move(game: GameInPlay, seat: Seat, by: By, reason: str = "") -> MoveRequest:
    """TB-4.3: what the table does for a seat that cannot or does not decide."""
    action = simplest(game.table.game, game.table.rules, game.table.state, seat)
    if reason:
        return instead_of(seat, action.key, action.words(), reason)
    return MoveRequest(move=Act(do=action.key, words=dict(action.words())), seat=seat, by=by)
