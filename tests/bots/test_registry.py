"""Bots by game and name."""

from __future__ import annotations

import pytest

from magnat.bots import mcmulti, oilcity
from magnat.bots.random import RandomBot
from magnat.bots.registry import find, offered, usual
from magnat.bots.tempers import TEMPERS
from magnat.bots.thinking import Thinker
from magnat.games.descriptors import own
from magnat.games.registry import GAMES
from magnat.kernel.dice import Dice
from magnat.kernel.game import Unreadable
from tests.browser.words import say


def test_every_game_offers_the_random_bot() -> None:
    assert all(find(game, "random") is RandomBot for game in GAMES)


RUNGS = ["random", "apprentice", "trader", "clerk", "director", "magnate"]


@pytest.mark.parametrize("game", own())
def test_every_game_of_the_house_has_the_same_rungs_up_to_the_clerk(game: str) -> None:
    """Above it only those that were shown to be stronger."""
    names = list(offered(game))
    assert names == RUNGS[: len(names)]
    assert "clerk" in names


@pytest.mark.parametrize("game", GAMES)
def test_the_usual_bot_is_quick(game: str) -> None:
    assert usual(game) == "clerk"


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
    assert (error.value.key, error.value.values) == ("unknown-bot", {"bot": "robot", "allowed": ", ".join(offered("mcmulti"))})


def test_a_bot_that_thinks_can_be_given_its_time() -> None:
    slow = find("mcmulti", "magnate@2.5")
    assert issubclass(slow, mcmulti.Magnate)
    assert issubclass(slow, Thinker)
    assert slow.budget.seconds == 2.5
    assert find("mcmulti", "magnate@2.5") is slow  # one class, however many seats


@pytest.mark.parametrize("bot", ["magnate@", "magnate@0", "magnate@11", "magnate@soon", "magnate@nan", "clerk@1"])
def test_a_time_that_makes_no_sense_is_refused(bot: str) -> None:
    with pytest.raises(Unreadable) as error:
        find("mcmulti", bot)
    assert error.value.key == "thinking-time"
    for language in ("en", "pl", "de"):
        assert "magnate@2" in say("error-thinking-time", language, seconds="x", least="0.1", most="10")
