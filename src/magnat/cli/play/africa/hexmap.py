"""The map in characters: hexes eleven wide and four lines apart, their track in box-drawing lines, or the whole map at a glance."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby
from typing import Final

from rich.text import Text

from magnat.cli.africa.chart.position import MapPosition
from magnat.cli.africa.chart.tile import layout
from magnat.cli.play.africa.signs import company_style, has
from magnat.games.africa import load
from magnat.games.africa.figures import COLOURS, MOUNTAIN, RIVER, Place
from magnat.rail.hexes import EDGES
from magnat.rail.tiles import CITY, Shape
from magnat.rail.track import STOPS_PER_HEX

ACROSS: Final = 9
"""Columns from one hex to the next."""
WIDE, HIGH = 11, 5
GROUNDS: Final = {
    "white": "",
    "yellow": "black on #e8c93c",
    "green": "black on #6fae5f",
    "brown": "black on #b98a58",
    "gray": "black on #a9adb0",
}
EDGE_STYLE, MARKED, NEW = "dim", "bold cyan", "bold magenta"
SOUTH, SOUTH_WEST, NORTH_WEST, NORTH, NORTH_EAST, SOUTH_EAST = range(EDGES)
JOINTS: Final = {
    1: "╵", 2: "╷", 3: "│", 4: "╴", 5: "╯", 6: "╮", 7: "┤", 8: "╶", 9: "╰", 10: "╭", 11: "├", 12: "─", 13: "┴", 14: "┬", 15: "┼",
}  # fmt: skip
"""By links: up 1, down 2, left 4, right 8."""
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8


class Window:
    """Which part of the map is shown: columns and rows (half hexes), from the north-west corner on."""

    def __init__(self, column: int, row: int, columns: int, rows: int) -> None:
        self.column = column
        self.row = row
        self.columns = columns
        self.rows = rows

    def holds(self, place: Place) -> bool:
        """Is the whole hex in it?"""
        return self.column <= place.column < self.column + self.columns and self.row <= place.row <= self.row + self.rows - 2


def best_window(columns: int, rows: int, weights: dict[int, int]) -> Window:
    """The part of the map that shows most of what matters; of equal ones the one whose middle is nearest to it."""
    places = load.figures().places
    west, east = min(place.column for place in places), max(place.column for place in places)
    north, south = min(place.row for place in places), max(place.row for place in places)
    columns, rows = min(columns, east - west + 1), min(rows, south - north + 2)
    chosen, best = Window(west, north, columns, rows), (-1, 0)
    for column in range(west, east - columns + 2):
        for row in range(north, south - rows + 3):
            window = Window(column, row, columns, rows)
            inside = [(places[place], weight) for place, weight in weights.items() if window.holds(places[place])]
            off = sum(abs(2 * place.column - 2 * column - columns + 1) + abs(2 * place.row - 2 * row - rows + 2) for place, _ in inside)
            rank = (sum(weight for _, weight in inside), -off)
            if rank > best:
                chosen, best = window, rank
    return chosen


class Canvas:
    """Characters with styles; what falls outside is dropped."""

    def __init__(self, width: int, height: int) -> None:
        self.letters = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str | None = None) -> None:
        """Without a style the one that is there stays."""
        if not 0 <= y < len(self.letters):
            return
        for offset, letter in enumerate(text):
            if 0 <= x + offset < len(self.letters[y]):
                self.letters[y][x + offset] = letter
                if style is not None:
                    self.styles[y][x + offset] = style

    def lines(self) -> list[Text]:
        found = []
        for letters, styles in zip(self.letters, self.styles, strict=True):
            line = Text(no_wrap=True)
            cells = zip(letters, styles, strict=True)
            for (style, _), run in groupby(cells, key=lambda cell: (cell[1], cell[0] == " ")):  # spaces apart: pictures drop them
                line.append("".join(letter for letter, _ in run), style)
            found.append(line)
        return found


def drawn(position: MapPosition, window: Window, marked: Collection[int] = (), new: Collection[int] = ()) -> list[Text]:
    """The map inside the window; marked hexes can be chosen, new ones have just been laid."""
    canvas = Canvas(ACROSS * window.columns + 2, 2 * window.rows + 1)
    places = load.figures().places
    shown = [number for number, place in enumerate(places) if window.column <= place.column < window.column + window.columns]
    corners = {number: (ACROSS * (places[number].column - window.column), 2 * (places[number].row - window.row)) for number in shown}
    for number in sorted(shown, key=lambda number: (number in marked, number in new)):
        style = MARKED if number in marked else NEW if number in new else EDGE_STYLE
        outline(canvas, *corners[number], style)
    for number in shown:
        fill(canvas, *corners[number], position, number, number in marked)
    for number in shown:
        crossings(canvas, *corners[number], position.shapes[number])
    return canvas.lines()


def outline(canvas: Canvas, x: int, y: int, style: str) -> None:
    canvas.put(x + 2, y, "_" * 7, style)
    canvas.put(x + 1, y + 1, "/", style)
    canvas.put(x + 9, y + 1, "\\", style)
    canvas.put(x, y + 2, "/", style)
    canvas.put(x + 10, y + 2, "\\", style)
    canvas.put(x, y + 3, "\\", style)
    canvas.put(x + 10, y + 3, "/", style)
    canvas.put(x + 1, y + 4, "\\", style)
    canvas.put(x + 2, y + 4, "_" * 7, style)
    canvas.put(x + 9, y + 4, "/", style)


def fill(canvas: Canvas, x: int, y: int, position: MapPosition, number: int, marked: bool) -> None:
    """Ground, track, stops and words of one hex."""
    place, shape, printed = load.figures().places[number], position.shapes[number], load.data().map.hexes[number]
    ground = GROUNDS[COLOURS[shape.colour]]
    if ground:
        canvas.put(x + 2, y + 1, " " * 7, ground)
        canvas.put(x + 1, y + 2, " " * 9, ground)
        canvas.put(x + 1, y + 3, " " * 9, ground)
        canvas.put(x + 2, y + 4, "_" * 7, ground)
    canvas.put(x + 2, y + 1, place.name, f"{ground} bold" if not marked else f"{ground} bold underline" if ground else MARKED)
    note = printed.label.replace("+", "") or worth(shape)
    if place.terrain in (MOUNTAIN, RIVER) and shape.number < 0:
        note = f"{'▲' if place.terrain == MOUNTAIN else '≈'}{place.cost}"
    canvas.put(x + 9 - len(note), y + 1, note, ground or "yellow")
    if printed.blocked:
        canvas.put(x + 3, y + 2, "░" * 5)
        canvas.put(x + 3, y + 3, "░" * 5)
    track(canvas, x, y, shape)
    stops(canvas, x, y, position, number, ground)
    if shape.number >= 0:
        canvas.put(x + 2, y + 4, load.data().tiles[shape.number].number)
    free = not any(has(shape, edge) for edge in (SOUTH_WEST, SOUTH, SOUTH_EAST)) and sum(stop.slots for stop in shape.stops) < 2
    if printed.name and free and shape.cities() < 2:
        canvas.put(x + 1, y + 3, f"{printed.name.replace(' & ', '/')[:9]:^9}", f"{ground} italic")


def worth(shape: Shape) -> str:
    best = max((stop.value for stop in shape.stops), default=0)
    return str(best) if best else ""


def track(canvas: Canvas, x: int, y: int, shape: Shape) -> None:
    """Upper arms meet in the second line, lower ones in the third; the two meetings are joined where track leads through."""
    arms = [has(shape, edge) for edge in range(EDGES)]
    upper = arms[NORTH_WEST] or arms[NORTH] or arms[NORTH_EAST]
    lower = arms[SOUTH_WEST] or arms[SOUTH] or arms[SOUTH_EAST]
    joined = (upper and lower) or (lower and len(shape.stops) == 1)
    top = UP * arms[NORTH] | LEFT * arms[NORTH_WEST] | RIGHT * arms[NORTH_EAST] | DOWN * joined
    bottom = DOWN * arms[SOUTH] | LEFT * arms[SOUTH_WEST] | RIGHT * arms[SOUTH_EAST] | UP * joined
    if arms[NORTH_WEST]:
        canvas.put(x + 1, y + 2, "╰───")
    if arms[NORTH_EAST]:
        canvas.put(x + 6, y + 2, "───╯")
    if arms[SOUTH_WEST]:
        canvas.put(x + 1, y + 3, "────")
    if arms[SOUTH_EAST]:
        canvas.put(x + 6, y + 3, "────")
    if arms[NORTH]:
        canvas.put(x + 5, y + 1, "│")
    if arms[SOUTH]:
        canvas.put(x + 5, y + 4, "│")
    for line, links in ((2, top), (3, bottom)):
        if links:
            canvas.put(x + 5, y + line, JOINTS[links])


def crossings(canvas: Canvas, x: int, y: int, shape: Shape) -> None:
    """Where track crosses the border of the hex."""
    for edge, (right, down, letter) in enumerate(((5, 4, "│"), (0, 3, "╭"), (1, 1, "╮"), (5, 0, "│"), (9, 1, "╭"), (10, 3, "╮"))):
        if has(shape, edge):
            canvas.put(x + right, y + down, letter, None if edge in (SOUTH, NORTH) else "bold")


def stops(canvas: Canvas, x: int, y: int, position: MapPosition, number: int, ground: str) -> None:
    shape = position.shapes[number]
    if len(shape.stops) == 2:
        order = sorted(range(2), key=lambda stop: (round(layout(shape).spots[stop].at[1], 3), stop))
        for line, stop in enumerate(order):
            if shape.stops[stop].kind == CITY:
                slot(canvas, x, y + 2 + line, *who(position, number, stop, 0), ground)
            else:
                canvas.put(x + (5 if shape.segments else 3 + 4 * line), y + 2 + (line if shape.segments else 0), "●", f"{ground} bold")
    elif shape.stops and shape.stops[0].kind == CITY:
        for line in range(shape.stops[0].slots):
            slot(canvas, x, y + 2 + line, *who(position, number, 0, line), ground)
    elif shape.stops:
        canvas.put(x + 5, y + 2, "●", f"{ground} bold")


def who(position: MapPosition, number: int, stop: int, slot: int) -> tuple[str, bool]:
    """The company in a slot, and whether its station stands there already."""
    stations = position.stations.get(number * STOPS_PER_HEX + stop, [])
    if slot < len(stations):
        return stations[slot], True
    waiting = position.homes.get(number, [])
    double = len(position.shapes[number].stops) > 1
    if double and len(waiting) == 1:
        taken = position.stations.get(number * STOPS_PER_HEX + 1 - stop, [])
        waiting = waiting if taken or stop == 0 else []
    place = stop if double and len(waiting) > 1 else slot - len(stations)
    return (waiting[place], False) if 0 <= place < len(waiting) else ("", False)


def slot(canvas: Canvas, x: int, y: int, code: str, stands: bool, ground: str) -> None:
    text = f"({code:^3})" if stands or not code else f"({code.lower():^3})"
    canvas.put(x + 5 - len(text) // 2, y, text, company_style(code) if stands else f"{ground} italic" if code else f"{ground} bold")


# One tile by itself, and the whole map at a glance


def small(position: MapPosition, number: int, shape: Shape) -> list[Text]:
    """The hex as it would be with this tile."""
    shapes = list(position.shapes)
    shapes[number] = shape
    place = load.figures().places[number]
    changed = MapPosition(shapes, position.stations, position.homes, [], position.economy, 0, 0)
    canvas = Canvas(WIDE, HIGH)
    outline(canvas, 0, 0, EDGE_STYLE)
    fill(canvas, 0, 0, changed, number, False)
    crossings(canvas, 0, 0, shape)
    canvas.put(2, 1, " " * len(place.name))
    return canvas.lines()


def side_by_side(blocks: Sequence[Sequence[Text]], width: int) -> list[Text]:
    """Small pictures in rows."""
    in_a_row = max(1, width // (WIDE + 1))
    lines: list[Text] = []
    for first in range(0, len(blocks), in_a_row):
        row = blocks[first : first + in_a_row]
        lines += [Text(" ").join(parts) for parts in zip(*row, strict=True)]
    return lines


def overview(position: MapPosition, marked: Collection[int] = ()) -> list[Text]:
    """Every hex in two short lines: its id, and who or what is there."""
    places = load.figures().places
    west, north = min(place.column for place in places), min(place.row for place in places)
    wide = 4 * (max(place.column for place in places) - west + 1)
    canvas = Canvas(wide, max(place.row for place in places) - north + 2)
    for number, place in enumerate(places):
        x, y = 4 * (place.column - west), place.row - north
        shape = position.shapes[number]
        ground = GROUNDS[COLOURS[shape.colour]]
        canvas.put(x, y, f"{place.name:<4}", MARKED if number in marked else ground or "dim")
        canvas.put(x, y + 1, f"{glance(position, number):<4}", ground or "bold")
    return canvas.lines()


def glance(position: MapPosition, number: int) -> str:
    shape = position.shapes[number]
    codes = [code for stop in range(STOPS_PER_HEX) for code in position.stations.get(number * STOPS_PER_HEX + stop, [])]
    if codes:
        return codes[0] if len(codes) == 1 else f"{codes[0][:3]}+"
    if shape.cities():
        return "()" if shape.cities() == 1 else "()()"
    if shape.stops:
        return "●" if len(shape.stops) == 1 else "●●"
    if shape.number >= 0:
        return f"·{load.data().tiles[shape.number].number}"
    return "·" if shape.edges else ""
