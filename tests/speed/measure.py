"""The speed budget, measured: `python -m tests.speed.measure` prints each figure next to its budget and exits with 1 if one is missed.

No test asserts by the clock: machines are shared and noisy. Run this on a quiet one, on the compiled core.
"""

from __future__ import annotations

import sys

import magnat
from magnat.lab.africa import route_bench
from magnat.lab.bench import bench
from magnat.lab.load import bench as server_bench

BUDGET: dict[tuple[str, int], dict[str, float]] = {
    ("mcmulti", 4): {"inputs_per_s": 250_000, "clone_us": 5, "replay_inputs_per_s": 300_000},
    ("oilcity", 9): {"inputs_per_s": 100_000},
    ("oilcity", 30): {"inputs_per_s": 60_000, "clone_us": 25},
    ("africa", 4): {"inputs_per_s": 20_000, "clone_us": 30, "replay_inputs_per_s": 50_000},
}
"""By game, players and figure; figures in microseconds must stay below, all others above."""


def main() -> int:
    print(f"core: {magnat.CORE}; medians of 5")
    missed = 0
    for (game, seats), wanted in BUDGET.items():
        figures = bench(game, seats)
        for key, budget in wanted.items():
            kept = figures[key] < budget if key.endswith("_us") else figures[key] >= budget
            missed += not kept
            print(f"{game:8} {seats:>2} {key:22} {figures[key]:>12,.2f}   budget {budget:>10,.0f}   {'kept' if kept else 'MISSED'}")
    missed += routes()
    missed += server()
    return 1 if missed else 0


ROUTES: dict[str, float] = {"median_ms": 5, "p99_ms": 50, "worst_ms": 1000}
"""The best run on late networks and monster maps, proven in every case."""


def routes() -> int:
    figures = route_bench.measure()
    missed = 0 if figures["proven"] else 1
    print(f"routes: {figures['cases']} cases, {figures['proven_cases']} proven; the worst is {figures['worst_case']}")
    for key, budget in ROUTES.items():
        kept = float(figures[key]) < budget
        missed += not kept
        print(f"{'routes':11} {key:22} {figures[key]:>12}   budget {budget:>10,.0f}   {'kept' if kept else 'MISSED'}")
    return missed


SERVER: dict[str, float] = {
    "delivery_p50_ms": 10,
    "delivery_p99_ms": 50,
    "big_p50_ms": 10,
    "big_p99_ms": 50,
    "memory_mb": 400,
    "open_ms": 50,
}
"""A class of thirty with ten watchers and a hundred small tables on one process with SQLite, fifty entries a second in all."""
ENTRIES = 50


def server() -> int:
    figures = server_bench.measure()
    print(f"server: {figures['tables']:.0f} tables, {figures['connections']:.0f} connections, {figures['inputs_per_s']} entries/s")
    missed = int(figures["inputs_per_s"] < ENTRIES)
    for key, budget in SERVER.items():
        kept = figures[key] < budget
        missed += not kept
        print(f"{'server':11} {key:22} {figures[key]:>12,.2f}   budget {budget:>10,.0f}   {'kept' if kept else 'MISSED'}")
    return missed


if __name__ == "__main__":
    sys.exit(main())
