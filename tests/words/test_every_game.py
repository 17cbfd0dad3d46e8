"""Whatever happens in any game can be put into words, and whatever can be done has a label, in every language."""

from __future__ import annotations

import pytest

from magnat.games.registry import GAMES, find
from magnat.kernel.contract import Log
from magnat.kernel.dice import Dice
from magnat.kernel.game import action_words, fact_words
from magnat.kernel.playout import put_in, random_input
from magnat.words import say
from magnat.words.catalogue import LANGUAGES, words
from tests.words.games import sample_actions, sample_facts

NAMES = [f"Player {letter}" for letter in "ABCDEFGHI"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_fact_can_be_told(game: str, language: str) -> None:
    for key, plain in sample_facts(game):
        assert say.fact(words(language), game, plain, NAMES).endswith("."), key


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_action_can_be_labelled(game: str, language: str) -> None:
    for key, plain in sample_actions(game):
        assert not say.action(words(language), game, plain).endswith("."), key


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_can_be_explained_and_every_setting_named(game: str, language: str) -> None:
    for option in find(game).options:
        assert say.thing(words(language), game, "option", option.name) != say.explained(words(language), game, "option", option.name)
        assert all(say.setting(words(language), game, choice) for choice in option.choices)


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("mcmulti", 2, {"round_limit": 8}),
        ("mcmulti", 3, {"round_limit": 8}),
        ("mcmulti", 4, {"round_limit": 8}),
        ("oilcity", 9, {"plot_choice": True, "war": True, "zero_price_wagon_scores": False}),
        ("africa", 2, {"round_limit": 5, "two_player_auction_swap": True, "unassigned_concession_penalty": 100}),
        ("africa", 5, {"round_limit": 4, "simpson_director_deal": True}),
    ],
)
def test_everything_that_happens_in_a_random_game_can_be_told_in_every_language(name: str, seats: int, options: dict[str, bool]) -> None:
    game = find(name)
    rules = game.rules(game.settings(options))
    state, dice, lines = rules.start(seats), Dice(7, seats), 0
    while lines < 3000 and (given := random_input(rules, state, dice)) is not None:
        log = Log()
        put_in(rules, state, given, log)
        spoken = words(LANGUAGES[lines % len(LANGUAGES)])
        if given.action is not None:
            assert say.action(spoken, name, action_words(given.action))
        for fact in log.facts:
            assert say.fact(spoken, name, fact_words(fact), NAMES)
            lines += 1
    assert lines > 50
