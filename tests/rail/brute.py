"""Every route there is, found the slow way on the tiles themselves: what the search is compared with."""

from __future__ import annotations

from magnat.rail.hexes import EDGES, NOWHERE, opposite
from magnat.rail.routes import Bonus, Train, Values
from magnat.rail.tiles import CITY, Shape

Track = frozenset[tuple[int, int]]


class Brute:
    """One company with its trains on a handful of tiles."""

    def __init__(self, shapes: list[Shape], beyond: list[list[int]], own: list[int], closed: list[bool], values: Values) -> None:
        self.shapes = shapes
        self.beyond = beyond
        self.own = own
        self.closed = closed
        self.values = values
        self.trails: list[tuple[list[int], list[int], Track]] = []

    def walk(self, place: int, node: int, hexes: list[int], stops: list[int], crossed: list[tuple[int, int]]) -> None:
        """The train is on a node of a hex: a stop (6, 7), or an edge (0 to 5) over which it has just come in."""
        if node >= EDGES:
            self.trails.append((list(hexes), list(stops), frozenset(crossed)))
            if self.closed[stops[-1]] and len(stops) > 1 and stops[-1] not in self.own:
                return
        for other in self.shapes[place].joined[node]:
            if other >= EDGES:
                stop = place * 2 + other - EDGES
                if stop not in stops:
                    self.walk(place, other, hexes, [*stops, stop], crossed)
                continue
            beyond = self.beyond[place][other]
            border = (min(place, beyond), max(place, beyond))
            if beyond != NOWHERE and border not in crossed:
                self.walk(beyond, opposite(other), [*hexes, beyond], stops, [*crossed, border])

    def all_trails(self) -> None:
        for place, shape in enumerate(self.shapes):
            for which in range(len(shape.stops)):
                self.walk(place, EDGES + which, [place], [place * 2 + which], [])

    def is_city(self, stop: int) -> bool:
        return self.shapes[stop // 2].stops[stop % 2].kind == CITY

    def pays(self, train: Train, hexes: list[int], stops: list[int], bonuses: list[Bonus]) -> int:
        """0 for a route that this train may not run."""
        cities = [stop for stop in stops if self.is_city(stop)]
        if len(cities) < 2 or not set(stops) & set(self.own) or (len(cities) > train.count and not train.express):
            return 0
        if not train.town_ends and not (self.is_city(stops[0]) and self.is_city(stops[-1])):
            return 0
        town_change, city_change = self.values.town_change, self.values.city_change
        if train.spared:
            town_change, city_change = max(0, town_change), max(0, city_change)
        ordinary, found = [], []
        for stop in stops:
            there = self.shapes[stop // 2].stops[stop % 2]
            if not there.variable:
                found.append(max(0, there.value + (city_change if there.kind == CITY else town_change)))
                ordinary += [found[-1]] if there.kind == CITY else []
        for stop in stops:
            there = self.shapes[stop // 2].stops[stop % 2]
            if there.variable:
                found.append(max(ordinary) + there.modifier if ordinary else self.values.default)
        found.sort(reverse=True)
        total = sum(found[: train.count] if train.express else found) * train.multiplier
        for bonus in bonuses:
            if set(hexes) & set(bonus.hexes) and set(hexes) & set(bonus.others):
                total += bonus.amount
        return total

    def best(self, trains: list[Train], bonuses: list[Bonus]) -> int:
        if not self.trails:
            self.all_trails()
        choices: list[list[tuple[int, Track]]] = []
        for train in trains:
            by_track: dict[Track, int] = {}
            for hexes, stops, crossed in self.trails:
                value = self.pays(train, hexes, stops, bonuses)
                if value > by_track.get(crossed, 0):
                    by_track[crossed] = value
            choices.append(sorted(((value, crossed) for crossed, value in by_track.items()), key=lambda choice: -choice[0]))
        return together(choices, frozenset(), 0, 0)


def together(choices: list[list[tuple[int, Track]]], used: Track, gained: int, best: int) -> int:
    """The best sum of one choice or none from each list, no track twice."""
    if not choices:
        return max(best, gained)
    rest = sum(choice[0][0] for choice in choices[1:] if choice)
    for value, crossed in choices[0]:
        if gained + value + rest <= best:
            break
        if not crossed & used:
            best = together(choices[1:], used | crossed, gained + value, best)
    return together(choices[1:], used, gained, best)
