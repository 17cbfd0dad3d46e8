"""The ladder: every rung of every game plays legally to the end, is spoken of in three languages, and beats the one below.

By how much is measured with `python -m tests.bots.duel` and written down in docs/guide/bots.md; here a few games show that the
order holds.
"""

from __future__ import annotations

from itertools import pairwise
from statistics import mean

import pytest

from magnat.bots.registry import offered
from magnat.games.descriptors import own
from magnat.kernel.game import Setting
from magnat.lab.simulate import simulate
from tests.bots.duel import shares
from tests.browser.words import say

pytestmark = pytest.mark.thorough  # whole games

STEPS = list(pairwise(["random", "apprentice", "trader", "clerk"]))
TABLES: dict[str, tuple[int, dict[str, Setting]]] = {"mcmulti": (4, {}), "oilcity": (12, {}), "africa": (3, {"round_limit": 4})}


@pytest.mark.parametrize("game", own())
def test_rungs_sit_at_one_table_and_the_game_ends(game: str) -> None:
    """An illegal answer would stop the simulation."""
    seats, options = TABLES[game]
    rungs = list(offered(game))
    report, _ = simulate(game, 2, seats, [rungs[seat % len(rungs)] for seat in range(seats)], seed=4, options=dict(options))
    assert report.finished == 2


@pytest.mark.parametrize("pair", STEPS)
def test_each_rung_of_mcmulti_beats_the_one_below(pair: tuple[str, str]) -> None:
    below, above = pair
    assert mean(shares("mcmulti", 40, 2, 5, pair=(above, below))) > 0.6


@pytest.mark.parametrize("pair", STEPS)
def test_each_rung_of_oil_city_beats_the_one_below(pair: tuple[str, str]) -> None:
    below, above = pair
    assert mean(shares("oilcity", 10, 12, 77, pair=(above, below))) > 0.6


@pytest.mark.parametrize("game", own())
def test_every_rung_has_a_line_about_it_in_three_languages(game: str) -> None:
    for bot in offered(game):
        lines = {say(f"web-bot-{bot}", language) for language in ("en", "pl", "de")}
        assert len(lines) == 3, bot
