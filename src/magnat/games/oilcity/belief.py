"""Decision 5: cash and open plans lie hidden in Oil City. What a seat can work out of them from what it was told.

What the bank pays and takes happens in the open, so cash is known to the note until companies deal with each other in secret. Of
such a deal others see what lies open; money is taken to have gone the other way, as much as that is worth. Whoever then pays more than
they were thought to have shows that it was more. What a company orders it is expected to order again.
"""

from __future__ import annotations

from collections import defaultdict

from magnat.games.oilcity import facts
from magnat.games.oilcity.bundle_text import read_bundle
from magnat.games.oilcity.figures import GAS, KEROSENE, PLOT, WAX
from magnat.games.oilcity.ledger import moved
from magnat.games.oilcity.rules import OilCityRules
from magnat.kernel.belief import Belief
from magnat.kernel.contract import Fact, Seat

USUAL_PRICE = 100
"""Of a unit of goods whose price nobody knows yet."""


class OilCityBelief(Belief):
    def __init__(self, rules: OilCityRules, seat: Seat) -> None:  # noqa: ARG002 - what it is told depends on the seat
        super().__init__()
        self.figures = rules.figures
        self.cash: defaultdict[int, int] = defaultdict(lambda: self.figures.money)  # by company
        self.doubt: defaultdict[int, int] = defaultdict(int)
        """By company: how much of its cash is a guess, from deals of which only a part was seen."""
        self.orders: defaultdict[int, list[tuple[str, int]]] = defaultdict(list)
        """By company: what it ordered when it was last served, or is being served now."""
        self.being_served: set[int] = set()
        self.prices = {WAX: USUAL_PRICE, GAS: USUAL_PRICE, KEROSENE: USUAL_PRICE}

    def learn(self, fact: Fact) -> None:
        for name, change in moved(fact).items():
            thing, _, owner = name.rpartition(" ")
            if thing == "money" and owner != "bank":
                self.cash[int(owner)] += change
        match fact:
            case facts.EventDrawn():
                self.prices = {WAX: fact.wax, GAS: fact.gas, KEROSENE: fact.kerosene}
            case facts.HandedOver():
                self.guess_price(fact)
            case facts.Bought():
                self.ordered(fact.company, fact.order, fact.amount)
                self.mend(fact.company)
            case facts.CrudeRefined():
                self.ordered(fact.company, "refine", fact.crude)
            case facts.Served():
                self.being_served.discard(fact.company)

    def ordered(self, company: int, order: str, amount: int) -> None:
        """The first order of a service replaces those of the one before."""
        if company not in self.being_served:
            self.being_served.add(company)
            self.orders[company] = []
        self.orders[company].append((order, amount))

    def guess_price(self, fact: facts.HandedOver) -> None:
        price = self.worth(fact.give) - self.worth(fact.take)
        self.cash[fact.giver] += price
        self.cash[fact.taker] -= price
        for company in (fact.giver, fact.taker):
            self.doubt[company] += abs(price)
            self.mend(company)

    def mend(self, company: int) -> None:
        """Nobody pays what they do not have: there was more."""
        missing = -self.cash[company]
        if missing > 0:
            self.cash[company] = 0
            self.doubt[company] += missing

    def worth(self, text: str) -> int:
        """What a bundle would cost at the bank; goods at the price of the turn."""
        bundle = read_bundle(text)
        things = sum(count * self.price(thing) for thing, count in enumerate(bundle.things) if count)
        return things + len(bundle.plots) * self.figures.costs[PLOT]

    def price(self, thing: int) -> int:
        return self.prices[thing] if thing in self.prices else self.figures.costs[thing] or USUAL_PRICE
