"""What one train has collected behind the front of a sweep, as a small number, and what it may collect ahead.

A tally says how many stops count (of an ordinary train: how many cities it visits), whether a station is on the route, what the variable
cities are counted at, and which sides of bonuses are touched. Whatever no longer matters ahead is forgotten, so that few tallies differ.
"""

from __future__ import annotations

from typing import Final

from magnat.rail.route_value import Train
from magnat.rail.search.company_track import CompanyTrack, StopPrices
from magnat.rail.search.sweep_sites import Site

COUNT: Final = 15  # bits 0 to 3
TOKEN: Final = 1 << 4
CITY: Final = 1 << 5  # bits 5 and 6: cities on the route, if the train may end in towns; 2 and more are one
CITIES: Final = 3 << 5
BEST: Final = 7  # bits 7 to 11: the level of the best ordinary city on the route, from 1; 0 for none
LEVEL: Final = 12  # bits 12 to 16: what variable cities are counted at: 0 open, 1 alone, else 1 + a level that must be met
RANGE: Final = 31
MOST_LEVELS: Final = 29
MOST_COUNT: Final = 15
TOUCHED: Final = 17  # from here on: sides of bonuses
KEPT: Final = (1 << BEST) - 1

START: Final = 0  # the train has done nothing yet
FINISHED: Final = 1  # its route is whole
DEAD: Final = -1

Options = list[tuple[int, int, int]]
"""A tally after a site, what was gained there, and what may be gained ahead at most, or DEAD for a route that can never be whole."""


class TallyBook:
    """All tallies of one train, numbered as they are met; START and FINISHED are the first."""

    def __init__(self, track: CompanyTrack, train: Train, row: list[Site]) -> None:
        self.track: Final = track
        self.train: Final = train
        self.prices: Final = StopPrices(track, train)
        self.marks: Final[list[int]] = [0, -1]  # by number: the tally itself
        self.numbers: Final[dict[int, int]] = {0: START}
        self.levels: Final[list[int]] = []  # worths of ordinary cities, rising
        self.level_of: Final = [0] * len(track.token)  # by stop; from 1
        self.counts_cities: Final = train.express and train.town_ends
        self.set_levels(row)
        self.tokens: Final[list[bool]] = []  # by place in the row: a station is ahead
        self.ports: Final[list[bool]] = []
        self.top_level: Final[list[int]] = []
        self.sides: Final[list[int]] = []  # bits of bonuses that can still be touched
        self.best_ahead: Final[list[list[int]]] = []  # by place: what the best stops ahead are worth together, by their number
        self.free: Final[list[int]] = []  # by place: the worth of stops ahead that do not count against the limit
        self.look_ahead(row)

    def set_levels(self, row: list[Site]) -> None:
        found: set[int] = set()
        for site in row:
            for stop in site.stops:
                if self.prices.city[stop] and not self.prices.variable[stop]:
                    found.add(self.prices.worth[stop])
        for worth in sorted(found):
            self.levels.append(worth)
        for site in row:
            for stop in site.stops:
                if self.prices.city[stop] and not self.prices.variable[stop]:
                    self.level_of[stop] = 1 + self.levels.index(self.prices.worth[stop])

    def look_ahead(self, row: list[Site]) -> None:
        """What lies beyond each place of the row, from its end backwards."""
        token = port = False
        level = side = free = 0
        worths: list[int] = []
        stops, touches = len(self.track.token), self.track.touches
        for site in row[::-1]:
            self.tokens.append(token)
            self.ports.append(port)
            self.top_level.append(level)
            self.sides.append(side)
            worths.sort(reverse=True)
            sums = [0]
            for worth in worths[: self.train.count]:
                sums.append(sums[-1] + worth)
            while len(sums) <= self.train.count:
                sums.append(sums[-1])
            self.best_ahead.append(sums)
            self.free.append(free)
            for at, end in enumerate(site.ends):
                if not site.enters[at]:
                    side |= touches[stops + (end >> 1)]
            for stop in site.stops:
                token = token or self.track.token[stop]
                port = port or self.prices.variable[stop]
                level = max(level, self.level_of[stop])
                side |= touches[stop]
                if self.train.express or self.prices.city[stop]:
                    worths.append(self.most(stop))
                else:
                    free += self.prices.worth[stop]
        self.tokens.reverse()
        self.ports.reverse()
        self.top_level.reverse()
        self.sides.reverse()
        self.best_ahead.reverse()
        self.free.reverse()

    def most(self, stop: int) -> int:
        """What the stop is worth at best."""
        if not self.prices.variable[stop]:
            return self.prices.worth[stop]
        default = self.track.values.default
        return max(default, self.levels[-1] + self.prices.modifier[stop]) if self.levels else default

    def number(self, mark: int) -> int:
        found = self.numbers.get(mark, -1)
        if found < 0:
            found = len(self.marks)
            self.numbers[mark] = found
            self.marks.append(mark)
        return found

    def step(self, place: int, number: int, stops: list[int], touched: int, whole: bool) -> Options:
        """All that may follow from halting at these stops and touching these sides at this place of the row."""
        found: Options = []
        for mark, gain in self.halts(self.marks[number], stops):
            sides = mark >> TOUCHED
            earned = self.track.bonus(sides | touched) - self.track.bonus(sides)
            if whole:
                if self.lawful(mark):
                    found.append((FINISHED, gain + earned, 0))
                continue
            mark = self.settle(place, mark | touched << TOUCHED)
            found.append((self.number(mark), gain + earned, self.hope(place, mark)))
        return found

    def halts(self, mark: int, stops: list[int]) -> list[tuple[int, int]]:
        """The same for the stops alone: each may count or not."""
        found = [(mark, 0)]
        for stop in stops:
            before = found
            found = []
            for one, gain in before:
                self.halt(one, gain, stop, found)
        return found

    def halt(self, mark: int, gain: int, stop: int, found: list[tuple[int, int]]) -> None:
        express, level = self.train.express, self.level_of[stop]
        if self.track.token[stop]:
            mark |= TOKEN
        if self.prices.city[stop]:
            if self.counts_cities and mark & CITIES < 2 * CITY:
                mark += CITY
        if level:
            chosen = (mark >> LEVEL) & RANGE
            if chosen and level >= chosen:
                return  # variable cities are counted as if there were no such city
            if level > (mark >> BEST) & RANGE:
                mark = (mark & ~(RANGE << BEST)) | level << BEST
        if express:
            found.append((mark, gain))
        full = mark & COUNT == self.train.count
        if not express and not self.prices.city[stop]:
            found.append((mark, gain + self.prices.worth[stop] * self.train.multiplier))
        elif full:
            return
        elif self.prices.variable[stop]:
            self.halt_at_port(mark + 1, gain, stop, found)
        elif self.prices.worth[stop] or not express:
            found.append((mark + 1, gain + self.prices.worth[stop] * self.train.multiplier))

    def halt_at_port(self, mark: int, gain: int, stop: int, found: list[tuple[int, int]]) -> None:
        """A variable city counts at the level of the others, or at any that is no lower than the best city so far."""
        best, chosen = (mark >> BEST) & RANGE, (mark >> LEVEL) & RANGE
        for level in range(best, len(self.levels) + 1):
            if chosen and chosen != level + 1:
                continue
            worth = max(0, self.levels[level - 1] + self.prices.modifier[stop]) if level else self.track.values.default
            found.append(((mark & ~(RANGE << LEVEL)) | (level + 1) << LEVEL, gain + worth * self.train.multiplier))

    def lawful(self, mark: int) -> bool:
        """The route may end with this in hand."""
        level = ((mark >> LEVEL) & RANGE) - 1
        if not mark & TOKEN or level > (mark >> BEST) & RANGE:
            return False
        if self.counts_cities:
            return mark & CITIES == 2 * CITY
        return self.train.express or mark & COUNT >= 2

    def settle(self, place: int, mark: int) -> int:
        """The same without what no longer matters ahead."""
        best, chosen = (mark >> BEST) & RANGE, (mark >> LEVEL) & RANGE
        if chosen > 1:
            best = chosen - 1 if best >= chosen - 1 else 0
        if not self.ports[place] or mark & COUNT == self.train.count:
            if chosen == 0 or best or (chosen == 1 and not self.top_level[place]):
                best = chosen = 0
        sides, open_sides = mark >> TOUCHED, self.sides[place]
        for number in range(len(self.track.bonuses)):
            here, ahead = (sides >> (2 * number)) & 3, (open_sides >> (2 * number)) & 3
            if (here == 3 and ahead != 3) or here | ahead != 3:
                sides &= ~(3 << (2 * number))
        return (mark & KEPT) | best << BEST | chosen << LEVEL | sides << TOUCHED

    def hope(self, place: int, mark: int) -> int:
        """The most that may still be gained, or DEAD."""
        level = ((mark >> LEVEL) & RANGE) - 1
        if not mark & TOKEN and not self.tokens[place]:
            return DEAD
        if level > (mark >> BEST) & RANGE and level > self.top_level[place]:
            return DEAD
        sides = mark >> TOUCHED
        total = self.best_ahead[place][self.train.count - (mark & COUNT)] + self.free[place]
        return total * self.train.multiplier + self.track.bonus(sides | self.sides[place]) - self.track.bonus(sides)
