"""Every event of Oil City. Open plans, offers, deals and promises are seen by those whom they concern."""

from __future__ import annotations

from magnat.kernel.contract import Fact, Seat
from magnat.kernel.facts import PrivateFact


class PlotDrawn(Fact):
    key = "plot-drawn"
    company: int
    plot: int
    card: str


class PlotReturned(Fact):
    key = "plot-returned"
    company: int
    plot: int
    card: str


class EventDrawn(Fact):
    key = "event-drawn"
    turn: int
    event: str
    wax: int
    gas: int
    kerosene: int


class LastTurn(Fact):
    """OC-4.3: the game ends after this turn."""

    key = "last-turn"
    turn: int


class TokenPlaced(PrivateFact):
    """An open plan: partners see it, others do not."""

    key = "token-placed"
    company: int
    member: int
    order: str
    amount: int
    wax: int
    gas: int
    kerosene: int


class TokenTaken(PrivateFact):
    """Partners see it, others do not."""

    key = "token-taken"
    company: int
    member: int


class Confirmed(Fact):
    key = "confirmed"
    company: int


class SentBack(Fact):
    key = "sent-back"
    company: int


class Bought(Fact):
    key = "bought"
    company: int
    order: str
    amount: int
    price: int


class PedlarSold(Fact):
    key = "pedlar-sold"
    company: int
    wax: int
    gas: int
    kerosene: int
    price: int


class CrudeRefined(Fact):
    key = "crude-refined"
    company: int
    crude: int
    kerosene: int


class Served(Fact):
    """The bank has served the company; its tokens come off."""

    key = "served"
    company: int


class PiecePut(Fact):
    key = "piece-put"
    company: int
    piece: str
    plot: int
    field: int


class PieceLifted(Fact):
    key = "piece-lifted"
    company: int
    piece: str
    plot: int
    field: int


class ExtractionBegan(Fact):
    key = "extraction-began"
    company: int


class Extracted(Fact):
    """What the die gave on one plot; `short` units were not in the bank."""

    key = "extracted"
    company: int
    plot: int
    die: int
    wax: int
    gas: int
    kerosene: int
    crude: int
    short: int


class DrillersGone(Fact):
    key = "drillers-gone"
    company: int
    plot: int
    drillers: int


class Sold(Fact):
    key = "sold"
    company: int
    wax: int
    gas: int
    kerosene: int
    wagons: int
    counted: int
    price: int


class NothingSold(Fact):
    key = "nothing-sold"
    company: int


class Stamped(Fact):
    key = "stamped"
    company: int
    turn: int
    wagons: int
    revenue: int


class OfferMade(PrivateFact):
    """The giver's partners see it; once their company stands behind it, the other side (or everybody) does too."""

    key = "offer-made"
    offer: int
    giver: int
    to: int
    give: str
    take: str
    give_later: str
    take_later: str
    due: int


class OfferBacked(PrivateFact):
    """A partner is for the offer: an affair of the partner's own company."""

    key = "offer-backed"
    offer: int
    seat: Seat
    giver: int
    to: int


class OfferGone(PrivateFact):
    """Declined, withdrawn or answered by another one."""

    key = "offer-gone"
    offer: int
    giver: int
    to: int


class DealDone(PrivateFact):
    """What changed hands: the two companies and the bankers see it."""

    key = "deal-done"
    offer: int
    giver: int
    taker: int
    give: str
    take: str


class PromiseFact(PrivateFact):
    """What became of a promise: both companies and the bankers see it."""

    promise: int
    debtor: int
    creditor: int
    owed: str


class Promised(PromiseFact):
    key = "promised"
    due: int


class PromiseDue(PromiseFact):
    """A reminder to both sides."""

    key = "promise-due"


class PromiseKept(PromiseFact):
    key = "promise-kept"


class PromiseBroken(PromiseFact):
    key = "promise-broken"


class PromiseEnforced(PromiseFact):
    """`owed` is what was there and was taken."""

    key = "promise-enforced"


class PromiseForgiven(PromiseFact):
    key = "promise-forgiven"


class BankerSet(Fact):
    key = "banker-set"
    banker: int
    person: int


class SeatHanded(Fact):
    key = "seat-handed"
    seat: Seat
    to: int


class CompanyNamed(Fact):
    key = "company-named"
    company: int
    name: str


class WarBroke(Fact):
    """OC-10.2: the game ends early."""

    key = "war-broke"
    turn: int


class Ranked(Fact):
    key = "ranked"
    company: int
    place: int
    points: int
