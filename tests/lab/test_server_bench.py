"""The bench of the server: every figure comes from a real server with people, bots and watchers."""

from __future__ import annotations

import pytest

from magnat.lab import server_bench, server_curve
from magnat.lab.server_bench import Load
from magnat.lab.server_curve import Figures


@pytest.mark.thorough
def test_the_bench_measures_a_real_server() -> None:
    load = Load(seconds=3, pupils=9, small_tables=12, connections=40, inputs=30)
    figures = server_bench.measure(load, entries=150)
    assert list(figures) == list(server_bench.FIGURES)
    assert (figures["tables"], figures["connections"]) == (13, 40)
    assert figures["moves"] > 0
    assert figures["inputs_per_s"] > 0
    assert 0 < figures["delivery_p50_ms"] <= figures["delivery_p99_ms"]
    assert 0 < figures["commit_p50_ms"] <= figures["commit_p99_ms"]
    assert figures["queue_wait_ms_per_s"] >= 0
    assert 0 < figures["bytes_per_entry"] < 20_000
    assert figures["open_entries"] >= 150
    assert figures["open_ms"] > 0
    assert figures["memory_mb"] > 10


def test_a_move_counts_only_when_every_watcher_has_it() -> None:
    meter = server_bench.Meter()
    meter.sent = {("AAAAAA", 1): 1.0, ("AAAAAA", 2): 2.0, ("BBBBBB", 1): 3.0}
    meter.last = {("AAAAAA", 1): 1.010, ("AAAAAA", 2): 2.5, ("BBBBBB", 1): 3.002}
    meter.seen = {("AAAAAA", 1): 2, ("AAAAAA", 2): 1, ("BBBBBB", 1): 1}
    assert [round(delay) for delay in meter.delays({"AAAAAA": 2})] == [10]
    assert [round(delay) for delay in meter.delays({"AAAAAA": 2, "BBBBBB": 1})] == [10, 2]


def test_one_stall_does_not_decide_the_tail() -> None:
    usual = [5.0] * 3 * server_bench.WINDOW
    stalled = [*usual[: server_bench.WINDOW], *[900.0] * 20, *usual[server_bench.WINDOW + 20 :]]
    assert server_bench.share(stalled, 0.99) == 900
    assert server_bench.tail(stalled) == 5


def test_commits_are_read_from_the_buckets() -> None:
    before = {server_bench.ENTRIES: 0.0, "0.001": 10.0, "0.002": 10.0, "+Inf": 10.0}
    after = {server_bench.ENTRIES: 100.0, "0.001": 60.0, "0.002": 110.0, "+Inf": 110.0}
    assert server_bench.from_buckets(before, after, 0.5) == 1
    assert server_bench.from_buckets(before, after, 0.75) == 1.5


def test_people_make_what_bots_and_dice_leave_over() -> None:
    pace, entries, moves = server_bench.Pace(Load(inputs=100)), 0, 0
    for tick in range(20_000):  # twenty seconds, in which programs make 40 a second
        now = tick / 1000
        while pace.is_due(now, entries):
            moves += tick >= 10_000
            entries += 1
        entries += tick % 25 == 0
    assert 50 <= moves / 10 <= 70


@pytest.mark.parametrize(("bears_up_to", "found"), [(120, 112.5), (30, 25), (49.9, 43.75), (800, 800), (5, None)])
def test_the_knee_is_found_between_what_is_borne_and_what_is_not(
    bears_up_to: float, found: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def measured(load: Load) -> Figures:
        assert load.inputs is not None
        return {"inputs_per_s": load.inputs, "delivery_p99_ms": 20.0 if load.inputs <= bears_up_to else 200.0}

    monkeypatch.setattr(server_curve, "measure_load", measured)
    best = server_curve.knee(list(server_curve.curve(Load())))
    assert (None if best is None else best["wanted_per_s"]) == found


def test_a_server_that_makes_too_little_does_not_keep_up() -> None:
    assert not server_curve.bears({"wanted_per_s": 100, "inputs_per_s": 80, "delivery_p99_ms": 5})
