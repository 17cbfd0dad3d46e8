"""The position: what changes during a game, and questions that need no rule."""

from __future__ import annotations

from dataclasses import dataclass, replace

from magnat.kernel.contract import Refusal, Seat, State
from magnat.kernel.stages import StageRow


class Stage:
    """Where the game is in its day; the stages marked so wait for chance."""

    LETTERS = 0  # chance
    SHIP = 1  # chance
    BIDDING = 2
    LOT = 3  # chance
    PRICE = 4  # chance
    SELLING = 5
    OVER = 6


STAGES = [
    StageRow(Stage.LETTERS, "letters", "FP-2.2"),
    StageRow(Stage.SHIP, "ship", "FP-3.1"),
    StageRow(Stage.BIDDING, "bidding", "FP-3.2", "bid"),
    StageRow(Stage.LOT, "lot", "FP-3.4"),
    StageRow(Stage.PRICE, "price", "FP-4.1"),
    StageRow(Stage.SELLING, "selling", "FP-4.2", "sell"),
    StageRow(Stage.OVER, "over", "FP-5.2"),
]


@dataclass
class Merchant:
    coins: int
    crates: int = 0
    letter: int | None = None  # its place in the data; nobody else knows it before the end
    bid: int | None = None  # sealed; when bids are opened, only the highest ones stay here


@dataclass
class FogportState(State):
    merchants: list[Merchant]
    stage: int = Stage.LETTERS
    day: int = 0
    ship: int = 0  # crates on board
    price: int = 0  # what the market pays for the next crate
    active: Seat = 0  # who draws a letter or sells

    def clone(self) -> FogportState:
        return replace(self, merchants=[replace(merchant) for merchant in self.merchants])

    def first(self) -> Seat:
        """FP-4.3"""
        return (self.day - 1) % len(self.merchants)

    def in_order(self) -> list[Seat]:
        """FP-4.3: the seats, from the first merchant of the day on."""
        seats = list(range(len(self.merchants)))
        return seats[self.first() :] + seats[: self.first()]


def not_now(state: FogportState) -> Refusal:
    """The stage waits for something else."""
    return Refusal(STAGES[state.stage].clause, "not-now")
