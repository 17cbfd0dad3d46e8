"""`magnat bench server --tables N`: the curve of a server under more and more load, or one point of it with `--inputs R`."""

from __future__ import annotations

import msgspec
from rich.console import Console
from rich.table import Table

from magnat.lab.server_bench import Load
from magnat.lab.server_curve import MOST_P99_MS, Figures, curve, knee, point
from magnat.words.catalogue import Words, words

SECONDS = 20.0
"""That each load lasts, if nobody says otherwise."""


def run(
    tables: int | None, connections: int | None, inputs: float | None, seconds: float | None, json: bool, language: str, console: Console
) -> int:
    usual = Load()
    load = Load(seconds=seconds or SECONDS, small_tables=tables or usual.small_tables, connections=connections or 0)
    text, points, errors = words(language), list[Figures](), Console(stderr=True)
    with errors.status("", spinner="line") as status:
        for figures in [point(load, inputs)] if inputs is not None else curve(load):
            points.append(figures)
            status.update(f"{figures['wanted_per_s']:.0f}/s: {figures['delivery_p99_ms']} ms")
    if json:
        print(msgspec.json.format(msgspec.json.encode({"points": points, "knee": knee(points)}), indent=2).decode())
    else:
        console.print(text.text("cli-bench-load", tables=int(points[0]["tables"]), connections=int(points[0]["connections"])))
        console.print(drawn(sorted(points, key=lambda it: it["wanted_per_s"]), text))
        console.print(verdict(points, text))
    return 0


def verdict(points: list[Figures], text: Words) -> str:
    found = knee(points)
    if found is None:
        return text.text("cli-bench-load-none", most=int(MOST_P99_MS))
    return text.text("cli-bench-load-knee", inputs=int(found["inputs_per_s"]), most=int(MOST_P99_MS))


def drawn(points: list[Figures], text: Words) -> Table:
    columns = {
        "wanted_per_s": text.text("cli-bench-load-wanted"),
        "inputs_per_s": text.text("cli-bench-load-made"),
        "delivery_p50_ms": text.text("cli-bench-load-p50"),
        "delivery_p99_ms": text.text("cli-bench-load-p99"),
        "commit_p99_ms": text.text("cli-bench-load-commit"),
        "queue_wait_ms_per_s": text.text("cli-bench-load-queue"),
        "memory_mb": text.text("cli-bench-load-memory"),
    }
    table = Table(box=None, pad_edge=False)
    for head in columns.values():
        table.add_column(head, justify="right")
    for figures in points:
        table.add_row(*(f"{figures[key]:.1f}" for key in columns))
    return table
