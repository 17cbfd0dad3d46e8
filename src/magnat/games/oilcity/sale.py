"""OC-7, phase D: wax, gas and kerosene travel on wagons and are paid at this turn's prices."""

from __future__ import annotations

from magnat.games.oilcity import bank, events, loans_and_promises
from magnat.games.oilcity.actions import Sell
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.facts import NothingSold, Sold, Stamped
from magnat.games.oilcity.figures import GAS, KEROSENE, MONEY, WAGON, WAX
from magnat.games.oilcity.stages import Stage
from magnat.games.oilcity.state import Company, OilCityState
from magnat.kernel.contract import Action, Log, Refusal


def revenue(box: Box, state: OilCityState, wax: int, gas: int, kerosene: int) -> int:
    """OC-7.2: at the prices of the event."""
    prices = box.figures.events[state.event()].prices
    return wax * prices[WAX] + gas * prices[GAS] + kerosene * prices[KEROSENE]


def check_sell(box: Box, state: OilCityState, own: Company, wish: Sell) -> Refusal | None:
    """OC-7.1, OC-7.2"""
    if wish.wax < 0 or wish.gas < 0 or wish.kerosene < 0 or wish.wagons < 0:
        return Refusal("OC-7.1", "negative-amount")
    if wish.wax > own.store[WAX]:
        return Refusal("OC-7.1", "not-in-store", wish.wax, own.store[WAX])
    if wish.gas > own.store[GAS]:
        return Refusal("OC-7.1", "not-in-store", wish.gas, own.store[GAS])
    if wish.kerosene > own.store[KEROSENE]:
        return Refusal("OC-7.1", "not-in-store", wish.kerosene, own.store[KEROSENE])
    if wish.wagons > own.store[WAGON]:
        return Refusal("OC-7.1", "no-wagon", wish.wagons, own.store[WAGON])
    units = wish.wax + wish.gas + wish.kerosene
    if units > wish.wagons * box.figures.wagon_most:
        return Refusal("OC-7.1", "wagons-full", wish.wagons * box.figures.wagon_most, units)
    if wish.wagons > units:
        return Refusal("OC-7.2", "wagon-empty", wish.wagons, units)
    price = revenue(box, state, wish.wax, wish.gas, wish.kerosene)
    if not bank.has(box, state, MONEY, price):
        return Refusal("OC-1.5", "bank-is-out", price, state.bank[MONEY])
    return None


def sell(box: Box, state: OilCityState, company: int, wish: Sell, log: Log) -> None:
    """OC-7.2: goods and loaded wagons go to the bank, the revenue to the company and on its value sheet (OC-7.3)."""
    own = state.companies[company]
    price = revenue(box, state, wish.wax, wish.gas, wish.kerosene)
    bank.take(state, own, WAX, wish.wax)
    bank.take(state, own, GAS, wish.gas)
    bank.take(state, own, KEROSENE, wish.kerosene)
    bank.take(state, own, WAGON, wish.wagons)
    bank.give(state, own, MONEY, price)
    counted = counted_wagons(box, state, wish)
    own.wagons[state.turn - 1] = counted
    own.revenue[state.turn - 1] = price
    if log.on:
        if wish.wagons > 0:
            log.add(Sold("OC-7.2", company, wish.wax, wish.gas, wish.kerosene, wish.wagons, counted, price))
        else:
            log.add(NothingSold("OC-7.2", company))
    loans_and_promises.collect(box, state, company, log)
    own.stage = Stage.STAMPING
    if not state.by_hand(1):
        stamp(box, state, company, log)


def counted_wagons(box: Box, state: OilCityState, wish: Sell) -> int:
    """OC-7.2: option `zero_price_wagon_scores`: without it a wagon counts only if one of its units was paid for."""
    if box.choices.zero_price_wagon_scores:
        return wish.wagons
    prices = box.figures.events[state.event()].prices
    paid = 0
    for units, price in ((wish.wax, prices[WAX]), (wish.gas, prices[GAS]), (wish.kerosene, prices[KEROSENE])):
        if price > 0:
            paid += units
    return min(wish.wagons, paid)


def stamp(box: Box, state: OilCityState, company: int, log: Log) -> None:
    """OC-7.3: checked and confirmed; what is on the sheet is no longer changed."""
    own = state.companies[company]
    own.stage = Stage.DONE
    if log.on:
        log.add(Stamped("OC-7.3", company, state.turn, own.wagons[state.turn - 1], own.revenue[state.turn - 1]))
    events.end_turn_if_done(box, state, log)


def best_load(box: Box, state: OilCityState, own: Company, wagons: int) -> Sell:
    """The most valuable units that fit on this many wagons; goods that bring nothing fill a wagon only if it would stay empty."""
    prices = box.figures.events[state.event()].prices
    space, loaded = wagons * box.figures.wagon_most, [0, 0, 0, 0]
    goods = [WAX, GAS, KEROSENE]
    for _ in range(len(goods)):
        best = goods[0]
        for good in goods:
            if prices[good] > prices[best]:
                best = good
        goods.remove(best)
        units = min(space, own.store[best])
        if prices[best] == 0:
            units = min(units, max(0, wagons - loaded[WAX] - loaded[GAS] - loaded[KEROSENE]))
        loaded[best] = units
        space -= units
    return Sell(loaded[WAX], loaded[GAS], loaded[KEROSENE], wagons)


def list_sales(box: Box, state: OilCityState, own: Company, options: list[Action]) -> None:
    """The best load for every number of wagons, and nothing at all; any other load is for the form."""
    units = own.store[WAX] + own.store[GAS] + own.store[KEROSENE]
    for wagons in range(min(own.store[WAGON], units) + 1):
        load = best_load(box, state, own, wagons)
        if check_sell(box, state, own, load) is None:
            options.append(load)
