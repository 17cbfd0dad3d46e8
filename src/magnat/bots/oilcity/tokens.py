"""OC-5 for the clerk: what the company's tokens are to do together."""

from __future__ import annotations

from magnat.bots.oilcity.company_worth import PLOT_DEPOSITS, CompanyWorth
from magnat.bots.oilcity.situation import Situation
from magnat.games.oilcity.figures import (
    CARD_ORDERS,
    CHARACTER_ORDERS,
    CRUDE,
    GAS,
    KEROSENE,
    MONEY,
    PLOT,
    REFINERY,
    SOLD_GOODS,
    THINGS,
    TOWER,
    WAX,
)  # fmt: skip
from magnat.games.oilcity.state import Plan

SHORT_OF_MONEY = 1500
"""With less than this a company may have to leave out something that a token could do."""


class Ledger:
    """The holdings as they will be when some plans are served, and what is left to order."""

    def __init__(self, situation: Situation, worth: CompanyWorth) -> None:
        self.situation = situation
        self.counts = worth.holdings()
        self.supply = [situation.view.bank.get(thing, 1_000_000) for thing in THINGS] + [sum(situation.view.plots_left.values())]
        self.refineries = self.counts[REFINERY]  # that no token uses yet (OC-5.9)
        self.stock = self.counts[CRUDE]
        self.taken: list[int] = []  # partners on whose character card a token lies (OC-5.2)

    def after(self, plan: Plan) -> list[int]:
        """The holdings with one more plan served."""
        counts, figures = self.counts[:], self.situation.figures
        if plan.order == Plan.PEDLAR:
            for good, units in ((WAX, plan.wax), (GAS, plan.gas), (KEROSENE, plan.kerosene)):
                counts[good] -= units
            counts[MONEY] += plan.amount * figures.pedlar_pays
        elif plan.order == Plan.REFINE:
            counts[CRUDE] -= plan.amount
            counts[KEROSENE] += plan.amount * figures.refinery_yield
        else:
            counts[plan.order] += plan.amount
            counts[MONEY] -= plan.amount * figures.costs[plan.order]
        return counts

    def serve(self, plan: Plan) -> None:
        self.counts = self.after(plan)
        if plan.order == Plan.PEDLAR or plan.order in CHARACTER_ORDERS:
            self.taken.append(plan.member)
        if plan.order == Plan.REFINE:
            self.refineries -= 1
            self.stock -= plan.amount
            self.supply[KEROSENE] -= plan.amount * self.situation.figures.refinery_yield
        elif plan.order != Plan.PEDLAR:
            self.supply[plan.order] -= plan.amount

    def can(self, order: int, amount: int) -> bool:
        return amount <= self.supply[order] and amount * self.situation.figures.costs[order] <= self.counts[MONEY]

    def wishes(self, member: int) -> list[Plan]:
        """What this partner's token could do."""
        figures = self.situation.figures
        wishes = [Plan(member, order, 1) for order in CARD_ORDERS if self.can(order, 1)]
        crude = min(figures.refinery_most, self.stock, self.supply[KEROSENE] // figures.refinery_yield)
        if self.refineries > 0 and crude > 0:
            wishes.append(Plan(member, Plan.REFINE, crude))
        return wishes if member in self.taken else wishes + self.card_wishes(member)

    def card_wishes(self, member: int) -> list[Plan]:
        """OC-5.2, OC-5.3: what the character card offers."""
        limits = self.situation.box.limits[self.situation.box.profession(self.situation.company, member)]
        wishes = [
            Plan(member, order, amount) for order in CHARACTER_ORDERS for amount in range(1, limits[order] + 1) if self.can(order, amount)
        ]
        load = self.pedlar(member)
        return wishes if load is None else [*wishes, load]

    def pedlar(self, member: int, most: int = 0) -> Plan | None:
        """The units that are missed least."""
        units = [0] * len(THINGS)
        space = most or self.situation.figures.pedlar_most
        for good in sorted(SOLD_GOODS, key=lambda good: self.situation.goods[good]):
            units[good] = min(space, self.counts[good], max(0, self.situation.own.store[good]))
            space -= units[good]
        total = sum(units)
        return Plan(member, Plan.PEDLAR, total, units[WAX], units[GAS], units[KEROSENE]) if total else None


def best_plans(situation: Situation, worth: CompanyWorth, known: list[Plan], members: list[int], tokens: int) -> list[Plan]:
    """With `known` tokens lying: what the partners in `members` (one entry a token) do best together.

    Token by token the best one first; and once more behind each opening, which is worth little by itself but lets the others do more. Then
    every token is thought over again beside the others: towers on crude pay only once there is a refinery.
    """
    best, found = one_by_one(situation, worth, known, members, tokens)
    for first in openings(situation, worth, known, members) if tokens > 1 else []:
        rest = members[:]
        rest.remove(first.member)
        total, plans = one_by_one(situation, worth, [*known, first], rest, tokens - 1)
        if total > best:
            best, found = total, [first, *plans]
    return thought_over(situation, worth, known, found, best)


def thought_over(situation: Situation, worth: CompanyWorth, known: list[Plan], plans: list[Plan], total: float) -> list[Plan]:
    """The plans with each token in turn put to the best use beside the others; a pedlar, who pays for them, stays."""
    for index, plan in enumerate(plans):
        if plan.order == Plan.PEDLAR or len(plans) == 1:
            continue
        others = plans[:index] + plans[index + 1 :]
        better, found = one_by_one(situation, worth, [*known, *others], [plan.member], 1)
        if better > total:
            total, plans = better, plans[:index] + found + plans[index + 1 :]
    return plans


def best_total(situation: Situation, worth: CompanyWorth, members: list[int], more: int = 0) -> float:
    """What the company is worth with the best plans for all its tokens, if it had this much more money."""
    return one_by_one(situation, worth, [], members, situation.figures.tokens, more)[0]


def one_by_one(
    situation: Situation, worth: CompanyWorth, known: list[Plan], members: list[int], tokens: int, more: int = 0
) -> tuple[float, list[Plan]]:
    """The worth of the company with the plans that are chosen one after the other, and these."""
    ledger = Ledger(situation, worth)
    ledger.counts[MONEY] += more
    for plan in known:
        ledger.serve(plan)
    chosen: list[Plan] = []
    free = members[:]
    while free and len(chosen) < tokens:
        found = best_next(ledger, worth, free)
        if found is None:
            break
        chosen.append(found)
        free.remove(found.member)
        ledger.serve(found)
    return worth.worth(ledger.counts), chosen


def openings(situation: Situation, worth: CompanyWorth, known: list[Plan], members: list[int]) -> list[Plan]:
    """Plots for towers to come, if there is no room for them; the partner who is asked as a pedlar, if money is short.

    A token that cannot be paid for yet cannot be laid, so it is no use to wait for another partner's pedlar.
    """
    ledger = Ledger(situation, worth)
    for plan in known:
        ledger.serve(plan)
    found = []
    if PLOT_DEPOSITS * (len(situation.own.plots) + ledger.counts[PLOT]) - ledger.counts[TOWER] < PLOT_DEPOSITS:
        free = [member for member in dict.fromkeys(members) if member not in ledger.taken]
        found += [wish for member in free for wish in ledger.card_wishes(member) if wish.order == PLOT]
    if ledger.counts[MONEY] < SHORT_OF_MONEY and situation.member in members and situation.member not in ledger.taken:
        loads = [ledger.pedlar(situation.member, most) for most in range(1, situation.figures.pedlar_most + 1)]
        found += [load for load in loads if load is not None]
    return found


def best_next(ledger: Ledger, worth: CompanyWorth, members: list[int]) -> Plan | None:
    """The token that gains most, of equal ones that of the partner who could do more of the kind.

    What anybody can do is left to the partner whose own character card promises least.
    """
    start, box = worth.worth(ledger.counts), ledger.situation.box
    best, found, more = 0.0, None, 0
    idle, idle_gain = members[0], 0.0
    for index, member in enumerate(members):
        special = [wish for wish in ledger.wishes(member) if wish.order in CHARACTER_ORDERS]
        gains = [worth.worth(ledger.after(wish)) - start for wish in special]
        highest = max(gains, default=0.0)
        if highest >= best and highest > 0.0:
            wish = special[gains.index(highest)]
            could = box.limits[box.profession(ledger.situation.company, member)][wish.order]
            if highest > best or could > more:
                best, found, more = highest, wish, could
        if index == 0 or highest < idle_gain:
            idle, idle_gain = member, highest
    for wish in ledger.wishes(idle):
        if wish.order not in CHARACTER_ORDERS:
            gain = worth.worth(ledger.after(wish)) - start
            if gain > best:
                best, found = gain, wish
    return found
