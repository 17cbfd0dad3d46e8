"""The clerk over whole games: stronger than chance, legal at every table, and games between clerks come to an end."""

from __future__ import annotations

import pytest

from magnat.kernel.game import Setting
from magnat.lab.simulate import simulate

pytestmark = pytest.mark.thorough  # whole games

# An illegal answer of a bot stops a simulation, so every game below also checks that all answers are legal.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_clerk_beats_bots_that_play_by_chance(seats: int) -> None:
    report, _ = simulate("mcmulti", 60, seats, ["clerk"] + ["random"] * (seats - 1), seed=5)
    assert report.finished == 60
    assert report.wins_by_bot["clerk"] >= 0.95 * 60


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_clerks_among_themselves_reach_the_goal_long_before_the_round_limit(seats: int) -> None:
    report, rows = simulate("mcmulti", 12, seats, ["clerk"], seed=6, options={"round_limit": 60})
    assert report.finished == 12
    assert sum(max(row.result.scores) >= 750 for row in rows) >= 11


@pytest.mark.parametrize(
    "options",
    [
        {"refinery_cells": 1},
        {"open_cash": True},
        {"produce_on_doubles": True},
        {"quadrant_choice": "before_roll"},
        {"round_limit": 3},
        {"round_limit": 0},
        {"refinery_cells": 1, "open_cash": True, "produce_on_doubles": True, "quadrant_choice": "before_roll"},
    ],
    ids=str,
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_clerk_plays_legally_under_every_option(seats: int, options: dict[str, Setting]) -> None:
    report, _ = simulate("mcmulti", 3, seats, ["clerk"] * (seats - 1) + ["random"], seed=7, options=options)
    assert report.finished == 3
