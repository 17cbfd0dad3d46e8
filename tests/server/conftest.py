"""For all tests of the server."""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import patch

import pytest
from argon2 import PasswordHasher

from magnat.server import auth


@pytest.fixture(scope="session", autouse=True)
def passwords_are_quickly_hashed() -> Iterator[None]:
    """Hashing is slow on purpose, and most of the time of some tests; how slow it is does not change what they see."""
    with patch.object(auth, "passwords", PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)):
        yield
