"""What the clerk reads off its view before any decision: its company, the prices, and what money and goods are worth to it."""

from __future__ import annotations

from functools import cached_property

from magnat.bots.oilcity.habits import Habits
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.figures import KEROSENE, MONEY, SOLD_GOODS, THINGS, WAGON
from magnat.games.oilcity.state import Company, Plot
from magnat.games.oilcity.view import CompanyView, OilCityView


class Situation:
    """One view, read once. Worths are in thousandths of a point."""

    def __init__(self, view: OilCityView, box: Box, habits: Habits, company: int | None = None) -> None:
        """Of its own company, or of another, whose cash it does not see."""
        assert view.company is not None
        self.view = view
        self.box = box
        self.figures = box.figures
        self.habits = habits
        self.company = view.company if company is None else company
        self.me = view.companies[self.company]
        self.member = self.me.members.index(view.seat) if view.seat in self.me.members else 0
        self.turn = view.turn
        self.left = view.turns - view.turn  # turns after this one
        self.prices = [view.prices.get(thing, 0) for thing in THINGS]
        coming = [event.prices for event in self.figures.events if event.name in view.events_left]
        self.coming = coming or [self.prices]  # of the turns to come

    def beside(self, company: int) -> Situation:
        """The situation of another company: the prices are the same for all."""
        other = Situation(self.view, self.box, self.habits, company)
        for name in ("later", "goods", "average", "ripe", "water", "yield_of_field"):
            setattr(other, name, getattr(self, name))
        return other

    @cached_property
    def hands(self) -> int:
        """For how many seats it decides: its own, and those that partners have handed to it."""
        return sum(self.view.holders[seat] == self.view.seat or seat == self.view.seat for seat in self.me.members)

    @cached_property
    def own(self) -> Company:
        return company_of(self.me, [card.name for card in self.figures.plots])

    # Money

    def cash(self, turn: int) -> float:
        """What a zlr is worth that can be invested in this turn."""
        return self.by_turn(self.habits.cash, turn)

    def by_turn(self, worths: tuple[float, ...], turn: int) -> float:
        if turn > self.view.turns:
            return 1.0 if self.box.choices.score_cash else 0.0
        return worths[max(0, min(turn, len(worths)) - 1)]

    def revenue(self, turn: int) -> float:
        """What a zlr of wagon revenue is worth: it counts on the value sheet and can be invested the turn after."""
        if turn == self.view.turns and self.box.choices.score_cash:
            return 2.0
        return 1.0 + self.cash(turn + 1)

    @cached_property
    def money_now(self) -> float:
        """What a zlr is worth in a deal at this stage of the turn: once the tokens lie, it waits for the next turn."""
        return self.by_turn(self.habits.deal_cash, self.turn if self.me.stage == "investing" else self.turn + 1)

    # Goods

    @cached_property
    def later(self) -> list[float]:
        """By good: what a unit is worth that stays in the store after this turn's sale."""
        worth = [0.0] * len(THINGS)
        for turn in range(self.view.turns, self.turn, -1):
            revenue = self.revenue(turn)
            for good in SOLD_GOODS:
                brought = [max(prices[good] * revenue, worth[good]) for prices in self.coming]
                worth[good] = self.habits.patience * sum(brought) / len(brought)
        return worth

    @cached_property
    def goods(self) -> list[float]:
        """By good: what a unit is worth that is there before this turn's sale, less its share of a wagon."""
        worth = [0.0] * len(THINGS)
        freight = self.figures.costs[WAGON] / self.figures.wagon_most * self.cash(self.turn + 1)
        for good in SOLD_GOODS:
            worth[good] = max(0.0, max(self.prices[good] * self.revenue(self.turn), self.later[good]) - freight)
        return worth

    @cached_property
    def average(self) -> list[float]:
        """By good: what it brings on average in a coming turn, in zlr; good prices are waited for."""
        worth = [0.0] * len(THINGS)
        for good in SOLD_GOODS:
            prices = [event[good] for event in self.coming]
            mean = sum(prices) / len(prices)
            worth[good] = sum(max(price, mean * self.habits.patience) for price in prices) / len(prices)
        return worth

    @cached_property
    def ripe(self) -> list[int]:
        """The goods that bring no less today than they promise later."""
        return [good for good in SOLD_GOODS if self.prices[good] * self.revenue(self.turn) >= self.later[good]]

    def crude(self, refineries: int) -> float:
        """What a unit of crude is worth that is there after this turn's service."""
        if refineries == 0 or self.left == 0:
            return 0.0
        return self.habits.refining * self.figures.refinery_yield * self.later[KEROSENE]

    # Shares of the die

    @cached_property
    def water(self) -> float:
        """How often the die shows water."""
        return self.figures.face_weights[0] / sum(self.figures.face_weights)

    @cached_property
    def yield_of_field(self) -> float:
        weights = self.figures.face_weights
        return sum(shows * weight for shows, weight in enumerate(weights)) / sum(weights)


def company_of(me: CompanyView, cards: list[str]) -> Company:
    """The company as the rules know it, so that the solver can place its pieces."""
    store = [me.store.get(thing, 0) for thing in THINGS]
    store[MONEY] = me.money or 0
    plots = [Plot(plot.number, cards.index(plot.card), [THINGS.index(piece) if piece else 0 for piece in plot.fields]) for plot in me.plots]
    return Company(store, plots, [], list(me.wagons), list(me.revenue))
