"""OC-5.8 and OC-6.1 for the clerk: which plots it keeps, and where its pieces stand."""

from __future__ import annotations

from functools import lru_cache

from magnat.bots.oilcity.company_worth import CompanyWorth
from magnat.bots.oilcity.habits import POINT
from magnat.bots.oilcity.situation import Situation
from magnat.games.oilcity import plots
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.figures import CRUDE, DRILLER, PIECES, REFINERY, SOLD_GOODS, THINGS
from magnat.games.oilcity.placement import Solver, Worth
from magnat.games.oilcity.state import Company, Plot, nothing


def least_wanted(situation: Situation, worth: CompanyWorth, numbers: list[int]) -> int:
    """OC-5.8: the new plot to return."""
    cards = {plot.number: plot.card for plot in situation.own.plots}
    return min(numbers, key=lambda number: (sum(field.whole for field in worth.fields_of[cards[number]]), number))


def best_fields(situation: Situation) -> list[int]:
    """The layout that promises most: goods, drillers that stay, and points if the game may end with this turn."""
    goods = [0] * len(THINGS)
    for good in SOLD_GOODS:
        goods[good] = round(situation.goods[good])
    goods[CRUDE] = round(crude_worth(situation))
    end = chance_of_end(situation)
    points = situation.figures.points
    stays = points.driller * POINT * end + (1 - end) * situation.figures.costs[DRILLER] * situation.cash(situation.turn + 1)
    worths = (round(stays), round(points.building * POINT * end), round(points.improved_plot * POINT * end))
    own = situation.own
    cards, pieces = tuple(plot.card for plot in own.plots), tuple(plots.in_all(own, piece) for piece in PIECES)
    return solved(situation.box, cards, pieces, tuple(goods), worths)


def crude_worth(situation: Situation) -> float:
    """Less when there is more than the refineries can take."""
    refineries = situation.own.store[REFINERY]
    most = situation.figures.refinery_most * situation.left * min(refineries, 2)
    waiting = situation.own.store[CRUDE]
    return situation.crude(refineries) * max(0.0, 1.0 - waiting / max(1, most))


def chance_of_end(situation: Situation) -> float:
    """The last turn ends the game, or a war may (OC-10.2)."""
    if situation.left == 0:
        return 1.0
    if situation.box.choices.war and situation.turn >= situation.figures.war_from:
        return situation.figures.war_weights[1] / sum(situation.figures.war_weights)
    return 0.0


@lru_cache(maxsize=4)
def solver(box: Box) -> Solver:
    return Solver(box)


@lru_cache(maxsize=4096)
def solved(box: Box, cards: tuple[int, ...], pieces: tuple[int, ...], goods: tuple[int, ...], worths: tuple[int, int, int]) -> list[int]:
    """Partners who see the same come to the same layout; it is worked out once. The answer depends on nothing else."""
    store = nothing()
    for piece, count in zip(PIECES, pieces, strict=True):
        store[piece] = count
    own = Company(store, [Plot(number, card, [0] * box.fields) for number, card in enumerate(cards)], [], [], [])
    return solver(box).best(own, Worth(list(goods), *worths)).fields
