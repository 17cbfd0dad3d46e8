"""Every event. Letters and sealed bids are their owner's secret (FP-1.2); the rest happens in the open."""

from __future__ import annotations

from magnat.kernel.contract import Fact, Seat


class LetterDrawn(Fact):
    """FP-2.2: only the merchant knows whose letter it is."""

    key = "letter-drawn"
    seat: Seat
    letter: str

    def seen_by(self, seat: Seat) -> Fact | None:
        return self if seat == self.seat else LetterDrawnUnseen(self.clause, self.seat)


class LetterDrawnUnseen(Fact):
    key = "letter-drawn-unseen"
    seat: Seat


class ShipCame(Fact):
    """FP-3.1: a day begins; its number counts the chapters of the replay."""

    key = "ship-came"
    number: int
    crates: int


class BidSealed(Fact):
    """FP-3.2: everybody sees that there is a bid; only its merchant sees how high it is."""

    key = "bid-sealed"
    seat: Seat
    coins: int

    def seen_by(self, seat: Seat) -> Fact | None:
        return self if seat == self.seat else BidSealedUnseen(self.clause, self.seat)


class BidSealedUnseen(Fact):
    key = "bid-sealed-unseen"
    seat: Seat


class BidOpened(Fact):
    """FP-3.3"""

    key = "bid-opened"
    seat: Seat
    coins: int

    def reveals(self) -> bool:
        return True


class CargoBought(Fact):
    """FP-3.3, or by lot FP-3.4"""

    key = "cargo-bought"
    seat: Seat
    crates: int
    coins: int


class ShipLeft(Fact):
    """FP-3.5"""

    key = "ship-left"
    crates: int

    def reveals(self) -> bool:
        return True


class PriceShown(Fact):
    """FP-4.1"""

    key = "price-shown"
    price: int


class CratesSold(Fact):
    """FP-4.2: none is a number too."""

    key = "crates-sold"
    seat: Seat
    crates: int
    coins: int


class LetterPaid(Fact):
    """FP-5.1: the letter is opened; its writer takes some crates, perhaps none."""

    key = "letter-paid"
    seat: Seat
    letter: str
    crates: int
    coins: int
