"""A full position that a seat thinks possible: what it sees, with the others' cash as remembered, or guessed (MM-1.4)."""

from __future__ import annotations

from magnat.games.mcmulti.belief import McMultiBelief
from magnat.games.mcmulti.figures import CRUDE, DOMESTIC, FOREIGN, GASOLINE
from magnat.games.mcmulti.rules import McMultiRules
from magnat.games.mcmulti.stages import STAGES
from magnat.games.mcmulti.state import NOBODY, NOTHING, RUNNERS, Company, Fee, Land, McMultiState, Quadrant, track
from magnat.games.mcmulti.view import CompanyView, McMultiView, QuadrantView
from magnat.kernel.dice import Dice
from magnat.kernel.stages import stage_of


def imagine(rules: McMultiRules, view: McMultiView, belief: McMultiBelief | None, dice: Dice) -> McMultiState:
    figures = rules.figures
    names = [card.name for card in figures.news]
    state = McMultiState(
        [company(view, other, belief, dice) for other in view.companies],
        Land([NOBODY if part.owner is None else part.owner for part in view.quadrants], view.seats),
        [quadrant(rules, view, part) for part in view.quadrants],
        [0, 0, 0, 0],
        [names.index(card) for card in view.news.unseen],
        [names.index(card) for card in view.news.under],
    )
    for place, market in ((DOMESTIC, view.domestic), (FOREIGN, view.foreign)):
        state.barrels[track(place, CRUDE)] = market.crude.barrels
        state.barrels[track(place, GASOLINE)] = market.gasoline.barrels
    state.stage = stage_of(STAGES, view.stage)
    state.starter = view.starter
    state.active = view.active
    state.turn = view.turn
    state.traded = NOTHING if view.traded is None else view.traded
    if view.roll is not None:
        state.red, state.black = view.roll.red, view.roll.black
        state.quadrant = NOTHING if view.roll.quadrant is None else view.roll.quadrant
        state.runner = RUNNERS.index(view.roll.running)
    state.difference = view.difference
    state.economy = [card.name for card in figures.economies].index(view.economy.card)
    state.consumer = view.consumer.cheapest
    state.consumer_barrels = view.consumer.barrels
    state.likely = NOTHING if view.news.likely is None else names.index(view.news.likely)
    state.unlikely = NOTHING if view.news.unlikely is None else names.index(view.news.unlikely)
    state.event = NOTHING if view.news.last is None else names.index(view.news.last)
    state.embargo = view.foreign.closed
    state.warming = any(part.idle for part in view.quadrants)
    state.declared = NOBODY if view.declared is None else view.declared
    state.fee = None if view.fee is None else Fee(view.fee.quadrant, view.fee.cell, stage_of(STAGES, view.fee.waiting))
    return state


def company(view: McMultiView, other: CompanyView, belief: McMultiBelief | None, dice: Dice) -> Company:
    """Without memory: who sells for a tax or a fee has less than that; anybody else may have anything up to the goal."""
    cash = other.cash
    if cash is None and belief is not None:
        cash = belief.cash(view.seats, other.seat)
    if cash is None:
        owed = [bill.owed for bill in view.bills if bill.seat == other.seat]
        cash = dice.below(owed[0] if owed else view.goal)
    return Company(cash, other.crude, other.gasoline, other.debt, other.settled)


def quadrant(rules: McMultiRules, view: McMultiView, part: QuadrantView) -> Quadrant:
    sites = [list(part.rig), list(part.station), list(part.refinery), list(part.well)]
    footprints = rules.box_for(view.seats).footprints
    return Quadrant(sites, list(part.idle), sum(footprints[kind][cell] for kind, cells in enumerate(sites) for cell in cells))
