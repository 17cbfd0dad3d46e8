"""OC-7 for the clerk: what it loads today and what it keeps for a better price."""

from __future__ import annotations

from magnat.games.oilcity.actions import Sell
from magnat.games.oilcity.figures import GAS, KEROSENE, SOLD_GOODS, WAGON, WAX
from tests.bots.oilcity.clerk_1.situation import Situation


def best_sale(situation: Situation, listed: list[Sell]) -> Sell:
    """Units that bring more today than they promise later, on as many wagons as that takes; a wagon goes every turn if one can."""
    store, most = situation.own.store, situation.figures.wagon_most
    gains = {good: situation.prices[good] * situation.revenue(situation.turn) - situation.later[good] for good in SOLD_GOODS}
    by_gain = sorted(SOLD_GOODS, key=lambda good: -gains[good])
    ripe = sum(store[good] for good in by_gain if gains[good] > 0)
    wagons = min(store[WAGON], -(-ripe // most))
    if wagons == 0 and store[WAGON] > 0 and any(store[good] for good in by_gain):
        return one_unit(situation, listed, by_gain)
    loaded, space = dict.fromkeys(SOLD_GOODS, 0), wagons * most
    for good in by_gain:
        if gains[good] > 0:
            loaded[good] = min(space, store[good])
            space -= loaded[good]
    return payable(situation, Sell(loaded[WAX], loaded[GAS], loaded[KEROSENE], wagons), listed)


def one_unit(situation: Situation, listed: list[Sell], by_gain: list[int]) -> Sell:
    """Only for the turn to count (OC-9.7): the unit that is missed least, one with a price if only such count (OC-7.2)."""
    there = [good for good in by_gain if situation.own.store[good] > 0]
    paid = [good for good in there if situation.prices[good] > 0 or situation.box.choices.zero_price_wagon_scores]
    if not paid:
        return Sell(0, 0, 0, 0)
    units = [1 if good == paid[0] else 0 for good in (WAX, GAS, KEROSENE)]
    return payable(situation, Sell(units[0], units[1], units[2], 1), listed)


def payable(situation: Situation, wanted: Sell, listed: list[Sell]) -> Sell:
    """The bank's money is not seen; but what brings no more than a listed sale can be paid."""
    best = max(listed, key=lambda sale: brings(situation, sale))
    return wanted if brings(situation, wanted) <= brings(situation, best) else best


def brings(situation: Situation, sale: Sell) -> int:
    return sale.wax * situation.prices[WAX] + sale.gas * situation.prices[GAS] + sale.kerosene * situation.prices[KEROSENE]
