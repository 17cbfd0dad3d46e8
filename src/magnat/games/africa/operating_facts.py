"""The events of operating rounds of 18Africa: what a company builds, earns and buys. All events together: facts.py."""

from __future__ import annotations

from magnat.kernel.contract import Fact, Seat, Word


class CityChosen(Fact):
    """AF-5.2, AF-6.12: the home station."""

    key = "city-chosen"
    company: str
    place: str
    stop: int


class OperatingRoundBegan(Fact):
    """AF-3.1"""

    key = "operating-round-began"
    number: int
    economy: str


class PrivatePaid(Fact):
    """AF-6.1"""

    key = "private-paid"
    holder: Word
    private: str
    amount: int


class BondsPaid(Fact):
    """AF-6.1"""

    key = "bonds-paid"
    seat: Seat
    bonds: int
    amount: int


class PriceMoved(Fact):
    key = "price-moved"
    company: str
    before: int
    after: int


class CompanyTurn(Fact):
    """AF-6.2: `seat` is -1 when nobody acts for it."""

    key = "company-turn"
    company: str
    seat: Seat


class TileLaid(Fact):
    """AF-6.4, AF-6.6"""

    key = "tile-laid"
    company: str
    place: str
    tile: str
    rotation: int
    cost: int


class PowerUsed(Fact):
    """AF-11.1"""

    key = "power-used"
    private: str


class ConnectionBonus(Fact):
    """AF-6.11"""

    key = "connection-bonus"
    company: str
    place: str
    stop: int
    amount: int


class TokenPlaced(Fact):
    """AF-7.3"""

    key = "token-placed"
    company: str
    place: str
    stop: int
    cost: int


class TrainsRun(Fact):
    """AF-7.4: the routes as in the action, and all they earn."""

    key = "trains-run"
    company: str
    routes: str
    revenue: int


class DividendPaid(Fact):
    """AF-8.1, AF-8.2"""

    key = "dividend-paid"
    company: str
    revenue: int
    share: int


class DividendReceived(Fact):
    """AF-8.2"""

    key = "dividend-received"
    holder: Word
    company: str
    shares: int
    amount: int


class Withheld(Fact):
    """AF-8.1"""

    key = "withheld"
    company: str
    amount: int


class TrainBought(Fact):
    """AF-8.5"""

    key = "train-bought"
    company: str
    train: str
    price: int


class TrainSold(Fact):
    """AF-8.5"""

    key = "train-sold"
    company: str
    train: str
    price: int


class TrainGone(Fact):
    """AF-9.1: a removed company's train leaves the game."""

    key = "train-gone"
    company: str
    train: str


class TrainOffer(Fact):
    """AF-8.5: what a company asks another for."""

    company: str
    seller: str
    train: str
    price: int


class TrainOffered(TrainOffer):
    """AF-8.5"""

    key = "train-offered"


class OfferDeclined(TrainOffer):
    """AF-8.5"""

    key = "offer-declined"


class TrainTraded(TrainOffer):
    """AF-8.5"""

    key = "train-traded"


class ConcessionAssigned(Fact):
    """AF-7.7"""

    key = "concession-assigned"
    seat: Seat
    concession: str
    company: str
