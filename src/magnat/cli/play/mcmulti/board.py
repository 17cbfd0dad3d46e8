"""MM-1.2: the quadrants as they lie on the table. Every asset has its own sign as well as its own colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest

from rich.text import Text

from magnat.games.mcmulti import load
from magnat.games.mcmulti.figures import RED, Neighbour
from magnat.games.mcmulti.view import McMultiView, QuadrantView

SIDE = load.figures().side
SIGNS = {"rig": "△", "well": "●", "station": "◆", "refinery": "▣"}
COLOURS = {"rig": "#e69f00", "well": "#d55e00", "station": "#56b4e9", "refinery": "#2fb38a"}  # told apart by colour-blind eyes too
SEATS = ("bold bright_cyan", "bold bright_magenta", "bold bright_yellow", "bold bright_green")
HIT = "on grey30"
LETTERS = "abcd"

Lines = tuple[int, int]
"""The row and the column that the dice cross in a quadrant; 0 is none."""

Piece = tuple[str, str]
"""What fills a cell, as wide as the cell, and its style."""


def crossed(view: McMultiView, quadrant: int, doubles_produce: bool) -> Lines:
    """MM-4.5, MM-5.1: both dice where the roll works, one beside it, none after doubles without production."""
    roll = view.roll
    if roll is None or roll.red == 0 or (roll.red == roll.black and not doubles_produce):
        return 0, 0
    if roll.quadrant is None:
        mine = view.quadrants[quadrant].owner == view.active
        return (roll.red, roll.black) if mine else (0, 0)
    if quadrant == roll.quadrant:
        return roll.red, roll.black
    seating = load.figures().seatings[view.seats]
    for beside in (seating.left[roll.quadrant], seating.right[roll.quadrant]):
        if beside.quadrant == quadrant:
            return one_die(beside, roll.red, roll.black)
    return 0, 0


def one_die(beside: Neighbour, red: int, black: int) -> Lines:
    return (red, 0) if beside.die == RED else (0, black)


def covered(kind: str, cell: int, refinery_cells: int) -> list[int]:
    """The cells under an asset, row by row."""
    if kind != "refinery" or refinery_cells == 1:
        return [cell]
    return [cell, cell + 1, cell + SIDE, cell + SIDE + 1]


def hits(part: QuadrantView, kind: str, lines: Lines, refinery_cells: int) -> int:
    """How often the dice cross the assets of a kind."""
    total = 0
    for cell in standing(part)[kind]:
        cells = covered(kind, cell, refinery_cells)
        total += any(under // SIDE + 1 == lines[0] for under in cells)
        total += any(under % SIDE + 1 == lines[1] for under in cells)
    return total


def standing(part: QuadrantView) -> Mapping[str, Sequence[int]]:
    return {"rig": part.rig, "well": part.well, "station": part.station, "refinery": part.refinery}


def pieces(part: QuadrantView, refinery_cells: int, wide: int) -> dict[int, Piece]:
    """What stands on the cells. The last column of a cell holds its sign; a refinery of four cells is one joined block."""
    found: dict[int, Piece] = {}
    for kind, cells in standing(part).items():
        for cell in cells:
            idle = kind == "refinery" and cell in part.idle
            under = covered(kind, cell, refinery_cells)
            if len(under) == 1:
                found[cell] = ("×" if idle else SIGNS[kind], "dim" if idle else COLOURS[kind])
                continue
            corners = ("┌", "×" * (wide - 1) + "┐", "└", "×" * (wide - 1) + "┘") if idle else block(wide)
            for place, corner in zip(under, corners, strict=True):
                found[place] = (corner, "dim" if idle else COLOURS[kind])
    return found


def block(wide: int) -> tuple[str, str, str, str]:
    return "▛", "▀" * (wide - 1) + "▜", "▙", "▄" * (wide - 1) + "▟"


def drawn(part: QuadrantView, title: Text, lines: Lines, marks: Sequence[int], refinery_cells: int, wide: int) -> list[Text]:
    """A quadrant: its title, the numbers of the columns, and six rows."""
    row, column = lines
    title.truncate(2 + wide * SIDE, pad=True, overflow="ellipsis")
    numbers = Text("  ")
    for number in range(1, SIDE + 1):
        hit = number == column
        numbers.append(("▾" if hit else " ") + str(number) if wide == 2 else (f"▾{number}" if hit else str(number)).rjust(wide), head(hit))
    there = pieces(part, refinery_cells, wide)
    return [title, numbers, *(drawn_row(number, row, column, there, marks, wide) for number in range(1, SIDE + 1))]


def head(hit: bool) -> str:
    return "bold reverse" if hit else "dim"


def drawn_row(number: int, row: int, column: int, there: Mapping[int, Piece], marks: Sequence[int], wide: int) -> Text:
    text = Text()
    text.append(("▸" if number == row else " ") + str(number), head(number == row))
    for place in range(1, SIDE + 1):
        cell = (number - 1) * SIDE + place - 1
        across, down = number == row, place == column
        back = HIT if across or down else ""
        sign, style = there.get(cell, ("", ""))
        if not sign:
            sign, style = ground(cell in marks, across, down)
        text.append(("─" if across else " ") * (wide - len(sign)), f"dim {back}")
        text.append(sign, f"{style} {back}")
    return text


def ground(marked: bool, across: bool, down: bool) -> Piece:
    """An empty cell: offered, crossed, or just free."""
    if marked:
        return "+", "bold bright_green"
    if across and down:
        return "┼", "bold"
    return ("─" if across else "│" if down else "·"), "dim"


def side_by_side(left: Sequence[Text], right: Sequence[Text], gap: int = 2) -> list[Text]:
    width = max((line.cell_len for line in left), default=0)
    rows = []
    for one, other in zip_longest(left, right, fillvalue=Text()):
        line = one.copy()
        line.pad_right(width - line.cell_len + gap)
        rows.append(line + other)
    return rows


def laid_out(quadrants: Sequence[list[Text]]) -> list[Text]:
    """Clockwise from the north-west: 0 and 1 above, 3 and 2 below; three lie as a ring with a free corner."""
    if len(quadrants) == 4:
        return [*side_by_side(quadrants[0], quadrants[1]), *side_by_side(quadrants[3], quadrants[2])]
    return [*side_by_side(quadrants[0], quadrants[1]), *quadrants[2]]
