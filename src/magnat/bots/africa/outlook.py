"""AF-8.3, AF-10 for the clerk: how long the game may last, and what a share will have brought by then."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.bots.africa.situation import Situation
from magnat.games.africa.prices import dividend_spaces
from magnat.games.africa.state import NOBODY, AfricaState, Status

Ledger = dict[tuple[int, ...], int]
"""Revenues that were worked out before, by round, economy, company and trains."""

NOW = -1  # the economy as it is
FULL_GROWN = 1300  # a revenue that hardly grows any more
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

    def revenue(self, company: int, economy: int = NOW) -> int:
        """As things are, or in another state of the economy."""
        kinds = self.state.companies[company].trains
        key = (self.state.operating_rounds, len(self.state.order), self.state.pool_certificates(), economy, company, *kinds)
        if key not in self.ledger:
            self.ledger[key] = self.situation.earns(company, kinds, None if economy == NOW else self.situation.values_in(economy))
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
            revenue *= self.growth(revenue)
        return self.situation.habits.longest

    def growth(self, revenue: float) -> float:
        """Revenues grow by track and trains, the small ones most."""
        habits = self.situation.habits
        return max(habits.growth, 1.0 + habits.rise * (1.0 - revenue / FULL_GROWN))

    def worth(self, company: int) -> float:
        """What one share will have brought when the game ends: dividends, and its price then."""
        if company not in self.worths:
            self.worths[company] = self.reckon(company)
        return self.worths[company]

    def reckon(self, company: int) -> float:
        own, figures = self.state.companies[company], self.situation.figures
        trains = sum(figures.trains[kind].price for kind in own.trains) // figures.trains_part
        if own.status != Status.RUNNING:
            return self.started_worth(company) if self.starts(company) else float(figures.companies[company].price)
        if self.revenues[company] > 0:
            return trains + self.course(own.space, self.revenues[company], 0)
        if own.leader == NOBODY or (not own.trains and own.cash < self.situation.first_train_price()):
            return trains + self.falling(company)
        return trains + self.course(own.space, self.first_revenue(), self.situation.habits.start_up)

    def started_worth(self, company: int) -> float:
        """What a share will have brought if the company starts now."""
        own, figures = self.state.companies[company], self.situation.figures
        space = own.space if own.status == Status.RUNNING else figures.prices.index(figures.companies[company].price)
        return self.course(space, self.first_revenue(), self.situation.habits.start_up)

    def may_start(self, company: int) -> bool:
        """Does it wait for a Director or Manager, or, under this seat, for the money for a train?"""
        own = self.state.companies[company]
        if own.status != Status.RUNNING:
            return own.in_game()
        return not own.trains and own.cash < self.situation.first_train_price() and self.situation.leads(company)

    def first_revenue(self) -> int:
        return self.situation.habits.first_revenue + self.situation.habits.more_revenue * self.state.operating_rounds

    def course(self, space: int, revenue: float, wait: int) -> float:
        """Dividends of a share and its last price, if its company begins to pay after this many rounds."""
        figures, dividends = self.situation.figures, 0.0
        for rounds in range(self.rounds):
            if rounds < wait:
                space = max(space - 1, 0)
                continue
            dividends += revenue / figures.units()
            space = min(space + dividend_spaces(self.situation.box, int(revenue), figures.prices[space]), len(figures.prices) - 1)
            revenue *= self.growth(revenue)
        return dividends + figures.prices[space]

    def plan(self, space: int, revenue: float, wait: int, gain: float) -> float:
        """What a share will have brought from the next round on, if that many rounds' income is kept for a train that earns more."""
        figures, habits, value = self.situation.figures, self.situation.habits, 0.0
        for number in range(1, self.rounds + 1):
            revenue, gain = revenue * habits.growth, gain * habits.growth
            if number <= wait:
                space = max(space - 1, 0)
                continue
            paid = revenue + gain
            value += self.income(paid / figures.units(), self.rounds - number)
            space = min(space + dividend_spaces(self.situation.box, int(paid), figures.prices[space]), len(figures.prices) - 1)
        return value + figures.prices[space]

    def income(self, amount: float, rounds: int) -> float:
        """Money that comes early can be put to work."""
        return amount * (1.0 + self.situation.habits.reinvest * rounds)

    def starts(self, company: int, more: Sequence[int] = (), left: int = -1) -> bool:
        """Could this seat start the company out of its hand, with money for a train? Also with more cards, and what is left after them."""
        situation, own, hand, box = self.situation, self.state.companies[company], self.situation.me.hand, self.situation.box
        price, shares = situation.figures.companies[company].price, hand.count(box.share_card(company))
        bought = list(more).count(box.share_card(company))
        new_director, old_director = box.director_card(company) in more, box.director_card(company) in hand
        leads = new_director or old_director or own.issued + shares + bought >= situation.figures.start_shares
        if not own.in_game() or not (leads or situation.leads(company)):
            return False
        director = situation.figures.director_units
        bought += director if new_director else 0
        units = bought + min(shares + (director if old_director else 0), (situation.me.cash if left < 0 else left) // price)
        return self.rounds > situation.habits.start_up and own.cash + units * price >= situation.first_train_price()

    def falling(self, company: int) -> float:
        """Nothing is paid, and the price falls until somebody helps."""
        own, figures = self.state.companies[company], self.situation.figures
        step = 1 if own.director != NOBODY or own.leader == NOBODY else -figures.managed_without_train
        return float(figures.prices[max(0, own.space - step * min(FALLING, self.rounds))])

    def gain(self, company: int, price: float) -> float:
        """By one share bought at this price."""
        return self.worth(company) - price

    def economy_change(self, more: int) -> float:
        """What it means to this seat, compared with the others, if that many more certificates lie in the pool (AF-7.1)."""
        state, figures = self.state, self.situation.figures
        before, after = (self.situation.economy_of(state.pool_certificates() + count) for count in (0, more))
        if before == after:
            return 0.0
        bond = self.rounds * (figures.economies[after].bond - figures.economies[before].bond)
        changes = [float(bond * player.bonds) for player in state.players]
        for company, revenue in self.revenues.items():
            if revenue > 0:
                own = state.companies[company]
                share = self.course(own.space, self.revenue(company, after), 0) - self.course(own.space, self.revenue(company, before), 0)
                for seat in range(len(changes)):
                    changes[seat] += share * own.units[seat]
        mine = changes.pop(self.situation.seat)
        return self.situation.habits.economy * (mine - sum(changes) / len(changes))

    def bond(self) -> float:
        """What a bond still brings."""
        return 13.0 * self.rounds
