"""Every event. Letters and sealed bids are their owner's secret (FP-1.2); the rest happens in the open."""

from __future__ import annotations

from magnat.kernel.contract import Fact, Seat, Word


class LetterDrawn(Fact):
    """FP-2.2: only the merchant knows whose letter it is."""

    def __init__(self, seat: Seat, letter: str) -> None:
        super().__init__("letter-drawn", "FP-2.2")
        self.seat = seat
        self.letter = letter

    def seen_by(self, seat: Seat) -> Fact | None:
        return self if seat == self.seat else LetterDrawnUnseen(self.seat)

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "letter": self.letter}


class LetterDrawnUnseen(Fact):
    def __init__(self, seat: Seat) -> None:
        super().__init__("letter-drawn-unseen", "FP-2.2")
        self.seat = seat

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat}


class ShipCame(Fact):
    """FP-3.1: a day begins; its number counts the chapters of the replay."""

    def __init__(self, day: int, crates: int) -> None:
        super().__init__("ship-came", "FP-3.1")
        self.day = day
        self.crates = crates

    def words(self) -> dict[str, Word]:
        return {"number": self.day, "crates": self.crates}


class BidSealed(Fact):
    """FP-3.2: everybody sees that there is a bid, its merchant alone how high it is."""

    def __init__(self, seat: Seat, coins: int) -> None:
        super().__init__("bid-sealed", "FP-3.2")
        self.seat = seat
        self.coins = coins

    def seen_by(self, seat: Seat) -> Fact | None:
        return self if seat == self.seat else BidSealedUnseen(self.seat)

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "coins": self.coins}


class BidSealedUnseen(Fact):
    def __init__(self, seat: Seat) -> None:
        super().__init__("bid-sealed-unseen", "FP-3.2")
        self.seat = seat

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat}


class BidOpened(Fact):
    """FP-3.3"""

    def __init__(self, seat: Seat, coins: int) -> None:
        super().__init__("bid-opened", "FP-3.3")
        self.seat = seat
        self.coins = coins

    def reveals(self) -> bool:
        return True

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "coins": self.coins}


class CargoBought(Fact):
    """FP-3.3, or by lot FP-3.4"""

    def __init__(self, clause: str, seat: Seat, crates: int, coins: int) -> None:
        super().__init__("cargo-bought", clause)
        self.seat = seat
        self.crates = crates
        self.coins = coins

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "crates": self.crates, "coins": self.coins}


class ShipLeft(Fact):
    """FP-3.5"""

    def __init__(self, crates: int) -> None:
        super().__init__("ship-left", "FP-3.5")
        self.crates = crates

    def reveals(self) -> bool:
        return True

    def words(self) -> dict[str, Word]:
        return {"crates": self.crates}


class PriceShown(Fact):
    """FP-4.1"""

    def __init__(self, price: int) -> None:
        super().__init__("price-shown", "FP-4.1")
        self.price = price

    def words(self) -> dict[str, Word]:
        return {"price": self.price}


class CratesSold(Fact):
    """FP-4.2: none is a number, too."""

    def __init__(self, seat: Seat, crates: int, coins: int) -> None:
        super().__init__("crates-sold", "FP-4.2")
        self.seat = seat
        self.crates = crates
        self.coins = coins

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "crates": self.crates, "coins": self.coins}


class LetterPaid(Fact):
    """FP-5.1: the letter is opened; its writer takes some crates, perhaps none."""

    def __init__(self, seat: Seat, letter: str, crates: int, coins: int) -> None:
        super().__init__("letter-paid", "FP-5.1")
        self.seat = seat
        self.letter = letter
        self.crates = crates
        self.coins = coins

    def words(self) -> dict[str, Word]:
        return {"seat": self.seat, "letter": self.letter, "crates": self.crates, "coins": self.coins}
