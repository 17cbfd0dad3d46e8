"""MM-3 and MM-4.5 for bots: what a barrel is worth to them, and so what they buy, sell, refine and burn."""

from __future__ import annotations

import math
from typing import Final

from magnat.bots.mcmulti.mind.ending import somebody_ahead
from magnat.bots.mcmulti.mind.situation import Situation
from magnat.games.mcmulti.figures import CRUDE, DOMESTIC, FOREIGN, GASOLINE
from magnat.games.mcmulti.state import NOBODY, NOTHING, track

PRESENT_TURN: Final = 0.5  # rounds: the present turn with its neighbours' still lets stations sell


class Trade:
    """One barrel bought or sold, and what the bot thinks to gain by it."""

    def __init__(self, where: int, buy: bool, good: int, gain: float) -> None:
        self.where: Final = where
        self.buy: Final = buy
        self.good: Final = good
        self.gain: Final = gain


class Storage:
    """Barrels and prices while a bot thinks through a visit to one market."""

    def __init__(self, situation: Situation, where: int) -> None:
        self.situation: Final = situation
        self.where: Final = where
        barrels = situation.state.barrels
        self.stock: Final = [situation.me.crude, situation.me.gasoline]
        self.cash = situation.cash
        self.barrels: Final = [barrels[track(where, CRUDE)], barrels[track(where, GASOLINE)]]  # on the market's tracks

    def offered(self, good: int) -> int:
        """MM-3.3: what the market pays; 0 if it takes no more."""
        line = self.situation.figures.tracks[good]
        return line.highest - self.barrels[good] * line.step if self.barrels[good] < line.spaces else 0

    def asked(self, good: int) -> int:
        """MM-3.2: what the market wants; 0 if it has none."""
        line = self.situation.figures.tracks[good]
        return line.highest - (self.barrels[good] - 1) * line.step if self.barrels[good] > 0 else 0

    def best_trade(self) -> Trade | None:
        """The single trade that promises most, if it is worthwhile."""
        gain, best = self.situation.ways.barrel_gain, NOTHING
        buy = False
        for good in range(2):
            offered, asked = self.offered(good), self.asked(good)
            if self.stock[good] > 0 and offered > 0:
                promised = offered - self.worth(good, 0)
                if promised > gain:
                    gain, best, buy = promised, good, False
            if asked > 0 and self.cash - asked >= self.situation.ways.barrel_reserve:
                promised = self.worth(good, 1) - asked
                if promised > gain:
                    gain, best, buy = promised, good, True
        return None if best == NOTHING else Trade(self.where, buy, best, gain)

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


def open_markets(situation: Situation) -> list[int]:
    """MM-3.1, MM-9.3"""
    if situation.state.traded != NOTHING:
        return [situation.state.traded]
    return [DOMESTIC] if situation.state.embargo else [DOMESTIC, FOREIGN]


def plan(situation: Situation) -> list[Trade]:
    """What to do in which market: whatever reaches the goal this turn, or else what promises more."""
    markets = open_markets(situation)
    if situation.state.declared == NOBODY and not somebody_ahead(situation, []):
        for where in markets:
            storage = Storage(situation, where)
            trades = clearance(storage)
            if storage.cash >= situation.figures.goal:
                return trades
    best: list[Trade] = []
    most = -1.0
    for where in markets:
        trades = visit(situation, where)
        promised = promise(trades)
        if promised > most:
            best, most = trades, promised
    return best


def clearance(storage: Storage) -> list[Trade]:
    """Every barrel goes, because none counts after the declaration."""
    trades: list[Trade] = []
    for good in (GASOLINE, CRUDE):
        price = storage.offered(good)
        while storage.stock[good] > 0 and price > 0:
            trade = Trade(storage.where, False, good, price)
            trades.append(trade)
            storage.carry_out(trade)
            price = storage.offered(good)
    return trades


def visit(situation: Situation, where: int) -> list[Trade]:
    """It comes to an end: no barrel goes back and forth, because both would have to gain at the same price."""
    storage = Storage(situation, where)
    trades: list[Trade] = []
    trade = storage.best_trade()
    while trade is not None:
        trades.append(trade)
        storage.carry_out(trade)
        trade = storage.best_trade()
    return trades


def promise(trades: list[Trade]) -> float:
    total = 0.0
    for trade in trades:
        total += trade.gain
    return total


def resale(situation: Situation, good: int, stock: int) -> float:
    """What the last barrel of a stock may bring in a market next turn; the others are sold before it."""
    if situation.rounds <= 0:
        return 0.0
    brings = situation.ways.resale * situation.offered[good] - situation.figures.tracks[good].step * (stock - 1)
    return brings if brings > 0.0 else 0.0


def gasoline_worth(situation: Situation, stock: int) -> float:
    """Of the last barrel of a stock: through a station if one is crossed in time, or else in a market."""
    fuel, sold = burnt(situation, stock), resale(situation, GASOLINE, stock)
    return fuel if fuel > sold else sold


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
    refined = gasoline_worth(situation, gasoline_then) * later(situation, wait)
    return refined if refined > sold else sold


def fuel_to_sell(situation: Situation, most: int) -> int:
    """How many barrels the crossed stations sell: as long as no market would pay more. Waiting leaves the price to others."""
    price, stock, sold = situation.pays, situation.me.gasoline, 0
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
