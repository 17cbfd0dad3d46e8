"""Intervals and tests, against values from the tables of textbooks."""

from __future__ import annotations

import pytest

from magnat.lab.statistics import chi_square, mean_within, upper_tail, wilson


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662), (0, 0, 0, 1)],
)
def test_wilson(won: float, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=5e-4)


@pytest.mark.parametrize(
    ("statistic", "freedom", "tail"),
    [
        (3.841, 1, 0.05),
        (5.991, 2, 0.05),
        (11.345, 3, 0.01),
        (18.307, 10, 0.05),
        (0.711, 4, 0.95),
        (37.697, 15, 0.001),
        (0, 3, 1.0),
        (2, 0, 1.0),
    ],
)
def test_the_tail_of_chi_square(statistic: float, freedom: int, tail: float) -> None:
    assert upper_tail(statistic, freedom) == pytest.approx(tail, rel=2e-3)


def test_a_fair_die_and_a_loaded_one() -> None:
    assert chi_square([10, 10, 10], [10, 10, 10])[1] == 1
    statistic, probability = chi_square([5, 8, 9, 8, 10, 20], [10.0] * 6)
    assert statistic == pytest.approx(13.4)
    assert probability == pytest.approx(0.0199, abs=2e-4)
    assert chi_square([3, 4, 0], [3.5, 3.5, 0.0])[1] > 0.5  # a group of which nothing is expected does not count


def test_the_mean_and_how_sure_it_is() -> None:
    assert mean_within([]) == (0, 0)
    assert mean_within([2.0, 2.0]) == (2, 0)
    mean, within = mean_within([1.0, 2.0, 3.0])
    assert (mean, within) == pytest.approx((2, 1.1316), abs=1e-3)
