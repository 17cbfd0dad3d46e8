"""Bots by game and name."""

from __future__ import annotations

import pytest

from magnat.bots import mcmulti, oilcity
from magnat.bots.random import RandomBot
from magnat.bots.registry import find, offered
from magnat.games.registry import GAMES
from magnat.kernel.game import Unreadable


def test_every_game_offers_the_random_bot() -> None:
    assert all(find(game, "random") is RandomBot for game in GAMES)


def test_mcmulti_offers_the_clerk() -> None:
    assert find("mcmulti", "clerk") is mcmulti.Clerk
    assert list(offered("mcmulti")) == ["random", "clerk"]


def test_oilcity_offers_a_clerk_of_its_own() -> None:
    assert find("oilcity", "clerk") is oilcity.Clerk
    assert list(offered("oilcity")) == ["random", "clerk"]


def test_an_unknown_bot_is_refused_with_those_that_exist() -> None:
    with pytest.raises(Unreadable) as error:
        find("mcmulti", "robot")
    assert (error.value.key, error.value.values) == ("unknown-bot", {"bot": "robot", "allowed": "random, clerk"})
