"""Every event of Oil City. Open plans, offers, deals and promises are seen by those whom they concern, what lies open by everybody."""

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


class GameStopped(Fact):
    """OC-4.4: the game ends in the middle of this turn."""

    key = "game-stopped"
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


class PartnerConfirmed(Fact):
    """One partner more has confirmed the tokens; `need` of them must."""

    key = "partner-confirmed"
    company: int
    seat: Seat
    have: int
    need: int


class Confirmed(Fact):
    key = "confirmed"
    company: int


class RoundBegan(Fact):
    """All tokens lie; banker 1 begins with this company. The tokens of all come to light."""

    key = "round-began"
    company: int

    def reveals(self) -> bool:
        return True


class BankerCame(Fact):
    """The program as banker 1 goes on to this company, and its tokens come to light."""

    key = "banker-came"
    company: int

    def reveals(self) -> bool:
        return True


class Reconsidered(Fact):
    """A partner takes back that the tokens lie, or that the plots are ready."""

    key = "reconsidered"
    company: int
    seat: Seat


class SentBack(Fact):
    key = "sent-back"
    company: int


class NotServed(PrivateFact):
    """Why the bank does not serve the tokens as they lie: `reason` is the key of the refusal."""

    key = "not-served"
    company: int
    reason: str
    need: int
    have: int


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


class Prepared(Fact):
    """The company has set up its plots and waits for banker 2."""

    key = "prepared"
    company: int


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


class HandedOver(Fact):
    """What everybody else sees of a deal or of a promise that is kept: what lies open goes over; not money, nor what was agreed on."""

    key = "handed-over"
    giver: int
    taker: int
    give: str
    take: str


class OfferTaken(HandedOver):
    """The same, where everybody knew the offer."""

    key = "offer-taken"
    offer: int


class AgreedFact(PrivateFact):
    """An affair of two companies: they and the bankers learn all of it; others learn what lies open, or nothing."""

    unwritten = ("clause", "seats", "others")

    others: Fact | None

    def seen_by(self, seat: Seat) -> Fact | None:
        return self if seat in self.seats else self.others


class DealDone(AgreedFact):
    """What changed hands."""

    key = "deal-done"
    offer: int
    giver: int
    taker: int
    give: str
    take: str


class PromiseFact(AgreedFact):
    """What became of a promise."""

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


class PromisePartKept(PromiseFact):
    """`owed` is what was there and changed hands; the rest is still owed."""

    key = "promise-part-kept"


class PromiseBroken(PromiseFact):
    """`owed` is what is missing."""

    key = "promise-broken"


class PromiseEnforced(PromiseFact):
    """`owed` is what was there and was taken."""

    key = "promise-enforced"


class PromiseCollected(PromiseFact):
    """`owed` is what the debtor has won or earned and loses for a broken promise; the rest is still owed."""

    key = "promise-collected"


class PromiseForgiven(PromiseFact):
    key = "promise-forgiven"


class PointLost(Fact):
    """OC-8.6, option `broken_promise=points`: what everybody else sees of a promise that is broken."""

    key = "point-lost"
    company: int


class PointRestored(Fact):
    """OC-8.6: the same, of a broken promise that is forgiven."""

    key = "point-restored"
    company: int


class BankerSet(Fact):
    key = "banker-set"
    banker: int
    person: int


class RoutineLeft(Fact):
    """OC-10.4: the program serves, rolls and stamps for a person, or no longer."""

    key = "routine-left"
    banker: int
    program: int


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
