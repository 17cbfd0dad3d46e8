"""Trying plans out: the better one is found, in time, and not by luck alone."""

from __future__ import annotations

from collections import Counter
from itertools import count

import pytest

from magnat.bots.halving import Budget, Clock, best_of
from magnat.kernel.dice import Dice


def noisy(merits: list[float], seed: int, tried: Counter[int] | None = None) -> tuple[int, float]:
    """Of plans with these merits and much luck, of which half is common to all: the one that is taken, and how often plans were tried."""
    asked = Counter[int]() if tried is None else tried

    def attempt(plan: int, luck: int) -> float:
        asked[plan] += 1
        return merits[plan] + Dice(seed, luck).below(1000) / 2000 + Dice(seed + plan + 1, luck).below(1000) / 4000

    return best_of(len(merits), attempt, Clock(Budget(400)), 1.0), asked.total()


def test_the_best_of_many_plans_is_found() -> None:
    merits = [0.3, 0.2, 0.35, 0.1, 0.5, 0.25, 0.3, 0.0, 0.15]
    assert [noisy(merits, seed)[0] for seed in range(20)] == [4] * 20


def test_what_is_no_better_than_the_usual_plan_is_hardly_ever_taken() -> None:
    assert sum(noisy([0.3] * 8, seed)[0] != 0 for seed in range(40)) < 20
    assert [noisy([0.3, 0.2, 0.2, 0.2], seed)[0] for seed in range(20)] == [0] * 20


@pytest.mark.parametrize("plans", [2, 3, 7, 50, 300, 1000])
def test_the_budget_is_kept_and_most_of_it_used(plans: int) -> None:
    tried = Counter[int]()
    noisy([0.3] * plans, 1, tried)
    assert 300 <= tried.total() <= 400


def test_the_better_half_is_tried_more_often() -> None:
    tried = Counter[int]()
    noisy([0.3, 0.0, 0.1, 0.2, 0.5, 0.6, 0.0, 0.1], 3, tried)
    assert tried[5] > 3 * tried[1]


def test_time_ends_a_search_before_it_is_over() -> None:
    """Every look at this clock is a tenth of a second later: the last attempt still ends in time."""
    ticks = count()
    clock = Clock(Budget(1_000_000, seconds=2.0), lambda: next(ticks) / 10)
    tries = [luck for luck in range(1000) if clock.left()]
    assert 15 <= len(tries) <= 19
