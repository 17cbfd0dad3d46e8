"""How long a turn takes a class: by what earlier lessons took, otherwise by the figures in the game's data."""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec import Struct

from magnat.games.origins import data_of
from magnat.games.registry import AnyGame
from magnat.kernel.data_file import LessonData
from magnat.kernel.game import Setting

Settings = dict[str, Setting]
CLOCK_STEP = 5
"""Seconds: nobody sets a clock more finely."""


class Measured(Struct, frozen=True):
    """What earlier lessons took: seconds of the opening and of every stage, as in the data, from that many lessons."""

    lessons: int
    opening: int
    stages: dict[str, int]


class StageTime(Struct, frozen=True):
    """A part of a turn: the seconds of one team, or of the slowest if all do it at the same time (then `teams` is 1)."""

    id: str
    seconds: int
    clocks: int
    teams: int
    one_by_one: bool

    def takes(self, clock: int | None) -> int:
        """What it usually takes when every stage has that many seconds; None: as many as it likes."""
        return self.teams * (self.seconds if clock is None else min(self.seconds, self.clocks * clock))

    def planned(self, clock: int) -> int:
        """What a plan sets aside: all the time that the clock allows, but where one waits for the other only what it usually takes."""
        return self.takes(clock) if self.one_by_one else self.clocks * clock


class Times(Struct, frozen=True):
    """In seconds; `lessons` says how many earlier ones the figures come from (0: from the game's data)."""

    seating: int
    talk: int
    opening: int
    stages: list[StageTime]
    fewest_turns: int
    clock_least: int
    clock_usual: int
    clock_most: int
    lessons: int = 0

    def takes(self, clock: int | None) -> int:
        """What a turn usually takes."""
        return self.opening + sum(stage.takes(clock) for stage in self.stages)

    def planned(self, clock: int) -> int:
        """What a plan sets aside for a turn."""
        return self.opening + sum(stage.planned(clock) for stage in self.stages)


@cache
def lesson_data(game: str) -> LessonData | None:
    """None of a game that does not say how long a lesson takes."""
    block = data_of(game).get("lesson")
    return None if block is None else msgspec.convert(block, LessonData)


def times(game: AnyGame, settings: Settings, teams: int, bankers: bool = False, measured: Measured | None = None) -> Times | None:
    """For a table with these settings; `bankers`: people sit at the bank, who need time for every team."""
    data = lesson_data(game.name)
    if data is None:
        return None
    seen = measured or Measured(0, data.opening, {})
    stages: list[StageTime] = []
    for stage in data.stages:
        waits = bool(stage.one_by_one) and all(settings.get(name) == value for name, value in stage.one_by_one.items())
        seconds = seen.stages.get(stage.id, stage.seconds)
        stages.append(StageTime(stage.id, seconds, stage.clocks, teams if waits else 1, waits))
    if bankers:
        stages.append(StageTime("banking", data.banker, 1, teams, True))
    return Times(
        data.seating,
        data.talk,
        seen.opening,
        stages,
        data.fewest_turns,
        data.clock_least,
        usual_clock(data, seen, stages),
        data.clock_most,
        seen.lessons,
    )


def usual_clock(data: LessonData, seen: Measured, stages: list[StageTime]) -> int:
    """What a class should have for a stage: as in the data, or as much as the slowest team needed before."""
    needed = [-(-stage.seconds // stage.clocks) for stage in stages if stage.id in seen.stages and not stage.one_by_one]
    if not needed:
        return data.clock_usual
    rounded = -(-max(needed) // CLOCK_STEP) * CLOCK_STEP
    return min(data.clock_most, max(data.clock_least, rounded))
