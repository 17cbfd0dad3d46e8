"""AF-6.8, AF-6.9: the map and the tiles: what may ever lie where. Never changes, so all tables with the same tiles share it."""

from __future__ import annotations

from typing import Final

from magnat.games.africa.figures import GRAY, YELLOW, Figures
from magnat.rail.hexes import BITS, EDGES, NOWHERE, opposite
from magnat.rail.tiles import CITY, TOWN, Shape, Stop, kept_stops


class Upgrade:
    """A shape that may take another's place, and where the old one's stops come to lie on it."""

    def __init__(self, shape: Shape, stops: list[int], new: list[tuple[int, int]], makes_city: bool) -> None:
        self.shape: Final = shape
        self.stops: Final = stops
        self.new: Final = new  # segments that were not there before
        self.makes_city: Final = makes_city  # a town becomes a city


class Atlas:
    """The map as printed, and every legal way to lay a first tile or an upgrade."""

    def __init__(self, figures: Figures, tile_933: str, town_to_city: bool) -> None:
        self.figures: Final = figures
        self.town_to_city: Final = town_to_city
        self.tiles: Final = figures.tiles[tile_933]
        self.hexes: Final = len(figures.places)
        self.beyond: Final = figures.beyond
        self.by_name: Final = {place.name: number for number, place in enumerate(figures.places)}
        self.printed: Final = [place.printed for place in figures.places]
        self.ports: Final = [number for number, place in enumerate(figures.places) if is_port(place.printed)]
        self.sides: Final = [self.open_sides(place) for place in range(self.hexes)]  # AF-6.9: edges that track may lead to
        self.firsts: Final = [self.first_shapes(place) for place in range(self.hexes)]
        self.upgrades: Final[dict[int, list[Upgrade]]] = {}  # by tile and rotation; filled when first asked for

    def open_sides(self, place: int) -> int:
        """AF-6.9: not off the map, not into a blank side of a gray hex."""
        mask = 0
        for edge in range(EDGES):
            other = self.beyond[place][edge]
            if other != NOWHERE:
                printed = self.printed[other]
                if printed.colour != GRAY or printed.edges & BITS[opposite(edge)]:
                    mask |= BITS[edge]
        return mask

    def first_shapes(self, place: int) -> list[Shape]:
        """Every way to lay a first tile here."""
        found: list[Shape] = []
        for number in self.figures.places[place].first:
            for shape in self.tiles[number].shapes:
                if self.fits(place, shape):
                    found.append(shape)
        return found

    def fits(self, place: int, shape: Shape) -> bool:
        return shape.edges & ~self.sides[place] == 0

    def upgrades_of(self, shape: Shape) -> list[Upgrade]:
        """AF-6.7, AF-6.8: what a laid tile may become; the place's sides still have to allow it."""
        key = shape.number * EDGES + shape.rotation
        if key not in self.upgrades:
            self.upgrades[key] = self.find_upgrades(shape)
        return self.upgrades[key]

    def find_upgrades(self, shape: Shape) -> list[Upgrade]:
        found: list[Upgrade] = []
        for number in self.figures.upgrades[shape.number]:
            for new in self.tiles[number].shapes:
                made = self.upgrade(shape, new)
                if made is not None:
                    found.append(made)
        return found

    def upgrade(self, old: Shape, new: Shape) -> Upgrade | None:
        stops = kept_stops(old, new)
        if stops is None:
            return None
        makes_city = False
        for stop, place in enumerate(stops):
            if old.stops[stop].kind == TOWN and new.stops[place].kind == CITY:
                makes_city = True
        if makes_city and not self.town_to_city:
            return None
        kept = {(moved(one, stops), moved(other, stops)) for one, other in old.segments}
        return Upgrade(new, stops, [segment for segment in new.segments if segment not in kept], makes_city)

    def first(self, shape: Shape) -> Upgrade:
        """A first tile, seen as an upgrade of what is printed."""
        return Upgrade(shape, list(range(len(shape.stops))), shape.segments, False)

    def is_gray(self, place: int) -> bool:
        return self.printed[place].colour == GRAY

    def is_double(self, place: int) -> bool:
        """A pre-printed double city."""
        return self.printed[place].colour == YELLOW

    def plain_printed(self, place: int) -> bool:
        """AF-6.4: gray track without any stop, which may lie between two new tiles."""
        printed = self.printed[place]
        return printed.colour == GRAY and not printed.stops and printed.edges != 0


def moved(node: int, stops: list[int]) -> int:
    return node if node < EDGES else EDGES + stops[node - EDGES]


def is_port(shape: Shape) -> bool:
    return len(shape.stops) > 0 and shape.stops[0].variable


def without_modifiers(shape: Shape) -> Shape:
    """AF-7.6, option variable_city_modifiers: the ports without their printed number."""
    stops = [Stop(stop.kind, stop.value, stop.slots, stop.variable, 0) for stop in shape.stops]
    return Shape(shape.number, shape.rotation, shape.colour, stops, shape.segments)
