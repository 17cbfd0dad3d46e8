"""MM-7.2: the dice go round; what a new turn forgets of the last one."""

from __future__ import annotations

from magnat.games.mcmulti.facts import TurnBegan
from magnat.games.mcmulti.stages import Stage
from magnat.games.mcmulti.state import NOTHING, McMultiState, Runner
from magnat.kernel.contract import Log, Seat


def begin(state: McMultiState, seat: Seat, log: Log) -> None:
    """A turn starts in phase 1 with no market chosen and no dice on the table."""
    state.active = seat
    state.turn += 1
    state.stage = Stage.MARKET
    state.traded = NOTHING
    state.red = 0
    state.black = 0
    state.quadrant = NOTHING
    state.runner = Runner.ACTIVE
    if log.on:
        log.add(TurnBegan("MM-7.2", seat, state.turn))
