"""Trains that search one behind the other, each on the track that those before it leave."""

from __future__ import annotations

from typing import Final

from magnat.rail.book import Book, Library
from magnat.rail.ground import Ground
from magnat.rail.hunt import NO_CEILING, Hunt, Listener
from magnat.rail.runs import Train
from magnat.rail.squad import Squad


class Cascade(Listener):
    """Ordinary trains that hunt one after the other, and behind them the express trains, on what is left. Express trains come last."""

    def __init__(self, ground: Ground, trains: list[Train], book: Book | None) -> None:
        self.ground: Final = ground
        self.trains: Final = trains
        self.hunts: Final[list[Hunt]] = []
        express: list[Train] = []
        for depth, train in enumerate(trains):
            if train.express:
                express.append(train)
            else:
                self.hunts.append(Hunt(ground, train, self, depth))
        if self.hunts and not express:
            self.hunts[-1].last = True
        whole = book is not None and book.whole
        self.shelf: Final = Library(ground, book, express) if express and book is not None and whole else None
        self.squad: Final = Squad(ground, express) if express and not whole else None
        self.singles: Final[list[int]] = [0] * len(trains)  # by train: nothing it can do alone pays more
        self.best = 0
        self.ways: list[list[int]] = [[] for _ in trains]
        self.stops: list[list[int]] = [[] for _ in trains]

    def search(self, floor: int) -> bool:
        """Looks for routes that pay more than `floor` together; `best`, `ways` and `stops` hold the best of them."""
        self.best = floor
        self.ways = [[] for _ in self.trains]
        self.stops = [[] for _ in self.trains]
        self.go_on(0)
        return self.best > floor

    def roof(self) -> int:
        """An upper bound on what a single train can get on the track that is left."""
        if self.hunts:
            return self.hunts[0].roof()
        return self.squad.roof() if self.squad is not None else NO_CEILING

    def go_on(self, depth: int) -> None:
        """The trains from this one on, on the track that is left."""
        if depth < len(self.hunts):
            hunt = self.hunts[depth]
            same = depth > 0 and self.trains[depth].same_as(self.trains[depth - 1])
            hunt.ceiling = self.hunts[depth - 1].value if same else NO_CEILING
            hunt.search()
            self.found(depth)  # the train stays
            return
        squad, shelf, total = self.squad, self.shelf, self.total()
        if squad is not None:
            if squad.search(self.best - total):
                self.note(total + squad.best)
                self.note_express(squad.ways, squad.stops)
        elif shelf is not None:
            if shelf.search(self.best - total):
                self.note(total + shelf.best)
                self.note_express(shelf.ways, shelf.stops)
        elif total > self.best:
            self.note(total)

    def note_express(self, ways: list[list[int]], stops: list[list[int]]) -> None:
        for number in range(len(ways)):
            self.ways[len(self.hunts) + number], self.stops[len(self.hunts) + number] = ways[number], stops[number]

    def found(self, depth: int) -> None:
        """A train has a route, or stays; the next one looks for its own."""
        if self.promising(depth, self.hunts[depth].value):
            self.go_on(depth + 1)

    def note(self, total: int) -> None:
        """The routes that the hunting trains are on are the best so far."""
        self.best = total
        for number, hunt in enumerate(self.hunts):
            self.ways[number], self.stops[number] = hunt.way() if hunt.value else ([], [])

    def total(self) -> int:
        total = 0
        for hunt in self.hunts:
            total += hunt.value
        return total

    def promising(self, depth: int, most: int) -> bool:
        """May the total still rise if this train gets at most so much? Of trains that are the same, a later one does not get more."""
        total = most
        for number in range(depth):
            total += self.hunts[number].value
        for number in range(depth + 1, len(self.trains)):
            same = self.trains[number].same_as(self.trains[depth])
            total += min(most, self.singles[number]) if same else self.singles[number]
        if total <= self.best:
            return False
        return depth + 1 >= len(self.hunts) or self.still_promising(depth, most, total)

    def still_promising(self, depth: int, most: int, total: int) -> bool:
        """The same, with a look at what this train leaves to the next one."""
        after = depth + 1
        counted = min(most, self.singles[after]) if self.trains[after].same_as(self.trains[depth]) else self.singles[after]
        return total - counted + min(counted, self.hunts[after].roof()) > self.best
