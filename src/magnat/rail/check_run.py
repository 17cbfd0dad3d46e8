"""Reads a run that a player typed as lists of hexes and says what is wrong with it; works on the tiles, not on the pieces of the search."""

from __future__ import annotations

from typing import Final

from magnat.rail.hexes import EDGES, opposite
from magnat.rail.network import Network
from magnat.rail.route_value import Bonus, Route, Train, Values, make_route
from magnat.rail.track import STOPS_PER_HEX

FLAWS: Final = [
    "no-track",
    "ends-not-in-stop",
    "track-twice",
    "stop-twice",
    "closed-passed",
    "no-token",
    "too-few-cities",
    "too-many-cities",
    "ends-in-town",
]


class Flaw:
    """The first thing wrong with a run: a key of FLAWS, the train's place in the list, and a hex (-1 if it is about the whole route)."""

    def __init__(self, key: str, train: int, place: int = -1) -> None:
        self.key: Final = key
        self.train: Final = train
        self.place: Final = place


def check_run(
    network: Network,
    own: list[int],
    closed: list[bool],
    trains: list[Train],
    routes: list[list[int]],
    values: Values,
    bonuses: list[Bonus],
) -> Flaw | list[Route | None]:
    """One list of hexes per train, empty for a train that stays; a list that can be read in two ways is read the way that pays more."""
    found: list[Route | None] = []
    crossed: list[int] = []
    for number, train in enumerate(trains):
        hexes = routes[number] if number < len(routes) else []
        if not hexes:
            found.append(None)
            continue
        route = read_route(network, own, closed, train, number, hexes, values, bonuses, crossed)
        if isinstance(route, Flaw):
            return route
        crossed += route.borders
        found.append(route)
    return found


def read_route(
    network: Network,
    own: list[int],
    closed: list[bool],
    train: Train,
    number: int,
    hexes: list[int],
    values: Values,
    bonuses: list[Bonus],
    crossed: list[int],
) -> Flaw | Route:
    """The lawful reading of the hexes that pays most, or what is wrong with the first reading."""
    edges: list[int] = []
    borders: list[int] = []
    for place in range(len(hexes) - 1):
        edge = edge_towards(network, hexes[place], hexes[place + 1])
        if edge < 0:
            return Flaw("no-track", number, hexes[place])
        one, other = hexes[place] * EDGES + edge, hexes[place + 1] * EDGES + opposite(edge)
        border = min(one, other)
        if border in borders or border in crossed:
            return Flaw("track-twice", number, hexes[place])
        borders.append(border)
        edges.append(edge)
    if not edges:
        return Flaw("too-few-cities", number, hexes[0])
    readings = read_stops(network, hexes, edges)
    if isinstance(readings, Flaw):
        return Flaw(readings.key, number, readings.place)
    best: Route | None = None
    flaw: Flaw | None = None
    for stops in readings:
        wrong = check_stops(network, own, closed, train, stops)
        if wrong is not None:
            flaw = flaw or Flaw(wrong.key, number, wrong.place)
            continue
        route = make_route(network, [network.local[stop] for stop in stops], hexes, borders, train, values, bonuses)
        if best is None or route.value > best.value:
            best = route
    if best is not None:
        return best
    assert flaw is not None
    return flaw


def edge_towards(network: Network, one: int, other: int) -> int:
    """The edge of the first hex over which track leads to the other, or -1."""
    for edge in range(EDGES):
        if one >= 0 and one < len(network.shapes) and network.beyond[one][edge] == other:
            if network.shapes[one].joined[edge] and network.shapes[other].joined[opposite(edge)]:
                return edge
    return -1


def read_stops(network: Network, hexes: list[int], edges: list[int]) -> Flaw | list[list[int]]:
    """Every way to halt on the way: lists of stops numbered hex * 2 + place."""
    readings: list[list[int]] = [[]]
    for place, at in enumerate(hexes):
        options = halts_at(network, at, opposite(edges[place - 1]) if place else -1, edges[place] if place < len(edges) else -1)
        if not options:
            at_end = place == 0 or place == len(edges)
            return Flaw("ends-not-in-stop" if at_end else "no-track", 0, at)
        longer: list[list[int]] = []
        for stops in readings:
            for stop in options:
                longer.append([*stops, stop] if stop >= 0 else stops)
        readings = longer
    return readings


def halts_at(network: Network, at: int, enters: int, leaves: int) -> list[int]:
    """The stops between two edges of a hex (-1 for an edge at the end of a route); -1 among them is track without a stop."""
    shape = network.shapes[at]
    found: list[int] = []
    for which in range(len(shape.stops)):
        node = EDGES + which
        if (enters < 0 or node in shape.joined[enters]) and (leaves < 0 or node in shape.joined[leaves]):
            found.append(at * STOPS_PER_HEX + which)
    if enters >= 0 and leaves >= 0 and leaves in shape.joined[enters]:
        found.append(-1)
    return found


def check_stops(network: Network, own: list[int], closed: list[bool], train: Train, stops: list[int]) -> Flaw | None:
    """What is wrong with a route that halts at these stops."""
    cities = 0
    token = False
    for place, number in enumerate(stops):
        at = number // STOPS_PER_HEX
        if number in stops[:place]:
            return Flaw("stop-twice", 0, at)
        if closed[number] and number not in own and 0 < place < len(stops) - 1:
            return Flaw("closed-passed", 0, at)
        if network.city[network.local[number]]:
            cities += 1
        token = token or number in own
    if not token:
        return Flaw("no-token", 0)
    if cities < 2:
        return Flaw("too-few-cities", 0)
    if not train.express and cities > train.count:
        return Flaw("too-many-cities", 0)
    for number in (stops[0], stops[-1]):
        if not train.town_ends and not network.city[network.local[number]]:
            return Flaw("ends-in-town", 0, number // STOPS_PER_HEX)
    return None
