"""MM-3 and MM-4.5 for the clerk: what a barrel is worth to it, and so what it buys, sells, refines and burns."""

from __future__ import annotations

import math

from magnat.bots.mcmulti.desk import Desk
from magnat.games.mcmulti.figures import CRUDE, DOMESTIC, FOREIGN, GASOLINE
from magnat.games.mcmulti.view import MarketView

PRESENT_TURN = 0.5  # rounds: the present turn with its neighbours' still lets stations sell


class Trade:
    """One barrel bought or sold, and what the clerk thinks to gain by it."""

    def __init__(self, where: int, buy: bool, good: int, gain: float) -> None:
        self.where = where
        self.buy = buy
        self.good = good
        self.gain = gain


class Storage:
    """Barrels and prices while the clerk thinks through a visit to one market."""

    def __init__(self, desk: Desk, where: int) -> None:
        self.desk = desk
        self.where = where
        market = (desk.view.domestic, desk.view.foreign)[where]
        self.crude = desk.me.crude
        self.gasoline = desk.me.gasoline
        self.cash = desk.cash
        self.barrels = [market.crude.barrels, market.gasoline.barrels]

    def best_trade(self) -> Trade | None:
        """The single trade that promises most, if it is worth the while."""
        best: Trade | None = None
        desk = self.desk
        for good in (CRUDE, GASOLINE):
            line = desk.figures.tracks[good]
            stock = self.crude if good == CRUDE else self.gasoline
            barrels = self.barrels[good]
            offered = line.highest - barrels * line.step
            asked = offered + line.step
            if stock > 0 and barrels < line.spaces:
                gain = offered - self.worth(good, 0)
                if gain > desk.habits.barrel_gain and (best is None or gain > best.gain):
                    best = Trade(self.where, False, good, gain)
            if barrels > 0 and self.cash - asked >= desk.habits.barrel_reserve:
                gain = self.worth(good, 1) - asked
                if gain > desk.habits.barrel_gain and (best is None or gain > best.gain):
                    best = Trade(self.where, True, good, gain)
        return best

    def worth(self, good: int, more: int) -> float:
        """Of the last barrel that would lie in storage."""
        if good == CRUDE:
            return crude_worth(self.desk, self.crude + more, self.gasoline)
        return gasoline_worth(self.desk, self.gasoline + more)

    def carry_out(self, trade: Trade) -> None:
        line = self.desk.figures.tracks[trade.good]
        barrels = self.barrels[trade.good]
        price = line.highest - (barrels - 1 if trade.buy else barrels) * line.step
        step = 1 if trade.buy else -1
        self.cash -= step * price
        self.barrels[trade.good] -= step
        if trade.good == CRUDE:
            self.crude += step
        else:
            self.gasoline += step


def plan(desk: Desk) -> list[Trade]:
    """All worthwhile trades in the market where they promise more, the best first."""
    if desk.view.traded is not None:
        return visit(desk, desk.view.traded)
    if desk.view.foreign.closed:
        return visit(desk, DOMESTIC)
    home, abroad = visit(desk, DOMESTIC), visit(desk, FOREIGN)
    return abroad if promise(abroad) > promise(home) else home


def visit(desk: Desk, where: int) -> list[Trade]:
    """It comes to an end: no barrel goes back and forth, because both would have to gain at the same price."""
    storage, trades = Storage(desk, where), list[Trade]()
    while (trade := storage.best_trade()) is not None:
        trades.append(trade)
        storage.carry_out(trade)
    return trades


def promise(trades: list[Trade]) -> float:
    return sum(trade.gain for trade in trades)


def resale(desk: Desk, good: int, stock: int) -> float:
    """What the last barrel of a stock may bring in a market next turn; the others are sold before it."""
    if desk.rounds <= 0:
        return 0.0
    offered = max(offer(market, good) for market in (desk.view.domestic, desk.view.foreign))
    return max(0.0, desk.habits.resale * offered - desk.figures.tracks[good].step * (stock - 1))


def asked(desk: Desk, good: int) -> int:
    """The price of the cheapest barrel in either market; if all are gone, the dearest space that there is."""
    lines = [market.crude if good == CRUDE else market.gasoline for market in (desk.view.domestic, desk.view.foreign)]
    return min((line.buy for line in lines if line.buy > 0), default=desk.figures.tracks[good].highest)


def offer(market: MarketView, good: int) -> int:
    return market.crude.sell if good == CRUDE else market.gasoline.sell


def gasoline_worth(desk: Desk, stock: int) -> float:
    """Of the last barrel of a stock: through a station if one is crossed in time, or else in a market."""
    return max(burnt(desk, stock), resale(desk, GASOLINE, stock))


def burnt(desk: Desk, stock: int) -> float:
    """What the last barrel of a stock brings at a station: it waits for all the others, perhaps longer than the game lasts."""
    if desk.sales <= 0:
        return 0.0
    wait, left = stock / desk.sales, desk.rounds + PRESENT_TURN
    if wait <= left:
        return desk.fuel_price * later(desk, wait)
    return desk.fuel_price * later(desk, left) * left / wait / 2  # it might just be in time


def later(desk: Desk, rounds: float) -> float:
    """What money of then is worth now."""
    return math.pow(desk.habits.patience, rounds)


def crude_worth(desk: Desk, stock: int, gasoline: int) -> float:
    """Of the last barrel of a stock: as gasoline if a refinery is crossed in time, or else in a market."""
    sold = resale(desk, CRUDE, stock)
    if desk.refining <= 0:
        return sold
    wait = stock / desk.refining
    if wait > desk.rounds:
        return sold
    gasoline_then = max(1, round(gasoline + stock - desk.sales * wait))
    return max(sold, gasoline_worth(desk, gasoline_then) * later(desk, wait))


def fuel_to_sell(desk: Desk, most: int) -> int:
    """How many barrels the crossed stations sell: as long as no market would pay more. Waiting leaves the price to others."""
    price, stock, sold = desk.view.consumer.pays, desk.me.gasoline, 0
    while sold < most and price - sold > resale(desk, GASOLINE, stock - sold):
        sold += 1
    return sold


def crude_to_refine(desk: Desk, most: int) -> int:
    """Refining costs nothing: do it while gasoline is worth more than crude."""
    done = 0
    while done < most and gasoline_worth(desk, desk.me.gasoline + done + 1) >= crude_worth(
        desk, desk.me.crude - done, desk.me.gasoline + done
    ):
        done += 1
    return done
