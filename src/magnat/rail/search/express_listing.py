"""A list of all routes of a company, and the best of them for its express trains: where the list is short nothing is faster."""

from __future__ import annotations

from typing import Final

from magnat.rail.route_value import Train
from magnat.rail.search.company_track import CompanyTrack, StopPrices

LISTING_STEPS: Final = 3000  # steps of the enumeration before it is given up


class ListedRoute:
    """One route: its pieces as a mask, the ends and stops in order, and the bonuses it touches."""

    def __init__(self, mask: int, way: list[int], stops: list[int], touched: int, town_end: bool) -> None:
        self.mask: Final = mask
        self.way: Final = way
        self.stops: Final = stops
        self.touched: Final = touched
        self.town_end: Final = town_end


class RouteListing:
    """Every route with a station and two cities, met once: from its first station outwards, first arm before second."""

    def __init__(self, track: CompanyTrack, town_ends: bool, most_steps: int) -> None:
        self.track: Final = track
        self.town_ends: Final = town_ends
        self.most_steps: Final = most_steps
        self.routes: Final[list[ListedRoute]] = []
        self.steps = 0
        self.gone: Final = [False] * len(track.token)
        self.stops: Final[list[int]] = []
        self.first: Final[list[int]] = []
        self.second: Final[list[int]] = []
        self.first_stops = 0
        self.anchor = -1
        for anchor in track.tokens:
            self.anchor = anchor
            self.gone[anchor] = True
            self.stops.append(anchor)
            self.grow(anchor, False)
            self.stops.pop()
        self.complete: Final = self.steps <= most_steps
        track.steps += self.steps

    def grow(self, stop: int, second: bool) -> None:
        self.steps += 1
        least = self.first[0] >> 1 if second and not self.second else -1
        for end in self.track.network.departures[stop]:
            if not self.track.taken[end >> 1] and end >> 1 > least:
                self.walk(end, second)

    def walk(self, end: int, second: bool) -> None:
        if self.steps > self.most_steps:
            return
        self.steps += 1
        arm = self.second if second else self.first
        self.track.taken[end >> 1] = True
        arm.append(end)
        for stop in self.track.network.halts[end ^ 1]:
            if not self.gone[stop]:
                self.halt(stop, second)
        for other in self.track.network.onward[end ^ 1]:
            if not self.track.taken[other >> 1]:
                self.walk(other, second)
        arm.pop()
        self.track.taken[end >> 1] = False

    def halt(self, stop: int, second: bool) -> None:
        self.gone[stop] = True
        self.stops.append(stop)
        if self.town_ends or self.track.network.city[stop]:
            if not second:
                self.first_stops = len(self.stops)
                self.add_route(self.anchor, stop)
                self.grow(self.anchor, True)
            else:
                self.add_route(self.stops[self.first_stops - 1], stop)
        if not self.track.closed[stop]:
            self.grow(stop, second)
        self.stops.pop()
        self.gone[stop] = False

    def add_route(self, one: int, other: int) -> None:
        """Adds the route between these two ends, if it has two cities."""
        city = self.track.network.city
        if not city[one] and not self.town_ends:
            return
        cities = 0
        for stop in self.stops:
            if city[stop]:
                cities += 1
        if cities < 2:
            return
        way = [end ^ 1 for end in self.first[::-1]] + self.second
        mask = touched = 0
        for end in way:
            mask |= 1 << (end >> 1)
            touched |= self.track.touches[len(city) + (end >> 1)]
        for stop in self.stops:
            touched |= self.track.touches[stop]
        stops = self.stops[: self.first_stops][::-1] + self.stops[self.first_stops :]
        self.routes.append(ListedRoute(mask, way, stops, touched, not (city[one] and city[other])))


class ListingSearch:
    """The best routes of express trains from a complete list: what each train gets for each route, most valuable first."""

    def __init__(self, track: CompanyTrack, listing: RouteListing, trains: list[Train]) -> None:
        self.track: Final = track
        self.trains: Final = trains
        self.routes: Final = listing.routes
        self.ranking: Final[list[list[int]]] = []  # by train: places of the routes, most valuable first
        self.pays: Final[list[list[int]]] = []  # by train and place in that order
        for number, train in enumerate(trains):
            if number and train.same_as(trains[number - 1]):
                self.ranking.append(self.ranking[-1])
                self.pays.append(self.pays[-1])
                continue
            prices = StopPrices(track, train)
            ranked: list[tuple[int, int]] = []
            for place, route in enumerate(listing.routes):
                if train.town_ends or not route.town_end:
                    ranked.append((-prices.pays(route.stops, route.touched), place))
            ranked.sort()
            self.ranking.append([place for _, place in ranked])
            self.pays.append([-pays for pays, _ in ranked])
        self.best = 0
        self.chosen: Final = [-1] * len(trains)
        self.ways: Final[list[list[int]]] = [[] for _ in trains]
        self.stops: Final[list[list[int]]] = [[] for _ in trains]

    def search(self, floor: int) -> bool:
        """Looks for routes on the free track that pay more than `floor` together; `best`, `ways` and `stops` hold the best of them."""
        self.best = max(0, floor)
        for number in range(len(self.trains)):
            self.ways[number], self.stops[number] = [], []  # all stay
        taken = 0
        for piece, there in enumerate(self.track.taken):
            if there:
                taken |= 1 << piece
        self.choose(0, 0, taken, 0)
        return self.best > floor

    def choose(self, number: int, total: int, taken: int, start: int) -> None:
        """A train takes every route in turn, as long as the total may still rise; a train like the one before takes none that pays more."""
        if number == len(self.trains):
            if total > self.best:
                self.best = total
                for train, place in enumerate(self.chosen):
                    self.ways[train] = self.routes[place].way if place >= 0 else []
                    self.stops[train] = self.routes[place].stops if place >= 0 else []
            return
        ranking, pays = self.ranking[number], self.pays[number]
        rest = 0
        for later in range(number + 1, len(self.trains)):
            rest += self.pays[later][0] if self.pays[later] else 0
        again = number + 1 < len(self.trains) and self.trains[number + 1].same_as(self.trains[number])
        twins = again and number + 2 == len(self.trains)
        for rank in range(start, len(ranking)):
            if total + pays[rank] + (min(rest, pays[rank]) if twins else rest) <= self.best:
                break
            if not self.routes[ranking[rank]].mask & taken:
                self.chosen[number] = ranking[rank]
                self.choose(number + 1, total + pays[rank], taken | self.routes[ranking[rank]].mask, rank + 1 if again else 0)
        self.chosen[number] = -1
        self.choose(number + 1, total, taken, len(ranking) if again else 0)
