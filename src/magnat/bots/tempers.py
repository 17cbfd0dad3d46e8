"""Tempers: two bots of one rung at a table do not play alike. Each seat draws one, and its habits are shifted by it."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

import msgspec

from magnat.bots.bot import AnyRules, Bot
from magnat.games.registry import AnyGame
from magnat.kernel.contract import Seat
from magnat.kernel.dice import Dice

H = TypeVar("H", bound=msgspec.Struct)  # the habits of a game's bots

TEMPERS = ("careful", "bold", "hoarding")
Shifts = dict[str, dict[str, float]]
"""By temper: by what factor it changes which habits."""


def draw(dice: Dice) -> str:
    return TEMPERS[dice.below(len(TEMPERS))]


def tempered(habits: H, shifts: dict[str, float]) -> H:
    """Whole numbers stay whole."""
    changed: dict[str, float | int] = {}
    for name, factor in shifts.items():
        usual = getattr(habits, name)
        changed[name] = round(usual * factor) if isinstance(usual, int) else usual * factor
    return msgspec.structs.replace(habits, **changed)


class Tempered(Bot):
    """Stands before a game's clerk among the bases of a rung: the habits of the rung, shifted by the temper that its seat draws."""

    habits: Any  # the game's own, which its clerk declares
    shifts: ClassVar[Shifts]

    def __init__(self, game: AnyGame, rules: AnyRules, seat: Seat, dice: Dice) -> None:
        super().__init__(game, rules, seat, dice)
        self.temper = draw(dice)
        self.habits = tempered(type(self).habits, self.shifts[self.temper])
