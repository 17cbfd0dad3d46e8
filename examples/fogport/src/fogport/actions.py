"""Every wish that a merchant can have."""

from __future__ import annotations

from magnat.kernel.contract import Action
from magnat.kernel.fields import Number


class Bid(Action):
    """FP-3.2: this many coins for the whole cargo, sealed."""

    key = "bid"
    fields = (Number("coins"),)

    def __init__(self, coins: int) -> None:
        self.coins = coins


class Sell(Action):
    """FP-4.2: this many crates go to the market; 0 keeps them all."""

    key = "sell"
    fields = (Number("crates"),)

    def __init__(self, crates: int) -> None:
        self.crates = crates


ACTIONS: list[type[Action]] = [Bid, Sell]
