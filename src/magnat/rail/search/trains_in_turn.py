"""The best routes of several trains that search in turn, each on the track that those before it leave."""

from __future__ import annotations

from typing import Final

from magnat.rail.route_value import Train
from magnat.rail.search.best_express_routes import ClaimSearch
from magnat.rail.search.company_track import CompanyTrack
from magnat.rail.search.express_listing import ListingSearch, RouteListing
from magnat.rail.search.ordinary_train import NO_CEILING, OrdinaryTrainSearch, RouteListener


class TrainsInTurn(RouteListener):
    """Ordinary trains one after the other, and then the express trains on what is left: in `trains` the express trains come last."""

    def __init__(self, track: CompanyTrack, trains: list[Train], listing: RouteListing | None) -> None:
        self.track: Final = track
        self.trains: Final = trains
        self.ordinary: Final[list[OrdinaryTrainSearch]] = []
        express: list[Train] = []
        for depth, train in enumerate(trains):
            if train.express:
                express.append(train)
            else:
                self.ordinary.append(OrdinaryTrainSearch(track, train, self, depth))
        if self.ordinary and not express:
            self.ordinary[-1].last = True
        listed = listing is not None and listing.complete
        self.by_listing: Final = ListingSearch(track, listing, express) if express and listing is not None and listed else None
        self.by_claims: Final = ClaimSearch(track, express) if express and not listed else None
        self.singles: Final[list[int]] = [0] * len(trains)  # by train: nothing it can do alone pays more
        self.best = 0
        self.ways: list[list[int]] = [[] for _ in trains]
        self.stops: list[list[int]] = [[] for _ in trains]

    def search(self, floor: int) -> bool:
        """Looks for routes that pay more than `floor` together; `best`, `ways` and `stops` hold the best of them."""
        self.best = floor
        self.ways = [[] for _ in self.trains]
        self.stops = [[] for _ in self.trains]
        self.search_from(0)
        return self.best > floor

    def upper_bound(self) -> int:
        """An upper bound on what a single train can get on the track that is left."""
        if self.ordinary:
            return self.ordinary[0].upper_bound()
        return self.by_claims.upper_bound() if self.by_claims is not None else NO_CEILING

    def search_from(self, depth: int) -> None:
        """The trains from this one on, on the track that is left."""
        if depth < len(self.ordinary):
            search = self.ordinary[depth]
            same = depth > 0 and self.trains[depth].same_as(self.trains[depth - 1])
            search.ceiling = self.ordinary[depth - 1].value if same else NO_CEILING
            search.search()
            self.found(depth)  # the train stays
            return
        by_claims, by_listing, total = self.by_claims, self.by_listing, self.total()
        if by_claims is not None:
            if by_claims.search(self.best - total):
                self.note(total + by_claims.best)
                self.note_express(by_claims.ways, by_claims.stops)
        elif by_listing is not None:
            if by_listing.search(self.best - total):
                self.note(total + by_listing.best)
                self.note_express(by_listing.ways, by_listing.stops)
        elif total > self.best:
            self.note(total)

    def note_express(self, ways: list[list[int]], stops: list[list[int]]) -> None:
        for number in range(len(ways)):
            self.ways[len(self.ordinary) + number], self.stops[len(self.ordinary) + number] = ways[number], stops[number]

    def found(self, depth: int) -> None:
        """A train has a route, or stays; the next one looks for its own."""
        if self.promising(depth, self.ordinary[depth].value):
            self.search_from(depth + 1)

    def note(self, total: int) -> None:
        """The routes that the ordinary trains are on are the best so far."""
        self.best = total
        for number, search in enumerate(self.ordinary):
            self.ways[number], self.stops[number] = search.way() if search.value else ([], [])

    def total(self) -> int:
        total = 0
        for search in self.ordinary:
            total += search.value
        return total

    def promising(self, depth: int, most: int) -> bool:
        """May the total still rise if this train gets at most `most`? Of trains that are the same, a later one does not get more."""
        total = most
        for number in range(depth):
            total += self.ordinary[number].value
        for number in range(depth + 1, len(self.trains)):
            same = self.trains[number].same_as(self.trains[depth])
            total += min(most, self.singles[number]) if same else self.singles[number]
        if total <= self.best:
            return False
        return depth + 1 >= len(self.ordinary) or self.still_promising(depth, most, total)

    def still_promising(self, depth: int, most: int, total: int) -> bool:
        """The same, with a look at what this train leaves to the next one."""
        after = depth + 1
        counted = min(most, self.singles[after]) if self.trains[after].same_as(self.trains[depth]) else self.singles[after]
        return total - counted + min(counted, self.ordinary[after].upper_bound()) > self.best
