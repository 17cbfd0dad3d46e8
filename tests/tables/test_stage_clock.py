"""TB-4.7 and TB-4.8: one clock for each team and stage. All times are made up; nothing here waits."""

from __future__ import annotations

import msgspec
import pytest

from magnat.kernel.contract import Agenda, Decision
from magnat.tables import clock
from magnat.tables.clock import GRACE, Clock, ClockRule

STAGE = ClockRule("stage", 60)
TEAMS = [[0, 1], [2, 3]]
BANKER = 4


def asks(*wanted: tuple[int, str], may: tuple[tuple[int, str], ...] = ()) -> Agenda:
    decisions = [Decision(seat, key, "XX-1.1") for seat, key in wanted]
    return Agenda([], decisions + [Decision(seat, key, "XX-1.1", must=False) for seat, key in may])


def both(key: str, team: int = 0) -> list[tuple[int, str]]:
    return [(seat, key) for seat in TEAMS[team]]


def running(rule: ClockRule, agenda: Agenda, now: int = 0) -> Clock:
    """Two teams of two and a banker."""
    return clock.after(clock.seated(clock.start(rule, 5), TEAMS), agenda, now)


def test_tb_4_7_partners_share_one_clock() -> None:
    it = running(STAGE, asks(*both("lay")))
    assert [clock.left(it, seat, 20_000) for seat in range(5)] == [40_000, 40_000, None, None, None]
    assert clock.deadline(it) == (60_000, 0)
    assert clock.late(it, 60_000) == [0, 1]


def test_tb_4_7_what_partners_do_within_a_stage_does_not_restart_it() -> None:
    it = running(STAGE, asks(*both("lay")))
    it = clock.after(it, asks(*both("lay")), 30_000, acted=0)
    it = clock.after(it, asks((1, "lay")), 40_000, acted=0)
    assert clock.left(it, 1, 45_000) == 15_000
    assert clock.late(it, 60_000) == [1], "whoever has confirmed is not waited for any more"


def test_tb_4_7_another_decision_has_its_full_time() -> None:
    it = clock.after(running(STAGE, asks(*both("lay"))), asks(*both("sell")), 50_000, acted=0)
    assert clock.left(it, 0, 50_000) == 60_000


def test_tb_4_7_a_decision_that_goes_away_beside_another_gives_no_time() -> None:
    it = running(STAGE, asks((0, "lay"), (1, "sell")))
    it = clock.after(it, asks((1, "sell")), 20_000, acted=0)
    assert clock.left(it, 1, 20_000) == 40_000


def test_tb_4_7_it_stops_when_nobody_waits_for_the_team() -> None:
    it = clock.after(running(STAGE, asks(*both("lay"))), asks(*both("lay", 1)), 50_000, acted=0)
    assert (clock.left(it, 0, 50_000), clock.late(it, 10**9)) == (None, [2, 3])
    again = clock.after(it, asks(*both("lay")), 90_000, acted=2)
    assert clock.left(again, 0, 90_000) == 60_000, "the same decision in the next turn is another stage"


def test_tb_4_7_whoever_merely_may_decide_loses_no_time() -> None:
    assert clock.deadlines(running(STAGE, asks(may=((0, "deal"), (2, "deal"))))) == []


def test_tb_4_7_a_banker_has_the_full_time_for_every_input() -> None:
    it = running(STAGE, asks((BANKER, "serve"), *both("lay")))
    assert clock.team(it, BANKER) == 2
    it = clock.after(it, asks((BANKER, "serve"), *both("lay")), 50_000, acted=BANKER)
    assert [clock.left(it, seat, 50_000) for seat in (0, BANKER)] == [10_000, 60_000]


def test_tb_4_2_a_pause_leaves_a_stage_what_it_had() -> None:
    it = clock.pause(running(STAGE, asks(*both("lay"))), 20_000)
    assert (clock.left(it, 0, 500_000), clock.deadlines(it)) == (40_000, [])
    it = clock.resume(clock.pause(it, 400_000), 500_000)
    assert clock.left(it, 0, 510_000) == 30_000
    assert clock.deadline(it) == (540_000, 0)
    it = clock.pause(it, 530_000)
    assert clock.left(clock.resume(it, 900_000), 0, 900_000) == 10_000


def test_when_the_game_is_over_no_clock_runs() -> None:
    it = clock.after(running(STAGE, asks(*both("lay"))), Agenda([], [], True, [1, 1, 2, 2]), 10_000)
    assert (clock.deadlines(it), clock.left(it, 0, 10_000)) == ([], None)


# TB-4.8


def test_tb_4_8_more_time_for_one_team_or_for_all() -> None:
    it = running(STAGE, asks(*both("lay"), *both("lay", 1)))
    one = clock.give_time(it, 0, 30_000)
    assert [clock.left(one, seat, 50_000) for seat in (0, 2)] == [40_000, 10_000]
    everybody = clock.give_time(one, None, 60_000)
    assert [clock.left(everybody, seat, 50_000) for seat in (0, 2)] == [100_000, 70_000]
    later = clock.after(everybody, asks(*both("sell")), 50_000)
    assert clock.left(later, 0, 50_000) == 60_000, "it was for that stage"


def test_tb_4_8_a_team_that_is_not_waited_for_gets_no_time_beforehand() -> None:
    it = clock.give_time(running(STAGE, asks(*both("lay"))), 1, 30_000)
    assert clock.left(clock.after(it, asks(*both("lay", 1)), 0), 2, 0) == 60_000


def test_tb_4_8_a_longer_clock_goes_on_where_it_was() -> None:
    it = clock.changed(running(STAGE, asks(*both("lay"))), ClockRule("stage", 90), 50_000)
    assert clock.left(it, 0, 50_000) == 40_000


def test_tb_4_8_a_shorter_clock_makes_nobody_late_at_once() -> None:
    it = clock.changed(running(STAGE, asks(*both("lay"))), ClockRule("stage", 30), 50_000)
    assert (clock.left(it, 0, 50_000), clock.late(it, 50_000)) == (GRACE, [])
    assert clock.late(it, 50_000 + GRACE) == [0, 1]
    tiny = clock.changed(running(STAGE, asks(*both("lay"))), ClockRule("stage", 5), 50_000)
    assert clock.left(tiny, 0, 50_000) == 5_000


@pytest.mark.parametrize("before", [ClockRule(), ClockRule("move", 20), ClockRule("bank", 600)])
def test_tb_4_8_a_clock_of_another_kind_begins_now(before: ClockRule) -> None:
    it = clock.changed(running(before, asks(*both("lay"))), STAGE, 500_000)
    assert (clock.left(it, 0, 500_000), clock.deadline(it)) == (60_000, (560_000, 0))
    stopped = clock.changed(it, ClockRule(), 520_000)
    assert (clock.left(stopped, 0, 10**9), clock.late(stopped, 10**9)) == (None, [])
    bank = clock.changed(it, ClockRule("bank", 600), 520_000)
    assert [clock.left(bank, seat, 530_000) for seat in (0, 2)] == [590_000, 600_000]


def test_tb_4_8_a_paused_clock_that_is_changed_stays_paused() -> None:
    it = clock.changed(clock.pause(running(ClockRule(), asks(*both("lay"))), 10_000), STAGE, 20_000)
    assert (it.paused, clock.left(it, 0, 90_000), clock.deadlines(it)) == (True, 60_000, [])


def test_what_another_process_has_given_counts_for_the_same_stage_only() -> None:
    it = running(STAGE, asks(*both("lay")))
    given = clock.give_time(it, 0, 30_000)
    assert clock.left(clock.with_given(it, given), 0, 0) == 90_000
    assert clock.left(clock.with_given(given, it), 0, 0) == 90_000, "what is given is never taken away"
    other = clock.after(it, asks(*both("sell")), 5_000)
    assert clock.left(clock.with_given(other, given), 0, 5_000) == 60_000


def test_a_clock_stored_before_there_were_stages_is_read_and_seated() -> None:
    rule = b'{"kind":"move","seconds":60,"extra":0,"late":"simplest"}'
    old = b'{"rule":' + rule + b',"banks":[0,0,0,0,0],"since":[5,null,null,null,null],"paused":false}'
    it = clock.seated(msgspec.json.decode(old, type=Clock), TEAMS)
    assert (it.team_of, len(it.stages), clock.left(it, 0, 20_005)) == ([0, 0, 1, 1], 3, 40_000)
    assert msgspec.json.decode(msgspec.json.encode(it), type=Clock) == it
