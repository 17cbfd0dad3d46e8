"""How a seat of McMulti stands when a turn begins: what clerks made of such positions, as a margin in cash and as a chance to win."""

from __future__ import annotations

import math
from typing import Final

from magnat.bots.mcmulti.mind.experience import LUCK, WEIGHTS
from magnat.bots.mcmulti.mind.situation import best_offer, cheapest, counts, value
from magnat.games.mcmulti.box import Box
from magnat.games.mcmulti.figures import CRUDE, GASOLINE, REFINERY, RIG, STATION, WELL
from magnat.games.mcmulti.stages import Stage
from magnat.games.mcmulti.state import McMultiState
from magnat.kernel.contract import Seat

STEEPNESS: Final = 1.7  # of a logistic curve that lies close to the bell curve
SURE: Final = 0.9  # of a game that is over, this much is for the first place and the rest for the margin, so that wins by more are sought


def features(box: Box, state: McMultiState, seat: Seat) -> list[float]:
    """What one seat has, in numbers that add up to its prospects."""
    me, owned, sell = state.companies[seat], counts(state, seat), box.figures.economies[state.economy].sell
    rigs, stations, refineries, wells = owned[RIG], owned[STATION], owned[REFINERY], owned[WELL]
    crude, gasoline = me.crude, me.gasoline
    idle = 0
    for place in state.land.owned[seat]:
        idle += len(state.quadrants[place].idle)
    offered = [best_offer(box, state, CRUDE), best_offer(box, state, GASOLINE)]
    asked = cheapest(box, state, CRUDE)
    return [
        float(me.cash),
        me.cash * me.cash / 1000,
        float(crude),
        float(gasoline),
        float(rigs),
        float(stations),
        float(refineries),
        float(wells),
        rigs * sell[RIG] / 10,
        stations * sell[STATION] / 10,
        refineries * sell[REFINERY] / 10,
        wells * sell[WELL] / 10,
        float(min(gasoline, 2 * stations)),
        float(min(crude, 3 * refineries)),
        stations * state.consumer / 10,
        refineries * (offered[GASOLINE] - asked) / 10,
        wells * offered[CRUDE] / 10,
        gasoline * offered[GASOLINE] / 10,
        crude * offered[CRUDE] / 10,
        gasoline * gasoline / 10,
        crude * crude / 10,
        stations * stations / 10,
        refineries * refineries / 10,
        rigs * rigs / 10,
        float(idle),
        1.0 if state.active == seat else 0.0,
    ]


def progress(box: Box, state: McMultiState) -> float:
    """How near the game is to its end: the greatest wealth, as a share of the goal."""
    sell, most = box.figures.economies[state.economy].sell, 0
    for seat, company in enumerate(state.companies):
        most = max(most, company.cash + value(counts(state, seat), sell))
    near = most / box.figures.goal
    return near if near < 1.2 else 1.2


def prospects(box: Box, state: McMultiState, seat: Seat, near: float) -> float:
    """The cash at the end, up to a constant that is the same for everybody at the table."""
    weights, total = WEIGHTS[box.seats], 0.0
    for index, number in enumerate(features(box, state, seat)):
        far_off, close = weights[index]
        total += number * (far_off + near * close)
    return total


def chance(box: Box, state: McMultiState, seat: Seat) -> float:
    """To win, from 0 to 1, in a position at the start of a turn or in a game that is over."""
    if state.stage == Stage.OVER:
        margin = lead([float(company.cash) for company in state.companies], seat) / box.figures.goal
        won = 1.0 if margin > 0 else 0.0 if margin < 0 else 0.5
        by = 0.5 + margin
        return SURE * won + (1 - SURE) * (0.0 if by < 0 else 1.0 if by > 1 else by)
    near = progress(box, state)
    margin = lead([prospects(box, state, other, near) for other in range(box.seats)], seat)
    begun, at_goal = LUCK[box.seats]
    luck = begun + (at_goal - begun) * near
    return 1 / (1 + math.exp(-STEEPNESS * margin / luck))


def lead(numbers: list[float], seat: Seat) -> float:
    """Before the best of the others."""
    others = [number for other, number in enumerate(numbers) if other != seat]
    return numbers[seat] - max(others)
