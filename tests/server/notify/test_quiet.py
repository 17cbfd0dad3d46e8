"""Quiet hours by the wall clock, even on the nights when it is changed."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from magnat.server.notify.quiet import MINUTE_MS, next_allowed, zone_of

WARSAW = "Europe/Warsaw"
NIGHT = (22 * 60, 7 * 60)


def ms(utc: str) -> int:
    return int(datetime.fromisoformat(utc).replace(tzinfo=UTC).timestamp()) * 1000


def until(utc: str, quiet: tuple[int, int], zone: str = WARSAW) -> str:
    """When a notice from that moment may be sent, both in UTC."""
    allowed = next_allowed(ms(utc), *quiet, zone)
    return datetime.fromtimestamp(allowed / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")


@pytest.mark.parametrize(
    ("now", "allowed"),
    [
        ("2026-01-15 20:59:59", "2026-01-15 20:59:59"),  # 21:59:59 in Warsaw: not yet quiet
        ("2026-01-15 21:00:00", "2026-01-16 06:00:00"),  # 22:00
        ("2026-01-15 23:30:15", "2026-01-16 06:00:00"),  # 00:30:15
        ("2026-01-16 05:59:59", "2026-01-16 06:00:00"),  # 06:59:59
        ("2026-01-16 06:00:00", "2026-01-16 06:00:00"),  # 07:00
    ],
)
def test_a_night_passes_midnight(now: str, allowed: str) -> None:
    assert until(now, NIGHT) == allowed


def test_a_rest_at_noon() -> None:
    assert until("2026-07-01 11:30:00", (13 * 60, 15 * 60)) == "2026-07-01 13:00:00"
    assert until("2026-07-01 13:00:00", (13 * 60, 15 * 60)) == "2026-07-01 13:00:00"


@pytest.mark.parametrize("quiet", [(-1, -1), (-1, 420), (1320, -1), (420, 420), (1440, 420), (0, 5000)])
def test_no_quiet_hours(quiet: tuple[int, int]) -> None:
    assert until("2026-01-15 23:30:15", quiet) == "2026-01-15 23:30:15"


def test_the_moment_itself_keeps_its_milliseconds() -> None:
    assert next_allowed(ms("2026-01-15 12:00:00") + 123, *NIGHT, WARSAW) == ms("2026-01-15 12:00:00") + 123
    assert next_allowed(ms("2026-01-15 23:00:00") + 123, *NIGHT, WARSAW) == ms("2026-01-16 06:00:00")


def test_the_night_of_the_29th_of_march_2026_is_an_hour_shorter() -> None:
    assert until("2026-03-28 21:00:00", NIGHT) == "2026-03-29 05:00:00"


def test_the_night_of_the_25th_of_october_2026_is_an_hour_longer() -> None:
    assert until("2026-10-24 20:00:00", NIGHT) == "2026-10-25 06:00:00"


def test_an_end_that_the_clock_skips_comes_with_the_jump() -> None:
    """02:30 does not exist on the 29th of March: at 01:00 UTC the clock goes from 01:59 to 03:00."""
    assert until("2026-03-29 00:10:00", (0, 150)) == "2026-03-29 01:00:00"


def test_quiet_hours_that_the_clock_skips_are_none() -> None:
    assert until("2026-03-29 00:59:59", (120, 180)) == "2026-03-29 00:59:59"
    assert until("2026-03-29 01:00:00", (120, 180)) == "2026-03-29 01:00:00"


def test_an_end_that_comes_twice_counts_twice() -> None:
    """02:30 comes at 00:30 and at 01:30 UTC on the 25th of October; in between the clock goes back to 02:00."""
    assert until("2026-10-24 23:00:00", (0, 150)) == "2026-10-25 00:30:00"
    assert until("2026-10-25 00:45:00", (0, 150)) == "2026-10-25 00:45:00"
    assert until("2026-10-25 01:10:00", (0, 150)) == "2026-10-25 01:30:00"


@pytest.mark.parametrize("zone", ["Europe/Atlantis", "", "Europe", "../../etc/passwd", "/etc/localtime", "a\0b", "Европа", "x" * 5000])
def test_an_unknown_zone_is_utc(zone: str) -> None:
    assert zone_of(zone) is UTC
    assert until("2026-01-15 22:30:00", NIGHT, zone) == "2026-01-16 07:00:00"


@pytest.mark.parametrize("zone", [WARSAW, "Australia/Lord_Howe", "Asia/Kathmandu", "America/St_Johns", "Pacific/Apia", "UTC"])
def test_every_answer_is_the_first_moment_outside(zone: str) -> None:
    """Half-hour zones and half-hour changes too: a year, every seven hours or so."""
    place = ZoneInfo(zone)
    for step in range(0, 366 * 24 * 60, 431):
        now = ms("2026-01-01 00:00:00") + step * MINUTE_MS
        allowed = next_allowed(now, *NIGHT, zone)
        wall = datetime.fromtimestamp(allowed / 1000, place)
        assert 7 <= wall.hour < 22
        if allowed > now:
            before = (wall.astimezone(UTC) - timedelta(minutes=1)).astimezone(place)
            assert not 7 <= before.hour < 22
            assert allowed - now <= 10 * 60 * MINUTE_MS
