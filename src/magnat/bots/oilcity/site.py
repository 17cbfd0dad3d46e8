"""OC-5.8 and OC-6.1 for the clerk: which plots it keeps, and where its pieces stand."""

from __future__ import annotations

from functools import lru_cache

from magnat.bots.oilcity.books import Books
from magnat.bots.oilcity.desk import Desk
from magnat.bots.oilcity.habits import POINT
from magnat.games.oilcity import plots
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.figures import CRUDE, DRILLER, PIECES, REFINERY, SOLD_GOODS, THINGS
from magnat.games.oilcity.placement import Solver, Worth
from magnat.games.oilcity.state import Company, Plot, nothing


def least_wanted(desk: Desk, books: Books, numbers: list[int]) -> int:
    """OC-5.8: the new plot to return."""
    cards = {plot.number: plot.card for plot in desk.own.plots}
    return min(numbers, key=lambda number: (sum(field.whole for field in books.fields_of[cards[number]]), number))


def best_fields(desk: Desk) -> list[int]:
    """The layout that promises most: goods, drillers that stay, and points if the game may end with this turn."""
    goods = [0] * len(THINGS)
    for good in SOLD_GOODS:
        goods[good] = round(desk.goods[good])
    goods[CRUDE] = round(crude_worth(desk))
    end = chance_of_end(desk)
    points = desk.figures.points
    stays = points.driller * POINT * end + (1 - end) * desk.figures.costs[DRILLER] * desk.cash(desk.turn + 1)
    worths = (round(stays), round(points.building * POINT * end), round(points.improved_plot * POINT * end))
    own = desk.own
    cards, pieces = tuple(plot.card for plot in own.plots), tuple(plots.in_all(own, piece) for piece in PIECES)
    return solved(desk.box, cards, pieces, tuple(goods), worths)


def crude_worth(desk: Desk) -> float:
    """Less when there is more than the refineries can take."""
    refineries = desk.own.store[REFINERY]
    most = desk.figures.refinery_most * desk.left * min(refineries, 2)
    waiting = desk.own.store[CRUDE]
    return desk.crude(refineries) * max(0.0, 1.0 - waiting / max(1, most))


def chance_of_end(desk: Desk) -> float:
    """The last turn ends the game, or a war may (OC-10.2)."""
    if desk.left == 0:
        return 1.0
    if desk.box.choices.war and desk.turn >= desk.figures.war_from:
        return desk.figures.war_weights[1] / sum(desk.figures.war_weights)
    return 0.0


@lru_cache(maxsize=4)
def solver(box: Box) -> Solver:
    return Solver(box)


@lru_cache(maxsize=64)
def solved(box: Box, cards: tuple[int, ...], pieces: tuple[int, ...], goods: tuple[int, ...], worths: tuple[int, int, int]) -> list[int]:
    """Partners who see the same come to the same layout; it is worked out once. The answer depends on nothing else."""
    store = nothing()
    for piece, count in zip(PIECES, pieces, strict=True):
        store[piece] = count
    own = Company(store, [Plot(number, card, [0] * box.fields) for number, card in enumerate(cards)], [], [], [])
    return solver(box).best(own, Worth(list(goods), *worths)).fields
