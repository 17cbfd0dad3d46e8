"""What a game tells an environment of itself: codes for its actions, and the numbers that a seat sees."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from magnat.env.axes import Axis, Eyes
from magnat.env.catalogue import Catalogue
from magnat.env.observation import NumberList, Numbers
from magnat.games.registry import AnyGame
from magnat.kernel.descriptor import part
from magnat.kernel.game import View

AnyView = Any  # each game reads its own


def plain_eyes(view: AnyView) -> Eyes:  # noqa: ARG001 - nothing is counted from one's own seat
    return Eyes()


@dataclass(frozen=True)
class Coding:
    """For one game; the module `env.GAME` has one, named by `coding` in the game's descriptor."""

    axes: dict[tuple[str, str], Axis] = field(default_factory=dict)
    left_out: tuple[str, ...] = ()
    """Actions without a code: those that do not matter to a program, or that cannot be said in a few steps."""
    eyes: Callable[[AnyView], Eyes] = plain_eyes
    numbers: Callable[[AnyView], Numbers] | None = None
    """What a seat sees, as numbers with names, always as many; without it, those of the game's charts."""


@cache
def coding_of(game: AnyGame) -> Coding:
    return part(game.descriptor.parts.coding, Coding())


def catalogue_of(game: AnyGame) -> Catalogue:
    found = coding_of(game)
    return Catalogue(game, found.axes, found.left_out)


def numbers_of(game: AnyGame, view: View) -> Numbers:
    """What the eyes of this view see."""
    found = coding_of(game).numbers
    if found is not None:
        return found(view)
    listed = NumberList()
    for reading in game.readings(view):
        listed.number(f"{reading.chart}/{reading.id}", reading.value)
    return listed.all
