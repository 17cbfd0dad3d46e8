"""OC-1.3 and OC-10.1: bankers as people and as programs, and switching between them in the middle of everything."""

from __future__ import annotations

import pytest

from magnat.games.oilcity.actions import Confirm, DrawEvent, Extract, RollPlot, SendBack, Serve, SetBanker
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.state import OilCityState
from magnat.kernel.contract import Refusal
from magnat.kernel.game import Unreadable
from magnat.tables.journal import Entry
from magnat.tables.table import Table
from tests.games.oilcity.positions import (
    GAME,
    GORLICE,
    LANDED,
    MANAGED,
    QUICK,
    THIRD,
    announce,
    bankers_of,
    begin,
    cash,
    chances,
    deal,
    die,
    do,
    draw,
    draw_event,
    draw_plot,
    end_turn,
    finish,
    give,
    heard,
    invest,
    keys,
    laid_out,
    offer,
    offered,
    opening,
    order,
    person,
    plan_names,
    refused,
    seat_of,
    see,
    sell,
    serve,
    settle,
    settled,
    stage_of,
    stamp,
    store,
    text,
    to_sale,
    to_turn,
    waiting,
)


def persons() -> tuple[OilCityRules, OilCityState]:
    """Both bankers are people; every company is to invest."""
    rules, city = opening()
    person(rules, city, 1)
    person(rules, city, 2)
    return rules, city


# Service


def test_oc_10_1_a_person_as_banker_one_is_waited_for() -> None:
    rules, city = persons()
    facts = invest(rules, city, MANAGED, order(0, "driller", 3))
    assert keys(facts) == ["token-placed", "confirmed"]
    assert stage_of(rules, city, MANAGED) == "service"
    assert (9, "serve") in waiting(rules, city)
    assert cash(city, MANAGED) == [2400]
    assert offered(rules, city, 9) == [{"do": "serve", "company": 0}, {"do": "send-back", "company": 0}]


def test_oc_5_6_the_banker_serves_the_plans_as_they_lie() -> None:
    rules, city = persons()
    invest(rules, city, MANAGED, order(0, "driller", 3), order(2, "tower", 2))
    facts = serve(rules, city, MANAGED)
    assert [(words["order"], words["amount"]) for words in heard(facts, "bought")] == [("driller", 3), ("tower", 2)]
    assert (cash(city, MANAGED), stage_of(rules, city, MANAGED)) == ([1100], "preparing")


def test_oc_5_6_the_banker_serves_in_any_order_of_companies() -> None:
    rules, city = persons()
    for company in (MANAGED, LANDED, THIRD):
        invest(rules, city, company)
    assert [seat for seat, key in waiting(rules, city) if key == "serve"] == [9, 9, 9]
    for company in (THIRD, MANAGED, LANDED):
        serve(rules, city, company)
    assert [stage_of(rules, city, company) for company in range(3)] == ["preparing"] * 3


def test_oc_5_6_sent_back_the_company_thinks_again_and_nothing_is_lost() -> None:
    rules, city = persons()
    invest(rules, city, MANAGED, order(0, "driller", 3))
    facts = do(rules, city, 9, SendBack(MANAGED))
    assert heard(facts, "sent-back") == [{"company": 0}]
    assert stage_of(rules, city, MANAGED) == "investing"
    assert plan_names(rules, city, MANAGED) == [(0, "driller", 3)]
    assert cash(city, MANAGED) == [2400]
    do(rules, city, 0, order(0, "driller", 1))
    do(rules, city, 1, Confirm())
    serve(rules, city, MANAGED)
    assert store(city, MANAGED, "driller") == [2]


def test_oc_5_6_plans_that_became_unpayable_are_not_served() -> None:
    rules, city = persons()
    invest(rules, city, MANAGED, order(2, "tower", 3))
    deal(rules, city, 0, seat_of(LANDED), offer(LANDED, give="money 2000"))
    assert refused(rules, city, 9, Serve(MANAGED)) == ("OC-5.6", "too-little-money", 1500, 400)
    assert offered(rules, city, 9) == [{"do": "send-back", "company": 0}]
    do(rules, city, 9, SendBack(MANAGED))
    assert stage_of(rules, city, MANAGED) == "investing"


def test_oc_5_6_the_last_piece_goes_to_the_first_served() -> None:
    rules, city = persons()
    give(city, THIRD, fan=39)
    invest(rules, city, MANAGED, order(0, "fan"))
    invest(rules, city, LANDED, order(0, "fan"))
    serve(rules, city, LANDED)
    assert refused(rules, city, 9, Serve(MANAGED)) == ("OC-1.5", "bank-is-out", 1, 0)


def test_oc_5_8_plots_are_drawn_when_the_banker_serves() -> None:
    rules, city = persons()
    invest(rules, city, MANAGED, order(0, "plot"))
    assert chances(rules, city) == []
    serve(rules, city, MANAGED)
    assert chances(rules, city) == [("plot-card", MANAGED)]
    draw_plot(rules, city, GORLICE)
    assert stage_of(rules, city, MANAGED) == "preparing"


# Extraction, sale, event


def test_oc_10_1_banker_two_goes_through_extraction_sale_and_event() -> None:
    rules, city = persons()
    for company in range(3):
        invest(rules, city, company)
        serve(rules, city, company)
        begin(rules, city, company)
        while stage_of(rules, city, company) == "extracting":
            assert offered(rules, city, 10) == [{"do": "roll-plot", "company": company}]
            announce(rules, city, company)
            die(rules, city, company, 1)
        sell(rules, city, company)
        assert offered(rules, city, 10) == [{"do": "stamp", "company": company}]
        stamp(rules, city, company)
    assert waiting(rules, city) == [(10, "draw-event")]
    draw_event(rules, city)
    draw(rules, city, "oil_congress")
    assert see(rules, city).turn == 2


def test_oc_6_9_nothing_can_be_typed_before_the_plot_is_announced() -> None:
    table = Table.create(GAME, 9, dict(QUICK))
    while table.agenda().chances:
        table.roll(1 if table.agenda().chances[0].key == "plot-card" else 0)
    assert isinstance(table.act(10, SetBanker(1, 1)), Entry)
    assert isinstance(table.act(3, Confirm()), Entry)
    assert isinstance(table.act(3, Extract()), Entry)
    with pytest.raises(Unreadable) as complaint:
        table.roll(2, typed=True)
    assert complaint.value.key == "no-chance-due"
    assert isinstance(table.act(10, RollPlot(1)), Entry)
    entry = table.roll(2, typed=True)
    assert (entry.roll, entry.about, entry.typed) == ("extraction-die", 1, True)
    assert bytes(entry.shows or b"") == b"2"


def test_oc_6_9_a_typed_result_is_one_of_the_faces() -> None:
    table = Table.create(GAME, 9, dict(QUICK))
    while table.agenda().chances:
        table.roll(1 if table.agenda().chances[0].key == "plot-card" else 0, typed=True)
    table.act(3, Confirm())
    table.act(3, Extract())
    for impossible in (3, -1, 6):
        with pytest.raises(Unreadable) as complaint:
            table.roll(impossible, typed=True)
        assert complaint.value.key == "impossible-outcome"
    for shows in (3, "2", True, None, 1.0):
        with pytest.raises(Unreadable):
            GAME.decode_outcome("extraction-die", shows)


def test_oc_6_9_several_dice_are_typed_in_by_company() -> None:
    table = Table.create(GAME, 9, dict(QUICK))
    while table.agenda().chances:
        table.roll(1 if table.agenda().chances[0].key == "plot-card" else 0)
    for seat in (3, 6):
        table.act(seat, Confirm())
        table.act(seat, Extract())
    second = table.agenda().chances[1]
    assert second.about == THIRD
    entry = table.roll(2, second, typed=True)
    assert entry.about == THIRD
    assert [chance.about for chance in table.agenda().chances] == [LANDED]


def test_oc_4_1_a_drawn_card_is_typed_in_too() -> None:
    table = Table.create(GAME, 9, dict(QUICK))
    table.roll(1, typed=True)
    entry = table.roll(4, typed=True)
    assert bytes(entry.shows or b"") == b'"lipinki"'
    assert isinstance(table.act(10, SetBanker(1, 1)), Entry)
    assert isinstance(table.act(9, DrawEvent()), Refusal)
    assert isinstance(table.act(10, DrawEvent()), Entry)
    assert bytes(table.roll(7, typed=True).shows or b"") == b'"the_great_strike"'


# Switching in the middle of everything


def test_oc_1_3_when_the_program_takes_over_everybody_who_waits_is_served() -> None:
    rules, city = persons()
    invest(rules, city, MANAGED, order(0, "driller", 3))
    invest(rules, city, THIRD, order(1, "tower"))
    facts = person(rules, city, 1, 0)
    assert [words["company"] for words in heard(facts, "served")] == [MANAGED, THIRD]
    assert [stage_of(rules, city, company) for company in range(3)] == ["preparing", "investing", "preparing"]
    assert cash(city, MANAGED, THIRD) == [2100, 1900]


def test_oc_1_3_what_cannot_be_served_then_is_sent_back() -> None:
    rules, city = persons()
    invest(rules, city, MANAGED, order(2, "tower", 3))
    deal(rules, city, 0, seat_of(LANDED), offer(LANDED, give="money 2000"))
    facts = person(rules, city, 1, 0)
    assert keys(facts) == ["banker-set", "sent-back"]
    assert stage_of(rules, city, MANAGED) == "investing"


def test_oc_1_3_the_last_piece_at_the_take_over() -> None:
    rules, city = persons()
    give(city, THIRD, fan=39)
    invest(rules, city, MANAGED, order(0, "fan"))
    invest(rules, city, LANDED, order(0, "fan"))
    facts = person(rules, city, 1, 0)
    assert keys(facts) == ["banker-set", "bought", "served", "sent-back"]
    assert [stage_of(rules, city, company) for company in (MANAGED, LANDED)] == ["preparing", "investing"]


def test_oc_1_3_the_program_rolls_on_where_the_person_stopped() -> None:
    rules, city = persons()
    settle(rules, city, LANDED, GORLICE, "T........")
    invest(rules, city, LANDED)
    serve(rules, city, LANDED)
    begin(rules, city, LANDED)
    announce(rules, city, LANDED)
    die(rules, city, LANDED, 1)
    person(rules, city, 2, 0)
    assert chances(rules, city) == [("extraction-die", LANDED)]
    die(rules, city, LANDED, 1)
    assert stage_of(rules, city, LANDED) == "selling"


@pytest.mark.parametrize("switches", [1, 2])
def test_oc_1_3_an_announced_die_falls_once_whoever_banks(switches: int) -> None:
    rules, city = persons()
    settle(rules, city, LANDED, GORLICE, "T........")
    invest(rules, city, LANDED)
    serve(rules, city, LANDED)
    begin(rules, city, LANDED)
    announce(rules, city, LANDED)
    for switch in range(switches):
        person(rules, city, 2, switch % 2)
    assert chances(rules, city) == [("extraction-die", LANDED)]
    die(rules, city, LANDED, 1)
    assert chances(rules, city) == ([] if switches == 2 else [("extraction-die", LANDED)])


def test_oc_1_3_a_person_takes_over_in_the_middle_of_an_extraction() -> None:
    rules, city = opening()
    settle(rules, city, LANDED, GORLICE, "T........")
    begin(rules, city, LANDED)
    die(rules, city, LANDED, 1)
    person(rules, city, 2)
    assert chances(rules, city) == []
    assert (10, "roll-plot") in waiting(rules, city)
    announce(rules, city, LANDED)
    die(rules, city, LANDED, 1)
    assert store(city, LANDED, "crude") == [1]


def test_oc_1_3_the_program_stamps_what_waits_for_a_stamp() -> None:
    rules, city = opening()
    to_sale(rules, city, MANAGED, LANDED)
    person(rules, city, 2)
    sell(rules, city, MANAGED)
    sell(rules, city, LANDED)
    facts = person(rules, city, 2, 0)
    assert [words["company"] for words in heard(facts, "stamped")] == [MANAGED, LANDED]
    assert [stage_of(rules, city, company) for company in range(3)] == ["done", "done", "investing"]


def test_oc_1_3_the_last_stamp_of_the_program_ends_the_turn() -> None:
    rules, city = opening()
    to_sale(rules, city, MANAGED, LANDED, THIRD)
    person(rules, city, 2)
    for company in range(3):
        sell(rules, city, company)
    person(rules, city, 2, 0)
    assert chances(rules, city) == [("event-card", 0)]


def test_oc_1_3_the_last_stamp_of_the_program_ends_the_game() -> None:
    rules, city = opening()
    to_turn(rules, city, 6)
    to_sale(rules, city, MANAGED, LANDED, THIRD)
    person(rules, city, 2)
    for company in range(3):
        sell(rules, city, company)
    assert not rules.agenda(city).over
    assert "ranked" in keys(person(rules, city, 2, 0))
    assert rules.agenda(city).over


@pytest.mark.parametrize("announced", [False, True])
def test_oc_1_3_the_program_turns_the_card_that_a_person_was_to_turn(announced: bool) -> None:
    rules, city = settled()
    person(rules, city, 2)
    if announced:
        draw_event(rules, city)
    person(rules, city, 2, 0)
    assert (waiting(rules, city), chances(rules, city)) == ([], [("event-card", 0)])
    draw(rules, city, "oil_congress")
    finish(rules, city, MANAGED, LANDED, THIRD)
    person(rules, city, 2)
    assert waiting(rules, city) == [(10, "draw-event")]


def test_oc_1_3_a_person_takes_over_before_the_card() -> None:
    rules, city = opening()
    end_turn(rules, city)
    assert chances(rules, city) == [("event-card", 0)]
    person(rules, city, 2)
    assert (waiting(rules, city), chances(rules, city)) == ([(10, "draw-event")], [])


def test_oc_1_3_switching_one_banker_leaves_the_other_alone() -> None:
    rules, city = persons()
    invest(rules, city, MANAGED)
    person(rules, city, 2, 0)
    assert stage_of(rules, city, MANAGED) == "service"
    person(rules, city, 2)
    person(rules, city, 1, 0)
    begin(rules, city, MANAGED)
    sell(rules, city, MANAGED)
    assert stage_of(rules, city, MANAGED) == "stamping"


def test_oc_1_3_either_banker_switches_either() -> None:
    rules, city = opening()
    first, second = bankers_of(rules, city)
    do(rules, city, first, SetBanker(1, 1))
    do(rules, city, second, SetBanker(0, 1))
    assert see(rules, city).bankers == [True, True]
    assert refused(rules, city, first, SetBanker(0, 1)) == ("OC-1.3", "already-so", 0, 0)


def test_oc_1_3_switching_there_and_back_changes_nothing() -> None:
    rules, city = opening()
    do(rules, city, 0, order(0, "driller", 2))
    before = text(city)
    for banker in (1, 2):
        person(rules, city, banker)
        person(rules, city, banker, 0)
    assert text(city) == before


def test_oc_1_3_a_banker_can_be_a_person_from_the_start() -> None:
    rules, city = laid_out()
    person(rules, city, 1)
    person(rules, city, 2)
    assert chances(rules, city) == [("plot-card", LANDED)]
