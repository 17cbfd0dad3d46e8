"""Loading a stored table from a snapshot and the entries after it: as if the whole journal had been replayed."""

from __future__ import annotations

import pytest

from magnat.kernel.contract import Refusal
from magnat.kernel.dice import Dice
from magnat.kernel.game import Unreadable
from magnat.tables import journal, snapshot
from magnat.tables.history import NeedsHistory
from magnat.tables.journal import Entry, state_hash
from magnat.tables.snapshot import SNAPSHOT_EVERY, Snapshot
from magnat.tables.table import Table
from tests.tables.games import new_table, one_more, played, wish


class Shelf:
    """A store in memory: every entry, and a snapshot whenever one is due."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.entries: list[Entry] = []
        self.kept: list[Snapshot] = []
        self.store()

    def store(self) -> None:
        """What the table has written to its journal since."""
        self.entries += self.table.journal.entries[len(self.entries) - self.table.journal.base :]
        if snapshot.is_due(self.table, self.kept[-1].n if self.kept else 0):
            self.kept.append(snapshot.take(self.table))

    def open(self, before: int | None = None) -> Table:
        """From the youngest snapshot before that entry that is old enough."""
        young = [kept for kept in self.kept if before is None or kept.n < before]
        kept = young[-1] if young else None
        try:
            return Table.open(self.table.journal.header, self.entries[kept.n if kept else 0 :], kept)
        except NeedsHistory as older:
            return self.open(older.to)


def position(table: Table) -> str:
    return state_hash(table.game, table.state)


def kept_and_tail(inputs: int, more: int) -> tuple[Table, Snapshot, list[Entry]]:
    """A table, a snapshot of it after some inputs, and the entries after that."""
    table = played(inputs)
    kept = snapshot.take(table)
    dice = Dice(99)
    for _ in range(more):
        one_more(table, dice)
    return table, kept, table.journal.entries[inputs:]


@pytest.mark.parametrize(("game", "seats"), [("mcmulti", 3), ("oilcity", 9), ("africa", 4)])
def test_a_table_loaded_from_a_snapshot_goes_on_like_the_one_that_was_left(game: str, seats: int) -> None:
    table = played(150, seats=seats, game=game)
    kept = snapshot.take(table)
    dice = Dice(7)
    for _ in range(20):
        one_more(table, dice)
    again = Table.open(table.journal.header, table.journal.entries[150:], kept)
    for _ in range(40):
        assert position(again) == position(table)
        assert [again.may_undo(seat) for seat in range(seats)] == [table.may_undo(seat) for seat in range(seats)]
        left = Dice(again.next())
        assert one_more(again, left) == one_more(table, Dice(table.next())), "the same number, facts and hash"
    assert again.journal.last() == table.journal.last() == 210
    assert len(again.journal.entries) == 60


def test_a_table_of_two_thousand_inputs_replays_a_bounded_tail() -> None:
    shelf, dice = Shelf(played(0, seats=4, game="africa")), Dice(3)
    while len(shelf.entries) < 2000 and not shelf.table.agenda().over:
        one_more(shelf.table, dice)
        shelf.store()
        if len(shelf.entries) % 97 == 0:
            again = shelf.open()
            assert position(again) == position(shelf.table)
            assert 0 < len(again.journal.entries) <= 2 * SNAPSHOT_EVERY
    assert len(shelf.entries) > 1000
    assert len(shelf.kept) == len(shelf.entries) // SNAPSHOT_EVERY


def test_a_snapshot_right_after_the_last_input_is_too_young() -> None:
    table = new_table()
    wish(table, "buy-asset", kind="rig", quadrant=0, cell=0)
    early = snapshot.take(table)
    wish(table, "buy-asset", kind="rig", quadrant=0, cell=1)
    kept = snapshot.take(table)
    with pytest.raises(NeedsHistory) as caught:
        Table.open(table.journal.header, [], kept)
    assert caught.value.to == 5
    again = Table.open(table.journal.header, table.journal.entries[early.n :], early)
    assert (again.may_undo(0), again.may_undo(1)) == (table.may_undo(0), table.may_undo(1)) == (4, None)


def test_a_snapshot_after_an_undo_knows_the_last_input_that_counts() -> None:
    table = new_table()
    wish(table, "buy-asset", kind="rig", quadrant=0, cell=0)
    table.undo(0)
    kept = snapshot.take(table)
    assert (kept.n, kept.last) == (5, 3)
    one_rig = wish(table, "buy-asset", kind="rig", quadrant=0, cell=1)
    again = Table.open(table.journal.header, [one_rig], kept)
    assert again.may_undo(0) == table.may_undo(0) == 3
    assert again.next() == 7


def test_an_undo_inside_the_tail_needs_nothing_older() -> None:
    table, kept, tail = kept_and_tail(100, 30)
    again = Table.open(table.journal.header, tail, kept)
    assert isinstance(again.rule_back(110, "test"), Entry)
    table.rule_back(110, "test")
    assert position(again) == position(table)
    assert again.journal.entries[-1] == table.journal.entries[-1]


@pytest.mark.parametrize("to", [0, 60, 99, 100])
def test_going_back_behind_the_snapshot_asks_for_history_and_changes_nothing(to: int) -> None:
    table, kept, tail = kept_and_tail(100, 30)
    again = Table.open(table.journal.header, tail, kept)
    before = position(again)
    with pytest.raises(NeedsHistory) as ruled:
        again.rule_back(to, "test")
    with pytest.raises(NeedsHistory) as asked:
        again.ask_undo(0, to)
    assert ruled.value.to == asked.value.to == to
    assert not again.reaches(to)
    assert again.reaches(101)
    assert (position(again), again.journal.last()) == (before, 130)


def test_targets_that_never_were_are_refused_without_history() -> None:
    table, kept, tail = kept_and_tail(100, 30)
    again = Table.open(table.journal.header, tail, kept)
    for to in (-1, 130, 131, 10**9):
        answer = again.rule_back(to, "test")
        assert isinstance(answer, Refusal)
        assert (answer.clause, answer.key, answer.need) == ("TB-2.3", "no-such-entry", 130)


def test_taking_back_the_first_input_of_the_tail_asks_for_history() -> None:
    table = new_table()
    wish(table, "buy-asset", kind="rig", quadrant=0, cell=0)
    kept = snapshot.take(table)
    wish(table, "buy-asset", kind="rig", quadrant=0, cell=1)
    again = Table.open(table.journal.header, table.journal.entries[4:], kept)
    with pytest.raises(NeedsHistory) as caught:
        again.undo(0)
    assert caught.value.to == 4
    assert again.journal.last() == 5
    older = Table(table.journal)
    older.undo(0)
    assert older.may_undo(0) == 3


def test_a_journal_that_went_back_behind_its_snapshot_asks_for_history() -> None:
    table, kept, _ = kept_and_tail(100, 10)
    table.rule_back(60, "test")
    with pytest.raises(NeedsHistory) as caught:
        Table.open(table.journal.header, table.journal.entries[100:], kept)
    assert caught.value.to == 60


def test_a_journal_that_went_back_to_its_snapshot_and_on_needs_nothing_older() -> None:
    table, kept, _ = kept_and_tail(100, 10)
    table.rule_back(100, "test")
    one_more(table, Dice(5))
    again = Table.open(table.journal.header, table.journal.entries[100:], kept)
    assert position(again) == position(table)


def test_a_table_follows_what_another_process_journals() -> None:
    table, kept, _ = kept_and_tail(100, 10)
    follower = Table.open(table.journal.header, table.journal.entries[100:], kept)
    dice = Dice(8)
    for _ in range(30):
        follower.take(one_more(table, dice))
    table.rule_back(120, "test")
    follower.take(table.journal.entries[-1])
    assert (position(follower), follower.next()) == (position(table), table.next())
    table.rule_back(100, "test")
    with pytest.raises(NeedsHistory) as caught:
        follower.take(table.journal.entries[-1])
    assert (caught.value.to, follower.journal.last()) == (100, 141), "it would not know who may take back what"


def test_an_open_request_of_the_tail_is_answered_after_loading() -> None:
    table, kept, _ = kept_and_tail(100, 10)
    target = position(played(100))
    table.ask_undo(0, 105)
    again = Table.open(table.journal.header, table.journal.entries[100:], kept)
    again.answer(1, True)
    table.answer(1, True)
    assert position(again) == position(table) != target
    assert [entry.n for entry in again.journal.entries[-3:]] == [111, 112, 113]


def test_the_last_consent_to_a_request_behind_the_snapshot_asks_for_history() -> None:
    table, kept, _ = kept_and_tail(100, 10)
    table.ask_undo(0, 50)
    again = Table.open(table.journal.header, table.journal.entries[100:], kept)
    with pytest.raises(NeedsHistory):
        again.answer(1, True)
    assert again.journal.last() == 111
    assert isinstance(again.answer(1, False), Entry), "a refusal needs no history"


def test_no_snapshot_is_due_while_a_request_is_open() -> None:
    table = played(SNAPSHOT_EVERY - 1)
    assert not snapshot.is_due(table, 0)
    table.ask_undo(0, 0)
    assert not snapshot.is_due(table, 0)
    table.answer(1, False)
    assert snapshot.is_due(table, 0)


def test_a_tail_with_a_gap_or_an_impossible_undo_is_refused() -> None:
    table, kept, tail = kept_and_tail(100, 10)
    with pytest.raises(Unreadable, match="wrong-number"):
        Table.open(table.journal.header, tail[1:], kept)
    with pytest.raises(Unreadable, match="bad-undo"):
        Table.open(table.journal.header, [*tail, Entry(111, undo=111)], kept)


def test_an_undo_to_the_present_position_changes_nothing() -> None:
    table = played(70)
    again = journal.read((journal.write(table.journal) + '{"n":71,"undo":70}\n').encode())
    assert position(Table(again)) == position(table)


def test_random_play_with_undos_loads_the_same_from_any_snapshot() -> None:
    for seed in range(6):
        dice, shelf = Dice(seed), Shelf(played(0, seats=2 + seed % 3))
        for _ in range(500):
            table = shelf.table
            if dice.below(25) == 0 and len(table.live) > 1:
                back = 1 + dice.below(min(90, len(table.live) - 1))
                table.rule_back(table.live[-1 - back].entry.n, "test")
            elif table.agenda().over:
                break
            else:
                one_more(table, dice)
            shelf.store()
        again = shelf.open()
        assert position(again) == position(shelf.table)
        assert again.next() == shelf.table.next()
        assert [again.may_undo(seat) for seat in range(2)] == [shelf.table.may_undo(seat) for seat in range(2)]
