"""`need` and `have` of a refusal mean the same in every game: what the rule asks for, and what it meets instead."""

from __future__ import annotations

import ast
from collections.abc import Callable

import pytest

from magnat.games.registry import GAMES
from magnat.kernel.contract import Action, Refusal
from magnat.kernel.fields import Number
from magnat.kernel.game import action_words
from magnat.lab.promises.walk import Walk
from tests.words import source

Relation = Callable[[int, int], bool]


def too_little(need: int, have: int) -> bool:
    return have < need


def at_the_limit(need: int, have: int) -> bool:
    return have >= need


def out_of_range(need: int, have: int) -> bool:
    """Anything from 1 to `need` would do."""
    return not 1 <= have <= need


def none_of_them(need: int, have: int) -> bool:
    """They are counted from 0."""
    return not 0 <= have < need


def another(need: int, have: int) -> bool:
    """Exactly `need` would do."""
    return have != need


def no_multiple(need: int, have: int) -> bool:
    return have % need != 0 or have <= 0


RELATIONS: dict[Relation, list[str]] = {
    too_little: [
        "at-work", "bank-is-out", "bid-too-low", "concession-needs-train", "directors-certificate-stays", "fee-first", "fee-out-of-reach",
        "goal-not-reached",
        "managers-shares-stay", "negative-amount", "no-barrel", "no-bond-to-sell", "no-refinery", "no-share-to-sell", "no-wagon",
        "not-for-its-own-fee", "not-in-store",
        "offer-declined-before", "price-too-low", "tax-first", "too-little-cash", "too-little-money", "upgrade-needs-train", "wagon-empty",
    ],
    at_the_limit: [
        "certificate-limit", "crude-too-late", "deck-purchases-done", "more-routes-than-trains", "must-sell-first", "no-slot-free",
        "no-token-left",
        "one-from-the-pool", "one-train-from-bank", "one-upgrade", "too-many-offers", "too-much-crude", "too-much-fuel", "too-much-oil",
        "track-limit", "train-limit", "wagons-full",
    ],
    out_of_range: ["name-length", "over-limit", "pedlar-load", "refinery-load"],
    none_of_them: [
        "no-such-cell", "no-such-field", "no-such-good", "no-such-kind", "no-such-market", "no-such-member", "no-such-quadrant",
        "no-such-seat",
    ],
    another: ["layout-size", "no-such-station", "nothing-due", "one-per-token"],
    no_multiple: ["whole-notes"],
}  # fmt: skip
BY_KEY = {key: relation for relation, keys in RELATIONS.items() for key in keys}
SEVERAL_REASONS = {"due-turn", "no-such-banker", "no-such-company"}
"""Here the clause forbids more than the number says: a promise after the last turn, a banker who is neither, one's own company."""


def numbered_keys() -> set[str]:
    """The keys of all refusals of the games that come with numbers."""
    return {key for _, key, call in source.refusals("games/") if len(call.args) > 2 or call.keywords} | source.passed_on("games/mcmulti/")


def test_every_refusal_with_numbers_says_what_they_mean() -> None:
    assert numbered_keys() == {*BY_KEY, *SEVERAL_REASONS}
    assert len(BY_KEY) == sum(len(keys) for keys in RELATIONS.values())


def test_both_numbers_are_given_in_their_order() -> None:
    """Nobody passes `have` alone or by name, so that one glance at a call shows which is which."""
    calls = [call for _, _, call in source.refusals("games/")]
    assert {len(call.args) for call in calls} == {2, 4}
    assert not [ast.unparse(call) for call in calls if call.keywords]


@pytest.mark.parametrize("name", GAMES)
def test_the_numbers_of_refusals_met_in_play_stand_in_that_relation(name: str) -> None:
    met: set[str] = set()
    for seed in range(4):
        walk, known = Walk(GAMES[name], seed), dict[str, Action]()
        for step in walk.steps():
            if step.given.action is not None:
                known[str(action_words(step.given.action))] = step.given.action
            if step.number > MOST_STEPS:
                break
            if step.number % EVERY == 0:
                for action in [*list(known.values())[-20:], *exaggerated(walk, list(known.values())[-5:])]:
                    for seat in range(min(walk.deciders, 4)):
                        met |= told(walk.rules.check(walk.state, seat, action))
    assert met


MOST_STEPS = 1500
EVERY = 10


def exaggerated(walk: Walk, actions: list[Action]) -> list[Action]:
    """The same wishes with numbers that are unlikely to fit."""
    found: list[Action] = []
    for action in actions:
        for field in action.fields:
            if isinstance(field, Number):
                found += [walk.game.decode_action(action.key, {**action.words(), field.name: number}) for number in (-1, 0, 7, 5000)]
    return found


def told(refusal: Refusal | None) -> set[str]:
    if refusal is None or refusal.key not in BY_KEY or refusal.need == refusal.have == 0:  # without numbers
        return set()
    assert BY_KEY[refusal.key](refusal.need, refusal.have), refusal
    return {refusal.key}
