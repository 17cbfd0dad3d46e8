"""Many games at once: each is the game that is played alone, finished ones are followed by new ones, and nothing illegal moves anything."""

from __future__ import annotations

import numpy as np
import pytest

from magnat import env
from magnat.env.bench import measure
from magnat.env.observation import row
from magnat.env.walk import Walk
from magnat.games.registry import GAMES
from magnat.kernel.dice import Dice
from magnat.library.playable import game as playable

TABLES = [("mcmulti", 4), ("oilcity", 12), ("africa", 4)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_game_is_the_one_that_is_played_alone(name: str, seats: int) -> None:
    table = env.vector(name, games=3, seats=seats, seed=5)
    alone = []
    for place in range(3):
        walk, dice = Walk(playable(name, seats)), Dice(5, place)
        walk.begin()
        walk.roll_all(dice)
        alone.append((walk, dice))
    rng = np.random.default_rng(2)
    for _ in range(60):
        batch = table.batch
        for place, (walk, _) in enumerate(alone):
            assert batch.seats[place] == walk.seat
            assert np.flatnonzero(batch.masks[place]).tolist() == walk.legal()
            assert np.allclose(batch.observations[place], np.array(row(walk.numbers(walk.seat)), np.float32))
        codes = table.random(rng)
        table.step(codes)
        for code, (walk, dice) in zip(codes, alone, strict=True):
            walk.say(int(code))
            walk.roll_all(dice)


def test_shapes_and_kinds_of_arrays() -> None:
    table = env.vector("mcmulti", games=5, seats=3)
    batch = table.reset(seed=1)
    assert batch.observations.shape == (5, table.size)
    assert batch.masks.shape == (5, table.codes)
    assert batch.rewards.shape == (5, 3)
    assert [str(it.dtype) for it in (batch.observations, batch.masks, batch.seats)] == ["float32", "bool", "int32"]
    assert table.slices["asked"].stop == table.size
    assert batch.masks.any(axis=1).all()


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    def walked(seed: int) -> list[float]:
        table, rng = env.vector("mcmulti", games=4, seats=2, options={"round_limit": 2}, seed=seed), np.random.default_rng(7)
        told: list[float] = []
        for _ in range(80):
            batch = table.step(table.random(rng))
            told += [float(batch.observations.sum()), float(batch.rewards.sum())]
        return told

    assert walked(1) == walked(1)
    assert walked(1) != walked(2)


def test_games_that_are_over_give_rewards_and_are_followed_by_others() -> None:
    table, rng = env.vector("mcmulti", games=4, seats=2, options={"round_limit": 1}), np.random.default_rng(3)
    ended = 0
    for _ in range(400):
        batch = table.step(table.random(rng))
        assert batch.masks.any(axis=1).all()  # there is always somebody to ask
        assert not batch.truncated.any()
        assert (batch.rewards[~batch.terminated] == 0).all()
        ended += int(batch.terminated.sum())
        assert np.allclose(batch.rewards.sum(axis=1), 0)
    assert ended >= 4
    assert sum(table.played) == ended + 4


def test_games_that_are_too_long_are_cut_off_without_rewards() -> None:
    table, rng = env.vector("mcmulti", games=2, seats=2, most_inputs=10), np.random.default_rng(3)
    cut = 0
    for _ in range(40):
        batch = table.step(table.random(rng))
        assert not batch.rewards.any()
        cut += int(batch.truncated.sum())
    assert cut > 4


def test_a_code_that_is_not_legal_moves_no_game() -> None:
    table = env.vector("mcmulti", games=2, seats=2)
    before, inputs = table.batch.observations.copy(), [walk.inputs for walk in table.walks]
    good = table.random(np.random.default_rng(1))
    bad = int(np.flatnonzero(~table.batch.masks[1])[0])
    for codes in ([int(good[0]), bad], [int(good[0]), table.codes], [int(good[0])], [-1, -1]):
        with pytest.raises(ValueError, match="game"):
            table.step(codes)
    assert (table.batch.observations == before).all()
    assert [walk.inputs for walk in table.walks] == inputs
    with pytest.raises(ValueError, match="at least 1"):
        env.vector("mcmulti", games=0)


def test_the_bench_measures_every_game_and_others_in_one_run() -> None:
    figures = measure(seconds=0.01, repeats=1)
    assert {f"{name} {kind}" for name in GAMES for kind in ("vector", "aec")} <= set(figures)
    assert any(name.startswith("OpenSpiel") for name in figures)
    assert all(value > 0 for value in figures.values())
