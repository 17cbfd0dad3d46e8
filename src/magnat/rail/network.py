"""The track on the map condensed to stops and pieces: stretches of track that are always travelled as a whole.

A piece crosses one border or more and has two ends, 2 * piece and 2 * piece + 1; a train that comes in by one leaves by the other
(`end ^ 1`). At an end a train is inside a hex and halts at a stop there or goes on by the end of another piece. Borders between two hexes
are numbered hex * 6 + edge, seen from the hex with the lower number. Nothing here depends on the order in which tiles were laid.
"""

from __future__ import annotations

from typing import Final

from magnat.rail.hexes import BITS, EDGES, NOWHERE, opposite
from magnat.rail.tiles import CITY, Shape, Stop
from magnat.rail.track import STOPS_PER_HEX


class Network:
    """Immutable; depends on the track alone. Stops are numbered from 0 in the order of the map; `numbers` gives hex * 2 + stop."""

    def __init__(self, shapes: list[Shape], beyond: list[list[int]]) -> None:
        self.shapes: Final = shapes.copy()
        self.beyond: Final = beyond
        self.numbers: Final[list[int]] = []  # by stop: hex * 2 + place in the hex
        self.stops: Final[list[Stop]] = []
        self.city: Final[list[bool]] = []
        self.local: Final[dict[int, int]] = {}  # by hex * 2 + place: the stop
        self.departures: Final[list[list[int]]] = []  # by stop: the ends of pieces that lead away from it
        self.halts: Final[list[list[int]]] = []  # by end: the stops it leads to
        self.onward: Final[list[list[int]]] = []  # by end: the ends of other pieces it leads to
        self.borders: Final[list[list[int]]] = []  # by piece: what it crosses, from its even end to its odd end
        self.hexes: Final[list[list[int]]] = []  # by piece: the hexes it runs through, both ends included
        self.near: Final[list[list[int]]] = []  # by node (a stop, or stops + piece): the nodes one step away
        live = live_edges(self.shapes, beyond)
        self.join(live, self.lay_pieces(live))
        self.draw_near()

    def lay_pieces(self, live: dict[int, int]) -> dict[int, int]:
        """Numbers the pieces; returns by hex * 6 + edge the end that lies there."""
        ends: dict[int, int] = {}
        for place in sorted(live):
            for edge in range(EDGES):
                if not live[place] & BITS[edge]:
                    continue
                port = place * EDGES + edge
                if port not in ends and forced(self.shapes[place], live[place], edge) < 0:
                    end = 2 * len(self.borders)
                    ends[port] = end
                    ends[self.follow_piece(live, place, edge)] = end + 1
        return ends

    def follow_piece(self, live: dict[int, int], place: int, edge: int) -> int:
        """Follows a piece out over an edge to where it ends; returns that hex * 6 + edge."""
        borders: list[int] = []
        hexes = [place]
        while True:
            further, entered = self.beyond[place][edge], opposite(edge)
            borders.append(place * EDGES + edge if place < further else further * EDGES + entered)
            hexes.append(further)
            leaving = forced(self.shapes[further], live[further], entered)
            if leaving < 0:
                self.borders.append(borders)
                self.hexes.append(hexes)
                return further * EDGES + entered
            place, edge = further, leaving

    def join(self, live: dict[int, int], ends: dict[int, int]) -> None:
        """Writes down what every end leads to and what leads away from every stop."""
        for _ in range(2 * len(self.borders)):
            self.halts.append([])
            self.onward.append([])
        for place in sorted(live):
            shape = self.shapes[place]
            for edge in range(EDGES):
                end = ends.get(place * EDGES + edge, -1)
                if end < 0 or not live[place] & BITS[edge]:
                    continue
                for node in shape.joined[edge]:
                    if node >= EDGES:
                        self.meet(end, place, node - EDGES)
                    elif live[place] & BITS[node] and ends.get(place * EDGES + node, -1) >= 0:
                        self.onward[end].append(ends[place * EDGES + node])

    def meet(self, end: int, place: int, which: int) -> None:
        """The end leads to this stop of the hex."""
        number = place * STOPS_PER_HEX + which
        if number not in self.local:
            stop = self.shapes[place].stops[which]
            self.local[number] = len(self.numbers)
            self.numbers.append(number)
            self.stops.append(stop)
            self.city.append(stop.kind == CITY)
            self.departures.append([])
        self.halts[end].append(self.local[number])
        self.departures[self.local[number]].append(end)

    def draw_near(self) -> None:
        stops = len(self.numbers)
        for ends in self.departures:
            self.near.append([stops + (end >> 1) for end in ends])
        for piece in range(len(self.borders)):
            around: list[int] = []
            for end in (2 * piece, 2 * piece + 1):
                around += self.halts[end]
                for other in self.onward[end]:
                    around.append(stops + (other >> 1))
            self.near.append(around)


def live_edges(shapes: list[Shape], beyond: list[list[int]]) -> dict[int, int]:
    """By hex, a mask: the edges where track goes on beyond; dead ends, from which no stop can be reached, are left out."""
    live: dict[int, int] = {}
    for place, shape in enumerate(shapes):
        edges = 0
        if shape.edges:
            for edge in range(EDGES):
                if shape.edges & BITS[edge]:
                    further = beyond[place][edge]
                    if further != NOWHERE and shapes[further].edges & BITS[opposite(edge)]:
                        edges |= BITS[edge]
        if edges:
            live[place] = edges
    waiting = list(live)
    while waiting:
        place = waiting.pop()
        for edge in range(EDGES):
            if live[place] & BITS[edge] and not leads_on(shapes[place], live[place], edge):
                further = beyond[place][edge]
                live[place] &= ~BITS[edge]
                live[further] &= ~BITS[opposite(edge)]
                waiting.append(place)
                waiting.append(further)
    return live


def leads_on(shape: Shape, live: int, edge: int) -> bool:
    for node in shape.joined[edge]:
        if node >= EDGES or live & BITS[node]:
            return True
    return False


def forced(shape: Shape, live: int, edge: int) -> int:
    """The edge that track from this one leads to if there is no other way either way round, or -1."""
    only = lone(shape, live, edge)
    return only if only >= 0 and lone(shape, live, only) == edge else -1


def lone(shape: Shape, live: int, edge: int) -> int:
    """The only edge that this one is joined to, or -1 if there are more, or a stop."""
    found = -1
    for node in shape.joined[edge]:
        if node >= EDGES:
            return -1
        if live & BITS[node]:
            if found >= 0:
                return -1
            found = node
    return found
