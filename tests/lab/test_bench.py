"""The measures of speed: their keys, and that a replay which goes wrong is noticed."""

from __future__ import annotations

import pytest

from magnat.bots.bot import AnyRules
from magnat.games.shelf import AnyGame
from magnat.kernel import playout
from magnat.kernel.game import Unreadable
from magnat.kernel.playout import Input
from magnat.lab.bench import bench


def test_the_figures_have_exactly_these_keys() -> None:
    figures = bench("mcmulti", seconds=0.05, repeats=1)
    assert list(figures) == ["compiled", "inputs_per_s", "games_per_s", "clone_us", "replay_inputs_per_s", "view_json_us"]
    assert all(value > 0 for key, value in figures.items() if key != "compiled")
    assert figures["compiled"] is (not str(playout.__file__).endswith(".py"))


def test_a_replay_that_stops_early_is_no_measure() -> None:
    def broken(game: AnyGame, rules: AnyRules, seats: int, inputs: list[Input]) -> int:
        return len(inputs) - 1 if game.name and rules and seats else 0

    with pytest.raises(RuntimeError, match="replay stopped"):
        bench("mcmulti", seconds=0.05, repeats=1, replay=broken)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Unreadable):
        bench("chess")
