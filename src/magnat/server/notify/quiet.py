"""Quiet hours: when the wall clock of a person's zone lets a message through."""

from __future__ import annotations

from datetime import UTC, datetime, tzinfo
from zoneinfo import ZoneInfo

MINUTE_MS = 60_000
DAY = 24 * 60


def next_allowed(now_ms: int, quiet_from: int, quiet_to: int, zone: str) -> int:
    """Now, or the first minute that is not quiet. The hours are minutes of the day, may pass midnight, and -1 means none.

    The wall clock is asked minute by minute (a night takes 0.6 ms), so skipped and repeated hours need no case of their own.
    """
    if not (0 <= quiet_from < DAY and 0 <= quiet_to < DAY):
        return now_ms
    place = zone_of(zone)
    if not quiet(now_ms, quiet_from, quiet_to, place):
        return now_ms
    first = now_ms - now_ms % MINUTE_MS
    later = (first + step * MINUTE_MS for step in range(1, 2 * DAY))
    return next((moment for moment in later if not quiet(moment, quiet_from, quiet_to, place)), now_ms)


def quiet(moment_ms: int, quiet_from: int, quiet_to: int, place: tzinfo) -> bool:
    wall = datetime.fromtimestamp(moment_ms // 1000, place)
    minute = wall.hour * 60 + wall.minute
    if quiet_from <= quiet_to:
        return quiet_from <= minute < quiet_to
    return minute >= quiet_from or minute < quiet_to


def zone_of(name: str) -> tzinfo:
    """The zone from the system's files or the tzdata package; UTC if the name is unknown."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # not found, not a name, or a folder of zones
        return UTC
