"""The environments pass the tests written by the interfaces' own authors: PettingZoo, Gymnasium, OpenSpiel."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, seed_test

from magnat import env
from magnat.env import open_spiel
from magnat.env.gymnasium_seat import ILLEGAL

pytestmark = pytest.mark.thorough  # whole games

TABLES = [("mcmulti", 2), ("mcmulti", 4), ("oilcity", 9), ("africa", 3)]
SPIELS = [("mcmulti", 2, 150), ("oilcity", 9, 40), ("africa", 2, 60)]


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Their tests warn about dictionaries as observations, which is how PettingZoo itself hands out masks."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoos_api_test_passes(game: str, seats: int) -> None:
    api_test(env.aec(game, seats=seats), num_cycles=200, verbose_progress=False)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoos_seed_test_passes(game: str, seats: int) -> None:
    seed_test(lambda: env.aec(game, seats=seats, most_inputs=120), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_an_episode_ends_with_rewards_or_is_cut_off(game: str, seats: int) -> None:
    table = env.aec(game, seats=seats, most_inputs=3_000)
    table.reset(seed=4)
    rng, earned = np.random.default_rng(4), dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, info = table.last()
        earned[agent] += reward
        if terminated or truncated:
            table.step(None)
            continue
        assert seen is not None
        assert (seen["action_mask"] == info["action_mask"]).all()
        table.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
    assert sum(earned.values()) == pytest.approx(0)
    if table.walk.over:
        assert [reward == max(earned.values()) for reward in earned.values()] == [place == 1 for place in table.walk.position.places]
    else:
        assert set(earned.values()) == {0.0}


@pytest.mark.parametrize(("game", "opponents"), [("mcmulti", ["clerk"]), ("mcmulti", ["clerk", "random"]), ("africa", ["random", "clerk"])])
def test_gymnasiums_own_check_passes(game: str, opponents: list[str]) -> None:
    check_env(env.gym(game, opponents=opponents), skip_render_check=True)


def test_a_learner_plays_a_whole_game_against_bots() -> None:
    table = env.gym("mcmulti", opponents=["clerk"], seats=3, options={"round_limit": 4})
    _, info = table.reset(seed=2)
    rng, over = np.random.default_rng(2), False
    while not over:
        assert (table.action_masks() == info["action_mask"].astype(bool)).all()
        _, reward, terminated, truncated, info = table.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        over = terminated or truncated
    assert terminated
    assert reward in (-1.0, -0.5, 0.0, 0.5, 1.0)


def test_an_illegal_code_ends_the_episode_with_its_own_reward() -> None:
    table = env.gym("mcmulti", opponents=["random"])
    _, info = table.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, _, told = table.step(wrong)
    assert (reward, terminated, told["illegal"]) == (ILLEGAL, True, True)


@pytest.mark.parametrize(("game", "seats", "inputs"), SPIELS)
def test_openspiels_random_sim_test_passes(game: str, seats: int, inputs: int) -> None:
    assert f"python_magnat_{game}" in open_spiel.register()
    loaded = pyspiel.load_game(f"python_magnat_{game}", {"seats": seats, "inputs": inputs})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("game", "seats", "inputs"), SPIELS)
def test_openspiels_information_set_search_runs(game: str, seats: int, inputs: int) -> None:
    open_spiel.register()
    loaded = pyspiel.load_game(f"python_magnat_{game}", {"seats": seats, "inputs": inputs})
    rng, state = np.random.RandomState(1), loaded.new_initial_state()
    while state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(outcomes, p=odds)))
    bot = ismcts.ISMCTSBot(game=loaded, evaluator=mcts.RandomRolloutEvaluator(1, rng), uct_c=2.0, max_simulations=3, random_state=rng)
    bot.set_resampler(lambda now, player: now.resampled(player, int(rng.randint(2**31))))
    assert bot.step(state) in state.legal_actions()


def test_a_clone_goes_its_own_way_and_remembers_what_was_heard() -> None:
    open_spiel.register()
    state = pyspiel.load_game("python_magnat_mcmulti", {"seats": 2, "inputs": 100}).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    before, clone = str(state), state.clone()
    seat, heard = state.current_player(), state.information_state_string(state.current_player())
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before
    assert state.information_state_string(seat) == heard
    assert clone.information_state_string(seat) != heard
    assert clone.information_state_string(seat).startswith(heard)
