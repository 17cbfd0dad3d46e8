"""OC-7 for the clerk: what it loads today and what it keeps for a better price."""

from __future__ import annotations

from magnat.bots.oilcity.desk import Desk
from magnat.games.oilcity.actions import Sell
from magnat.games.oilcity.figures import GAS, KEROSENE, SOLD_GOODS, WAGON, WAX


def best_sale(desk: Desk, listed: list[Sell]) -> Sell:
    """Units that bring more today than they promise later, on as many wagons as that takes; a wagon goes every turn if one can."""
    store, most = desk.own.store, desk.figures.wagon_most
    gains = {good: desk.prices[good] * desk.revenue(desk.turn) - desk.later[good] for good in SOLD_GOODS}
    order = sorted(SOLD_GOODS, key=lambda good: -gains[good])
    ripe = sum(store[good] for good in order if gains[good] > 0)
    wagons = min(store[WAGON], -(-ripe // most))
    if wagons == 0 and store[WAGON] > 0 and any(store[good] for good in order):
        return one_unit(desk, listed, order)
    loaded, room = dict.fromkeys(SOLD_GOODS, 0), wagons * most
    for good in order:
        if gains[good] > 0:
            loaded[good] = min(room, store[good])
            room -= loaded[good]
    return payable(desk, Sell(loaded[WAX], loaded[GAS], loaded[KEROSENE], wagons), listed)


def one_unit(desk: Desk, listed: list[Sell], order: list[int]) -> Sell:
    """Only for the turn to count (OC-9.7): the unit that is missed least, one with a price if only such count (OC-7.2)."""
    there = [good for good in order if desk.own.store[good] > 0]
    paid = [good for good in there if desk.prices[good] > 0 or desk.box.choices.zero_price_wagon_scores]
    if not paid:
        return Sell(0, 0, 0, 0)
    units = [1 if good == paid[0] else 0 for good in (WAX, GAS, KEROSENE)]
    return payable(desk, Sell(units[0], units[1], units[2], 1), listed)


def payable(desk: Desk, wanted: Sell, listed: list[Sell]) -> Sell:
    """The bank's money is not seen; but what brings no more than a listed sale can be paid."""
    dearest = max(listed, key=lambda sale: brings(desk, sale))
    return wanted if brings(desk, wanted) <= brings(desk, dearest) else dearest


def brings(desk: Desk, sale: Sell) -> int:
    return sale.wax * desk.prices[WAX] + sale.gas * desk.prices[GAS] + sale.kerosene * desk.prices[KEROSENE]
