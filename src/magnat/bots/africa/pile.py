"""AF-4.4 c for the clerk: what the discard pile is worth to somebody who can start a company with its cards."""

from __future__ import annotations

from magnat.bots.africa.outlook import Outlook
from magnat.bots.africa.situation import Situation
from magnat.games.africa import cards


class DiscardPile:
    """The cards in the order in which they are sold: whoever wants one buys all before it."""

    def __init__(self, situation: Situation, outlook: Outlook, most: int) -> None:
        self.situation = situation
        self.outlook = outlook
        self.box = situation.box
        self.most = most  # certificates

    def order(self) -> list[int]:
        """The newest first where a table plays so."""
        found = self.situation.state.discard
        return found if not found or cards.next_discard(self.box, self.situation.state) == 0 else found[::-1]

    def rate(self) -> float:
        """By pound, what the best beginning of the pile brings that there is money for."""
        best, cost, taken = 0.0, 0, list[int]()
        for card in self.order()[: self.most]:
            cost += self.box.printed_price(card)
            if cost > self.situation.me.cash:
                break
            taken.append(card)
            best = max(best, sum(self.profit(it, taken, self.situation.me.cash - cost) for it in taken) / cost)
        return best

    def profit(self, card: int, taken: list[int], left: int) -> float:
        price = self.box.printed_price(card)
        if self.box.is_private(card):
            return float(self.situation.figures.privates[self.box.private_of(card)].income * self.outlook.rounds)
        company = self.box.company_of(card)
        starts = self.outlook.may_start(company) and self.outlook.starts(company, taken, left)
        worth = self.outlook.started_worth(company) if starts else self.outlook.worth(company)
        return self.box.units_of(card) * worth - price
