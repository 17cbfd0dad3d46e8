"""The measures of speed: their keys, and numbers that make sense; how large they are is for `magnat bench` to say."""

from __future__ import annotations

import pytest

import magnat
from magnat.games.registry import GAMES
from magnat.lab.bench import bench


@pytest.mark.parametrize("name", GAMES)
def test_a_bench_has_exactly_the_promised_keys_and_positive_figures(name: str) -> None:
    figures = bench(name, seconds=0.05, repeats=1)
    assert list(figures) == ["compiled", "inputs_per_s", "games_per_s", "clone_us", "replay_inputs_per_s", "view_json_us"]
    assert figures["compiled"] == (magnat.CORE == "compiled")
    assert all(figure > 0 for key, figure in figures.items() if key != "compiled")
