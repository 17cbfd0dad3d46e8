"""A lesson under the stopwatch: thirty phones, the leader's console and the wall, with all companies acting and the program banking.

Several runs, each on a server of its own: what is told is the middle of them and the best, because other programs on the machine only ever
make a run slower.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median

from magnat.lab.load.bench import measure_lesson
from magnat.lab.load.curve import MOST_P99_MS
from magnat.lab.load.house import Load

RUNS = 5
LESSON = Load(seconds=25, rate=8, pupils=30, small_tables=0)
"""Thirty pupils of whom each decides something about every four seconds: quicker than any class was seen to be."""

Figures = dict[str, float]
MIDDLE = (
    "connections", "inputs_per_s", "delivery_p50_ms", "delivery_p99_ms", "delivery_max_ms", "drawn_p50_ms", "drawn_p99_ms", "drawn_max_ms",
    "commit_p50_ms", "commit_p99_ms", "cpu_ms_per_input", "queue_wait_ms_per_s", "bench_lag_p99_ms",
)  # fmt: skip
"""Of these the middle run counts."""
SUMS = ("moves", "unseen", "drawn_late")
BEST = {"best_delivery_p99_ms": "delivery_p99_ms", "best_drawn_p99_ms": "drawn_p99_ms"}
Done = Callable[[Figures], None]


def measure(load: Load = LESSON, runs: int = RUNS, done: Done | None = None) -> Figures:
    """`done` hears of every run."""
    every = list[Figures]()
    for _ in range(runs):
        every.append(measure_lesson(load))
        if done is not None:
            done(every[-1])
    return summary(every)


def summary(runs: Sequence[Figures]) -> Figures:
    figures = {"runs": float(len(runs)), **{key: sum(run[key] for run in runs) for key in SUMS}}
    figures |= {key: round(median([run[key] for run in runs]), 3) for key in MIDDLE}
    return figures | {best: min(run[key] for run in runs) for best, key in BEST.items()} | {"allowed_ms": MOST_P99_MS}
