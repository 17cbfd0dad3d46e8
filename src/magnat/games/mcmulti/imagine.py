"""A full position that a seat thinks possible: what it sees, with the others' cash guessed (MM-1.4)."""

from __future__ import annotations

from magnat.games.mcmulti.figures import CRUDE, DOMESTIC, FOREIGN, GASOLINE
from magnat.games.mcmulti.rules import McMultiRules
from magnat.games.mcmulti.state import NOBODY, NOTHING, RUNNERS, STAGES, Company, McMultiState, Quadrant, track
from magnat.games.mcmulti.view import CompanyView, McMultiView, QuadrantView
from magnat.kernel.dice import Dice


def imagine(rules: McMultiRules, view: McMultiView, dice: Dice) -> McMultiState:
    figures = rules.figures
    names = [card.name for card in figures.news]
    board = McMultiState(
        [company(view, other, dice) for other in view.companies],
        [quadrant(rules, view, part) for part in view.quadrants],
        [0, 0, 0, 0],
        [names.index(card) for card in view.news.unseen],
        [names.index(card) for card in view.news.under],
    )
    for place, market in ((DOMESTIC, view.domestic), (FOREIGN, view.foreign)):
        board.barrels[track(place, CRUDE)] = market.crude.barrels
        board.barrels[track(place, GASOLINE)] = market.gasoline.barrels
    board.stage = STAGES.index(view.stage)
    board.starter = view.starter
    board.active = view.active
    board.turn = view.turn
    board.traded = NOTHING if view.traded is None else view.traded
    if view.roll is not None:
        board.red, board.black = view.roll.red, view.roll.black
        board.quadrant = NOTHING if view.roll.quadrant is None else view.roll.quadrant
        board.runner = RUNNERS.index(view.roll.running)
    board.difference = view.difference
    board.economy = [card.name for card in figures.economies].index(view.economy.card)
    board.consumer = view.consumer.cheapest
    board.consumer_barrels = view.consumer.barrels
    board.likely = NOTHING if view.news.likely is None else names.index(view.news.likely)
    board.unlikely = NOTHING if view.news.unlikely is None else names.index(view.news.unlikely)
    board.event = NOTHING if view.news.last is None else names.index(view.news.last)
    board.embargo = view.foreign.closed
    board.warming = any(part.idle for part in view.quadrants)
    board.declared = NOBODY if view.declared is None else view.declared
    return board


def company(view: McMultiView, other: CompanyView, dice: Dice) -> Company:
    """Who owes a tax has less than the tax; anybody else may have anything up to the goal."""
    cash = other.cash
    if cash is None:
        cash = dice.below(other.debt if other.debt > 0 else view.goal)
    return Company(cash, other.crude, other.gasoline, other.debt, other.settled)


def quadrant(rules: McMultiRules, view: McMultiView, part: QuadrantView) -> Quadrant:
    sites = [list(part.rig), list(part.station), list(part.refinery), list(part.well)]
    footprints = rules.box_for(view.seats).footprints
    return Quadrant(sites, list(part.idle), sum(footprints[kind][cell] for kind, cells in enumerate(sites) for cell in cells))
