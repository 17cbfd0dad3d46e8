"""The numbers that the clerk of 18Africa lives by: found by playing clerks with different habits against each other."""

from __future__ import annotations

import msgspec


class Habits(msgspec.Struct, frozen=True):
    """Money in pounds; rounds are operating rounds."""

    longest: int = 16  # rounds: nobody plans further ahead
    patience: float = 0.85  # what income a round later is worth
    growth: float = 1.04  # revenues rise by this factor in a round, because everybody builds
    steps: int = 80  # of a search for routes: longer is not worthwhile
    goals: int = 5  # cities that are looked at as ends of new track
    towns: int = 3  # and towns that may become cities
    upgrades: int = 6  # tiles whose upgrade is thought through
    far: int = 1300  # goals further off are ignored: 100 a tile, and the cost of the ground
    float_cash: int = 240  # a treasury that buys a train and lays track
    second_float: int = 300  # and of a second company, for which the cheapest trains may be gone
    second_train: int = 420  # a treasury beyond which shares of its own company can wait
    purse: int = 40  # cash kept for the auction of concessions
    swap: float = 1.0  # how much more a share must bring, per pound of its price, than one that is sold for it
    treasury: float = 0.4  # what a pound in a treasury is worth, long before the end
    doubt: float = 0.4  # of the odds of the deck, if others have passed: a card declined is a pass, and the round may be over
