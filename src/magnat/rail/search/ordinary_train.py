"""All routes of one ordinary train that may lead to a better total: from a station outwards, one arm after the other, cut off by a bound.

The track that earlier trains have taken is left out. Every route is met once: `anchor` is its first station
in the order of the map, and the first piece of the first arm has a lower number than that of the second.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from magnat.rail.route_value import Train
from magnat.rail.search.company_track import CompanyTrack, StopPrices

NO_CEILING: Final = 1 << 40


class RouteListener(ABC):
    """Is told of every route, and says which may still lead to something better."""

    @abstractmethod
    def found(self, depth: int) -> None:
        """The search of this depth stands on a whole route."""

    @abstractmethod
    def promising(self, depth: int, most: int) -> bool:
        """Could this depth still bring more than is known, if its route pays at most `most`?"""


class OrdinaryTrainSearch:
    """One train and the route it is on."""

    def __init__(self, track: CompanyTrack, train: Train, listener: RouteListener, depth: int) -> None:
        network = track.network
        self.track: Final = track
        self.train: Final = train
        self.listener: Final = listener
        self.depth: Final = depth
        prices = StopPrices(track, train)
        self.worth: Final = prices.worth
        self.variable: Final = prices.variable
        self.modifier: Final = prices.modifier
        self.weight: Final = prices.weight
        self.city: Final = network.city
        self.departures: Final = network.departures
        self.halts: Final = network.halts
        self.onward: Final = network.onward
        self.taken: Final = track.taken
        self.ordinary: Final = by_worth([stop for stop in range(len(self.city)) if self.city[stop] and not self.variable[stop]], self.worth)
        self.ports: Final = by_worth([stop for stop in range(len(self.city)) if self.variable[stop]], self.modifier)
        self.gone: Final = [False] * len(self.city)  # by stop: on the route, or an earlier anchor
        self.stops: Final[list[int]] = []  # of the route, in the order of visiting
        self.first: Final[list[int]] = []  # the ends by which the arms leave, piece after piece
        self.second: Final[list[int]] = []
        self.first_stops = 0  # visited when the first arm was closed
        self.anchor = -1
        self.cities = 0
        self.sum = 0  # of all stops that are not variable
        self.best = -1  # the best ordinary city
        self.touched = 0
        self.last = False  # no train comes after it, so that it matters only what lies ahead
        self.been: Final[dict[tuple[int, ...], int]] = {}  # the most that was in hand with the same ahead
        self.ceiling = NO_CEILING  # a train that is the same as the one before gets no more than that one
        self.value = 0  # of the route that was found last; 0 while the train stays

    def search(self) -> None:
        """Meets every route that may lead to a better total."""
        for anchor in self.track.tokens:
            self.anchor = anchor
            self.been.clear()
            self.visit(anchor)
            self.grow(anchor, False)
            self.leave(anchor, -1)
            self.touched = 0
            self.gone[anchor] = True
        for anchor in self.track.tokens:
            self.gone[anchor] = False
        self.anchor = -1

    def visit(self, stop: int) -> None:
        self.gone[stop] = True
        self.touched |= self.track.touches[stop]
        self.stops.append(stop)
        if self.city[stop]:
            self.cities += 1
        if not self.variable[stop]:
            self.sum += self.worth[stop]
            if self.city[stop] and self.worth[stop] > self.best:
                self.best = self.worth[stop]

    def leave(self, stop: int, best: int) -> None:
        """Takes the visit back; `best` is what held before it."""
        self.gone[stop] = False
        self.stops.pop()
        if self.city[stop]:
            self.cities -= 1
        if not self.variable[stop]:
            self.sum -= self.worth[stop]
        self.best = best

    def grow(self, stop: int, second: bool) -> None:
        """The arm has come to this stop and may go on."""
        self.track.steps += 1
        if self.track.exhausted() or self.hopeless(2 * stop + second, self.track.network.near[stop], second):
            return
        least = self.first[0] >> 1 if second and not self.second else -1
        for end in self.departures[stop]:
            if not self.taken[end >> 1] and end >> 1 > least:
                self.walk(end, second)

    def walk(self, end: int, second: bool) -> None:
        """Takes a piece, and then whatever lies at its other end."""
        arm = self.second if second else self.first
        touched = self.touched
        self.taken[end >> 1] = True
        self.touched |= self.track.touches[len(self.city) + (end >> 1)]
        arm.append(end)
        for stop in self.halts[end ^ 1]:
            if not self.gone[stop] and (not self.city[stop] or self.cities < self.train.count):
                self.halt(stop, second)
        ends = self.onward[end ^ 1]
        if len(ends) < 2 or not self.stuck(end, second):
            for other in ends:
                if not self.taken[other >> 1]:
                    self.walk(other, second)
        arm.pop()
        self.touched = touched
        self.taken[end >> 1] = False

    def stuck(self, end: int, second: bool) -> bool:
        """A junction: the same question as at a stop."""
        if not self.track.remembers:
            return False
        self.track.steps += 1
        stops = len(self.city)
        roots = [stops + (other >> 1) for other in self.onward[end ^ 1] if not self.taken[other >> 1]]
        return self.track.exhausted() or self.hopeless(-2 - 2 * end - second, roots, second)

    def halt(self, stop: int, second: bool) -> None:
        """Comes to a stop: the arm may end here, or go on if the stop is open."""
        best, touched = self.best, self.touched
        self.visit(stop)
        if self.city[stop] or self.train.town_ends:
            if second:
                self.offer()
            else:
                self.turn()
        if not self.track.closed[stop]:
            self.grow(stop, second)
        self.leave(stop, best)
        self.touched = touched

    def turn(self) -> None:
        """The first arm is closed: the anchor is the other end, or a second arm leaves it."""
        kept = self.first_stops
        self.first_stops = len(self.stops)
        if self.city[self.anchor] or self.train.town_ends:
            self.offer()
        self.grow(self.anchor, True)
        self.first_stops = kept

    def offer(self) -> None:
        """The route may end as it is."""
        if self.cities >= 2:
            self.value = self.worth_now()
            if self.value <= self.ceiling:
                self.listener.found(self.depth)
            self.value = 0

    def worth_now(self) -> int:
        total = self.sum
        for stop in self.stops:
            if self.variable[stop]:
                total += self.track.values.default if self.best < 0 else max(0, self.best + self.modifier[stop])
        return total * self.train.multiplier + self.track.bonus(self.touched)

    def hopeless(self, head: int, roots: list[int], second: bool) -> bool:
        """No way on from here can lead to a better total."""
        ahead = self.track.ahead
        more_cities = self.cities < self.train.count
        tail = -1 if second else self.anchor
        ahead.look(roots, tail, self.gone, more_cities, self.weight, self.track.touches, 0, 2)
        most = self.most(ahead.one if second else ahead.two)
        if self.last and self.track.remembers and self.listener.promising(self.depth, most):
            return self.seen_before(head, second)
        return not self.listener.promising(self.depth, most)

    def seen_before(self, head: int, second: bool) -> bool:
        """The train has been here with the same ahead of it, and with no less in hand."""
        words = [head, self.cities, self.best, self.touched]
        if second:
            words.append(-1 if self.second else self.first[0])
        else:
            words.append(self.first[0] if self.first else -2)
        if self.ceiling < NO_CEILING:
            words.append(self.sum)
        for stop in self.stops:
            if self.variable[stop]:
                words.append(-3 - self.modifier[stop])
        key = self.track.ahead.key(words)
        if self.been.get(key, -1) >= self.sum:
            return True
        self.been[key] = self.sum
        return False

    def most(self, towns: int) -> int:
        """An upper bound: with these towns, the best reachable cities, and every bonus that can be reached."""
        ahead = self.track.ahead
        left = self.train.count - self.cities
        best = self.best
        if left > 0:
            for stop in self.ordinary:
                if ahead.seen(stop) and not self.gone[stop]:
                    best = max(best, self.worth[stop])
                    break
        total = self.sum + towns
        default = self.track.values.default
        for stop in self.stops:
            if self.variable[stop]:
                total += max(default, best + self.modifier[stop]) if best >= 0 else default
        total += self.most_cities(left, best)
        return total * self.train.multiplier + self.track.bonus(self.touched | ahead.offered)

    def most_cities(self, left: int, best: int) -> int:
        """The `left` most valuable reachable cities together; a variable one is worth what it is beside the `best` ordinary one."""
        ahead, default = self.track.ahead, self.track.values.default
        total = place = port = 0
        while left > 0:
            while place < len(self.ordinary) and (self.gone[self.ordinary[place]] or not ahead.seen(self.ordinary[place])):
                place += 1
            while port < len(self.ports) and (self.gone[self.ports[port]] or not ahead.seen(self.ports[port])):
                port += 1
            one = self.worth[self.ordinary[place]] if place < len(self.ordinary) else -1
            other = -1
            if port < len(self.ports):
                other = max(default, best + self.modifier[self.ports[port]]) if best >= 0 else default
            if one < 0 and other < 0:
                break
            if one >= other:
                total += one
                place += 1
            else:
                total += other
                port += 1
            left -= 1
        return total

    def upper_bound(self) -> int:
        """An upper bound on what this train can get on the track that is left."""
        most = 0
        for anchor in self.track.tokens:
            self.visit(anchor)
            ahead = self.track.ahead
            ahead.look(self.track.network.near[anchor], -1, self.gone, True, self.weight, self.track.touches, 0, 2)
            if ahead.count > ahead.base + 2:
                most = max(most, self.most(ahead.two))
            self.leave(anchor, -1)
            self.touched = 0
        return most

    def way(self) -> tuple[list[int], list[int]]:
        """The ends and the stops of the route, from the end of the first arm to the end of the second."""
        ends = [end ^ 1 for end in self.first[::-1]] + self.second
        return ends, self.stops[: self.first_stops][::-1] + self.stops[self.first_stops :]


def by_worth(stops: list[int], worth: list[int]) -> list[int]:
    """By falling worth; of equal ones the first in the order of the map."""
    return [stop for _, stop in sorted([(-worth[stop], stop) for stop in stops])]
