"""Look-ahead in McMulti: plans that are legal, different and end; the same seed, the same game; and it beats the clerk."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean

import pytest

from magnat.bots.halving import Budget
from magnat.bots.mcmulti import Clerk, Director
from magnat.bots.mcmulti.clerk import ways
from magnat.bots.mcmulti.habits import Habits
from magnat.bots.mcmulti.mind.policy import Policy
from magnat.bots.mcmulti.mind.standing import chance
from magnat.bots.mcmulti.plans import by_policy, plans, spelled
from magnat.games.mcmulti.figures import GASOLINE
from magnat.games.mcmulti.rules import McMultiRules
from magnat.games.mcmulti.state import McMultiState
from magnat.games.registry import find
from magnat.kernel.contract import Log
from magnat.kernel.dice import Dice
from magnat.kernel.playout import Input
from magnat.lab.match import Match, play
from magnat.lab.mirrored import meet
from tests.bots.memories import seated, steps

GAME = find("mcmulti")


class Quick(Director):
    budget = Budget(playouts=24)


def table() -> McMultiRules:
    rules = GAME.rules(GAME.settings({}, simulated=True))
    assert isinstance(rules, McMultiRules)
    return rules


def decisions(seats: int, seed: int) -> Iterator[tuple[Policy, McMultiState]]:
    """Everything that clerks are asked in a game."""
    match = Match(GAME, table(), [Clerk(GAME, table(), seat, Dice(seed, seat + 1)) for seat in range(seats)], Dice(seed))
    for game in steps(match):
        agenda, state = game.rules.agenda(game.state), game.state
        assert isinstance(state, McMultiState)
        for decision in agenda.decisions:
            if decision.must:
                yield Policy(table(), seats, decision.seat, ways(Habits())), state


@pytest.mark.parametrize("seats", [2, 4])
def test_every_plan_is_legal_to_its_end_and_no_two_are_the_same(seats: int) -> None:
    many = 0
    for policy, state in decisions(seats, 3):
        found = plans(policy, state, by_policy(policy, state), set())
        many = max(many, len(found))
        assert len({spelled(plan) for plan in found}) == len(found)
        for plan in found:
            here = state.clone()
            for action in plan:
                assert policy.rules.check(here, policy.seat, action) is None
                policy.rules.apply(here, policy.seat, action, Log(on=False))
    assert many > 20


def test_no_plan_buys_and_sells_barrels_of_one_good_or_assets_of_one_kind() -> None:
    for policy, state in decisions(2, 4):
        for plan in plans(policy, state, by_policy(policy, state), set())[1:]:
            bought, sold = (
                {tuple(list(action.words().items())[:2]) for action in plan if action.key.startswith(verb)} for verb in ("buy", "sell")
            )
            assert not bought & sold


def test_more_cash_is_a_better_chance_and_the_end_is_told_by_the_winner() -> None:
    rules = table()
    for policy, state in decisions(2, 5):
        if state.stage == 4:
            richer, poorer = state.clone(), state.clone()
            richer.companies[policy.seat].cash += 50
            poorer.companies[policy.seat].store(GASOLINE, -poorer.companies[policy.seat].gasoline)
            box = rules.box_for(2)
            assert 0 < chance(box, state, policy.seat) < chance(box, richer, policy.seat) < 1
            assert chance(box, state, 0) + chance(box, state, 1) == pytest.approx(1)


def test_the_same_seed_gives_the_same_game() -> None:
    def moves() -> list[tuple[int, str]]:
        record = list[Input]()
        sitting = [Quick(GAME, table(), seat, Dice(4, seat + 1)) for seat in range(2)]
        play(GAME, table(), sitting, Dice(4), limit=120, record=record)
        return [(it.seat, "" if it.action is None else str((it.action.key, it.action.words()))) for it in record]

    assert moves() == moves()


@pytest.mark.thorough
def test_the_director_beats_the_clerk() -> None:
    """A few games with little thought show the direction; docs/guide/bots.md has the figures."""
    shares = [meet(GAME, table(), Quick, Clerk, 2, 77, deal, exchanged) for deal in range(3) for exchanged in (False, True)]
    assert mean(shares) >= 0.5


def test_every_table_can_have_a_director() -> None:
    """Also with options under which it had no games to learn from."""
    for seats, options in ((3, {"quadrant_choice": "before_roll"}), (4, {"refinery_cells": 1, "open_cash": True, "round_limit": 6})):
        sitting = seated(GAME, seats, ["clerk"], 5, dict(options))
        sitting[0] = Quick(GAME, sitting[0].rules, 0, Dice(5, 1))
        assert play(GAME, sitting[0].rules, sitting, Dice(5), limit=400).inputs > 100
