"""Bots put before a position: what they are asked and what they answer."""

from __future__ import annotations

from magnat.bots.bot import Bot, Question
from magnat.bots.mcmulti import Clerk
from magnat.games.mcmulti.rules import McMultiRules
from magnat.games.mcmulti.state import McMultiState
from magnat.kernel.contract import Seat, Word
from magnat.kernel.dice import Dice
from magnat.kernel.game import action_words
from tests.games.mcmulti.positions import GAME, see


def clerk(rules: McMultiRules, seat: Seat = 0) -> Clerk:
    return Clerk(GAME, rules, seat, Dice(1, seat))


def question(rules: McMultiRules, board: McMultiState, seat: Seat) -> Question:
    """What the seat must decide now."""
    key = next(decision.key for decision in rules.agenda(board).decisions if decision.seat == seat and decision.must)
    return Question(key, rules.options(board, seat), lambda: see(rules, board, seat))


def answer(rules: McMultiRules, board: McMultiState, seat: Seat = 0, bot: Bot | None = None) -> dict[str, Word]:
    """What a fresh clerk, or this bot, does in the position; the law allows it."""
    action = (bot or clerk(rules, seat)).choose(question(rules, board, seat))
    assert rules.check(board, seat, action) is None
    return action_words(action)
