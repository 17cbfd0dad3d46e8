"""Everything a study hands to other processes travels, on the compiled core too: games, rules, positions, actions, dice, agendas."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

from magnat.games.registry import GAMES
from magnat.kernel.contract import Log, State
from magnat.kernel.dice import Dice
from magnat.kernel.playout import Input, put_in, random_input

Way = Callable[[object], object]
WAYS: dict[str, Way] = {"pickle": lambda it: pickle.loads(pickle.dumps(it)), "deepcopy": copy.deepcopy, "copy": copy.copy}


@pytest.fixture(params=WAYS)
def way(request: pytest.FixtureRequest) -> Way:
    return WAYS[str(request.param)]


def in_mid_game(name: str, inputs: int = 150) -> tuple[State, list[Input]]:
    game = GAMES[name]
    rules = game.rules(game.settings({}))
    state: State = rules.start(game.seats[0])
    dice, given = Dice(7), []
    for _ in range(inputs):
        following = random_input(rules, state, dice)
        assert following is not None
        put_in(rules, state, following, Log(on=False))
        given.append(following)
    return state, given


@pytest.mark.parametrize("name", GAMES)
def test_positions_and_actions_travel_without_losing_anything(name: str, way: Way) -> None:
    game, (state, inputs) = GAMES[name], in_mid_game(name)
    there = way(state)
    assert there is not state
    assert type(there) is type(state)
    assert game.encode_state(there) == game.encode_state(state)
    for given in inputs:
        again = way(given)
        assert isinstance(again, Input)
        assert (again.seat, again.outcome, again.key, again.about) == (given.seat, given.outcome, given.key, given.about)
        if given.action is not None:
            assert again.action is not None
            assert (again.action.key, again.action.words()) == (given.action.key, given.action.words())


@pytest.mark.parametrize("name", GAMES)
def test_a_copied_position_shares_nothing_that_changes(name: str) -> None:
    game, (state, _) = GAMES[name], in_mid_game(name)
    rules, before = game.rules(game.settings({})), game.encode_state(state)
    there = copy.deepcopy(state)
    for _ in range(20):
        given = random_input(rules, there, Dice(3))
        if given is None:
            break
        put_in(rules, there, given, Log(on=False))
    assert game.encode_state(state) == before
    assert game.encode_state(there) != before


@pytest.mark.parametrize("name", GAMES)
def test_games_and_rules_stay_what_they_are(name: str, way: Way) -> None:
    game = GAMES[name]
    rules = game.rules(game.settings({}))
    assert way(game) is game
    assert way(rules) is rules
    assert game.settings_of(rules) == game.settings({})


@pytest.mark.parametrize("name", GAMES)
def test_an_agenda_travels(name: str, way: Way) -> None:
    game, (state, _) = GAMES[name], in_mid_game(name)
    agenda = game.rules(game.settings({})).agenda(state)
    there = way(agenda)
    assert [(it.seat, it.key, it.clause, it.must) for it in there.decisions] == [  # type: ignore[attr-defined]  # a way keeps the class
        (it.seat, it.key, it.clause, it.must) for it in agenda.decisions
    ]
    assert [(it.key, it.weights, it.about) for it in there.chances] == [(it.key, it.weights, it.about) for it in agenda.chances]  # type: ignore[attr-defined]


def test_dice_go_on_where_they_were(way: Way) -> None:
    dice = Dice(11, 3)
    dice.word()
    there = way(dice)
    assert isinstance(there, Dice)
    assert [there.below(1000) for _ in range(50)] == [dice.below(1000) for _ in range(50)]


def test_rules_that_are_no_longer_kept_say_so() -> None:
    game = next(iter(GAMES.values()))
    strangers = game.make_rules(game.settings({}))
    with pytest.raises(LookupError, match="no longer"):
        game.settings_of(strangers)
