"""In these tests nobody thinks for long: what a bot may look at and do does not depend on how often it tries things out."""

from __future__ import annotations

import pytest

from magnat.bots.halving import Budget
from magnat.bots.registry import offered
from magnat.bots.thinking import Thinker
from magnat.games.descriptors import own


@pytest.fixture(autouse=True)
def little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in {kind for game in own() for kind in offered(game).values()}:
        if issubclass(kind, Thinker):
            monkeypatch.setattr(kind, "budget", Budget(playouts=8))
