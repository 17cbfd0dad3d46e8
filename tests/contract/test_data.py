"""The figures of every game: each block says where it comes from, the schema next to the data fits it, and nothing is lost on the way."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import pytest

from magnat.games.registry import GAMES
from magnat.lab.promises.data import every_block_names_its_origin

NO_RULES = ("belief", "figures", "stages", "state", "codec", "descriptor", "bundle_text")
"""Opinions; ids and stages; limits of what is read; the place on the shelf."""
A_PACKED_SEARCH = ("piece_counts", "placement", "plot_layouts")


@pytest.mark.parametrize("name", GAMES)
def test_every_block_of_the_data_names_its_origin_and_fits_the_schema(name: str) -> None:
    assert every_block_names_its_origin(GAMES[name]) > 0


@pytest.mark.parametrize("name", GAMES)
def test_no_rule_holds_a_number_of_the_game(name: str) -> None:
    """Whole numbers in the rules' code are counters and shapes (0, 1, 2), and the edition; prices, limits and sizes live in data/."""
    for path in sorted(Path(inspect.getfile(type(GAMES[name]))).parent.glob("*.py")):
        if path.stem in NO_RULES or path.stem in A_PACKED_SEARCH:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        editions = [node.value for node in ast.walk(tree) if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "edition"]
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and type(node.value) is int and node not in editions:
                assert node.value in (0, 1, 2), f"{path.name}:{node.lineno} holds {node.value}"
