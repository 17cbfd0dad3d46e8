"""Every event of 18Africa; those of operating rounds: operating_facts.py. Dealt cards and cards set aside are seen by their owner only."""

from __future__ import annotations

from magnat.games.africa.operating_facts import (
    BondsPaid as BondsPaid,
)
from magnat.games.africa.operating_facts import (
    CityChosen as CityChosen,
)
from magnat.games.africa.operating_facts import (
    CompanyTurn as CompanyTurn,
)
from magnat.games.africa.operating_facts import (
    ConcessionAssigned as ConcessionAssigned,
)
from magnat.games.africa.operating_facts import (
    ConnectionBonus as ConnectionBonus,
)
from magnat.games.africa.operating_facts import (
    DividendPaid as DividendPaid,
)
from magnat.games.africa.operating_facts import (
    DividendReceived as DividendReceived,
)
from magnat.games.africa.operating_facts import (
    OfferDeclined as OfferDeclined,
)
from magnat.games.africa.operating_facts import (
    OperatingRoundBegan as OperatingRoundBegan,
)
from magnat.games.africa.operating_facts import (
    PowerUsed as PowerUsed,
)
from magnat.games.africa.operating_facts import (
    PriceMoved as PriceMoved,
)
from magnat.games.africa.operating_facts import (
    PrivatePaid as PrivatePaid,
)
from magnat.games.africa.operating_facts import (
    TileLaid as TileLaid,
)
from magnat.games.africa.operating_facts import (
    TokenPlaced as TokenPlaced,
)
from magnat.games.africa.operating_facts import (
    TrainBought as TrainBought,
)
from magnat.games.africa.operating_facts import (
    TrainGone as TrainGone,
)
from magnat.games.africa.operating_facts import (
    TrainOffer as TrainOffer,
)
from magnat.games.africa.operating_facts import (
    TrainOffered as TrainOffered,
)
from magnat.games.africa.operating_facts import (
    TrainSold as TrainSold,
)
from magnat.games.africa.operating_facts import (
    TrainsRun as TrainsRun,
)
from magnat.games.africa.operating_facts import (
    TrainTraded as TrainTraded,
)
from magnat.games.africa.operating_facts import (
    Withheld as Withheld,
)
from magnat.kernel.contract import Fact, Seat, Word

# The deal and the auctions


class CompanyDrawn(Fact):
    """AF-1.3"""

    key = "company-drawn"
    company: str


class CardDealtUnseen(Fact):
    """AF-1.6: what the others see of it."""

    key = "card-dealt-unseen"
    seat: Seat


class CardSetAsideUnseen(Fact):
    """AF-2.1: what the others see of it."""

    key = "card-set-aside-unseen"
    seat: Seat


class CardDealt(Fact):
    """AF-1.6: only its owner sees which card."""

    key = "card-dealt"
    seat: Seat
    card: str

    def seen_by(self, seat: Seat) -> Fact | None:
        return self if seat == self.seat else CardDealtUnseen(self.clause, self.seat)


class CardSetAside(Fact):
    """AF-2.1: only its owner sees which card, until all discards are turned up together."""

    key = "card-set-aside"
    seat: Seat
    card: str

    def seen_by(self, seat: Seat) -> Fact | None:
        return self if seat == self.seat else CardSetAsideUnseen(self.clause, self.seat)


class CardsReturned(Fact):
    """AF-11.2: discards that go back into the deck unseen."""

    key = "cards-returned"
    count: int


class CardsRevealed(Fact):
    """AF-2.1: the cards to be auctioned, all at once."""

    key = "cards-revealed"
    cards: str

    def reveals(self) -> bool:
        return True


class CardDrawnForAuction(Fact):
    """AF-11.2"""

    key = "card-drawn-for-auction"
    card: str

    def reveals(self) -> bool:
        return True


class StartingPlayer(Fact):
    """AF-2.2"""

    key = "starting-player"
    seat: Seat


class Nominator(Fact):
    """AF-2.3: who names the next card."""

    key = "nominator"
    seat: Seat


class Nominated(Fact):
    key = "nominated"
    seat: Seat
    card: str


class BidMade(Fact):
    key = "bid-made"
    seat: Seat
    amount: int


class BidPassed(Fact):
    key = "bid-passed"
    seat: Seat


class CardWon(Fact):
    """AF-2.2, AF-2.4"""

    key = "card-won"
    seat: Seat
    card: str
    price: int


class ConcessionAuction(Fact):
    """AF-3.3: who opens the bidding."""

    key = "concession-auction"
    seat: Seat
    left: int


class ConcessionWon(Fact):
    """AF-3.3"""

    key = "concession-won"
    seat: Seat
    price: int


class ConcessionChosen(Fact):
    """AF-3.3"""

    key = "concession-chosen"
    seat: Seat
    concession: str


# Shares, control and the end


class StockRoundBegan(Fact):
    """AF-3.1: round 0 is the initial one."""

    key = "stock-round-began"
    number: int
    seat: Seat


class PriorityMoved(Fact):
    key = "priority-moved"
    seat: Seat


class ForcedSale(Fact):
    """AF-4.2"""

    key = "forced-sale"
    seat: Seat
    certificates: int
    limit: int


class ShareSold(Fact):
    """AF-4.3, AF-8.7"""

    key = "share-sold"
    holder: Word
    company: str
    price: int


class PrivateSold(Fact):
    """AF-4.3, AF-8.7"""

    key = "private-sold"
    holder: Word
    private: str
    price: int


class BondSold(Fact):
    """AF-4.3"""

    key = "bond-sold"
    seat: Seat
    price: int


class CardBought(Fact):
    """AF-4.4: from hand, discard pile or deck; shares pay into the company's treasury, privates into the bank."""

    key = "card-bought"
    seat: Seat
    card: str
    source: str
    price: int


class PoolBought(Fact):
    """AF-4.4, AF-8.7: a certificate out of the bank pool."""

    key = "pool-bought"
    holder: Word
    card: str
    price: int


class BondBought(Fact):
    """AF-4.4"""

    key = "bond-bought"
    seat: Seat
    price: int


class Passed(Fact):
    """AF-4.5"""

    key = "passed"
    seat: Seat


class CardTurned(Fact):
    """AF-4.4, AF-4.5: the top card of the deck lies open now."""

    key = "card-turned"
    card: str

    def reveals(self) -> bool:
        return True


class CardDeclined(Fact):
    """AF-4.4"""

    key = "card-declined"
    seat: Seat
    card: str


class DeckShuffled(Fact):
    """AF-4.8"""

    key = "deck-shuffled"
    cards: int


class CardsOpened(Fact):
    """AF-4.8: the last cards all lie open."""

    key = "cards-opened"
    cards: str

    def reveals(self) -> bool:
        return True


class CompanyStarted(Fact):
    """AF-5.1, AF-5.2"""

    key = "company-started"
    company: str
    price: int


class LeaderChanged(Fact):
    """AF-5.3, AF-5.4: `holder` is -1 when nobody owns a share."""

    key = "leader-changed"
    company: str
    holder: Word
    director: int


class ConcessionGone(Fact):
    """AF-3.3, AF-9.1: out of the game."""

    key = "concession-gone"
    concession: str


class CompanyRemoved(Fact):
    """AF-9.1: `cash` goes to the bank; `shares` and `privates` that it owned go to the pool."""

    key = "company-removed"
    company: str
    cash: int


class HoldingMoved(Fact):
    """AF-9.1: a certificate that a removed company owned goes to the pool."""

    key = "holding-moved"
    company: str
    card: str


class EndTriggered(Fact):
    """AF-10.1"""

    key = "end-triggered"
    reason: str


class FinalValue(Fact):
    """AF-10.3"""

    key = "final-value"
    seat: Seat
    cash: int
    bonds: int
    privates: int
    shares: int
    penalty: int
    total: int
