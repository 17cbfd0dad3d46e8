"""The hexes of the map as shapes: ground, track, stops with their stations, and what is written on them."""

from __future__ import annotations

from typing import Final

from magnat.cli.africa.chart.hexes import HALF, centre, corners
from magnat.cli.africa.chart.position import MapPosition
from magnat.cli.africa.chart.shapes import Box, Circle, Label, Path, Point, Polygon, Shape, Step, moved
from magnat.cli.africa.chart.tile import Layout, Spot, layout
from magnat.games.africa import load
from magnat.games.africa.figures import COLOURS, MOUNTAIN, PLAIN, Place
from magnat.games.africa.load import HexData
from magnat.rail.hexes import BITS
from magnat.rail.tiles import CITY, Stop
from magnat.rail.tiles import Shape as Track
from magnat.rail.track import STOPS_PER_HEX

SIDE: Final = 50
"""The side of a hex in the units of the picture."""

GROUND: Final = {"white": "#fffdf4", "yellow": "#ffe066", "green": "#8fce7e", "brown": "#cf9f6b", "gray": "#c9ccce"}
WATER: Final = "#a9c4d6"  # hexes that no track can enter
BORDER, FAINT = "#9a9488", "#57524a"
RAIL, BED = "#1d1d1d", "#fffdf4"
SLOT: Final = 12.5
SMALL_SLOT: Final = 10.5
"""Two cities share the hex."""


def scaled(point: Point) -> Point:
    return SIDE * point[0], SIDE * point[1]


def at(place: Place) -> Point:
    """The centre of a hex in the picture, before the map is put in its place."""
    return scaled(centre(place.column, place.row))


def drawn(position: MapPosition) -> list[Shape]:
    """The whole map: first all ground, then everything on it."""
    figures, hexes = load.figures(), load.data().map.hexes
    ground: list[Shape] = [moved(land(place, position.shapes[number]), at(place)) for number, place in enumerate(figures.places)]
    above: list[Shape] = []
    for number, place in enumerate(figures.places):
        above += [moved(shape, at(place)) for shape in inside(position, number, hexes[number])]
    return ground + above


def land(place: Place, shape: Track) -> Polygon:
    blocked = shape.number < 0 and COLOURS[shape.colour] == "gray" and not shape.segments
    fill = WATER if blocked else GROUND[COLOURS[shape.colour]]
    return Polygon(tuple(scaled(corner) for corner in corners(0.99)), fill, BORDER, 1, what=f"hex {place.name}")


def inside(position: MapPosition, number: int, printed: HexData) -> list[Shape]:
    """One hex, measured from its centre."""
    place, shape = load.figures().places[number], position.shapes[number]
    plan = layout(shape)
    shapes = rails(plan)
    for index, stop in enumerate(shape.stops):
        shapes += stop_shapes(position, number, index, stop, plan.spots[index])
    return shapes + written(place, shape, printed)


# Track


def rails(plan: Layout) -> list[Shape]:
    """Light beds below dark rails, so that lines that cross can be told from lines that join."""
    beds: list[Shape] = []
    lines: list[Shape] = []
    for line in plan.lines:
        start, step = (
            scaled(line.start),
            Step(
                scaled(line.step.to),
                SIDE * line.step.radius,
                line.step.clockwise,
                None if line.step.bend is None else scaled(line.step.bend),
            ),
        )
        beds.append(Path(start, (step,), BED, 8.5))
        lines.append(Path(start, (step,), RAIL, 5.5, what="track"))
    return beds + lines


# Stops


def stop_shapes(position: MapPosition, number: int, index: int, stop: Stop, spot: Spot) -> list[Shape]:
    where = scaled(spot.at)
    if stop.kind == CITY:
        return city(position, number, index, stop, where)
    if spot.on_line:
        return [Box(where, (6, 14), "#b3261e", BED, 1.2, 1.5, spot.degrees)]
    return [Circle(where, 5.5, "#b3261e", BED, 1.5, what="town")]


def city(position: MapPosition, number: int, index: int, stop: Stop, where: Point) -> list[Shape]:
    """Slots side by side; stations first, then faint homes that are still to come."""
    stations = position.stations.get(number * STOPS_PER_HEX + index, [])
    waiting = position.homes.get(number, [])
    if len(position.shapes[number].stops) > 1:  # each city of a double one waits for one of them
        waiting = waiting[index : index + 1] if len(waiting) > 1 else waiting if index == 0 else []
    radius = SLOT if len(position.shapes[number].stops) == 1 else SMALL_SLOT
    shapes: list[Shape] = [Box(where, (2 * radius * stop.slots + 4, 2 * radius + 4), "#ffffff", RAIL, 1.2, radius + 2)]
    for slot in range(stop.slots):
        here = (where[0] + radius * (2 * slot + 1 - stop.slots), where[1])
        if slot < len(stations):
            shapes += token(stations[slot], here, radius)
        elif slot - len(stations) < len(waiting):
            code = waiting[slot - len(stations)]
            faint = Circle(here, radius - 1, "#ffffff", "#b9b4aa", 1, dashed=True)
            shapes += [faint, Label(here, code, letters(code, radius), "#8f897d")]
        else:
            shapes.append(Circle(here, radius - 1, "#ffffff", "#b9b4aa", 0.8, what="slot"))
    return shapes


def token(code: str, where: Point, radius: float = SLOT) -> list[Shape]:
    colour = next(company.colour for company in load.data().companies if company.code == code)
    return [
        Circle(where, radius - 0.5, colour.background, RAIL, 0.8, what=f"station {code}"),
        Label(where, code, letters(code, radius), colour.text, bold=True),
    ]


def letters(code: str, radius: float) -> float:
    """Four letters fit as well as two."""
    return radius * {1: 0.8, 2: 0.8, 3: 0.72}.get(len(code), 0.58)


# What is written on a hex

NAME, SMALL, TINY = 7.6, 7.4, 6.2
LETTERS: Final = 13
"""Longer names are written smaller."""
WEST: Final = (-0.75 * SIDE, 0.0)
EAST: Final = (0.69 * SIDE, 0.0)


def written(place: Place, shape: Track, printed: HexData) -> list[Shape]:
    """The id in the western corner with the tile below, the value in the eastern one, names above or below, costs while they are due."""
    lines = names(printed)
    if shape.number < 0 and not shape.segments:
        high = [-0.6] if len(lines) == 1 else [-0.76, -0.52]
        marks = [Label(WEST, place.name, SMALL, FAINT), *ground_marks(place)]
    else:
        high = heights(shape, len(lines))
        marks = [Label((WEST[0], -4.0), place.name, SMALL, FAINT)]
    if shape.number >= 0:
        marks.append(Label((WEST[0] + 1.5, 4.0), load.data().tiles[shape.number].number, TINY, FAINT))
    size = 6.2 if high[-1] > 0.8 else NAME
    for text, line in zip(lines, high, strict=False):
        fitting = size * min(1, LETTERS / len(text))
        marks.append(Label((0, line * HALF * SIDE), text, fitting, bold=True, halo=GROUND[COLOURS[shape.colour]]))
    return marks + values(shape, printed)


def names(printed: HexData) -> list[str]:
    first, joint, second = printed.name.partition(" & ")
    return [f"{first} &", second] if joint else [first] if first else []


def heights(shape: Track, lines: int) -> list[float]:
    """One line stands where less track is in its way; two stand above and below, near the edge if cities need the space."""
    if lines == 2:
        return [-0.9, 0.9] if shape.cities() == 2 else [-clear(shape, -1), clear(shape, 1)]
    above, below = (sum(1 for edge in edges if shape.edges & BITS[edge]) for edges in ((2, 3, 4), (5, 0, 1)))
    return [-0.6 if (shape.edges & BITS[3] == 0, below) >= (shape.edges & BITS[0] == 0, above) else 0.6]


def clear(shape: Track, side: int) -> float:
    """The height above or below the centre that is farthest from the stops; the usual one where it makes no difference."""
    heights = [spot.at[1] / HALF for spot in layout(shape).spots if abs(spot.at[0]) < 0.55]
    return max((0.6, 0.86, 0.36), key=lambda high: min([0.3, *(abs(side * high - at) for at in heights)]))


def values(shape: Track, printed: HexData) -> list[Shape]:
    """What a stop pays; ports have their question mark."""
    if printed.label:
        return [Label(EAST, printed.label, 7.8, "#8a1c14", bold=True)]
    worth = max((stop.value for stop in shape.stops), default=0)
    if worth == 0:
        return []
    return [Circle((0.77 * SIDE, 0), 6.2, "#ffffff", FAINT, 0.7), Label((0.77 * SIDE, 0), str(worth), SMALL, bold=True)]


def ground_marks(place: Place) -> list[Shape]:
    if place.terrain == PLAIN:
        return []
    low = 0.62 * HALF * SIDE
    mark = mountain((-8, low)) if place.terrain == MOUNTAIN else river((-8, low))
    return [*mark, Label((8, low), str(place.cost), SMALL, "#6b4a1f" if place.terrain == MOUNTAIN else "#1d5f95", bold=True)]


def mountain(where: Point) -> list[Shape]:
    across, down = where
    peak = ((across - 8, down + 4.5), (across - 1.5, down - 5), (across + 5, down + 4.5))
    return [Polygon(peak, "#a07c4f", "#6b4a1f", 0.8)]


def river(where: Point) -> list[Shape]:
    across, down = where
    waves: list[Shape] = []
    for line in (-2.5, 2.5):
        steps = (
            Step((across - 2, down + line), bend=(across - 5, down + line - 4)),
            Step((across + 4, down + line), bend=(across + 1, down + line + 4)),
        )
        waves.append(Path((across - 8, down + line), steps, "#2f86c5", 1.8))
    return waves
