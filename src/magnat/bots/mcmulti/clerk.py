"""The clerk: a careful trader who values everything by what it will still bring, and sees no more than a person would."""

from __future__ import annotations

from typing import Any

import msgspec

from magnat.bots.bot import AnyRules, Bot, Hint, Question
from magnat.bots.mcmulti import reasons
from magnat.bots.mcmulti.habits import Habits
from magnat.bots.mcmulti.mind.policy import Policy
from magnat.bots.mcmulti.mind.ways import Ways
from magnat.games.mcmulti.imagine import imagine
from magnat.games.mcmulti.rules import McMultiRules
from magnat.games.mcmulti.state import McMultiState
from magnat.games.mcmulti.view import McMultiView
from magnat.games.registry import AnyGame
from magnat.kernel.contract import Action, Seat
from magnat.kernel.dice import Dice


class Clerk(Bot):
    """Plays by the numbers of its habits; the calculation itself is in `mind`."""

    habits: Any = Habits()

    def __init__(self, game: AnyGame, rules: AnyRules, seat: Seat, dice: Dice) -> None:
        super().__init__(game, rules, seat, dice)
        assert isinstance(rules, McMultiRules)
        self.table: McMultiRules = rules
        self.policy: Policy | None = None  # as soon as it knows how many play

    def choose(self, question: Question) -> Action:
        if len(question.options) == 1:
            return question.options[0]
        view = question.view
        assert isinstance(view, McMultiView)
        return self.policy_for(view.seats).choose(self.seen(view))

    def hint(self, question: Question) -> Hint | None:
        options = question.options
        if not options:
            return None
        if question.key == "take-quadrant":  # nobody owns anything yet
            return Hint(options[0], "all-alike" if len(options) > 1 else "only")
        view = question.view
        assert isinstance(view, McMultiView)
        return reasons.because(self.policy_for(view.seats).situation(self.seen(view)), options, self.choose(question))

    def policy_for(self, seats: int) -> Policy:
        if self.policy is None:
            self.policy = Policy(self.table, seats, self.seat, ways(self.habits))
        return self.policy

    def seen(self, view: McMultiView) -> McMultiState:
        """The position as the seat sees it. What it cannot see is made up, and `Policy` does not look at it."""
        return imagine(self.table, view, None, Dice(0))


def ways(habits: Habits) -> Ways:
    return Ways(**msgspec.structs.asdict(habits))
