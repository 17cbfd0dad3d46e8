"""A position as the clerk imagines it from its view, with the sums it needs again and again. Made for one question, never kept."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.games.africa import cities, control, running, trains
from magnat.games.africa.box import Box
from magnat.games.africa.state import AfricaState, Status
from magnat.kernel.contract import Seat
from magnat.rail.routes import Train, best_run
from tests.bots.africa.clerk_1.habits import Habits


class Situation:
    """What lies on the table and what it earns. Unseen cards are a guess: nothing but the odds of the deck is read from them."""

    def __init__(self, box: Box, state: AfricaState, seat: Seat, habits: Habits) -> None:
        self.box = box
        self.figures = box.figures
        self.state = state
        self.seat = seat
        self.habits = habits
        self.me = state.players[seat]

    def leads(self, company: int) -> bool:
        return self.state.companies[company].status == Status.RUNNING and control.controller(self.box, self.state, company) == self.seat

    def led(self) -> list[int]:
        return [company for company in range(self.box.companies) if self.leads(company)]

    def running(self) -> list[int]:
        return [company for company, it in enumerate(self.state.companies) if it.status == Status.RUNNING]

    def earns(self, company: int, kinds: Sequence[int]) -> int:
        """What a company would earn with these trains: the best run, or a good one where the search would take too long."""
        if not kinds:
            return 0
        box, state = self.box, self.state
        return best_run(
            running.network_of(box, state),
            state.companies[company].stations,
            cities.closed_to(state, company),
            [plain(self.figures.trains[kind].train) for kind in kinds],
            running.values_now(box, state),
            running.bonuses_of(box, state, company),
            self.habits.steps,
        ).total

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
