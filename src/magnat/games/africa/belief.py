"""AF-2.5: who may hold which cards. Hands are hidden, but bids, purchases and passes tell whose shares somebody collects.

What is certain (cards won at the auction, cards that lie open) is in the view. This is what is likely: by seat and company a leaning,
from -3 (hardly) to 3 (surely); and Directors' certificates are kept rather than set aside.
"""

from __future__ import annotations

from collections import defaultdict

from magnat.games.africa import facts
from magnat.games.africa.names import all_names
from magnat.games.africa.rules import AfricaRules
from magnat.kernel.belief import Belief
from magnat.kernel.contract import Fact, Seat

MOST = 3
WEIGHTS = (3, 4, 6, 8, 12, 17, 24)
"""Of a card in a hand, by the leaning towards its company."""
DIRECTOR = 3
"""This many times as likely in a hand as another card."""


class AfricaBelief(Belief):
    def __init__(self, rules: AfricaRules, seat: Seat) -> None:  # noqa: ARG002 - what it is told depends on the seat
        super().__init__()
        self.cards = {name: card for card, name in enumerate(all_names("card"))}
        self.first_private = 2 * len(rules.figures.companies)
        self.leaning: defaultdict[tuple[Seat, int], int] = defaultdict(int)  # by seat and company
        self.hammer = ""  # the card that is being auctioned
        self.bidders: set[Seat] = set()

    def learn(self, fact: Fact) -> None:
        match fact:
            case facts.Nominated() | facts.CardDrawnForAuction():
                self.hammer, self.bidders = fact.card, set()
                if isinstance(fact, facts.Nominated):
                    self.lean(fact.seat, fact.card, 1)
            case facts.ConcessionAuction():
                self.hammer = ""
            case facts.BidMade():
                if self.hammer and fact.seat not in self.bidders:
                    self.lean(fact.seat, self.hammer, 1)
                self.bidders.add(fact.seat)
            case facts.BidPassed():
                if self.hammer and fact.seat not in self.bidders:
                    self.lean(fact.seat, self.hammer, -1)
            case facts.CardWon():
                self.lean(fact.seat, fact.card, 1)
                self.hammer = ""
            case facts.CardBought():
                self.lean(fact.seat, fact.card, 1)
            case facts.CardDeclined():
                self.lean(fact.seat, fact.card, -1)

    def lean(self, seat: Seat, card: str, by: int) -> None:
        number = self.cards[card]
        if number < self.first_private:
            company = number // 2
            self.leaning[seat, company] = min(MOST, max(-MOST, self.leaning[seat, company] + by))

    def weight(self, seat: Seat, card: int) -> int:
        """How likely this card is in that hand, compared with others."""
        if card >= self.first_private:
            return WEIGHTS[MOST]
        return WEIGHTS[MOST + self.leaning[seat, card // 2]] * (DIRECTOR if card % 2 == 0 else 1)
