"""TB-4: whose time runs, and when it is over. Times come in as whole milliseconds; the clock never looks at a watch itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from magnat.kernel.contract import Agenda, Seat
from magnat.tables import stage_clock
from magnat.tables.stage_clock import StageTime

SECOND = 1000
GRACE = 15 * SECOND
"""TB-4.5: what a seat with an empty bank still has for a move."""
LONGEST = 366 * 24 * 3600
Seconds = Annotated[int, msgspec.Meta(ge=0, le=LONGEST)]


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """TB-4.1, TB-4.7: no clock, a number of seconds for every move or for every stage of a team, or a bank for the whole game.

    Every input of the seat gives back up to `extra` seconds of what it took: doing and undoing things earns nobody time.
    """

    kind: Literal["none", "move", "bank", "stage"] = "none"
    seconds: Seconds = 0
    extra: Seconds = 0
    late: str = "simplest"  # TB-4.3: or the name of a bot

    def __post_init__(self) -> None:
        if self.kind != "none" and self.seconds == 0:
            raise ValueError("a clock needs seconds")


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By seat: the milliseconds left in its bank, and since when it is waited for (None: it is not).

    `team_of` says by player's seat who plays together, `stages` by team where it is; those behind the players (bankers) are teams of one.
    """

    rule: ClockRule
    banks: list[int]
    since: list[int | None]
    paused: bool = False
    team_of: list[int] = []
    stages: list[StageTime] = []


def start(rule: ClockRule, deciders: int) -> Clock:
    """Nobody is waited for yet."""
    return Clock(rule, [rule.seconds * SECOND if rule.kind == "bank" else 0] * deciders, [None] * deciders)


def seated(clock: Clock, teams: Sequence[Sequence[Seat]]) -> Clock:
    """Who plays together; `teams` are those of the players."""
    team_of = [0] * sum(len(seats) for seats in teams)
    for number, seats in enumerate(teams):
        for seat in seats:
            team_of[seat] = number
    count = len(teams) + len(clock.since) - len(team_of)
    stages = clock.stages if len(clock.stages) == count else [StageTime()] * count
    return replace(clock, team_of=team_of, stages=stages)


def team(clock: Clock, seat: Seat) -> int:
    """The number of a seat's team."""
    players = len(clock.team_of)
    return clock.team_of[seat] if seat < players else len(clock.stages) - len(clock.since) + seat


def members(clock: Clock, number: int) -> list[Seat]:
    return [seat for seat in range(len(clock.since)) if team(clock, seat) == number]


def waiting(agenda: Agenda) -> list[Seat]:
    """TB-4.1: the seats that hold the table up; whoever merely may decide never loses time."""
    return sorted({decision.seat for decision in agenda.decisions if decision.must})


def after(clock: Clock, agenda: Agenda, now: int, acted: Seat | None = None, late: bool = False) -> Clock:
    """After every entry: the clocks of seats and those of teams."""
    return staged(turned(clock, [] if agenda.over else waiting(agenda), now, acted, late), agenda, now, acted)


def staged(clock: Clock, agenda: Agenda, now: int, acted: Seat | None) -> Clock:
    """TB-4.7: bankers do one thing after the other for many, so each of their inputs starts the time anew."""
    wanted: list[set[str]] = [set() for _ in clock.stages]
    for decision in agenda.decisions:
        if decision.must and wanted:
            wanted[team(clock, decision.seat)].add(decision.key)
    banker = None if acted is None or acted < len(clock.team_of) or not wanted else team(clock, acted)
    pairs = zip(clock.stages, wanted, strict=True)
    stages = [stage_clock.turned(before, sorted(keys), now, anew=number == banker) for number, (before, keys) in enumerate(pairs)]
    return replace(clock, stages=stages)


def anew(clock: Clock, number: int, now: int) -> Clock:
    """A team's stage has its full time again."""
    stages = list(clock.stages)
    stages[number] = StageTime(stages[number].keys, now)
    return replace(clock, stages=stages)


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
    if clock.rule.kind == "stage":
        stage = clock.stages[team(clock, seat)]
        return clock.rule.seconds * SECOND + stage.given - stage.used
    return max(clock.banks[seat], GRACE)


def deadlines(clock: Clock) -> list[tuple[int, Seat]]:
    """When the time of each waiting seat is over, the earliest first."""
    if clock.rule.kind == "none" or clock.paused:
        return []
    return sorted((begun + allowed(clock, seat), seat) for seat in range(len(clock.since)) if (begun := began(clock, seat)) is not None)


def began(clock: Clock, seat: Seat) -> int | None:
    """Since when the time of a seat that is waited for runs: its own, or its team's."""
    own = clock.since[seat]
    return own if own is None or clock.rule.kind != "stage" else clock.stages[team(clock, seat)].since


def deadline(clock: Clock) -> tuple[int, Seat] | None:
    """The earliest moment at which somebody's time is up."""
    coming = deadlines(clock)
    return coming[0] if coming else None


def late(clock: Clock, now: int) -> list[Seat]:
    """Whose time is up, the longest first."""
    return [seat for over, seat in deadlines(clock) if over <= now]


def left(clock: Clock, seat: Seat, now: int) -> int | None:
    """The milliseconds to show for a seat: of its move, of its bank or of its team's stage, never below 0; None without a clock."""
    if clock.rule.kind == "none":
        return None
    if clock.rule.kind == "stage":
        return stage_left(clock, team(clock, seat), now)
    if clock.rule.kind == "bank":
        return clock.banks[seat] - spent(clock, seat, now)
    begun = clock.since[seat]
    gone = 0 if begun is None or clock.paused else max(0, now - begun)
    return max(0, clock.rule.seconds * SECOND - gone)


def stage_left(clock: Clock, number: int, now: int) -> int | None:
    """The milliseconds that a team has for its stage; None if nobody waits for it, or without such a clock."""
    stage = clock.stages[number]
    if clock.rule.kind != "stage" or stage.since is None:
        return None
    return max(0, clock.rule.seconds * SECOND + stage.given - stage.gone(now, clock.paused))


# What whoever leads the table changes


def changed(clock: Clock, rule: ClockRule, now: int) -> Clock:
    """Another rule while the game runs. A clock of the same kind goes on, and nobody is late at once; one of another kind begins now."""
    if rule == clock.rule:
        return clock
    if rule.kind == clock.rule.kind == "stage":
        other = replace(clock, rule=rule)
        least = min(GRACE, rule.seconds * SECOND)
        return replace(other, stages=[at_least(other, number, least, now) for number in range(len(clock.stages))])
    if rule.kind == clock.rule.kind:
        return replace(clock, rule=rule)
    fresh = start(rule, len(clock.since))
    stages = [replace(stage, used=0, given=0) for stage in clock.stages]
    return resume(replace(clock, rule=rule, banks=fresh.banks, stages=stages), now, clock.paused)


def at_least(clock: Clock, number: int, least: int, now: int) -> StageTime:
    """The team's stage with no less than this left."""
    stage, there = clock.stages[number], stage_left(clock, number, now)
    return (
        stage
        if there is None or there >= least
        else replace(stage, given=stage.gone(now, clock.paused) + least - clock.rule.seconds * SECOND)
    )


def give_time(clock: Clock, number: int | None, millis: int) -> Clock:
    """More time for the present stage of one team, or of all (None); a bank grows for its seats."""
    wanted = range(len(clock.stages)) if number is None else (number,)
    stages = [replace(it, given=it.given + millis) if at in wanted and it.since is not None else it for at, it in enumerate(clock.stages)]
    banks = [bank + millis if clock.rule.kind == "bank" and team(clock, seat) in wanted else bank for seat, bank in enumerate(clock.banks)]
    return replace(clock, stages=stages, banks=banks)


def with_given(clock: Clock, stored: Clock) -> Clock:
    """What another process has given meanwhile: the stored time counts where the same stage still runs."""
    if len(stored.stages) != len(clock.stages):
        return clock
    pairs = zip(clock.stages, stored.stages, strict=True)
    stages = [
        replace(it, given=max(it.given, other.given)) if it.since is not None and it.keys == other.keys else it for it, other in pairs
    ]
    return replace(clock, stages=stages)


# TB-4.2: no time passes while the table rests


def pause(clock: Clock, now: int) -> Clock:
    """Everybody pays what was used up; then time stands still."""
    banks = [bank - spent(clock, seat, now) for seat, bank in enumerate(clock.banks)]
    stages = clock.stages if clock.paused else [stage_clock.pause(stage, now) for stage in clock.stages]
    return replace(clock, banks=banks, stages=stages, paused=True)


def resume(clock: Clock, now: int, paused: bool = False) -> Clock:
    """Ends a pause, or takes up a table that ran when the server stopped: those waited for start anew, what was missed is free.

    A stage goes on with the time that it had left when the table was paused.
    """
    stages = [stage_clock.resume(stage, now) for stage in clock.stages]
    return replace(clock, since=[None if begun is None else now for begun in clock.since], stages=stages, paused=paused)
