"""The promises hold while companies deal: a small part of what `python -m tests.games.oilcity.random_deals` plays."""

from __future__ import annotations

from magnat.kernel.contract import Action
from tests.games.oilcity.random_deals import LivelyWalk, play


def test_oc_8_random_games_with_random_deals_keep_the_promises() -> None:
    known: dict[str, Action] = {}
    walks = [LivelyWalk(seed) for seed in range(16)]
    assert all(play(walk, known, 200) > 0 for walk in walks)
    assert sum(walk.deals for walk in walks) >= 100
