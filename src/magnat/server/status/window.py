"""What the counters of a process did in the last minutes."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from time import monotonic, process_time

from prometheus_client import CollectorRegistry

MINUTES_S = 300.0
CPU = "cpu"
COUNTED = ("magnat_entries_total", "magnat_refusals_total")
TIMED = ("magnat_append_seconds", "magnat_delivery_seconds", "magnat_lag_seconds")
Counts = dict[str, float]


class Window:
    """Looks at the counters now and then; the difference to the oldest look is what happened since."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.registry = registry
        self.looks: deque[tuple[float, Counts]] = deque([(monotonic(), counts(registry))])

    def look(self) -> None:
        now = monotonic()
        self.looks.append((now, counts(self.registry)))
        while len(self.looks) > 2 and now - self.looks[1][0] >= MINUTES_S:
            self.looks.popleft()

    def recent(self) -> tuple[float, Counts]:
        """Seconds, and by how much each counter grew in them."""
        began, before = self.looks[0]
        now = counts(self.registry)
        return monotonic() - began, {key: value - before.get(key, 0.0) for key, value in now.items()}


def counts(registry: CollectorRegistry) -> Counts:
    """By the name of a counter, or its name and label."""
    found: Counts = {CPU: process_time()}
    for family in registry.collect():
        for sample in family.samples:
            if sample.name in COUNTED:
                found[":".join([sample.name, *sample.labels.values()])] = sample.value
            elif sample.name.removesuffix("_bucket") in TIMED and sample.name.endswith("_bucket"):
                found[f"{sample.name.removesuffix('_bucket')}:{sample.labels['le']}"] = sample.value
    return found


def labelled(counts: Mapping[str, float], name: str) -> dict[str, int]:
    """Those of one counter, by its label; nothing that stood still."""
    return {key.removeprefix(f"{name}:"): round(value) for key, value in counts.items() if key.startswith(f"{name}:") and value}


def added(many: Iterable[Mapping[str, int]]) -> dict[str, int]:
    total: dict[str, int] = {}
    for one in many:
        for key, value in one.items():
            total[key] = total.get(key, 0) + value
    return total


def percentile(buckets: Mapping[str, int], part: float) -> float:
    """Milliseconds within which this part of what was timed was done, as exactly as the buckets tell; 0 if nothing was."""
    counted = sorted((float(most), count) for most, count in buckets.items())
    if not counted or not counted[-1][1]:
        return 0.0
    wanted, least, below = part * counted[-1][1], 0.0, 0
    for most, count in counted:
        if count >= wanted and count > below:
            inside = 0.0 if most == float("inf") else (wanted - below) / (count - below) * (most - least)
            return round(1000 * (least + inside), 2)
        least, below = most, max(count, below)
    return 0.0
