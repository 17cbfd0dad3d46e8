"""Every wish a player of 18Africa can have. Numbers of cards, places and things come with their names; people read the names."""

from __future__ import annotations

from typing import Final

from magnat.games.africa.figures import LONGEST_ROUTES
from magnat.kernel.contract import Action
from magnat.kernel.fields import Named, Number, Switch, Text


class CardWish(Action):
    """A wish about one card."""

    fields = (Named("card"),)

    def __init__(self, card: int, card_name: str) -> None:
        self.card: Final = card
        self.card_name: Final = card_name


class SetAside(CardWish):
    """AF-2.1: this card goes into the discards that are auctioned."""

    key = "set-aside"


class Nominate(CardWish):
    """AF-2.2: this card comes under the hammer next."""

    key = "nominate"


class Bid(Action):
    """AF-2.2, AF-3.3"""

    key = "bid"
    fields = (Number("amount"),)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount


class PassBid(Action):
    """AF-2.2, AF-3.3: out of this auction."""

    key = "pass-bid"


class ConcessionWish(Action):
    """A wish about one concession."""

    fields = (Named("concession"),)

    def __init__(self, concession: int, concession_name: str) -> None:
        self.concession: Final = concession
        self.concession_name: Final = concession_name


class ChooseConcession(ConcessionWish):
    """AF-3.3: the winner takes one of the concessions left."""

    key = "choose-concession"


class TakePriority(Action):
    """AF-11.1: the power of Madianos."""

    key = "take-priority"


class LeavePriority(Action):
    """AF-4.1: the priority card stays where it is."""

    key = "leave-priority"


class BuyHand(CardWish):
    """AF-4.4 a: a card of one's own hand, at its printed price."""

    key = "buy-hand"


class BuyPool(CardWish):
    """AF-4.4 b, AF-8.7: a certificate out of the bank pool."""

    key = "buy-pool"


class BuyDiscard(CardWish):
    """AF-4.4 c: the top card of the discard pile, or any card that lies open (AF-4.8)."""

    key = "buy-discard"


class TurnCard(Action):
    """AF-4.4 d: the top card of the deck is turned up."""

    key = "turn-card"


class BuyTurned(Action):
    """AF-4.4 d: the card just turned up."""

    key = "buy-turned"


class DeclineTurned(Action):
    """AF-4.4 d: the card just turned up goes to the discard pile; the turn ends."""

    key = "decline-turned"


class BuyBond(Action):
    """AF-4.4 e"""

    key = "buy-bond"


class SellShare(Action):
    """AF-4.3, AF-8.7: one share goes to the bank pool."""

    key = "sell-share"
    fields = (Named("company"),)

    def __init__(self, company: int, company_name: str) -> None:
        self.company: Final = company
        self.company_name: Final = company_name


class SellPrivate(Action):
    """AF-4.3, AF-8.7: a private company goes to the bank pool."""

    key = "sell-private"
    fields = (Named("private"),)

    def __init__(self, private: int, private_name: str) -> None:
        self.private: Final = private
        self.private_name: Final = private_name


class SellBond(Action):
    """AF-4.3: a bond goes back to the bank."""

    key = "sell-bond"


class EndTurn(Action):
    """AF-4.4: enough bought."""

    key = "end-turn"


class Pass(Action):
    """AF-4.5: nothing bought; with `flip` the top card of the deck is turned onto the discard pile."""

    key = "pass"
    fields = (Switch("flip"),)

    def __init__(self, flip: int) -> None:
        self.flip: Final = flip


class ChooseCity(Action):
    """AF-6.12: the company's station stands in this city of its double city."""

    key = "choose-city"
    fields = (Number("stop"),)

    def __init__(self, stop: int) -> None:
        self.stop: Final = stop


class LayTile(Action):
    """AF-6.4, AF-6.6: a first tile or an upgrade; with `waive` Jamieson Tropical Timber pays the river."""

    key = "lay-tile"
    fields = (Named("place"), Named("tile"), Number("rotation"), Switch("waive"))

    def __init__(self, place: int, tile: int, rotation: int, waive: int, place_name: str, tile_name: str) -> None:
        self.place: Final = place
        self.tile: Final = tile
        self.rotation: Final = rotation
        self.waive: Final = waive
        self.place_name: Final = place_name
        self.tile_name: Final = tile_name


class EndTrack(Action):
    """AF-6.3: no more track."""

    key = "end-track"


class PlaceToken(Action):
    """AF-7.3: a station for which the charter asks `cost`; with `free` George Edmunds Factors pays it."""

    key = "place-token"
    fields = (Named("place"), Number("stop"), Number("cost"), Switch("free"))

    def __init__(self, place: int, stop: int, cost: int, free: int, place_name: str) -> None:
        self.place: Final = place
        self.stop: Final = stop
        self.cost: Final = cost
        self.free: Final = free
        self.place_name: Final = place_name


class SkipToken(Action):
    """AF-7.3: no station."""

    key = "skip-token"


class Run(Action):
    """AF-7.4: one route for each train, written as hexes: D3-D5, trains separated by semicolons."""

    key = "run"
    fields = (Text("routes", LONGEST_ROUTES),)

    def __init__(self, routes: str) -> None:
        self.routes: Final = routes


class Pay(Action):
    """AF-8.1: the revenue is paid out."""

    key = "pay"


class Withhold(Action):
    """AF-8.1: the revenue goes into the treasury."""

    key = "withhold"


class TrainWish(Action):
    """A wish about one kind of train."""

    fields = (Named("train"),)

    def __init__(self, train: int, train_name: str) -> None:
        self.train: Final = train
        self.train_name: Final = train_name


class BuyTrain(TrainWish):
    """AF-8.5: from the bank."""

    key = "buy-train"


class SellTrain(TrainWish):
    """AF-8.5: to the bank, at its resale value."""

    key = "sell-train"


class OfferTrain(Action):
    """AF-8.5: a price for a train of another company."""

    key = "offer-train"
    fields = (Named("company"), Named("train"), Number("price"))

    def __init__(self, company: int, train: int, price: int, company_name: str, train_name: str) -> None:
        self.company: Final = company
        self.train: Final = train
        self.price: Final = price
        self.company_name: Final = company_name
        self.train_name: Final = train_name


class AcceptOffer(Action):
    """AF-8.5: the train changes hands."""

    key = "accept-offer"


class DeclineOffer(Action):
    """AF-8.5"""

    key = "decline-offer"


class EndTrains(Action):
    """AF-8.5: no more trains."""

    key = "end-trains"


class EndShares(Action):
    """AF-8.7: the company's turn is over."""

    key = "end-shares"


class AssignConcession(ConcessionWish):
    """AF-7.7: the concession belongs to the company for good."""

    key = "assign-concession"


ACTIONS: Final[list[type[Action]]] = [
    SetAside,
    Nominate,
    Bid,
    PassBid,
    ChooseConcession,
    TakePriority,
    LeavePriority,
    BuyHand,
    BuyPool,
    BuyDiscard,
    TurnCard,
    BuyTurned,
    DeclineTurned,
    BuyBond,
    SellShare,
    SellPrivate,
    SellBond,
    EndTurn,
    Pass,
    ChooseCity,
    LayTile,
    EndTrack,
    PlaceToken,
    SkipToken,
    Run,
    Pay,
    Withhold,
    BuyTrain,
    SellTrain,
    OfferTrain,
    AcceptOffer,
    DeclineOffer,
    EndTrains,
    EndShares,
    AssignConcession,
]
"""Every action of the game, for the reader of journals and messages."""
