"""Promise 9 for the built-in games: every clause of a digest is named by a test, and nothing cites a clause that does not exist."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from magnat.games.descriptors import own

ROOT = Path(__file__).parents[2]
DIGESTS = sorted((ROOT / "docs/rules").glob("*.md"))
CLAUSE = re.compile(r"\b([A-Z]{2})-(\d+)\.(\d+)\b")


def clauses(digest: Path) -> set[str]:
    return set(re.findall(r"^- ([A-Z]{2}-\d+\.\d+) ", digest.read_text(encoding="utf-8"), re.MULTILINE))


@cache
def all_clauses() -> set[str]:
    return set().union(*(clauses(digest) for digest in DIGESTS))


@cache
def named_by_tests() -> set[str]:
    """test_mm_3_2_each_barrel... names MM-3.2; only tests that assert something, themselves or by a helper that they call."""
    named: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                assert any(isinstance(inner, ast.Assert | ast.Call) for inner in ast.walk(node)), f"{path.name}: {node.name} checks nothing"
                named |= {f"{game.upper()}-{major}.{minor}" for game, major, minor in re.findall(r"_([a-z]{2})_(\d+)_(\d+)", node.name)}
    return named


def cited_by_sources() -> dict[str, str]:
    cited: dict[str, str] = {}
    for path in sorted((ROOT / "src").rglob("*.py")):
        for clause in CLAUSE.finditer(path.read_text(encoding="utf-8")):
            cited.setdefault(clause.group(0), path.name)
    return cited


def test_every_game_of_the_house_has_its_digest() -> None:
    assert set(own()) <= {digest.stem for digest in DIGESTS}


@pytest.mark.parametrize("digest", [digest for digest in DIGESTS if "." not in digest.stem], ids=lambda digest: digest.stem)
def test_every_clause_is_named_by_a_test(digest: Path) -> None:
    ids = clauses(digest)
    assert ids, f"{digest.name} holds no clause"
    assert sorted(ids - named_by_tests()) == []


def test_tests_name_only_clauses_that_exist() -> None:
    assert sorted(named_by_tests() - all_clauses()) == []


def test_sources_cite_only_clauses_that_exist() -> None:
    unknown = {clause: name for clause, name in cited_by_sources().items() if clause not in all_clauses()}
    assert unknown == {}
