"""The time of day, in whole milliseconds since 1970 UTC, as the store keeps it."""

from __future__ import annotations

from time import time


def now_ms() -> int:
    return int(time() * 1000)
