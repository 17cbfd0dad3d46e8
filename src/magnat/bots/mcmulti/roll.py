"""MM-4.5, MM-5 for the clerk: which of its assets the dice on the table cross, and what that is worth."""

from __future__ import annotations

from magnat.bots.mcmulti.assets import kept, well_gain
from magnat.bots.mcmulti.barrels import crude_worth, gasoline_worth, resale
from magnat.bots.mcmulti.situation import Situation, sites
from magnat.games.mcmulti.figures import BLACK, GASOLINE, KINDS, RED, REFINERY, RIG, STATION, WELL


def crossings(situation: Situation, kind: int, cell: int, red: int, black: int) -> int:
    """MM-4.5: how many of the dice cross an asset; 0 is no die."""
    width = situation.worth.width[kind]
    row, column = divmod(cell, situation.figures.side)
    return (1 if row < red <= row + width else 0) + (1 if column < black <= column + width else 0)


def is_crossed(situation: Situation, kind: int, quadrant: int, cell: int) -> bool:
    """By the dice that work for the company that runs now: both for the active one, one for a neighbour (MM-5.1)."""
    roll = situation.view.roll
    if roll is None or roll.quadrant is None:
        return False
    if roll.running == "active":
        return quadrant == roll.quadrant and crossings(situation, kind, cell, roll.red, roll.black) > 0
    seating = situation.figures.seatings[situation.view.seats]
    neighbour = (seating.left if roll.running == "left" else seating.right)[roll.quadrant]
    red, black = roll.red if neighbour.die == RED else 0, roll.black if neighbour.die == BLACK else 0
    return quadrant == neighbour.quadrant and crossings(situation, kind, cell, red, black) > 0


def yield_of(situation: Situation, quadrant: int) -> float:
    """MM-5.2: what this roll brings in a quadrant; before the roll, what stands there at all."""
    roll, standing = situation.view.roll, sites(situation.view.quadrants[quadrant])
    if roll is None or roll.red == 0:
        return float(sum(len(cells) * price for cells, price in zip(standing, situation.economy.sell, strict=True)))
    hits = [[crossings(situation, kind, cell, roll.red, roll.black) for cell in cells] for kind, cells in enumerate(standing)]
    return produced(situation, [sum(crossed) for crossed in hits], max(hits[RIG], default=0) > 1) + sold(situation, hits)


def produced(situation: Situation, crossed: list[int], oil_struck: bool) -> float:
    """By stations, refineries, wells and rigs under the dice."""
    crude, gasoline = situation.me.crude, situation.me.gasoline
    burning = max(0.0, situation.view.consumer.pays - resale(situation, GASOLINE, gasoline))
    refining = max(0.0, gasoline_worth(situation, gasoline + 1) - crude_worth(situation, crude, gasoline))
    pumping = crude_worth(situation, crude + 1, gasoline) * situation.figures.yields[WELL]
    drilling = max(0.0, well_gain(situation)) if oil_struck else 0.0
    return min(crossed[STATION], gasoline) * burning + min(crossed[REFINERY], crude) * refining + crossed[WELL] * pumping + drilling


def sold(situation: Situation, hits: list[list[int]]) -> float:
    """What could be gained by selling crossed assets in phase 4."""
    gains = [max(0.0, situation.economy.sell[kind] - kept(situation, kind, 0)) for kind in range(len(KINDS))]
    return sum(gain * sum(1 for hit in crossed if hit) for gain, crossed in zip(gains, hits, strict=True))
