"""MM-3 and MM-4.5 for the clerk: what a barrel is worth to it, and so what it buys, sells, refines and burns."""

from __future__ import annotations

import math

from magnat.games.mcmulti.figures import CRUDE, DOMESTIC, FOREIGN, GASOLINE
from tests.bots.mcmulti.clerk_1.ending import somebody_ahead
from tests.bots.mcmulti.clerk_1.situation import Situation

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

    def __init__(self, situation: Situation, where: int) -> None:
        self.situation = situation
        self.where = where
        market = (situation.view.domestic, situation.view.foreign)[where]
        self.stock = [situation.me.crude, situation.me.gasoline]
        self.cash = situation.cash
        self.barrels = [market.crude.barrels, market.gasoline.barrels]  # on the market's tracks

    def offered(self, good: int) -> int:
        """MM-3.3: what the market pays; 0 if it takes no more."""
        line = self.situation.figures.tracks[good]
        return line.highest - self.barrels[good] * line.step if self.barrels[good] < line.spaces else 0

    def asked(self, good: int) -> int:
        """MM-3.2: what the market wants; 0 if it has none."""
        line = self.situation.figures.tracks[good]
        return line.highest - (self.barrels[good] - 1) * line.step if self.barrels[good] > 0 else 0

    def best_trade(self) -> Trade | None:
        """The single trade that promises most, if it is worth the while."""
        gain, best = self.situation.habits.barrel_gain, None
        for good in (CRUDE, GASOLINE):
            offered, asked = self.offered(good), self.asked(good)
            if self.stock[good] > 0 and offered > 0 and offered - self.worth(good, 0) > gain:
                gain = offered - self.worth(good, 0)
                best = Trade(self.where, False, good, gain)
            if asked > 0 and self.cash - asked >= self.situation.habits.barrel_reserve and self.worth(good, 1) - asked > gain:
                gain = self.worth(good, 1) - asked
                best = Trade(self.where, True, good, gain)
        return best

    def worth(self, good: int, more: int) -> float:
        """Of the last barrel that would lie in storage."""
        if good == CRUDE:
            return crude_worth(self.situation, self.stock[CRUDE] + more, self.stock[GASOLINE])
        return gasoline_worth(self.situation, self.stock[GASOLINE] + more)

    def carry_out(self, trade: Trade) -> None:
        step = 1 if trade.buy else -1
        self.cash -= step * (self.asked(trade.good) if trade.buy else self.offered(trade.good))
        self.barrels[trade.good] -= step
        self.stock[trade.good] += step


def plan(situation: Situation) -> list[Trade]:
    """What to do in which market: whatever reaches the goal this turn, or else what promises more."""
    if situation.view.traded is not None:
        markets = [situation.view.traded]
    else:
        markets = [DOMESTIC] if situation.view.foreign.closed else [DOMESTIC, FOREIGN]
    if situation.view.declared is None and not somebody_ahead(situation, []):
        for where in markets:
            trades, cash = clearance(situation, where)
            if cash >= situation.view.goal:
                return trades
    return max((visit(situation, where) for where in markets), key=promise)


def clearance(situation: Situation, where: int) -> tuple[list[Trade], int]:
    """Every barrel goes, because none counts after the declaration; and the cash afterwards."""
    storage, trades = Storage(situation, where), list[Trade]()
    for good in (GASOLINE, CRUDE):
        while storage.stock[good] > 0 and (price := storage.offered(good)) > 0:
            trades.append(Trade(where, False, good, price))
            storage.carry_out(trades[-1])
    return trades, storage.cash


def visit(situation: Situation, where: int) -> list[Trade]:
    """It comes to an end: no barrel goes back and forth, because both would have to gain at the same price."""
    storage, trades = Storage(situation, where), list[Trade]()
    while (trade := storage.best_trade()) is not None:
        trades.append(trade)
        storage.carry_out(trade)
    return trades


def promise(trades: list[Trade]) -> float:
    return sum(trade.gain for trade in trades)


def resale(situation: Situation, good: int, stock: int) -> float:
    """What the last barrel of a stock may bring in a market next turn; the others are sold before it."""
    if situation.rounds <= 0:
        return 0.0
    return max(0.0, situation.habits.resale * situation.offered[good] - situation.figures.tracks[good].step * (stock - 1))


def gasoline_worth(situation: Situation, stock: int) -> float:
    """Of the last barrel of a stock: through a station if one is crossed in time, or else in a market."""
    return max(burnt(situation, stock), resale(situation, GASOLINE, stock))


def burnt(situation: Situation, stock: int) -> float:
    """What the last barrel of a stock brings at a station: it waits for all the others, perhaps longer than the game lasts."""
    if situation.sales <= 0:
        return 0.0
    wait, left = stock / situation.sales, situation.rounds + PRESENT_TURN
    if wait <= left:
        return situation.fuel_price * later(situation, wait)
    return situation.fuel_price * later(situation, left) * left / wait / 2  # it might just be in time


def later(situation: Situation, rounds: float) -> float:
    """What money of then is worth now."""
    return math.pow(situation.worth.patience, rounds)


def crude_worth(situation: Situation, stock: int, gasoline: int) -> float:
    """Of the last barrel of a stock: as gasoline if a refinery is crossed in time, or else in a market."""
    sold = resale(situation, CRUDE, stock)
    if situation.refining <= 0:
        return sold
    wait = stock / situation.refining
    if wait > situation.rounds:
        return sold
    gasoline_then = max(1, round(gasoline + stock - situation.sales * wait))
    return max(sold, gasoline_worth(situation, gasoline_then) * later(situation, wait))


def fuel_to_sell(situation: Situation, most: int) -> int:
    """How many barrels the crossed stations sell: as long as no market would pay more. Waiting leaves the price to others."""
    price, stock, sold = situation.view.consumer.pays, situation.me.gasoline, 0
    while sold < most and price - sold > resale(situation, GASOLINE, stock - sold):
        sold += 1
    return sold


def crude_to_refine(situation: Situation, most: int) -> int:
    """Refining costs nothing: do it while gasoline is worth more than crude."""
    crude, gasoline, refined = situation.me.crude, situation.me.gasoline, 0
    while refined < most and gasoline_worth(situation, gasoline + refined + 1) >= crude_worth(
        situation, crude - refined, gasoline + refined
    ):
        refined += 1
    return refined
