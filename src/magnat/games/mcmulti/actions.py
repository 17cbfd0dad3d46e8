"""Every wish a player of McMulti can have."""

from __future__ import annotations

from typing import Final

from magnat.games.mcmulti.figures import GOODS, KINDS, MARKETS
from magnat.kernel.contract import Action
from magnat.kernel.fields import Choice, Number


class TakeQuadrant(Action):
    """MM-2.5: a free quadrant of the operations board becomes one's own."""

    key = "take-quadrant"
    fields = (Number("quadrant"),)

    def __init__(self, quadrant: int) -> None:
        self.quadrant: Final = quadrant


class BarrelWish(Action):
    """A wish about one barrel of a market."""

    fields = (Choice("market", MARKETS), Choice("good", GOODS))

    def __init__(self, market: int, good: int) -> None:
        self.market: Final = market
        self.good: Final = good


class BuyBarrel(BarrelWish):
    """MM-3.2"""

    key = "buy-barrel"


class SellBarrel(BarrelWish):
    """MM-3.3"""

    key = "sell-barrel"


class Roll(Action):
    """MM-4.1: phase 1 is over, the production dice are thrown."""

    key = "roll"


class ChooseQuadrant(Action):
    """MM-5.2, two players: where the roll works."""

    key = "choose-quadrant"
    fields = (Number("quadrant"),)

    def __init__(self, quadrant: int) -> None:
        self.quadrant: Final = quadrant


class AmountWish(Action):
    """A voluntary step of production: this many barrels; 0 declines."""

    fields = (Number("barrels"),)

    def __init__(self, barrels: int) -> None:
        self.barrels: Final = barrels


class SellFuel(AmountWish):
    """MM-4.5 (a): the crossed stations sell gasoline."""

    key = "sell-fuel"


class Refine(AmountWish):
    """MM-4.5 (b): the crossed refineries turn crude into gasoline."""

    key = "refine"


class Pump(AmountWish):
    """MM-4.5 (c): the crossed wells give crude."""

    key = "pump"


class Drill(Action):
    """MM-4.5 (d): the rig under both dice becomes a well."""

    key = "drill"


class LeaveRig(Action):
    """MM-4.5 (d): the rig under both dice stays a rig."""

    key = "leave-rig"


class AssetWish(Action):
    """A wish about one asset: its kind, quadrant and first cell."""

    fields = (Choice("kind", KINDS), Number("quadrant"), Number("cell"))

    def __init__(self, kind: int, quadrant: int, cell: int) -> None:
        self.kind: Final = kind
        self.quadrant: Final = quadrant
        self.cell: Final = cell


class BuyAsset(AssetWish):
    """MM-2.6, MM-6.1"""

    key = "buy-asset"


class SellAsset(AssetWish):
    """MM-6.1, MM-6.2, MM-8.1"""

    key = "sell-asset"


class FreeRefinery(Action):
    """MM-9.2: pay for a refinery that stands idle."""

    key = "free-refinery"
    fields = (Number("quadrant"), Number("cell"))

    def __init__(self, quadrant: int, cell: int) -> None:
        self.quadrant: Final = quadrant
        self.cell: Final = cell


class EndPurchases(Action):
    """MM-2.6: the special purchases are done."""

    key = "end-purchases"


class EndTurn(Action):
    """MM-7.2"""

    key = "end-turn"


class Declare(Action):
    """MM-7.1: the turn ends with the declaration that starts the last round."""

    key = "declare"


class SellAll(Action):
    """MM-8.1: everything goes to the bank at settlement prices."""

    key = "sell-all"


class KeepRest(Action):
    """MM-8.1: the settlement ends without selling what is left."""

    key = "keep-rest"


ACTIONS: Final[list[type[Action]]] = [
    TakeQuadrant,
    BuyBarrel,
    SellBarrel,
    Roll,
    ChooseQuadrant,
    SellFuel,
    Refine,
    Pump,
    Drill,
    LeaveRig,
    BuyAsset,
    SellAsset,
    FreeRefinery,
    EndPurchases,
    EndTurn,
    Declare,
    SellAll,
    KeepRest,
]
"""Every action of the game, for the reader of journals and messages."""
