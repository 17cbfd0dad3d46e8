"""Every event of McMulti. All of them happen on the open table, so every seat sees them."""

from __future__ import annotations

from magnat.kernel.contract import Fact, Seat


class StartingPlayer(Fact):
    """MM-2.5"""

    key = "starting-player"
    seat: Seat


class QuadrantTaken(Fact):
    """MM-2.5: this quadrant has an owner now."""

    key = "quadrant-taken"
    seat: Seat
    quadrant: int


class NewsLaid(Fact):
    """A card lies open now; `likely` is 1 for the likely place, 0 for the unlikely one."""

    key = "news-laid"
    card: str
    likely: int


class TurnBegan(Fact):
    """The dice have come to this seat."""

    key = "turn-began"
    seat: Seat
    turn: int


class BarrelTrade(Fact):
    """One barrel changed hands at a market."""

    seat: Seat
    market: str
    good: str
    price: int


class BarrelBought(BarrelTrade):
    key = "barrel-bought"


class BarrelSold(BarrelTrade):
    key = "barrel-sold"


class DiceRolled(Fact):
    key = "dice-rolled"
    seat: Seat
    red: int
    black: int


class EventHappened(Fact):
    key = "event-happened"
    card: str
    likely: int


class LikelyNow(Fact):
    """The unlikely card slid to the likely place."""

    key = "likely-now"
    card: str


class CardBeside(Fact):
    """A lasting card lies beside the board."""

    key = "card-beside"
    card: str


class CardReturned(Fact):
    """A lasting card is settled and goes under the deck."""

    key = "card-returned"
    card: str


class Tax(Fact):
    """What a news card asks of a seat, and what became of it."""

    seat: Seat
    card: str
    price: int


class TaxPaid(Tax):
    key = "tax-paid"


class TaxDue(Tax):
    """The cash does not cover the tax: assets must be sold."""

    key = "tax-due"


class TaxForgiven(Tax):
    """Nothing is left to sell; the rest is forgiven."""

    key = "tax-forgiven"


class BarrelsLost(Fact):
    """Barrels left a market for the supply."""

    key = "barrels-lost"
    market: str
    good: str
    barrels: int


class BarrelsMoved(Fact):
    """Barrels went from the foreign to the domestic market."""

    key = "barrels-moved"
    good: str
    barrels: int


class RefineryStopped(Fact):
    """Global warming: it stands idle until its owner pays."""

    key = "refinery-stopped"
    seat: Seat
    quadrant: int
    cell: int


class FeeDue(Fact):
    """The cash does not cover the fee that the owner wants to pay: assets are sold for it."""

    key = "fee-due"
    seat: Seat
    quadrant: int
    cell: int
    price: int


class RefineryFreed(Fact):
    key = "refinery-freed"
    seat: Seat
    quadrant: int
    cell: int
    price: int


class DifferenceMoved(Fact):
    key = "difference-moved"
    steps: int
    difference: int


class EconomyChanged(Fact):
    key = "economy-changed"
    die: int
    card: str


class DemandMoved(Fact):
    """The one barrel left on the consumer market moved; `removed` others went to the supply."""

    key = "demand-moved"
    start: int
    space: int
    removed: int


class QuadrantChosen(Fact):
    key = "quadrant-chosen"
    seat: Seat
    quadrant: int


class FuelSold(Fact):
    key = "fuel-sold"
    seat: Seat
    price: int


class CrudeRefined(Fact):
    key = "crude-refined"
    seat: Seat
    barrels: int


class CrudePumped(Fact):
    key = "crude-pumped"
    seat: Seat
    barrels: int


class WellDrilled(Fact):
    key = "well-drilled"
    seat: Seat
    quadrant: int
    cell: int
    price: int


class AssetBought(Fact):
    key = "asset-bought"
    seat: Seat
    kind: str
    quadrant: int
    cell: int
    price: int


class AssetSold(Fact):
    """`idle` is 1 for a refinery that global warming had stopped."""

    key = "asset-sold"
    seat: Seat
    kind: str
    quadrant: int
    cell: int
    price: int
    idle: int


class Declared(Fact):
    key = "declared"
    seat: Seat


class SettlementBegan(Fact):
    key = "settlement-began"


class Settled(Fact):
    """This seat has finished the settlement."""

    key = "settled"
    seat: Seat


class Ranked(Fact):
    key = "ranked"
    seat: Seat
    place: int
    cash: int
    barrels: int
