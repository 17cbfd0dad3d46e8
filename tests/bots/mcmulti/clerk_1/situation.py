"""What the clerk reads off its view before any decision: its holdings, its capacities and how much time is left."""

from __future__ import annotations

from magnat.games.mcmulti.figures import CRUDE, GASOLINE, REFINERY, STATION, Figures
from magnat.games.mcmulti.view import McMultiView, QuadrantView, TrackView
from tests.bots.mcmulti.clerk_1.asset_worth import Worth
from tests.bots.mcmulti.clerk_1.habits import Habits


class Situation:
    """One view, read once."""

    def __init__(self, view: McMultiView, figures: Figures, worth: Worth, habits: Habits) -> None:
        self.view = view
        self.figures = figures
        self.worth = worth
        self.habits = habits
        self.me = view.companies[view.seat]
        self.cash = self.me.cash or 0
        self.counts = counts(view, view.seat)
        self.all_counts = counts(view, None)
        self.home = max(self.me.quadrants, key=lambda place: load(view.quadrants[place]))  # of two quadrants only one is built up
        self.card = next(card for card, economy in enumerate(figures.economies) if economy.name == view.economy.card)
        self.economy = figures.economies[self.card]
        open_markets = [view.domestic] if view.foreign.closed else [view.domestic, view.foreign]
        crude, gasoline = [market.crude for market in open_markets], [market.gasoline for market in open_markets]
        self.offered = [best_offer(crude), best_offer(gasoline)]  # by good
        self.asked = [cheapest(crude, figures.tracks[CRUDE].highest), cheapest(gasoline, figures.tracks[GASOLINE].highest)]
        self.rounds = self.rounds_left()
        self.fuel_price = self.expected_fuel_price()
        self.sales = worth.crossings * self.counts[STATION] * figures.yields[STATION]  # barrels my stations can sell in a round
        self.refining = worth.crossings * worth.width[REFINERY] * (self.counts[REFINERY] - self.idle()) * figures.yields[REFINERY]

    def idle(self) -> int:
        return sum(len(self.view.quadrants[place].idle) for place in self.me.quadrants)

    def wealth(self) -> int:
        """Cash, and what the bank would pay today for all assets."""
        return self.cash + value(self.counts, self.economy.sell)

    def rounds_left(self) -> int:
        """Own turns after this one, guessed from the way to the goal."""
        view = self.view
        if view.declared is not None:
            return 0
        missing = view.goal - self.wealth()
        rounds = 1 + max(0, round(missing / self.habits.earned_a_round))
        if view.round_limit:
            rounds = min(rounds, view.round_limit - (view.turn + view.seats - 1) // view.seats)
        return max(0, min(rounds, self.habits.longest))

    def expected_fuel_price(self) -> float:
        """What consumers will pay on average: demand pulls the price up, all stations on the board push it down."""
        worth, view = self.worth, self.view
        demand = sum(economy.demand for economy in self.figures.economies) / len(self.figures.economies)
        up = demand * red_step(self.figures) * worth.changes_a_round
        down = self.habits.use * worth.crossings * self.all_counts[STATION]
        horizon = min(self.habits.foresight, self.rounds)
        price = view.consumer.pays + (up - down) * horizon / 2
        return max(1.0, min(price, self.figures.consumer_highest - 1.0))


def counts(view: McMultiView, seat: int | None) -> list[int]:
    """Assets by kind, of one seat or of all."""
    total = [0, 0, 0, 0]
    for part in view.quadrants:
        if seat is None or part.owner == seat:
            for kind, cells in enumerate(sites(part)):
                total[kind] += len(cells)
    return total


def best_offer(lines: list[TrackView]) -> int:
    """What the next barrel sold brings in the better market; 0 if all tracks are full."""
    return max([line.sell for line in lines])


def cheapest(lines: list[TrackView], highest: int) -> int:
    """What the next barrel bought costs in the better market; if all tracks are empty, the highest price that there is."""
    return min([line.buy for line in lines if line.buy > 0], default=highest)


def load(part: QuadrantView) -> int:
    return sum(len(cells) for cells in sites(part))


def value(counts: list[int], prices: list[int]) -> int:
    """Of these numbers of assets by kind."""
    return sum(count * price for count, price in zip(counts, prices, strict=True))


def red_step(figures: Figures) -> int:
    """MM-2.2: consumer spaces from one red space to the next."""
    return figures.consumer_red[1] - figures.consumer_red[0]


def sites(part: QuadrantView) -> tuple[list[int], list[int], list[int], list[int]]:
    """In the order of KINDS."""
    return part.rig, part.station, part.refinery, part.well
