"""The rungs below the clerk of McMulti: they calculate as it does, but see less far ahead, and each has a temper."""

from __future__ import annotations

from magnat.bots.mcmulti.clerk import Clerk
from magnat.bots.mcmulti.habits import Habits
from magnat.bots.tempers import Shifts, Tempered

TEMPERED: Shifts = {
    "careful": {"asset_reserve": 2.0, "barrel_reserve": 2.0},
    "bold": {"asset_reserve": 0.5, "barrel_reserve": 0.4},
    "hoarding": {"barrel_gain": 2.0},
}


class Trader(Tempered, Clerk):
    """Thinks a few rounds ahead and trades for small gains; it thinks that wells will be too dear and puts up few rigs."""

    shifts = TEMPERED
    habits = Habits(longest=6, earned_a_round=60.0, wells_to_come=6.0, asset_reserve=25, barrel_gain=0.2, foresight=2.0)


class Apprentice(Trader):
    """Lives from hand to mouth: what does not pay by the next round or two it neither buys nor keeps."""

    habits = Habits(
        longest=3,
        earned_a_round=110.0,
        wells_to_come=6.0,
        asset_reserve=60,
        asset_gain=0.25,
        barrel_gain=1.5,
        barrel_reserve=25,
        foresight=0.0,
    )
