"""A position as the clerk imagines it from its view, with the sums it needs again and again. Made for one question, never kept."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.bots.africa.habits import Habits
from magnat.games.africa import cities, control, running, trains
from magnat.games.africa.box import Box
from magnat.games.africa.state import AfricaState, Kept, Status
from magnat.kernel.contract import Seat
from magnat.rail.hexes import EDGES
from magnat.rail.routes import Bonus, Train, Values, best_run


class Incomes:
    """What companies would earn with some trains, kept as long as the same track and stations lie on the map."""

    def __init__(self) -> None:
        self.board: tuple[int, ...] = ()
        self.found: dict[tuple[int, ...], int] = {}

    def look_at(self, state: AfricaState) -> None:
        track = [shape.number * EDGES + shape.rotation for shape in state.shapes]
        stations = [(own.status, len(own.stations), *own.stations) for own in state.companies]
        board = (*track, *(number for company in stations for number in company), *state.assigned)
        if board != self.board:
            self.board, self.found = board, {}


class Situation:
    """What lies on the table and what it earns. Unseen cards are a guess: nothing but the odds of the deck is read from them."""

    def __init__(self, box: Box, state: AfricaState, seat: Seat, habits: Habits, incomes: Incomes | None = None) -> None:
        self.box = box
        self.figures = box.figures
        self.state = state
        self.seat = seat
        self.habits = habits
        self.me = state.players[seat]
        self.seen = state
        self.incomes = incomes or Incomes()
        self.incomes.look_at(state)
        self.promised = [
            concession
            for concession, owner in enumerate(state.concession_of)
            if owner == seat and state.assigned[concession] == Kept.UNSOLD
        ]

    def leads(self, company: int) -> bool:
        return self.state.companies[company].status == Status.RUNNING and control.controller(self.box, self.state, company) == self.seat

    def led(self) -> list[int]:
        return [company for company in range(self.box.companies) if self.leads(company)]

    def running(self) -> list[int]:
        return [company for company, it in enumerate(self.state.companies) if it.status == Status.RUNNING]

    def bonuses(self, company: int) -> list[Bonus]:
        """Those of a company; one that this seat leads gets its concessions as soon as a run earns by them."""
        found = running.bonuses_of(self.box, self.state, company)
        return [*found, *(self.box.concession_bonuses[it] for it in self.promised)] if self.promised and self.leads(company) else found

    def earns(self, company: int, kinds: Sequence[int], values: Values | None = None) -> int:
        """What a company would earn with these trains: the best run, or a good one where the search would take too long."""
        if not kinds:
            return 0
        worth = values or running.values_now(self.box, self.state)
        if self.state is not self.seen:
            return self.search(company, kinds, worth)
        key = (company, worth.city_change, worth.town_change, len(kinds), *kinds, *(self.promised if self.leads(company) else ()))
        if key not in self.incomes.found:
            self.incomes.found[key] = self.search(company, kinds, worth)
        return self.incomes.found[key]

    def search(self, company: int, kinds: Sequence[int], values: Values) -> int:
        box, state = self.box, self.state
        return best_run(
            running.network_of(box, state),
            state.companies[company].stations,
            cities.closed_to(state, company),
            [plain(self.figures.trains[kind].train) for kind in kinds],
            values,
            self.bonuses(company),
            self.habits.steps,
        ).total

    def economy_of(self, certificates: int) -> int:
        """AF-7.1: the state of the economy while that many lie in the pool."""
        return max(number for number, economy in enumerate(self.figures.economies) if certificates >= economy.pool)

    def values_in(self, economy: int) -> Values:
        found = self.figures.economies[economy]
        return Values(found.city, found.town, self.figures.variable_value)

    def delivery_places(self, company: int) -> set[int]:
        """AF-7.7: where the goods of its concessions come from, and their ports."""
        found: set[int] = set()
        for concession, owner in enumerate(self.state.assigned):
            if owner == company or concession in self.promised:
                card = self.figures.concessions[concession]
                found.update([card.source, *card.ports])
        return found

    def price(self, company: int) -> int:
        return control.share_price(self.box, self.state, company)

    def on_sale(self) -> list[int]:
        """Kinds of train that the bank sells now."""
        return [kind for kind in range(len(self.figures.trains)) if trains.for_sale(self.box, self.state, kind)]

    def train_price(self, kind: int) -> int:
        return self.figures.trains[kind].price

    def first_train_price(self) -> int:
        """Of the cheapest train that the bank sells."""
        return min([self.train_price(kind) for kind in self.on_sale()], default=0)

    def planned_trains(self, company: int) -> list[int]:
        """What a company may run in a few rounds: its best train, or the first that it will buy, and the next better one."""
        sold = self.on_sale()
        best = self.state.companies[company].trains[-1:] or sold[:1]
        better = [kind for kind in sold if kind > best[-1]] if best else []
        return sorted([*best, *(better[:1] or sold[-1:])])


def plain(train: Train) -> Train:
    """An express is reckoned as a train that halts everywhere: it earns about as much, and its routes are found sooner."""
    return Train(train.count, False, train.town_ends, train.multiplier, train.spared) if train.express else train
