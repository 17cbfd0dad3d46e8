"""Who may import whom is checked by import-linter; this makes sure that its contracts leave nobody out."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path
from typing import Any

import pytest

from magnat import core
from magnat.games.descriptors import own

ROOT = Path(__file__).parents[1]
CONTRACTS: list[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
BESIDE_THE_RULES = {"facts", "operating_facts", "unreadable"}
"""Not compiled either, but what the rules leave behind: they know nothing of JSON or of files."""
HARMLESS = {"__future__", "abc", "collections.abc", "functools", "math", "mypy_extensions", "typing"}


def contract(start: str) -> dict[str, Any]:
    return next(it for it in CONTRACTS if it["name"].startswith(start))


def test_the_contract_of_the_core_forbids_every_module_that_is_not_compiled() -> None:
    edge = set(core.EDGE) - {"__init__"} - BESIDE_THE_RULES
    found = contract("The compiled core")
    assert {it.rpartition(".")[2] for it in found["forbidden_modules"]} == edge
    assert {it.partition(" ")[0].rpartition(".")[2] for it in found["ignore_imports"]} == edge


@pytest.mark.parametrize("start", ["Games", "Bots", "Terminals"])
def test_the_contracts_of_the_games_leave_no_game_out(start: str) -> None:
    assert {it.rpartition(".")[2] for it in contract(start)["modules"]} == set(own())


def test_no_compiled_module_can_reach_files_clocks_or_chance() -> None:
    """Of every game: its rules are compiled, and play the same way wherever and whenever they run."""
    foreign = [
        f"{path.relative_to(core.PACKAGE)}: {module}"
        for path in core.sources()
        for module in imported(path)
        if not module.startswith("magnat.") and module not in HARMLESS
    ]
    assert foreign == []
    assert {path.parent.name for path in core.sources()} >= set(own())


def imported(path: Path) -> list[str]:
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    plain = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    return plain + [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]


def test_no_circle_hides_behind_type_checking_in_the_server() -> None:
    hidden = [path.name for path in (core.PACKAGE / "server").rglob("*.py") if "TYPE_CHECKING" in path.read_text(encoding="utf-8")]
    assert hidden == []
