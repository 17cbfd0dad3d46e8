"""The bots of one table: asks them in worker processes, one question at a time, and puts their answers into the mailbox."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

import msgspec
import structlog

from magnat.bots.asking import Call
from magnat.kernel.contract import Agenda, Seat
from magnat.server.bots.worker import Asked, Chosen, Job
from magnat.server.problems import Trouble
from magnat.server.table.move_request import By, MoveRequest
from magnat.tables.late_moves import simplest
from magnat.wire.play import Act

if TYPE_CHECKING:
    from magnat.server.table.game_in_play import GameInPlay
    from magnat.server.table.served_table import ServedTable

log = structlog.get_logger()

CHAIN = 10
"""Who does the same again and again, such as buying at the start, takes this part of the table's pause for each but the first."""


class BotMoves:
    def __init__(self, room: ServedTable) -> None:
        self.room = room
        self.thinking: asyncio.Task[None] | None = None
        self.last: tuple[int, Seat, str] | None = None  # the entry of the last move, whose and what it was

    @property
    def busy(self) -> bool:
        return self.thinking is not None and not self.thinking.done()

    def seated(self) -> dict[Seat, str]:
        return {it.seat: it.bot for it in self.room.seats if it.kind == "bot"}

    def go(self, playing: GameInPlay, agenda: Agenda) -> None:
        """Starts a question if a bot has something to decide and none is thinking."""
        if self.busy:
            return
        bots = self.seated()
        people = [it.seat for it in self.room.seats if it.kind == "person"]
        calls = playing.turns.calls(agenda, bots, playing.n, people) if bots else []
        if calls:
            self.thinking = asyncio.create_task(self._ask(playing, calls, bots))

    async def _ask(self, playing: GameInPlay, calls: list[Call], bots: dict[Seat, str]) -> None:
        """Asks in turn until one acts; what it wants goes through the same mailbox and checks as everybody's wish."""
        try:
            asked_at = monotonic()
            job = self.job(playing, [Asked(call.seat, bots[call.seat], call.key, call.wish, list(call.people)) for call in calls])
            self.room.house.metrics.bots.inc(len(calls))
            chosen = await self.room.house.pool.ask(job)
            await asyncio.sleep(max(0.0, asked_at + self._pause(playing, calls, chosen) - monotonic()))
            await self._answer(playing, calls, chosen)
        except Trouble as trouble:
            log.info("a bot's move was refused", table=self.room.record.code, error=trouble.error)
        except Exception:
            log.exception("a bot failed", table=self.room.record.code)
            await self._fall_back(calls)
        finally:
            self.thinking = None
            self.room.bell.set()

    def _pause(self, playing: GameInPlay, calls: list[Call], chosen: Chosen) -> float:
        """Seconds from the question to the move: people see who does what, and need not count along with a dozen like ones."""
        whole = self.room.record.bot_pause / 1000
        goes_on = chosen.index >= 0 and self.last == (playing.n, calls[chosen.index].seat, chosen.do)
        return whole / CHAIN if goes_on else whole

    async def _answer(self, playing: GameInPlay, calls: list[Call], chosen: Chosen) -> None:
        silent = calls if chosen.index < 0 else calls[: chosen.index]
        for call in silent:
            playing.turns.said_nothing(call)
        if chosen.index >= 0:
            call = calls[chosen.index]
            playing.turns.acted(call)
            n = await self.room.send(MoveRequest(move=Act(do=chosen.do, words=dict(chosen.words)), seat=call.seat, by="bot"))
            self.last = (n, call.seat, chosen.do)

    async def _fall_back(self, calls: list[Call], by: By = "bot") -> None:
        """A bot that breaks must not hold the table up: the stated default is played for it."""
        playing = self.room.playing
        must = [call for call in calls if not call.wish]
        if playing is None or not must:
            await asyncio.sleep(1)
            return
        table = playing.table
        action = simplest(table.game, table.rules, table.state, must[0].seat)
        try:
            await self.room.send(MoveRequest(move=Act(do=action.key, words=dict(action.words())), seat=must[0].seat, by=by))
        except Trouble as trouble:
            log.error("the stated default was refused", table=self.room.record.code, error=trouble.error)

    def stand_in(self, playing: GameInPlay, seat: Seat, bot: str) -> None:
        """One decision of an absent person, made by a bot when time is over."""
        if not self.busy:
            self.thinking = asyncio.create_task(self._stand_in(playing, seat, bot))

    async def _stand_in(self, playing: GameInPlay, seat: Seat, bot: str) -> None:
        call = next(Call(seat, it.key, wish=False) for it in playing.table.agenda().decisions if it.seat == seat and it.must)
        try:
            chosen = await self.room.house.pool.ask(self.job(playing, [Asked(seat, bot, call.key, wish=False)]))
            await self.room.send(MoveRequest(move=Act(do=chosen.do, words=dict(chosen.words)), seat=seat, by="clock"))
        except Trouble as trouble:
            log.info("a stand-in's move was refused", table=self.room.record.code, error=trouble.error)
        except Exception:
            log.exception("a stand-in failed", table=self.room.record.code)
            await self._fall_back([call], by="clock")
        finally:
            self.thinking = None
            self.room.bell.set()

    def job(self, playing: GameInPlay, asked: list[Asked]) -> Job:
        table = playing.table
        state = msgspec.Raw(msgspec.msgpack.encode(table.game.encode_state(table.state)))
        return Job(playing.record.id, table.game.name, table.journal.settings(), state, asked)

    def stop(self) -> None:
        if self.thinking is not None:
            self.thinking.cancel()
