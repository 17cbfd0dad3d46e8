"""Setting a lesson up: a table without a seat for its leader, whose turns and clocks fit before the bell."""

from __future__ import annotations

import msgspec

from magnat.games.registry import AnyGame
from magnat.games.registry import find as find_game
from magnat.kernel.options import Setting
from magnat.lesson.plan import plan, seating_options
from magnat.lesson.times import Measured, lesson_data
from magnat.server.lobby import new_table
from magnat.server.problems import Trouble
from magnat.server.table.stored_table import StoredTable
from magnat.store.records import LessonRecord, PersonRecord, SeatRecord
from magnat.wire.lessons import NewLesson
from magnat.wire.tables import Clock, NewTable

MINUTE = 60_000
SHORTEST, LONGEST = 5, 600
"""Minutes for which a lesson can be planned."""


def players(game: AnyGame, wish: NewLesson) -> int:
    """Pupils who bank do not play."""
    bankers = game.deciders(wish.pupils) - wish.pupils
    return wish.pupils - bankers if wish.bankers == "pupils" else wish.pupils


def bell(wish: NewLesson, now: int) -> int | None:
    """When the lesson ends."""
    if wish.bell is not None and wish.bell <= now:
        raise Trouble("bad-message", detail="bell")
    if wish.bell is None and wish.minutes is not None:
        return now + wish.minutes * MINUTE
    return wish.bell


def planned(game: AnyGame, wish: NewLesson, ends: int | None, measured: Measured | None, now: int) -> tuple[dict[str, Setting], Clock]:
    """Settings and clock: as requested, the rest by the bell; without one, whatever lets that many play."""
    seats, clock = players(game, wish), wish.clock
    if ends is None or lesson_data(game.name) is None:
        return {**seating_options(game, seats, dict(wish.options)), **wish.options}, clock or Clock()
    minutes = min(LONGEST, max(SHORTEST, (ends - now) // MINUTE))
    given = clock.seconds if clock is not None and clock.kind == "stage" else None
    found = plan(game, seats, minutes, dict(wish.options), given, wish.bankers != "program", measured)
    return {**found.options, **wish.options}, clock or Clock("stage", found.clock)


def prepared(wish: NewLesson, leader: PersonRecord, measured: Measured | None, address: str, now: int) -> tuple[StoredTable, str]:
    """A new lesson and its host's token; Unreadable if the game does not allow it."""
    game, ends = find_game(wish.game), bell(wish, now)
    options, clock = planned(game, wish, ends, measured, now)
    table = NewTable(
        game=wish.game,
        seats=players(game, wish),
        options=options,
        title=wish.title,
        language=wish.language,
        visibility="link",
        dice=wish.dice,
        clock=clock,
        sit=False,
    )
    stored, token = new_table.prepared(table, leader, now)
    lesson = LessonRecord(stored.record.id, (wish.room or "").upper(), wish.bankers, ends, address=address)
    seats = [banking(it, leader) if it.seat >= stored.record.seats and wish.bankers == "leader" else it for it in stored.seats]
    return msgspec.structs.replace(stored, seats=seats, lesson=lesson), token


def banking(it: SeatRecord, leader: PersonRecord) -> SeatRecord:
    return msgspec.structs.replace(it, kind="person", person=leader.id, name=leader.name)
