"""The bench of the server: every figure comes from a real server with people, bots and watchers."""

from __future__ import annotations

import pytest

from magnat.lab import server_bench


@pytest.mark.thorough
def test_the_bench_measures_a_real_server() -> None:
    figures = server_bench.measure(seconds=3, rate=10, entries=150, pupils=9, small_tables=3)
    assert list(figures) == list(server_bench.FIGURES)
    assert (figures["tables"], figures["connections"]) == (4, 9 + 10 + 3)
    assert figures["moves"] > 0
    assert figures["inputs_per_s"] > 0
    assert 0 < figures["delivery_p50_ms"] <= figures["delivery_p99_ms"]
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
