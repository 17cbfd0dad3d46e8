"""Random play trades, lends and asks for trains: what is proposed happens, and somebody accepts it."""

from __future__ import annotations

import pytest

from magnat.games.registry import GAMES
from magnat.lab.promises.walk import Walk
from magnat.lab.simulate import simulate

SEEDS = range(4)


@pytest.mark.parametrize(
    ("name", "facts"),
    [("oilcity", {"offer-made", "deal-done", "promised"}), ("africa", {"train-offered", "bid-made"})],
)
def test_contract_games_trade_bid_and_lend(name: str, facts: set[str]) -> None:
    heard: set[str] = set()
    for seed in SEEDS:
        for step in Walk(GAMES[name], seed, {"round_limit": 6} if name == "africa" else None).steps():
            heard.update(fact.key for fact in step.facts)
        if facts <= heard:
            return
    assert facts <= heard


def test_a_simulation_of_random_bots_ends_with_proposals_too() -> None:
    report, _ = simulate("oilcity", 2, 9, ["random"], seed=1)
    assert report.finished == 2
