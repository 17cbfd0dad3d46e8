"""The bench of the server: every figure comes from a real server with people, bots and watchers."""

from __future__ import annotations

import random
from typing import get_args

import pytest

from magnat.cli import arguments
from magnat.games.registry import GAMES
from magnat.lab.load import bench as server_bench
from magnat.lab.load import client, curve, figures, lesson, scenarios, soak
from magnat.lab.load.curve import Figures
from magnat.lab.load.house import Load
from magnat.lab.load.raw_line import RawLine
from magnat.server.sending import head
from magnat.tables import journal


@pytest.mark.thorough
def test_the_bench_measures_a_real_server() -> None:
    load = Load(seconds=3, pupils=9, small_tables=12, connections=40, inputs=30)
    measured = server_bench.measure(load, entries=150)
    games = [f"{server_bench.PHONE}{name}" for name in GAMES]
    assert list(measured) == [*server_bench.FIGURES, *games]
    assert all(measured[key] > 0 for key in games)
    assert (measured["tables"], measured["connections"]) == (13, 40)
    assert measured["moves"] > 0
    assert measured["inputs_per_s"] > 0
    assert 0 < measured["delivery_p50_ms"] <= measured["delivery_p99_ms"]
    assert 0 < measured["commit_p50_ms"] <= measured["commit_p99_ms"]
    assert measured["queue_wait_ms_per_s"] >= 0
    assert measured["unseen"] == 0
    assert 0 < measured["shown_p50_ms"] <= measured["shown_p99_ms"]
    assert measured["cpu_ms_per_input"] > 0
    assert measured["bench_lag_p99_ms"] >= 0
    assert measured["bench_cpu_ms_per_s"] > 0
    assert 0 < measured["bytes_per_entry"] < 20_000
    assert measured["open_entries"] >= 150
    assert measured["open_ms"] > 0
    assert measured["memory_mb"] > 10


def test_a_move_that_not_every_watcher_has_is_counted_until_the_end() -> None:
    meter = client.Meter()
    meter.sent = {("AAAAAA", 1): 1.0, ("AAAAAA", 2): 2.0, ("BBBBBB", 1): 3.0}
    meter.last = {("AAAAAA", 1): 1.010, ("AAAAAA", 2): 2.5, ("BBBBBB", 1): 3.002}
    meter.seen = {("AAAAAA", 1): 2, ("AAAAAA", 2): 1, ("BBBBBB", 1): 1}
    assert [round(delay) for delay in meter.delays({"AAAAAA": 2}, end=4.0)] == [10, 2000]
    assert [round(delay) for delay in meter.delays({"AAAAAA": 2, "BBBBBB": 1}, end=4.0)] == [10, 2000, 2]
    assert meter.unseen({"AAAAAA": 2, "BBBBBB": 1}) == 1


def test_a_line_reads_frames_of_every_size_in_any_pieces() -> None:
    """The server's own frames, as its sender writes them."""
    messages = [b"a", b"b" * 125, b"c" * 126, b"d" * 70_000, b"e"]
    stream = b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + b"".join(head(len(it)) + it for it in messages)
    for piece in (1, 7, 1000, len(stream)):
        heard = Heard()
        line = RawLine("http://127.0.0.1:1/x", b"{}", heard.take)
        for at in range(0, len(stream), piece):
            line.data_received(stream[at : at + piece])
        assert heard.messages == messages


class Heard:
    def __init__(self) -> None:
        self.messages: list[bytes] = []

    def take(self, message: bytes, _at: float) -> None:
        self.messages.append(message)


def test_one_stall_does_not_decide_the_tail() -> None:
    usual = [5.0] * 3 * figures.WINDOW
    stalled = [*usual[: figures.WINDOW], *[900.0] * 20, *usual[figures.WINDOW + 20 :]]
    assert figures.share(stalled, 0.99) == 900
    assert figures.tail(stalled) == 5


def test_commits_are_read_from_the_buckets() -> None:
    before = {figures.ENTRIES: 0.0, "0.001": 10.0, "0.002": 10.0, "+Inf": 10.0}
    after = {figures.ENTRIES: 100.0, "0.001": 60.0, "0.002": 110.0, "+Inf": 110.0}
    assert figures.from_buckets(before, after, 0.5) == 1
    assert figures.from_buckets(before, after, 0.75) == 1.5


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

    monkeypatch.setattr(curve, "measure_load", measured)
    best = curve.knee(list(curve.curve(Load())))
    assert (None if best is None else best["wanted_per_s"]) == found


def test_a_server_that_makes_too_little_does_not_keep_up() -> None:
    assert not curve.bears({"wanted_per_s": 100, "inputs_per_s": 80, "delivery_p99_ms": 5})


# Memory


def test_the_slope_of_a_line_lies_in_its_interval() -> None:
    noisy = [(float(at), 100 + 0.5 * at + (1 if at % 2 else -1)) for at in range(200)]
    slope, interval = soak.line(noisy)
    assert abs(slope - 0.5) <= interval < 0.01


def test_memory_that_wanders_has_a_wider_interval_than_memory_that_shakes() -> None:
    """Neighbouring samples that resemble each other say less."""
    shaking = [(float(at), 1.0 if at % 2 else -1.0) for at in range(200)]
    wandering = [(float(at), 1.0 if at // 25 % 2 else -1.0) for at in range(200)]
    assert soak.line(wandering)[1] > 3 * soak.line(shaking)[1]


# Scenarios


@pytest.mark.thorough
def test_a_scenario_plays_the_same_tables_without_the_trouble_and_with_it() -> None:
    load = Load(seconds=2, pupils=0, small_tables=3, connections=8, inputs=6)
    found = scenarios.measure("slow-disk", load)
    assert found["troubled_p50_ms"] >= scenarios.COMMIT_MS
    assert found["usual_p50_ms"] < found["troubled_p50_ms"]
    assert found["added_ms"] == pytest.approx(found["troubled_p99_ms"] - found["usual_p99_ms"], abs=0.02)


def test_every_scenario_has_its_trouble() -> None:
    assert get_args(arguments.Scenario) == ("lesson", *scenarios.SCENARIOS)


# A lesson


@pytest.mark.thorough
def test_a_lesson_is_measured_on_every_screen_of_the_class() -> None:
    found = lesson.measure(Load(seconds=2, rate=8, pupils=9, small_tables=0), runs=1)
    assert (found["runs"], found["connections"]) == (1, 11)
    assert found["moves"] > 0
    assert found["unseen"] == 0
    assert 0 < found["delivery_p50_ms"] <= found["delivery_p99_ms"] <= found["delivery_max_ms"]
    assert 0 < found["drawn_p50_ms"] <= found["drawn_p99_ms"] <= found["drawn_max_ms"]
    assert found["delivery_p50_ms"] <= found["drawn_p50_ms"]
    assert found["cpu_ms_per_input"] > 0


def test_of_several_lessons_the_middle_and_the_best_are_told() -> None:
    runs = [{key: float(number) for key in (*lesson.MIDDLE, *lesson.SUMS)} for number in (40, 10, 30)]
    told = lesson.summary(runs)
    assert (told["delivery_p99_ms"], told["best_delivery_p99_ms"], told["moves"]) == (30, 10, 80)


def test_a_screen_has_drawn_a_move_with_the_first_position_after_it() -> None:
    meter = client.Meter()
    meter.sent = {("AAAAAA", 3): 1.0, ("AAAAAA", 5): 2.0}
    screens = [client.Client(meter, "http://127.0.0.1:1", "AAAAAA", "", random.Random(1), False, "x") for _ in range(2)]
    screens[0].drawn = [(2, 0.5), (4, 1.020), (5, 2.010)]
    screens[1].drawn = [(3, 1.030)]
    assert [round(it) for it in meter.draws(screens, end=3.0)] == [30, 1000]
    assert meter.undrawn(screens) == 1


def test_the_huge_game_is_one_that_may_be_brought() -> None:
    text = scenarios.undone_game(200_000)
    assert len(text) > 100_000
    assert sum(entry.undo is not None for entry in journal.read(text.encode()).entries) > 300
