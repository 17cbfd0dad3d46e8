"""`magnat lesson`: the plan of a lesson, minute by minute, and what to do when time runs short."""

from __future__ import annotations

import re
from collections import Counter
from datetime import datetime, timedelta

import msgspec
from rich.console import Console
from rich.table import Table

from magnat.cli.settings import whole_number
from magnat.games.registry import AnyGame
from magnat.kernel.game import Setting, Unreadable, shown
from magnat.lesson.plan import MINUTE, MOST_PUPILS, Plan, plan
from magnat.words import say
from magnat.words.catalogue import Words, words

SHORTEST, LONGEST = 5, 600
BELL = re.compile(r"([01]?\d|2[0-3])[:.]([0-5]\d)")


class Clock:
    """Tells the moments of a plan: by the time of day if the bell is known, otherwise in minutes from the start."""

    def __init__(self, start: datetime | None) -> None:
        self.start = start

    def at(self, seconds: int) -> str:
        if self.start is None:
            return f"{seconds // MINUTE}:{seconds % MINUTE:02}"
        return (self.start + timedelta(seconds=seconds)).strftime("%H:%M")


def run(
    game: AnyGame, pupils: int, minutes: int | None, bell: str, options: dict[str, Setting], bankers: bool, json: bool, language: str
) -> int:
    whole_number("--pupils", pupils, 1, MOST_PUPILS)
    now = datetime.now()
    if bell:
        minutes = until(bell, now)
    if minutes is None:
        raise Unreadable("no-bell")
    whole_number("--bell" if bell else "--minutes", minutes, SHORTEST, LONGEST)
    made = plan(game, pupils, minutes, options, bankers=bankers)
    if json:
        print(msgspec.json.format(msgspec.json.encode(made), indent=2).decode())
    else:
        show(made, Clock(now if bell else None), words(language), Console())
    return 0


def until(bell: str, now: datetime) -> int:
    """The minutes from now until the bell, which rings today or tomorrow."""
    found = BELL.fullmatch(bell)
    if found is None:
        raise Unreadable("bad-bell", value=shown(bell))
    rings = now.replace(hour=int(found[1]), minute=int(found[2]), second=0, microsecond=0)
    return int(((rings - now) % timedelta(days=1)).total_seconds()) // MINUTE


def show(made: Plan, clock: Clock, text: Words, console: Console) -> None:
    """The plan for people."""
    for line in (heading(made, text), sizes(made, text), text.text("lesson-plan-turns", turns=made.turns, clock=made.clock)):
        console.print(line, highlight=False)
    if made.options:
        chosen = ", ".join(f"{name}={str(value).lower()}" for name, value in made.options.items())
        console.print(text.text("lesson-plan-options", options=chosen), highlight=False)
    if not made.fits:
        console.print(text.text("lesson-plan-no-fit", minutes=-(made.spare // MINUTE)), highlight=False)
    console.print(timetable(made, clock, text))
    console.print(text.text("lesson-plan-a-turn", time=Clock(None).at(made.laps[0].ends - made.laps[0].begins)), highlight=False)
    console.print(a_turn(made, text))
    if made.fits:
        console.print(text.text("lesson-plan-if-late"), highlight=False)
        for line in late(made, clock, text):
            console.print(f"  {line}", highlight=False)
        if made.spare >= MINUTE:
            console.print(text.text("lesson-plan-spare", minutes=made.spare // MINUTE), highlight=False)
    by = text.text("lesson-plan-by-lessons", lessons=made.lessons) if made.lessons else text.text("lesson-plan-by-data")
    console.print(by, highlight=False)


def heading(made: Plan, text: Words) -> str:
    return text.text("lesson-plan-title", game=say.name(text, made.game), pupils=made.pupils, minutes=made.minutes)


def sizes(made: Plan, text: Words) -> str:
    """Nine companies: eight of three and one of four."""
    counted = sorted(Counter(made.sizes).items())
    each = ", ".join(text.text("lesson-plan-size", teams=teams, size=size) for size, teams in counted)
    return text.text("lesson-plan-sizes", teams=say.teams(text, made.game, len(made.sizes)), sizes=each)


def timetable(made: Plan, clock: Clock, text: Words) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2))
    table.add_column(justify="right")
    table.add_column()
    table.add_row(clock.at(0), text.text("lesson-plan-seating"))
    for lap in made.laps:
        table.add_row(clock.at(lap.begins), text.text("lesson-plan-turn", turn=lap.turn))
    table.add_row(clock.at(made.laps[-1].ends), text.text("lesson-plan-talk"))
    table.add_row(clock.at(made.minutes * MINUTE), text.text("lesson-plan-bell"))
    return table


def a_turn(made: Plan, text: Words) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2))
    table.add_column(justify="right")
    table.add_column()
    table.add_row(Clock(None).at(made.opening), text.text("lesson-plan-opening"))
    for stage in made.stages:
        name = say.named(text, made.game, "stage", stage.id, text.text("lesson-plan-banking"))
        if stage.one_by_one:
            told = text.text("lesson-plan-one-by-one", stage=name, seconds=stage.planned(made.clock) // stage.teams)
        else:
            told = text.text("lesson-plan-together", stage=name)
        table.add_row(Clock(None).at(stage.planned(made.clock)), told)
    return table


def late(made: Plan, clock: Clock, text: Words) -> list[str]:
    """By when the turns must be over, and what to do if they are not."""
    times = ", ".join(text.text("lesson-plan-latest", turn=it.turn, time=clock.at(it.latest)) for it in made.laps[:-1])
    lines = [text.text("lesson-plan-late", times=times, last=made.turns - 1)] if times else []
    return [*lines, text.text("lesson-plan-late-end", time=clock.at(made.laps[-1].latest))]
