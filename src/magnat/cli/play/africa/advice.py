"""What Enter does: what a careful player would do in this position. The clerk is asked, who knows what the person knows."""

from __future__ import annotations

from magnat.bots.bot import Bot, Question
from magnat.bots.registry import find
from magnat.cli.play.africa.signs import GAME
from magnat.cli.play.game_terminal import Position
from magnat.games.africa.rules import AfricaRules
from magnat.games.africa.view import AfricaView
from magnat.games.registry import find as find_game
from magnat.kernel.contract import Action
from magnat.kernel.dice import Dice

ADVISER = "clerk"


class Adviser:
    def __init__(self, rules: AfricaRules) -> None:
        self.rules = rules
        self.clerks: dict[int, Bot] = {}

    def usual(self, position: Position) -> Action:
        """What the clerk on this seat would choose; it remembers what it has worked out before."""
        view = position.view
        assert isinstance(view, AfricaView)
        if view.seat not in self.clerks:
            self.clerks[view.seat] = find(GAME, ADVISER)(find_game(GAME), self.rules, view.seat, Dice(0))
        return self.clerks[view.seat].choose(Question(position.asked, list(position.options), lambda: view))
