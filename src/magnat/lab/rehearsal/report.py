"""What a rehearsal tells: when the lesson would end, which stages take how long, and whom the whole class waited for."""

from __future__ import annotations

from collections import defaultdict
from statistics import median

from msgspec import Struct

from magnat.lab.load.figures import share
from magnat.lab.rehearsal.lesson import Lesson, Plan, Wait

LISTED = 5


class StageTime(Struct, frozen=True):
    """How long the table waited for companies in one stage, in lesson seconds."""

    stage: str
    waits: int
    median: float
    longest: float


class Stall(Struct, frozen=True):
    """A long wait: for which company, in which turn and stage, how long, and what its partners were like."""

    team: int
    turn: int
    stage: str
    seconds: float
    tempers: list[str]


class Report(Struct, frozen=True, kw_only=True):
    """Times are those of the lesson, but for delivery and replaced phones, which are real. `ended`: null if the game was not over."""

    plan: Plan
    ended: float | None
    turns: int
    stages: list[StageTime]
    stalls: list[Stall]
    clocked: int
    pushed: int
    replaced_s: list[float]
    moves: int
    refused: int
    connections: int
    delivery_p50_ms: float
    delivery_p99_ms: float

    def fits(self) -> bool:
        return self.ended is not None and self.ended <= self.plan.minutes


def report(lesson: Lesson) -> Report:
    notes, delays = lesson.notes, lesson.delivery.delays()
    return Report(
        plan=lesson.plan,
        ended=None if notes.ended is None else round(notes.ended / 60, 1),
        turns=notes.turn,
        stages=stage_times(notes.waits),
        stalls=[stall(lesson, wait) for wait in sorted(notes.waits, key=lambda it: -it.seconds)[:LISTED]],
        clocked=notes.clocked,
        pushed=len(notes.pushed),
        replaced_s=[round(it, 2) for it in notes.replaced],
        moves=len(lesson.delivery.sent),
        refused=sum(phone.refused for phone in lesson.phones),
        connections=len(lesson.lines),
        delivery_p50_ms=share(delays, 0.5),
        delivery_p99_ms=share(delays, 0.99),
    )


def stage_times(waits: list[Wait]) -> list[StageTime]:
    found: defaultdict[str, list[float]] = defaultdict(list)
    for wait in waits:
        found[wait.stage].append(wait.seconds)
    return [StageTime(stage, len(took), round(median(took), 1), round(max(took), 1)) for stage, took in found.items()]


def stall(lesson: Lesson, wait: Wait) -> Stall:
    teams = lesson.game.teams(lesson.rules(), lesson.plan.pupils)
    seats = teams[wait.team] if wait.team < len(teams) else []
    tempers = [phone.temper.name for phone in lesson.phones if any(seat in seats for seat in phone.seats)]
    return Stall(wait.team, wait.turn, wait.stage, round(wait.seconds, 1), tempers)
