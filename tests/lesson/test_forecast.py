"""The forecast: when the game will end, judging by how long the turns took, and remedies that are enough whenever any is."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from magnat.games.registry import find
from magnat.lesson.forecast import Course, forecast
from magnat.lesson.history import LONGEST_GAP, Watch, measured, watched
from magnat.lesson.times import Times, times
from magnat.tables.journal import Entry

GAME = find("oilcity")
SETTINGS = GAME.settings({})
START = 1_800_000_000_000
MINUTE = 60_000


def entry(n: int, *facts: str, undo: int | None = None) -> Entry:
    told = [{"fact": fact, "clause": ""} for fact in facts]
    return Entry(n, do=None if undo is not None else "x", undo=undo, facts=msgspec.Raw(msgspec.json.encode(told)))


def turn(begins: int, n: int, investing: int, selling: list[int]) -> list[tuple[int, Entry]]:
    """The entries of one turn with their times: all invest until `investing`, then sell one after the other."""
    teams, found = len(selling), [(begins, entry(n, "event-drawn"))]
    for team in range(teams):
        found.append((begins + investing * (team + 1) // teams, entry(n + team + 1, "confirmed")))
    at = begins + investing
    for team, took in enumerate(selling):
        at += took
        found.append((at, entry(n + teams + team + 1, "stamped")))
    return found


def known(teams: int = 3) -> Times:
    found = times(GAME, SETTINGS, teams)
    assert found is not None
    return found


def lesson(turns: int, investing: int = MINUTE, selling: int = 20_000, teams: int = 3) -> Watch:
    """A lesson in which turn `turns` has just begun."""
    timed, at, n = [(START, entry(1))], START, 2
    for _ in range(turns - 1):
        timed += turn(at, n, investing, [selling] * teams)
        at, n = timed[-1][0] + 5_000, n + 2 * teams + 1
    return watched(GAME, 9, [*timed, (at, entry(n, "event-drawn"))])


def test_a_finished_turn_is_told_by_its_stages() -> None:
    watch = lesson(3)
    assert watch.turn() == 3
    first, second = watch.turns()
    assert first == second
    assert (first.length, first.stages, first.teams) == (125_000, {"investing": MINUTE, "selling": 60_000}, {"investing": 3, "selling": 3})
    assert len(watch.turns(over=True)) == 3


def test_what_lessons_took_is_the_middle_of_their_turns() -> None:
    turns = [lesson(3, investing).turns() for investing in (50_000, 60_000, 100_000)]
    found = measured(GAME, SETTINGS, turns)
    assert found is not None
    assert (found.lessons, found.stages, found.opening) == (3, {"investing": 60, "selling": 20}, 5)
    free = measured(GAME, GAME.settings({"flow": "free"}), turns)
    assert free is not None
    assert free.stages["selling"] == 60
    assert measured(GAME, SETTINGS, []) is None


def test_a_turn_that_was_taken_back_has_not_begun() -> None:
    watch = lesson(3)
    watch.take(watch.last or 0, entry(99, undo=8))
    assert watch.turn() == 1


def test_a_stage_that_was_taken_back_has_not_ended() -> None:
    watch = lesson(3)
    again = watched(GAME, 9, [])
    again.marks, again.last, again.played = list(watch.marks), watch.last, watch.played
    dropped = [mark.n for mark in watch.marks if mark.fact == "stamped"][:2]
    again.take(watch.last or 0, Entry(99, drop=dropped))
    assert again.turns()[0].teams == {"investing": 3, "selling": 1}


def test_a_long_rest_is_not_play() -> None:
    watch = lesson(2)
    before = watch.spent(watch.last or 0)
    assert watch.spent((watch.last or 0) + 24 * 60 * MINUTE) == before + LONGEST_GAP


def test_own_turns_count_more_and_more() -> None:
    now = START + 100 * MINUTE
    lengths = [Course(now, lesson(turns, 5 * MINUTE), 6, known(), None).length for turns in range(1, 6)]
    assert lengths == sorted(lengths)
    assert lengths[0] == known().takes(None) * 1000
    assert lengths[0] < lengths[-1] < 5 * MINUTE + 65_000


def test_in_time_there_is_nothing_to_do() -> None:
    watch = lesson(2)
    now = watch.last or 0
    told = forecast(now, watch, 6, known(), 90, now + 200 * MINUTE)
    assert told.remedies == []
    assert forecast(now, watch, 6, known(), 90, None).remedies == []


@given(
    st.integers(0, 6), st.integers(1, 12), st.integers(-10, 120), st.one_of(st.none(), st.integers(20, 300)), st.integers(0, 40 * MINUTE)
)
def test_remedies_are_enough_whenever_one_of_their_kind_is(turn: int, turns: int, bell: int, clock: int | None, later: int) -> None:
    watch = lesson(turn) if turn else Watch(GAME, 9)
    now = (watch.last or START) + later
    limit = now + bell * MINUTE - known().talk * 1000
    told = forecast(now, watch, turns, known(), clock, now + bell * MINUTE)
    course = Course(now, watch, turns, known(), clock)
    assert told.ends >= now
    assert told.ends == course.ends(turns, clock)
    if told.ends <= limit:
        assert told.remedies == []
    for remedy in told.remedies:
        assert remedy.ends < told.ends
        if remedy.kind == "last-turn":
            assert max(1, turn) <= remedy.number < turns
            strongest = course.ends(max(1, turn), clock)
            assert remedy.ends <= limit or remedy.ends == strongest > limit
            assert remedy.ends > limit or remedy.number == turns - 1 or course.ends(remedy.number + 1, clock) > limit
        else:
            assert known().clock_least <= remedy.number <= known().clock_most
            assert clock is None or remedy.number < clock
            assert remedy.ends <= limit or remedy.ends == course.ends(turns, known().clock_least)
