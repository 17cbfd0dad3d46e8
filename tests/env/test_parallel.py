"""All who must decide act at once: PettingZoo's own tests, and what happens when one move makes another impossible."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test, parallel_seed_test

from magnat import env
from magnat.env.pettingzoo_parallel import MagnatParallel

TABLES = [("mcmulti", 2), ("oilcity", 9), ("africa", 3)]


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoos_parallel_test_passes(game: str, seats: int) -> None:
    parallel_api_test(env.parallel(game, seats=seats), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoos_parallel_seed_test_passes(game: str, seats: int) -> None:
    parallel_seed_test(lambda: env.parallel(game, seats=seats, most_inputs=80), num_cycles=40)


def played(table: MagnatParallel, seed: int, steps: int) -> tuple[int, dict[str, float]]:
    """At random; how many agents were asked at once at most, and what all earned."""
    seen, infos = table.reset(seed=seed)
    rng, most, earned = np.random.default_rng(seed), 0, dict.fromkeys(table.possible_agents, 0.0)
    for _ in range(steps):
        asked = [agent for agent in table.agents if infos[agent]["action_mask"].any()]
        assert asked
        assert all((seen[agent]["observation"][-1] == 1) == (agent in asked) for agent in table.agents)
        most = max(most, len(asked))
        actions = {agent: int(rng.choice(np.flatnonzero(infos[agent]["action_mask"]))) if agent in asked else 0 for agent in table.agents}
        seen, rewards, over, cut, infos = table.step(actions)
        for agent, reward in rewards.items():
            earned[agent] += reward
        if any(over.values()) or any(cut.values()):
            assert table.agents == []
            break
    return most, earned


def test_in_a_game_of_companies_many_act_at_once_and_it_comes_to_an_end() -> None:
    table = env.parallel("oilcity", seats=9)
    most, earned = played(table, 3, 5_000)
    assert most >= 3
    assert table.walk.over
    assert sum(earned.values()) == pytest.approx(0)
    assert max(earned.values()) > 0
    assert "over" in table.render()


def test_in_a_game_of_turns_one_acts_and_the_others_wait() -> None:
    table = env.parallel("mcmulti", seats=3, options={"round_limit": 2})
    most, earned = played(table, 3, 5_000)
    assert most <= 3
    assert table.walk.over
    assert sum(earned.values()) == pytest.approx(0)


def test_a_code_that_is_not_legal_moves_nothing_and_is_told() -> None:
    table = env.parallel("mcmulti", seats=2)
    _, infos = table.reset(seed=1)
    asked = next(agent for agent in table.agents if infos[agent]["action_mask"].any())
    wrong = int(np.flatnonzero(infos[asked]["action_mask"] == 0)[0])
    inputs = table.walk.inputs
    _, rewards, over, _, infos = table.step(dict.fromkeys(table.agents, wrong))
    assert infos[asked]["illegal"]
    assert infos[asked]["action_mask"].any()
    assert table.walk.inputs == inputs
    assert not any(over.values())
    assert not any(rewards.values())
