"""Intervals and tests for shares and counts, in plain Python: what the reports say about how sure their figures are."""

from __future__ import annotations

import math
from collections.abc import Sequence

Z = 1.959963984540054  # of a 95 % interval


def wilson(won: float, games: int, z: float = Z) -> tuple[float, float]:
    """The interval of a share after Wilson: never outside 0 to 1, and sensible for few games. `won` may hold shared wins."""
    if games == 0:
        return 0.0, 1.0
    share, square = won / games, z * z
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = z / (1 + square / games) * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def chi_square(observed: Sequence[float], expected: Sequence[float]) -> tuple[float, float]:
    """The statistic and its p-value: how likely so large a difference is by chance alone. Groups without expectation are left out."""
    pairs = [(seen, due) for seen, due in zip(observed, expected, strict=True) if due > 0]
    statistic = sum((seen - due) ** 2 / due for seen, due in pairs)
    return statistic, upper_tail(statistic, len(pairs) - 1)


def upper_tail(statistic: float, freedom: int) -> float:
    """Of the chi-square distribution: 1 - P(freedom / 2, statistic / 2), the regularised incomplete gamma function."""
    if freedom < 1 or statistic <= 0:
        return 1.0
    shape, at = freedom / 2, statistic / 2
    front = math.exp(shape * math.log(at) - at - math.lgamma(shape))
    if at < shape + 1:  # the series converges quickly here, the continued fraction there
        term = total = 1 / shape
        step = shape
        while term > total * 1e-15:
            step += 1
            term *= at / step
            total += term
        return max(0.0, 1 - total * front)
    tiny = 1e-300
    below = at + 1 - shape
    over, turned = 1 / tiny, 1 / below
    found = turned
    for number in range(1, 1000):
        factor = -number * (number - shape)
        below += 2
        turned = 1 / nonzero(factor * turned + below, tiny)
        over = nonzero(below + factor / over, tiny)
        change = turned * over
        found *= change
        if abs(change - 1) < 1e-15:
            break
    return min(1.0, front * found)


def nonzero(value: float, tiny: float) -> float:
    return value if abs(value) > tiny else tiny


def mean_within(values: Sequence[float]) -> tuple[float, float]:
    """The mean and half of its 95 % interval."""
    if not values:
        return 0.0, 0.0
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, Z * math.sqrt(spread / len(values))
