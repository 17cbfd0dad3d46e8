"""The best run of a company's trains, with a proof.

1. What can each train get alone? Ordinary trains walk the track (ordinary_train.py), express trains look through a list of all routes
   (express_listing.py) or, where there are too many, make claims (best_express_routes.py). If the routes do not meet, that is the answer.
2. Each train in turn takes its best route and the others make do with the rest: a good total to begin with.
3. All together: the trains search in turn (trains_in_turn.py), cut off as soon as no better total is possible.

Where that takes long, one or two trains sweep over the track, site by site (sweep.py), which does not mind how many routes there are.

Of equal totals the one met first stands. The order of the search follows the numbers of hexes and edges and the order of the trains, so
the same position always gives the same answer, however it came about.
"""

from __future__ import annotations

from typing import Final

from magnat.rail.network import Network
from magnat.rail.route_value import Bonus, Route, Run, Train, Values
from magnat.rail.search.company_track import REMEMBER_FROM, CompanyTrack
from magnat.rail.search.express_listing import LISTING_STEPS, RouteListing
from magnat.rail.search.sweep import Sweep, SweepPlan
from magnat.rail.search.trains_in_turn import TrainsInTurn

STEPS_BEFORE_SWEEP: Final = 2000  # steps of a search before a sweep is tried
SWEEP_STEPS: Final = 20000  # steps of a sweep before it is given up, if there is no limit


def best_run(
    network: Network,
    own: list[int],
    closed: list[bool],
    trains: list[Train],
    values: Values,
    bonuses: list[Bonus],
    limit: int = 0,
) -> Run:
    """No legal set of routes, one or none per train, pays more than the total; after `limit` steps (0: never) more than the bound."""
    return tuned_best_run(network, own, closed, trains, values, bonuses, limit, LISTING_STEPS, REMEMBER_FROM)


def tuned_best_run(
    network: Network,
    own: list[int],
    closed: list[bool],
    trains: list[Train],
    values: Values,
    bonuses: list[Bonus],
    limit: int,
    listing_steps: int,
    remember_from: int,
    steps_before_sweep: int = STEPS_BEFORE_SWEEP,
) -> Run:
    """As `best_run`, with what decides which search is used: steps of a listing, nodes worth remembering, steps before a sweep."""
    track = CompanyTrack(network, own, closed, values, bonuses, remember_from)
    search = BestRunSearch(track, trains, limit, listing_steps, steps_before_sweep)
    if track.tokens and trains:
        search.each_alone()
        if not search.settled():
            search.one_by_one()
        if not search.settled():
            search.all_together()
    return search.result()


class BestRunSearch:
    """One question to the searches. Ordinary trains come first; `numbers` says which train of the company each one is."""

    def __init__(self, track: CompanyTrack, trains: list[Train], limit: int, listing_steps: int, steps_before_sweep: int) -> None:
        self.track: Final = track
        self.limit: Final = limit
        self.steps_before_sweep: Final = steps_before_sweep
        self.numbers: Final = [number for number, train in enumerate(trains) if not train.express]
        for number, train in enumerate(trains):
            if train.express:
                self.numbers.append(number)
        self.trains: Final = [trains[number] for number in self.numbers]
        self.listing: RouteListing | None = None
        self.listing_steps: Final = listing_steps
        self.alone: Final[list[TrainsInTurn]] = []
        self.most: Final[list[int]] = []  # by train: proven, alone it gets no more
        self.best = 0
        self.bound = 0
        self.ways: list[list[int]] = [[] for _ in trains]
        self.stops: list[list[int]] = [[] for _ in trains]

    def settled(self) -> bool:
        return self.best == self.bound

    def allow(self, parts: int) -> None:
        """The next search may use one of `parts` equal parts of the steps that are left."""
        self.track.step_limit = self.track.steps + max(1, (self.limit - self.track.steps) // parts) if self.limit else 0

    def cap(self, steps: int) -> None:
        """And no more than this many."""
        until = self.track.steps + max(1, steps)
        self.track.step_limit = min(until, self.track.step_limit) if self.track.step_limit else until

    def spent(self) -> bool:
        return self.limit > 0 and self.track.steps >= self.limit

    def list_routes(self) -> None:
        express = town_ends = False
        for train in self.trains:
            express = express or train.express
            town_ends = town_ends or (train.express and train.town_ends)
        if express:
            self.listing = RouteListing(self.track, town_ends, self.listing_steps)

    def each_alone(self) -> None:
        """Every train as if it had the track to itself."""
        self.list_routes()
        self.bound = 0
        for number, train in enumerate(self.trains):
            if number and train.same_as(self.trains[number - 1]):
                self.alone.append(self.alone[-1])
                self.most.append(self.most[-1])
            else:
                in_turn = TrainsInTurn(self.track, [train], self.listing)
                upper_bound = in_turn.upper_bound()
                proven = self.explore(in_turn, 0, 2 * (len(self.trains) - number) + 1)
                self.alone.append(in_turn)
                self.most.append(in_turn.best if proven else upper_bound)
            self.bound += self.most[-1]
        self.take_disjoint()

    def take_disjoint(self) -> None:
        """If the routes found alone do not meet they are the best run; otherwise the most valuable of them is a beginning."""
        first = 0
        total = 0
        apart = True
        taken = [False] * len(self.track.taken)
        for number, in_turn in enumerate(self.alone):
            total += in_turn.best
            if in_turn.best > self.alone[first].best:
                first = number
            for end in in_turn.ways[0]:
                apart = apart and not taken[end >> 1]
                taken[end >> 1] = True
        for number, in_turn in enumerate(self.alone):
            if apart or number == first:
                self.ways[number], self.stops[number] = in_turn.ways[0], in_turn.stops[0]
        self.best = total if apart else self.alone[first].best

    def one_by_one(self) -> None:
        """Each train in turn goes first and takes its best route; the others follow in order on what is left."""
        alone_ways = [in_turn.ways[0] for in_turn in self.alone]
        alone_stops = [in_turn.stops[0] for in_turn in self.alone]
        alone_best = [in_turn.best for in_turn in self.alone]
        for first in range(len(self.trains)):
            if first and self.trains[first].same_as(self.trains[first - 1]):
                continue
            total = alone_best[first]
            ways: list[list[int]] = [[] for _ in self.trains]
            stops: list[list[int]] = [[] for _ in self.trains]
            ways[first], stops[first] = alone_ways[first], alone_stops[first]
            self.mark(ways[first], True)
            for number in range(len(self.trains)):
                if number != first:
                    self.explore(self.alone[number], 0, 2 * len(self.trains) * len(self.trains))
                    total += self.alone[number].best
                    ways[number], stops[number] = self.alone[number].ways[0], self.alone[number].stops[0]
                    self.mark(ways[number], True)
            for way in ways:
                self.mark(way, False)
            if total > self.best:
                self.best, self.ways, self.stops = total, ways, stops

    def mark(self, way: list[int], taken: bool) -> None:
        for end in way:
            self.track.taken[end >> 1] = taken

    def all_together(self) -> None:
        in_turn = TrainsInTurn(self.track, self.trains, self.listing)
        for number, most in enumerate(self.most):
            in_turn.singles[number] = most
        proven = self.explore(in_turn, self.best, 1)
        if in_turn.best > self.best:
            self.best, self.ways, self.stops = in_turn.best, in_turn.ways, in_turn.stops
        if proven:
            self.bound = self.best

    def explore(self, in_turn: TrainsInTurn, floor: int, parts: int) -> bool:
        """Looks for more than `floor`: trains in turn for a while, then by a sweep, then in turn to the end.

        What is found stands in `in_turn`; True if nothing pays more.
        """
        self.allow(parts)
        self.cap(self.steps_before_sweep)
        in_turn.search(floor)
        if not self.track.exhausted():
            return True
        if self.spent():
            return False
        if self.sweep(in_turn, parts + 1):
            return True
        self.allow(parts)
        best, ways, stops = in_turn.best, in_turn.ways, in_turn.stops
        if not in_turn.search(best):
            in_turn.ways, in_turn.stops = ways, stops
        return not self.track.exhausted()

    def sweep(self, in_turn: TrainsInTurn, parts: int) -> bool:
        """The same by a sweep alone."""
        plan = SweepPlan(self.track, in_turn.trains)
        if not plan.fits():
            return False
        self.allow(parts)
        self.cap(SWEEP_STEPS)
        sweep = Sweep(self.track, plan, plan.trains, plan.tally_books)
        if sweep.search(in_turn.best, in_turn.singles):
            in_turn.best, in_turn.ways, in_turn.stops = sweep.best, sweep.ways, sweep.stops
        return not self.track.exhausted()

    def result(self) -> Run:
        routes: list[Route | None] = [None] * len(self.trains)
        for place, number in enumerate(self.numbers):
            if self.ways[place]:
                routes[number] = self.track.route(self.trains[place], self.ways[place], self.stops[place])
        return Run(self.best, routes, self.best == self.bound, self.bound, self.track.steps)
