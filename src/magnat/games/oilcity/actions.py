"""Every wish a player or banker of Oil City can have."""

from __future__ import annotations

from typing import Final

from magnat.games.oilcity.figures import ORDERS, THINGS
from magnat.games.oilcity.state import FIELDS, Bundle
from magnat.kernel.contract import Action, Seat, Word

LETTERS: Final = ".....TDPFSR"
"""How a layout is written, by piece: tower, driller, pump, fan, distillery (still), rig."""


class Order(Action):
    """OC-5.2, OC-5.4: partner `member` puts the token on a field of the character card or of the investment card."""

    def __init__(self, member: int, order: int, amount: int) -> None:
        super().__init__("order")
        self.member: Final = member
        self.order: Final = order
        self.amount: Final = amount

    def words(self) -> dict[str, Word]:
        return {"member": self.member, "order": ORDERS[self.order], "amount": self.amount}


class SendPedlar(Action):
    """OC-5.3: up to three units go to the pedlar."""

    def __init__(self, member: int, wax: int, gas: int, kerosene: int) -> None:
        super().__init__("send-pedlar")
        self.member: Final = member
        self.wax: Final = wax
        self.gas: Final = gas
        self.kerosene: Final = kerosene

    def words(self) -> dict[str, Word]:
        return {"member": self.member, "wax": self.wax, "gas": self.gas, "kerosene": self.kerosene}


class RunRefinery(Action):
    """OC-5.5: up to four crude are laid on a refinery card and the token runs it."""

    def __init__(self, member: int, crude: int) -> None:
        super().__init__("run-refinery")
        self.member: Final = member
        self.crude: Final = crude

    def words(self) -> dict[str, Word]:
        return {"member": self.member, "crude": self.crude}


class TakeToken(Action):
    """OC-5.1: the token comes off again; not placing it is allowed."""

    def __init__(self, member: int) -> None:
        super().__init__("take-token")
        self.member: Final = member

    def words(self) -> dict[str, Word]:
        return {"member": self.member}


class Confirm(Action):
    """OC-5.6: the company's tokens lie as they should; the bank may serve."""

    def __init__(self) -> None:
        super().__init__("confirm")


class ReturnPlot(Action):
    """OC-5.8"""

    def __init__(self, plot: int) -> None:
        super().__init__("return-plot")
        self.plot: Final = plot

    def words(self) -> dict[str, Word]:
        return {"plot": self.plot}


class PutPiece(Action):
    """OC-6.1: a piece from the store goes on a field."""

    def __init__(self, piece: int, plot: int, field: int) -> None:
        super().__init__("put-piece")
        self.piece: Final = piece
        self.plot: Final = plot
        self.field: Final = field

    def words(self) -> dict[str, Word]:
        return {"piece": THINGS[self.piece], "plot": self.plot, "field": self.field}


class LiftPiece(Action):
    """OC-6.1: the piece on a field goes back to the store."""

    def __init__(self, plot: int, field: int) -> None:
        super().__init__("lift-piece")
        self.plot: Final = plot
        self.field: Final = field

    def words(self) -> dict[str, Word]:
        return {"plot": self.plot, "field": self.field}


class Arrange(Action):
    """OC-6.1: all plots at once: nine pieces (or none) for every own plot, in the order of the company's plots."""

    def __init__(self, fields: list[int]) -> None:
        super().__init__("arrange")
        self.fields: Final = fields

    def words(self) -> dict[str, Word]:
        letters = "".join([LETTERS[piece] for piece in self.fields])
        return {"layout": " ".join([letters[start : start + FIELDS] for start in range(0, len(letters), FIELDS)])}


class Extract(Action):
    """OC-6.3: the preparations are over."""

    def __init__(self) -> None:
        super().__init__("extract")


class Sell(Action):
    """OC-7.1: so many units on so many wagons; nothing at all ends the phase without a sale."""

    def __init__(self, wax: int, gas: int, kerosene: int, wagons: int) -> None:
        super().__init__("sell")
        self.wax: Final = wax
        self.gas: Final = gas
        self.kerosene: Final = kerosene
        self.wagons: Final = wagons

    def words(self) -> dict[str, Word]:
        return {"wax": self.wax, "gas": self.gas, "kerosene": self.kerosene, "wagons": self.wagons}


# Deals


class MakeOffer(Action):
    """OC-8.1: an offer to a company or to all (-1). With `answers` it is a counter-offer, and declines the other one."""

    def __init__(self, to: int, give: Bundle, take: Bundle, give_later: Bundle, take_later: Bundle, due: int, answers: int) -> None:
        super().__init__("make-offer")
        self.to: Final = to
        self.give: Final = give
        self.take: Final = take
        self.give_later: Final = give_later
        self.take_later: Final = take_later
        self.due: Final = due
        self.answers: Final = answers

    def words(self) -> dict[str, Word]:
        return {
            "to": self.to,
            "give": self.give.text(),
            "take": self.take.text(),
            "give-later": self.give_later.text(),
            "take-later": self.take_later.text(),
            "due": self.due,
            "answers": self.answers,
        }


class OfferWish(Action):
    """A wish about an open offer."""

    def __init__(self, key: str, offer: int) -> None:
        super().__init__(key)
        self.offer: Final = offer

    def words(self) -> dict[str, Word]:
        return {"offer": self.offer}


class AcceptOffer(OfferWish):
    """OC-8.2"""

    def __init__(self, offer: int) -> None:
        super().__init__("accept-offer", offer)


class DeclineOffer(OfferWish):
    """OC-8.2"""

    def __init__(self, offer: int) -> None:
        super().__init__("decline-offer", offer)


class BackOffer(OfferWish):
    """OC-8.2, option `commit`: a partner of the giving company is for its own offer."""

    def __init__(self, offer: int) -> None:
        super().__init__("back-offer", offer)


class WithdrawOffer(OfferWish):
    """OC-8.2"""

    def __init__(self, offer: int) -> None:
        super().__init__("withdraw-offer", offer)


class PromiseWish(Action):
    """A wish about a promise."""

    def __init__(self, key: str, promise: int) -> None:
        super().__init__(key)
        self.promise: Final = promise

    def words(self) -> dict[str, Word]:
        return {"promise": self.promise}


class KeepPromise(PromiseWish):
    """OC-8.3: the debtor delivers."""

    def __init__(self, promise: int) -> None:
        super().__init__("keep-promise", promise)


class EnforcePromise(PromiseWish):
    """OC-8.3: a banker takes what is there of a broken promise."""

    def __init__(self, promise: int) -> None:
        super().__init__("enforce-promise", promise)


class ForgivePromise(PromiseWish):
    """OC-8.3: a banker strikes a broken promise."""

    def __init__(self, promise: int) -> None:
        super().__init__("forgive-promise", promise)


# Bankers


class DrawEvent(Action):
    """OC-4.1: banker 2 turns the next card."""

    def __init__(self) -> None:
        super().__init__("draw-event")


class BankWish(Action):
    """A wish of a banker about one company."""

    def __init__(self, key: str, company: int) -> None:
        super().__init__(key)
        self.company: Final = company

    def words(self) -> dict[str, Word]:
        return {"company": self.company}


class Serve(BankWish):
    """OC-5.6: banker 1 confirms the service."""

    def __init__(self, company: int) -> None:
        super().__init__("serve", company)


class SendBack(BankWish):
    """OC-5.6: banker 1 gives the tokens back to think again."""

    def __init__(self, company: int) -> None:
        super().__init__("send-back", company)


class RollPlot(BankWish):
    """OC-6.3: banker 2 announces the next plot and rolls."""

    def __init__(self, company: int) -> None:
        super().__init__("roll-plot", company)


class Stamp(BankWish):
    """OC-7.3"""

    def __init__(self, company: int) -> None:
        super().__init__("stamp", company)


# Seats


class SetBanker(Action):
    """OC-1.3: banker 0 or 1 is a person from now on, or the program."""

    def __init__(self, banker: int, person: int) -> None:
        super().__init__("set-banker")
        self.banker: Final = banker
        self.person: Final = person

    def words(self) -> dict[str, Word]:
        return {"banker": self.banker, "person": self.person}


class HandOver(Action):
    """A seat is left to a partner or to the program (-1), or taken back (its own number)."""

    def __init__(self, seat: Seat, to: Seat) -> None:
        super().__init__("hand-over")
        self.seat: Final = seat
        self.to: Final = to

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "to": self.to}


class NameCompany(Action):
    """OC-2.1: a name of its own choosing."""

    def __init__(self, name: str) -> None:
        super().__init__("name-company")
        self.name: Final = name

    def words(self) -> dict[str, Word]:
        return {"name": self.name}
