"""AF-8.3, AF-10 for the clerk: how long the game may last, and what a share will have brought by then."""

from __future__ import annotations

from magnat.games.africa.prices import dividend_spaces
from magnat.games.africa.state import NOBODY, AfricaState, Status
from tests.bots.africa.clerk_1.situation import Situation

Ledger = dict[tuple[int, ...], int]
"""Revenues that were worked out before, by round, economy, company and trains."""

FIRST_REVENUE = 50  # of a company that has still to buy its first train
START_UP = 2  # rounds until then
TRACK_MONEY = 40  # and for the first rivers
FALLING = 4  # rounds that a company without money is expected to fall


class Outlook:
    """Revenues of all companies and the rounds that are left."""

    def __init__(self, situation: Situation, ledger: Ledger) -> None:
        self.situation = situation
        self.state: AfricaState = situation.state
        self.ledger = ledger
        self.revenues = {company: self.revenue(company) for company in situation.running()}
        self.rounds = self.rounds_left()
        self.worths: dict[int, float] = {}

    def revenue(self, company: int) -> int:
        kinds = self.state.companies[company].trains
        key = (self.state.operating_rounds, len(self.state.order), self.state.pool_certificates(), company, *kinds)
        if key not in self.ledger:
            self.ledger[key] = self.situation.earns(company, kinds)
        return self.ledger[key]

    def rounds_left(self) -> int:
        """Operating rounds until the bank is empty or a price reaches the end of the game, the present one not counted."""
        if self.state.ending:
            return 0 if self.state.operating else 1
        paid = sum(self.revenues.values())
        bank = self.state.bank / (1.3 * paid + 100)
        prices = min([self.until_end(company) for company in self.revenues], default=self.situation.habits.longest)
        return max(1, min(int(bank), prices, self.situation.habits.longest))

    def until_end(self, company: int) -> int:
        own, figures = self.state.companies[company], self.situation.figures
        space, revenue = own.space, float(self.revenues[company])
        for rounds in range(self.situation.habits.longest):
            if figures.prices[space] >= figures.end_price:
                return rounds
            space = min(space + dividend_spaces(self.situation.box, int(revenue), figures.prices[space]), len(figures.prices) - 1)
            revenue *= self.situation.habits.growth
        return self.situation.habits.longest

    def worth(self, company: int) -> float:
        """What one share will have brought when the game ends: dividends, and its price then."""
        if company not in self.worths:
            self.worths[company] = self.reckon(company)
        return self.worths[company]

    def reckon(self, company: int) -> float:
        own, figures = self.state.companies[company], self.situation.figures
        trains = sum(figures.trains[kind].price for kind in own.trains) // figures.trains_part
        if own.status != Status.RUNNING:
            return (
                self.course(figures.prices.index(figures.companies[company].price), FIRST_REVENUE, START_UP)
                if self.starts(company)
                else float(figures.companies[company].price)
            )
        if self.revenues[company] > 0:
            return trains + self.course(own.space, self.revenues[company], 0)
        if own.leader == NOBODY or (not own.trains and own.cash < self.situation.first_train_price()):
            return trains + self.falling(company)
        return trains + self.course(own.space, FIRST_REVENUE, START_UP)

    def course(self, space: int, revenue: float, wait: int) -> float:
        """Dividends of a share and its last price, if its company begins to pay after this many rounds."""
        figures, dividends = self.situation.figures, 0.0
        for rounds in range(self.rounds):
            if rounds < wait:
                space = max(space - 1, 0)
                continue
            dividends += revenue / figures.units()
            space = min(space + dividend_spaces(self.situation.box, int(revenue), figures.prices[space]), len(figures.prices) - 1)
            revenue *= self.situation.habits.growth
        return dividends + figures.prices[space]

    def starts(self, company: int) -> bool:
        """Could this seat start the company out of its hand, with money for a train?"""
        situation, own, hand = self.situation, self.state.companies[company], self.situation.me.hand
        price, shares = situation.figures.companies[company].price, hand.count(situation.box.share_card(company))
        director = situation.box.director_card(company) in hand
        if not own.in_game() or (not director and own.issued + shares < situation.figures.start_shares):
            return False
        units = min(shares + (situation.figures.director_units if director else 0), situation.me.cash // price)
        return self.rounds > 2 * START_UP and own.cash + units * price >= situation.first_train_price() + TRACK_MONEY

    def falling(self, company: int) -> float:
        """Nothing is paid, and the price falls until somebody helps."""
        own, figures = self.state.companies[company], self.situation.figures
        step = 1 if own.director != NOBODY or own.leader == NOBODY else -figures.managed_without_train
        return float(figures.prices[max(0, own.space - step * min(FALLING, self.rounds))])

    def gain(self, company: int, price: float) -> float:
        """By one share bought at this price."""
        return self.worth(company) - price

    def bond(self) -> float:
        """What a bond still brings."""
        return 13.0 * self.rounds
