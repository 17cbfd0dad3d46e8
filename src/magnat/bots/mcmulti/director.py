"""The director: plays like the clerk, but tries out other plans for every phase in its head, in games that clerks play to the end."""

from __future__ import annotations

from typing import Any, ClassVar

from magnat.bots.bot import AnyRules, Question
from magnat.bots.halving import Budget, Clock, best_of
from magnat.bots.mcmulti.clerk import ways
from magnat.bots.mcmulti.habits import Habits
from magnat.bots.mcmulti.mind.playout import tried
from magnat.bots.mcmulti.mind.policy import Policy
from magnat.bots.mcmulti.plans import Plan, Spelling, by_policy, plans
from magnat.bots.thinking import LONGEST, Thinker
from magnat.games.mcmulti.rules import McMultiRules
from magnat.games.mcmulti.state import McMultiState
from magnat.games.mcmulti.view import McMultiView
from magnat.games.registry import AnyGame
from magnat.kernel.contract import Action, Seat
from magnat.kernel.dice import Dice


class Director(Thinker):
    """Its plan for a phase is followed to the end of that phase, as long as it is allowed."""

    habits: Any = Habits()
    budget = Budget(playouts=96, seconds=LONGEST)
    widenings: ClassVar[int] = 1  # how often it looks around the best plan that it has found
    rounds: ClassVar[int] = 1  # that clerks play on in its head, before it looks how everybody stands
    doubt: ClassVar[float] = 1.0  # how much surer than by chance it wants to be before it leaves the clerk's way

    def __init__(self, game: AnyGame, rules: AnyRules, seat: Seat, dice: Dice) -> None:
        super().__init__(game, rules, seat, dice)
        assert isinstance(rules, McMultiRules)
        self.table: McMultiRules = rules
        self.ways = ways(self.habits)
        self.plan: Plan = []  # still to do, the next one first
        self.planned = (-1, "")  # the turn and the question that it is for

    def choose(self, question: Question) -> Action:
        if len(question.options) == 1:
            return question.options[0]
        view = question.view
        assert isinstance(view, McMultiView)
        if not self.plan or self.planned != (view.turn, question.key) or self.plan[0] not in question.options:
            self.planned = (view.turn, question.key)
            self.plan = self.think(view)
        return self.plan.pop(0)

    def think(self, view: McMultiView) -> Plan:
        state, clock = self.position(view), Clock(self.budget)
        mine = Policy(self.table, view.seats, self.seat, self.ways)
        best, seen = by_policy(mine, state), set[Spelling]()
        for widening in range(1, self.widenings + 1):
            found = plans(mine, state, best, seen)
            if len(found) == 1 or clock.spent() >= 1:
                break
            best = found[self.best_of(found, view, clock, widening / self.widenings)]
        return best

    def best_of(self, found: list[Plan], view: McMultiView, clock: Clock, until: float) -> int:
        """Every plan meets the same secrets and the same dice."""
        seed = self.dice.word()
        positions: dict[int, McMultiState] = {}

        def attempt(plan: int, luck: int) -> float:
            if luck not in positions:
                positions[luck] = self.position(view)
            state = positions[luck].clone()
            return tried(self.table, state, self.seat, found[plan], self.ways, Dice(seed, luck), self.rounds)

        return best_of(len(found), attempt, clock, self.doubt, until)

    def position(self, view: McMultiView) -> McMultiState:
        found = self.imagine(view)
        assert isinstance(found, McMultiState)
        return found


class Magnate(Director):
    """Has far more time than the director: sees a round further, and looks around the best plan that it has found."""

    budget = Budget(playouts=800, seconds=LONGEST)
    widenings = 2
    rounds = 2
