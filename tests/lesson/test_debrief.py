"""The debrief: what it says follows from the journal, turn by turn, and any game has one."""

from __future__ import annotations

from itertools import pairwise

import pytest

from magnat.games.oilcity import value
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.state import OilCityState
from magnat.games.registry import GAMES
from magnat.lesson.debrief import PlainDebriefer, debrief, debriefer
from magnat.lesson.story import Story
from magnat.tables import replay
from magnat.words.catalogue import LANGUAGES, words
from tests.lesson.finished import COMPANIES, NAMES, finished, lesson

SMALL = {"mcmulti": 2, "oilcity": 9, "africa": 3}


@pytest.fixture(scope="module")
def story() -> Story:
    return Story(lesson())


def test_a_story_has_its_turns_and_the_positions_between_them(story: Story) -> None:
    assert [turn.number for turn in story.turns] == [1, 2, 3]
    for turn in story.turns:
        state = story.at_end_of(turn)
        assert story.game.encode_state(state) == story.game.encode_state(replay.position(story.journal, turn.last))
    assert all(one.last == other.before for one, other in pairwise(story.turns))


def test_oc_9_9_the_sheet_is_the_one_that_the_rules_reckon(story: Story) -> None:
    told = debrief(story, words("en"))
    state, rules = story.end, story.rules
    assert isinstance(state, OilCityState)
    assert isinstance(rules, OilCityRules)
    box = rules.box_for(story.seats)
    for team in told.teams:
        own = state.companies[team.team]
        assert [row.points for row in team.sheet] == value.rows(box, own)
        assert [row.values[-1] for row in team.sheet] == value.rows(box, own)
        assert team.value == sum(row.points for row in team.sheet) == team.values[-1]
        assert (team.sold, team.earned) == (own.wagons, own.revenue)
    assert [team.place for team in told.teams] == sorted(team.place for team in told.teams)


def test_prices_and_sales_are_those_of_the_turns(story: Story) -> None:
    told = debrief(story, words("en"))
    for turn in told.turns:
        assert list(turn.prices) == list(turn.sold) == ["wax", "gas", "kerosene"]
        worth = sum(turn.prices[good] * turn.sold[good] for good in turn.prices)
        assert worth == sum(team.earned[turn.turn - 1] for team in told.teams)


def test_deals_and_promises_are_counted_for_both_sides(story: Story) -> None:
    told = debrief(story, words("en"))
    assert told.deals
    done = [fact for _, fact in story.facts if fact["fact"] == "deal-done"]
    assert sum(team.deals for team in told.teams) == 2 * len(done)
    kept, broken = (sum(fact["fact"] == key for _, fact in story.facts) for key in ("promise-kept", "promise-broken"))
    assert sum(team.kept for team in told.teams) == kept
    assert sum(team.broken for team in told.teams) <= broken


def test_companies_and_people_have_their_names(story: Story) -> None:
    told = debrief(story, words("pl"))
    assert {team.name for team in told.teams} == set(COMPANIES)
    assert sorted(name for team in told.teams for name in team.people) == sorted(NAMES)
    assert all(len(team.roles) == len(team.people) for team in told.teams)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_can_be_told_of_every_team(story: Story, language: str) -> None:
    teller = debriefer("oilcity")
    moments = teller.moments(story)
    assert {it.kind for it in moments} == {"deal", "event", "investment", "sale"}
    for moment in moments:
        for team in range(len(story.teams)):
            told = teller.told(words(language), story, moment, team)
            assert told.endswith(".")
            assert "wydobywa nic" not in told


def test_a_turn_is_looked_at_from_its_beginning_to_its_end(story: Story) -> None:
    moments = [it for it in debriefer("oilcity").moments(story) if it.kind != "deal"]
    assert all(one.last == other.first for one, other in pairwise(moments))
    assert (moments[0].first, moments[-1].last) == (story.turns[0].before, story.last)


@pytest.mark.parametrize("game", GAMES)
def test_any_game_can_be_looked_back_on(game: str) -> None:
    options = {"oilcity": {"turns": 1}, "mcmulti": {}, "africa": {}}
    played = Story(finished(game, SMALL[game], **options.get(game, {})))
    for teller in (debriefer(game), PlainDebriefer(game)):
        teams = teller.teams(words("de"), played)
        assert len(teams) == len(played.teams)
        assert all(len(team.values) == len(played.turns) > 0 for team in teams)
        assert len(teller.questions(words("de"), played)) >= 3
        assert teller.moments(played)
    assert debrief(played, words("de")).teams[0].place == 1
