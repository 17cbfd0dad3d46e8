"""The track as a row of sites: places where pieces of track meet, in an order that leaves few pieces open between those behind and ahead.

A site is a stop, or several that share track, or a junction. Whatever a set of trains does at a site is a *pattern*: strands that join two
ends of pieces, past a stop or not, or that end a route at a stop.
"""

from __future__ import annotations

from typing import Final

from magnat.rail.route_value import Train
from magnat.rail.search.company_track import CompanyTrack

NOBODY: Final = -1
CODE: Final = 2  # bits for who comes in by an end: nobody, or a train


class Strand:
    """A train goes from one end to another, or (-1) stays there; `stop` is where it halts, or -1."""

    def __init__(self, train: int, one: int, other: int, stop: int) -> None:
        self.train: Final = train
        self.one: Final = one
        self.other: Final = other
        self.stop: Final = stop


class SiteVisit:
    """What one train does at one site: where it halts, and which sides of bonuses it touches; of an idle one all is empty."""

    def __init__(self, idle: bool, stops: list[int], touched: int) -> None:
        self.idle: Final = idle
        self.stops: Final = stops
        self.touched: Final = touched


class Pattern:
    """What all trains do at one site."""

    def __init__(self, users: list[int], strands: list[Strand], visits: list[int]) -> None:
        self.users: Final = users  # by end of the site: the train there, or NOBODY
        self.strands: Final = strands
        self.visits: Final = visits  # by train: its place in the list of visits at this site


class Site:
    """Ends of pieces and stops that are joined to each other here."""

    def __init__(self) -> None:
        self.ends: Final[list[int]] = []
        self.stops: Final[list[int]] = []
        self.enters: Final[list[bool]] = []  # by end: its piece comes from a site behind
        self.front: list[int] = []  # the ends ahead of pieces that lead out of this site or pass it

    def key(self, users: list[int]) -> int:
        """Who comes in from behind, as one number; `users` by end of the site."""
        key = 0
        for place, user in enumerate(users):
            if self.enters[place]:
                key = (key << CODE) + user + 1
        return key


def usable(track: CompanyTrack, town_ends: bool) -> list[bool]:
    """By piece: a station is in reach, and neither end leads nowhere."""
    network, ahead = track.network, track.ahead
    starts: list[int] = []
    for token in track.tokens:
        starts += network.departures[token]
    ahead.roam(starts, [False] * len(track.token), track.touches)
    live: list[bool] = []
    for piece, taken in enumerate(track.taken):
        there = ahead.gone_by[2 * piece] == ahead.roams or ahead.gone_by[2 * piece + 1] == ahead.roams
        live.append(there and not taken)
    changed = True
    while changed:
        changed = False
        for piece in range(len(live)):
            if live[piece] and not (leads_on(track, live, 2 * piece, town_ends) and leads_on(track, live, 2 * piece + 1, town_ends)):
                live[piece] = False
                changed = True
    return live


def leads_on(track: CompanyTrack, live: list[bool], end: int, town_ends: bool) -> bool:
    """A route may end where this end leads to, or go on."""
    network = track.network
    for other in network.onward[end]:
        if live[other >> 1]:
            return True
    for stop in network.halts[end]:
        if network.city[stop] or town_ends:
            return True
        for other in network.departures[stop]:
            if live[other >> 1] and other != end:
                return True
    return False


def find_sites(track: CompanyTrack, live: list[bool]) -> list[Site]:
    """Every end of a live piece belongs to one site."""
    network = track.network
    found: list[Site] = []
    seen = [False] * (2 * len(live))
    halted = [False] * len(track.token)
    for start in range(2 * len(live)):
        if seen[start] or not live[start >> 1]:
            continue
        site = Site()
        waiting = [start]
        seen[start] = True
        while waiting:
            end = waiting.pop()
            site.ends.append(end)
            beside = network.onward[end].copy()
            for stop in network.halts[end]:
                if not halted[stop]:
                    halted[stop] = True
                    site.stops.append(stop)
                    beside += network.departures[stop]
            for other in beside:
                if live[other >> 1] and not seen[other]:
                    seen[other] = True
                    waiting.append(other)
        site.ends.sort()
        site.stops.sort()
        found.append(site)
    return found


def line_up(found: list[Site], pieces: int) -> list[Site]:
    """The sites in a good order: from each in turn, always on to where the fewest pieces are open, and the best of these orders."""
    home = [-1] * (2 * pieces)
    for place, site in enumerate(found):
        for end in site.ends:
            home[end] = place
    best: list[int] = []
    least = 0
    for start in range(len(found)):
        order, cost = greedy(found, home, start, least)
        if order and (not best or cost < least):
            best, least = order, cost
    row = [found[place] for place in best]
    front: list[int] = []
    for site in row:
        for end in site.ends:
            site.enters.append(end in front)
            if end in front:
                front.remove(end)
            elif home[end ^ 1] != home[end]:
                front.append(end ^ 1)
        site.front = front.copy()
    return row


def greedy(found: list[Site], home: list[int], start: int, least: int) -> tuple[list[int], int]:
    """One order, and how many states it may lead to, roughly; an empty one if that is more than the least known (if that is not 0)."""
    change = [0] * len(found)  # by site: how many more pieces would be open
    beside = [False] * len(found)
    done = [False] * len(found)
    for place, site in enumerate(found):
        for end in site.ends:
            change[place] += 1 if home[end ^ 1] != place else 0
    order: list[int] = []
    at, width, cost = start, 0, 0
    while True:
        order.append(at)
        done[at] = True
        width += change[at]
        cost += 1 << (2 * width)
        if least and cost >= least:
            return [], cost
        for end in found[at].ends:
            other = home[end ^ 1]
            if not done[other]:
                change[other] -= 2
                beside[other] = True
        at = -1
        for place in range(len(found)):
            if not done[place] and (beside[place] or width == 0) and (at < 0 or change[place] < change[at]):
                at = place
        if at < 0:
            return order, cost


class SitePatterns:
    """Lists the patterns of one site, by who comes in from behind."""

    def __init__(self, track: CompanyTrack, trains: list[Train], site: Site) -> None:
        self.track: Final = track
        self.trains: Final = trains
        self.site: Final = site
        self.users: Final = [NOBODY] * len(site.ends)
        self.strands: Final[list[Strand]] = []
        self.found: Final[dict[int, list[Pattern]]] = {}
        self.visits: Final[list[SiteVisit]] = []
        self.numbers: Final[dict[tuple[int, ...], int]] = {}  # by idle, touched, stops: the place of a visit
        self.settle_end(0)

    def settle_end(self, place: int) -> None:
        """From this end of the site on; earlier ones are settled."""
        while place < len(self.users) and self.users[place] != NOBODY:
            place += 1
        if place == len(self.users):
            if self.loops_agree():
                visits = [self.visit(number) for number in range(len(self.trains))]
                pattern = Pattern(self.users.copy(), self.strands.copy(), visits)
                self.found.setdefault(self.site.key(self.users), []).append(pattern)
            return
        self.settle_end(place + 1)
        network, end = self.track.network, self.site.ends[place]
        for number in range(len(self.trains)):
            self.users[place] = number
            for further in range(place + 1, len(self.users)):
                if self.users[further] != NOBODY:
                    continue
                other = self.site.ends[further]
                self.users[further] = number
                if other in network.onward[end]:
                    self.add(place, Strand(number, end, other, -1))
                for stop in network.halts[end]:
                    if stop in network.halts[other] and not self.track.closed[stop] and not self.visited(number, stop):
                        self.add(place, Strand(number, end, other, stop))
                self.users[further] = NOBODY
            for stop in network.halts[end]:
                if (network.city[stop] or self.trains[number].town_ends) and not self.visited(number, stop):
                    self.add(place, Strand(number, end, -1, stop))
        self.users[place] = NOBODY

    def add(self, place: int, strand: Strand) -> None:
        self.strands.append(strand)
        self.settle_end(place + 1)
        self.strands.pop()

    def visit(self, train: int) -> int:
        """What the strands at hand mean for a train; a piece counts as touched where the train first comes upon it."""
        stops = [strand.stop for strand in self.strands if strand.train == train and strand.stop >= 0]
        touches, first = self.track.touches, len(self.track.token)
        touched = 0
        for stop in stops:
            touched |= touches[stop]
        for place, end in enumerate(self.site.ends):
            if self.users[place] == train and not self.site.enters[place]:
                touched |= touches[first + (end >> 1)]
        idle = train not in self.users
        key = (int(idle), touched, *stops)
        if key not in self.numbers:
            self.numbers[key] = len(self.visits)
            self.visits.append(SiteVisit(idle, stops, touched))
        return self.numbers[key]

    def visited(self, train: int, stop: int) -> bool:
        for strand in self.strands:
            if strand.train == train and strand.stop == stop:
                return True
        return False

    def loops_agree(self) -> bool:
        """A piece that leads back to this site has the same train at both ends."""
        for place, end in enumerate(self.site.ends):
            if end ^ 1 in self.site.ends and self.users[self.site.ends.index(end ^ 1)] != self.users[place]:
                return False
        return True
