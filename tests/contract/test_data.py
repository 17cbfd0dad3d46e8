"""The figures of every game: each block says where it comes from, the schema beside the data fits, nothing is lost on the way."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from magnat.games.africa import load as africa_load
from magnat.games.mcmulti import load
from magnat.games.oilcity import load as oilcity_load
from magnat.games.registry import GAMES

GAMES_FOLDER = Path(load.__file__).parents[1]


def data(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((GAMES_FOLDER / name / "data" / f"{name}.json").read_text(encoding="utf-8"))
    return found


def blocks(plain: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for name, block in plain.items():
        for part in block if isinstance(block, list) else [block]:
            if isinstance(part, dict):
                yield name, part


@pytest.mark.parametrize("name", GAMES)
def test_every_block_of_the_data_names_its_origin(name: str) -> None:
    for block, content in blocks(data(name)):
        inner = content.values() if block == "options" else [content]
        for part in inner:
            assert any(word in part["origin"] for word in ("rulebook", "public", "reconstructed", "ours")), block


@pytest.mark.parametrize(("name", "schema"), [("mcmulti", load.schema), ("oilcity", oilcity_load.schema), ("africa", africa_load.schema)])
def test_the_schema_beside_the_data_is_the_one_that_is_enforced(name: str, schema: Callable[[], bytes]) -> None:
    assert (GAMES_FOLDER / name / "data" / f"{name}.schema.json").read_bytes() == schema()


@pytest.mark.parametrize("name", GAMES)
def test_no_rule_holds_a_number_of_the_game(name: str) -> None:
    """Whole numbers in the rules' code are counters and shapes (0, 1, 2); prices, limits and sizes live in data/."""
    for path in sorted((GAMES_FOLDER / name).glob("*.py")):
        if path.stem in ("figures", "state", "codec", "bundles", "placement"):  # ids and stages; limits of what is read; a packed search
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and type(node.value) is int:
                assert node.value in (0, 1, 2), f"{path.name}:{node.lineno} holds {node.value}"
