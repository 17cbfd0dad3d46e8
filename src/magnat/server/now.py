"""Two times in whole milliseconds: the time of day, as the store keeps it, and one that nobody sets, for what players may take."""

from __future__ import annotations

from time import monotonic, time


def now_ms() -> int:
    """Since 1970 UTC. It jumps when the machine's clock is set."""
    return int(time() * 1000)


STARTED = int((time() - monotonic()) * 1000)


def clock_ms() -> int:
    """What `now_ms` would say if nobody had set the clock since this process began. A machine that sleeps takes no time."""
    return STARTED + int(monotonic() * 1000)
