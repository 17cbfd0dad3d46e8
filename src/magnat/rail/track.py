"""The track that lies on the map, and how far it can be followed from somebody's stations."""

from __future__ import annotations

from typing import Final

from magnat.rail.hexes import BITS, EDGES, NOWHERE, opposite
from magnat.rail.tiles import CITY, Shape

STOPS_PER_HEX: Final = 2
"""Stops are numbered hex by hex: hex * 2, hex * 2 + 1."""

NODES: Final = 8
"""Ways into a hex are numbered likewise: hex * 8 + edge for coming in over an edge, hex * 8 + 6 + stop for starting at a stop."""

NODE_BITS: Final = [1, 2, 4, 8, 16, 32, 64, 128]


class Reach:
    """Where track leads to from a company's stations."""

    def __init__(self, hexes: int) -> None:
        self.enters: Final = [0] * hexes  # by hex, a mask: track of the hex beyond brings the company to these edges
        self.hexes: Final[list[int]] = []  # every hex entered, in the order of finding
        self.stops: Final[list[int]] = []  # every stop reached, in the order of finding
        self.found: Final = [False] * (hexes * STOPS_PER_HEX)  # by stop


def follow(shapes: list[Shape], beyond: list[list[int]], starts: list[int], closed: list[bool], entries: list[int]) -> Reach:
    """Everything that track joins to the `starts` (stops) and `entries` (ways into a hex).

    A closed stop is reached but not passed, unless it is a start. A train cannot turn round on a border: having come in over an
    edge it goes on to what is joined to that edge, never back.
    """
    reach = Reach(len(shapes))
    waiting: list[int] = []
    for entry in entries:
        place, edge = entry // NODES, entry % NODES
        if not reach.enters[place] & BITS[edge]:
            enter(reach, place, edge)
            waiting.append(entry)
    for stop in starts:
        if not reach.found[stop]:
            reach.found[stop] = True
            reach.stops.append(stop)
            waiting.append(stop // STOPS_PER_HEX * NODES + EDGES + stop % STOPS_PER_HEX)
    while waiting:
        at = waiting.pop()
        place = at // NODES
        for other in shapes[place].joined[at % NODES]:
            if other >= EDGES:
                stop = place * STOPS_PER_HEX + other - EDGES
                if not reach.found[stop]:
                    reach.found[stop] = True
                    reach.stops.append(stop)
                    if not closed[stop]:
                        waiting.append(place * NODES + other)
                continue
            further, edge = beyond[place][other], opposite(other)
            if further != NOWHERE and not reach.enters[further] & BITS[edge]:
                enter(reach, further, edge)
                waiting.append(further * NODES + edge)
    return reach


def enter(reach: Reach, place: int, edge: int) -> None:
    if reach.enters[place] == 0:
        reach.hexes.append(place)
    reach.enters[place] |= BITS[edge]


def ways_on(shape: Shape, enters: int, starts: int, closed: int) -> int:
    """The nodes of one hex from which a train can go on: edges it comes in over, stations, and open stops behind them.

    All masks are of nodes: edges 0 to 5, stops from 6 on.
    """
    found = enters | starts
    waiting = [node for node in range(len(shape.joined)) if found & NODE_BITS[node]]
    while waiting:
        for other in shape.joined[waiting.pop()]:
            if other >= EDGES and not (found | closed) & NODE_BITS[other]:
                found |= NODE_BITS[other]
                waiting.append(other)
    return found


def fewest_cities(shapes: list[Shape], beyond: list[list[int]], starts: list[int], closed: list[bool], goal: int) -> int:
    """How many cities a way from a start to the goal touches at least, both ends counted; 0 if there is none."""
    if goal in starts:
        return 1
    done = [False] * (len(shapes) * NODES)
    ring: list[int] = []
    for stop in starts:
        node = stop // STOPS_PER_HEX * NODES + EDGES + stop % STOPS_PER_HEX
        done[node] = True
        ring.append(node)
    touched = 1
    while ring:
        behind: list[int] = []  # what lies behind one city more
        while ring:
            at = ring.pop()
            place = at // NODES
            for other in shapes[place].joined[at % NODES]:
                if other < EDGES:
                    further = beyond[place][other]
                    if further == NOWHERE:
                        continue
                    one = further * NODES + opposite(other)
                else:
                    one = place * NODES + other
                if done[one]:
                    continue
                done[one] = True
                if other < EDGES:
                    ring.append(one)
                    continue
                stop = place * STOPS_PER_HEX + other - EDGES
                city = shapes[place].stops[other - EDGES].kind == CITY
                if stop == goal:
                    return touched + 1 if city else touched
                if not closed[stop]:
                    (behind if city else ring).append(one)
        ring = behind
        touched += 1
    return 0


def joined_stops(shapes: list[Shape], beyond: list[list[int]], start: int) -> list[int]:
    """Every stop that track joins to this one, closed to somebody or not, itself first."""
    return follow(shapes, beyond, [start], [False] * (len(shapes) * STOPS_PER_HEX), []).stops


def around(shape: Shape, beyond: list[list[int]], place: int) -> list[int]:
    """All ways into the track of one hex and out of it: entries for `follow`."""
    found: list[int] = []
    for edge in range(EDGES):
        if shape.edges & BITS[edge]:
            found.append(place * NODES + edge)
            if beyond[place][edge] != NOWHERE:
                found.append(beyond[place][edge] * NODES + opposite(edge))
    return found
