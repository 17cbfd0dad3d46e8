"""What is made of the times that were measured, and what the system and the server itself say about the server process."""

from __future__ import annotations

import os
import re
from pathlib import Path
from statistics import median

from magnat.lab.real_server import call, metric

WINDOW = 400
"""Moves for which a 99th percentile is taken; the median of several such windows is told, so that one stall does not decide."""
ENTRIES = "magnat_entries_total"
BUCKET = re.compile(r'magnat_append_seconds_bucket{le="([^"]+)",[^}]*} (\S+)')


def share(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * part))], 2) if ordered else float("nan")


def tail(values: list[float]) -> float:
    """The 99th percentile, in the order of time: of several windows the middle one, if there are enough values for that."""
    count = max(1, len(values) // WINDOW)
    size = len(values) // count
    return round(median([share(values[at * size : (at + 1) * size], 0.99) for at in range(count)]), 2)


def counters(address: str) -> dict[str, float]:
    """Entries, and commits by how long they took at most (seconds, or +Inf)."""
    text = call(f"{address}/metrics")
    return {ENTRIES: metric(address, ENTRIES)} | {most: float(count) for most, count in BUCKET.findall(text)}


def from_buckets(before: dict[str, float], after: dict[str, float], part: float) -> float:
    """Milliseconds within which this part of the commits were durable, as exactly as the buckets tell."""
    counted = [(float(most), count - before.get(most, 0)) for most, count in after.items() if most != ENTRIES]
    wanted, least, below = part * counted[-1][1], 0.0, 0.0
    for most, count in counted:
        if count >= wanted and count > below:
            inside = 1.0 if most == float("inf") else (wanted - below) / (count - below)
            return round(1000 * (least if most == float("inf") else least + inside * (most - least)), 2)
        least, below = most, count
    return 0.0


def queue_wait_s(process: int) -> float:
    """Seconds that the process's threads were ready to run and waited for a processor, since they began."""
    waits = [path.read_text().split() for path in Path(f"/proc/{process}/task").glob("*/schedstat")]
    return sum(int(words[1]) for words in waits if len(words) > 1) / 1e9


def processor_s(process: int) -> float:
    """Seconds of a processor that the process has used, in all its threads."""
    words = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
