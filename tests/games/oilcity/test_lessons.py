"""What a leader without a seat needs from Oil City: who is what, where each company stands, breaks, and an end before the end."""

from __future__ import annotations

import pytest

from magnat.games.oilcity.actions import DrawEvent, EndNow, HandOver, NameCompany
from magnat.games.oilcity.stages import STAGES
from magnat.kernel.dice import Dice
from magnat.kernel.game import SPECTATOR, Progress, Standing
from tests.games.oilcity.positions import (
    GAME,
    LANDED,
    MANAGED,
    THIRD,
    begin,
    deal,
    do,
    end_turn,
    heard,
    invest,
    keys,
    laid_out,
    offer,
    opening,
    order,
    person,
    places,
    propose,
    refused,
    seat_of,
    see,
    sell,
    table,
    to_sale,
    to_turn,
)


@pytest.mark.parametrize("pupils", range(9, 31))
def test_oc_1_1_any_number_of_pupils_plays_with_the_options_that_fit(pupils: int) -> None:
    chosen = GAME.filled_options(pupils)
    assert chosen == ({} if pupils % 3 == 0 else {"company_size": 4})
    settings = GAME.settings(chosen)
    assert GAME.check_seats(pupils, settings) == pupils
    teams = GAME.teams(GAME.rules(settings), pupils)
    assert sorted(seat for team in teams for seat in team) == list(range(pupils))
    assert {len(team) for team in teams} <= {3, 4}


@pytest.mark.parametrize("pupils", [1, 8, 31, 60])
def test_oc_1_1_no_option_helps_too_few_or_too_many(pupils: int) -> None:
    assert GAME.filled_options(pupils) == {}


def test_oc_1_2_roles_are_the_professions_and_the_two_bankers() -> None:
    assert GAME.roles(table(), 9) == [
        "manager", "merchant", "engineer", "merchant", "engineer", "landowner", "manager", "engineer", "landowner", "banker-1", "banker-2",
    ]  # fmt: skip
    assert GAME.roles(table(company_size=4), 10)[6:10] == ["manager", "engineer", "landowner", "merchant"]


def test_oc_10_1_each_company_stands_at_a_step_of_the_turn() -> None:
    rules, city = opening()
    invest(rules, city, LANDED)
    to_sale(rules, city, THIRD)
    rows = GAME.standings(see(rules, city, GAME.leader_eyes(9)))
    assert [(row.team, row.stage, row.step) for row in rows] == [
        (MANAGED, "investing", "B"),
        (LANDED, "preparing", "C"),
        (THIRD, "selling", "D"),
    ]
    assert [row.cash for row in rows] == [company.store[0] for company in city.companies]
    assert GAME.progress(see(rules, city)) == Progress(1, 6)


def test_oc_4_2_between_two_turns_all_wait_for_the_event() -> None:
    rules, city = opening()
    end_turn(rules, city)
    assert {(row.stage, row.step) for row in GAME.standings(see(rules, city))} == {("event", "A")}


def test_spectators_see_no_cash_in_the_standings() -> None:
    rules, city = opening()
    assert GAME.standings(see(rules, city, SPECTATOR))[MANAGED] == Standing(MANAGED, "investing", "B", rules.scores(city)[0], None)


def test_every_stage_has_its_letter() -> None:
    rules, city = opening()
    found = set()
    for row in STAGES:
        city.companies[MANAGED].stage = row.stage
        found.add(GAME.standings(see(rules, city))[MANAGED].step)
    assert found == {"B", "C", "D"}


def test_oc_4_2_a_leader_may_hold_the_table_before_an_event_but_not_before_the_first() -> None:
    rules, city = laid_out()
    assert not GAME.at_break(city)
    rules, city = opening()
    assert not GAME.at_break(city)
    end_turn(rules, city)
    assert GAME.at_break(city)


def test_oc_2_1_a_company_is_named_through_a_partner_who_plays() -> None:
    rules, city = opening()
    do(rules, city, seat_of(LANDED), HandOver(seat_of(LANDED), seat_of(LANDED, 1)))
    wish = GAME.name_team(rules, city, LANDED, "Wildcatters")
    assert wish is not None
    assert (wish[0], wish[1].words()) == (seat_of(LANDED, 1), {"name": "Wildcatters"})
    do(rules, city, *wish)
    assert GAME.team_names(city) == ["", "Wildcatters", ""]
    assert GAME.name_team(rules, city, 3, "nobody") is None


def test_oc_4_3_the_last_turn_is_made_by_banker_two() -> None:
    rules, city = laid_out()
    assert GAME.last_turn(rules, city) is None
    rules, city = opening()
    wish = GAME.last_turn(rules, city)
    assert wish is not None
    assert (wish[0], wish[1].key) == (10, "end-after-turn")
    do(rules, city, *wish)
    assert GAME.last_turn(rules, city) is None


def test_oc_4_4_the_game_ends_in_the_middle_of_a_turn_with_sheets_and_places() -> None:
    rules, city = opening()
    invest(rules, city, MANAGED, order(1, "wagon"))
    to_turn(rules, city, 3)
    to_sale(rules, city, THIRD)
    sell(rules, city, THIRD)
    begin(rules, city, LANDED)
    wish = GAME.end_now(rules, city)
    assert wish is not None
    facts = do(rules, city, *wish)
    assert heard(facts, "game-stopped") == [{"turn": 3}]
    assert keys(facts)[1:] == ["ranked", "ranked", "ranked"]
    scores = rules.scores(city)
    best = max(scores)
    assert [place for company, place in enumerate(places(rules, city)) if scores[company * 3] == best] == [1] * sum(
        scores[company * 3] == best for company in range(3)
    )
    assert {row.stage for row in GAME.standings(see(rules, city))} == {"over"}
    assert GAME.progress(see(rules, city)) == Progress(3, 3)
    assert GAME.end_now(rules, city) is None
    imagined = GAME.imagine(rules, see(rules, city, SPECTATOR), SPECTATOR, Dice(1))
    assert rules.agenda(imagined).over
    assert GAME.encode_state(GAME.decode_state(GAME.encode_state(city))) == GAME.encode_state(city)


def test_oc_4_4_offers_lapse_and_promises_that_are_not_due_come_to_nothing() -> None:
    rules, city = opening()
    wish = offer(LANDED, give="money 100", take_later="money 200", due=4)
    number = propose(rules, city, seat_of(MANAGED), wish)
    facts = do(rules, city, 10, EndNow())
    assert [fact["offer"] for fact in heard(facts, "offer-gone")] == [number]
    rules, city = opening()
    deal(rules, city, seat_of(MANAGED), seat_of(LANDED), wish)
    before = [company.store[0] for company in city.companies]
    facts = do(rules, city, 10, EndNow())
    assert not {"promise-kept", "promise-broken", "promise-enforced"} & set(keys(facts))
    assert [company.store[0] for company in city.companies] == before


def test_oc_4_4_only_banker_two_and_not_before_the_first_event() -> None:
    rules, city = laid_out()
    assert refused(rules, city, 10, EndNow()) == ("OC-4.4", "not-now", 0, 0)
    assert GAME.end_now(rules, city) is None
    rules, city = opening()
    assert refused(rules, city, 9, EndNow()) == ("OC-10.1", "other-banker", 0, 0)
    assert refused(rules, city, 0, EndNow())[1] == "not-now"
    do(rules, city, 10, EndNow())
    assert refused(rules, city, 0, NameCompany("Late"))[1] == "game-over"


def test_oc_4_4_also_when_the_next_event_was_announced() -> None:
    rules, city = opening()
    person(rules, city, 2)
    person(rules, city, 2, 0)
    end_turn(rules, city)
    person(rules, city, 2)
    do(rules, city, 10, DrawEvent())
    do(rules, city, 10, EndNow())
    assert rules.agenda(city).over
