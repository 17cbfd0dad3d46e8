"""OC-5, phase B: tokens are placed as open plans; the bank serves them all or none, see `bankers_round` for when."""

from __future__ import annotations

from typing import Final

from magnat.games.oilcity import bank
from magnat.games.oilcity.actions import Order, RunRefinery, SendPedlar
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.facts import (
    Bought,
    Confirmed,
    CrudeRefined,
    NotServed,
    PedlarSold,
    Reconsidered,
    SentBack,
    Served,
    TokenPlaced,
    TokenTaken,
)
from magnat.games.oilcity.figures import (
    CARD_ORDERS,
    CHARACTER_ORDERS,
    CRUDE,
    GAS,
    KEROSENE,
    MONEY,
    ORDERS,
    PLOT,
    REFINERY,
    SOLD_GOODS,
    THINGS,
    WAX,
)
from magnat.games.oilcity.stages import Stage
from magnat.games.oilcity.state import PROGRAM, OilCityState, Plan
from magnat.kernel.contract import Action, Log, Refusal, Seat

# Plans


def plan_of(action: Action) -> Plan:
    """The open plan that a token makes."""
    if isinstance(action, Order):
        return Plan(action.member, action.order, action.amount)
    if isinstance(action, SendPedlar):
        return Plan(action.member, Plan.PEDLAR, action.wax + action.gas + action.kerosene, action.wax, action.gas, action.kerosene)
    assert isinstance(action, RunRefinery)
    return Plan(action.member, Plan.REFINE, action.crude)


def lays_for(box: Box, state: OilCityState, seat: Seat, company: int, member: int) -> bool:
    """OC-5.1: everybody lays their own token, and those of partners who handed their seats over or left them to the program."""
    if not box.choices.own_tokens:
        return True
    owner = box.members[company][member]
    return owner == seat or state.holders[owner] == seat or state.holders[owner] == PROGRAM


def check_plan(box: Box, state: OilCityState, seat: Seat, company: int, plan: Plan) -> Refusal | None:
    """OC-5.1 to OC-5.5, OC-5.9: a token that is free, a place that exists, an amount that the profession allows."""
    if not 0 <= plan.member < len(box.members[company]):
        return Refusal("OC-5.1", "no-such-member", len(box.members[company]), plan.member)
    if not lays_for(box, state, seat, company, plan.member):
        return Refusal("OC-5.1", "not-your-token")
    if state.has_confirmed(company, seat):
        return Refusal("OC-5.9", "already-confirmed")
    if box.members[company][plan.member] in state.companies[company].confirmed:
        return Refusal("OC-5.9", "partner-has-confirmed")
    refusal = check_amount(box, company, plan)
    if refusal is not None:
        return refusal
    others = staying(box, state, company, plan.member)
    if len(others) == box.figures.tokens:
        return Refusal("OC-5.1", "no-token-left", box.figures.tokens, len(others) + 1)
    if on_character_card(plan) and card_taken(others, plan.member):
        return Refusal("OC-5.2", "card-has-token")
    return check_plans(box, state, company, [*others, plan])


def on_character_card(plan: Plan) -> bool:
    """OC-5.2: orders of the profession, and the pedlar."""
    return plan.order == Plan.PEDLAR or plan.order in CHARACTER_ORDERS


def card_taken(others: list[Plan], member: int) -> bool:
    """OC-5.2: one token per character card; only the spare token of a company of two could be a second."""
    for plan in others:
        if plan.member == member and on_character_card(plan):
            return True
    return False


def check_amount(box: Box, company: int, plan: Plan) -> Refusal | None:
    figures = box.figures
    match plan.order:
        case Plan.PEDLAR:
            if plan.wax < 0 or plan.gas < 0 or plan.kerosene < 0:
                return Refusal("OC-5.3", "negative-amount")
            if not 1 <= plan.amount <= figures.pedlar_most:
                return Refusal("OC-5.3", "pedlar-load", figures.pedlar_most, plan.amount)
        case Plan.REFINE:
            if not 1 <= plan.amount <= figures.refinery_most:
                return Refusal("OC-5.5", "refinery-load", figures.refinery_most, plan.amount)
        case _:
            if plan.order in CHARACTER_ORDERS:
                limit = box.limits[box.profession(company, plan.member)][plan.order]
                if not 1 <= plan.amount <= limit:
                    return Refusal("OC-5.2", "over-limit", limit, plan.amount)
            elif plan.order in CARD_ORDERS:
                if plan.amount != 1:
                    return Refusal("OC-5.4", "one-per-token", 1, plan.amount)
            else:
                return Refusal("OC-5.1", "not-for-sale")
    return None


def staying(box: Box, state: OilCityState, company: int, member: int) -> list[Plan]:
    """The plans that stay when a partner places a token: all but its own former one, unless a small company has one to spare."""
    plans = state.companies[company].plans
    spare = box.figures.tokens - len(box.members[company])
    own = 0
    for plan in plans:
        if plan.member == member:
            own += 1
    if own == 0 or (spare > 0 and len(plans) < box.figures.tokens and own <= spare):
        return plans
    kept: list[Plan] = []
    for plan in plans:
        if plan.member == member:
            own -= 1
        if plan.member != member or own > 0:
            kept.append(plan)
    return kept


def place(box: Box, state: OilCityState, company: int, plan: Plan, log: Log) -> None:
    """OC-5.1: the token lies as an open plan, which partners see."""
    state.companies[company].plans = [*staying(box, state, company, plan.member), plan]
    if log.on:
        log.add(
            TokenPlaced(
                "OC-5.1", box.members[company], company, plan.member, order_name(plan.order), plan.amount, plan.wax, plan.gas, plan.kerosene
            )
        )


def order_name(order: int) -> str:
    if order == Plan.PEDLAR:
        return "pedlar"
    return "refine" if order == Plan.REFINE else ORDERS[order]


def check_take_token(box: Box, state: OilCityState, seat: Seat, company: int, member: int) -> Refusal | None:
    """OC-5.1, OC-5.9: one that is not confirmed; while the tokens cannot be served as they lie, any partner may take off any of them."""
    plans, confirmed = state.companies[company].plans, state.companies[company].confirmed
    if state.has_confirmed(company, seat):
        return Refusal("OC-5.9", "already-confirmed")
    for plan in plans:
        if plan.member == member:
            if check_plans(box, state, company, plans) is not None:
                return None
            if not lays_for(box, state, seat, company, member):
                return Refusal("OC-5.1", "not-your-token")
            return Refusal("OC-5.9", "partner-has-confirmed") if box.members[company][member] in confirmed else None
    return Refusal("OC-5.1", "no-token-there")


def take_token(box: Box, state: OilCityState, company: int, member: int, log: Log) -> None:
    """OC-5.1: the partner's last token comes off."""
    plans = state.companies[company].plans
    index = len(plans) - 1
    while plans[index].member != member:
        index -= 1
    state.companies[company].plans = plans[:index] + plans[index + 1 :]
    unconfirm(box, state, company, member, log)
    if log.on:
        log.add(TokenTaken("OC-5.1", box.members[company], company, member))


def unconfirm(box: Box, state: OilCityState, company: int, member: int, log: Log) -> None:
    """OC-5.9: whose token had to come off has not confirmed what lies now; everybody sees who has, so everybody learns that."""
    own, owner = state.companies[company], box.members[company][member]
    if owner in own.confirmed:
        own.confirmed.remove(owner)
        if log.on:
            log.add(Reconsidered("OC-5.9", company, owner))


# What the plans need together


class Needs:
    """What some plans need and bring, added up."""

    def __init__(self, box: Box, plans: list[Plan]) -> None:
        self.wanted: Final = [0] * len(ORDERS)  # by order
        self.sold: Final = [0] * len(THINGS)  # to the pedlar, by good
        self.crude = 0  # into refineries
        self.refineries = 0  # at work
        self.cost = 0
        for plan in plans:
            if plan.order == Plan.PEDLAR:
                self.sold[WAX] += plan.wax
                self.sold[GAS] += plan.gas
                self.sold[KEROSENE] += plan.kerosene
            elif plan.order == Plan.REFINE:
                self.crude += plan.amount
                self.refineries += 1
            else:
                self.wanted[plan.order] += plan.amount
                self.cost += plan.amount * box.figures.costs[plan.order]
        self.earned: Final = (self.sold[WAX] + self.sold[GAS] + self.sold[KEROSENE]) * box.figures.pedlar_pays


def check_plans(box: Box, state: OilCityState, company: int, plans: list[Plan]) -> Refusal | None:
    """OC-5.6: all plans together must be in stock and payable (the pedlar's money counts); otherwise nothing is committed."""
    needs, money = Needs(box, plans), state.companies[company].store[MONEY]
    refusal = check_stock(box, state, company, needs)
    if refusal is None and needs.cost > money + needs.earned:
        return Refusal("OC-5.6", "too-little-money", needs.cost, money + needs.earned)
    return refusal


def check_stock(box: Box, state: OilCityState, company: int, needs: Needs) -> Refusal | None:
    """OC-5.3, OC-5.5, OC-5.9, OC-1.5: goods and refineries of the company, and what the bank has."""
    store = state.companies[company].store
    for good in SOLD_GOODS:
        if needs.sold[good] > store[good]:
            return Refusal("OC-5.3", "not-in-store", needs.sold[good], store[good])
    if needs.refineries > store[REFINERY]:
        return Refusal("OC-5.9" if needs.wanted[REFINERY] > 0 else "OC-5.5", "no-refinery", needs.refineries, store[REFINERY])
    if needs.crude > store[CRUDE]:
        return Refusal("OC-5.5", "not-in-store", needs.crude, store[CRUDE])
    if state.called > 0 and needs.crude > state.companies[company].crude_laid:
        return Refusal("OC-5.9", "crude-too-late", state.companies[company].crude_laid, needs.crude)
    made = needs.crude * box.figures.refinery_yield
    if not bank.has(box, state, KEROSENE, made - needs.sold[KEROSENE]):
        return Refusal("OC-1.5", "bank-is-out", made, state.bank[KEROSENE] + needs.sold[KEROSENE])
    if not bank.has(box, state, MONEY, needs.earned):
        return Refusal("OC-1.5", "bank-is-out", needs.earned, state.bank[MONEY])
    for order in range(len(ORDERS)):
        if needs.wanted[order] > 0 and needs.wanted[order] > in_bank(state, order):
            return Refusal("OC-1.5", "bank-is-out", needs.wanted[order], in_bank(state, order))
    return None


def in_bank(state: OilCityState, order: int) -> int:
    """What can still be ordered; plots that are paid but not yet drawn are gone."""
    if order != PLOT:
        return state.bank[order]
    left = sum(state.plots_left)
    for company in state.companies:
        left -= company.to_draw
    return left


# Service


def confirm(box: Box, state: OilCityState, company: int, log: Log) -> None:
    """OC-5.6, option `flow=free`: the program serves at once; a person is waited for."""
    state.companies[company].stage = Stage.SERVICE
    if log.on:
        log.add(Confirmed("OC-5.6", company))
    if not state.by_hand(0):
        serve(box, state, company, log)


def send_back(box: Box, state: OilCityState, company: int, log: Log) -> None:
    """OC-5.6: nothing is lost; the company alone thinks again, and learns why."""
    own = state.companies[company]
    own.stage = Stage.INVESTING
    if log.on:
        log.add(SentBack("OC-5.6", company))
        refusal = check_plans(box, state, company, own.plans) if box.choices.rounds else None
        if refusal is not None:
            told = [*box.members[company], box.banker_1]
            log.add(NotServed(refusal.clause, told, company, refusal.key, refusal.need, refusal.have))


def serve(box: Box, state: OilCityState, company: int, log: Log) -> None:
    """OC-5.6: pedlars first, whose money pays for the partners; then refineries, then purchases. OC-5.10: the tokens come off."""
    own = state.companies[company]
    for plan in own.plans:
        if plan.order == Plan.PEDLAR:
            send_pedlar(box, state, company, plan, log)
    for plan in own.plans:
        if plan.order == Plan.REFINE:
            refine(box, state, company, plan.amount, log)
    for plan in own.plans:
        if plan.order != Plan.PEDLAR and plan.order != Plan.REFINE:
            buy(box, state, company, plan, log)
    own.plans = []
    if log.on:
        log.add(Served("OC-5.10", company))
    own.stage = Stage.DRAWING if own.to_draw > 0 else Stage.PREPARING


def send_pedlar(box: Box, state: OilCityState, company: int, plan: Plan, log: Log) -> None:
    """OC-5.3"""
    own, price = state.companies[company], plan.amount * box.figures.pedlar_pays
    bank.take(state, own, WAX, plan.wax)
    bank.take(state, own, GAS, plan.gas)
    bank.take(state, own, KEROSENE, plan.kerosene)
    bank.give(state, own, MONEY, price)
    if log.on:
        log.add(PedlarSold("OC-5.3", company, plan.wax, plan.gas, plan.kerosene, price))


def refine(box: Box, state: OilCityState, company: int, crude: int, log: Log) -> None:
    """OC-5.5: every crude becomes two kerosene."""
    own, kerosene = state.companies[company], crude * box.figures.refinery_yield
    bank.take(state, own, CRUDE, crude)
    bank.give(state, own, KEROSENE, kerosene)
    if log.on:
        log.add(CrudeRefined("OC-5.5", company, crude, kerosene))


def buy(box: Box, state: OilCityState, company: int, plan: Plan, log: Log) -> None:
    """OC-5.7; plots are drawn afterwards, one more than ordered with option `plot_choice` (OC-5.8)."""
    own, price = state.companies[company], plan.amount * box.figures.costs[plan.order]
    bank.take(state, own, MONEY, price)
    if plan.order == PLOT:
        extra = 1 if box.choices.plot_choice and in_bank(state, PLOT) > plan.amount else 0
        own.to_draw += plan.amount + extra
        own.shown += extra
    else:
        bank.give(state, own, plan.order, plan.amount)
    if log.on:
        log.add(Bought("OC-5.7", company, ORDERS[plan.order], plan.amount, price))


def list_plans(box: Box, state: OilCityState, seat: Seat, company: int, options: list[Action]) -> None:
    """Every token that can be placed, taken or changed by this partner, and the confirmation if all can be served."""
    own = state.companies[company]
    if state.has_confirmed(company, seat):
        return
    fine = check_plans(box, state, company, own.plans) is None
    for member in range(len(box.members[company])):
        mine = lays_for(box, state, seat, company, member) and box.members[company][member] not in own.confirmed
        others = staying(box, state, company, member) if mine else own.plans
        if mine and len(others) < box.figures.tokens:
            list_tokens(box, state, seat, company, member, others, options)
        for plan in own.plans:
            if plan.member == member:
                if mine or not fine:
                    options.append(box.take_token[member])
                break
    if fine:
        options.append(box.confirm)


def list_tokens(box: Box, state: OilCityState, seat: Seat, company: int, member: int, others: list[Plan], options: list[Action]) -> None:
    """What `check_plan` lets through for one partner, beside what the others need already."""
    needs = Needs(box, others)
    if card_taken(others, member) or check_stock(box, state, company, needs) is not None:  # rare: ask for each token
        for wish in box.tokens[member]:
            if check_plan(box, state, seat, company, plan_of(wish)) is None:
                options.append(wish)
        return
    store, figures = state.companies[company].store, box.figures
    slack = store[MONEY] + needs.earned - needs.cost
    if slack >= 0:
        limits, wishes = box.limits[box.profession(company, member)], box.order[member]
        for order in CHARACTER_ORDERS:
            left, price = in_bank(state, order) - needs.wanted[order], figures.costs[order]
            for amount in range(1, limits[order] + 1):
                if amount <= left and amount * price <= slack:
                    options.append(wishes[order][amount])
        for order in CARD_ORDERS:
            if needs.wanted[order] < state.bank[order] and figures.costs[order] <= slack:
                options.append(wishes[order][1])
        if needs.refineries < store[REFINERY]:
            there = store[CRUDE] if state.called == 0 else min(store[CRUDE], state.companies[company].crude_laid)
            for crude in range(1, min(figures.refinery_most, there - needs.crude) + 1):
                made = (needs.crude + crude) * figures.refinery_yield
                if bank.has(box, state, KEROSENE, made - needs.sold[KEROSENE]):
                    options.append(box.run_refinery[member][crude])
    wax, gas, kerosene = store[WAX] - needs.sold[WAX], store[GAS] - needs.sold[GAS], store[KEROSENE] - needs.sold[KEROSENE]
    if wax + gas + kerosene == 0:
        return
    for load in box.pedlars[member]:
        if load.wax <= wax and load.gas <= gas and load.kerosene <= kerosene:
            paid = (load.wax + load.gas + load.kerosene) * figures.pedlar_pays
            if slack + paid >= 0 and bank.has(box, state, MONEY, needs.earned + paid):
                options.append(load)
