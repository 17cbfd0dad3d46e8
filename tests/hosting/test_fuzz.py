"""Ten thousand lies, over WebSocket and HTTP, from people with and without seats: the server says no ten thousand times and plays on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.databases import postgres_url, sqlite_url
from tests.hosting.fuzz import lied
from tests.hosting.proof import new_seed

MESSAGES = 10_000


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_lies_change_nothing(kind: str, tmp_path: Path) -> None:
    url = sqlite_url(tmp_path) if kind == "sqlite" else postgres_url()
    answers, faults = lied(url, tmp_path, MESSAGES // 2, new_seed())
    assert faults == [], answers
    assert answers.total() >= MESSAGES // 2
