"""The options of a table of McMulti, as its rules read them. Names, values and defaults stand in the game's data, under `options`."""

from __future__ import annotations

from magnat.games.mcmulti.figures import FEE_SALES, Choices
from magnat.kernel.game import Setting


def choices(settings: dict[str, Setting]) -> Choices:
    return Choices(
        equal_cash=settings["start_cash"] == "equal",
        quadrants_chosen=settings["quadrants"] == "chosen",
        refinery_cells=int(settings["refinery_cells"]),
        open_cash=bool(settings["open_cash"]),
        produce_on_doubles=bool(settings["produce_on_doubles"]),
        quadrant_before_roll=settings["quadrant_choice"] == "before_roll",
        fee_sales=FEE_SALES.index(str(settings["fee_sales"])),
        round_limit=int(settings["round_limit"]),
    )
