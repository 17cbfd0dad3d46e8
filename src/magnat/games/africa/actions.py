"""Every wish a player of 18Africa can have. Numbers of cards, places and things stand beside their names; people read the names."""

from __future__ import annotations

from typing import Final

from magnat.kernel.contract import Action, Word


class SetAside(Action):
    """AF-2.1: this card goes into the discards that are auctioned."""

    def __init__(self, card: int, card_name: str) -> None:
        super().__init__("set-aside")
        self.card: Final = card
        self.card_name: Final = card_name

    def words(self) -> dict[str, Word]:
        return {"card": self.card_name}


class Nominate(Action):
    """AF-2.2: this card comes under the hammer next."""

    def __init__(self, card: int, card_name: str) -> None:
        super().__init__("nominate")
        self.card: Final = card
        self.card_name: Final = card_name

    def words(self) -> dict[str, Word]:
        return {"card": self.card_name}


class Bid(Action):
    """AF-2.2, AF-3.3"""

    def __init__(self, amount: int) -> None:
        super().__init__("bid")
        self.amount: Final = amount

    def words(self) -> dict[str, Word]:
        return {"amount": self.amount}


class PassBid(Action):
    """AF-2.2, AF-3.3: out of this auction."""

    def __init__(self) -> None:
        super().__init__("pass-bid")


class ChooseConcession(Action):
    """AF-3.3: the winner takes one of the concessions left."""

    def __init__(self, concession: int, concession_name: str) -> None:
        super().__init__("choose-concession")
        self.concession: Final = concession
        self.concession_name: Final = concession_name

    def words(self) -> dict[str, Word]:
        return {"concession": self.concession_name}


class TakePriority(Action):
    """AF-11.1: the power of Madianos."""

    def __init__(self) -> None:
        super().__init__("take-priority")


class LeavePriority(Action):
    """AF-4.1: the priority card stays where it is."""

    def __init__(self) -> None:
        super().__init__("leave-priority")


class BuyHand(Action):
    """AF-4.4 a: a card of the own hand, at its printed price."""

    def __init__(self, card: int, card_name: str) -> None:
        super().__init__("buy-hand")
        self.card: Final = card
        self.card_name: Final = card_name

    def words(self) -> dict[str, Word]:
        return {"card": self.card_name}


class BuyPool(Action):
    """AF-4.4 b, AF-8.7: a certificate out of the bank pool."""

    def __init__(self, card: int, card_name: str) -> None:
        super().__init__("buy-pool")
        self.card: Final = card
        self.card_name: Final = card_name

    def words(self) -> dict[str, Word]:
        return {"card": self.card_name}


class BuyDiscard(Action):
    """AF-4.4 c: the top card of the discard pile, or any card that lies open (AF-4.8)."""

    def __init__(self, card: int, card_name: str) -> None:
        super().__init__("buy-discard")
        self.card: Final = card
        self.card_name: Final = card_name

    def words(self) -> dict[str, Word]:
        return {"card": self.card_name}


class TurnCard(Action):
    """AF-4.4 d: the top card of the deck is turned up."""

    def __init__(self) -> None:
        super().__init__("turn-card")


class BuyTurned(Action):
    """AF-4.4 d: the card just turned up."""

    def __init__(self) -> None:
        super().__init__("buy-turned")


class DeclineTurned(Action):
    """AF-4.4 d: the card just turned up goes to the discard pile; the turn ends."""

    def __init__(self) -> None:
        super().__init__("decline-turned")


class BuyBond(Action):
    """AF-4.4 e"""

    def __init__(self) -> None:
        super().__init__("buy-bond")


class SellShare(Action):
    """AF-4.3, AF-8.7: one share goes to the bank pool."""

    def __init__(self, company: int, company_name: str) -> None:
        super().__init__("sell-share")
        self.company: Final = company
        self.company_name: Final = company_name

    def words(self) -> dict[str, Word]:
        return {"company": self.company_name}


class SellPrivate(Action):
    """AF-4.3, AF-8.7: a private company goes to the bank pool."""

    def __init__(self, private: int, private_name: str) -> None:
        super().__init__("sell-private")
        self.private: Final = private
        self.private_name: Final = private_name

    def words(self) -> dict[str, Word]:
        return {"private": self.private_name}


class SellBond(Action):
    """AF-4.3: a bond goes back to the bank."""

    def __init__(self) -> None:
        super().__init__("sell-bond")


class EndTurn(Action):
    """AF-4.4: enough bought."""

    def __init__(self) -> None:
        super().__init__("end-turn")


class Pass(Action):
    """AF-4.5: nothing bought; with `flip` the top card of the deck is turned onto the discard pile."""

    def __init__(self, flip: int) -> None:
        super().__init__("pass")
        self.flip: Final = flip

    def words(self) -> dict[str, Word]:
        return {"flip": self.flip}


class ChooseCity(Action):
    """AF-6.12: the company's station stands in this city of its double city."""

    def __init__(self, stop: int) -> None:
        super().__init__("choose-city")
        self.stop: Final = stop

    def words(self) -> dict[str, Word]:
        return {"stop": self.stop}


class LayTile(Action):
    """AF-6.4, AF-6.6: a first tile or an upgrade; with `waive` Jamieson Tropical Timber pays the river."""

    def __init__(self, place: int, tile: int, rotation: int, waive: int, place_name: str, tile_name: str) -> None:
        super().__init__("lay-tile")
        self.place: Final = place
        self.tile: Final = tile
        self.rotation: Final = rotation
        self.waive: Final = waive
        self.place_name: Final = place_name
        self.tile_name: Final = tile_name

    def words(self) -> dict[str, Word]:
        return {"place": self.place_name, "tile": self.tile_name, "rotation": self.rotation, "waive": self.waive}


class EndTrack(Action):
    """AF-6.3: no more track."""

    def __init__(self) -> None:
        super().__init__("end-track")


class PlaceToken(Action):
    """AF-7.3: a station for which the charter asks `cost`; with `free` George Edmunds Factors pays it."""

    def __init__(self, place: int, stop: int, cost: int, free: int, place_name: str) -> None:
        super().__init__("place-token")
        self.place: Final = place
        self.stop: Final = stop
        self.cost: Final = cost
        self.free: Final = free
        self.place_name: Final = place_name

    def words(self) -> dict[str, Word]:
        return {"place": self.place_name, "stop": self.stop, "cost": self.cost, "free": self.free}


class SkipToken(Action):
    """AF-7.3: no station."""

    def __init__(self) -> None:
        super().__init__("skip-token")


class Run(Action):
    """AF-7.4: one route for each train, written as hexes: D3-D5, trains divided by a semicolon."""

    def __init__(self, routes: str) -> None:
        super().__init__("run")
        self.routes: Final = routes

    def words(self) -> dict[str, Word]:
        return {"routes": self.routes}


class Pay(Action):
    """AF-8.1: the revenue is paid out."""

    def __init__(self) -> None:
        super().__init__("pay")


class Withhold(Action):
    """AF-8.1: the revenue goes into the treasury."""

    def __init__(self) -> None:
        super().__init__("withhold")


class BuyTrain(Action):
    """AF-8.5: from the bank."""

    def __init__(self, train: int, train_name: str) -> None:
        super().__init__("buy-train")
        self.train: Final = train
        self.train_name: Final = train_name

    def words(self) -> dict[str, Word]:
        return {"train": self.train_name}


class SellTrain(Action):
    """AF-8.5: to the bank, at its resale value."""

    def __init__(self, train: int, train_name: str) -> None:
        super().__init__("sell-train")
        self.train: Final = train
        self.train_name: Final = train_name

    def words(self) -> dict[str, Word]:
        return {"train": self.train_name}


class OfferTrain(Action):
    """AF-8.5: a price for a train of another company."""

    def __init__(self, company: int, train: int, price: int, company_name: str, train_name: str) -> None:
        super().__init__("offer-train")
        self.company: Final = company
        self.train: Final = train
        self.price: Final = price
        self.company_name: Final = company_name
        self.train_name: Final = train_name

    def words(self) -> dict[str, Word]:
        return {"company": self.company_name, "train": self.train_name, "price": self.price}


class AcceptOffer(Action):
    """AF-8.5: the train changes hands."""

    def __init__(self) -> None:
        super().__init__("accept-offer")


class DeclineOffer(Action):
    """AF-8.5"""

    def __init__(self) -> None:
        super().__init__("decline-offer")


class EndTrains(Action):
    """AF-8.5: no more trains."""

    def __init__(self) -> None:
        super().__init__("end-trains")


class EndShares(Action):
    """AF-8.7: the company's turn is over."""

    def __init__(self) -> None:
        super().__init__("end-shares")


class AssignConcession(Action):
    """AF-7.7: the concession belongs to the company for good."""

    def __init__(self, concession: int, concession_name: str) -> None:
        super().__init__("assign-concession")
        self.concession: Final = concession
        self.concession_name: Final = concession_name

    def words(self) -> dict[str, Word]:
        return {"concession": self.concession_name}
