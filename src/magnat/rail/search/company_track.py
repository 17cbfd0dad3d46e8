"""The track as one company sees it, which all searches share: where it may go, what is taken, and what a stop is worth to each train."""

from __future__ import annotations

from typing import Final

from magnat.rail.hexes import EDGES
from magnat.rail.network import Network
from magnat.rail.route_value import Bonus, Route, Train, Values, make_route, plain_worth
from magnat.rail.search.track_ahead import TrackAhead
from magnat.rail.tiles import Shape
from magnat.rail.track import STOPS_PER_HEX

REMEMBER_FROM: Final = 60
"""On networks with more nodes than this it pays to remember where a train has been."""


class CompanyTrack:
    """One company on a network. Only what track joins to its stations counts; nodes are stops, then pieces, as in Network.near."""

    def __init__(
        self, network: Network, own: list[int], closed: list[bool], values: Values, bonuses: list[Bonus], remember_from: int
    ) -> None:
        self.network: Final = network
        self.values: Final = values
        self.bonuses: Final = bonuses
        self.remembers: Final = len(network.near) > remember_from
        self.steps = 0  # steps of the search so far
        self.step_limit = 0  # how many there may be; 0: no limit
        self.tokens: Final[list[int]] = []  # its stations, as stops; in rising order
        self.token: Final = [False] * len(network.numbers)
        for number in own:
            stop = network.local.get(number, -1)
            if stop >= 0 and not self.token[stop]:
                self.tokens.append(stop)
                self.token[stop] = True
        self.tokens.sort()
        self.closed: Final = [closed[number] and not self.token[stop] for stop, number in enumerate(network.numbers)]
        self.taken: Final = [False] * len(network.borders)  # by piece: a train runs there
        self.ahead: Final = TrackAhead(network, self.closed, self.taken)
        self.touches: Final = [0] * (len(network.near) + 1)  # by node: bits 2b and 2b + 1 are the two sides of bonus b
        self.mark_bonuses()

    def mark_bonuses(self) -> None:
        bits: dict[int, int] = {}
        for number, bonus in enumerate(self.bonuses):
            for place in bonus.hexes:
                bits[place] = bits.get(place, 0) | 1 << (2 * number)
            for place in bonus.others:
                bits[place] = bits.get(place, 0) | 2 << (2 * number)
        network, stops = self.network, len(self.network.numbers)
        for place in list(bits):
            if halts_only(network.shapes[place]):
                stop = network.local.get(place * STOPS_PER_HEX, -1)
                if stop >= 0:
                    self.touches[stop] = bits[place]
                del bits[place]
        if bits:
            for piece, hexes in enumerate(network.hexes):
                touched = 0
                for place in hexes:
                    touched |= bits.get(place, 0)
                self.touches[stops + piece] = touched

    def bonus(self, touched: int) -> int:
        """What the bonuses pay for a route that touches these sides."""
        total = 0
        for number, bonus in enumerate(self.bonuses):
            if (touched >> (2 * number)) & 3 == 3:
                total += bonus.amount
        return total

    def exhausted(self) -> bool:
        return self.step_limit > 0 and self.steps >= self.step_limit

    def route(self, train: Train, way: list[int], stops: list[int]) -> Route:
        """The route along these ends of pieces, in order."""
        network = self.network
        hexes: list[int] = []
        borders: list[int] = []
        for end in way:
            passed, crossed = network.hexes[end >> 1], network.borders[end >> 1]
            if end & 1:
                passed, crossed = passed[::-1], crossed[::-1]
            hexes += passed[1:] if hexes else passed
            borders += crossed
        return make_route(network, stops, hexes, borders, train, self.values, self.bonuses)


class StopPrices:
    """What the stops are worth to one train."""

    def __init__(self, track: CompanyTrack, train: Train) -> None:
        network = track.network
        self.track: Final = track
        self.train: Final = train
        self.city: Final = network.city
        self.worth: Final[list[int]] = []  # by stop; 0 for a variable city
        self.variable: Final[list[bool]] = []
        self.modifier: Final[list[int]] = []
        self.weight: Final = [0] * (len(network.near) + 1)  # by node: what a town is worth
        for number, stop in enumerate(network.stops):
            self.variable.append(stop.variable)
            self.modifier.append(stop.modifier)
            worth = 0 if stop.variable else plain_worth(network, number, train, track.values)
            self.worth.append(worth)
            if not network.city[number]:
                self.weight[number] = worth

    def pays(self, stops: list[int], touched: int) -> int:
        """What an express gets for these stops and bonuses; the same as `route_value`, but faster."""
        best = -1
        for stop in stops:
            if self.city[stop] and not self.variable[stop] and self.worth[stop] > best:
                best = self.worth[stop]
        found: list[int] = []
        for stop in stops:
            if not self.variable[stop]:
                found.append(self.worth[stop])
            else:
                found.append(self.track.values.default if best < 0 else max(0, best + self.modifier[stop]))
        found.sort(reverse=True)
        total = 0
        for worth in found[: self.train.count]:
            total += worth
        return total * self.train.multiplier + self.track.bonus(touched)


def halts_only(shape: Shape) -> bool:
    """A train that enters the hex has to halt at its only stop."""
    if len(shape.stops) != 1:
        return False
    for _, other in shape.segments:
        if other < EDGES:
            return False
    return True
