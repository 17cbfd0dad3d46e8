"""AF-6 for the clerk: the cheapest ways over the map from a company's track to cities and towns that it does not reach yet."""

from __future__ import annotations

import heapq
from functools import lru_cache

from magnat.bots.africa.situation import Situation
from magnat.games.africa.atlas import Atlas
from magnat.games.africa.building import Survey
from magnat.games.africa.cities import touches
from magnat.games.africa.state import AfricaState
from magnat.rail.hexes import BITS, EDGES, NOWHERE, opposite
from magnat.rail.tiles import CITY, Shape
from magnat.rail.track import NODES, STOPS_PER_HEX

TILE = 100  # what a tile counts in the cost of a way
TURN = 400  # what a whole track step counts: an upgrade takes one
ENDING = 60  # a tile that ends the step loses the rest of it
TOWN_ON_WAY = 25  # a town on the way is welcome


@lru_cache(maxsize=4096)
def first_tiles(atlas: Atlas, place: int, edge: int) -> list[Shape]:
    """What can be laid on an empty hex by whoever comes over this edge."""
    return [shape for shape in atlas.firsts[place] if shape.edges & BITS[edge]]


class Step:
    """Coming into a hex over an edge; `lay` is the shape that was laid on the hex before it, or None where track was there."""

    def __init__(self, place: int, edge: int, cost: int, before: Step | None, at: int, lay: Shape | None) -> None:
        self.place = place
        self.edge = edge
        self.cost = cost
        self.before = before
        self.at = at  # the hex before it
        self.lay = lay


class Goal:
    """A stop that new track can lead to, and the tiles on the way in their order."""

    def __init__(self, stop: int, city: bool, cost: int, lays: list[tuple[int, Shape]]) -> None:
        self.stop = stop
        self.city = city
        self.cost = cost
        self.lays = lays


class Paths:
    """One search, outwards from where the company's track ends, or from the last tile of a stretch under way."""

    def __init__(self, situation: Situation, company: int) -> None:
        self.situation = situation
        self.box = situation.box
        self.state: AfricaState = situation.state
        self.company = company
        self.survey = Survey(situation.box, situation.state, company)
        self.has_train = len(self.state.companies[company].trains) > 0
        self.heap: list[tuple[int, int, Step]] = []
        self.done: set[int] = set()
        self.met: set[int] = set()
        self.goals: list[Goal] = []
        self.wanted = situation.delivery_places(company)
        self.serial = 0

    def search(self) -> list[Goal]:
        habits, cities, towns = self.situation.habits, 0, 0
        self.begin()
        while self.heap and (cities < habits.goals or towns < habits.towns):
            cost, _, step = heapq.heappop(self.heap)
            if cost > habits.far:
                break
            key = step.place * NODES + step.edge
            if key in self.done:
                continue
            self.done.add(key)
            self.expand(step)
            cities = sum(goal.city for goal in self.goals)
            towns = len(self.goals) - cities
        return self.goals

    def costs(self, places: set[int]) -> dict[int, int]:
        """What it costs to lead track to each of these hexes, those within reach only."""
        found = {place: 0 for place in places if self.comes_to_hex(place)}
        self.begin(afresh=True)
        while self.heap and len(found) < len(places):
            cost, _, step = heapq.heappop(self.heap)
            if cost > 2 * self.situation.habits.far:
                break
            key = step.place * NODES + step.edge
            if key in self.done:
                continue
            self.done.add(key)
            if step.place in places and step.place not in found:
                found[step.place] = cost + (0 if self.state.shapes[step.place].edges & BITS[step.edge] else TILE)
            self.expand(step)
        return found

    def comes_to_hex(self, place: int) -> bool:
        return touches(self.state, self.survey.reach, self.company, place)

    def begin(self, afresh: bool = False) -> None:
        """From the tiles of the track step under way; afresh, or at its beginning, from all of the company's track."""
        survey, box, state = self.survey, self.box, self.state
        if state.laid > 0 and not afresh:
            for entry in survey.onward:
                self.push(entry // NODES, entry % NODES, 0, None, NOWHERE, None)
            return
        home = box.figures.companies[self.company].home
        if survey.at_home:
            for shape in box.atlas.firsts[home]:
                if state.supply[shape.number] > 0 and self.affords(home):
                    for edge in range(EDGES):
                        if shape.edges & BITS[edge]:
                            self.push_beyond(home, edge, TILE + box.figures.places[home].cost, None, shape)
        for place in survey.reach.hexes:
            for edge in range(EDGES):
                if survey.reach.enters[place] & BITS[edge]:
                    self.push(place, edge, 0, None, NOWHERE, None)
        stations = [stop // STOPS_PER_HEX for stop in state.companies[self.company].stations]
        for place in sorted({*survey.reach.hexes, *stations}):
            self.leave_by_upgrade(place)

    def affords(self, place: int) -> bool:
        return self.state.companies[self.company].cash >= self.box.figures.places[place].cost

    def leave_by_upgrade(self, place: int) -> None:
        """New ways out of a hex that the company's track leads to."""
        shape = self.state.shapes[place]
        if shape.number < 0 or (shape.stops and not self.has_train):
            return
        for upgrade in self.box.atlas.upgrades_of(shape):
            new = upgrade.shape
            if self.state.supply[new.number] > 0 and self.box.atlas.fits(place, new):
                for edge in range(EDGES):
                    if new.edges & ~shape.edges & BITS[edge] and any(self.comes_to(place, node) for node in new.joined[edge]):
                        self.push_beyond(place, edge, TURN, None, new)

    def comes_to(self, place: int, node: int) -> bool:
        """Does the company's track lead to this edge or stop?"""
        if node < EDGES:
            return self.survey.reach.enters[place] & BITS[node] != 0
        return self.survey.reach.found[place * STOPS_PER_HEX + node - EDGES]

    def push(self, place: int, edge: int, cost: int, before: Step | None, at: int, lay: Shape | None) -> None:
        if place * NODES + edge not in self.done:
            self.serial += 1
            heapq.heappush(self.heap, (cost, self.serial, Step(place, edge, cost, before, at, lay)))

    def push_beyond(self, place: int, edge: int, cost: int, before: Step | None, lay: Shape | None) -> None:
        further = self.box.atlas.beyond[place][edge]
        if further != NOWHERE:
            self.push(further, opposite(edge), cost, before, place, lay)

    def expand(self, step: Step) -> None:
        """Over the track that lies on the hex, or over every tile that could be laid there."""
        place, atlas, state = step.place, self.box.atlas, self.state
        shape = state.shapes[place]
        if shape.edges & BITS[step.edge]:
            self.cross(step, shape, None, step.cost)
        elif shape.number >= 0:
            if not shape.stops:  # AF-6.6: a stop that is not reached cannot be upgraded
                for upgrade in atlas.upgrades_of(shape):
                    self.try_upgrade(step, upgrade.shape)
        elif atlas.is_double(place):
            if self.has_train:
                for first in first_tiles(atlas, place, step.edge):
                    self.try_lay(step, first, TURN)
        elif not atlas.is_gray(place):
            for first in first_tiles(atlas, place, step.edge):
                self.try_lay(step, first, TILE)

    def try_upgrade(self, step: Step, shape: Shape) -> None:
        if shape.edges & BITS[step.edge] and self.box.atlas.fits(step.place, shape):
            self.try_lay(step, shape, TURN)

    def try_lay(self, step: Step, shape: Shape, work: int) -> None:
        place = step.place
        if self.state.supply[shape.number] == 0:
            return
        cost = step.cost + work
        if self.state.shapes[place].number < 0:
            cost += self.box.figures.places[place].cost
        if self.box.figures.ends_step[shape.number]:
            cost += ENDING
        if shape.stops and shape.stops[0].kind != CITY:
            cost -= TOWN_ON_WAY
        self.cross(step, shape, shape, cost)

    def cross(self, step: Step, shape: Shape, lay: Shape | None, cost: int) -> None:
        """From the edge to everything joined to it; behind a stop the track goes on unless it is closed."""
        place = step.place
        if place in self.wanted and not shape.stops and not self.comes_to_hex(place):
            self.meet(place * STOPS_PER_HEX, False, step, lay, cost)
        for node in shape.joined[step.edge]:
            if node < EDGES:
                self.push_beyond(place, node, cost, step, lay)
                continue
            stop = place * STOPS_PER_HEX + node - EDGES
            self.meet(stop, shape.stops[node - EDGES].kind == CITY, step, lay, cost)
            if not self.survey.closed[stop]:
                for other in shape.joined[node]:
                    if other < EDGES and other != step.edge:
                        self.push_beyond(place, other, cost, step, lay)

    def meet(self, stop: int, city: bool, step: Step, lay: Shape | None, cost: int) -> None:
        if stop in self.met or self.survey.reach.found[stop]:
            return
        lays = [] if lay is None else [(step.place, lay)]
        at: Step | None = step
        while at is not None:
            if at.lay is not None:
                lays.append((at.at, at.lay))
            at = at.before
        if lays and len({place for place, _ in lays}) == len(lays):
            self.met.add(stop)
            self.goals.append(Goal(stop, city, cost, lays[::-1]))
