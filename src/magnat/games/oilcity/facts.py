"""Every event of Oil City. Open plans, offers, deals and promises are seen by those whom they concern."""

from __future__ import annotations

from typing import Final

from magnat.games.oilcity.figures import ORDERS, THINGS
from magnat.kernel.contract import Fact, Seat, Word


class Insiders:
    """Who belongs to which company, for facts that not everybody sees; bankers see deals and promises."""

    def __init__(self, company_of: list[int]) -> None:
        self.company_of: Final = company_of  # by seat; bankers are past the end

    def of(self, seat: Seat, first: int, second: int) -> bool:
        """Is the seat a partner of one of these companies?"""
        return 0 <= seat < len(self.company_of) and self.company_of[seat] in (first, second)

    def banker(self, seat: Seat) -> bool:
        return seat >= len(self.company_of)


def offer_seen(insiders: Insiders, seat: Seat, giver: int, to: int, stands: bool) -> bool:
    """An offer is the giver's own affair until the giver's company stands behind it (option `commit`)."""
    if insiders.of(seat, giver, giver):
        return True
    return stands and (to < 0 or insiders.of(seat, to, to))


class PlotDrawn(Fact):
    def __init__(self, clause: str, company: int, plot: int, card: str) -> None:
        super().__init__("plot-drawn", clause)
        self.company: Final = company
        self.plot: Final = plot
        self.card: Final = card

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "plot": self.plot, "card": self.card}


class PlotReturned(Fact):
    def __init__(self, clause: str, company: int, plot: int, card: str) -> None:
        super().__init__("plot-returned", clause)
        self.company: Final = company
        self.plot: Final = plot
        self.card: Final = card

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "plot": self.plot, "card": self.card}


class EventDrawn(Fact):
    def __init__(self, clause: str, turn: int, event: str, wax: int, gas: int, kerosene: int) -> None:
        super().__init__("event-drawn", clause)
        self.turn: Final = turn
        self.event: Final = event
        self.wax: Final = wax
        self.gas: Final = gas
        self.kerosene: Final = kerosene

    def words(self) -> dict[str, Word]:
        return {"turn": self.turn, "event": self.event, "wax": self.wax, "gas": self.gas, "kerosene": self.kerosene}


class LastTurn(Fact):
    """OC-4.3: the game ends after this turn."""

    def __init__(self, clause: str, turn: int) -> None:
        super().__init__("last-turn", clause)
        self.turn: Final = turn

    def words(self) -> dict[str, Word]:
        return {"turn": self.turn}


class TokenPlaced(Fact):
    """An open plan: partners see it, others do not."""

    def __init__(
        self, clause: str, insiders: Insiders, company: int, member: int, order: str, amount: int, wax: int, gas: int, kerosene: int
    ) -> None:
        super().__init__("token-placed", clause)
        self.insiders: Final = insiders
        self.company: Final = company
        self.member: Final = member
        self.order: Final = order
        self.amount: Final = amount
        self.wax: Final = wax
        self.gas: Final = gas
        self.kerosene: Final = kerosene

    def seen_by(self, seat: Seat) -> Fact | None:
        return self if self.insiders.of(seat, self.company, self.company) else None

    def words(self) -> dict[str, Word]:
        return {
            "company": self.company,
            "member": self.member,
            "order": self.order,
            "amount": self.amount,
            "wax": self.wax,
            "gas": self.gas,
            "kerosene": self.kerosene,
        }


class TokenTaken(Fact):
    """Partners see it, others do not."""

    def __init__(self, clause: str, insiders: Insiders, company: int, member: int) -> None:
        super().__init__("token-taken", clause)
        self.insiders: Final = insiders
        self.company: Final = company
        self.member: Final = member

    def seen_by(self, seat: Seat) -> Fact | None:
        return self if self.insiders.of(seat, self.company, self.company) else None

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "member": self.member}


class Confirmed(Fact):
    def __init__(self, clause: str, company: int) -> None:
        super().__init__("confirmed", clause)
        self.company: Final = company

    def words(self) -> dict[str, Word]:
        return {"company": self.company}


class SentBack(Fact):
    def __init__(self, clause: str, company: int) -> None:
        super().__init__("sent-back", clause)
        self.company: Final = company

    def words(self) -> dict[str, Word]:
        return {"company": self.company}


class Bought(Fact):
    def __init__(self, clause: str, company: int, order: int, amount: int, price: int) -> None:
        super().__init__("bought", clause)
        self.company: Final = company
        self.order: Final = order
        self.amount: Final = amount
        self.price: Final = price

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "order": ORDERS[self.order], "amount": self.amount, "price": self.price}


class PedlarSold(Fact):
    def __init__(self, clause: str, company: int, wax: int, gas: int, kerosene: int, price: int) -> None:
        super().__init__("pedlar-sold", clause)
        self.company: Final = company
        self.wax: Final = wax
        self.gas: Final = gas
        self.kerosene: Final = kerosene
        self.price: Final = price

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "wax": self.wax, "gas": self.gas, "kerosene": self.kerosene, "price": self.price}


class CrudeRefined(Fact):
    def __init__(self, clause: str, company: int, crude: int, kerosene: int) -> None:
        super().__init__("crude-refined", clause)
        self.company: Final = company
        self.crude: Final = crude
        self.kerosene: Final = kerosene

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "crude": self.crude, "kerosene": self.kerosene}


class Served(Fact):
    """The bank has served the company; its tokens come off."""

    def __init__(self, clause: str, company: int) -> None:
        super().__init__("served", clause)
        self.company: Final = company

    def words(self) -> dict[str, Word]:
        return {"company": self.company}


class PiecePut(Fact):
    def __init__(self, clause: str, company: int, piece: int, plot: int, field: int) -> None:
        super().__init__("piece-put", clause)
        self.company: Final = company
        self.piece: Final = piece
        self.plot: Final = plot
        self.field: Final = field

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "piece": THINGS[self.piece], "plot": self.plot, "field": self.field}


class PieceLifted(Fact):
    def __init__(self, clause: str, company: int, piece: int, plot: int, field: int) -> None:
        super().__init__("piece-lifted", clause)
        self.company: Final = company
        self.piece: Final = piece
        self.plot: Final = plot
        self.field: Final = field

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "piece": THINGS[self.piece], "plot": self.plot, "field": self.field}


class ExtractionBegan(Fact):
    def __init__(self, clause: str, company: int) -> None:
        super().__init__("extraction-began", clause)
        self.company: Final = company

    def words(self) -> dict[str, Word]:
        return {"company": self.company}


class Extracted(Fact):
    """What the die gave on one plot; `short` units were not in the bank."""

    def __init__(self, clause: str, company: int, plot: int, die: int, wax: int, gas: int, kerosene: int, crude: int, short: int) -> None:
        super().__init__("extracted", clause)
        self.company: Final = company
        self.plot: Final = plot
        self.die: Final = die
        self.wax: Final = wax
        self.gas: Final = gas
        self.kerosene: Final = kerosene
        self.crude: Final = crude
        self.short: Final = short

    def words(self) -> dict[str, Word]:
        return {
            "company": self.company,
            "plot": self.plot,
            "die": self.die,
            "wax": self.wax,
            "gas": self.gas,
            "kerosene": self.kerosene,
            "crude": self.crude,
            "short": self.short,
        }


class DrillersGone(Fact):
    def __init__(self, clause: str, company: int, plot: int, drillers: int) -> None:
        super().__init__("drillers-gone", clause)
        self.company: Final = company
        self.plot: Final = plot
        self.drillers: Final = drillers

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "plot": self.plot, "drillers": self.drillers}


class Sold(Fact):
    def __init__(self, clause: str, company: int, wax: int, gas: int, kerosene: int, wagons: int, counted: int, price: int) -> None:
        super().__init__("sold", clause)
        self.company: Final = company
        self.wax: Final = wax
        self.gas: Final = gas
        self.kerosene: Final = kerosene
        self.wagons: Final = wagons
        self.counted: Final = counted
        self.price: Final = price

    def words(self) -> dict[str, Word]:
        return {
            "company": self.company,
            "wax": self.wax,
            "gas": self.gas,
            "kerosene": self.kerosene,
            "wagons": self.wagons,
            "counted": self.counted,
            "price": self.price,
        }


class NothingSold(Fact):
    def __init__(self, clause: str, company: int) -> None:
        super().__init__("nothing-sold", clause)
        self.company: Final = company

    def words(self) -> dict[str, Word]:
        return {"company": self.company}


class Stamped(Fact):
    def __init__(self, clause: str, company: int, turn: int, wagons: int, revenue: int) -> None:
        super().__init__("stamped", clause)
        self.company: Final = company
        self.turn: Final = turn
        self.wagons: Final = wagons
        self.revenue: Final = revenue

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "turn": self.turn, "wagons": self.wagons, "revenue": self.revenue}


class OfferMade(Fact):
    """The giver's partners see it; once their company stands behind it, the other side (or everybody) does too."""

    def __init__(
        self,
        clause: str,
        insiders: Insiders,
        offer: int,
        giver: int,
        to: int,
        give: str,
        take: str,
        give_later: str,
        take_later: str,
        due: int,
        stands: bool = True,
    ) -> None:
        super().__init__("offer-made", clause)
        self.insiders: Final = insiders
        self.offer: Final = offer
        self.giver: Final = giver
        self.to: Final = to
        self.give: Final = give
        self.take: Final = take
        self.give_later: Final = give_later
        self.take_later: Final = take_later
        self.due: Final = due
        self.stands: Final = stands

    def seen_by(self, seat: Seat) -> Fact | None:
        return self if offer_seen(self.insiders, seat, self.giver, self.to, self.stands) else None

    def words(self) -> dict[str, Word]:
        return {
            "offer": self.offer,
            "giver": self.giver,
            "to": self.to,
            "give": self.give,
            "take": self.take,
            "give-later": self.give_later,
            "take-later": self.take_later,
            "due": self.due,
        }


class OfferBacked(Fact):
    """A partner is for the offer: an affair of the partner's own company."""

    def __init__(self, clause: str, insiders: Insiders, offer: int, seat: int, giver: int, to: int) -> None:
        super().__init__("offer-backed", clause)
        self.insiders: Final = insiders
        self.offer: Final = offer
        self.seat: Final = seat
        self.giver: Final = giver
        self.to: Final = to

    def seen_by(self, seat: Seat) -> Fact | None:
        company = self.insiders.company_of[self.seat]
        return self if self.insiders.of(seat, company, company) else None

    def words(self) -> dict[str, Word]:
        return {"offer": self.offer, "seat": self.seat, "giver": self.giver, "to": self.to}


class OfferGone(Fact):
    """Declined, withdrawn or answered by another one."""

    def __init__(self, clause: str, insiders: Insiders, offer: int, giver: int, to: int, stands: bool = True) -> None:
        super().__init__("offer-gone", clause)
        self.insiders: Final = insiders
        self.offer: Final = offer
        self.giver: Final = giver
        self.to: Final = to
        self.stands: Final = stands

    def seen_by(self, seat: Seat) -> Fact | None:
        return self if offer_seen(self.insiders, seat, self.giver, self.to, self.stands) else None

    def words(self) -> dict[str, Word]:
        return {"offer": self.offer, "giver": self.giver, "to": self.to}


class DealDone(Fact):
    """What changed hands: the two companies and the bankers see it."""

    def __init__(self, clause: str, insiders: Insiders, offer: int, giver: int, taker: int, give: str, take: str) -> None:
        super().__init__("deal-done", clause)
        self.insiders: Final = insiders
        self.offer: Final = offer
        self.giver: Final = giver
        self.taker: Final = taker
        self.give: Final = give
        self.take: Final = take

    def seen_by(self, seat: Seat) -> Fact | None:
        return self if self.insiders.banker(seat) or self.insiders.of(seat, self.giver, self.taker) else None

    def words(self) -> dict[str, Word]:
        return {"offer": self.offer, "giver": self.giver, "taker": self.taker, "give": self.give, "take": self.take}


class Promised(Fact):
    def __init__(self, clause: str, insiders: Insiders, promise: int, debtor: int, creditor: int, owed: str, due: int) -> None:
        super().__init__("promised", clause)
        self.insiders: Final = insiders
        self.promise: Final = promise
        self.debtor: Final = debtor
        self.creditor: Final = creditor
        self.owed: Final = owed
        self.due: Final = due

    def seen_by(self, seat: Seat) -> Fact | None:
        return self if self.insiders.banker(seat) or self.insiders.of(seat, self.debtor, self.creditor) else None

    def words(self) -> dict[str, Word]:
        return {"promise": self.promise, "debtor": self.debtor, "creditor": self.creditor, "owed": self.owed, "due": self.due}


class PromiseFact(Fact):
    """What became of a promise: both companies and the bankers see it."""

    def __init__(self, key: str, clause: str, insiders: Insiders, promise: int, debtor: int, creditor: int, owed: str) -> None:
        super().__init__(key, clause)
        self.insiders: Final = insiders
        self.promise: Final = promise
        self.debtor: Final = debtor
        self.creditor: Final = creditor
        self.owed: Final = owed

    def seen_by(self, seat: Seat) -> Fact | None:
        return self if self.insiders.banker(seat) or self.insiders.of(seat, self.debtor, self.creditor) else None

    def words(self) -> dict[str, Word]:
        return {"promise": self.promise, "debtor": self.debtor, "creditor": self.creditor, "owed": self.owed}


class PromiseDue(PromiseFact):
    """A reminder to both sides."""

    def __init__(self, clause: str, insiders: Insiders, promise: int, debtor: int, creditor: int, owed: str) -> None:
        super().__init__("promise-due", clause, insiders, promise, debtor, creditor, owed)


class PromiseKept(PromiseFact):
    def __init__(self, clause: str, insiders: Insiders, promise: int, debtor: int, creditor: int, owed: str) -> None:
        super().__init__("promise-kept", clause, insiders, promise, debtor, creditor, owed)


class PromiseBroken(PromiseFact):
    def __init__(self, clause: str, insiders: Insiders, promise: int, debtor: int, creditor: int, owed: str) -> None:
        super().__init__("promise-broken", clause, insiders, promise, debtor, creditor, owed)


class PromiseEnforced(PromiseFact):
    """`owed` is what was there and was taken."""

    def __init__(self, clause: str, insiders: Insiders, promise: int, debtor: int, creditor: int, owed: str) -> None:
        super().__init__("promise-enforced", clause, insiders, promise, debtor, creditor, owed)


class PromiseForgiven(PromiseFact):
    def __init__(self, clause: str, insiders: Insiders, promise: int, debtor: int, creditor: int, owed: str) -> None:
        super().__init__("promise-forgiven", clause, insiders, promise, debtor, creditor, owed)


class BankerSet(Fact):
    def __init__(self, clause: str, banker: int, person: int) -> None:
        super().__init__("banker-set", clause)
        self.banker: Final = banker
        self.person: Final = person

    def words(self) -> dict[str, Word]:
        return {"banker": self.banker, "person": self.person}


class SeatHanded(Fact):
    def __init__(self, clause: str, seat: int, to: int) -> None:
        super().__init__("seat-handed", clause)
        self.seat: Final = seat
        self.to: Final = to

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "to": self.to}


class CompanyNamed(Fact):
    def __init__(self, clause: str, company: int, name: str) -> None:
        super().__init__("company-named", clause)
        self.company: Final = company
        self.name: Final = name

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "name": self.name}


class WarBroke(Fact):
    """OC-10.2: the game ends early."""

    def __init__(self, clause: str, turn: int) -> None:
        super().__init__("war-broke", clause)
        self.turn: Final = turn

    def words(self) -> dict[str, Word]:
        return {"turn": self.turn}


class Ranked(Fact):
    def __init__(self, clause: str, company: int, place: int, points: int) -> None:
        super().__init__("ranked", clause)
        self.company: Final = company
        self.place: Final = place
        self.points: Final = points

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "place": self.place, "points": self.points}
