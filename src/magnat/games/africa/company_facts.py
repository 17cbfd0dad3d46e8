"""Events of 18Africa in the operating rounds: what a company builds, earns and buys."""

from __future__ import annotations

from typing import Final

from magnat.kernel.contract import Fact, Word


class CityChosen(Fact):
    """AF-5.2, AF-6.12: the home station."""

    def __init__(self, clause: str, company: str, place: str, stop: int) -> None:
        super().__init__("city-chosen", clause)
        self.company: Final = company
        self.place: Final = place
        self.stop: Final = stop

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "place": self.place, "stop": self.stop}


class OperatingRoundBegan(Fact):
    """AF-3.1"""

    def __init__(self, clause: str, number: int, economy: str) -> None:
        super().__init__("operating-round-began", clause)
        self.number: Final = number
        self.economy: Final = economy

    def words(self) -> dict[str, Word]:
        return {"number": self.number, "economy": self.economy}


class PrivatePaid(Fact):
    """AF-6.1"""

    def __init__(self, clause: str, holder: Word, private: str, amount: int) -> None:
        super().__init__("private-paid", clause)
        self.holder: Final = holder
        self.private: Final = private
        self.amount: Final = amount

    def words(self) -> dict[str, Word]:
        return {"holder": self.holder, "private": self.private, "amount": self.amount}


class BondsPaid(Fact):
    """AF-6.1"""

    def __init__(self, clause: str, seat: int, bonds: int, amount: int) -> None:
        super().__init__("bonds-paid", clause)
        self.seat: Final = seat
        self.bonds: Final = bonds
        self.amount: Final = amount

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "bonds": self.bonds, "amount": self.amount}


class PriceMoved(Fact):
    def __init__(self, clause: str, company: str, before: int, after: int) -> None:
        super().__init__("price-moved", clause)
        self.company: Final = company
        self.before: Final = before
        self.after: Final = after

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "before": self.before, "after": self.after}


class CompanyTurn(Fact):
    """AF-6.2: `seat` is -1 when nobody acts for it."""

    def __init__(self, clause: str, company: str, seat: int) -> None:
        super().__init__("company-turn", clause)
        self.company: Final = company
        self.seat: Final = seat

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "seat": self.seat}


class TileLaid(Fact):
    """AF-6.4, AF-6.6"""

    def __init__(self, clause: str, company: str, place: str, tile: str, rotation: int, cost: int) -> None:
        super().__init__("tile-laid", clause)
        self.company: Final = company
        self.place: Final = place
        self.tile: Final = tile
        self.rotation: Final = rotation
        self.cost: Final = cost

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "place": self.place, "tile": self.tile, "rotation": self.rotation, "cost": self.cost}


class PowerUsed(Fact):
    """AF-11.1"""

    def __init__(self, clause: str, private: str) -> None:
        super().__init__("power-used", clause)
        self.private: Final = private

    def words(self) -> dict[str, Word]:
        return {"private": self.private}


class ConnectionBonus(Fact):
    """AF-6.11"""

    def __init__(self, clause: str, company: str, place: str, stop: int, amount: int) -> None:
        super().__init__("connection-bonus", clause)
        self.company: Final = company
        self.place: Final = place
        self.stop: Final = stop
        self.amount: Final = amount

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "place": self.place, "stop": self.stop, "amount": self.amount}


class TokenPlaced(Fact):
    """AF-7.3"""

    def __init__(self, clause: str, company: str, place: str, stop: int, cost: int) -> None:
        super().__init__("token-placed", clause)
        self.company: Final = company
        self.place: Final = place
        self.stop: Final = stop
        self.cost: Final = cost

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "place": self.place, "stop": self.stop, "cost": self.cost}


class TrainsRun(Fact):
    """AF-7.4: the routes as in the action, and all they earn."""

    def __init__(self, clause: str, company: str, routes: str, revenue: int) -> None:
        super().__init__("trains-run", clause)
        self.company: Final = company
        self.routes: Final = routes
        self.revenue: Final = revenue

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "routes": self.routes, "revenue": self.revenue}


class DividendPaid(Fact):
    """AF-8.1, AF-8.2"""

    def __init__(self, clause: str, company: str, revenue: int, share: int) -> None:
        super().__init__("dividend-paid", clause)
        self.company: Final = company
        self.revenue: Final = revenue
        self.share: Final = share

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "revenue": self.revenue, "share": self.share}


class DividendReceived(Fact):
    """AF-8.2"""

    def __init__(self, clause: str, holder: Word, company: str, shares: int, amount: int) -> None:
        super().__init__("dividend-received", clause)
        self.holder: Final = holder
        self.company: Final = company
        self.shares: Final = shares
        self.amount: Final = amount

    def words(self) -> dict[str, Word]:
        return {"holder": self.holder, "company": self.company, "shares": self.shares, "amount": self.amount}


class Withheld(Fact):
    """AF-8.1"""

    def __init__(self, clause: str, company: str, amount: int) -> None:
        super().__init__("withheld", clause)
        self.company: Final = company
        self.amount: Final = amount

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "amount": self.amount}


class TrainBought(Fact):
    """AF-8.5"""

    def __init__(self, clause: str, company: str, train: str, price: int) -> None:
        super().__init__("train-bought", clause)
        self.company: Final = company
        self.train: Final = train
        self.price: Final = price

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "train": self.train, "price": self.price}


class TrainSold(Fact):
    """AF-8.5"""

    def __init__(self, clause: str, company: str, train: str, price: int) -> None:
        super().__init__("train-sold", clause)
        self.company: Final = company
        self.train: Final = train
        self.price: Final = price

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "train": self.train, "price": self.price}


class TrainGone(Fact):
    """AF-9.1: a removed company's train leaves the game."""

    def __init__(self, clause: str, company: str, train: str) -> None:
        super().__init__("train-gone", clause)
        self.company: Final = company
        self.train: Final = train

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "train": self.train}


class TrainOffered(Fact):
    """AF-8.5"""

    def __init__(self, clause: str, company: str, seller: str, train: str, price: int) -> None:
        super().__init__("train-offered", clause)
        self.company: Final = company
        self.seller: Final = seller
        self.train: Final = train
        self.price: Final = price

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "seller": self.seller, "train": self.train, "price": self.price}


class OfferDeclined(Fact):
    """AF-8.5"""

    def __init__(self, clause: str, company: str, seller: str, train: str, price: int) -> None:
        super().__init__("offer-declined", clause)
        self.company: Final = company
        self.seller: Final = seller
        self.train: Final = train
        self.price: Final = price

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "seller": self.seller, "train": self.train, "price": self.price}


class TrainTraded(Fact):
    """AF-8.5"""

    def __init__(self, clause: str, company: str, seller: str, train: str, price: int) -> None:
        super().__init__("train-traded", clause)
        self.company: Final = company
        self.seller: Final = seller
        self.train: Final = train
        self.price: Final = price

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "seller": self.seller, "train": self.train, "price": self.price}


class ConcessionAssigned(Fact):
    """AF-7.7"""

    def __init__(self, clause: str, seat: int, concession: str, company: str) -> None:
        super().__init__("concession-assigned", clause)
        self.seat: Final = seat
        self.concession: Final = concession
        self.company: Final = company

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "concession": self.concession, "company": self.company}
