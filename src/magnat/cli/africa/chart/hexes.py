"""Flat-topped hexes: where their centres, corners and edges are, and how track runs between two edges. The unit is the side of a hex."""

from __future__ import annotations

from math import cos, radians, sin, sqrt
from typing import Final

from magnat.cli.africa.chart.shapes import Point, Step
from magnat.rail.hexes import EDGES

HALF: Final = sqrt(3) / 2
"""From the centre to the middle of an edge."""


def centre(column: int, row: int) -> Point:
    """Columns stand one and a half sides apart; rows count half hexes."""
    return 1.5 * column, HALF * row


def towards(degrees: float, distance: float) -> Point:
    """From the centre of a hex; 0 degrees is east, 90 south."""
    return distance * cos(radians(degrees)), distance * sin(radians(degrees))


def angle(edge: float) -> float:
    """Edges count clockwise from the south; between two of them lies a corner."""
    return 90 + 60 * edge


def middle(edge: int) -> Point:
    return towards(angle(edge), HALF)


def corners(size: float = 1) -> list[Point]:
    return [towards(60 * corner, size) for corner in range(EDGES)]


def apart(one: int, other: int) -> int:
    """How many edges further, the short way round: 1, 2 or 3."""
    steps = (other - one) % EDGES
    return min(steps, EDGES - steps)


RADII: Final = {1: 0.5, 2: 1.5}
"""Of the arcs that meet two edges squarely."""


def bend(one: int, other: int) -> Step:
    """Track from the middle of one edge to that of another, square to both."""
    if apart(one, other) == 3:
        return Step(middle(other))
    clockwise = (other - one) % EDGES > 3
    return Step(middle(other), radius=RADII[apart(one, other)], clockwise=clockwise)


def along(one: int, other: int, part: float) -> tuple[Point, float]:
    """The point this far along the track, and the direction of the track there in degrees."""
    start, end = middle(one), middle(other)
    if apart(one, other) == 3:
        return (start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])), angle(other)
    steps = (other - one) % EDGES
    first, last = (one, other) if steps < 3 else (other, one)
    if steps > 3:
        part = 1 - part
    return on_arc(first, apart(first, last), part)


def on_arc(first: int, steps: int, part: float) -> tuple[Point, float]:
    """Arcs have their centre beyond the edges between: on a corner, or where the two edges would meet."""
    hub = towards(angle(first + steps / 2), 1 if steps == 1 else sqrt(3))
    radius, sweep = RADII[steps], 120 if steps == 1 else 60
    begin = angle(first + steps / 2) + 180 + sweep / 2
    turn = begin - sweep * part
    offset = towards(turn, radius)
    return (hub[0] + offset[0], hub[1] + offset[1]), turn + 90


def distance(one: Point, other: Point) -> float:
    return sqrt((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2)
