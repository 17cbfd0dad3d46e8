"""Options and marks for all tests."""

from __future__ import annotations

import gc
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


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What is left out is not even read."""
    return True if config.getoption("--quick") and collection_path in THOROUGH else None


def pytest_collection_finish() -> None:
    """What is there now stays: a garbage collector that looks through thousands of tests again and again takes a quarter of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--quick"):
        return
    left_out = {item for item in items if thorough(item)}
    config.hook.pytest_deselected(items=list(left_out))
    items[:] = [item for item in items if item not in left_out]


def thorough(item: pytest.Item) -> bool:
    """Is it marked, or the PostgreSQL half of a test that runs on both databases?"""
    both = getattr(item, "callspec", None)
    on_postgres = both is not None and "postgresql" in [it for it in both.params.values() if isinstance(it, str)]
    return on_postgres or item.get_closest_marker("thorough") is not None
