"""`magnat bench server --tables N`: the curve of a server under more and more load, or one point of it with `--inputs R`; scenarios."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace
from rich.console import Console
from rich.table import Table

from magnat.cli.benchmark import print_figures
from magnat.lab.load import lesson
from magnat.lab.load.curve import MOST_P99_MS, Figures, curve, knee, point
from magnat.lab.load.house import Load
from magnat.lab.load.scenarios import measure
from magnat.words.catalogue import Words, words

SECONDS = 20.0
"""How long each load lasts, if nobody says otherwise."""


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


def run_lesson(seconds: float | None, json: bool, language: str, console: Console) -> int:
    """A class of thirty with console and wall, several times; the exit code says whether moves came in time."""
    text, load = words(language), lesson.LESSON if seconds is None else replace(lesson.LESSON, seconds=seconds)
    with Console(stderr=True).status("", spinner="line") as status:
        figures = lesson.measure(load, done=lambda run: status.update(f"{run['delivery_p99_ms']} ms"))
    if json:
        print(msgspec.json.format(msgspec.json.encode({"lesson": figures}), indent=2).decode())
    else:
        print_figures(lesson_labels(text), figures, text, console)
    return 0 if figures["delivery_p99_ms"] <= figures["allowed_ms"] else 1


def lesson_labels(text: Words) -> dict[str, str]:
    return {
        "runs": text.text("cli-bench-lesson-runs"),
        "connections": text.text("cli-bench-lesson-screens"),
        "inputs_per_s": text.text("cli-bench-server-inputs"),
        "moves": text.text("cli-bench-server-moves"),
        "unseen": text.text("cli-bench-server-unseen"),
        "delivery_p50_ms": text.text("cli-bench-lesson-told-p50"),
        "delivery_p99_ms": text.text("cli-bench-lesson-told-p99"),
        "best_delivery_p99_ms": text.text("cli-bench-lesson-told-best"),
        "delivery_max_ms": text.text("cli-bench-lesson-told-max"),
        "allowed_ms": text.text("cli-bench-lesson-allowed"),
        "drawn_p50_ms": text.text("cli-bench-lesson-drawn-p50"),
        "drawn_p99_ms": text.text("cli-bench-lesson-drawn-p99"),
        "best_drawn_p99_ms": text.text("cli-bench-lesson-drawn-best"),
        "drawn_max_ms": text.text("cli-bench-lesson-drawn-max"),
        "drawn_late": text.text("cli-bench-lesson-late"),
        "commit_p50_ms": text.text("cli-bench-server-commit-p50"),
        "commit_p99_ms": text.text("cli-bench-server-commit-p99"),
        "cpu_ms_per_input": text.text("cli-bench-server-cpu"),
        "queue_wait_ms_per_s": text.text("cli-bench-server-queue"),
        "bench_lag_p99_ms": text.text("cli-bench-server-own-lag"),
    }


def run_scenario(name: str, json: bool, language: str, console: Console) -> int:
    text = words(language)
    with Console(stderr=True).status(name, spinner="line"):
        figures = measure(name)
    if json:
        print(msgspec.json.format(msgspec.json.encode({name: figures}), indent=2).decode())
        return 0
    labels = {
        "usual_p50_ms": text.text("cli-bench-scenario-usual-p50"),
        "usual_p99_ms": text.text("cli-bench-scenario-usual-p99"),
        "troubled_p50_ms": text.text("cli-bench-scenario-troubled-p50"),
        "troubled_p99_ms": text.text("cli-bench-scenario-troubled-p99"),
        "added_ms": text.text("cli-bench-scenario-added"),
        "allowed_ms": text.text("cli-bench-scenario-allowed"),
        "inputs_per_s": text.text("cli-bench-server-inputs"),
        "queue_wait_ms_per_s": text.text("cli-bench-server-queue"),
        "bench_lag_p99_ms": text.text("cli-bench-server-own-lag"),
    }
    return print_figures(labels, figures, text, console)


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
        "shown_p99_ms": text.text("cli-bench-load-shown"),
        "commit_p99_ms": text.text("cli-bench-load-commit"),
        "cpu_ms_per_input": text.text("cli-bench-load-cpu"),
        "queue_wait_ms_per_s": text.text("cli-bench-load-queue"),
        "bench_lag_p99_ms": text.text("cli-bench-load-lag"),
        "memory_mb": text.text("cli-bench-load-memory"),
    }
    table = Table(box=None, pad_edge=False)
    for head in columns.values():
        table.add_column(head, justify="right")
    for figures in points:
        table.add_row(*(f"{figures[key]:.2f}" for key in columns))
    return table
