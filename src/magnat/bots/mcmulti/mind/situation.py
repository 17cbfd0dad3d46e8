"""What a bot reads off a position before any decision: its holdings, its capacities and how much time is left."""

from __future__ import annotations

from typing import Final

from magnat.bots.mcmulti.mind.asset_worth import Worth
from magnat.bots.mcmulti.mind.ways import Ways
from magnat.games.mcmulti import market, production
from magnat.games.mcmulti.box import Box
from magnat.games.mcmulti.figures import CRUDE, DOMESTIC, FOREIGN, GASOLINE, KINDS, REFINERY, STATION, Figures
from magnat.games.mcmulti.state import NOBODY, NOTHING, McMultiState, Quadrant
from magnat.kernel.contract import Seat


class Situation:
    """One position, read once. The cash of others counts only where it is known (`open_cash`)."""

    def __init__(self, box: Box, state: McMultiState, seat: Seat, worth: Worth, ways: Ways, open_cash: bool) -> None:
        self.box: Final = box
        self.state: Final = state
        self.seat: Final = seat
        self.figures: Final = box.figures
        self.worth: Final = worth
        self.ways: Final = ways
        self.open_cash: Final = open_cash
        self.me: Final = state.companies[seat]
        self.cash: Final = self.me.cash
        self.counts: Final = counts(state, seat)
        self.home: Final = built_up(state, seat)
        self.card: Final = state.economy
        self.economy: Final = box.figures.economies[state.economy]
        self.well_price: Final = production.well_price(box, state)
        self.pays: Final = state.consumer - 1 if state.consumer > box.figures.consumer_lowest else 0  # consumers, for the next barrel
        self.offered: Final = [best_offer(box, state, CRUDE), best_offer(box, state, GASOLINE)]  # by good
        self.asked: Final = [cheapest(box, state, CRUDE), cheapest(box, state, GASOLINE)]
        self.rounds: Final = self.rounds_left()
        self.fuel_price: Final = self.expected_fuel_price()
        self.sales: Final = worth.crossings * self.counts[STATION] * box.figures.yields[STATION]  # barrels my stations can sell in a round
        self.refining: Final = (
            worth.crossings * worth.width[REFINERY] * (self.counts[REFINERY] - self.idle()) * box.figures.yields[REFINERY]
        )

    def idle(self) -> int:
        total = 0
        for place in self.state.land.owned[self.seat]:
            total += len(self.state.quadrants[place].idle)
        return total

    def wealth(self) -> int:
        """Cash, and what the bank would pay today for all assets."""
        return self.cash + value(self.counts, self.economy.sell)

    def rounds_left(self) -> int:
        """Turns of its own after this one, guessed from the way to the goal."""
        state, seats, limit = self.state, self.box.seats, self.box.choices.round_limit
        if state.declared != NOBODY:
            return 0
        missing = self.figures.goal - self.wealth()
        rounds = 1 + max(0, round(missing / self.ways.earned_a_round))
        if limit > 0:
            rounds = min(rounds, limit - (state.turn + seats - 1) // seats)
        return max(0, min(rounds, self.ways.longest))

    def expected_fuel_price(self) -> float:
        """What consumers will pay on average: demand pulls the price up, all stations on the board push it down."""
        worth, stations = self.worth, 0
        for quadrant in self.state.quadrants:
            stations += len(quadrant.sites[STATION])
        up = worth.demand * red_step(self.figures) * worth.changes_a_round
        down = self.ways.use * worth.crossings * stations
        horizon = self.ways.foresight if self.ways.foresight < self.rounds else float(self.rounds)
        price = self.pays + (up - down) * horizon / 2
        highest = self.figures.consumer_highest - 1.0
        if price > highest:
            price = highest
        return price if price > 1.0 else 1.0


def counts(state: McMultiState, seat: Seat) -> list[int]:
    """Assets of a seat by kind."""
    total = [0, 0, 0, 0]
    for place in state.land.owned[seat]:
        sites = state.quadrants[place].sites
        for kind in range(len(KINDS)):
            total[kind] += len(sites[kind])
    return total


def built_up(state: McMultiState, seat: Seat) -> int:
    """Of two quadrants only one is built up: the one on which more stands."""
    home, most = NOTHING, -1
    for place in state.land.owned[seat]:
        standing = load(state.quadrants[place])
        if standing > most:
            home, most = place, standing
    return home


def load(part: Quadrant) -> int:
    total = 0
    for cells in part.sites:
        total += len(cells)
    return total


def best_offer(box: Box, state: McMultiState, good: int) -> int:
    """What the next barrel sold brings in the better market; 0 if all tracks are full."""
    home = market.offered_price(box, state, DOMESTIC, good)
    return home if state.embargo else max(home, market.offered_price(box, state, FOREIGN, good))


def cheapest(box: Box, state: McMultiState, good: int) -> int:
    """What the next barrel bought costs in the better market; if all tracks are empty, the highest price that there is."""
    home = market.asking_price(box, state, DOMESTIC, good)
    abroad = 0 if state.embargo else market.asking_price(box, state, FOREIGN, good)
    if home == 0 or 0 < abroad < home:
        home = abroad
    return home if home > 0 else box.figures.tracks[good].highest


def value(counts: list[int], prices: list[int]) -> int:
    """Of these numbers of assets by kind."""
    total = 0
    for kind in range(len(counts)):
        total += counts[kind] * prices[kind]
    return total


def red_step(figures: Figures) -> int:
    """MM-2.2: consumer spaces from one red space to the next."""
    return figures.consumer_red[1] - figures.consumer_red[0]
