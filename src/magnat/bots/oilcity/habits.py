"""The numbers that the clerk lives by: found by playing clerks with different habits against each other."""

from __future__ import annotations

import msgspec

POINT = 1000
"""The clerk calculates in thousandths of a point; so a zlr of revenue is worth 1 on the value sheet (OC-9.2)."""


class Habits(msgspec.Struct, frozen=True):
    """What cash is worth is in thousandths of a point a zlr, by turn in which it can be invested."""

    cash: tuple[float, ...] = (2.4, 2.0, 1.6, 1.2, 0.9, 0.6)
    deal_cash: tuple[float, ...] = (3.2, 3.0, 2.7, 2.4, 2.1, 1.7)  # the same between companies: what one pays, the other can use
    patience: float = 0.5  # what a unit of goods is worth a turn later, when prices stay: wagons and money are short
    refining: float = 0.75  # of two barrels of kerosene is what a unit of crude can count on: it costs a token
    kept_driller: float = 250.0  # a driller that stays saves a token too
    unsold: float = 0.6  # of its worth is what a unit loses that finds no wagon before the last turn
    spare_wagon: float = 300.0  # a wagon that is left for the next turn
    used: float = 0.9  # the share of an improvement's reach that really has pieces on it
    empty_field: float = 20.0  # a turn of having it
    keep: float = 0.85  # the share of a deal's gain that it keeps to itself
    least_gain: float = 700.0  # a deal that brings the two sides less together is not worth the words
    trust: float = 0.85  # what promised money is worth, compared with money that is there
    interest: float = 1.4  # what a borrowed zlr brings back
    margin: float = 1.15  # what is offered must be worth this many times what it costs
