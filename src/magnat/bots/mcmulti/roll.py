"""MM-4.5, MM-5 for the clerk: which of its assets the dice on the table cross, and what that is worth."""

from __future__ import annotations

from magnat.bots.mcmulti.barrels import crude_worth, gasoline_worth, resale
from magnat.bots.mcmulti.desk import Desk, sites
from magnat.bots.mcmulti.site import kept, well_gain
from magnat.games.mcmulti.figures import BLACK, GASOLINE, KINDS, RED, REFINERY, RIG, STATION, WELL


def crossings(desk: Desk, kind: int, cell: int, red: int, black: int) -> int:
    """MM-4.5: how many of the dice cross an asset; 0 is no die."""
    width = desk.worth.width[kind]
    row, column = divmod(cell, desk.figures.side)
    return (1 if row < red <= row + width else 0) + (1 if column < black <= column + width else 0)


def is_crossed(desk: Desk, kind: int, quadrant: int, cell: int) -> bool:
    """By the dice that work for the company that runs now: both for the active one, one for a neighbour (MM-5.1)."""
    roll = desk.view.roll
    if roll is None or roll.quadrant is None:
        return False
    if roll.running == "active":
        return quadrant == roll.quadrant and crossings(desk, kind, cell, roll.red, roll.black) > 0
    seating = desk.figures.seatings[desk.view.seats]
    neighbour = (seating.left if roll.running == "left" else seating.right)[roll.quadrant]
    red, black = roll.red if neighbour.die == RED else 0, roll.black if neighbour.die == BLACK else 0
    return quadrant == neighbour.quadrant and crossings(desk, kind, cell, red, black) > 0


def yield_of(desk: Desk, quadrant: int) -> float:
    """MM-5.2: what this roll brings in a quadrant; before the roll, what stands there at all."""
    roll, standing = desk.view.roll, sites(desk.view.quadrants[quadrant])
    if roll is None or roll.red == 0:
        return float(sum(len(cells) * price for cells, price in zip(standing, desk.economy.sell, strict=True)))
    hits = [[crossings(desk, kind, cell, roll.red, roll.black) for cell in cells] for kind, cells in enumerate(standing)]
    return produced(desk, [sum(crossed) for crossed in hits], max(hits[RIG], default=0) > 1) + sold(desk, hits)


def produced(desk: Desk, crossed: list[int], oil_struck: bool) -> float:
    """By stations, refineries, wells and rigs under the dice."""
    crude, gasoline = desk.me.crude, desk.me.gasoline
    burning = max(0.0, desk.view.consumer.pays - resale(desk, GASOLINE, gasoline))
    refining = max(0.0, gasoline_worth(desk, gasoline + 1) - crude_worth(desk, crude, gasoline))
    pumping = crude_worth(desk, crude + 1, gasoline) * desk.figures.yields[WELL]
    drilling = max(0.0, well_gain(desk, 0)) if oil_struck else 0.0
    return min(crossed[STATION], gasoline) * burning + min(crossed[REFINERY], crude) * refining + crossed[WELL] * pumping + drilling


def sold(desk: Desk, hits: list[list[int]]) -> float:
    """What could be gained by selling crossed assets in phase 4."""
    gains = [max(0.0, desk.economy.sell[kind] - kept(desk, kind, 0)) for kind in range(len(KINDS))]
    return sum(gain * sum(1 for hit in crossed if hit) for gain, crossed in zip(gains, hits, strict=True))
