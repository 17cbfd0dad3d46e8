"""A full position of Oil City that a seat thinks possible: what it sees, with hidden cash and plans guessed and no hidden offers."""

from __future__ import annotations

from magnat.games.oilcity import investment
from magnat.games.oilcity.belief import OilCityBelief
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.bundle_text import read_bundle
from magnat.games.oilcity.codec import order_index
from magnat.games.oilcity.figures import CRUDE, MONEY, THINGS
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.stages import PHASES, STAGES, Stage
from magnat.games.oilcity.state import EVERYBODY, Company, Offer, OilCityState, Plan, Plot, Promise
from magnat.games.oilcity.view import CompanyView, OfferView, OilCityView, PlanView
from magnat.kernel.contract import Seat
from magnat.kernel.dice import Dice
from magnat.kernel.stages import stage_of


def imagine(rules: OilCityRules, view: OilCityView, belief: OilCityBelief | None, dice: Dice) -> OilCityState:
    figures = rules.figures
    names = [card.name for card in figures.plots]
    events = [event.name for event in figures.events]
    state = OilCityState(
        [company(rules, view, other, names, belief, dice) for other in view.companies],
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
    if belief is not None:
        lay_usual_tokens(rules, view, belief, state)
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


def company(rules: OilCityRules, view: OilCityView, it: CompanyView, names: list[str], belief: OilCityBelief | None, dice: Dice) -> Company:
    money = guess(rules, view, it.company, belief, dice) if it.money is None else it.money
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


def guess(rules: OilCityRules, view: OilCityView, company: int, belief: OilCityBelief | None, dice: Dice) -> int:
    """What is remembered, as far as it goes; without memory some notes. In any case what the company openly offers."""
    figures, offered = rules.figures, [read_bundle(it.give).things[MONEY] for it in view.offers if it.giver == company]
    least = max([0, *offered])
    if belief is None:
        return least + dice.below(figures.money // figures.note) * figures.note
    doubt = belief.doubt[company] // 2 // figures.note
    known = belief.cash[company] + (dice.below(2 * doubt + 1) - doubt) * figures.note
    return max(least, known - known % figures.note)


def lay_usual_tokens(rules: OilCityRules, view: OilCityView, belief: OilCityBelief, state: OilCityState) -> None:
    """Where tokens lie that the viewer cannot see: what the company ordered last time, as far as it can be served now."""
    box = rules.box(state)
    for it, own in zip(view.companies, state.companies, strict=True):
        if it.plans is None and own.stage in (Stage.LAID, Stage.SERVICE):
            for order, amount in belief.orders[it.company]:
                plan = usual_token(box, state, it.company, order_index(order), amount)
                if plan is not None:
                    own.plans.append(plan)
            own.crude_laid = sum(plan.amount for plan in own.plans if plan.order == Plan.REFINE) if state.called else 0


def usual_token(box: Box, state: OilCityState, company: int, order: int, amount: int) -> Plan | None:
    """By the first partner whose token is free and who may order that much."""
    own = state.companies[company]
    if order == Plan.REFINE and state.called:
        own.crude_laid = own.store[CRUDE]
    for member in range(len(box.members[company])):
        plan = Plan(member, order, amount)
        free = all(other.member != member for other in own.plans)
        if free and investment.check_amount(box, company, plan) is None:
            return plan if investment.check_plans(box, state, company, [*own.plans, plan]) is None else None
    return None


def plan_of(known: PlanView) -> Plan:
    return Plan(known.member, order_index(known.order), known.amount, known.wax, known.gas, known.kerosene)
