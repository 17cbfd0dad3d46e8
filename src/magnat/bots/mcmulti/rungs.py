"""The rungs below the clerk of McMulti: they reckon as it does, but see less far, and each has a temper."""

from __future__ import annotations

from magnat.bots.bot import AnyRules
from magnat.bots.mcmulti.clerk import Clerk
from magnat.bots.mcmulti.habits import Habits
from magnat.bots.tempers import Shifts, draw, tempered
from magnat.games.registry import AnyGame
from magnat.kernel.contract import Seat
from magnat.kernel.dice import Dice

TEMPERED: Shifts = {
    "careful": {"asset_reserve": 2.0, "barrel_reserve": 2.0},
    "bold": {"asset_reserve": 0.5, "barrel_reserve": 0.4},
    "hoarding": {"barrel_gain": 2.0},
}


class Trader(Clerk):
    """Thinks a few rounds ahead and trades for small gains; it thinks that wells will be too dear and puts up few rigs."""

    habits = Habits(longest=6, earned_a_round=60.0, wells_to_come=6.0, asset_reserve=25, barrel_gain=0.2, foresight=2.0)

    def __init__(self, game: AnyGame, rules: AnyRules, seat: Seat, dice: Dice) -> None:
        super().__init__(game, rules, seat, dice)
        self.temper = draw(dice)
        self.habits = tempered(type(self).habits, TEMPERED[self.temper])


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
