"""The numbers that the clerk of 18Africa lives by: found by playing clerks with different habits against each other."""

from __future__ import annotations

import msgspec


class Habits(msgspec.Struct, frozen=True):
    """Money in pounds; rounds are operating rounds."""

    longest: int = 16  # rounds: nobody plans further ahead
    patience: float = 0.85  # what income a round later is worth
    growth: float = 1.04  # revenues rise by this factor in a round, because everybody builds
    rise: float = 0.4  # and those of young companies by as much more
    first_revenue: int = 80  # of a company that has still to buy its first train
    more_revenue: int = 10  # and more for each round that the others have built track
    start_up: int = 1  # rounds until then
    steps: int = 80  # of a search for routes: longer is not worthwhile
    goals: int = 5  # cities that are looked at as ends of new track
    towns: int = 3  # and towns that may become cities
    upgrades: int = 6  # tiles whose upgrade is thought through
    far: int = 1300  # goals further off are ignored: 100 a tile, and the cost of the ground
    float_cash: int = 240  # a treasury that buys a train and lays track
    second_float: int = 300  # and of a second company, for which the cheapest trains may be gone
    second_train: int = 420  # a treasury beyond which shares of its own company can wait
    purse: int = 40  # cash kept for the auction of concessions
    concession: float = 0.3  # how much of what a concession may bring is bid for it
    card: float = 0.8  # how much of what a card may bring is bid for it: money is scarce in the beginning
    raises: int = 5  # in which it would come to its limit
    economy: float = 0.5  # how much of a change of the economy is believed: others can turn it back
    swap: float = 0.6  # how much more a share must bring, per pound of its price, than one that is sold for it
    saving: int = 3  # rounds that a company saves for a train at most
    reinvest: float = 0.12  # what a pound of income brings in a round, until the end
    treasury: float = 0.4  # what a pound in a treasury is worth, long before the end
    later: float = 0.3  # of the profit of what cannot run away, if there is money for more
