"""Small random maps and companies to run trains on."""

from __future__ import annotations

from functools import cache

from hypothesis import strategies as st

from magnat.games.africa.load import figures
from magnat.rail.hexes import BITS, EDGES, NOWHERE, neighbours, opposite
from magnat.rail.routes import Bonus, Train, Values
from magnat.rail.tiles import CITY, TOWN, Shape, Stop

OFFSETS = [(0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1), (1, 1)]
TRAINS = [
    Train(2),
    Train(3),
    Train(4, express=True),
    Train(3, multiplier=2),
    Train(3, town_ends=True, multiplier=2, spared=True),
    Train(4, express=True, multiplier=3),
    Train(4, town_ends=True, multiplier=3),
    Train(2, express=True),
    Train(1, express=True, multiplier=2),
    Train(2, town_ends=True),
]
ECONOMIES = [Values(20, 0), Values(0, 0), Values(-10, -10), Values(-20, -20), Values(-30, 10, 5)]


@cache
def patch(columns: int, rows: int) -> tuple[list[tuple[int, int]], list[list[int]]]:
    places = [(column, 2 * row + column % 2) for column in range(columns) for row in range(rows)]
    return places, neighbours(places, OFFSETS)


@cache
def tile_shapes() -> tuple[list[Shape], list[Shape], list[Shape]]:
    """Shapes of the game's tiles and some of our own: without stops, with one, with two."""
    by_stops: tuple[list[Shape], list[Shape], list[Shape]] = ([], [], [])
    for tile in next(iter(figures().tiles.values())):
        by_stops[len(tile.stops)].extend(tile.shapes)
    for edges in ([0, 1, 2, 3, 4, 5], [0, 2, 3], [0, 1, 3, 4]):
        for modifier in (0, 20, 40):
            by_stops[1].append(Shape(-1, 0, 4, [Stop(CITY, 20, 1, True, modifier)], [(edge, EDGES) for edge in edges]))
        by_stops[1].append(Shape(-1, 0, 4, [Stop(CITY, 10, 1)], [(edge, EDGES) for edge in edges]))
        by_stops[1].append(Shape(-1, 0, 4, [Stop(TOWN, 20)], [(edge, EDGES) for edge in edges]))
    by_stops[1].append(Shape(-1, 0, 4, [Stop(CITY, 40, 1)], [(0, EDGES), (3, EDGES), (0, 3), (1, EDGES)]))
    return by_stops


class Case:
    """A company's question: which run is the best?"""

    def __init__(
        self,
        shapes: list[Shape],
        beyond: list[list[int]],
        own: list[int],
        closed: list[bool],
        trains: list[Train],
        values: Values,
        bonuses: list[Bonus],
    ) -> None:
        self.shapes = shapes
        self.beyond = beyond
        self.own = own
        self.closed = closed
        self.trains = trains
        self.values = values
        self.bonuses = bonuses


def joins(shapes: list[Shape | None], beyond: list[list[int]], place: int, shape: Shape) -> int:
    """How many edges meet track of the shapes already laid."""
    count = 0
    for edge in range(EDGES):
        further = beyond[place][edge]
        if further != NOWHERE and shape.edges & BITS[edge]:
            there = shapes[further]
            count += 1 if there is None else 3 if there.edges & BITS[opposite(edge)] else 0
    return count


@st.composite
def cases(draw: st.DrawFn, most_trains: int = 2) -> Case:
    """Tiles that mostly join; about half of the hexes have a stop."""
    columns, rows = draw(st.sampled_from([(2, 2), (3, 2), (3, 3), (4, 2), (3, 4)]))
    _, beyond = patch(columns, rows)
    plain, single, double = tile_shapes()
    shapes: list[Shape | None] = [None] * (columns * rows)
    for place in range(columns * rows):
        pool = draw(st.sampled_from([plain, single, single, single, double]))
        options = [pool[draw(st.integers(0, len(pool) - 1))] for _ in range(4)]
        shapes[place] = max(options, key=lambda shape: joins(shapes, beyond, place, shape))
    laid = [shape for shape in shapes if shape is not None]
    cities = [place * 2 + which for place, shape in enumerate(laid) for which, stop in enumerate(shape.stops) if stop.kind == CITY]
    own = draw(st.lists(st.sampled_from(cities), unique=True, max_size=3)) if cities else []
    closed = [False] * (2 * len(laid))
    for stop in cities:
        closed[stop] = stop not in own and draw(st.integers(0, 4)) == 0
    trains = draw(st.lists(st.sampled_from(TRAINS), min_size=1, max_size=most_trains))
    hexes = st.lists(st.integers(0, len(laid) - 1), min_size=1, max_size=2)
    bonuses = draw(st.lists(st.builds(Bonus, hexes, hexes, st.sampled_from([30, 50, 100])), max_size=2))
    return Case(laid, beyond, own, closed, trains, draw(st.sampled_from(ECONOMIES)), bonuses)
