"""AF-8.3, AF-10 for the clerk: how long the game may last, and what a share will have brought by then."""

from __future__ import annotations

from magnat.bots.africa.desk import Desk
from magnat.games.africa.prices import dividend_spaces
from magnat.games.africa.state import NOBODY, AfricaState, Status

Ledger = dict[tuple[int, ...], int]
"""Revenues that were worked out before, by round, economy, company and trains."""

FIRST_REVENUE = 50  # of a company that has still to buy its first train
START_UP = 2  # rounds until then
TRACK_MONEY = 40  # and for the first rivers
FALLING = 4  # rounds that a company without money is expected to fall


class Outlook:
    """Revenues of all companies and the rounds that are left."""

    def __init__(self, desk: Desk, ledger: Ledger) -> None:
        self.desk = desk
        self.state: AfricaState = desk.state
        self.ledger = ledger
        self.revenues = {number: self.revenue(number) for number in desk.running()}
        self.rounds = self.rounds_left()
        self.worths: dict[int, float] = {}

    def revenue(self, number: int) -> int:
        kinds = self.state.companies[number].trains
        key = (self.state.operating_rounds, len(self.state.order), self.state.pool_certificates(), number, *kinds)
        if key not in self.ledger:
            self.ledger[key] = self.desk.earns(number, kinds)
        return self.ledger[key]

    def rounds_left(self) -> int:
        """Operating rounds until the bank is empty or a price reaches the end of the game, the present one not counted."""
        if self.state.ending:
            return 0 if self.state.operating else 1
        paid = sum(self.revenues.values())
        bank = self.state.bank / (1.3 * paid + 100)
        prices = min([self.until_end(number) for number in self.revenues], default=self.desk.habits.longest)
        return max(1, min(int(bank), prices, self.desk.habits.longest))

    def until_end(self, number: int) -> int:
        company, figures = self.state.companies[number], self.desk.figures
        space, revenue = company.space, float(self.revenues[number])
        for rounds in range(self.desk.habits.longest):
            if figures.prices[space] >= figures.end_price:
                return rounds
            space = min(space + dividend_spaces(self.desk.box, int(revenue), figures.prices[space]), len(figures.prices) - 1)
            revenue *= self.desk.habits.growth
        return self.desk.habits.longest

    def worth(self, number: int) -> float:
        """What one share will have brought when the game ends: dividends, and its price then."""
        if number not in self.worths:
            self.worths[number] = self.reckon(number)
        return self.worths[number]

    def reckon(self, number: int) -> float:
        company, figures = self.state.companies[number], self.desk.figures
        trains = sum(figures.trains[kind].price for kind in company.trains) // figures.trains_part
        if company.status != Status.RUNNING:
            return (
                self.course(figures.prices.index(figures.companies[number].price), FIRST_REVENUE, START_UP)
                if self.starts(number)
                else float(figures.companies[number].price)
            )
        if self.revenues[number] > 0:
            return trains + self.course(company.space, self.revenues[number], 0)
        if company.leader == NOBODY or (not company.trains and company.cash < self.desk.first_train_price()):
            return trains + self.falling(number)
        return trains + self.course(company.space, FIRST_REVENUE, START_UP)

    def course(self, space: int, revenue: float, wait: int) -> float:
        """Dividends of a share and its last price, if its company begins to pay after so many rounds."""
        figures, dividends = self.desk.figures, 0.0
        for rounds in range(self.rounds):
            if rounds < wait:
                space = max(space - 1, 0)
                continue
            dividends += revenue / figures.units()
            space = min(space + dividend_spaces(self.desk.box, int(revenue), figures.prices[space]), len(figures.prices) - 1)
            revenue *= self.desk.habits.growth
        return dividends + figures.prices[space]

    def starts(self, number: int) -> bool:
        """Could this seat start the company out of its hand, with money for a train?"""
        desk, company, hand = self.desk, self.state.companies[number], self.desk.me.hand
        price, shares = desk.figures.companies[number].price, hand.count(desk.box.share_card(number))
        director = desk.box.director_card(number) in hand
        if not company.in_game() or (not director and company.issued + shares < desk.figures.start_shares):
            return False
        units = min(shares + (desk.figures.director_units if director else 0), desk.me.cash // price)
        return self.rounds > 2 * START_UP and company.cash + units * price >= desk.first_train_price() + TRACK_MONEY

    def falling(self, number: int) -> float:
        """Nothing is paid, and the price falls until somebody helps."""
        company, figures = self.state.companies[number], self.desk.figures
        step = 1 if company.director != NOBODY or company.leader == NOBODY else -figures.managed_without_train
        return float(figures.prices[max(0, company.space - step * min(FALLING, self.rounds))])

    def gain(self, number: int, price: float) -> float:
        """By one share bought for so much."""
        return self.worth(number) - price

    def bond(self) -> float:
        """What a bond still brings."""
        return 13.0 * self.rounds
