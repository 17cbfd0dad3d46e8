"""What lessons took: the times of a journal's entries, turn by turn and stage by stage."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import median

from msgspec import Struct

from magnat.games.registry import AnyGame
from magnat.lesson.times import Measured, Settings, lesson_data
from magnat.lesson.turns import opens_turn
from magnat.tables.journal import Entry

LONGEST_GAP = 300_000
"""Milliseconds. When nothing happens for longer, the table rested: a pause leaves no entry."""


class Mark(Struct, frozen=True):
    """Entry n at `time` (milliseconds of play): a turn began (`fact` is empty), or a team ended a stage with this fact."""

    n: int
    time: int
    fact: str


class Turn(Struct, frozen=True):
    """A finished turn, in milliseconds; of each stage what it took altogether, and how many teams ended it."""

    length: int
    stages: dict[str, int]
    teams: dict[str, int]


class Watch:
    """Follows a game entry by entry and knows what its turns took. What is taken back has not happened, but its time has passed."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.seats = seats
        data = lesson_data(game.name)
        self.ends = {stage.ends: stage.id for stage in data.stages} if data else {}
        self.marks: list[Mark] = []
        self.played = 0
        self.last: int | None = None

    def take(self, at: int, entry: Entry) -> None:
        self.played = self.time(at)
        self.last = at
        if entry.undo is not None:
            self.marks = [mark for mark in self.marks if mark.n <= entry.undo]
            return
        if entry.drop is not None:
            self.marks = [mark for mark in self.marks if mark.n not in entry.drop]
            return
        for fact in entry.fact_words():
            if opens_turn(self.game, self.seats, fact):
                self.marks.append(Mark(entry.n, self.played, ""))
            elif fact["fact"] in self.ends:
                self.marks.append(Mark(entry.n, self.played, str(fact["fact"])))

    def time(self, now: int) -> int:
        """Milliseconds of play until now."""
        return 0 if self.last is None else self.played + min(LONGEST_GAP, max(0, now - self.last))

    def turn(self) -> int:
        """Which turn it is; 0 before the first."""
        return sum(not mark.fact for mark in self.marks)

    def spent(self, now: int) -> int:
        """What the present turn has taken so far."""
        began = [mark.time for mark in self.marks if not mark.fact]
        return self.time(now) - began[-1] if began else 0

    def turns(self, over: bool = False) -> list[Turn]:
        """The finished ones, and the last one too if the game is over."""
        starts = [number for number, mark in enumerate(self.marks) if not mark.fact]
        parts = [self.marks[first:after] for first, after in zip(starts, [*starts[1:], len(self.marks)], strict=False)]
        ends = [self.marks[start].time for start in starts[1:]] + ([self.played] if over else [])
        return [self.finished(part, end) for part, end in zip(parts, ends, strict=False)]

    def finished(self, part: Sequence[Mark], end: int) -> Turn:
        """A stage lasts from the end of the one before it until the last team has ended it."""
        stages: dict[str, int] = {}
        teams: dict[str, int] = {}
        before = part[0].time
        for fact, stage in self.ends.items():
            done = [mark.time for mark in part if mark.fact == fact]
            if done:
                stages[stage], teams[stage] = max(0, max(done) - before), len(done)
                before = max(before, *done)
        return Turn(end - part[0].time, stages, teams)


def watched(game: AnyGame, seats: int, timed: Iterable[tuple[int, Entry]]) -> Watch:
    """A game from its stored entries with the times at which they came."""
    watch = Watch(game, seats)
    for at, entry in timed:
        watch.take(at, entry)
    return watch


def measured(game: AnyGame, settings: Settings, lessons: Sequence[Sequence[Turn]]) -> Measured | None:
    """The middle of what the turns of earlier lessons took; None if there were none. `settings` say who waits for whom."""
    data = lesson_data(game.name)
    played = [turns for turns in lessons if turns]
    every = [turn for turns in played for turn in turns]
    if data is None or not every:
        return None
    stages: dict[str, int] = {}
    for stage in data.stages:
        waits = bool(stage.one_by_one) and all(settings.get(name) == value for name, value in stage.one_by_one.items())
        took = [turn.stages[stage.id] / (turn.teams[stage.id] if waits else 1) for turn in every if stage.id in turn.stages]
        if took:
            stages[stage.id] = max(1, round(median(took) / 1000))
    rest = [turn.length - sum(turn.stages.values()) for turn in every]
    return Measured(len(played), max(0, round(median(rest) / 1000)), stages)
