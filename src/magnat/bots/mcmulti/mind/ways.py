"""The habits of a bot as the compiled calculation reads them."""

from __future__ import annotations

from typing import Final


class Ways:
    """One number for each of `Habits`, where they are explained."""

    def __init__(
        self,
        patience: float,
        earned_a_round: float,
        longest: int,
        asset_reserve: int,
        barrel_reserve: int,
        asset_gain: float,
        wells_to_come: float,
        barrel_gain: float,
        resale: float,
        use: float,
        foresight: float,
    ) -> None:
        self.patience: Final = patience
        self.earned_a_round: Final = earned_a_round
        self.longest: Final = longest
        self.asset_reserve: Final = asset_reserve
        self.barrel_reserve: Final = barrel_reserve
        self.asset_gain: Final = asset_gain
        self.wells_to_come: Final = wells_to_come
        self.barrel_gain: Final = barrel_gain
        self.resale: Final = resale
        self.use: Final = use
        self.foresight: Final = foresight
