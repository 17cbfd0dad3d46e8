"""A running table: what it takes, what it refuses, what it shows to whom."""

from __future__ import annotations

import pytest

from magnat.kernel.contract import Refusal
from magnat.kernel.game import Unreadable
from magnat.tables import snapshot
from magnat.tables.fact_audiences import VERSIONS, learned, with_audiences
from magnat.tables.journal import state_hash
from magnat.tables.secure_dice import secure_outcome
from tests.tables.games import new_table, played, wish


def test_a_refused_action_leaves_no_trace() -> None:
    table = new_table()
    before, entries = state_hash(table.game, table.state), len(table.journal.entries)
    answer = table.act(1, table.game.decode_action("end-purchases", {}))
    assert isinstance(answer, Refusal)
    assert (answer.clause, answer.key) == ("MM-2.6", "not-your-turn")
    assert (state_hash(table.game, table.state), len(table.journal.entries)) == (before, entries)


def test_nobody_acts_while_the_dice_are_due() -> None:
    table = new_table()
    wish(table, "end-purchases")
    wish(table, "end-purchases")
    wish(table, "roll")
    answer = table.act(0, table.game.decode_action("roll", {}))
    assert isinstance(answer, Refusal)
    assert (answer.clause, answer.key) == ("MM-4.1", "chance-due")


def test_dice_are_taken_only_when_they_are_due() -> None:
    with pytest.raises(Unreadable, match="no-chance-due"):
        new_table().roll(3)


@pytest.mark.parametrize("outcome", [-1, 36, 10**12])
def test_dice_show_only_what_dice_can_show(outcome: int) -> None:
    table = new_table()
    wish(table, "end-purchases")
    wish(table, "end-purchases")
    wish(table, "roll")
    with pytest.raises(Unreadable, match="impossible-outcome"):
        table.roll(outcome)


def test_dice_of_a_real_table_are_marked_as_typed_in() -> None:
    table = new_table()
    wish(table, "end-purchases")
    wish(table, "end-purchases")
    wish(table, "roll")
    assert table.roll(table.game.decode_outcome("two-dice", [2, 5]), typed=True).typed
    assert not table.journal.entries[0].typed


def test_every_seat_learns_the_facts_of_an_entry() -> None:
    table = new_table()
    wish(table, "buy-asset", kind="rig", quadrant=0, cell=0)
    line = with_audiences(table.last_facts(), 2)
    for seat in (-1, 0, 1):
        assert [fact["fact"] for fact in learned(VERSIONS.decode(line), (seat,))] == ["asset-bought"]


@pytest.mark.parametrize("at", [0, 1, 50, 99, 100])
def test_a_table_restored_from_a_snapshot_is_the_same(at: int) -> None:
    kept, whole = snapshot.take(played(at)), played(100)
    assert state_hash(whole.game, snapshot.restore(whole.journal, kept)) == state_hash(whole.game, whole.state)


def test_a_snapshot_that_an_undo_went_behind_is_not_used() -> None:
    table = played(100)
    kept = snapshot.take(table)
    table.rule_back(60, "test")
    assert state_hash(table.game, snapshot.restore(table.journal, kept)) == state_hash(table.game, played(60).state)


def test_an_undo_back_to_the_snapshot_itself_uses_it() -> None:
    table = played(100)
    kept = snapshot.take(table)
    entry = played(140).journal.entries[100]
    assert entry.do is None or entry.seat is not None
    longer = played(140)
    longer.rule_back(100, "test")
    assert state_hash(table.game, snapshot.restore(longer.journal, kept)) == state_hash(table.game, table.state)


def test_a_damaged_snapshot_is_noticed() -> None:
    table = played(100)
    kept = snapshot.take(table)
    kept.state["difference"] += 1
    with pytest.raises(Unreadable, match="bad-state"):
        snapshot.restore(table.journal, kept)


def test_secure_dice_give_every_outcome_and_no_other() -> None:
    chance = new_table(seats=3).rules.agenda(new_table(seats=3).rules.start(3)).chances[0]
    assert {secure_outcome(chance) for _ in range(300)} == {0, 1, 2}
