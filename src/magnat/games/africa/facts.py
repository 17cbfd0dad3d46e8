"""Events of 18Africa around shares, control and the end."""

from __future__ import annotations

from typing import Final

from magnat.kernel.contract import Fact, Word


class StockRoundBegan(Fact):
    """AF-3.1: round 0 is the initial one."""

    def __init__(self, clause: str, number: int, seat: int) -> None:
        super().__init__("stock-round-began", clause)
        self.number: Final = number
        self.seat: Final = seat

    def words(self) -> dict[str, Word]:
        return {"number": self.number, "seat": self.seat}


class PriorityMoved(Fact):
    def __init__(self, clause: str, seat: int) -> None:
        super().__init__("priority-moved", clause)
        self.seat: Final = seat

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat}


class ForcedSale(Fact):
    """AF-4.2"""

    def __init__(self, clause: str, seat: int, certificates: int, limit: int) -> None:
        super().__init__("forced-sale", clause)
        self.seat: Final = seat
        self.certificates: Final = certificates
        self.limit: Final = limit

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "certificates": self.certificates, "limit": self.limit}


class ShareSold(Fact):
    """AF-4.3, AF-8.7"""

    def __init__(self, clause: str, holder: Word, company: str, price: int) -> None:
        super().__init__("share-sold", clause)
        self.holder: Final = holder
        self.company: Final = company
        self.price: Final = price

    def words(self) -> dict[str, Word]:
        return {"holder": self.holder, "company": self.company, "price": self.price}


class PrivateSold(Fact):
    """AF-4.3, AF-8.7"""

    def __init__(self, clause: str, holder: Word, private: str, price: int) -> None:
        super().__init__("private-sold", clause)
        self.holder: Final = holder
        self.private: Final = private
        self.price: Final = price

    def words(self) -> dict[str, Word]:
        return {"holder": self.holder, "private": self.private, "price": self.price}


class BondSold(Fact):
    """AF-4.3"""

    def __init__(self, clause: str, seat: int, price: int) -> None:
        super().__init__("bond-sold", clause)
        self.seat: Final = seat
        self.price: Final = price

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "price": self.price}


class CardBought(Fact):
    """AF-4.4: from hand, discard pile or deck; shares pay into the company's treasury, privates into the bank."""

    def __init__(self, clause: str, seat: int, card: str, source: str, price: int) -> None:
        super().__init__("card-bought", clause)
        self.seat: Final = seat
        self.card: Final = card
        self.source: Final = source
        self.price: Final = price

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "card": self.card, "source": self.source, "price": self.price}


class PoolBought(Fact):
    """AF-4.4, AF-8.7: a certificate out of the bank pool."""

    def __init__(self, clause: str, holder: Word, card: str, price: int) -> None:
        super().__init__("pool-bought", clause)
        self.holder: Final = holder
        self.card: Final = card
        self.price: Final = price

    def words(self) -> dict[str, Word]:
        return {"holder": self.holder, "card": self.card, "price": self.price}


class BondBought(Fact):
    """AF-4.4"""

    def __init__(self, clause: str, seat: int, price: int) -> None:
        super().__init__("bond-bought", clause)
        self.seat: Final = seat
        self.price: Final = price

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "price": self.price}


class Passed(Fact):
    """AF-4.5"""

    def __init__(self, clause: str, seat: int) -> None:
        super().__init__("passed", clause)
        self.seat: Final = seat

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat}


class CardTurned(Fact):
    """AF-4.4, AF-4.5: the top card of the deck lies open now."""

    def __init__(self, clause: str, card: str) -> None:
        super().__init__("card-turned", clause)
        self.card: Final = card

    def reveals(self) -> bool:
        return True

    def words(self) -> dict[str, Word]:
        return {"card": self.card}


class CardDeclined(Fact):
    """AF-4.4"""

    def __init__(self, clause: str, seat: int, card: str) -> None:
        super().__init__("card-declined", clause)
        self.seat: Final = seat
        self.card: Final = card

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "card": self.card}


class DeckShuffled(Fact):
    """AF-4.8"""

    def __init__(self, clause: str, cards: int) -> None:
        super().__init__("deck-shuffled", clause)
        self.cards: Final = cards

    def words(self) -> dict[str, Word]:
        return {"cards": self.cards}


class CardsOpened(Fact):
    """AF-4.8: the last cards all lie open."""

    def __init__(self, clause: str, cards: str) -> None:
        super().__init__("cards-opened", clause)
        self.cards: Final = cards

    def reveals(self) -> bool:
        return True

    def words(self) -> dict[str, Word]:
        return {"cards": self.cards}


class CompanyStarted(Fact):
    """AF-5.1, AF-5.2"""

    def __init__(self, clause: str, company: str, price: int) -> None:
        super().__init__("company-started", clause)
        self.company: Final = company
        self.price: Final = price

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "price": self.price}


class LeaderChanged(Fact):
    """AF-5.3, AF-5.4: `holder` is -1 when nobody owns a share."""

    def __init__(self, clause: str, company: str, holder: Word, director: int) -> None:
        super().__init__("leader-changed", clause)
        self.company: Final = company
        self.holder: Final = holder
        self.director: Final = director

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "holder": self.holder, "director": self.director}


class ConcessionGone(Fact):
    """AF-3.3, AF-9.1: out of the game."""

    def __init__(self, clause: str, concession: str) -> None:
        super().__init__("concession-gone", clause)
        self.concession: Final = concession

    def words(self) -> dict[str, Word]:
        return {"concession": self.concession}


class CompanyRemoved(Fact):
    """AF-9.1: `cash` goes to the bank; `shares` and `privates` that it owned go to the pool."""

    def __init__(self, clause: str, company: str, cash: int) -> None:
        super().__init__("company-removed", clause)
        self.company: Final = company
        self.cash: Final = cash

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "cash": self.cash}


class HoldingMoved(Fact):
    """AF-9.1: a certificate that a removed company owned goes to the pool."""

    def __init__(self, clause: str, company: str, card: str) -> None:
        super().__init__("holding-moved", clause)
        self.company: Final = company
        self.card: Final = card

    def words(self) -> dict[str, Word]:
        return {"company": self.company, "card": self.card}


class EndTriggered(Fact):
    """AF-10.1"""

    def __init__(self, clause: str, reason: str) -> None:
        super().__init__("end-triggered", clause)
        self.reason: Final = reason

    def words(self) -> dict[str, Word]:
        return {"reason": self.reason}


class FinalValue(Fact):
    """AF-10.3"""

    def __init__(self, clause: str, seat: int, cash: int, bonds: int, privates: int, shares: int, penalty: int, total: int) -> None:
        super().__init__("final-value", clause)
        self.seat: Final = seat
        self.cash: Final = cash
        self.bonds: Final = bonds
        self.privates: Final = privates
        self.shares: Final = shares
        self.penalty: Final = penalty
        self.total: Final = total

    def words(self) -> dict[str, Word]:
        return {
            "seat": self.seat,
            "cash": self.cash,
            "bonds": self.bonds,
            "privates": self.privates,
            "shares": self.shares,
            "penalty": self.penalty,
            "total": self.total,
        }
