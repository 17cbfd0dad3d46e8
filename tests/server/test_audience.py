"""In what order those who look are shown what is new."""

from __future__ import annotations

import pytest

from magnat.kernel.game import SPECTATOR
from magnat.server.table import audience as audiences
from magnat.server.table.audience import Audience, Eyes
from magnat.server.table.watcher import Watcher
from magnat.words.catalogue import words


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Its last number is the time."""
    times = [100.0]
    monkeypatch.setattr(audiences, "monotonic", lambda: times[-1])
    return times


def test_whoever_must_decide_is_shown_first_but_nobody_is_passed_over_for_long(clock: list[float]) -> None:
    audience = Audience()
    wall, idle, busy = (Watcher(name, words("en"), 0, 0, positions=True) for name in ("wall", "idle", "busy"))
    audience.watchers = [wall, idle, busy]
    eyes: dict[Watcher, Eyes] = {wall: (SPECTATOR,), idle: (0,), busy: (1,)}
    audience.fall_behind(eyes, waiting=[1])
    assert list(audience.behind) == [busy, wall, idle]
    del audience.behind[busy]  # it has been shown, then the next move came
    clock.append(clock[-1] + audiences.PASSED_OVER_S / 2)
    audience.fall_behind(eyes, waiting=[1])
    assert list(audience.behind) == [busy, wall, idle]
    del audience.behind[busy]
    clock.append(clock[-1] + audiences.PASSED_OVER_S)
    audience.fall_behind(eyes, waiting=[1])
    assert list(audience.behind) == [wall, idle, busy]
