"""Any one route of an express train that collects all it wants, led by what is still missing.

Wants are bits: a node (stop or piece) offers some of them, and a route must collect all. A `must` bit is offered by one node only.
"""

from __future__ import annotations

from typing import Final

from magnat.rail.route_value import Train
from magnat.rail.search.company_track import CompanyTrack

END: Final = 1  # offered by every stop where the train may end
TOKEN: Final = 2  # offered by the company's stations
FREE: Final = 2  # the first bit after these
FAR: Final = 1 << 20


class ExpressRouteFinder:
    """One express train, what it wants, and the route it is on."""

    def __init__(self, track: CompanyTrack, train: Train) -> None:
        network = track.network
        self.track: Final = track
        self.train: Final = train
        self.city: Final = network.city
        self.taken: Final = track.taken
        self.offers: Final = [0] * (len(network.near) + 1)  # by node
        self.nothing: Final = [0] * (len(network.near) + 1)
        self.gone: Final = [False] * len(network.city)  # by stop: on the route, or forbidden
        self.distance: Final = [0] * (len(network.near) + 1)
        self.stops: Final[list[int]] = []
        self.first: Final[list[int]] = []
        self.second: Final[list[int]] = []
        self.first_stops = 0
        self.anchor = -1
        self.cities = 0
        self.have = 0
        self.want = 0
        self.must = 0
        self.lead = 0  # a bit that the first arm has to collect
        self.been: Final[set[tuple[int, ...]]] = set()  # where there was no way on, with this ahead
        self.later: ExpressRouteFinder | None = None  # the train that goes next, on what is left
        for stop in range(len(network.city)):
            if network.city[stop] or train.town_ends:
                self.offers[stop] |= END
            if track.token[stop]:
                self.offers[stop] |= TOKEN
        for node, touched in enumerate(track.touches):
            self.offers[node] |= touched << FREE

    def find(self, anchors: list[int], want: int, must: int) -> bool:
        """Leaves the track of the first route found taken, and those of the trains that go later; else everything as it was."""
        self.want, self.must = want, must
        for anchor in anchors:
            if self.gone[anchor]:
                continue
            self.anchor = anchor
            self.been.clear()
            self.lead = lowest(must & ~self.offers[anchor])
            self.visit(anchor)
            if self.grow(anchor, False):
                return True
            self.leave(anchor, 0)
        self.anchor = -1
        return False

    def clear(self) -> None:
        """Takes the route off the track again."""
        for end in self.first:
            self.taken[end >> 1] = False
        for end in self.second:
            self.taken[end >> 1] = False
        for stop in self.stops:
            self.gone[stop] = False
        self.first.clear()
        self.second.clear()
        self.stops.clear()
        self.cities = self.have = 0
        self.anchor = -1

    def visit(self, stop: int) -> None:
        self.gone[stop] = True
        self.stops.append(stop)
        self.have |= self.offers[stop]
        if self.city[stop]:
            self.cities += 1

    def leave(self, stop: int, have: int) -> None:
        self.gone[stop] = False
        self.stops.pop()
        self.have = have
        if self.city[stop]:
            self.cities -= 1

    def grow(self, stop: int, second: bool) -> bool:
        """The arm has come to this stop and may go on."""
        self.track.steps += 1
        if self.track.exhausted() or not self.possible(2 * stop + second, self.track.network.departures[stop], second):
            return False
        least = self.first[0] >> 1 if second and not self.second and not self.lead else -1
        ends = [end for end in self.track.network.departures[stop] if not self.taken[end >> 1] and end >> 1 > least]
        for end in self.nearest_first(ends):
            if self.walk(end, second):
                return True
        return False

    def walk(self, end: int, second: bool) -> bool:
        """Takes a piece, and then whatever lies at its other end."""
        arm = self.second if second else self.first
        have = self.have
        self.taken[end >> 1] = True
        self.have |= self.offers[len(self.city) + (end >> 1)]
        arm.append(end)
        for stop in self.track.network.halts[end ^ 1]:
            if not self.gone[stop] and self.halt(stop, second):
                return True
        ends = [other for other in self.track.network.onward[end ^ 1] if not self.taken[other >> 1]]
        if len(ends) < 2 or self.possible(-2 - 2 * end - second, ends, second):
            for other in self.nearest_first(ends):
                if self.walk(other, second):
                    return True
        arm.pop()
        self.have = have
        self.taken[end >> 1] = False
        return False

    def halt(self, stop: int, second: bool) -> bool:
        """Comes to a stop: the arm may end here, or go on if the stop is open."""
        have = self.have
        self.visit(stop)
        if self.offers[stop] & END:
            if second:
                if self.done():
                    return True
            elif self.turn():
                return True
        if not self.track.closed[stop] and self.grow(stop, second):
            return True
        self.leave(stop, have)
        return False

    def turn(self) -> bool:
        """The first arm is closed: the anchor is the other end, or a second arm leaves it."""
        if self.lead & ~self.have:
            return False
        kept = self.first_stops
        self.first_stops = len(self.stops)
        if self.offers[self.anchor] & END and self.done():
            return True
        if not self.track.closed[self.anchor] and self.grow(self.anchor, True):
            return True
        self.first_stops = kept
        return False

    def done(self) -> bool:
        """Everything is collected, and the later trains find their routes too."""
        if self.want & ~self.have or self.cities < 2:
            return False
        return self.later is None or self.later.find_own()

    def find_own(self) -> bool:
        """As `find`, with what this train wants already."""
        anchor = self.anchor
        found = self.find([anchor] if anchor >= 0 else self.track.tokens, self.want, self.must)
        if not found:
            self.anchor = anchor
        return found

    def possible(self, head: int, ends: list[int], second: bool) -> bool:
        """What is wanted can be reached from here, in the arms that are left; so can what later trains want."""
        ahead = self.track.ahead
        missing = self.want & ~self.have
        tail = -1 if second or self.track.closed[self.anchor] else self.anchor
        chains = 2 if tail >= 0 else 1
        starts = ends + self.track.network.departures[tail] if tail >= 0 else ends
        if (missing | END) & ~ahead.roam(starts, self.gone, self.offers):
            return False
        stops = len(self.city)
        ahead.look([stops + (end >> 1) for end in ends], tail, self.gone, True, self.nothing, self.offers, missing & self.must, chains)
        if missing & ~ahead.offered or not ahead.straight or not ahead.offered & END:
            return False
        if self.later is None and self.track.remembers and self.seen_before(head, missing, second):
            return False
        later = self.later
        while later is not None:
            if not later.thinkable():
                return False
            later = later.later
        return True

    def seen_before(self, head: int, missing: int, second: bool) -> bool:
        """The train has been here with the same ahead of it, to no avail."""
        words = [head, missing, min(self.cities, 2)]
        if not self.lead and not (second and self.second):
            words.append(self.first[0] if self.first else -1)
        key = self.track.ahead.key(words)
        if key in self.been:
            return True
        self.been.add(key)
        return False

    def thinkable(self) -> bool:
        """Before it starts: what this train wants can be reached on the track that is left."""
        ahead = self.track.ahead
        for anchor in [self.anchor] if self.anchor >= 0 else self.track.tokens:
            missing = self.want & ~self.offers[anchor]
            chains = 1 if self.track.closed[anchor] else 2
            self.gone[anchor] = True
            if (missing | END) & ~ahead.roam(self.track.network.departures[anchor], self.gone, self.offers):
                self.gone[anchor] = False
                continue
            ahead.look(self.track.network.near[anchor], -1, self.gone, True, self.nothing, self.offers, missing & self.must, chains)
            self.gone[anchor] = False
            if not missing & ~ahead.offered and ahead.straight and ahead.offered & END:
                return True
        return False

    def nearest_first(self, ends: list[int]) -> list[int]:
        """Ends of pieces in the order in which they lead to something wanted (or else to an end of the route)."""
        if len(ends) < 2:
            return ends
        self.measure(self.want & ~self.have)
        stops = len(self.city)
        return [end for _, end in sorted([(self.distance[stops + (end >> 1)], end) for end in ends])]

    def measure(self, missing: int) -> None:
        """By node: how many steps the nearest thing wanted is away."""
        near, distance, stops = self.track.network.near, self.distance, len(self.city)
        wanted = missing if missing else END
        ring: list[int] = []
        for node in range(len(near)):
            distance[node] = FAR
            if self.offers[node] & wanted and not (self.gone[node] if node < stops else self.taken[node - stops]):
                distance[node] = 0
                ring.append(node)
        place = 0
        while place < len(ring):
            node = ring[place]
            place += 1
            for other in near[node]:
                if distance[other] == FAR and not (self.gone[other] if other < stops else self.taken[other - stops]):
                    distance[other] = distance[node] + 1
                    if other >= stops or not self.track.closed[other]:
                        ring.append(other)

    def way(self) -> tuple[list[int], list[int]]:
        """The ends and the stops of the route, from the end of the first arm to the end of the second."""
        ends = [end ^ 1 for end in self.first[::-1]] + self.second
        return ends, self.stops[: self.first_stops][::-1] + self.stops[self.first_stops :]


def lowest(bits: int) -> int:
    """The lowest of the bits."""
    return bits & -bits
