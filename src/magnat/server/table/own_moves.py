"""What a table does by itself, at the process that owns it: rolls, moves for those whose time is over, bots."""

from __future__ import annotations

import asyncio

import structlog

from magnat.kernel.contract import Seat
from magnat.server.now import now_ms
from magnat.server.problems import Trouble
from magnat.server.table.bot_moves import BotMoves, default_move
from magnat.server.table.game_in_play import GameInPlay
from magnat.server.table.memory import TableInMemory
from magnat.server.table.move_maker import MoveMaker
from magnat.tables import clock

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
        rolls = agenda.chances and record.dice == "server"
        if rolls or clock.waiting(agenda) != record.waiting:  # the game has just begun
            await self.maker.change(lambda game: game.begin(self.table.record, now_ms()))
            return True
        late, instead = game.late(now_ms()), game.clock.rule.late
        if late and instead == "simplest":
            await self._decide_for(game, late[0])
            return True
        if late:
            self.bots.stand_in(self.table, game, late[0], instead)
        else:
            self.bots.go(self.table, game)
        return False

    async def _decide_for(self, game: GameInPlay, seat: Seat) -> None:
        """TB-4: the stated default, as a visible input of the seat."""
        try:
            await self.maker.make(default_move(game, seat, by="clock"))
        except Trouble as trouble:
            log.error("the clock's move was refused", table=self.table.record.code, seat=seat, error=trouble.error)
            await asyncio.sleep(1)

    def next_s(self) -> float:
        """Seconds until somebody's time is over, as far as that matters."""
        deadline = None if self.table.game is None or self.bots.busy else clock.deadline(self.table.game.clock)
        return LONGEST_REST_S if deadline is None else max(0.0, (deadline[0] - now_ms()) / 1000)

    def at_rest(self) -> bool:
        """Nothing runs: the game can leave the memory."""
        game = self.table.game
        return game is None or (clock.deadline(game.clock) is None and not self.bots.busy)
