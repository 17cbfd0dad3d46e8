"""OC-4, phase A: events; OC-10: the pipeline of two bankers, and the war."""

from __future__ import annotations

import pytest

from magnat.games.oilcity import load
from magnat.games.oilcity.actions import Confirm, DrawEvent, Extract, RollPlot, Sell, SendBack, Serve, Stamp
from tests.games.oilcity.positions import (
    CONGRESS,
    EVENTS,
    LANDED,
    MANAGED,
    RIG_EVENT,
    STRIKE,
    THIRD,
    announce,
    bankers_of,
    begin,
    chances,
    clauses,
    die,
    do,
    draw,
    draw_event,
    end_turn,
    fall,
    finish,
    give,
    heard,
    invest,
    keys,
    opening,
    order,
    pass_turn,
    person,
    prepare,
    refused,
    seat_of,
    see,
    sell,
    serve,
    settled,
    stage_of,
    stamp,
    the_chance,
    to_end,
    to_sale,
    to_turn,
    waiting,
)

# OC-4.1


def test_oc_4_1_every_card_has_allowed_prices() -> None:
    for event in load.data().events:
        assert event.prices["wax"] in (100, 200, 300)
        assert event.prices["kerosene"] in (0, 300, 500)
        assert event.prices["gas"] in (100, 200, 400)
        assert set(event.prices) == {"wax", "kerosene", "gas"}


def test_oc_4_1_every_allowed_price_occurs() -> None:
    for good, prices in (("wax", {100, 200, 300}), ("kerosene", {0, 300, 500}), ("gas", {100, 200, 400})):
        assert {event.prices[good] for event in load.data().events} == prices


@pytest.mark.parametrize("event", EVENTS)
def test_oc_4_1_the_card_sets_the_prices_of_the_turn(event: str) -> None:
    rules, city = settled()
    facts = draw(rules, city, event)
    printed = next(card.prices for card in load.data().events if card.id == event)
    assert heard(facts, "event-drawn") == [{"turn": 1, "event": event, **printed}]
    for seat in (0, 4, 9, -1):
        assert see(rules, city, seat).prices == printed
        assert see(rules, city, seat).event == event


def test_oc_4_1_the_rulebooks_own_card_is_the_oil_congress() -> None:
    rules, city = opening(event=CONGRESS)
    assert see(rules, city).prices == {"wax": 100, "gas": 400, "kerosene": 300}


def test_oc_4_1_one_card_at_the_start_of_each_turn_and_no_card_twice() -> None:
    rules, city = opening(event=STRIKE)
    end_turn(rules, city)
    weights = the_chance(rules, city, "event-card").weights
    assert weights == [0 if name == STRIKE else 1 for name in EVENTS]
    assert see(rules, city).turn == 1
    draw(rules, city, CONGRESS)
    assert (see(rules, city).turn, see(rules, city).event) == (2, CONGRESS)


def test_oc_4_1_prices_hold_for_this_turn_only() -> None:
    rules, city = opening(event=STRIKE)
    give(city, MANAGED, wax=2, wagon=1)
    to_sale(rules, city, MANAGED)
    assert [words["price"] for words in heard(sell(rules, city, MANAGED, wax=1, wagons=1), "sold")] == [300]
    pass_turn(rules, city, CONGRESS)
    to_sale(rules, city, MANAGED)
    assert [words["price"] for words in heard(sell(rules, city, MANAGED, wax=1, wagons=1), "sold")] == [100]


def test_oc_4_1_before_the_first_card_nobody_invests() -> None:
    rules, city = settled()
    assert see(rules, city).event is None
    assert refused(rules, city, 0, order(0, "wagon")) == ("OC-4.1", "wait-for-event", 0, 0)


def test_oc_4_1_a_person_as_banker_draws_the_card() -> None:
    rules, city = settled()
    person(rules, city, 2)
    assert (waiting(rules, city), chances(rules, city)) == ([(10, "draw-event")], [])
    draw_event(rules, city)
    assert (waiting(rules, city), chances(rules, city)) == ([], [("event-card", 0)])


# OC-4.2


def test_oc_4_2_no_card_before_everybodys_sale_is_over() -> None:
    rules, city = opening()
    finish(rules, city, MANAGED, LANDED)
    to_sale(rules, city, THIRD)
    assert "event-card" not in [key for key, _ in chances(rules, city)]
    assert see(rules, city).turn == 1
    sell(rules, city, THIRD)
    assert chances(rules, city) == [("event-card", 0)]


def test_oc_4_2_a_person_cannot_turn_the_card_early() -> None:
    rules, city = opening()
    person(rules, city, 2)
    prepare(rules, city, MANAGED, LANDED, THIRD)
    assert refused(rules, city, 10, DrawEvent()) == ("OC-4.2", "not-now", 0, 0)


def test_oc_4_2_the_last_stamp_is_waited_for_too() -> None:
    rules, city = opening()
    finish(rules, city, MANAGED, LANDED)
    person(rules, city, 2)
    begin(rules, city, THIRD)
    announce(rules, city, THIRD)
    die(rules, city, THIRD, 0)
    sell(rules, city, THIRD)
    assert refused(rules, city, 10, DrawEvent()) == ("OC-4.2", "not-now", 0, 0)
    stamp(rules, city, THIRD)
    draw_event(rules, city)
    assert chances(rules, city) == [("event-card", 0)]


def test_oc_4_2_a_card_is_not_drawn_twice() -> None:
    rules, city = settled()
    person(rules, city, 2)
    draw_event(rules, city)
    assert refused(rules, city, 10, DrawEvent()) == ("OC-4.2", "not-now", 0, 0)


def test_oc_4_2_a_company_that_is_done_waits() -> None:
    rules, city = opening()
    finish(rules, city, MANAGED)
    assert refused(rules, city, 0, Confirm()) == ("OC-4.2", "not-now", 0, 0)
    assert refused(rules, city, 0, Sell(0, 0, 0, 0)) == ("OC-4.2", "not-now", 0, 0)
    assert [seat for seat, _ in waiting(rules, city)] == [3, 4, 5, 6, 7, 8]


# OC-4.3


def test_oc_4_3_the_sixth_card_announces_the_end() -> None:
    rules, city = opening()
    for turn in range(2, 7):
        facts = pass_turn(rules, city)
        assert heard(facts, "last-turn") == ([{"turn": 6}] if turn == 6 else [])
    assert clauses(facts, "last-turn") == ["OC-4.3"]
    assert clauses(end_turn(rules, city), "ranked") == ["OC-9.8"] * 3
    assert rules.agenda(city).over


# OC-10.1


def test_oc_10_1_companies_are_in_different_phases_at_once() -> None:
    rules, city = opening(12)
    finish(rules, city, 0)
    to_sale(rules, city, 1)
    begin(rules, city, 2)
    assert [stage_of(rules, city, company) for company in range(4)] == ["done", "selling", "extracting", "investing"]
    assert chances(rules, city) == [("extraction-die", 2)]
    assert waiting(rules, city) == [(3, "sell"), (4, "sell"), (5, "sell"), (9, "invest"), (10, "invest"), (11, "invest")]


def test_oc_10_1_company_three_extracts_while_company_four_invests() -> None:
    rules, city = opening(12)
    do(rules, city, 9, order(0, "driller", 2))
    begin(rules, city, 2)
    do(rules, city, 10, order(1, "wagon", 2))
    die(rules, city, 2, 1)
    invest(rules, city, 3)
    assert [stage_of(rules, city, company) for company in (2, 3)] == ["selling", "preparing"]
    assert heard(invest(rules, city, 1), "served") == [{"company": 1}]


def test_oc_10_1_several_companies_may_extract_at_once() -> None:
    rules, city = opening()
    begin(rules, city, LANDED)
    begin(rules, city, THIRD)
    assert chances(rules, city) == [("extraction-die", LANDED), ("extraction-die", THIRD)]
    die(rules, city, THIRD, 2)
    assert chances(rules, city) == [("extraction-die", LANDED)]


def test_oc_10_1_banker_one_serves_and_banker_two_does_the_rest() -> None:
    rules, city = opening()
    first, second = bankers_of(rules, city)
    person(rules, city, 1)
    person(rules, city, 2)
    invest(rules, city, LANDED)
    assert refused(rules, city, second, Serve(LANDED)) == ("OC-10.1", "other-banker", 0, 0)
    assert refused(rules, city, second, SendBack(LANDED)) == ("OC-10.1", "other-banker", 0, 0)
    serve(rules, city, LANDED)
    begin(rules, city, LANDED)
    assert refused(rules, city, first, RollPlot(LANDED)) == ("OC-10.1", "other-banker", 0, 0)
    announce(rules, city, LANDED)
    die(rules, city, LANDED, 1)
    sell(rules, city, LANDED)
    assert refused(rules, city, first, Stamp(LANDED)) == ("OC-10.1", "other-banker", 0, 0)
    assert refused(rules, city, first, DrawEvent()) == ("OC-10.1", "other-banker", 0, 0)
    stamp(rules, city, LANDED)


@pytest.mark.parametrize(("company", "refusal"), [(3, ("OC-10.1", "no-such-company", 3, 3)), (-1, ("OC-10.1", "no-such-company", 3, -1))])
def test_oc_10_1_bankers_serve_companies_that_exist(company: int, refusal: tuple[str, str, int, int]) -> None:
    rules, city = opening()
    first, second = bankers_of(rules, city)
    assert refused(rules, city, first, Serve(company)) == refusal
    assert refused(rules, city, second, Stamp(company)) == refusal


def test_oc_10_1_bankers_serve_only_companies_that_wait_for_it() -> None:
    rules, city = opening()
    first, second = bankers_of(rules, city)
    for banker, wish in ((first, Serve(0)), (first, SendBack(0)), (second, RollPlot(0)), (second, Stamp(0))):
        assert refused(rules, city, banker, wish) == ("OC-10.1", "not-now", 0, 0)


def test_oc_10_1_extraction_and_at_once_the_sale() -> None:
    """A company goes from its last die straight to its sale, whatever the others do."""
    rules, city = opening()
    begin(rules, city, LANDED)
    die(rules, city, LANDED, 0)
    assert stage_of(rules, city, LANDED) == "selling"
    sell(rules, city, LANDED)
    assert stage_of(rules, city, LANDED) == "done"
    assert stage_of(rules, city, MANAGED) == "investing"


def test_oc_10_1_a_company_cannot_skip_a_phase() -> None:
    rules, city = opening()
    assert refused(rules, city, seat_of(LANDED), Extract()) == ("OC-5.1", "not-now", 0, 0)
    assert refused(rules, city, seat_of(LANDED), Sell(0, 0, 0, 0)) == ("OC-5.1", "not-now", 0, 0)
    prepare(rules, city, LANDED)
    assert refused(rules, city, seat_of(LANDED), Sell(0, 0, 0, 0)) == ("OC-6.1", "not-now", 0, 0)
    assert refused(rules, city, seat_of(LANDED), Confirm()) == ("OC-6.1", "not-now", 0, 0)


# OC-10.2


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_oc_10_2_no_war_before_turn_four(turn: int) -> None:
    rules, city = opening(war=True)
    to_turn(rules, city, turn)
    end_turn(rules, city)
    assert chances(rules, city) == [("event-card", 0)]


@pytest.mark.parametrize("turn", [4, 5])
def test_oc_10_2_from_turn_four_on_war_may_end_the_game(turn: int) -> None:
    rules, city = opening(war=True)
    to_turn(rules, city, turn)
    end_turn(rules, city)
    chance = the_chance(rules, city, "war")
    assert chance.clause == "OC-10.2"
    assert all(weight > 0 for weight in chance.weights)
    facts = fall(rules, city, "war", 1)
    assert heard(facts, "war-broke") == [{"turn": turn}]
    assert rules.agenda(city).over
    assert len(heard(facts, "ranked")) == 3
    assert see(rules, city).turn == turn


def test_oc_10_2_without_war_the_game_goes_on() -> None:
    rules, city = opening(war=True)
    to_turn(rules, city, 4)
    end_turn(rules, city)
    assert keys(fall(rules, city, "war", 0)) == []
    assert chances(rules, city) == [("event-card", 0)]


def test_oc_10_2_the_war_is_not_announced() -> None:
    """Nobody, not even a banker, sees it coming: the last sale of the turn is done before it is decided."""
    rules, city = opening(war=True)
    to_turn(rules, city, 4)
    assert "war" not in [key for key, _ in chances(rules, city)]
    assert "last-turn" not in keys(end_turn(rules, city))


def test_oc_10_2_a_game_of_six_turns_ends_without_war() -> None:
    rules, city = opening(war=True)
    facts = to_end(rules, city)
    assert rules.agenda(city).over
    assert heard(facts, "war-broke") == []


def test_oc_10_2_without_the_option_there_is_no_war() -> None:
    rules, city = opening()
    for turn in range(2, 7):
        end_turn(rules, city)
        assert chances(rules, city) == [("event-card", 0)]
        to_turn(rules, city, turn)
    assert see(rules, city).event != RIG_EVENT


def test_oc_9_9_the_prices_of_every_turn_stay_on_the_sheets() -> None:
    rules, city = opening(event=STRIKE)
    for company in range(3):
        finish(rules, city, company)
    draw(rules, city, CONGRESS)
    assert [(turn.event, turn.prices) for turn in see(rules, city).sheet] == [
        (STRIKE, {"wax": 300, "gas": 400, "kerosene": 0}),
        (CONGRESS, {"wax": 100, "gas": 400, "kerosene": 300}),
    ]
