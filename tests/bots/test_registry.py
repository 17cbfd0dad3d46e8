"""Bots by game and name."""

from __future__ import annotations

import pytest

from magnat.bots import mcmulti, oilcity
from magnat.bots.random import RandomBot
from magnat.bots.registry import best, find, offered
from magnat.bots.tempers import TEMPERS
from magnat.games.descriptors import own
from magnat.games.registry import GAMES
from magnat.kernel.dice import Dice
from magnat.kernel.game import Unreadable


def test_every_game_offers_the_random_bot() -> None:
    assert all(find(game, "random") is RandomBot for game in GAMES)


RUNGS = ["random", "apprentice", "trader", "clerk"]


@pytest.mark.parametrize("game", own())
def test_every_game_of_the_house_has_the_same_rungs(game: str) -> None:
    assert list(offered(game)) == RUNGS
    assert best(game) == RUNGS[-1]


def test_each_game_has_a_clerk_of_its_own() -> None:
    assert find("mcmulti", "clerk") is mcmulti.Clerk
    assert find("oilcity", "clerk") is oilcity.Clerk


def test_the_seats_of_a_rung_have_different_tempers() -> None:
    for game in own():
        kind, found = find(game, "trader"), GAMES[game]
        rules = found.rules(found.settings({}))
        sitting = [kind(found, rules, seat, Dice(3, seat + 1)) for seat in range(12)]
        habits = {str(getattr(bot, "habits", None)) for bot in sitting}
        assert {getattr(bot, "temper", None) for bot in sitting} == set(TEMPERS)
        assert len(habits) == len(TEMPERS)


def test_an_unknown_bot_is_refused_with_those_that_exist() -> None:
    with pytest.raises(Unreadable) as error:
        find("mcmulti", "robot")
    assert (error.value.key, error.value.values) == ("unknown-bot", {"bot": "robot", "allowed": ", ".join(RUNGS)})
