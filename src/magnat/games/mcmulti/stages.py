"""The stages of McMulti: where in its turn, or around it, the game stands."""

from __future__ import annotations

from typing import Final

from magnat.kernel.stages import StageRow


class Stage:
    """Where in its turn, or around it, the game stands; those marked wait for chance."""

    STARTING_PLAYER: Final = 0  # chance
    FIRST_LIKELY: Final = 1  # chance
    FIRST_UNLIKELY: Final = 2  # chance
    PURCHASE: Final = 3
    MARKET: Final = 4
    ROLL: Final = 5  # chance
    TAX: Final = 6
    NEW_CARD: Final = 7  # chance
    DIFFERENCE_DIE: Final = 8  # chance
    QUADRANT: Final = 9
    STATIONS: Final = 10
    REFINERIES: Final = 11
    WELLS: Final = 12
    RIGS: Final = 13
    ASSETS: Final = 14
    SETTLEMENT: Final = 15
    OVER: Final = 16
    LAND: Final = 17  # between FIRST_UNLIKELY and PURCHASE
    FEE: Final = 18  # interrupts another stage


STAGES: Final = [
    StageRow(Stage.STARTING_PLAYER, "starting-player", "MM-2.5"),
    StageRow(Stage.FIRST_LIKELY, "first-likely", "MM-2.4"),
    StageRow(Stage.FIRST_UNLIKELY, "first-unlikely", "MM-2.4"),
    StageRow(Stage.PURCHASE, "purchase", "MM-2.6", "special-purchase"),
    StageRow(Stage.MARKET, "market", "MM-3.1", "trade"),
    StageRow(Stage.ROLL, "roll", "MM-4.1"),
    StageRow(Stage.TAX, "tax", "MM-9.1", "sell-for-tax"),
    StageRow(Stage.NEW_CARD, "new-card", "MM-4.3"),
    StageRow(Stage.DIFFERENCE_DIE, "difference-die", "MM-4.4"),
    StageRow(Stage.QUADRANT, "quadrant", "MM-5.2", "choose-quadrant"),
    StageRow(Stage.STATIONS, "stations", "MM-4.5", "run-stations"),
    StageRow(Stage.REFINERIES, "refineries", "MM-4.5", "run-refineries"),
    StageRow(Stage.WELLS, "wells", "MM-4.5", "run-wells"),
    StageRow(Stage.RIGS, "rigs", "MM-4.5", "strike-oil"),
    StageRow(Stage.ASSETS, "assets", "MM-6.1", "assets"),
    StageRow(Stage.SETTLEMENT, "settlement", "MM-8.1", "settle"),
    StageRow(Stage.OVER, "over", "MM-8.2"),
    StageRow(Stage.LAND, "land", "MM-2.5", "take-quadrant"),
    StageRow(Stage.FEE, "fee", "MM-9.2", "sell-for-fee"),
]
