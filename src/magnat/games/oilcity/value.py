"""OC-9: the value of a company, row by row, and the ranking."""

from __future__ import annotations

from typing import Final

from magnat.games.oilcity import extraction
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.facts import Ranked
from magnat.games.oilcity.figures import DISTILLERY, DRILLER, FAN, IMPROVEMENTS, MONEY, PUMP, REFINERY, RIG, TOWER
from magnat.games.oilcity.state import Company, OilCityState, Plot
from magnat.kernel.contract import Log

ROWS: Final = ["plots", "revenue", "buildings", "drillers", "refineries", "improved-plots", "sale-turns"]
"""The seven rows of the value sheet, OC-9.1 to OC-9.7."""

BROKEN: Final = "broken-promises"
"""OC-8.6: the row that the option `broken_promise=points` adds."""

BUILDINGS: Final = [TOWER, RIG, PUMP, FAN, DISTILLERY]


def row_names(box: Box) -> list[str]:
    return [*ROWS, BROKEN] if box.choices.broken_promise == "points" else ROWS


def rows(box: Box, own: Company) -> list[int]:
    """The points of the rows."""
    points = box.figures.points
    buildings = drillers = improved = 0
    for plot in own.plots:
        for field, piece in enumerate(plot.fields):
            if piece in BUILDINGS:
                buildings += 1
            elif piece == DRILLER and extraction.reached(box, plot, field, FAN):
                drillers += 1
        if different_improvements(plot) >= points.improvements_on_it:
            improved += 1
    turns = 0
    for wagons in own.wagons:
        if wagons > 0:
            turns += 1
    found = [
        len(own.plots) * points.plot,
        counted_revenue(box, own) // points.revenue,
        buildings * points.building,
        drillers * points.driller,
        own.store[REFINERY] * points.refinery,
        improved * points.improved_plot,
        turns * points.sale_turn,
    ]
    if box.choices.broken_promise == "points":
        found.append(-own.broken * box.figures.broken_promise_costs)
    return found


def counted_revenue(box: Box, own: Company) -> int:
    """OC-9.2: the wagons' revenue of all turns; option `score_cash` adds the cash at the end."""
    total = own.store[MONEY] if box.choices.score_cash else 0
    for revenue in own.revenue:
        total += revenue
    return total


def different_improvements(plot: Plot) -> int:
    """OC-9.6"""
    count = 0
    for improvement in IMPROVEMENTS:
        if improvement in plot.fields:
            count += 1
    return count


def value(box: Box, own: Company) -> int:
    total = 0
    for points in rows(box, own):
        total += points
    return total


def places(box: Box, state: OilCityState) -> list[int]:
    """OC-9.8, by company: equal values share a place, unless `tie_break` looks at wagons sold and then at cash."""
    ranks: list[int] = []
    for own in state.companies:
        better = 0
        for other in state.companies:
            if beats(box, other, own):
                better += 1
        ranks.append(better + 1)
    return ranks


def beats(box: Box, one: Company, other: Company) -> bool:
    first, second = value(box, one), value(box, other)
    if first != second or not box.choices.tie_break:
        return first > second
    sold_first, sold_second = sum(one.wagons), sum(other.wagons)
    if sold_first != sold_second:
        return sold_first > sold_second
    return one.store[MONEY] > other.store[MONEY]


def rank(box: Box, state: OilCityState, log: Log) -> None:
    """OC-9.8"""
    if log.on:
        for company, place in enumerate(places(box, state)):
            log.add(Ranked("OC-9.8", company, place, value(box, state.companies[company])))
