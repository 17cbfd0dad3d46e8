"""The rungs below the clerk of 18Africa: they calculate as it does, but look at less, see less far ahead, and each has a temper."""

from __future__ import annotations

from magnat.bots.africa.clerk import Clerk
from magnat.bots.africa.habits import Habits
from magnat.bots.tempers import Shifts, Tempered

TEMPERED: Shifts = {
    "careful": {"float_cash": 1.15, "purse": 2.0},
    "bold": {"card": 1.25, "concession": 1.5, "purse": 0.0},
    "hoarding": {"treasury": 1.5, "swap": 1.5},
}


class Trader(Tempered, Clerk):
    """Looks for shares that rise, not for companies that grow: builds to near cities and hardly saves for trains."""

    shifts = TEMPERED
    habits = Habits(longest=3, patience=0.6, growth=1.0, rise=0.1, goals=1, towns=0, upgrades=1, far=300, saving=0, reinvest=0.0, steps=30)


class Apprentice(Trader):
    """Lives from dividend to dividend: builds to the next city, pays everything out, and pays too much for cards."""

    habits = Habits(
        longest=2,
        patience=0.5,
        growth=1.0,
        rise=0.0,
        goals=1,
        towns=0,
        upgrades=0,
        far=250,
        saving=0,
        reinvest=0.0,
        steps=20,
        card=1.6,
        concession=0.0,
        treasury=0.0,
    )
