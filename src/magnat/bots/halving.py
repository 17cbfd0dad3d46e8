"""Which of several plans is best, when each can only be tried out: all meet the same luck, and the worse half drops out again and again."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence

import msgspec

Try = Callable[[int, int], float]
"""Tries plan number so-and-so with luck number so-and-so: how it went, from 0 to 1."""
ROUNDING = 1e-9


class Budget(msgspec.Struct, frozen=True):
    """How much may be tried out for one decision. As long as its time is not used up, the same seed makes the same moves."""

    playouts: int
    seconds: float = math.inf


class Clock:
    """Ends a search in time: nothing is begun that would probably last longer than the budget."""

    def __init__(self, budget: Budget, now: Callable[[], float] = time.monotonic) -> None:
        self.budget = budget
        self.now = now
        self.began = self.last = now()
        self.slowest = 0.0  # of the playouts so far
        self.used = 0

    def left(self) -> bool:
        """May one more be begun? Asked before each."""
        now = self.now()
        if self.used > 0:
            self.slowest = max(self.slowest, now - self.last)
        self.last = now
        if self.used >= self.budget.playouts or now - self.began + self.slowest > self.budget.seconds:
            return False
        self.used += 1
        return True

    def spent(self) -> float:
        """The part of the budget that is used, in playouts or in time, whichever is more."""
        return max(self.used / self.budget.playouts, (self.last - self.began) / self.budget.seconds)

    def each(self) -> float:
        """The part of it that a playout takes, as far as is known."""
        mean = (self.last - self.began) / self.used if self.used else 0.0
        return max(1 / self.budget.playouts, mean / self.budget.seconds)


def best_of(count: int, attempt: Try, clock: Clock, doubt: float, until: float = 1.0) -> int:
    """The plan to take, when this part of the budget is spent. Another than plan 0, the usual one, must be better than it by `doubt`
    standard errors of the difference."""
    results: list[list[float]] = [[] for _ in range(count)]
    alive, luck, began = list(range(count)), 0, clock.spent()
    halvings = max(1, math.ceil(math.log2(count)))
    for halving in range(1, halvings + 1):
        goal = began + (until - began) * halving / halvings
        first = True
        while first or clock.spent() + len(alive) * clock.each() <= goal + ROUNDING:
            if not try_all(alive, luck, results, attempt, clock):
                return chosen(alive, results, doubt)
            luck, first = luck + 1, False
        order = sorted(alive, key=lambda plan: (-mean(results[plan]), plan))
        kept = order[: max(2, (len(order) + 1) // 2)]
        alive = sorted({0, *kept})  # the usual plan stays to the end, to be compared with
    return chosen(alive, results, doubt)


def try_all(alive: Sequence[int], luck: int, results: list[list[float]], attempt: Try, clock: Clock) -> bool:
    """Everybody with the same luck; False if the time is over before all have had it."""
    tried: list[float] = []
    for plan in alive:
        if not clock.left():
            return False
        tried.append(attempt(plan, luck))
    for plan, result in zip(alive, tried, strict=True):
        results[plan].append(result)
    return True


def chosen(alive: Sequence[int], results: Sequence[Sequence[float]], doubt: float) -> int:
    usual, best, most = results[0], 0, 0.0
    for plan in alive:
        if plan == 0 or not usual:
            continue
        gains = [one - other for one, other in zip(results[plan], usual, strict=True)]
        gain = mean(gains) - doubt * error(gains)
        if gain > most:
            best, most = plan, gain
    return best


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def error(numbers: Sequence[float]) -> float:
    """The standard error of their mean; of a single one as if it might be anything."""
    if len(numbers) < 2:
        return 1.0
    middle = mean(numbers)
    return math.sqrt(sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1) / len(numbers))
