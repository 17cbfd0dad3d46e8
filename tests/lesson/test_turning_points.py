"""Turning points: the same games for the same seed, honest intervals, and fresh games for what is reported."""

from __future__ import annotations

from itertools import islice
from statistics import fmean
from threading import Event

import msgspec
import pytest

from magnat.kernel.contract import Action
from magnat.lab.played_on import PlayedOn
from magnat.lesson import turning_point_search
from magnat.lesson.debrief import Moment
from magnat.lesson.replays import JOB, Played, play_on
from magnat.lesson.story import Story
from magnat.lesson.turning_points import FINALISTS, FRESH, LOOKS, Search, half_interval, may_be_chance, student, told
from magnat.words.catalogue import words
from tests.lesson.finished import finished

PLAYED = msgspec.msgpack.Decoder(Played)


@pytest.fixture(scope="module")
def story() -> Story:
    return Story(finished("oilcity", 9, seed=3, turns=2))


def pretend(search: Search, places: dict[int, list[int]], numbers: range) -> None:
    """Games that ended like this: by position the place of every team, in turn."""
    for place, ends in places.items():
        for index in numbers:
            played = [ends[(index + team) % len(ends)] for team in range(len(search.story.teams))]
            search.take(Played(place, index, [played[search.story.team_of[seat]] for seat in range(search.story.seats)], 0.1))


def test_a_game_is_played_on_to_its_end_and_the_same_way_again(story: Story) -> None:
    job = next(Search(story).look(0))
    one, other = PLAYED.decode(play_on(job)), PLAYED.decode(play_on(job))
    assert one.places == other.places
    assert len(one.places) == 9
    assert min(one.places) == 1


def test_every_position_but_the_last_is_looked_at_first_and_the_last_is_known(story: Story) -> None:
    search = Search(story)
    assert list(search.known) == [story.last]
    assert len(list(search.look(0))) == LOOKS[0].games * len(search.jobs)


def test_later_looks_are_at_fewer_stretches_with_games_of_their_own(story: Story) -> None:
    search = Search(story)
    seen: set[tuple[int, int]] = set()
    for number, look in enumerate(LOOKS):
        jobs = [JOB.decode(packed) for packed in search.look(number)]
        assert len(search.stretches) == min(look.stretches, len(search.moments))
        assert not seen & {(job.place, job.index) for job in jobs}
        seen |= {(job.place, job.index) for job in jobs}
        pretend(search, {place: [1, 2, 3] for place in search.jobs}, range(1, 1 + sum(it.games for it in LOOKS[: number + 1])))
    assert max(index for _, index in seen) < FRESH


def turned(search: Search, moment: Moment, numbers: range) -> None:
    """What matters is made up: until a moment team 0 comes in last or next to last, from then on it wins; the others share second place."""
    teams = len(search.story.teams)
    for place in search.jobs:
        for index in numbers:
            own = teams - index % 2 if place <= moment.first else 1
            places = [own if search.story.team_of[seat] == 0 else 2 for seat in range(search.story.seats)]
            search.take(Played(place, index, places, 0.1))


def test_a_change_is_found_and_told_with_its_interval(story: Story) -> None:
    search = Search(story)
    moment, teams = next(it for it in search.moments if it.kind == "investment"), len(story.teams)
    turned(search, moment, range(1, 13))
    search.choose(1000)
    assert search.finalists[0].moment.first <= moment.first < search.finalists[0].moment.last
    assert search.finalists[0].team == 0
    assert search.found() == []  # no fresh game yet
    turned(search, moment, range(FRESH, FRESH + 10))
    first = search.found()[0]
    assert (first.team, first.before, first.after, first.games) == (0, teams - 0.5, 1.0, 20)
    assert 0 < first.sure < 1
    for language in ("en", "pl", "de"):
        assert all(point.text and not point.chance for point in told(words(language), story, [first]))


def test_what_is_told_comes_from_fresh_games_only(story: Story) -> None:
    """A stretch that looked great by chance is settled on, and then the fresh games say that it was nothing."""
    search = Search(story)
    moment = next(it for it in search.moments if it.kind == "investment")
    turned(search, moment, range(1, 13))
    search.choose(1000)
    pretend(search, {place: [1, 2, 3] for place in search.jobs}, range(FRESH, FRESH + 30))
    settled = search.finalists[0]
    judged = search.judged(settled)
    assert judged is not None
    assert judged.before == judged.after
    assert all(it.moment != settled.moment for it in search.found()), "what is known to be next to nothing is left out"


def test_what_may_still_be_chance_is_said_to_be(story: Story) -> None:
    """Too few games: the point is reported, with its wide interval and the warning."""
    search = Search(story)
    moment = next(it for it in search.moments if it.kind == "investment")
    turned(search, moment, range(1, 13))
    search.choose(10)
    assert len(search.finalists) == 1, "few games are spent on one stretch"
    it = search.finalists[0].moment
    pretend(search, {it.first: [3, 1, 2, 3], it.last: [1, 3, 3, 2]}, range(FRESH, FRESH + 4))
    (found,) = search.found()
    assert may_be_chance(found)
    assert found.sure > 1
    assert [point.chance for point in told(words("en"), story, [found])] == [True]


def test_a_slow_machine_settles_on_fewer_stretches(story: Story) -> None:
    def settled(games: int) -> int:
        search = Search(story)
        pretend(search, {place: [1 + place % 3, 2, 3] for place in search.jobs}, range(1, 13))
        search.choose(games)
        assert len({it.moment for it in search.finalists}) == len(search.finalists)
        return len(search.finalists)

    assert [settled(games) for games in (0, 10, 60, 10_000)] == [1, 1, 2, FINALISTS]


def test_without_any_first_game_the_standing_says_what_to_look_into(story: Story) -> None:
    search = Search(story)
    search.choose(10_000)
    best = search.finalists[0]
    moved = abs(search.ranks[best.moment.last][best.team] - search.ranks[best.moment.first][best.team])
    assert moved == max(abs(b - a) for it in search.moments for a, b in zip(search.ranks[it.first], search.ranks[it.last], strict=True))


def test_fresh_games_end_when_the_change_is_known_precisely(story: Story) -> None:
    search = Search(story)
    moment = next(it for it in search.moments if it.kind == "investment")
    turned(search, moment, range(1, 13))
    search.choose(1000)
    games = search.fresh_games()
    assert JOB.decode(next(games)).index == FRESH
    turned(search, moment, range(FRESH, FRESH + 60))
    rest = [JOB.decode(packed).index for packed in games]
    assert set(rest) <= {FRESH}, "the round that has begun is played, and no other"


def test_the_same_chances_come_up_before_and_after(story: Story) -> None:
    """Games of one number from neighbouring positions end more alike than games of different numbers."""
    search = Search(story)
    first, second = (it for it in islice(search.jobs, 2))
    for job in search.games([first, second], range(1, 7)):
        search.take(PLAYED.decode(play_on(job)))
    ends = search.ended
    same = fmean(abs(a - b) for i in ends[first] for a, b in zip(ends[first][i], ends[second][i], strict=True))
    other = fmean(abs(a - b) for i in ends[first] for a, b in zip(ends[first][i], ends[second][i % 6 + 1], strict=True))
    assert same <= other


def test_intervals_are_students() -> None:
    for degrees, known in ((3, 3.182), (4, 2.776), (9, 2.262), (29, 2.045), (1000, 1.962)):
        assert student(degrees) == pytest.approx(known, abs=0.02)


def test_games_that_all_came_out_alike_are_no_certainty() -> None:
    assert half_interval([1] * 12) == 0.25
    assert half_interval([1] * 60) == 0.05


def test_a_bot_in_a_hurry_makes_no_offers(story: Story) -> None:
    job = JOB.decode(next(Search(story).look(0)))
    game = story.game
    state = game.decode_state(msgspec.msgpack.decode(job.state))
    played = PlayedOn(game, story.rules, story.seats, state, {}, 5)
    done: list[str] = []
    put_in = played.put_in

    def noted(seat: int, action: Action) -> None:
        done.append(action.key)
        put_in(seat, action)

    played.put_in = noted  # type: ignore[method-assign]
    assert played.places()
    assert "confirm" in done
    assert "make-offer" not in done


def test_a_search_runs_in_processes_of_its_own_and_tells_how_far_it_is(story: Story) -> None:
    seen: list[tuple[int, int]] = []
    search = Search(story)
    turning_point_search.run(search, seconds=4, workers=1, tell=lambda done, of: seen.append((done, of)))
    assert seen
    assert all(0 < done <= of for done, of in seen)
    assert sum(len(games) for games in search.ended.values()) == seen[-1][0]


def test_too_little_time_is_told(story: Story) -> None:
    """Not even the first look: whatever is found then, the end says that games are missing."""
    news = turning_point_search.News()
    assert turning_point_search.run(Search(story), seconds=0.01, workers=1, tell=news.told) == []
    assert news.done < news.of


def test_a_search_can_be_stopped(story: Story) -> None:
    stop = Event()
    with pytest.raises(turning_point_search.Stopped):
        turning_point_search.run(Search(story), seconds=60, workers=1, tell=lambda *_: stop.set(), stop=stop)
