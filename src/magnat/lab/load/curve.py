"""How much a server bears: the load is raised until moves are delivered too late, and then narrowed down to the knee of the curve."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from magnat.lab.load.bench import measure_load
from magnat.lab.load.house import Load

MOST_P99_MS = 50.0
LEAST_MADE = 0.9
"""A server that makes less than this part of what is asked for has given up, however quick the rest is delivered."""
FIRST = 50.0
NARROWING = 3

Figures = dict[str, float]


def bears(figures: Figures) -> bool:
    """Was everything made, and delivered in time?"""
    return figures["delivery_p99_ms"] <= MOST_P99_MS and figures["inputs_per_s"] >= LEAST_MADE * figures["wanted_per_s"]


def point(load: Load, inputs: float) -> Figures:
    return {"wanted_per_s": inputs, **measure_load(replace(load, inputs=inputs))}


def curve(load: Load) -> Iterator[Figures]:
    """One point after the other: twice as much while it is borne, then halfway between what was and what was not."""
    inputs, borne, too_much = FIRST, 0.0, 0.0
    for _ in range(12):
        figures = point(load, inputs)
        yield figures
        borne, too_much = (inputs, too_much) if bears(figures) else (borne, inputs)
        if too_much:
            break
        inputs *= 2
    for _ in range(NARROWING):
        inputs = (borne + too_much) / 2
        figures = point(load, inputs)
        yield figures
        borne, too_much = (inputs, too_much) if bears(figures) else (borne, inputs)


def knee(points: list[Figures]) -> Figures | None:
    """The most that was borne."""
    return max((it for it in points if bears(it)), key=lambda it: it["wanted_per_s"], default=None)
