"""The best run of a company's trains, with a proof.

1. What can each train get alone? Ordinary trains hunt (hunt.py), express trains look up a book of all routes (book.py) or, where there are
   too many, stake claims (squad.py). If the routes do not meet, that is the answer.
2. Each train in turn takes its best route and the others make do with the rest: a good total to begin with.
3. All together: the trains search one behind the other, cut off as soon as no better total is possible.

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
) -> Run:
    """As `best_run`; the book of express trains is given up after so many pages, and memory is used on networks above so many nodes."""
    ground = Ground(network, own, closed, values, bonuses, crowd)
    quest = Quest(ground, trains, limit, pages)
    if ground.tokens and trains:
        quest.each_alone()
        if not quest.settled():
            quest.one_by_one()
        if not quest.settled():
            quest.together()
    return quest.run()


class Quest:
    """One question to the search. Inside, ordinary trains come first; `order` says which train of the company each one is."""

    def __init__(self, ground: Ground, trains: list[Train], limit: int, pages: int) -> None:
        self.ground: Final = ground
        self.limit: Final = limit
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
        if self.limit:
            self.ground.until = self.ground.nodes + max(1, (self.limit - self.ground.nodes) // parts)

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
                self.allow(2 * (len(self.trains) - number) + 1)
                cascade.search(0)
                self.alone.append(cascade)
                self.most.append(roof if self.ground.exhausted() else cascade.best)
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
                    self.allow(2 * len(self.trains) * len(self.trains))
                    self.alone[number].search(0)
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
        self.allow(1)
        if cascade.search(self.best):
            self.best, self.ways, self.stops = cascade.best, cascade.ways, cascade.stops
        if not self.ground.exhausted():
            self.bound = self.best

    def run(self) -> Run:
        routes: list[Route | None] = [None] * len(self.trains)
        for place, number in enumerate(self.order):
            if self.ways[place]:
                routes[number] = self.ground.route(self.trains[place], self.ways[place], self.stops[place])
        return Run(self.best, routes, self.best == self.bound, self.bound, self.ground.nodes)
