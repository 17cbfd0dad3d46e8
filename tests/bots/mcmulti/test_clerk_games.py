"""Whole games of the clerk: what it never does, and that it is better than the clerk before it."""

from __future__ import annotations

import pytest

from magnat.bots.mcmulti import Clerk
from magnat.games.mcmulti.state import McMultiState
from magnat.games.registry import find
from magnat.kernel.contract import Log
from magnat.kernel.dice import Dice
from magnat.lab.match import Match
from tests.bots.duel import shares
from tests.bots.mcmulti import clerk_1

GAME = find("mcmulti")


def bought_and_sold(clerk: type[Clerk] | type[clerk_1.Clerk], seats: int, seed: int) -> list[tuple[int, str]]:
    """The turns and kinds of which assets were both bought and sold in one phase 4."""
    rules = GAME.make_rules(GAME.settings({}, simulated=True))
    match = Match(GAME, rules, [clerk(GAME, rules, seat, Dice(seed, seat)) for seat in range(seats)], Dice(seed, 1000))
    deals: dict[tuple[int, str], set[str]] = {}
    while not (agenda := rules.agenda(match.state)).over:
        assert isinstance(match.state, McMultiState)
        match.log, turn = Log(), match.state.turn
        match.step(agenda)
        for fact in match.log.facts:
            if fact.key in ("asset-bought", "asset-sold") and fact.clause == "MM-6.1":
                deals.setdefault((turn, str(fact.words()["kind"])), set()).add(fact.key)
    return [phase for phase, keys in deals.items() if len(keys) > 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mm_6_1_no_rig_is_bought_and_sold_in_one_phase(seats: int) -> None:
    assert [bought_and_sold(Clerk, seats, seed) for seed in range(4)] == [[]] * 4


def test_mm_6_1_the_clerk_before_did_so() -> None:
    assert any(bought_and_sold(clerk_1.Clerk, 4, seed) for seed in range(4))


def test_the_clerk_wins_more_than_the_one_before() -> None:
    """Seeds that were not used to choose any habit; for many games see docs/guide/bots.md."""
    assert sum(shares("mcmulti", 40, 4, seed=9000)) > 20
