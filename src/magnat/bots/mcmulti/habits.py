"""The numbers that the clerk lives by: found by playing clerks with different habits against each other."""

from __future__ import annotations

import msgspec


class Habits(msgspec.Struct, frozen=True):
    """Money is in the unit of the rulebook, time in rounds."""

    patience: float = 0.966  # what money is worth a turn (of anybody) later: it could have worked elsewhere meanwhile
    earned_a_round: float = 38.0  # a usual gain of wealth, to guess how many rounds are left
    longest: int = 14  # nobody plans further ahead than this
    asset_reserve: int = 8  # cash that buying assets leaves for barrels and wells
    barrel_reserve: int = 5  # cash that buying barrels leaves
    asset_gain: float = 0.08  # an asset must promise at least this share of its price
    wells_to_come: float = 1.0  # by which the price of a well is thought to rise until a rig strikes oil
    barrel_gain: float = 0.6  # a trade of one barrel must promise at least this much
    resale: float = 0.95  # of today's offer is what a kept barrel can count on next turn
    use: float = 0.8  # the share of crossed stations that really sell
    foresight: float = 5.0  # rounds over which demand and sales are thought to go on as they do
