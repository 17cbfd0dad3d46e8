"""Tiles: stops and track between edges and stops, as printed and as they lie on the table after a turn."""

from __future__ import annotations

from typing import Final

from magnat.rail.hexes import BITS, EDGES, turned

TOWN: Final = 0
CITY: Final = 1
KINDS: Final = ["town", "city"]


class Stop:
    """A town or a city. A variable one is worth what the best ordinary city of a route is worth, and `modifier` more."""

    def __init__(self, kind: int, value: int, slots: int = 0, variable: bool = False, modifier: int = 0) -> None:
        self.kind: Final = kind
        self.value: Final = value
        self.slots: Final = slots
        self.variable: Final = variable
        self.modifier: Final = modifier


class Shape:
    """Track as it lies on one hex: a tile in one rotation, or what is printed there.

    Its nodes are the edges 0 to 5 and, from 6 on, the stops; a segment joins two of them.
    """

    def __init__(self, number: int, rotation: int, colour: int, stops: list[Stop], segments: list[tuple[int, int]]) -> None:
        self.number: Final = number  # of the tile in its list; -1 if printed on the map
        self.rotation: Final = rotation
        self.colour: Final = colour
        self.stops: Final = stops
        self.segments: Final = sorted((min(one, other), max(one, other)) for one, other in segments)
        joined: list[list[int]] = [[] for _ in range(EDGES + len(stops))]
        edges = 0
        for one, other in self.segments:
            joined[one].append(other)
            joined[other].append(one)
            if one < EDGES:
                edges |= BITS[one]
            if other < EDGES:
                edges |= BITS[other]
        self.joined: Final = joined  # by node: the nodes one segment away
        self.edges: Final = edges  # bit mask of the edges that track leads to

    def cities(self) -> int:
        count = 0
        for stop in self.stops:
            if stop.kind == CITY:
                count += 1
        return count

    def stop_beyond(self, edge: int) -> int:
        """The stop that a segment joins to this edge, or -1."""
        for node in self.joined[edge]:
            if node >= EDGES:
                return node - EDGES
        return -1


class Tile:
    """A tile of the supply, with every way to lay it. Turns that give the same track are one shape, under the first of them."""

    def __init__(self, number: int, name: str, count: int, colour: int, stops: list[Stop], segments: list[tuple[int, int]]) -> None:
        self.number: Final = number
        self.name: Final = name
        self.count: Final = count
        self.colour: Final = colour
        self.stops: Final = stops
        shapes: list[Shape] = []
        by_rotation: list[int] = []
        for rotation in range(EDGES):
            shape = Shape(number, rotation, colour, stops, [(turn(one, rotation), turn(other, rotation)) for one, other in segments])
            same = 0
            while same < len(shapes) and not same_track(shapes[same], shape):
                same += 1
            if same == len(shapes):
                shapes.append(shape)
            by_rotation.append(same)
        self.shapes: Final = shapes
        self.by_rotation: Final = by_rotation  # by rotation in sixths: the shape


def turn(node: int, rotation: int) -> int:
    return turned(node, rotation) if node < EDGES else node


def same_track(one: Shape, other: Shape) -> bool:
    """The same segments; equal stops that have changed places make no difference."""
    if one.segments == other.segments:
        return True
    return len(one.stops) == 2 and one.segments == swapped(other.segments)


def swapped(segments: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The segments with the first two stops in each other's place."""
    first, second = EDGES, EDGES + 1
    names = {first: second, second: first}
    return sorted((names.get(one, one), names.get(other, other)) for one, other in segments)


def kept_stops(old: Shape, new: Shape) -> list[int] | None:
    """For every stop of the old track its place on the new one, or None where the new one does not keep the old track.

    Stops on the new tile keep every edge they had; stops without track take the places that are left, in order.
    """
    if len(old.stops) != len(new.stops):
        return None
    places = [-1] * len(old.stops)
    for one, other in old.segments:
        if one < EDGES and other >= EDGES:
            place = new.stop_beyond(one)
            if place < 0 or places[other - EDGES] not in (-1, place):
                return None
            places[other - EDGES] = place
        elif other not in new.joined[one]:
            return None
    for stop in range(len(places)):
        if places[stop] < 0:
            for place in range(len(places)):
                if place not in places:
                    places[stop] = place
                    break
    return None if len(set(places)) != len(places) else places
