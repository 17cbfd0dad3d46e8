"""Every wish a player or banker of Oil City can have."""

from __future__ import annotations

from typing import Final

from magnat.games.oilcity.bundle_text import BundleField
from magnat.games.oilcity.figures import ORDERS, THINGS
from magnat.games.oilcity.layout_text import LayoutField
from magnat.games.oilcity.state import Bundle
from magnat.kernel.contract import Action, Seat
from magnat.kernel.fields import Choice, Number, Text


class Order(Action):
    """OC-5.2, OC-5.4: partner `member` puts the token on a field of the character card or of the investment card."""

    key = "order"
    fields = (Number("member"), Choice("order", ORDERS), Number("amount"))

    def __init__(self, member: int, order: int, amount: int) -> None:
        self.member: Final = member
        self.order: Final = order
        self.amount: Final = amount


class SendPedlar(Action):
    """OC-5.3: up to three units go to the pedlar."""

    key = "send-pedlar"
    fields = (Number("member"), Number("wax"), Number("gas"), Number("kerosene"))

    def __init__(self, member: int, wax: int, gas: int, kerosene: int) -> None:
        self.member: Final = member
        self.wax: Final = wax
        self.gas: Final = gas
        self.kerosene: Final = kerosene


class RunRefinery(Action):
    """OC-5.5: up to four crude are laid on a refinery card and the token runs it."""

    key = "run-refinery"
    fields = (Number("member"), Number("crude"))

    def __init__(self, member: int, crude: int) -> None:
        self.member: Final = member
        self.crude: Final = crude


class TakeToken(Action):
    """OC-5.1: the token comes off again; not placing it is allowed."""

    key = "take-token"
    fields = (Number("member"),)

    def __init__(self, member: int) -> None:
        self.member: Final = member


class Confirm(Action):
    """OC-5.6: the company's tokens lie as they should; the bank may serve."""

    key = "confirm"


class Reconsider(Action):
    """OC-10.3: the company changes its tokens while others still lay theirs, or its plots while banker 2 is on the way."""

    key = "reconsider"


class ReturnPlot(Action):
    """OC-5.8"""

    key = "return-plot"
    fields = (Number("plot"),)

    def __init__(self, plot: int) -> None:
        self.plot: Final = plot


class PutPiece(Action):
    """OC-6.1: a piece from the store goes on a field."""

    key = "put-piece"
    fields = (Choice("piece", THINGS), Number("plot"), Number("field"))

    def __init__(self, piece: int, plot: int, field: int) -> None:
        self.piece: Final = piece
        self.plot: Final = plot
        self.field: Final = field


class LiftPiece(Action):
    """OC-6.1: the piece on a field goes back to the store."""

    key = "lift-piece"
    fields = (Number("plot"), Number("field"))

    def __init__(self, plot: int, field: int) -> None:
        self.plot: Final = plot
        self.field: Final = field


class Arrange(Action):
    """OC-6.1: all plots at once: nine pieces (or none) for every plot of the company, in their order."""

    key = "arrange"
    fields = (LayoutField("layout"),)

    def __init__(self, layout: list[int]) -> None:
        self.layout: Final = layout


class Extract(Action):
    """OC-6.3: the preparations are over."""

    key = "extract"


class Sell(Action):
    """OC-7.1: these units on this many wagons; nothing at all ends the phase without a sale."""

    key = "sell"
    fields = (Number("wax"), Number("gas"), Number("kerosene"), Number("wagons"))

    def __init__(self, wax: int, gas: int, kerosene: int, wagons: int) -> None:
        self.wax: Final = wax
        self.gas: Final = gas
        self.kerosene: Final = kerosene
        self.wagons: Final = wagons


# Deals


class MakeOffer(Action):
    """OC-8.1: an offer to a company or to all (-1). With `answers` it is a counter-offer, and declines the other one."""

    key = "make-offer"
    fields = (
        Number("to"),
        BundleField("give"),
        BundleField("take"),
        BundleField("give-later"),
        BundleField("take-later"),
        Number("due"),
        Number("answers"),
    )

    def __init__(self, to: int, give: Bundle, take: Bundle, give_later: Bundle, take_later: Bundle, due: int, answers: int) -> None:
        self.to: Final = to
        self.give: Final = give
        self.take: Final = take
        self.give_later: Final = give_later
        self.take_later: Final = take_later
        self.due: Final = due
        self.answers: Final = answers


class OfferWish(Action):
    """A wish about an open offer."""

    fields = (Number("offer"),)

    def __init__(self, offer: int) -> None:
        self.offer: Final = offer


class AcceptOffer(OfferWish):
    """OC-8.2"""

    key = "accept-offer"


class DeclineOffer(OfferWish):
    """OC-8.2"""

    key = "decline-offer"


class BackOffer(OfferWish):
    """OC-8.2, option `commit`: a partner of the giving company is for its own offer."""

    key = "back-offer"


class WithdrawOffer(OfferWish):
    """OC-8.2"""

    key = "withdraw-offer"


class PromiseWish(Action):
    """A wish about a promise."""

    fields = (Number("promise"),)

    def __init__(self, promise: int) -> None:
        self.promise: Final = promise


class KeepPromise(PromiseWish):
    """OC-8.3: the debtor delivers."""

    key = "keep-promise"


class EnforcePromise(PromiseWish):
    """OC-8.3: a banker takes what is there of a broken promise."""

    key = "enforce-promise"


class ForgivePromise(PromiseWish):
    """OC-8.3: a banker strikes a broken promise."""

    key = "forgive-promise"


# Bankers


class DrawEvent(Action):
    """OC-4.1: banker 2 turns the next card."""

    key = "draw-event"


class EndAfterTurn(Action):
    """OC-4.3: banker 2 makes the present turn the last one."""

    key = "end-after-turn"


class EndNow(Action):
    """OC-4.4: banker 2 ends the game at once."""

    key = "end-now"


class BankWish(Action):
    """A wish of a banker about one company."""

    fields = (Number("company"),)

    def __init__(self, company: int) -> None:
        self.company: Final = company


class Serve(BankWish):
    """OC-5.6: banker 1 confirms the service."""

    key = "serve"


class SendBack(BankWish):
    """OC-5.6: banker 1 gives the tokens back to think again."""

    key = "send-back"


class RollPlot(BankWish):
    """OC-6.3: banker 2 announces the next plot and rolls."""

    key = "roll-plot"


class Stamp(BankWish):
    """OC-7.3"""

    key = "stamp"


# Seats


class SetBanker(Action):
    """OC-1.3: banker 0 or 1 is a person from now on, or the program."""

    key = "set-banker"
    fields = (Number("banker"), Number("person"))

    def __init__(self, banker: int, person: int) -> None:
        self.banker: Final = banker
        self.person: Final = person


class LeaveRoutine(Action):
    """OC-10.4: from now on the program does the routine of banker 0 or 1, or the person does it again."""

    key = "leave-routine"
    fields = (Number("banker"), Number("program"))

    def __init__(self, banker: int, program: int) -> None:
        self.banker: Final = banker
        self.program: Final = program


class HandOver(Action):
    """A seat is left to a partner or to the program (-1), or taken back (its own number)."""

    key = "hand-over"
    fields = (Number("seat"), Number("to"))

    def __init__(self, seat: Seat, to: Seat) -> None:
        self.seat: Final = seat
        self.to: Final = to


class NameCompany(Action):
    """OC-2.1: a name of its own choosing."""

    key = "name-company"
    fields = (Text("name"),)

    def __init__(self, name: str) -> None:
        self.name: Final = name


ACTIONS: Final[list[type[Action]]] = [
    Order,
    SendPedlar,
    RunRefinery,
    TakeToken,
    Confirm,
    Reconsider,
    ReturnPlot,
    PutPiece,
    LiftPiece,
    Arrange,
    Extract,
    Sell,
    MakeOffer,
    AcceptOffer,
    DeclineOffer,
    BackOffer,
    WithdrawOffer,
    KeepPromise,
    EnforcePromise,
    ForgivePromise,
    DrawEvent,
    EndAfterTurn,
    EndNow,
    Serve,
    SendBack,
    RollPlot,
    Stamp,
    SetBanker,
    LeaveRoutine,
    HandOver,
    NameCompany,
]
"""Every action of the game, for the reader of journals and messages."""
