"""What look-ahead compares in McMulti: whole phases of a turn, the clerk's own way first and others around it.

A plan is everything that a seat does until others or the dice come: barrel by barrel in one market, asset by asset in phase 4. No plan
goes back and forth, so the free cycle of buying and selling one barrel does not exist here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product

from magnat.bots.mcmulti.mind.assets import best_place
from magnat.bots.mcmulti.mind.barrels import open_markets, visit
from magnat.bots.mcmulti.mind.policy import Policy
from magnat.games.mcmulti import production
from magnat.games.mcmulti.actions import BuyAsset, BuyBarrel, Declare, EndTurn, Refine, SellAsset, SellBarrel, SellFuel
from magnat.games.mcmulti.agenda import waits_for
from magnat.games.mcmulti.figures import CRUDE, GASOLINE, KINDS, WELL
from magnat.games.mcmulti.stages import Stage
from magnat.games.mcmulti.state import NOTHING, McMultiState, track
from magnat.kernel.contract import Action, Log

Plan = list[Action]
Spelling = tuple[tuple[str, ...], ...]
STEPS = (-4, -2, -1, 1, 2, 4)  # barrels more or less than the clerk would have afterwards
AROUND = tuple((step, 0) for step in STEPS) + tuple((0, step) for step in STEPS) + ((-1, -1), (1, 1), (-2, 2), (2, -2), (3, 3), (-3, -3))
MOST = 400  # actions of one plan: more than any board has room for


def plans(policy: Policy, state: McMultiState, usual: Plan, seen: set[Spelling]) -> list[Plan]:
    """All around this one that are worth a thought, and it comes first; no two do the same, and none that was seen before."""
    others: dict[int, Callable[[Policy, McMultiState, Plan], Iterator[Plan]]] = {
        Stage.PURCHASE: assets_around,
        Stage.MARKET: trades_around,
        Stage.QUADRANT: options_of,
        Stage.STATIONS: amounts_around,
        Stage.REFINERIES: amounts_around,
        Stage.RIGS: options_of,
        Stage.ASSETS: assets_around,
    }
    find = others.get(state.stage)
    found = [usual]
    seen.add(spelled(usual))
    for plan in find(policy, state, usual) if find is not None else ():
        if spelled(plan) not in seen:
            seen.add(spelled(plan))
            found.append(plan)
    return found


def spelled(plan: Plan) -> Spelling:
    """Equal for plans that lead to the same position: the order does not count."""
    return tuple(sorted((action.key, *(str(word) for word in action.words().values())) for action in plan))


def by_policy(policy: Policy, state: McMultiState) -> Plan:
    """What the clerk does until somebody else or the dice come."""
    here, mind, plan, log = state.clone(), policy.clone(), list[Action](), Log(on=False)
    stage = state.stage
    while here.stage == stage and waits_for(policy.box, here, policy.seat) and len(plan) < MOST:
        action = mind.choose(here)
        policy.rules.apply(here, policy.seat, action, log)
        plan.append(action)
        if stage not in (Stage.PURCHASE, Stage.MARKET, Stage.ASSETS):
            break
    return plan


def options_of(policy: Policy, state: McMultiState, usual: Plan) -> Iterator[Plan]:  # noqa: ARG001 - all that there are
    for option in policy.rules.options(state, policy.seat):
        yield [option]


def amounts_around(policy: Policy, state: McMultiState, usual: Plan) -> Iterator[Plan]:
    """MM-4.5: some barrels more or fewer, all, or none."""
    first = usual[0]
    if isinstance(first, SellFuel):
        ready: Sequence[Action] = policy.box.sell_fuel[: production.most_fuel(policy.box, state) + 1]
    elif isinstance(first, Refine):
        ready = policy.box.refine[: production.most_refined(policy.box, state) + 1]
    else:
        return
    for amount in (first.barrels - 1, first.barrels + 1, 0, len(ready) - 1, first.barrels - 2, first.barrels + 2):
        if 0 <= amount < len(ready):
            yield [ready[amount]]


# MM-3


def trades_around(policy: Policy, state: McMultiState, usual: Plan) -> Iterator[Plan]:
    """In every open market: nothing, what the clerk would do there, and a few barrels more or fewer of each good; or all goes."""
    situation = policy.situation(state)
    me = state.companies[policy.seat]
    yield [policy.box.roll]
    for where in open_markets(situation):
        wanted = [0, 0]
        if state.traded == NOTHING:
            for trade in visit(situation, where):
                wanted[trade.good] += 1 if trade.buy else -1
        if isinstance(usual[0], BuyBarrel | SellBarrel) and usual[0].market == where:
            wanted = [0, 0]
            for action in usual:
                if isinstance(action, BuyBarrel | SellBarrel):
                    wanted[action.good] += 1 if isinstance(action, BuyBarrel) else -1
        goals = [(wanted[CRUDE], wanted[GASOLINE])]
        goals += [(wanted[CRUDE] + crude, wanted[GASOLINE] + gasoline) for crude, gasoline in AROUND]
        goals += [(-me.crude, wanted[GASOLINE]), (wanted[CRUDE], -me.gasoline), (-me.crude, -me.gasoline)]
        for goal in goals:
            plan = trades(policy, state, where, goal)
            if plan is not None:
                yield plan


def trades(policy: Policy, state: McMultiState, where: int, goal: tuple[int, int]) -> Plan | None:
    """First what is sold, then what is bought; None if the market or the cash does not allow it all."""
    here, plan, log = state.clone(), list[Action](), Log(on=False)
    for sign in (-1, 1):
        for good in (CRUDE, GASOLINE):
            ready: Action = (policy.box.sell_barrel if sign < 0 else policy.box.buy_barrel)[track(where, good)]
            for _ in range(max(0, sign * goal[good])):
                if policy.rules.check(here, policy.seat, ready) is not None:
                    return None
                policy.rules.apply(here, policy.seat, ready, log)
                plan.append(ready)
    return [*plan, policy.box.roll]


# MM-2.6, MM-6


def assets_around(policy: Policy, state: McMultiState, usual: Plan) -> Iterator[Plan]:
    """One or two assets of a kind more or fewer bought or sold, one kind in place of another, or nothing at all."""
    sold, bought = [0] * len(KINDS), [0] * WELL
    for action in usual:
        if isinstance(action, SellAsset):
            sold[action.kind] += 1
        elif isinstance(action, BuyAsset):
            bought[action.kind] += 1
    wishes = [(sold, bought), ([0] * len(KINDS), [0] * WELL), (sold, [0] * WELL), ([0] * len(KINDS), bought)]
    for kind, step in product(range(WELL), (-2, -1, 1, 2, 4)):
        wishes.append((sold, shifted(bought, kind, step)))
    for kind, step in product(range(len(KINDS)), (-2, -1, 1, 2)):
        wishes.append((shifted(sold, kind, step), bought))
    for one, other in product(range(WELL), repeat=2):
        if one != other:
            wishes.append((sold, shifted(shifted(bought, one, -1), other, 1)))
            wishes.append((sold, shifted(shifted(bought, one, -2), other, 2)))
    for away, wanted in wishes:
        yield from deals(policy, state, away, wanted)


def shifted(numbers: Sequence[int], index: int, step: int) -> list[int]:
    return [number + step if place == index else number for place, number in enumerate(numbers)]


def deals(policy: Policy, state: McMultiState, sold: Sequence[int], bought: Sequence[int]) -> Iterator[Plan]:
    """These numbers by kind, if that is possible; then the end of the turn, with and without declaring."""
    if min(*sold, *bought) < 0 or any(one > 0 and other > 0 for one, other in zip(sold, bought, strict=False)):
        return
    here, plan, log = state.clone(), list[Action](), Log(on=False)
    for kind, count in enumerate(sold):
        sales = [wish for wish in policy.sales(here) if wish.kind == kind] if count else []
        if len(sales) < count or (count and state.stage != Stage.ASSETS):
            return
        idle = [wish for wish in sales if wish.cell in here.quadrants[wish.quadrant].idle]
        for wish in [*idle, *(sale for sale in sales if sale not in idle)][:count]:
            policy.rules.apply(here, policy.seat, wish, log)
            plan.append(wish)
    for kind, count in enumerate(bought):
        for _ in range(count):
            place = best_place(policy.situation(here), kind)
            if place is None or policy.rules.check(here, policy.seat, place) is not None:
                return
            policy.rules.apply(here, policy.seat, place, log)
            plan.append(place)
    for end in policy.rules.options(here, policy.seat):
        if isinstance(end, EndTurn | Declare) or end is policy.box.end_purchases:
            yield [*plan, end]
