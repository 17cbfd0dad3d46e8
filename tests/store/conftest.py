"""Every test of the store runs on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.databases import postgres_url, sqlite_url
from tests.store.open_store import OpenStore


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return sqlite_url(tmp_path) if request.param == "sqlite" else postgres_url()


@pytest.fixture
def store(url: str) -> Iterator[OpenStore]:
    made = OpenStore(url)
    yield made
    made.close()
