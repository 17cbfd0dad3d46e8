"""`./play test --quick`: how tests know of it."""

from __future__ import annotations

import os

QUICK = os.environ.get("MAGNAT_TESTS") == "quick"
"""Whether this run is a quick one: searches look at fewer examples. Set by tests/conftest.py before any test is read."""


def not_now(what: str) -> None:
    """Reminds whoever writes a test that a quick run has no time for this."""
    assert not QUICK, f"this test needs {what}: mark it with pytest.mark.thorough"
