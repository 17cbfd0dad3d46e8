"""Every wish a player of McMulti can have."""

from __future__ import annotations

from typing import Final

from magnat.games.mcmulti.figures import GOODS, KINDS, MARKETS
from magnat.kernel.contract import Action, Word


class BuyBarrel(Action):
    """MM-3.2"""

    def __init__(self, market: int, good: int) -> None:
        super().__init__("buy-barrel")
        self.market: Final = market
        self.good: Final = good

    def words(self) -> dict[str, Word]:
        return {"market": MARKETS[self.market], "good": GOODS[self.good]}


class SellBarrel(Action):
    """MM-3.3"""

    def __init__(self, market: int, good: int) -> None:
        super().__init__("sell-barrel")
        self.market: Final = market
        self.good: Final = good

    def words(self) -> dict[str, Word]:
        return {"market": MARKETS[self.market], "good": GOODS[self.good]}


class Roll(Action):
    """MM-4.1: phase 1 is over, the production dice are thrown."""

    def __init__(self) -> None:
        super().__init__("roll")


class ChooseQuadrant(Action):
    """MM-5.2, two players: where the roll works."""

    def __init__(self, quadrant: int) -> None:
        super().__init__("choose-quadrant")
        self.quadrant: Final = quadrant

    def words(self) -> dict[str, Word]:
        return {"quadrant": self.quadrant}


class SellFuel(Action):
    """MM-4.5 (a): the crossed stations sell so many barrels; 0 declines."""

    def __init__(self, barrels: int) -> None:
        super().__init__("sell-fuel")
        self.barrels: Final = barrels

    def words(self) -> dict[str, Word]:
        return {"barrels": self.barrels}


class Refine(Action):
    """MM-4.5 (b): the crossed refineries turn so many crude into gasoline; 0 declines."""

    def __init__(self, barrels: int) -> None:
        super().__init__("refine")
        self.barrels: Final = barrels

    def words(self) -> dict[str, Word]:
        return {"barrels": self.barrels}


class Pump(Action):
    """MM-4.5 (c): the crossed wells give so many crude; 0 declines."""

    def __init__(self, barrels: int) -> None:
        super().__init__("pump")
        self.barrels: Final = barrels

    def words(self) -> dict[str, Word]:
        return {"barrels": self.barrels}


class Drill(Action):
    """MM-4.5 (d): the rig under both dice becomes a well."""

    def __init__(self) -> None:
        super().__init__("drill")


class LeaveRig(Action):
    """MM-4.5 (d): the rig under both dice stays a rig."""

    def __init__(self) -> None:
        super().__init__("leave-rig")


class AssetWish(Action):
    """A wish about one asset: its kind, quadrant and first cell."""

    def __init__(self, key: str, kind: int, quadrant: int, cell: int) -> None:
        super().__init__(key)
        self.kind: Final = kind
        self.quadrant: Final = quadrant
        self.cell: Final = cell

    def words(self) -> dict[str, Word]:
        return {"kind": KINDS[self.kind], "quadrant": self.quadrant, "cell": self.cell}


class BuyAsset(AssetWish):
    """MM-2.6, MM-6.1"""

    def __init__(self, kind: int, quadrant: int, cell: int) -> None:
        super().__init__("buy-asset", kind, quadrant, cell)


class SellAsset(AssetWish):
    """MM-6.1, MM-6.2, MM-8.1"""

    def __init__(self, kind: int, quadrant: int, cell: int) -> None:
        super().__init__("sell-asset", kind, quadrant, cell)


class FreeRefinery(Action):
    """MM-9.2: pay for a refinery that stands idle."""

    def __init__(self, quadrant: int, cell: int) -> None:
        super().__init__("free-refinery")
        self.quadrant: Final = quadrant
        self.cell: Final = cell

    def words(self) -> dict[str, Word]:
        return {"quadrant": self.quadrant, "cell": self.cell}


class EndPurchases(Action):
    """MM-2.6: the special purchases are done."""

    def __init__(self) -> None:
        super().__init__("end-purchases")


class EndTurn(Action):
    """MM-7.2"""

    def __init__(self) -> None:
        super().__init__("end-turn")


class Declare(Action):
    """MM-7.1: the turn ends with the declaration that starts the last round."""

    def __init__(self) -> None:
        super().__init__("declare")


class SellAll(Action):
    """MM-8.1: everything goes to the bank at settlement prices."""

    def __init__(self) -> None:
        super().__init__("sell-all")


class KeepRest(Action):
    """MM-8.1: the settlement ends without selling what is left."""

    def __init__(self) -> None:
        super().__init__("keep-rest")
