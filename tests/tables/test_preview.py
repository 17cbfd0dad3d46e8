"""What an action would bring about, before it is done."""

from __future__ import annotations

import pytest

from magnat.kernel.contract import Fact, Seat
from magnat.kernel.dice import Dice
from magnat.kernel.game import fact_words
from magnat.kernel.playout import random_input
from magnat.tables.journal import state_hash
from magnat.tables.table import Table
from tests.tables.games import new_table, one_more, played


@pytest.mark.parametrize(("game", "seats", "seed"), [("mcmulti", 3, 1), ("oilcity", 9, 2), ("africa", 4, 3)])
def test_a_preview_tells_what_then_happens_and_changes_nothing(game: str, seats: int, seed: int) -> None:
    table, dice = played(0, seats=seats, game=game), Dice(seed)
    told = 0
    for _ in range(400):
        given = random_input(table.rules, table.state, dice)
        if given is None:
            break
        if given.action is None:
            one_more(table, dice)
            continue
        before = state_hash(table.game, table.state)
        expected = [fact_words(fact) for fact in table.preview(given.seat, given.action)]
        assert state_hash(table.game, table.state) == before
        table.act(given.seat, given.action)
        happened = table.last_facts()
        hidden = any(fact.reveals() for fact in happened)
        assert expected == ([] if hidden else as_learned(happened, given.seat))
        told += bool(expected)
    assert told > 50


def test_what_would_be_revealed_is_not_told_beforehand() -> None:
    """AF-2.2: a player who could see the turned-up cards in a preview would choose after looking."""
    table, dice = played(0, seats=3, game="africa"), Dice(5)
    revealing = 0
    for _ in range(1500):
        given = random_input(table.rules, table.state, dice)
        if given is None:
            break
        if given.action is None:
            one_more(table, dice)
            continue
        expected = table.preview(given.seat, given.action)
        table.act(given.seat, given.action)
        if any(fact.reveals() for fact in table.last_facts()):
            revealing += 1
            assert expected == []
    assert revealing > 0


def as_learned(facts: list[Fact], seat: Seat) -> list[object]:
    versions = [fact.seen_by(seat) for fact in facts]
    return [fact_words(version) for version in versions if version is not None]


def bought(table: Table) -> list[object]:
    action = table.game.decode_action("buy-asset", {"kind": "rig", "quadrant": 0, "cell": 0})
    return [fact_words(fact)["fact"] for fact in table.preview(0, action)]


def test_mm_2_6_a_rig_to_be_bought_is_told_with_its_price() -> None:
    assert bought(new_table()) == ["asset-bought"]
