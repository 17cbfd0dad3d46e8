"""MM-7.2: the dice go round; what a new turn forgets of the last one."""

from __future__ import annotations

from magnat.games.mcmulti.facts import TurnBegan
from magnat.games.mcmulti.state import NOTHING, McMultiState, Runner, Stage
from magnat.kernel.contract import Log, Seat


def begin(board: McMultiState, seat: Seat, log: Log) -> None:
    """A turn starts in phase 1 with no market chosen and no dice on the table."""
    board.active = seat
    board.turn += 1
    board.stage = Stage.MARKET
    board.traded = NOTHING
    board.red = 0
    board.black = 0
    board.quadrant = NOTHING
    board.runner = Runner.ACTIVE
    if log.on:
        log.add(TurnBegan("MM-7.2", seat, board.turn))
