"""Bots with a memory: what they were told, and positions that they think possible."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.bots.bot import AnyRules, Bot
from magnat.games.registry import AnyGame
from magnat.kernel.contract import Fact, Seat, State
from magnat.kernel.dice import Dice
from magnat.kernel.game import Belief, View


class RememberingBot(Bot):
    """Keeps what its seat is told in the belief of the game."""

    def __init__(self, game: AnyGame, rules: AnyRules, seat: Seat, dice: Dice) -> None:
        super().__init__(game, rules, seat, dice)
        self.belief: Belief = game.belief(rules, seat)

    def told(self, facts: Sequence[Fact]) -> None:
        self.belief.told(facts)

    def imagine(self, view: View) -> State:
        """A position that looks like this view and fits all that was told: another one every time, as far as much is unknown."""
        found: State = self.game.imagine(self.rules, view, self.seat, self.dice, self.belief)
        return found
