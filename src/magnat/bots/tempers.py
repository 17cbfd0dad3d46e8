"""Tempers: two bots of one rung at a table do not play alike. Each seat draws one, and its habits are shifted by it."""

from __future__ import annotations

from typing import TypeVar

import msgspec

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
