"""TB-1 to TB-3: who may take back what, alone, together, and by ruling."""

from __future__ import annotations

from magnat.kernel.contract import Refusal
from magnat.tables import journal, replay
from magnat.tables.journal import Entry, state_hash
from magnat.tables.snapshot import SNAPSHOT_EVERY
from magnat.tables.table import Table
from tests.tables.games import new_table, played, wish


def refused(answer: Refusal | Entry) -> tuple[str, str]:
    assert isinstance(answer, Refusal)
    return answer.clause, answer.key


def position(table: Table) -> str:
    return state_hash(table.game, table.state)


def test_tb_1_1_a_seat_takes_back_its_last_inputs_one_by_one() -> None:
    table = new_table()
    start = position(table)
    wish(table, "buy-asset", kind="rig", quadrant=0, cell=0)
    one_rig = position(table)
    wish(table, "buy-asset", kind="rig", quadrant=0, cell=1)
    table.undo(0)
    assert position(table) == one_rig
    table.undo(0)
    assert position(table) == start


def test_tb_1_1_nothing_can_be_taken_back_before_anything_happened() -> None:
    assert refused(Table.create(new_table().game, 2, {}).undo(0)) == ("TB-1.1", "nothing-to-undo")


def test_tb_1_2_a_roll_is_a_fence() -> None:
    table = new_table()
    assert table.may_undo(0) is None
    assert refused(table.undo(0)) == ("TB-1.2", "undo-fenced")


def test_tb_1_2_another_seats_input_is_a_fence() -> None:
    table = new_table()
    wish(table, "end-purchases")
    wish(table, "buy-asset", kind="rig", quadrant=1, cell=0)
    assert refused(table.undo(0)) == ("TB-1.2", "undo-fenced")
    assert isinstance(table.undo(1), Entry)
    assert isinstance(table.undo(0), Entry), "after seat 1 took its purchase back, seat 0 has acted last"


def test_tb_1_2_a_ruling_is_a_fence() -> None:
    table = new_table()
    table.rule_act(0, table.game.decode_action("end-purchases", {}), "left the room")
    assert refused(table.undo(0)) == ("TB-1.2", "undo-fenced")


def test_tb_1_3_what_was_taken_back_stays_in_the_journal() -> None:
    table = new_table()
    wish(table, "buy-asset", kind="rig", quadrant=0, cell=0)
    table.undo(0)
    assert [entry.n for entry in table.journal.entries] == [1, 2, 3, 4, 5]
    assert table.journal.entries[3].do == "buy-asset"
    assert table.journal.entries[4].undo == 3


def test_tb_1_3_a_journal_with_undos_opens_at_the_same_position() -> None:
    table = new_table()
    wish(table, "buy-asset", kind="rig", quadrant=0, cell=0)
    wish(table, "buy-asset", kind="rig", quadrant=0, cell=1)
    table.undo(0)
    wish(table, "end-purchases")
    again = journal.read(journal.write(table.journal).encode())
    assert replay.check(again) is None
    assert state_hash(table.game, replay.position(again)) == position(table) == position(Table(again))


def test_tb_2_1_a_request_goes_past_the_fence_when_all_agree() -> None:
    table = new_table(seats=3)
    start = position(table)
    wish(table, "end-purchases")
    wish(table, "end-purchases")
    assert isinstance(table.ask_undo(0, 3), Entry)
    assert refused(table.ask_undo(1, 3)) == ("TB-2.1", "request-open")
    table.answer(1, True)
    assert position(table) != start
    table.answer(2, True)
    assert position(table) == start


def test_tb_2_1_only_seats_of_the_table_ask_and_answer() -> None:
    table = new_table()
    wish(table, "end-purchases")
    assert refused(table.ask_undo(7, 3)) == ("TB-2.1", "no-such-seat")
    table.ask_undo(0, 3)
    assert refused(table.answer(-1, True)) == ("TB-2.1", "no-such-seat")


def test_tb_2_2_one_refusal_ends_the_request() -> None:
    table = new_table(seats=3)
    wish(table, "end-purchases")
    now = position(table)
    table.ask_undo(0, 3)
    table.answer(1, False)
    assert position(table) == now
    assert refused(table.answer(2, True)) == ("TB-2.2", "no-request")


def test_tb_2_2_every_seat_answers_once() -> None:
    table = new_table(seats=3)
    wish(table, "end-purchases")
    table.ask_undo(0, 3)
    assert refused(table.answer(0, True)) == ("TB-2.2", "already-answered")
    table.answer(1, True)
    assert refused(table.answer(1, True)) == ("TB-2.2", "already-answered")


def test_tb_2_3_the_target_must_be_an_input_that_counts() -> None:
    table = new_table()
    wish(table, "end-purchases")
    last = len(table.journal.entries)
    assert refused(table.ask_undo(0, last)) == ("TB-2.3", "no-such-entry")
    assert refused(table.ask_undo(0, 99)) == ("TB-2.3", "no-such-entry")
    assert refused(table.rule_back(-3, "why not")) == ("TB-2.3", "no-such-entry")
    assert isinstance(table.ask_undo(0, 0), Entry), "the start of the game always counts"


def test_tb_2_4_playing_on_lets_the_request_lapse() -> None:
    table = new_table()
    wish(table, "end-purchases")
    table.ask_undo(0, 3)
    wish(table, "end-purchases")
    assert refused(table.answer(1, True)) == ("TB-2.2", "no-request")


def test_tb_2_4_an_open_request_survives_the_reopening_of_the_table() -> None:
    table = new_table()
    start = position(table)
    wish(table, "end-purchases")
    table.ask_undo(0, 3)
    again = Table(journal.read(journal.write(table.journal).encode()))
    again.answer(1, True)
    assert position(again) == start


def test_tb_3_1_the_host_takes_the_table_back_past_any_fence() -> None:
    table = played(300)
    assert isinstance(table.rule_back(120, "the dice fell on the floor"), Entry)
    assert position(table) == position(played(120))
    assert table.journal.entries[-1].ruling == "the dice fell on the floor"


def test_tb_3_1_going_back_works_from_every_distance_to_a_kept_position() -> None:
    for target in (0, 1, SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1, 2 * SNAPSHOT_EVERY, 3 * SNAPSHOT_EVERY - 1):
        table = played(3 * SNAPSHOT_EVERY)
        assert isinstance(table.rule_back(target, "test"), Entry)
        assert position(table) == position(played(target))


def test_tb_3_2_the_host_acts_for_a_seat_within_the_rules() -> None:
    table = new_table()
    well = table.game.decode_action("buy-asset", {"kind": "well", "quadrant": 0, "cell": 0})
    assert refused(table.rule_act(0, well, "he wants one")) == ("MM-2.6", "wells-are-drilled")
    rig = table.game.decode_action("buy-asset", {"kind": "rig", "quadrant": 0, "cell": 0})
    entry = table.rule_act(0, rig, "his phone is broken")
    assert isinstance(entry, Entry)
    assert (entry.seat, entry.ruling) == (0, "his phone is broken")


def test_tb_3_3_a_ruling_needs_a_reason() -> None:
    table = new_table()
    assert refused(table.rule_back(0, "  ")) == ("TB-3.3", "reason-missing")
    assert refused(table.rule_act(0, table.game.decode_action("end-purchases", {}), "")) == ("TB-3.3", "reason-missing")
