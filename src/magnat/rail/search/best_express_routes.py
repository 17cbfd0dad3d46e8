"""The best routes of express trains, which count only their best stops and run as far as they like.

A route pays at least what it *claims*: a number of counted stops and some bonuses. Claims are taken in descending order of what they pay
and kept as long as routes are found that meet them all (see express_route_finder.py); whatever claims less than the best total
known is never looked at.
"""

from __future__ import annotations

from typing import Final

from magnat.rail.route_value import Train
from magnat.rail.search.company_track import CompanyTrack, StopPrices
from magnat.rail.search.express_route_finder import FREE, TOKEN, ExpressRouteFinder

DEAR: Final = 100  # steps of a failure that is worth learning from


class Claim:
    """One train counts one stop at this price, or earns one bonus."""

    def __init__(self, train: int, stop: int, pays: int, want: int, forbids: list[int]) -> None:
        self.train: Final = train
        self.stop: Final = stop  # -1 for a bonus
        self.pays: Final = pays
        self.want: Final = want  # bits that the route has to collect for it
        self.forbids: Final = forbids  # stops that would spoil it


class ClaimSearch:
    """The express trains of a company on whatever track the others leave."""

    def __init__(self, track: CompanyTrack, trains: list[Train]) -> None:
        self.track: Final = track
        self.trains: Final = trains
        self.finders: Final[list[ExpressRouteFinder]] = []
        self.claims: Final[list[Claim]] = []
        self.prices_by_train: Final[list[StopPrices]] = []
        self.spare: Final[list[int]] = []  # by train: the first bit for stops that must be visited
        found: list[Claim] = []
        for number, train in enumerate(trains):
            self.finders.append(ExpressRouteFinder(track, train))
            self.prices_by_train.append(StopPrices(track, train))
            self.list_claims(number, found)
        for claim in [found[place] for _, place in sorted([(-found[place].pays, place) for place in range(len(found))])]:
            self.claims.append(claim)
        self.kept: Final[list[int]] = []  # places of the claims that hold now
        self.counted: Final = [[False] * len(track.token) for _ in trains]  # by train and stop: claimed now
        self.slots: Final = [train.count for train in trains]  # by train: stops it may still claim
        self.nogoods: Final[list[list[int]]] = []
        self.open: Final = [True] * len(self.claims)  # within reach on this track
        self.best = 0
        self.ways: Final[list[list[int]]] = [[] for _ in trains]
        self.stops: Final[list[list[int]]] = [[] for _ in trains]
        self.last_stops: list[list[int]] = [[] for _ in trains]  # the routes found last, and what they collect
        self.last_have: Final = [0] * len(trains)
        self.fresh = False  # the routes at hand meet the claims that hold now

    def list_claims(self, number: int, found: list[Claim]) -> None:
        """All claims of one train."""
        track, finder, prices, train = self.track, self.finders[number], self.prices_by_train[number], self.trains[number]
        for place, bonus in enumerate(track.bonuses):
            if bonus.amount > 0:
                found.append(Claim(number, -1, bonus.amount, 3 << (FREE + 2 * place), []))
        bit = 1 << (FREE + 2 * len(track.bonuses))
        ordinary = [stop for stop in range(len(prices.worth)) if track.network.city[stop] and not prices.variable[stop]]
        levels: list[tuple[int, int]] = []
        ports = [stop for stop in range(len(prices.worth)) if prices.variable[stop]]
        if ports:
            for level in sorted({prices.worth[stop] for stop in ordinary}, reverse=True):
                for stop in ordinary:
                    if prices.worth[stop] >= level:
                        finder.offers[stop] |= bit
                levels.append((level, bit))
                bit <<= 1
        self.spare.append(bit)
        for stop in range(len(prices.worth)):
            if not prices.variable[stop] and prices.worth[stop] > 0:
                found.append(Claim(number, stop, prices.worth[stop] * train.multiplier, 0, []))
        for stop in ports:
            for level, want in levels:
                found.append(Claim(number, stop, max(0, level + prices.modifier[stop]) * train.multiplier, want, []))
            spoilt = [other for other in ordinary if prices.worth[other] + prices.modifier[stop] < track.values.default]
            found.append(Claim(number, stop, track.values.default * train.multiplier, 0, spoilt))

    def search(self, floor: int) -> bool:
        """Looks for routes that pay more than `floor` together; `best`, `ways` and `stops` hold the best of them."""
        self.best = max(0, floor)
        for number in range(len(self.trains)):
            self.ways[number], self.stops[number] = [], []  # all stay
        self.nogoods.clear()
        self.fresh = False
        if self.upper_bound() > floor:
            self.choose(0, 0)
        return self.best > floor

    def upper_bound(self) -> int:
        """An upper bound on what the trains can get on the track that is left."""
        for number in range(len(self.trains)):
            self.open_claims(number)
        return self.most(0)

    def open_claims(self, number: int) -> None:
        """Opens the claims that can be reached from a station."""
        track, finder = self.track, self.finders[number]
        ahead, offered = track.ahead, 0
        seen = [False] * len(track.token)
        for token in track.tokens:
            finder.gone[token] = True
            offered |= ahead.roam(track.network.departures[token], finder.gone, finder.offers) | finder.offers[token]
            finder.gone[token] = False
            seen[token] = True
            for stop in range(len(seen)):
                seen[stop] = seen[stop] or ahead.roamed[stop] == ahead.roams
        for place, claim in enumerate(self.claims):
            if claim.train == number:
                self.open[place] = not claim.want & ~offered and (claim.stop < 0 or seen[claim.stop])

    def choose(self, start: int, claimed: int) -> None:
        """Adds every claim in turn from here on, as long as the total may still rise."""
        for place in range(start, len(self.claims)):
            if self.track.exhausted() or claimed + self.most(place) <= self.best:
                return
            claim = self.claims[place]
            if not self.open[place] or (claim.stop >= 0 and (self.slots[claim.train] == 0 or self.counted[claim.train][claim.stop])):
                continue
            if not self.kept and claim.train > 0 and claim.train < len(self.trains) and self.twin(claim.train):
                continue
            self.keep(place)
            if self.feasible():
                self.choose(place + 1, claimed + claim.pays)
            self.drop()

    def twin(self, number: int) -> bool:
        """An earlier train is just the same, and nothing is claimed yet: it goes first."""
        return self.trains[number].same_as(self.trains[number - 1])

    def most(self, start: int) -> int:
        """What claims from here on may add at most: a stop counts once for a train, and no more than `count` stops do."""
        total = 0
        marked: list[int] = []
        slots = self.slots.copy()
        for place in range(start, len(self.claims)):
            claim = self.claims[place]
            if not self.open[place]:
                continue
            if claim.stop < 0:
                total += claim.pays
            elif slots[claim.train] and not self.counted[claim.train][claim.stop]:
                slots[claim.train] -= 1
                self.counted[claim.train][claim.stop] = True
                marked.append(place)
                total += claim.pays
        for place in marked:
            self.counted[self.claims[place].train][self.claims[place].stop] = False
        return total

    def keep(self, place: int) -> None:
        claim = self.claims[place]
        self.kept.append(place)
        if claim.stop >= 0:
            self.slots[claim.train] -= 1
            self.counted[claim.train][claim.stop] = True

    def drop(self) -> None:
        claim = self.claims[self.kept.pop()]
        if claim.stop >= 0:
            self.slots[claim.train] += 1
            self.counted[claim.train][claim.stop] = False

    def feasible(self) -> bool:
        """There are routes that meet all claims; the total of those that are found is noted."""
        if self.fresh and self.met():
            return True
        for nogood in self.nogoods:
            if contains(self.kept, nogood):
                return False
        before = self.track.steps
        if self.find_routes():
            return True
        if not self.track.exhausted():
            self.nogoods.append(self.unmet_core() if self.track.steps - before > DEAR else self.kept.copy())
        return False

    def unmet_core(self) -> list[int]:
        """A few of the claims that cannot be met together even so; the fewer there are, the more they rule out."""
        all_claims = self.kept.copy()
        for place in all_claims[:-1]:
            self.kept.remove(place)
            if self.find_routes() or self.track.exhausted():
                self.kept.append(place)
        found = self.kept.copy()
        self.kept.clear()
        for place in all_claims:
            self.kept.append(place)
        self.fresh = False
        return found

    def met(self) -> bool:
        """The routes found last meet the newest claim too."""
        claim = self.claims[self.kept[-1]]
        stops = self.last_stops[claim.train]
        if not stops or claim.want & ~self.last_have[claim.train]:
            return False
        if claim.stop >= 0 and claim.stop not in stops:
            return False
        for stop in claim.forbids:
            if stop in stops:
                return False
        return True

    def find_routes(self) -> bool:
        """Sends the trains that claim something on their way."""
        active: list[int] = []
        for number in range(len(self.trains)):
            if self.set_wants(number):
                active.append(number)
        previous: ExpressRouteFinder | None = None
        for number in active[::-1]:
            self.finders[number].later = previous
            previous = self.finders[number]
        found = previous is not None and previous.find_own()
        if found:
            self.note(active)
        for number in range(len(self.trains)):
            self.finders[number].clear()
            self.clear_wants(number)
        return found

    def set_wants(self, number: int) -> bool:
        """Tells a train what its claims want; False if it has none."""
        finder = self.finders[number]
        finder.want, finder.must, finder.anchor = TOKEN, 0, -1
        bit, any_claim = self.spare[number], False
        for place in self.kept:
            claim = self.claims[place]
            if claim.train != number:
                continue
            any_claim = True
            finder.want |= claim.want
            for stop in claim.forbids:
                finder.gone[stop] = True
            if claim.stop >= 0:
                finder.offers[claim.stop] |= bit
                finder.want |= bit
                finder.must |= bit
                bit <<= 1
                if finder.anchor < 0:
                    finder.anchor = claim.stop
        if any_claim:
            finder.must |= finder.want & self.bits_offered_once(finder)
            for stop in range(len(finder.city)):
                if finder.anchor < 0 and finder.offers[stop] & finder.must:
                    finder.anchor = stop
        return any_claim

    def bits_offered_once(self, finder: ExpressRouteFinder) -> int:
        """The bits that one node alone offers."""
        once = twice = 0
        for offer in finder.offers:
            twice |= once & offer
            once |= offer
        return once & ~twice

    def clear_wants(self, number: int) -> None:
        """Takes back what `set_wants` said."""
        finder, low = self.finders[number], self.spare[number] - 1
        for place in self.kept:
            claim = self.claims[place]
            if claim.train == number:
                if claim.stop >= 0:
                    finder.offers[claim.stop] &= low
                for stop in claim.forbids:
                    finder.gone[stop] = False

    def note(self, active: list[int]) -> None:
        """Keeps the routes that were just found, and their total if it is the best so far."""
        total = 0
        ways: list[list[int]] = [[] for _ in self.trains]
        visits: list[list[int]] = [[] for _ in self.trains]
        for number in range(len(self.trains)):
            self.last_have[number] = 0
        for number in active:
            finder = self.finders[number]
            ways[number], visits[number] = finder.way()
            self.last_have[number] = finder.have
            total += self.prices_by_train[number].pays(visits[number], finder.have >> FREE)
        self.last_stops = visits
        self.fresh = True
        if total > self.best:
            self.best = total
            for number in range(len(self.trains)):
                self.ways[number], self.stops[number] = ways[number], visits[number]


def contains(claims: list[int], nogood: list[int]) -> bool:
    for place in nogood:
        if place not in claims:
            return False
    return True
