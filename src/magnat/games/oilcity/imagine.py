"""A full position of Oil City that a seat thinks possible: what it sees, with hidden cash guessed and no hidden plans or offers."""

from __future__ import annotations

from magnat.games.oilcity.bundle_text import read_bundle
from magnat.games.oilcity.codec import order_index
from magnat.games.oilcity.figures import MONEY, THINGS
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.stages import PHASES, STAGES
from magnat.games.oilcity.state import EVERYBODY, Company, Offer, OilCityState, Plan, Plot, Promise
from magnat.games.oilcity.view import CompanyView, OfferView, OilCityView, PlanView
from magnat.kernel.contract import Seat
from magnat.kernel.dice import Dice
from magnat.kernel.stages import stage_of


def imagine(rules: OilCityRules, view: OilCityView, dice: Dice) -> OilCityState:
    figures = rules.figures
    names = [card.name for card in figures.plots]
    events = [event.name for event in figures.events]
    state = OilCityState(
        [company(rules, view, other, names, dice) for other in view.companies],
        [view.bank.get(thing, 0) for thing in THINGS],
        [view.plots_left.get(name, 0) for name in names],
        [events.index(name) for name in view.events_left],
        [events.index(turn.event) for turn in view.sheet],
        list(view.holders),
        list(view.bankers),
        [
            Offer(
                it.number,
                it.giver,
                EVERYBODY if it.to is None else it.to,
                read_bundle(it.give),
                read_bundle(it.take),
                read_bundle(it.give_later),
                read_bundle(it.take_later),
                it.due,
                known_votes(rules, view, it),
            )
            for it in view.offers
        ],
        [Promise(it.number, it.debtor, it.creditor, read_bundle(it.owed), it.due, it.broken) for it in view.promises],
    )
    state.routine = list(view.routine)
    state.bank[MONEY] = figures.components[MONEY] - sum(it.store[MONEY] for it in state.companies)
    state.phase = stage_of(PHASES, view.phase)
    state.turn = view.turn
    state.announced = view.announced
    state.called = called(view)
    state.last = view.turns if view.turns != rules.choices.turns else 0
    state.numbered = max([0, *(it.number for it in view.offers), *(it.number for it in view.promises)])
    return state


def called(view: OilCityView) -> int:
    """OC-10.3: to how many companies banker 1 has come, which everybody sees."""
    if view.sold is None:
        return 0
    return len(view.order) if view.served is None else view.order.index(view.served) + 1


def known_votes(rules: OilCityRules, view: OilCityView, offer: OfferView) -> list[Seat]:
    """One's own partners' votes; another company that shows an offer stands behind it."""
    if offer.giver == view.company:
        return list(offer.votes)
    return [*rules.box_for(view.players).members[offer.giver], *offer.votes]


def company(rules: OilCityRules, view: OilCityView, it: CompanyView, names: list[str], dice: Dice) -> Company:
    money = guess(rules, view, it.company, dice) if it.money is None else it.money
    imagined = Company(
        [money if thing == "money" else it.store[thing] for thing in THINGS],
        [
            Plot(plot.number, names.index(plot.card), [THINGS.index(piece) if piece else 0 for piece in plot.fields], plot.rolled)
            for plot in it.plots
        ],
        [plan_of(known) for known in it.plans or []],
        list(it.wagons),
        list(it.revenue),
    )
    imagined.name = it.name
    imagined.stage = stage_of(STAGES, it.stage)
    imagined.to_draw = it.to_draw
    imagined.shown = it.shown
    imagined.fresh = list(it.fresh)
    imagined.rolling = it.rolling
    imagined.confirmed = list(it.confirmed)
    imagined.crude_laid = it.crude_laid or 0
    imagined.broken = it.broken
    return imagined


def guess(rules: OilCityRules, view: OilCityView, company: int, dice: Dice) -> int:
    """Some notes, and at least what the company openly offers."""
    offered = [read_bundle(it.give).things[MONEY] for it in view.offers if it.giver == company]
    return max([0, *offered]) + dice.below(rules.figures.money // rules.figures.note) * rules.figures.note


def plan_of(known: PlanView) -> Plan:
    return Plan(known.member, order_index(known.order), known.amount, known.wax, known.gas, known.kerosene)
