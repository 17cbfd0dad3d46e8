"""The clerk's calculation: the same moves compiled and not, as from the first day on, and no look at what is hidden."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from magnat.bots.mcmulti.clerk import ways
from magnat.bots.mcmulti.habits import Habits
from magnat.bots.mcmulti.mind.playout import play_on
from magnat.bots.mcmulti.mind.policy import Policy
from magnat.games.mcmulti.rules import McMultiRules
from magnat.games.mcmulti.stages import Stage
from magnat.games.registry import find
from magnat.kernel.dice import Dice
from magnat.kernel.game import Setting, action_words
from magnat.kernel.playout import Input
from magnat.lab.match import play
from tests.bots.memories import seated

GAME = find("mcmulti")
# Written down before the calculation became part of the compiled core; the tests run on it and on the plain sources
MOVES: list[tuple[int, list[str], int, dict[str, Setting], str]] = [
    (2, ["clerk"], 1, {}, "3f4bd17a54b90a16"),
    (3, ["clerk"], 2, {}, "c54fd0e6a09a6dc5"),
    (4, ["clerk"], 3, {"open_cash": True}, "c9793f3b8a78512c"),
    (4, ["trader", "apprentice", "clerk"], 4, {}, "adf17e084e8ed002"),
    (2, ["clerk", "trader"], 5, {"refinery_cells": 1, "produce_on_doubles": True}, "9c23ecf2a686d9b7"),
    (3, ["clerk", "trader", "apprentice"], 6, {"quadrant_choice": "before_roll"}, "9bb050f9ff3dce1d"),
]


@pytest.mark.parametrize(("seats", "bots", "seed", "options", "digest"), MOVES)
def test_the_same_moves_as_ever(seats: int, bots: list[str], seed: int, options: dict[str, Setting], digest: str) -> None:
    sitting, record = seated(GAME, seats, bots, seed, options), list[Input]()
    play(GAME, sitting[0].rules, sitting, Dice(seed), record=record)
    moves = [[it.seat, action_words(it.action)] if it.action else [it.outcome] for it in record]
    assert hashlib.sha256(msgspec.json.encode(moves)).hexdigest()[:16] == digest


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_playout_goes_as_the_game_between_clerks(seats: int) -> None:
    """Inside look-ahead nobody gets a view, but everybody plays as they do at a table."""
    sitting, rules = seated(GAME, seats, ["clerk"], 8), GAME.rules(GAME.settings({}, simulated=True))
    assert isinstance(rules, McMultiRules)
    state = rules.start(seats)
    play_on(rules, state, [Policy(rules, seats, seat, ways(Habits())) for seat in range(seats)], Dice(8), 1_000_000)
    assert state.stage == Stage.OVER
    assert rules.scores(state) == play(GAME, sitting[0].rules, sitting, Dice(8)).scores


def test_a_playout_stops_where_a_turn_begins() -> None:
    rules = GAME.rules(GAME.settings({}, simulated=True))
    assert isinstance(rules, McMultiRules)
    state = rules.start(2)
    play_on(rules, state, [Policy(rules, 2, seat, ways(Habits())) for seat in range(2)], Dice(8), 6)
    assert (state.turn, state.stage) == (7, Stage.MARKET)
