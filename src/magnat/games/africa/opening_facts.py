"""Events of 18Africa around the deal and the auctions. Dealt and discarded cards are seen by their owner only."""

from __future__ import annotations

from typing import Final

from magnat.kernel.contract import Fact, Seat, Word


class CompanyDrawn(Fact):
    """AF-1.3"""

    def __init__(self, clause: str, company: str) -> None:
        super().__init__("company-drawn", clause)
        self.company: Final = company

    def words(self) -> dict[str, Word]:
        return {"company": self.company}


class CardDealtUnseen(Fact):
    """AF-1.6: what the others see of it."""

    def __init__(self, clause: str, seat: int) -> None:
        super().__init__("card-dealt-unseen", clause)
        self.seat: Final = seat

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat}


class CardSetAsideUnseen(Fact):
    """AF-2.1: what the others see of it."""

    def __init__(self, clause: str, seat: int) -> None:
        super().__init__("card-set-aside-unseen", clause)
        self.seat: Final = seat

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat}


class CardDealt(Fact):
    """AF-1.6: only its owner sees which card."""

    def __init__(self, clause: str, seat: int, card: str) -> None:
        super().__init__("card-dealt", clause)
        self.seat: Final = seat
        self.card: Final = card

    def seen_by(self, seat: Seat) -> Fact | None:
        return self if seat == self.seat else CardDealtUnseen(self.clause, self.seat)

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "card": self.card}


class CardSetAside(Fact):
    """AF-2.1: only its owner sees which card, until all discards are turned up together."""

    def __init__(self, clause: str, seat: int, card: str) -> None:
        super().__init__("card-set-aside", clause)
        self.seat: Final = seat
        self.card: Final = card

    def seen_by(self, seat: Seat) -> Fact | None:
        return self if seat == self.seat else CardSetAsideUnseen(self.clause, self.seat)

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "card": self.card}


class CardsReturned(Fact):
    """AF-11.2: discards that go back into the deck unseen."""

    def __init__(self, clause: str, count: int) -> None:
        super().__init__("cards-returned", clause)
        self.count: Final = count

    def words(self) -> dict[str, Word]:
        return {"count": self.count}


class CardsRevealed(Fact):
    """AF-2.1: the cards to be auctioned, all at once."""

    def __init__(self, clause: str, cards: str) -> None:
        super().__init__("cards-revealed", clause)
        self.cards: Final = cards

    def reveals(self) -> bool:
        return True

    def words(self) -> dict[str, Word]:
        return {"cards": self.cards}


class CardDrawnForAuction(Fact):
    """AF-11.2"""

    def __init__(self, clause: str, card: str) -> None:
        super().__init__("card-drawn-for-auction", clause)
        self.card: Final = card

    def reveals(self) -> bool:
        return True

    def words(self) -> dict[str, Word]:
        return {"card": self.card}


class StartingPlayer(Fact):
    """AF-2.2"""

    def __init__(self, clause: str, seat: int) -> None:
        super().__init__("starting-player", clause)
        self.seat: Final = seat

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat}


class Nominator(Fact):
    """AF-2.3: who names the next card."""

    def __init__(self, clause: str, seat: int) -> None:
        super().__init__("nominator", clause)
        self.seat: Final = seat

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat}


class Nominated(Fact):
    def __init__(self, clause: str, seat: int, card: str) -> None:
        super().__init__("nominated", clause)
        self.seat: Final = seat
        self.card: Final = card

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "card": self.card}


class BidMade(Fact):
    def __init__(self, clause: str, seat: int, amount: int) -> None:
        super().__init__("bid-made", clause)
        self.seat: Final = seat
        self.amount: Final = amount

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "amount": self.amount}


class BidPassed(Fact):
    def __init__(self, clause: str, seat: int) -> None:
        super().__init__("bid-passed", clause)
        self.seat: Final = seat

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat}


class CardWon(Fact):
    """AF-2.2, AF-2.4"""

    def __init__(self, clause: str, seat: int, card: str, price: int) -> None:
        super().__init__("card-won", clause)
        self.seat: Final = seat
        self.card: Final = card
        self.price: Final = price

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "card": self.card, "price": self.price}


class ConcessionAuction(Fact):
    """AF-3.3: who opens the bidding."""

    def __init__(self, clause: str, seat: int, left: int) -> None:
        super().__init__("concession-auction", clause)
        self.seat: Final = seat
        self.left: Final = left

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "left": self.left}


class ConcessionWon(Fact):
    """AF-3.3"""

    def __init__(self, clause: str, seat: int, price: int) -> None:
        super().__init__("concession-won", clause)
        self.seat: Final = seat
        self.price: Final = price

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "price": self.price}


class ConcessionChosen(Fact):
    """AF-3.3"""

    def __init__(self, clause: str, seat: int, concession: str) -> None:
        super().__init__("concession-chosen", clause)
        self.seat: Final = seat
        self.concession: Final = concession

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "concession": self.concession}
