"""TB-4.7: one clock for each team and stage. It knows nothing of seats' own clocks; `clock` keeps it with them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from magnat.kernel.contract import Agenda, Seat


class StageTime(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The stage that a team is in: what it must decide, since when (None: nobody waits for it), the milliseconds that were used up before
    that moment, and those that it was given besides."""

    keys: list[str] = []
    since: int | None = None
    used: int = 0
    given: int = 0

    def gone(self, now: int, paused: bool) -> int:
        """The milliseconds that it has taken so far."""
        return self.used + (0 if self.since is None or paused else max(0, now - self.since))


def keys(agenda: Agenda, seats: Sequence[Seat]) -> list[str]:
    """What a team must decide; nothing if the table does not wait for it."""
    return sorted({decision.key for decision in agenda.decisions if decision.must and decision.seat in seats})


def turned(before: StageTime, wanted: list[str], now: int, anew: bool) -> StageTime:
    """A stage with a new decision has its full time; what partners do within one changes nothing, unless every input counts (`anew`)."""
    if not wanted:
        return StageTime()
    if before.since is None or anew or not set(wanted) <= set(before.keys):
        return StageTime(wanted, now)
    return replace(before, keys=wanted)


def pause(stage: StageTime, now: int) -> StageTime:
    return stage if stage.since is None else replace(stage, used=stage.gone(now, False), since=now)


def resume(stage: StageTime, now: int) -> StageTime:
    return stage if stage.since is None else replace(stage, since=now)
