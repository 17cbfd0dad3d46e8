"""Where the stops of a tile are drawn, and how its track runs between edges and stops. Measured from the centre, in sides of a hex."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final

import msgspec

from magnat.cli.africa.chart.hexes import along, angle, bend, distance, middle, towards
from magnat.cli.africa.chart.shapes import Point, Step
from magnat.rail.hexes import EDGES
from magnat.rail.tiles import CITY, Shape

ASIDE: Final = 0.46
"""How far from the centre a stop stands that shares its hex."""
BESIDE: Final = 0.34
"""The same without any track."""
ENOUGH: Final = 0.62
"""More space than this between two stops gains nothing."""
PARTS: Final = tuple(part / 20 for part in range(4, 17))
SAMPLES: Final = tuple(part / 8 for part in range(9))


class Spot(msgspec.Struct, frozen=True):
    """A stop: its place, the direction of the track through it, and whether that is one line, so that a town can be a bar across it."""

    at: Point
    degrees: float
    on_line: bool


class Line(msgspec.Struct, frozen=True):
    """Track."""

    start: Point
    step: Step


class Layout(msgspec.Struct, frozen=True):
    spots: tuple[Spot, ...]
    lines: tuple[Line, ...]


class Try(msgspec.Struct, frozen=True):
    """One way to draw a stop and its track; the points stand for the track when others keep clear of it."""

    spot: Spot
    lines: tuple[Line, ...]
    points: tuple[Point, ...]


def layout(shape: Shape) -> Layout:
    """The same for all shapes with the same track."""
    return laid_out(len(shape.stops), tuple(stop.kind == CITY for stop in shape.stops), tuple(shape.segments))


@cache
def laid_out(stops: int, cities: tuple[bool, ...], segments: tuple[tuple[int, int], ...]) -> Layout:
    plain = tuple(Line(middle(one), bend(one, other)) for one, other in segments if other < EDGES)
    if stops == 0:
        return Layout((), plain)
    edges = [[one for one, other in segments if other == EDGES + stop] for stop in range(stops)]
    if stops == 1:
        only = single(edges[0], cities[0])
        return Layout((only.spot,), (*plain, *only.lines))
    through = tuple(point for one, other in segments if other < EDGES for point in samples(one, other))
    first, second = best_pair(tries(edges[0], 0), tries(edges[1], 1), through)
    return Layout((first.spot, second.spot), (*plain, *first.lines, *second.lines))


def single(edges: list[int], city: bool) -> Try:
    """A town on one line lies on it, everything else in the middle of the hex."""
    if len(edges) == 2 and not city:
        return on_line(edges, 0.5)
    lines = tuple(Line(middle(edge), Step((0, 0))) for edge in edges)
    return Try(Spot((0, 0), angle(edges[0]) if edges else 0, False), lines, ())


def tries(edges: list[int], stop: int) -> list[Try]:
    """Two edges: somewhere on the line between them. Otherwise aside from the centre, west and east where there is no track."""
    if not edges:
        return [Try(Spot(towards(180 * (1 - stop), BESIDE), 0, False), (), ())]
    if len(edges) == 2:
        return [on_line(edges, part) for part in PARTS]
    return [aside(edges, 30 * direction) for direction in range(12)]


def on_line(edges: list[int], part: float) -> Try:
    one, other = edges
    at, degrees = along(one, other, part)
    return Try(Spot(at, degrees, True), (Line(middle(one), bend(one, other)),), samples(one, other))


def aside(edges: list[int], degrees: float) -> Try:
    """Track swings from its edge towards the centre and then to the stop."""
    at = towards(degrees, ASIDE)
    lines = tuple(Line(middle(edge), Step(at, bend=towards(angle(edge), 0.4))) for edge in edges)
    points = tuple(between(middle(edge), towards(angle(edge), 0.4), at, part) for edge in edges for part in SAMPLES)
    return Try(Spot(at, degrees, False), lines, points)


def samples(one: int, other: int) -> tuple[Point, ...]:
    return tuple(along(one, other, part)[0] for part in SAMPLES)


def between(start: Point, bent: Point, end: Point, part: float) -> Point:
    """A point of a line from start to end that is drawn towards a third point."""
    rest = 1 - part
    across = rest * rest * start[0] + 2 * rest * part * bent[0] + part * part * end[0]
    down = rest * rest * start[1] + 2 * rest * part * bent[1] + part * part * end[1]
    return across, down


def best_pair(first: list[Try], second: list[Try], through: tuple[Point, ...]) -> tuple[Try, Try]:
    """Stops keep clear of each other, of each other's track and of track without stops; short ways to their edges are better."""

    def clear(pair: tuple[Try, Try]) -> float:
        one, other = pair
        gap = min(ENOUGH, distance(one.spot.at, other.spot.at))
        beside = nearest(one.spot.at, other.points + through) + nearest(other.spot.at, one.points + through)
        return round(3 * gap + beside - 0.3 * (length(one) + length(other)), 6)

    return max(product(first, second), key=clear)


def nearest(at: Point, points: tuple[Point, ...]) -> float:
    return min([0.5, *(distance(at, point) for point in points)])


def length(tried: Try) -> float:
    """How long the way from the edges is, for stops aside; a stop on a line keeps it as it is, best in the middle."""
    if tried.spot.on_line:
        return abs(distance(tried.spot.at, tried.points[0]) - distance(tried.spot.at, tried.points[-1])) / 4
    return sum(distance(line.start, tried.spot.at) for line in tried.lines)
