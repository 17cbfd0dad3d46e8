"""The plan of a lesson: how many turns, and how many seconds for a stage, so that the bell does not ring before the end."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from magnat.games.registry import AnyGame
from magnat.kernel.game import Unreadable
from magnat.lesson.times import CLOCK_STEP, Measured, Settings, StageTime, Times, lesson_data, times

MINUTE = 60
MOST_PUPILS = 60


class Lap(Struct, frozen=True):
    """A turn of the plan, in seconds since the lesson began. It should be over at `ends`, and must be at `latest` for the rest to fit."""

    turn: int
    begins: int
    ends: int
    latest: int


class Plan(Struct, frozen=True, kw_only=True):
    """Times in seconds. `options` are those that the plan sets; `fits` is false if the bell rings first, whatever one does."""

    game: str
    pupils: int
    minutes: int
    sizes: list[int]
    options: Settings
    turns: int
    clock: int
    seating: int
    talk: int
    opening: int
    stages: list[StageTime]
    laps: list[Lap]
    spare: int
    fits: bool
    lessons: int


class Way(Struct, frozen=True):
    """One way to play the lesson: its settings, the sizes of the teams, how long things take then, and what may be chosen."""

    options: Settings
    sizes: list[int]
    times: Times
    most_turns: int
    turns: list[int]
    clocks: list[int]

    def needs(self, turns: int, clock: int) -> int:
        return self.times.seating + turns * self.times.planned(clock) + self.times.talk


def plan(
    game: AnyGame,
    pupils: int,
    minutes: int,
    options: Settings | None = None,
    clock: int | None = None,
    bankers: bool = False,
    measured: Measured | None = None,
) -> Plan:
    """What is given in `options` and `clock` stays; the rest follows. Unreadable if this game gives no times or that many cannot play."""
    if lesson_data(game.name) is None:
        raise Unreadable("no-lesson", game=game.name)
    found = list(ways(game, pupils, options or {}, clock, bankers, measured))
    total = minutes * MINUTE
    for way, turns, seconds in choices(found):
        if way.needs(turns, seconds) <= total:
            return drawn_up(game.name, pupils, minutes, way, turns, seconds)
    way = min(found, key=lambda it: it.needs(it.turns[-1], it.clocks[-1]))
    return drawn_up(game.name, pupils, minutes, way, way.turns[-1], way.clocks[-1])


def ways(game: AnyGame, pupils: int, given: Settings, clock: int | None, bankers: bool, measured: Measured | None) -> Iterator[Way]:
    """As the game is usually played, and with what makes it quicker where nobody has chosen otherwise."""
    data = lesson_data(game.name)
    assert data is not None
    seated = {**seating_options(game, pupils, given), **given}
    quicker = {name: value for name, value in data.quicker.items() if name not in given}
    for extra in ({}, quicker) if quicker else ({},):
        settings = game.settings({**seated, **extra})
        teams = game.teams(game.rules(settings), game.check_seats(pupils, settings))
        known = times(game, settings, len(teams), bankers, measured)
        assert known is not None
        most = int(settings[data.turns])
        turns = [most] if data.turns in given else list(range(most, 0, -1))
        clocks = list(range(known.clock_most, known.clock_least - 1, -CLOCK_STEP)) if clock is None else [clock]
        yield Way({**seated, **extra}, [len(team) for team in teams], known, most, turns, clocks)


def seating_options(game: AnyGame, pupils: int, given: Settings) -> Settings:
    """What lets this many play, unless what is given does. Unreadable says how many can."""
    allowed = game.allowed_seats(game.settings(dict(given)))
    if pupils in allowed:
        return {}
    found = game.filled_options(pupils)
    if not found:
        every = [number for number in range(1, MOST_PUPILS + 1) if number in allowed or game.filled_options(number)]
        raise Unreadable("bad-seats", value=pupils, allowed=in_words(every))
    return found


def in_words(numbers: list[int]) -> str:
    """Numbers that follow each other are told as one stretch."""
    ends = [it for it in numbers if it + 1 not in numbers]
    begins = [it for it in numbers if it - 1 not in numbers]
    return ", ".join(str(first) if first == last else f"{first}–{last}" for first, last in zip(begins, ends, strict=True))


def choices(found: list[Way]) -> Iterator[tuple[Way, int, int]]:
    """From the best to the worst: enough turns with time to think; enough turns in a hurry; whatever fits at all."""
    for way in found:
        for turns in [it for it in way.turns if it >= way.times.fewest_turns]:
            for clock in [it for it in way.clocks if it >= way.times.clock_usual]:
                yield way, turns, clock
    enough = min(way.times.fewest_turns for way in found)
    every = sorted({it for way in found for it in way.turns}, key=lambda it: (it < enough, abs(it - enough)))
    for turns in every:
        for way in [it for it in found if turns in it.turns]:
            for clock in way.clocks:
                yield way, turns, clock


def drawn_up(game: str, pupils: int, minutes: int, way: Way, turns: int, clock: int) -> Plan:
    known, total = way.times, minutes * MINUTE
    turn, end = known.planned(clock), total - known.talk
    laps = [
        Lap(number, known.seating + (number - 1) * turn, known.seating + number * turn, end - (turns - number) * turn)
        for number in range(1, turns + 1)
    ]
    data = lesson_data(game)
    assert data is not None
    return Plan(
        game=game,
        pupils=pupils,
        minutes=minutes,
        sizes=way.sizes,
        options=way.options if turns == way.most_turns else {**way.options, data.turns: turns},
        turns=turns,
        clock=clock,
        seating=known.seating,
        talk=known.talk,
        opening=known.opening,
        stages=known.stages,
        laps=laps,
        spare=total - way.needs(turns, clock),
        fits=way.needs(turns, clock) <= total,
        lessons=known.lessons,
    )
