"""The plan of a lesson: it fits before the bell whenever anything fits, and says so when nothing does."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magnat.games.registry import GAMES, find
from magnat.kernel.game import Unreadable
from magnat.lesson.plan import MINUTE, Plan, plan, ways
from magnat.lesson.times import Measured, lesson_data, times

GAME = find("oilcity")
PUPILS = st.integers(9, 30)
MINUTES = st.integers(5, 200)


def length(made: Plan) -> int:
    return made.laps[-1].ends + made.talk


@given(PUPILS, MINUTES, st.booleans())
def test_the_plan_ends_before_the_bell_if_any_plan_does(pupils: int, minutes: int, bankers: bool) -> None:
    made = plan(GAME, pupils, minutes, bankers=bankers)
    every = [way.needs(turns, clock) for way in ways(GAME, pupils, {}, None, bankers, None) for turns in way.turns for clock in way.clocks]
    assert made.fits == (min(every) <= minutes * MINUTE)
    assert made.fits == (length(made) <= minutes * MINUTE)
    assert made.spare == minutes * MINUTE - length(made)


@given(PUPILS, MINUTES)
def test_every_pupil_has_a_place_and_the_settings_of_the_plan_can_be_played(pupils: int, minutes: int) -> None:
    made = plan(GAME, pupils, minutes)
    settings = GAME.settings(dict(made.options))
    assert sum(made.sizes) == pupils
    assert [len(team) for team in GAME.teams(GAME.rules(settings), GAME.check_seats(pupils, settings))] == made.sizes
    assert settings["turns"] == made.turns


@given(PUPILS, st.integers(5, 199))
def test_a_longer_lesson_never_has_a_worse_plan(pupils: int, minutes: int) -> None:
    shorter, longer = plan(GAME, pupils, minutes), plan(GAME, pupils, minutes + 1)
    assert longer.fits or not shorter.fits
    assert longer.spare >= 0 or shorter.spare < 0


@given(PUPILS, MINUTES)
def test_turns_follow_each_other_and_the_latest_end_leaves_time_for_the_rest(pupils: int, minutes: int) -> None:
    made = plan(GAME, pupils, minutes)
    assert [lap.turn for lap in made.laps] == list(range(1, made.turns + 1))
    assert made.laps[0].begins == made.seating
    for lap, following in zip(made.laps, made.laps[1:], strict=False):
        assert lap.ends == following.begins
        assert following.latest - lap.latest == following.ends - following.begins
    assert made.laps[-1].latest == minutes * MINUTE - made.talk


@given(PUPILS, MINUTES, st.integers(1, 12), st.integers(10, 400))
def test_what_is_given_stays(pupils: int, minutes: int, turns: int, clock: int) -> None:
    made = plan(GAME, pupils, minutes, {"turns": turns, "flow": "rounds"}, clock)
    assert (made.turns, made.clock, made.options["flow"]) == (turns, clock, "rounds")


def test_a_class_of_28_in_45_minutes() -> None:
    made = plan(GAME, 28, 45)
    assert made.sizes.count(3) == 8
    assert made.sizes.count(4) == 1
    assert made.turns >= 4
    assert made.fits


def test_a_short_lesson_is_played_without_waiting_for_each_other() -> None:
    assert plan(GAME, 28, 30).options["flow"] == "free"
    assert "flow" not in plan(GAME, 28, 90).options


def test_a_lesson_that_is_too_short_gets_the_shortest_plan_and_is_told_so() -> None:
    made = plan(GAME, 30, 10)
    assert not made.fits
    assert (made.turns, made.spare < 0) == (1, True)


def test_people_at_the_bank_take_longer() -> None:
    settings = GAME.settings({})
    alone, with_people = times(GAME, settings, 9), times(GAME, settings, 9, bankers=True)
    data = lesson_data("oilcity")
    assert alone is not None
    assert with_people is not None
    assert data is not None
    assert with_people.takes(60) == alone.takes(60) + 9 * min(60, data.banker)


def test_earlier_lessons_count_more_than_the_data() -> None:
    slow = Measured(2, 60, {"investing": 170, "selling": 40})
    made = plan(GAME, 27, 60, measured=slow)
    assert made.lessons == 2
    assert made.opening == 60
    assert made.turns < plan(GAME, 27, 60).turns


@pytest.mark.parametrize("game", [name for name in GAMES if lesson_data(name) is None])
def test_a_game_that_tells_no_times_has_no_plan(game: str) -> None:
    with pytest.raises(Unreadable, match="no-lesson"):
        plan(GAMES[game], 3, 45)
