"""What simulated pupils are like: how long they think, and what becomes of their phones."""

from __future__ import annotations

import random

from msgspec import Struct


class Temper(Struct, frozen=True):
    """Seconds of lesson time before a move, from `quickest` to `slowest`; `acts`: the share of questions that are answered at all."""

    name: str
    quickest: float
    slowest: float
    acts: float = 1.0
    dies: bool = False
    """The phone goes dark in the middle of the game; a partner hands the place on to another phone."""
    leaves: bool = False
    """Goes home in the middle of the game: nobody takes the place."""
    late: bool = False
    """Comes when the game has begun."""

    def thinks(self, dice: random.Random) -> float:
        return dice.uniform(self.quickest, self.slowest)


USUAL = (
    Temper("eager", 2, 8),
    Temper("careful", 8, 30),
    Temper("dreamy", 20, 60, acts=0.7),
)
"""Most of a class, in turn."""

UNUSUAL = (
    Temper("silent", 0, 0, acts=0.0),
    Temper("dying", 4, 15, dies=True),
    Temper("late", 4, 15, late=True),
    Temper("leaving", 4, 15, leaves=True),
    Temper("dying", 4, 15, dies=True),
)
"""One of each in a class of nine or more; in a smaller group as many as a third of it."""


def of_class(pupils: int, dice: random.Random) -> list[Temper]:
    """By pupil. The same seed gives the same class."""
    unusual = list(UNUSUAL[: pupils // 3])
    usual = [USUAL[number % len(USUAL)] for number in range(pupils - len(unusual))]
    found = usual + unusual
    dice.shuffle(found)
    return found
