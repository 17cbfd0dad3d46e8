"""Every event of McMulti. All of them happen on the open table, so every seat sees them."""

from __future__ import annotations

from typing import Final

from magnat.games.mcmulti.figures import GOODS, KINDS, MARKETS
from magnat.kernel.contract import Fact, Word


class StartingPlayer(Fact):
    """MM-2.5"""

    def __init__(self, clause: str, seat: int) -> None:
        super().__init__("starting-player", clause)
        self.seat: Final = seat

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat}


class NewsLaid(Fact):
    """A card lies open now; `likely` is 1 for the likely place, 0 for the unlikely one."""

    def __init__(self, clause: str, card: str, likely: int) -> None:
        super().__init__("news-laid", clause)
        self.card: Final = card
        self.likely: Final = likely

    def words(self) -> dict[str, Word]:
        return {"card": self.card, "likely": self.likely}


class TurnBegan(Fact):
    """The dice have come to this seat."""

    def __init__(self, clause: str, seat: int, turn: int) -> None:
        super().__init__("turn-began", clause)
        self.seat: Final = seat
        self.turn: Final = turn

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "turn": self.turn}


class BarrelBought(Fact):
    def __init__(self, clause: str, seat: int, market: int, good: int, price: int) -> None:
        super().__init__("barrel-bought", clause)
        self.seat: Final = seat
        self.market: Final = market
        self.good: Final = good
        self.price: Final = price

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "market": MARKETS[self.market], "good": GOODS[self.good], "price": self.price}


class BarrelSold(Fact):
    def __init__(self, clause: str, seat: int, market: int, good: int, price: int) -> None:
        super().__init__("barrel-sold", clause)
        self.seat: Final = seat
        self.market: Final = market
        self.good: Final = good
        self.price: Final = price

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "market": MARKETS[self.market], "good": GOODS[self.good], "price": self.price}


class DiceRolled(Fact):
    def __init__(self, clause: str, seat: int, red: int, black: int) -> None:
        super().__init__("dice-rolled", clause)
        self.seat: Final = seat
        self.red: Final = red
        self.black: Final = black

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "red": self.red, "black": self.black}


class EventHappened(Fact):
    def __init__(self, clause: str, card: str, likely: int) -> None:
        super().__init__("event-happened", clause)
        self.card: Final = card
        self.likely: Final = likely

    def words(self) -> dict[str, Word]:
        return {"card": self.card, "likely": self.likely}


class LikelyNow(Fact):
    """The unlikely card slid to the likely place."""

    def __init__(self, clause: str, card: str) -> None:
        super().__init__("likely-now", clause)
        self.card: Final = card

    def words(self) -> dict[str, Word]:
        return {"card": self.card}


class CardBeside(Fact):
    """A lasting card lies beside the board."""

    def __init__(self, clause: str, card: str) -> None:
        super().__init__("card-beside", clause)
        self.card: Final = card

    def words(self) -> dict[str, Word]:
        return {"card": self.card}


class CardReturned(Fact):
    """A lasting card is settled and goes under the deck."""

    def __init__(self, clause: str, card: str) -> None:
        super().__init__("card-returned", clause)
        self.card: Final = card

    def words(self) -> dict[str, Word]:
        return {"card": self.card}


class TaxPaid(Fact):
    def __init__(self, clause: str, seat: int, card: str, price: int) -> None:
        super().__init__("tax-paid", clause)
        self.seat: Final = seat
        self.card: Final = card
        self.price: Final = price

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "card": self.card, "price": self.price}


class TaxDue(Fact):
    """The cash does not cover the tax: assets must be sold."""

    def __init__(self, clause: str, seat: int, card: str, price: int) -> None:
        super().__init__("tax-due", clause)
        self.seat: Final = seat
        self.card: Final = card
        self.price: Final = price

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "card": self.card, "price": self.price}


class TaxForgiven(Fact):
    """Nothing is left to sell; the rest is forgiven."""

    def __init__(self, clause: str, seat: int, card: str, price: int) -> None:
        super().__init__("tax-forgiven", clause)
        self.seat: Final = seat
        self.card: Final = card
        self.price: Final = price

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "card": self.card, "price": self.price}


class BarrelsLost(Fact):
    """Barrels left a market for the supply."""

    def __init__(self, clause: str, market: int, good: int, barrels: int) -> None:
        super().__init__("barrels-lost", clause)
        self.market: Final = market
        self.good: Final = good
        self.barrels: Final = barrels

    def words(self) -> dict[str, Word]:
        return {"market": MARKETS[self.market], "good": GOODS[self.good], "barrels": self.barrels}


class BarrelsMoved(Fact):
    """Barrels went from the foreign to the domestic market."""

    def __init__(self, clause: str, good: int, barrels: int) -> None:
        super().__init__("barrels-moved", clause)
        self.good: Final = good
        self.barrels: Final = barrels

    def words(self) -> dict[str, Word]:
        return {"good": GOODS[self.good], "barrels": self.barrels}


class RefineryStopped(Fact):
    """Global warming: it stands idle until its owner pays."""

    def __init__(self, clause: str, seat: int, quadrant: int, cell: int) -> None:
        super().__init__("refinery-stopped", clause)
        self.seat: Final = seat
        self.quadrant: Final = quadrant
        self.cell: Final = cell

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "quadrant": self.quadrant, "cell": self.cell}


class RefineryFreed(Fact):
    def __init__(self, clause: str, seat: int, quadrant: int, cell: int, price: int) -> None:
        super().__init__("refinery-freed", clause)
        self.seat: Final = seat
        self.quadrant: Final = quadrant
        self.cell: Final = cell
        self.price: Final = price

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "quadrant": self.quadrant, "cell": self.cell, "price": self.price}


class DifferenceMoved(Fact):
    def __init__(self, clause: str, steps: int, difference: int) -> None:
        super().__init__("difference-moved", clause)
        self.steps: Final = steps
        self.difference: Final = difference

    def words(self) -> dict[str, Word]:
        return {"steps": self.steps, "difference": self.difference}


class EconomyChanged(Fact):
    def __init__(self, clause: str, die: int, card: str) -> None:
        super().__init__("economy-changed", clause)
        self.die: Final = die
        self.card: Final = card

    def words(self) -> dict[str, Word]:
        return {"die": self.die, "card": self.card}


class DemandMoved(Fact):
    """The one barrel left on the consumer market moved; `removed` others went to the supply."""

    def __init__(self, clause: str, start: int, space: int, removed: int) -> None:
        super().__init__("demand-moved", clause)
        self.start: Final = start
        self.space: Final = space
        self.removed: Final = removed

    def words(self) -> dict[str, Word]:
        return {"start": self.start, "space": self.space, "removed": self.removed}


class QuadrantChosen(Fact):
    def __init__(self, clause: str, seat: int, quadrant: int) -> None:
        super().__init__("quadrant-chosen", clause)
        self.seat: Final = seat
        self.quadrant: Final = quadrant

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "quadrant": self.quadrant}


class FuelSold(Fact):
    def __init__(self, clause: str, seat: int, price: int) -> None:
        super().__init__("fuel-sold", clause)
        self.seat: Final = seat
        self.price: Final = price

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "price": self.price}


class CrudeRefined(Fact):
    def __init__(self, clause: str, seat: int, barrels: int) -> None:
        super().__init__("crude-refined", clause)
        self.seat: Final = seat
        self.barrels: Final = barrels

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "barrels": self.barrels}


class CrudePumped(Fact):
    def __init__(self, clause: str, seat: int, barrels: int) -> None:
        super().__init__("crude-pumped", clause)
        self.seat: Final = seat
        self.barrels: Final = barrels

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "barrels": self.barrels}


class WellDrilled(Fact):
    def __init__(self, clause: str, seat: int, quadrant: int, cell: int, price: int) -> None:
        super().__init__("well-drilled", clause)
        self.seat: Final = seat
        self.quadrant: Final = quadrant
        self.cell: Final = cell
        self.price: Final = price

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "quadrant": self.quadrant, "cell": self.cell, "price": self.price}


class AssetBought(Fact):
    def __init__(self, clause: str, seat: int, kind: int, quadrant: int, cell: int, price: int) -> None:
        super().__init__("asset-bought", clause)
        self.seat: Final = seat
        self.kind: Final = kind
        self.quadrant: Final = quadrant
        self.cell: Final = cell
        self.price: Final = price

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "kind": KINDS[self.kind], "quadrant": self.quadrant, "cell": self.cell, "price": self.price}


class AssetSold(Fact):
    """`idle` is 1 for a refinery that global warming had stopped."""

    def __init__(self, clause: str, seat: int, kind: int, quadrant: int, cell: int, price: int, idle: int) -> None:
        super().__init__("asset-sold", clause)
        self.seat: Final = seat
        self.kind: Final = kind
        self.quadrant: Final = quadrant
        self.cell: Final = cell
        self.price: Final = price
        self.idle: Final = idle

    def words(self) -> dict[str, Word]:
        return {
            "seat": self.seat,
            "kind": KINDS[self.kind],
            "quadrant": self.quadrant,
            "cell": self.cell,
            "price": self.price,
            "idle": self.idle,
        }


class Declared(Fact):
    def __init__(self, clause: str, seat: int) -> None:
        super().__init__("declared", clause)
        self.seat: Final = seat

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat}


class SettlementBegan(Fact):
    def __init__(self, clause: str) -> None:
        super().__init__("settlement-began", clause)


class Settled(Fact):
    """This seat has finished the settlement."""

    def __init__(self, clause: str, seat: int) -> None:
        super().__init__("settled", clause)
        self.seat: Final = seat

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat}


class Ranked(Fact):
    def __init__(self, clause: str, seat: int, place: int, cash: int, barrels: int) -> None:
        super().__init__("ranked", clause)
        self.seat: Final = seat
        self.place: Final = place
        self.cash: Final = cash
        self.barrels: Final = barrels

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "place": self.place, "cash": self.cash, "barrels": self.barrels}
