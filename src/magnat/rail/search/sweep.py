"""The best routes of one or two trains by a sweep over the sites of the track: exact, however many routes there are, on narrow track.

A front lies between the sites behind and those ahead. Of all that the trains may have done behind it only this matters: how they run
across the front (sweep_front.py), and the tally of each train (sweep_tallies.py). Of all ways that agree in this the most valuable is
kept. The track of a map is long and thin: more than six pieces seldom cross the front.

Before two trains sweep, each does so alone, forward and back. What it can get ahead at most is then known for every share of a front.
"""

from __future__ import annotations

from typing import Final

from magnat.rail.route_value import Train
from magnat.rail.search.company_track import CompanyTrack
from magnat.rail.search.sweep_front import TRAINS, WIDEST, Front
from magnat.rail.search.sweep_sites import Pattern, Site, SitePatterns, find_sites, line_up, usable
from magnat.rail.search.sweep_tallies import DEAD, FINISHED, MOST_COUNT, MOST_LEVELS, START, Options, TallyBook

TALLY: Final = 24  # bits of the number of a tally
LOAD: Final = 64  # states that are carried over a site in about the time of a step of the other searches
JOIN: Final = 16  # and how many more could be carried while a pattern is tried

Table = dict[int, dict[int, int]]
"""By front and by tallies (the second train's in the high bits): a record, or what lies ahead."""


class SweepPlan:
    """The track as a row of sites, and the tallies of the trains there."""

    def __init__(self, track: CompanyTrack, trains: list[Train]) -> None:
        town_ends = False
        for train in trains:
            town_ends = town_ends or train.town_ends
        self.trains: Final = trains
        self.twins: Final = len(trains) == TRAINS and trains[0].same_as(trains[1])
        self.row: Final = line_up(find_sites(track, usable(track, town_ends)), len(track.taken))
        self.tally_books: Final[list[TallyBook]] = []
        for number, train in enumerate(trains):
            self.tally_books.append(self.tally_books[0] if number and self.twins else TallyBook(track, train, self.row))

    def fits(self) -> bool:
        """The track is not too wide for a sweep, and there are not too many trains."""
        for site in self.row:
            if len(site.front) > WIDEST:
                return False
        for number, train in enumerate(self.trains):
            if train.count > MOST_COUNT or len(self.tally_books[number].levels) > MOST_LEVELS:
                return False
        return len(self.trains) <= TRAINS


class SiteStep:
    """One step of the sweep: a site, its place in the row, the front before it, and what has been worked out there."""

    def __init__(self, track: CompanyTrack, trains: list[Train], place: int, site: Site, ends: list[int]) -> None:
        self.place: Final = place
        self.site: Final = site
        self.ends: Final = ends
        self.patterns_here: Final = SitePatterns(track, trains, site)
        self.known: Final[list[dict[int, Options]]] = [{} for _ in trains]


class Sweep:
    """One or two trains on the track that is free."""

    def __init__(self, track: CompanyTrack, plan: SweepPlan, trains: list[Train], tally_books: list[TallyBook]) -> None:
        self.track: Final = track
        self.plan: Final = plan
        self.trains: Final = trains
        self.tally_books: Final = tally_books
        self.front: Final = Front(len(track.taken))
        self.ahead: Final[list[list[Table]]] = []  # by train and place: what it can get at most from there on; see `most_from`
        self.values: Final[list[int]] = [0]  # by record: one way to get to a state
        self.before: Final[list[int]] = [-1]
        self.patterns: Final[list[Pattern | None]] = [None]
        self.load = 0  # of the step that is not full yet
        self.best = 0
        self.ways: Final[list[list[int]]] = [[] for _ in trains]
        self.stops: Final[list[list[int]]] = [[] for _ in trains]

    def search(self, floor: int, most: list[int]) -> bool:
        """Looks for routes that pay more than `floor` together; `best`, `ways` and `stops` hold the best of them.

        Alone no train gets more than its `most`.
        """
        self.best = max(0, floor)
        if len(self.trains) == TRAINS:
            for number, train in enumerate(self.trains):
                if number and self.plan.twins:
                    self.ahead.append(self.ahead[0])
                else:
                    lone = Sweep(self.track, self.plan, [train], [self.tally_books[number]])
                    self.ahead.append(lone.most_from(self.best - most[1 - number]))
        table: Table = {0: {0: 0}}
        ends: list[int] = []
        for place, site in enumerate(self.plan.row):
            if self.track.exhausted():
                return False
            table = self.pass_site(SiteStep(self.track, self.trains, place, site, ends), table)
            ends = site.front
        last = -1
        for record in table.get(0, {}).values():
            if self.values[record] > self.best:
                self.best = self.values[record]
                last = record
        if last >= 0:
            self.trace(last)
        return last >= 0

    def most_from(self, floor: int) -> list[Table]:
        """By place: what a single train can get from there on, for all states on the way to more than `floor`."""
        self.best = floor
        table: Table = {0: {0: 0}}
        tables = [table]
        steps: list[SiteStep] = []
        ends: list[int] = []
        for place, site in enumerate(self.plan.row):
            steps.append(SiteStep(self.track, self.trains, place, site, ends))
            table = self.pass_site(steps[-1], table)
            tables.append(table)
            ends = site.front
        last: Table = {}
        for state, labels in table.items():
            last[state] = {tally: 0 for tally, record in labels.items() if self.values[record] > floor}
        found = [last]
        for place in range(len(self.plan.row) - 1, -1, -1):
            found.append(self.look_back(steps[place], tables[place], found[-1]))
        return found[::-1]

    def look_back(self, step: SiteStep, table: Table, beyond: Table) -> Table:
        """The same for one place, if it is known for the next."""
        found: Table = {}
        for state, labels in table.items():
            gains: dict[int, int] = {}
            for pattern in step.patterns_here.found.get(self.front.entering(state, step.ends, step.site), []):
                ahead = beyond.get(self.front.join(state, step.ends, step.site, pattern))
                if ahead is None or self.track.exhausted():
                    continue
                self.work(JOIN + len(labels))
                for tally, record in labels.items():
                    for one, gain, _ in self.options(0, step, pattern, tally):
                        more = ahead.get(one, DEAD)
                        if more != DEAD and self.values[record] + gain + more > self.best and gain + more > gains.get(tally, DEAD):
                            gains[tally] = gain + more
            if gains:
                found[state] = gains
        return found

    def pass_site(self, step: SiteStep, table: Table) -> Table:
        """All states beyond a site, from all before it: the record of the most valuable way there."""
        found: Table = {}
        front = self.front
        for state, labels in table.items():
            for pattern in step.patterns_here.found.get(front.entering(state, step.ends, step.site), []):
                if self.track.exhausted():
                    return found
                beyond = front.join(state, step.ends, step.site, pattern)
                if beyond < 0:
                    continue
                self.work(JOIN)
                target = found.setdefault(beyond, {})
                if len(self.trains) == 1:
                    self.carry_one(step, pattern, labels, target)
                else:
                    self.carry_two(step, pattern, labels, target)
                if not target:
                    del found[beyond]
        return found

    def work(self, load: int) -> None:
        """Counts the steps."""
        self.load += load
        self.track.steps += self.load // LOAD
        self.load %= LOAD

    def carry_one(self, step: SiteStep, pattern: Pattern, labels: dict[int, int], target: dict[int, int]) -> None:
        """Takes all that is known of a state over the site."""
        self.work(len(labels))
        for tally, record in labels.items():
            for one, gain, hope in self.options(0, step, pattern, tally):
                if self.values[record] + gain + hope > self.best:
                    self.note(target, one, self.values[record] + gain, record, pattern)

    def carry_two(self, step: SiteStep, pattern: Pattern, labels: dict[int, int], target: dict[int, int]) -> None:
        """The same with two trains; of two that are the same the first starts first."""
        ahead = self.ahead[0][step.place + 1].get(self.front.shares[0])
        further = self.ahead[1][step.place + 1].get(self.front.shares[1])
        if ahead is None or further is None:
            return
        self.work(len(labels))
        early = self.plan.twins and not self.front.running[0]
        late = self.front.running[1]
        for tallies, record in labels.items():
            others = self.options(1, step, pattern, tallies >> TALLY)
            for one, gain, _ in self.options(0, step, pattern, tallies & ((1 << TALLY) - 1)):
                hope = ahead.get(one, DEAD)
                if hope == DEAD:
                    continue
                value = self.values[record] + gain
                for other, more, _ in others:
                    rest = further.get(other, DEAD)
                    if rest == DEAD or value + hope + more + rest <= self.best:
                        continue
                    if early and one == START and (late or other != START):
                        continue
                    self.note(target, other << TALLY | one, value + more, record, pattern)

    def note(self, target: dict[int, int], tallies: int, value: int, before: int, pattern: Pattern) -> None:
        """Keeps the record if none with the same tallies is worth as much."""
        old = target.get(tallies, -1)
        if old < 0 or self.values[old] < value:
            target[tallies] = len(self.values)
            self.values.append(value)
            self.before.append(before)
            self.patterns.append(pattern)

    def options(self, train: int, step: SiteStep, pattern: Pattern, tally: int) -> Options:
        """What may become of a train's tally with this pattern."""
        running, whole = self.front.running[train], self.front.whole[train]
        key = ((pattern.visits[train] * 2 + running) * 2 + whole) << TALLY | tally
        found = step.known[train].get(key)
        if found is None:
            found = []
            visit = step.patterns_here.visits[pattern.visits[train]]
            if tally == FINISHED:
                if visit.idle:
                    found.append((FINISHED, 0, 0))
            else:
                for one, gain, hope in self.tally_books[train].step(step.place, tally, visit.stops, visit.touched, whole):
                    if hope != DEAD or not running:
                        found.append((one, gain, max(0, hope)))
            step.known[train][key] = found
        return found

    def trace(self, record: int) -> None:
        """Reads the routes back from the last record."""
        links: list[dict[int, int]] = [{} for _ in self.trains]
        halts: list[dict[int, int]] = [{} for _ in self.trains]
        starts = [-1] * len(self.trains)
        while record >= 0:
            pattern = self.patterns[record]
            if pattern is not None:
                for strand in pattern.strands:
                    halts[strand.train][strand.one] = strand.stop
                    if strand.other < 0:
                        starts[strand.train] = strand.one
                    else:
                        links[strand.train][strand.one] = strand.other
                        links[strand.train][strand.other] = strand.one
                        halts[strand.train][strand.other] = strand.stop
            record = self.before[record]
        for number in range(len(self.trains)):
            self.ways[number], self.stops[number] = [], []
            end = starts[number]
            if end >= 0:
                self.stops[number].append(halts[number][end])
            while end >= 0:
                self.ways[number].append(end)
                if halts[number][end ^ 1] >= 0:
                    self.stops[number].append(halts[number][end ^ 1])
                end = links[number].get(end ^ 1, -1)
