"""Twins: positions that differ only in what a seat cannot see. Same view, same facts, same seed: every bot makes the same move."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from magnat.bots.bot import Bot, Question
from magnat.bots.registry import offered
from magnat.games import registry
from magnat.kernel.contract import Action, Fact, State
from magnat.kernel.dice import Dice
from magnat.kernel.game import Setting, action_words
from magnat.lab.match import Match
from tests.bots.memories import seated, steps

TABLES: dict[str, tuple[int, dict[str, Setting]]] = {"mcmulti": (4, {}), "oilcity": (9, {}), "africa": (3, {"round_limit": 3})}
INPUTS = {"mcmulti": 300, "oilcity": 300, "africa": 160}
CASES = [(game, bot) for game in TABLES for bot in offered(game)]


class Pair(Bot):
    """Two bots of the same seed on one seat; both are told the same, and the second is asked in a position with other secrets."""

    def __init__(self, bot: Bot, twin: Bot) -> None:
        super().__init__(bot.game, bot.rules, bot.seat, Dice(99, bot.seat))
        self.bot = bot
        self.twin = twin
        self.different = 0

    def told(self, facts: Sequence[Fact]) -> None:
        self.bot.told(facts)
        self.twin.told(facts)

    def choose(self, question: Question) -> Action:
        shown = self.with_other_secrets(question)
        one, other = self.bot.choose(question), self.twin.choose(shown)
        assert action_words(one) == action_words(other), f"seat {self.seat} is asked {question.key}"
        return one

    def wish(self, question: Question) -> Action | None:
        shown = self.with_other_secrets(question)
        one, other = self.bot.wish(question), self.twin.wish(shown)
        assert (one and action_words(one)) == (other and action_words(other)), f"seat {self.seat} may {question.key}"
        return one

    def with_other_secrets(self, question: Question) -> Question:
        """Two positions are imagined from the view alone: where they differ there is something that the seat cannot see."""
        one, other = (self.game.imagine(self.rules, question.view, self.seat, self.dice) for _ in range(2))
        self.different += written(self.game, one) != written(self.game, other)
        assert msgspec.json.encode(self.game.view(self.rules, other, self.seat)) == msgspec.json.encode(question.view)
        return Question(
            question.key,
            self.rules.options(other, self.seat),
            lambda: self.game.view(self.rules, other, self.seat),
            lambda: self.game.proposals(self.rules, other, self.seat),
        )


def written(game: registry.AnyGame, state: State) -> bytes:
    return msgspec.json.encode(game.encode_state(state))


@pytest.mark.parametrize(("name", "bot"), CASES)
def test_what_a_seat_cannot_see_changes_no_move(name: str, bot: str) -> None:
    game, (seats, options) = registry.find(name), TABLES[name]
    first, second = (seated(game, seats, [bot], 21, options) for _ in range(2))
    pairs = [Pair(one, other) for one, other in zip(first, second, strict=True)]
    for _ in zip(range(INPUTS[name]), steps(Match(game, first[0].rules, pairs, Dice(6))), strict=False):
        pass
    assert sum(pair.different for pair in pairs) > 10
