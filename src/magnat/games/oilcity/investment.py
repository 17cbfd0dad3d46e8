"""OC-5, phase B: tokens are placed as open plans; when the company confirms, the bank serves them all or none."""

from __future__ import annotations

from magnat.games.oilcity import bank
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.facts import Bought, Confirmed, CrudeRefined, PedlarSold, SentBack, Served, TokenPlaced, TokenTaken
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
from magnat.games.oilcity.state import City, Plan, Stage
from magnat.kernel.contract import Action, Log, Refusal

# Plans


def check_plan(box: Box, city: City, company: int, plan: Plan) -> Refusal | None:
    """OC-5.1 to OC-5.5, OC-5.9: a token that is free, a place that exists, an amount that the profession allows."""
    if not 0 <= plan.member < len(box.members[company]):
        return Refusal("OC-5.1", "no-such-member", len(box.members[company]), plan.member)
    refusal = check_amount(box, company, plan)
    if refusal is not None:
        return refusal
    plans = with_plan(box, city, company, plan)
    if len(plans) > box.figures.tokens:
        return Refusal("OC-5.1", "no-token-left", len(plans), box.figures.tokens)
    return check_plans(box, city, company, plans)


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


def with_plan(box: Box, city: City, company: int, plan: Plan) -> list[Plan]:
    """The company's plans with this one. It replaces the partner's former plan, unless a small company has a token to spare."""
    plans = city.companies[company].plans
    spare = box.figures.tokens - len(box.members[company])
    own = 0
    for other in plans:
        if other.member == plan.member:
            own += 1
    if own == 0 or (spare > 0 and len(plans) < box.figures.tokens and own <= spare):
        return [*plans, plan]
    kept: list[Plan] = []
    for other in plans:
        if other.member != plan.member or own > 1:
            kept.append(other)
            if other.member == plan.member:
                own -= 1
    return [*kept, plan]


def place(box: Box, city: City, company: int, plan: Plan, log: Log) -> None:
    """OC-5.1: the token lies as an open plan; partners see it and may change it."""
    city.companies[company].plans = with_plan(box, city, company, plan)
    if log.on:
        log.add(
            TokenPlaced(
                "OC-5.1", box.insiders, company, plan.member, order_name(plan.order), plan.amount, plan.wax, plan.gas, plan.kerosene
            )
        )


def order_name(order: int) -> str:
    if order == Plan.PEDLAR:
        return "pedlar"
    return "refine" if order == Plan.REFINE else ORDERS[order]


def check_take_token(city: City, company: int, member: int) -> Refusal | None:
    """OC-5.1"""
    for plan in city.companies[company].plans:
        if plan.member == member:
            return None
    return Refusal("OC-5.1", "no-token-there")


def take_token(box: Box, city: City, company: int, member: int, log: Log) -> None:
    """OC-5.1: the partner's last token comes off."""
    plans = city.companies[company].plans
    index = len(plans) - 1
    while plans[index].member != member:
        index -= 1
    city.companies[company].plans = plans[:index] + plans[index + 1 :]
    if log.on:
        log.add(TokenTaken("OC-5.1", box.insiders, company, member))


# What the plans need together


def check_plans(box: Box, city: City, company: int, plans: list[Plan]) -> Refusal | None:
    """OC-5.6: all plans together must be payable (the pedlar's money counts) and in stock; otherwise nothing is committed."""
    figures, store = box.figures, city.companies[company].store
    wanted, sold = [0] * len(ORDERS), [0] * len(THINGS)
    crude = runs = 0
    for plan in plans:
        if plan.order == Plan.PEDLAR:
            sold[WAX] += plan.wax
            sold[GAS] += plan.gas
            sold[KEROSENE] += plan.kerosene
        elif plan.order == Plan.REFINE:
            crude += plan.amount
            runs += 1
        else:
            wanted[plan.order] += plan.amount
    earned = (sold[WAX] + sold[GAS] + sold[KEROSENE]) * figures.pedlar_pays
    for good in SOLD_GOODS:
        if sold[good] > store[good]:
            return Refusal("OC-5.3", "not-in-store", sold[good], store[good])
    if runs > store[REFINERY]:
        return Refusal("OC-5.9" if wanted[REFINERY] > 0 else "OC-5.5", "no-refinery", runs, store[REFINERY])
    if crude > store[CRUDE]:
        return Refusal("OC-5.5", "not-in-store", crude, store[CRUDE])
    made = crude * figures.refinery_yield
    if not bank.has(box, city, KEROSENE, made - sold[KEROSENE]):
        return Refusal("OC-1.5", "bank-is-out", made, city.bank[KEROSENE] + sold[KEROSENE])
    if not bank.has(box, city, MONEY, earned):
        return Refusal("OC-1.5", "bank-is-out", earned, city.bank[MONEY])
    cost = 0
    for order in range(len(ORDERS)):
        if wanted[order] == 0:
            continue
        cost += wanted[order] * figures.costs[order]
        left = sum(city.plots_left) if order == PLOT else city.bank[order]
        if wanted[order] > left:
            return Refusal("OC-1.5", "bank-is-out", wanted[order], left)
    if cost > store[MONEY] + earned:
        return Refusal("OC-5.6", "too-little-money", cost, store[MONEY] + earned)
    return None


# Service


def confirm(box: Box, city: City, company: int, log: Log) -> None:
    """OC-5.6: the program serves at once; a person is waited for."""
    city.companies[company].stage = Stage.SERVICE
    if log.on:
        log.add(Confirmed("OC-5.6", company))
    if not city.bankers[0]:
        serve(box, city, company, log)


def send_back(city: City, company: int, log: Log) -> None:
    """OC-5.6: nothing is lost; the company thinks again."""
    city.companies[company].stage = Stage.INVESTING
    if log.on:
        log.add(SentBack("OC-5.6", company))


def serve(box: Box, city: City, company: int, log: Log) -> None:
    """OC-5.6: pedlars first, whose money pays for the partners; then refineries, then purchases. OC-5.10: the tokens come off."""
    own = city.companies[company]
    for plan in own.plans:
        if plan.order == Plan.PEDLAR:
            send_pedlar(box, city, company, plan, log)
    for plan in own.plans:
        if plan.order == Plan.REFINE:
            refine(box, city, company, plan.amount, log)
    for plan in own.plans:
        if plan.order != Plan.PEDLAR and plan.order != Plan.REFINE:
            buy(box, city, company, plan, log)
    own.plans = []
    if log.on:
        log.add(Served("OC-5.10", company))
    own.stage = Stage.DRAWING if own.to_draw > 0 else Stage.PREPARING


def send_pedlar(box: Box, city: City, company: int, plan: Plan, log: Log) -> None:
    """OC-5.3"""
    own, price = city.companies[company], plan.amount * box.figures.pedlar_pays
    bank.take(city, own, WAX, plan.wax)
    bank.take(city, own, GAS, plan.gas)
    bank.take(city, own, KEROSENE, plan.kerosene)
    bank.give(city, own, MONEY, price)
    if log.on:
        log.add(PedlarSold("OC-5.3", company, plan.wax, plan.gas, plan.kerosene, price))


def refine(box: Box, city: City, company: int, crude: int, log: Log) -> None:
    """OC-5.5: every crude becomes two kerosene."""
    own, kerosene = city.companies[company], crude * box.figures.refinery_yield
    bank.take(city, own, CRUDE, crude)
    bank.give(city, own, KEROSENE, kerosene)
    if log.on:
        log.add(CrudeRefined("OC-5.5", company, crude, kerosene))


def buy(box: Box, city: City, company: int, plan: Plan, log: Log) -> None:
    """OC-5.7; plots are drawn afterwards, one more than ordered with option `plot_choice` (OC-5.8)."""
    own, price = city.companies[company], plan.amount * box.figures.costs[plan.order]
    bank.take(city, own, MONEY, price)
    if plan.order == PLOT:
        extra = 1 if box.choices.plot_choice and sum(city.plots_left) > own.to_draw + plan.amount else 0
        own.to_draw += plan.amount + extra
        own.shown += extra
    else:
        bank.give(city, own, plan.order, plan.amount)
    if log.on:
        log.add(Bought("OC-5.7", company, plan.order, plan.amount, price))


def list_plans(box: Box, city: City, company: int, options: list[Action]) -> None:
    """Every token that can be placed, taken or changed, for every partner, and the confirmation if all can be served."""
    own, figures = city.companies[company], box.figures
    for member in range(len(box.members[company])):
        limits = box.limits[box.profession(company, member)]
        for order in CHARACTER_ORDERS:
            for amount in range(1, limits[order] + 1):
                if check_plan(box, city, company, Plan(member, order, amount)) is None:
                    options.append(box.order[member][order][amount])
        for order in CARD_ORDERS:
            if check_plan(box, city, company, Plan(member, order, 1)) is None:
                options.append(box.order[member][order][1])
        if own.store[WAX] + own.store[GAS] + own.store[KEROSENE] > 0:
            for load in box.pedlars[member]:
                units = load.wax + load.gas + load.kerosene
                if check_plan(box, city, company, Plan(member, Plan.PEDLAR, units, load.wax, load.gas, load.kerosene)) is None:
                    options.append(load)
        if own.store[REFINERY] > 0:
            for crude in range(1, min(figures.refinery_most, own.store[CRUDE]) + 1):
                if check_plan(box, city, company, Plan(member, Plan.REFINE, crude)) is None:
                    options.append(box.run_refinery[member][crude])
        if check_take_token(city, company, member) is None:
            options.append(box.take_token[member])
    if check_plans(box, city, company, own.plans) is None:
        options.append(box.confirm)
