"""TB-4: whose time runs, and when it is over. Times come in as whole milliseconds; the clock never looks at a watch itself."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from magnat.kernel.contract import Agenda, Seat

SECOND = 1000
GRACE = 15 * SECOND
"""TB-4.5: what a seat with an empty bank still has for a move."""
LONGEST = 366 * 24 * 3600
Seconds = Annotated[int, msgspec.Meta(ge=0, le=LONGEST)]


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """TB-4.1: no clock, a number of seconds for every move, or a bank for the whole game.

    Every input of the seat gives back up to `extra` seconds of what it took: doing and undoing things earns nobody time.
    """

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Seconds = 0
    extra: Seconds = 0
    late: str = "simplest"  # TB-4.3: or the name of a bot

    def __post_init__(self) -> None:
        if self.kind != "none" and self.seconds == 0:
            raise ValueError("a clock needs seconds")


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By seat: the milliseconds left in its bank, and since when it is waited for (None: it is not)."""

    rule: ClockRule
    banks: list[int]
    since: list[int | None]
    paused: bool = False


def start(rule: ClockRule, deciders: int) -> Clock:
    """Nobody is waited for yet."""
    return Clock(rule, [rule.seconds * SECOND if rule.kind == "bank" else 0] * deciders, [None] * deciders)


def waiting(agenda: Agenda) -> list[Seat]:
    """TB-4.1: the seats that hold the table up; whoever merely may decide never loses time."""
    return sorted({decision.seat for decision in agenda.decisions if decision.must})


def turned(clock: Clock, waiting: list[Seat], now: int, acted: Seat | None = None, late: bool = False) -> Clock:
    """After every entry: those no longer waited for stop and pay, those newly waited for start; the one who acted starts anew.

    `acted` is the seat of an action; an undo, a request or a roll is nobody's. `late`: the clock acted for it, which earns no time.
    """
    banks, since = list(clock.banks), list(clock.since)
    for seat, begun in enumerate(clock.since):
        if begun is None or seat == acted or seat not in waiting:
            paid = spent(clock, seat, now)
            back = min(paid, clock.rule.extra * SECOND) if seat == acted and not late else 0
            banks[seat] += back - paid
            since[seat] = now if seat in waiting else None
    return replace(clock, banks=banks, since=since)


def spent(clock: Clock, seat: Seat, now: int) -> int:
    """What a seat has to pay from its bank by now; never more than is there."""
    begun = clock.since[seat]
    if clock.paused or begun is None:
        return 0
    return min(clock.banks[seat], max(0, now - begun))


def allowed(clock: Clock, seat: Seat) -> int:
    """The milliseconds that a seat has for this move. TB-4.5: a bank that is nearly empty leaves a grace for each."""
    if clock.rule.kind == "move":
        return clock.rule.seconds * SECOND
    return max(clock.banks[seat], GRACE)


def deadlines(clock: Clock) -> list[tuple[int, Seat]]:
    """When the time of each waiting seat is over, the earliest first."""
    if clock.rule.kind == "none" or clock.paused:
        return []
    return sorted((begun + allowed(clock, seat), seat) for seat, begun in enumerate(clock.since) if begun is not None)


def deadline(clock: Clock) -> tuple[int, Seat] | None:
    """The earliest moment at which somebody's time is over."""
    coming = deadlines(clock)
    return coming[0] if coming else None


def late(clock: Clock, now: int) -> list[Seat]:
    """Whose time is over, the longest first."""
    return [seat for over, seat in deadlines(clock) if over <= now]


def left(clock: Clock, seat: Seat, now: int) -> int | None:
    """The milliseconds to show for a seat: of its move or of its bank, never below 0; None without a clock."""
    if clock.rule.kind == "none":
        return None
    if clock.rule.kind == "bank":
        return clock.banks[seat] - spent(clock, seat, now)
    begun = clock.since[seat]
    gone = 0 if begun is None or clock.paused else max(0, now - begun)
    return max(0, clock.rule.seconds * SECOND - gone)


# TB-4.2: no time passes while the table rests


def pause(clock: Clock, now: int) -> Clock:
    """Everybody pays what was used up; then time stands still."""
    banks = [bank - spent(clock, seat, now) for seat, bank in enumerate(clock.banks)]
    return replace(clock, banks=banks, paused=True)


def resume(clock: Clock, now: int) -> Clock:
    """Ends a pause, or takes up a table that ran when the server stopped: those waited for start anew, what was missed is free."""
    return replace(clock, since=[None if begun is None else now for begun in clock.since], paused=False)
