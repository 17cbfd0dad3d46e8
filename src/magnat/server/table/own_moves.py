"""What a table does by itself, at the process that owns it: rolls, a planned last turn, moves for those whose time is up, bots."""

from __future__ import annotations

import asyncio

import structlog

from magnat.kernel.contract import Seat
from magnat.kernel.game import SPECTATOR
from magnat.server.now import clock_ms, now_ms
from magnat.server.problems import Trouble
from magnat.server.table import revealing, standing
from magnat.server.table.bot_moves import BotMoves, default_move
from magnat.server.table.game_in_play import GameInPlay
from magnat.server.table.memory import TableInMemory
from magnat.server.table.move_maker import MoveMaker
from magnat.server.table.move_request import MoveRequest
from magnat.store.records import LessonUpdate, TableChange
from magnat.tables import clock
from magnat.wire.play import RuleAct
from magnat.words.catalogue import words

log = structlog.get_logger()

LONGEST_REST_S = 60.0


class OwnMoves:
    def __init__(self, table: TableInMemory, maker: MoveMaker, bots: BotMoves) -> None:
        self.table = table
        self.maker = maker
        self.bots = bots

    async def go_on(self) -> bool:
        """False if all that is left is to wait."""
        game, record = await self.table.opened(), self.table.record
        agenda = game.table.agenda()
        if agenda.over:
            return False
        if revealing.overdue(record):
            await revealing.settle(self.table)
            return True
        rolls = agenda.chances and game.rolls(self.table.stored)
        if rolls or clock.waiting(agenda) != record.waiting:  # the game has just begun, or goes on after a break
            await self.maker.change(lambda game: game.begin(self.table.stored, now_ms()))
            return True
        if await self._make_last(game):
            return True
        if record.hurry and any(seat in self.table.stored.people() for seat in record.waiting):
            await self.table.change_record(TableChange(hurry=False))
            return True
        if await standing.go_on(self.table, self.maker, game):
            return True
        late, instead, pushed = game.late(), game.clock.rule.late, game.next_push()
        if late and (instead == "simplest" or late[0] >= record.seats):  # no bot knows how to be a banker
            await self._decide_for(game, late[0])
            return True
        if late:
            self.bots.stand_in(self.table, game, clock.members(game.clock, clock.team(game.clock, late[0])), instead)
        elif pushed is not None:
            self.bots.push(self.table, game, *pushed)
        else:
            self.bots.go(self.table, game)
        return False

    async def _make_last(self, game: GameInPlay) -> bool:
        """TB-3.8: when the turn has come that the leader has planned as the last one. What is done is no plan any more."""
        lesson, known, record = self.table.stored.lesson, game.table, self.table.record
        if lesson is None or lesson.last_turn is None:
            return False
        progress = known.game.progress(known.view(SPECTATOR))
        if progress.turn < min(lesson.last_turn, progress.turns):
            return False
        wish = known.game.last_turn(known.rules, known.state)
        if wish is None and progress.turn < progress.turns:
            return False  # not at this moment, but soon
        if wish is not None:
            seat, action = wish
            ruling = RuleAct(do=action.key, words=dict(action.words()), reason=words(record.language).text("table-reason-planned"))
            try:
                await self.maker.make(MoveRequest(move=ruling, seat=seat, language=record.language))
            except Trouble as trouble:  # paused or moved on meanwhile: looked at again then
                log.info("a planned last turn waits", table=record.code, error=trouble.error)
                return False
        await self.table.change_lesson(LessonUpdate(last_turn=None))
        return True

    async def _decide_for(self, game: GameInPlay, seat: Seat) -> None:
        """TB-4: the stated default, as a visible input of the seat; where a team has one clock, until its stage is over."""
        try:
            if game.clock.rule.kind == "stage":
                await self.maker.finish_late(clock.team(game.clock, seat))
            else:
                await self.maker.make(default_move(game, seat, by="clock"))
        except Trouble as trouble:
            log.error("the clock's move was refused", table=self.table.record.code, seat=seat, error=trouble.error)
            await asyncio.sleep(1)

    def next_s(self) -> float:
        """Seconds until somebody's time is up, as far as that matters, or the devices'."""
        deadline = None if self.table.game is None or self.bots.busy else clock.deadline(self.table.game.clock)
        rest = LONGEST_REST_S if deadline is None else max(0.0, (deadline[0] - clock_ms()) / 1000)
        record = self.table.record
        return min(rest, revealing.left_ms(record, now_ms()) / 1000) if record.reveal_until else rest

    def at_rest(self) -> bool:
        """Nothing runs: the game can leave the memory."""
        game = self.table.game
        if self.table.record.reveal_until:
            return False
        return game is None or (clock.deadline(game.clock) is None and not self.bots.busy)
