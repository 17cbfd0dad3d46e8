"""MM-4.5, MM-5 for bots: which of their assets the dice on the table cross, and what that is worth."""

from __future__ import annotations

from magnat.bots.mcmulti.mind.assets import kept, positive, well_gain
from magnat.bots.mcmulti.mind.barrels import crude_worth, gasoline_worth, resale
from magnat.bots.mcmulti.mind.situation import Situation
from magnat.games.mcmulti.figures import BLACK, GASOLINE, KINDS, RED, REFINERY, RIG, STATION, WELL
from magnat.games.mcmulti.state import NOTHING, Runner


def crossings(situation: Situation, kind: int, cell: int, red: int, black: int) -> int:
    """MM-4.5: how many of the dice cross an asset; 0 is no die."""
    width, side = situation.worth.width[kind], situation.figures.side
    row, column = cell // side, cell % side
    return (1 if row < red <= row + width else 0) + (1 if column < black <= column + width else 0)


def is_crossed(situation: Situation, kind: int, quadrant: int, cell: int) -> bool:
    """By the dice that work for the company that runs now: both for the active one, one for a neighbour (MM-5.1)."""
    state = situation.state
    if state.quadrant == NOTHING:
        return False
    if state.runner == Runner.ACTIVE:
        return quadrant == state.quadrant and crossings(situation, kind, cell, state.red, state.black) > 0
    seating = situation.box.seating
    neighbour = (seating.left if state.runner == Runner.LEFT else seating.right)[state.quadrant]
    red, black = state.red if neighbour.die == RED else 0, state.black if neighbour.die == BLACK else 0
    return quadrant == neighbour.quadrant and crossings(situation, kind, cell, red, black) > 0


def yield_of(situation: Situation, quadrant: int) -> float:
    """MM-5.2: what this roll brings in a quadrant; before the roll, what stands there at all."""
    state, standing = situation.state, situation.state.quadrants[quadrant].sites
    total = 0.0
    if state.red == 0:
        for kind in range(len(KINDS)):
            total += len(standing[kind]) * situation.economy.sell[kind]
        return total
    hits = [[crossings(situation, kind, cell, state.red, state.black) for cell in standing[kind]] for kind in range(len(KINDS))]
    oil_struck = False
    for hit in hits[RIG]:
        if hit > 1:
            oil_struck = True
    return produced(situation, [sum(crossed) for crossed in hits], oil_struck) + sold(situation, hits)


def produced(situation: Situation, crossed: list[int], oil_struck: bool) -> float:
    """By stations, refineries, wells and rigs under the dice."""
    crude, gasoline = situation.me.crude, situation.me.gasoline
    burning = positive(situation.pays - resale(situation, GASOLINE, gasoline))
    refining = positive(gasoline_worth(situation, gasoline + 1) - crude_worth(situation, crude, gasoline))
    pumping = crude_worth(situation, crude + 1, gasoline) * situation.figures.yields[WELL]
    drilling = positive(well_gain(situation)) if oil_struck else 0.0
    return min(crossed[STATION], gasoline) * burning + min(crossed[REFINERY], crude) * refining + crossed[WELL] * pumping + drilling


def sold(situation: Situation, hits: list[list[int]]) -> float:
    """What could be gained by selling crossed assets in phase 4."""
    total = 0.0
    for kind in range(len(KINDS)):
        count = 0
        for hit in hits[kind]:
            if hit > 0:
                count += 1
        total += positive(situation.economy.sell[kind] - kept(situation, kind, 0)) * count
    return total
