"""`magnat bench routes`: how fast the best run is found."""

from __future__ import annotations

import msgspec
from rich.console import Console

from magnat.cli.benchmark import print_figures
from magnat.lab.africa import route_bench
from magnat.words.catalogue import Words

ROUTES = "routes"


def routes(json: bool, text: Words, console: Console) -> int:
    figures = route_bench.measure()
    if json:
        print(msgspec.json.format(msgspec.json.encode({ROUTES: figures}), indent=2).decode())
        return 0
    labels = {
        "cases": text.text("cli-bench-routes-cases"),
        "proven": text.text("cli-bench-routes-proven"),
        "median_ms": text.text("cli-bench-routes-median"),
        "p99_ms": text.text("cli-bench-routes-p99"),
        "worst_ms": text.text("cli-bench-routes-worst"),
    }
    return print_figures(labels, figures, text, console)
