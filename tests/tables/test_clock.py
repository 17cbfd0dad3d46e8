"""TB-4: clocks. All times are made up; nothing here waits."""

from __future__ import annotations

import msgspec
import pytest

from magnat.kernel.contract import Agenda, Decision, Refusal
from magnat.tables import clock, journal
from magnat.tables.clock import GRACE, Clock, ClockRule
from magnat.tables.journal import Entry
from magnat.tables.table import Table
from tests.tables.games import new_table, wish

MOVE = ClockRule("move", 60)
BANK = ClockRule("bank", 600, extra=10)


def running(rule: ClockRule, *waiting: int, now: int = 0) -> Clock:
    """A clock of three seats that waits for some of them."""
    return clock.turned(clock.start(rule, 3), list(waiting), now)


def test_tb_4_1_without_a_clock_nobody_is_ever_late() -> None:
    none = running(ClockRule(), 0, 1, 2)
    assert (clock.deadline(none), clock.late(none, 10**12), clock.left(none, 0, 10**12)) == (None, [], None)


def test_tb_4_1_time_runs_only_for_those_who_are_waited_for() -> None:
    agenda = Agenda([], [Decision(2, "x", "XX-1.1"), Decision(0, "x", "XX-1.1"), Decision(1, "y", "XX-1.1", must=False)])
    assert clock.waiting(agenda) == [0, 2]
    moved = clock.turned(running(BANK, 0), [1], 100_000, acted=0)
    assert [clock.left(moved, seat, 130_000) for seat in range(3)] == [510_000, 570_000, 600_000]


def test_tb_4_1_every_move_has_its_time() -> None:
    first = running(MOVE, 0, 1)
    assert clock.deadline(first) == (60_000, 0)
    again = clock.turned(first, [0, 1], 20_000, acted=0)
    assert clock.deadline(again) == (60_000, 1), "seat 0 acted and starts anew, seat 1 is still waited for"
    assert [clock.left(again, seat, 30_000) for seat in range(3)] == [50_000, 30_000, 60_000]
    assert clock.late(again, 59_999) == []
    assert clock.late(again, 80_000) == [1, 0]


def test_tb_4_1_what_others_do_gives_nobody_time() -> None:
    other = clock.turned(running(BANK, 0, 1), [0], 50_000, acted=1)
    assert clock.deadline(other) == (600_000, 0)


def test_tb_4_1_an_input_gives_back_at_most_what_it_took() -> None:
    quick = clock.turned(running(BANK, 0), [0], 4_000, acted=0)
    assert clock.left(quick, 0, 4_000) == 600_000
    slow = clock.turned(running(BANK, 0), [0], 30_000, acted=0)
    assert clock.left(slow, 0, 30_000) == 580_000
    idle = clock.turned(slow, [0], 31_000, acted=2)
    assert clock.left(idle, 2, 31_000) == 600_000, "who was not waited for earns nothing by acting"


def test_tb_4_2_paused_time_does_not_count() -> None:
    paused = clock.pause(running(BANK, 0), 100_000)
    assert (clock.deadline(paused), clock.late(paused, 10**9), clock.left(paused, 0, 10**9)) == (None, [], 500_000)
    assert clock.pause(paused, 10**9) == paused
    assert clock.deadline(clock.resume(paused, 10**9)) == (10**9 + 500_000, 0)


def test_tb_4_2_the_hosts_acts_during_a_pause_cost_no_time() -> None:
    paused = clock.turned(clock.pause(running(BANK, 0), 100_000), [1], 300_000, acted=0)
    on = clock.resume(paused, 400_000)
    assert [clock.left(on, seat, 400_000) for seat in range(2)] == [500_000, 600_000]
    assert clock.deadline(on) == (1_000_000, 1)


def test_tb_4_2_time_when_the_server_was_down_does_not_count() -> None:
    stored = msgspec.json.decode(msgspec.json.encode(running(BANK, 0, now=5_000)), type=Clock)
    assert stored == running(BANK, 0, now=5_000)
    assert clock.deadline(clock.resume(stored, 9_000_000)) == (9_600_000, 0)


def test_tb_4_3_the_choice_of_the_clock_is_marked_in_the_journal() -> None:
    table = new_table()
    entry = table.act(0, table.game.decode_action("end-purchases", {}), clock=True)
    assert isinstance(entry, Entry)
    assert entry.clock
    lines = journal.write(table.journal).splitlines()
    assert '"clock":true' in lines[-1]
    assert not any("clock" in line for line in lines[:-1])
    assert Table(journal.read(journal.write(table.journal).encode())).journal.entries[-1].clock


def test_tb_4_3_the_clock_keeps_the_rules() -> None:
    table = new_table()
    answer = table.act(1, table.game.decode_action("end-purchases", {}), clock=True)
    assert isinstance(answer, Refusal)
    assert answer.clause == "MM-2.6"


def test_tb_4_4_what_the_clock_chose_is_not_taken_back_alone() -> None:
    table = new_table()
    table.act(0, table.game.decode_action("end-purchases", {}), clock=True)
    assert table.may_undo(0) is None
    answers = [table.undo(0), table.undo(1)]
    assert [(answer.clause, answer.key) for answer in answers if isinstance(answer, Refusal)] == [
        ("TB-4.4", "undo-clock"),
        ("TB-1.2", "undo-fenced"),
    ]


def test_tb_4_4_what_the_clock_chose_is_taken_back_together_or_by_ruling() -> None:
    table = new_table()
    action = table.game.decode_action("end-purchases", {})
    table.act(0, action, clock=True)
    table.ask_undo(0, 3)
    assert isinstance(table.answer(1, True), Entry)
    table.act(0, action, clock=True)
    assert isinstance(table.rule_back(3, "the line was down"), Entry)
    wish(table, "end-purchases")
    assert table.may_undo(0) == 3


def test_tb_4_5_an_empty_bank_leaves_a_grace_for_every_move() -> None:
    empty = clock.turned(running(BANK, 0), [0], 700_000, acted=0, late=True)
    assert clock.left(empty, 0, 700_000) == 0
    assert clock.deadline(empty) == (700_000 + GRACE, 0)
    assert clock.left(empty, 0, 10**9) == 0
    again = clock.turned(empty, [0], 710_000, acted=0)
    assert clock.left(again, 0, 710_000) == 0
    assert clock.deadline(again) == (710_000 + GRACE, 0)


def test_tb_4_5_the_last_seconds_of_a_bank_are_no_less_than_the_grace() -> None:
    nearly = clock.turned(running(BANK, 0), [0], 599_000, acted=0, late=True)
    assert clock.left(nearly, 0, 599_000) == 1_000
    assert clock.deadline(nearly) == (599_000 + GRACE, 0)


def test_tb_4_5_being_late_earns_no_time() -> None:
    late = clock.turned(running(ClockRule("bank", 100, extra=90), 0), [0], 100_000, acted=0, late=True)
    assert clock.left(late, 0, 100_000) == 0


def test_tb_4_6_taking_back_returns_no_time() -> None:
    moved = clock.turned(running(BANK, 0), [1], 100_000, acted=0)
    back = clock.turned(moved, [0], 150_000)
    assert [clock.left(back, seat, 150_000) for seat in range(2)] == [510_000, 550_000]
    assert clock.deadline(back) == (150_000 + 510_000, 0)


def test_a_watch_that_goes_backwards_does_no_harm() -> None:
    odd = clock.turned(running(BANK, 0, now=50_000), [1], 20_000, acted=0)
    assert clock.left(odd, 0, 20_000) == 600_000
    assert clock.left(running(MOVE, 0, now=50_000), 0, 20_000) == 60_000


@pytest.mark.parametrize(
    "rule", ['{"kind":"move"}', '{"kind":"bank","seconds":0}', '{"kind":"sand"}', '{"kind":"move","seconds":-1}', '{"seconds":"60"}', "[]"]
)
def test_a_rule_that_makes_no_sense_is_refused(rule: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(rule, type=ClockRule)
