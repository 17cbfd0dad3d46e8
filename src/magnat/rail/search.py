"""The best run of a company's trains, with a proof.

1. What can each train get alone? Ordinary trains hunt (hunt.py), express trains look up a book of all routes (book.py) or, where there are
   too many, stake claims (squad.py). If the routes do not meet, that is the answer.
2. Each train in turn takes its best route and the others make do with the rest: a good total to begin with.
3. All together: the trains search one behind the other, cut off as soon as no better total is possible.

Where that takes long, one or two trains sweep over the track, site by site (sweep.py), which does not mind how many routes there are.

Of equal totals the one met first stands. The order of the search follows the numbers of hexes and edges and the order of the trains, so
the same position always gives the same answer, however it came about.
"""

from __future__ import annotations

from typing import Final

from magnat.rail.book import PAGES, Book
from magnat.rail.cascade import Cascade
from magnat.rail.ground import CROWD, Ground
from magnat.rail.network import Network
from magnat.rail.runs import Bonus, Route, Run, Train, Values
from magnat.rail.sweep import Plan, Sweep

FIRST: Final = 2000  # steps of a search before a sweep is tried
PATIENCE: Final = 20000  # steps of a sweep before it is given up, if there is no limit


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
    return find_run(network, own, closed, trains, values, bonuses, limit, PAGES, CROWD)


def find_run(
    network: Network,
    own: list[int],
    closed: list[bool],
    trains: list[Train],
    values: Values,
    bonuses: list[Bonus],
    limit: int,
    pages: int,
    crowd: int,
    first: int = FIRST,
) -> Run:
    """As `best_run`; a book is given up after so many pages, memory used above so many nodes, a sweep tried after so many `first` steps."""
    ground = Ground(network, own, closed, values, bonuses, crowd)
    quest = Quest(ground, trains, limit, pages, first)
    if ground.tokens and trains:
        quest.each_alone()
        if not quest.settled():
            quest.one_by_one()
        if not quest.settled():
            quest.together()
    return quest.run()


class Quest:
    """One question to the search. Inside, ordinary trains come first; `order` says which train of the company each one is."""

    def __init__(self, ground: Ground, trains: list[Train], limit: int, pages: int, first: int) -> None:
        self.ground: Final = ground
        self.limit: Final = limit
        self.first: Final = first
        self.order: Final = [number for number, train in enumerate(trains) if not train.express]
        for number, train in enumerate(trains):
            if train.express:
                self.order.append(number)
        self.trains: Final = [trains[number] for number in self.order]
        self.book: Book | None = None
        self.pages: Final = pages
        self.alone: Final[list[Cascade]] = []
        self.most: Final[list[int]] = []  # by train: proven, alone it gets no more
        self.best = 0
        self.bound = 0
        self.ways: list[list[int]] = [[] for _ in trains]
        self.stops: list[list[int]] = [[] for _ in trains]

    def settled(self) -> bool:
        return self.best == self.bound

    def allow(self, parts: int) -> None:
        """The next step may use one of so many equal parts of the steps that are left."""
        self.ground.until = self.ground.nodes + max(1, (self.limit - self.ground.nodes) // parts) if self.limit else 0

    def cap(self, steps: int) -> None:
        """And no more than so many."""
        until = self.ground.nodes + max(1, steps)
        self.ground.until = min(until, self.ground.until) if self.ground.until else until

    def spent(self) -> bool:
        return self.limit > 0 and self.ground.nodes >= self.limit

    def open_book(self) -> None:
        express = town_ends = False
        for train in self.trains:
            express = express or train.express
            town_ends = town_ends or (train.express and train.town_ends)
        if express:
            self.book = Book(self.ground, town_ends, self.pages)

    def each_alone(self) -> None:
        """Every train as if it had the track to itself."""
        self.open_book()
        self.bound = 0
        for number, train in enumerate(self.trains):
            if number and train.same_as(self.trains[number - 1]):
                self.alone.append(self.alone[-1])
                self.most.append(self.most[-1])
            else:
                cascade = Cascade(self.ground, [train], self.book)
                roof = cascade.roof()
                proven = self.explore(cascade, 0, 2 * (len(self.trains) - number) + 1)
                self.alone.append(cascade)
                self.most.append(cascade.best if proven else roof)
            self.bound += self.most[-1]
        self.take_disjoint()

    def take_disjoint(self) -> None:
        """If the lonely routes do not meet they are the best run; else the dearest of them is a beginning."""
        dearest = 0
        total = 0
        apart = True
        taken = [False] * len(self.ground.taken)
        for number, cascade in enumerate(self.alone):
            total += cascade.best
            if cascade.best > self.alone[dearest].best:
                dearest = number
            for end in cascade.ways[0]:
                apart = apart and not taken[end >> 1]
                taken[end >> 1] = True
        for number, cascade in enumerate(self.alone):
            if apart or number == dearest:
                self.ways[number], self.stops[number] = cascade.ways[0], cascade.stops[0]
        self.best = total if apart else self.alone[dearest].best

    def one_by_one(self) -> None:
        """Each train in turn goes first and takes its best route; the others follow in order on what is left."""
        lonely_ways = [cascade.ways[0] for cascade in self.alone]
        lonely_stops = [cascade.stops[0] for cascade in self.alone]
        lonely_best = [cascade.best for cascade in self.alone]
        for first in range(len(self.trains)):
            if first and self.trains[first].same_as(self.trains[first - 1]):
                continue
            total = lonely_best[first]
            ways: list[list[int]] = [[] for _ in self.trains]
            stops: list[list[int]] = [[] for _ in self.trains]
            ways[first], stops[first] = lonely_ways[first], lonely_stops[first]
            self.lay(ways[first], True)
            for number in range(len(self.trains)):
                if number != first:
                    self.explore(self.alone[number], 0, 2 * len(self.trains) * len(self.trains))
                    total += self.alone[number].best
                    ways[number], stops[number] = self.alone[number].ways[0], self.alone[number].stops[0]
                    self.lay(ways[number], True)
            for way in ways:
                self.lay(way, False)
            if total > self.best:
                self.best, self.ways, self.stops = total, ways, stops

    def lay(self, way: list[int], taken: bool) -> None:
        for end in way:
            self.ground.taken[end >> 1] = taken

    def together(self) -> None:
        cascade = Cascade(self.ground, self.trains, self.book)
        for number, most in enumerate(self.most):
            cascade.singles[number] = most
        proven = self.explore(cascade, self.best, 1)
        if cascade.best > self.best:
            self.best, self.ways, self.stops = cascade.best, cascade.ways, cascade.stops
        if proven:
            self.bound = self.best

    def explore(self, cascade: Cascade, floor: int, parts: int) -> bool:
        """Looks for more than `floor`: trains one behind the other for a while, then by a sweep, then one behind the other to the end.

        What is found stands in the cascade; True if nothing pays more.
        """
        self.allow(parts)
        self.cap(self.first)
        cascade.search(floor)
        if not self.ground.exhausted():
            return True
        if self.spent():
            return False
        if self.sweep(cascade, parts + 1):
            return True
        self.allow(parts)
        best, ways, stops = cascade.best, cascade.ways, cascade.stops
        if not cascade.search(best):
            cascade.ways, cascade.stops = ways, stops
        return not self.ground.exhausted()

    def sweep(self, cascade: Cascade, parts: int) -> bool:
        """The same by a sweep alone."""
        plan = Plan(self.ground, cascade.trains)
        if not plan.fits():
            return False
        self.allow(parts)
        self.cap(PATIENCE)
        sweep = Sweep(self.ground, plan, plan.trains, plan.tallies)
        if sweep.search(cascade.best, cascade.singles):
            cascade.best, cascade.ways, cascade.stops = sweep.best, sweep.ways, sweep.stops
        return not self.ground.exhausted()

    def run(self) -> Run:
        routes: list[Route | None] = [None] * len(self.trains)
        for place, number in enumerate(self.order):
            if self.ways[place]:
                routes[number] = self.ground.route(self.trains[place], self.ways[place], self.stops[place])
        return Run(self.best, routes, self.best == self.bound, self.bound, self.ground.nodes)
