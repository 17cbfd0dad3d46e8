"""Where the dice of real tables come from: the operating system's secure source, never a seed."""

from __future__ import annotations

from secrets import randbelow

from magnat.kernel.contract import Chance


def secure_outcome(chance: Chance) -> int:
    """An outcome as likely as its weight; nobody can know it before it is journaled."""
    rest = randbelow(sum(chance.weights))
    for outcome, weight in enumerate(chance.weights):
        if rest < weight:
            return outcome
        rest -= weight
    raise AssertionError("the weights add up")
