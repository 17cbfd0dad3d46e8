"""Options and marks of all tests."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

HERE = Path(__file__).parent
THOROUGH = (HERE / "browser", HERE / "hosting")
"""Folders that `--quick` leaves out: pages in a browser, real servers that are watched, fuzzed and killed."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="leave out what is marked thorough")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--quick"):
        os.environ["MAGNAT_TESTS"] = "quick"  # read by tests/quick.py


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--quick"):
        return
    left_out = {item for item in items if thorough(item)}
    config.hook.pytest_deselected(items=list(left_out))
    items[:] = [item for item in items if item not in left_out]


def thorough(item: pytest.Item) -> bool:
    """Is it marked, in one of those folders, or the PostgreSQL half of a test that runs on both databases?"""
    both = getattr(item, "callspec", None)
    on_postgres = both is not None and "postgresql" in [it for it in both.params.values() if isinstance(it, str)]
    return on_postgres or item.get_closest_marker("thorough") is not None or any(folder in item.path.parents for folder in THOROUGH)
