"""OC-6.1, one plot: every way to put improvements on its free fields, and what its deposits bring under each."""

from __future__ import annotations

from typing import Final

from magnat.games.oilcity import extraction
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.figures import CRUDE, DISTILLERY, DRILLER, EMPTY, IMPROVEMENTS, KEROSENE, PUMP, TOWER
from magnat.games.oilcity.piece_counts import BYTE, KINDS, unit
from magnat.games.oilcity.state import Plot

NEVER: Final = -(1 << 60)


class Layout:
    """Improvements on the free fields of a plot."""

    def __init__(self, fields: list[int], reach: list[int], used: int) -> None:
        self.fields: Final = fields
        self.reach: Final = reach  # by field: the improvements that work on it, a bit a kind
        self.used: Final = used


class Ground:
    """The layouts for plots with the same free fields, as far as the pieces reach."""

    def __init__(self, layouts: list[Layout]) -> None:
        self.layouts: Final = layouts
        self.charges: list[int] = []  # by layout: what its improvements are worth of their own, after the prices of pieces


class Site:
    """A plot card with what its deposit fields bring, by deposit and by the improvements that reach it."""

    def __init__(
        self, ground: Ground, deposits: list[int], towers: list[list[int]], drillers: list[list[int]], reach: list[list[int]]
    ) -> None:
        self.ground: Final = ground
        self.deposits: Final = deposits
        self.towers: Final = towers
        self.drillers: Final = drillers
        self.reach: Final = reach  # by deposit and layout
        self.most: list[list[int]] = []  # after the prices of pieces, of tower, driller and nothing the best
        self.best = 0  # of all layouts, after the prices of pieces
        self.best_layout = 0


def has(reach: int, improvement: int) -> bool:
    return (reach >> (improvement - PUMP)) & 1 == 1


def won(good: int, reach: int) -> int:
    """OC-6.6"""
    return KEROSENE if good == CRUDE and has(reach, DISTILLERY) else good


def unit_table(box: Box) -> list[list[int]]:
    """Units that a tower and a driller win, by the improvements that reach them: the rules say it, on a field with neighbours enough."""
    centre = 0
    for field, neighbours in enumerate(box.figures.beside):
        if len(neighbours) > len(box.figures.beside[centre]):
            centre = field
    table: list[list[int]] = []
    for piece in (TOWER, DRILLER):
        row: list[int] = []
        for reach in range(16):
            plot = Plot(0, 0, [EMPTY] * box.fields)
            plot.fields[centre] = piece
            for index, improvement in enumerate(IMPROVEMENTS):
                if has(reach, improvement):
                    plot.fields[box.figures.beside[centre][index]] = improvement
            units = 0
            for shows, weight in enumerate(box.figures.face_weights):
                units += weight * extraction.field_yield(box, plot, centre, shows)
            row.append(units)
        table.append(row)
    return table


def all_layouts(box: Box, free: list[int]) -> list[Layout]:
    """Every way to put improvements, or none, on the free fields."""
    fields = [[EMPTY] * box.fields]
    for field in free:
        grown: list[list[int]] = []
        for known in fields:
            for piece in [EMPTY, *IMPROVEMENTS]:
                put = known[:]
                put[field] = piece
                grown.append(put)
        fields = grown
    return [layout_of(box, known) for known in fields]


def layout_of(box: Box, fields: list[int]) -> Layout:
    reach, used = [0] * box.fields, 0
    for field, piece in enumerate(fields):
        if piece != EMPTY:
            used += unit(piece)
            for other in box.figures.beside[field]:
                reach[other] |= 1 << (piece - PUMP)
    return Layout(fields, reach, used)


def find_best(site: Site, charges: list[int]) -> None:
    """The plot's best layout after the prices of pieces. OC-3.1: a plot has four deposits; a loop over them takes three times as long."""
    most_1, most_2, most_3, most_4 = site.most
    reach_1, reach_2, reach_3, reach_4 = site.reach
    best, best_layout = NEVER, 0
    for index, charge in enumerate(charges):
        value = charge + most_1[reach_1[index]] + most_2[reach_2[index]] + most_3[reach_3[index]] + most_4[reach_4[index]]
        if value > best:
            best, best_layout = value, index
    site.best, site.best_layout = best, best_layout


def wanted_pieces(site: Site, layout: Layout, prices: list[int]) -> int:
    """The pieces that the plot's best layout wants, two bytes a kind."""
    wanted = 0
    for kind in range(KINDS):
        wanted += ((layout.used >> (kind * BYTE)) & 0xFF) << (kind * BYTE * 2)
    for deposit, field in enumerate(site.deposits):
        reach = layout.reach[field]
        tower, driller = site.towers[deposit][reach] - prices[0], site.drillers[deposit][reach] - prices[1]
        if tower > 0 and tower >= driller:
            wanted += 1
        elif driller > 0:
            wanted += 1 << (BYTE * 2)
    return wanted
