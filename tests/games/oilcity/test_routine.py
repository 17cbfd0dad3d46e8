"""OC-10.4: a person who banks leaves the routine to the program, and keeps the event."""

from __future__ import annotations

import pytest

from magnat.games.oilcity.actions import Confirm, DrawEvent, LeaveRoutine, SetBanker
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.state import OilCityState
from magnat.kernel.dice import Dice
from magnat.kernel.game import SPECTATOR
from tests.games.oilcity.positions import (
    GAME,
    LANDED,
    MANAGED,
    announce,
    begin,
    broken_promise,
    chances,
    do,
    draw,
    end_turn,
    formed,
    heard,
    invest,
    keys,
    offered,
    opening,
    order,
    person,
    refused,
    seat_of,
    see,
    sell,
    stage_of,
    to_sale,
    waiting,
)

BANKER_1, BANKER_2 = 9, 10


def people(flow: str = "free") -> tuple[OilCityRules, OilCityState]:
    """Both bankers are people."""
    rules, city = opening(flow=flow)
    person(rules, city, 1)
    person(rules, city, 2)
    return rules, city


def leave(rules: OilCityRules, city: OilCityState, banker: int, program: int = 1) -> list[str]:
    return keys(do(rules, city, BANKER_2, LeaveRoutine(banker - 1, program)))


def test_oc_10_4_the_program_serves_for_a_person() -> None:
    rules, city = people()
    assert leave(rules, city, 1) == ["routine-left"]
    assert "served" in keys(invest(rules, city, MANAGED, order(0, "driller", 3)))
    assert (BANKER_1, "serve") not in waiting(rules, city)
    assert see(rules, city).bankers == [True, True]


def test_oc_10_4_companies_that_waited_are_served_at_once() -> None:
    rules, city = people()
    invest(rules, city, MANAGED, order(0, "driller", 3))
    assert stage_of(rules, city, MANAGED) == "service"
    assert "served" in leave(rules, city, 1)
    assert stage_of(rules, city, MANAGED) == "preparing"


def test_oc_10_4_the_program_rolls_and_stamps_but_the_person_draws_the_event() -> None:
    rules, city = people()
    leave(rules, city, 1)
    leave(rules, city, 2)
    invest(rules, city, LANDED)
    begin(rules, city, LANDED)
    assert chances(rules, city) == [("extraction-die", LANDED)]
    to_sale(rules, city, LANDED)
    assert "stamped" in keys(sell(rules, city, LANDED))
    end_turn(rules, city)
    assert (BANKER_2, "draw-event") in waiting(rules, city)
    assert chances(rules, city) == []
    assert {"do": "draw-event"} in offered(rules, city, BANKER_2)
    do(rules, city, BANKER_2, DrawEvent())
    draw(rules, city, "oil_congress")
    assert see(rules, city).turn == 2


def test_oc_10_4_a_sale_that_waited_is_stamped_and_a_plot_that_waited_is_rolled() -> None:
    rules, city = people()
    leave(rules, city, 1)
    invest(rules, city, LANDED)
    begin(rules, city, LANDED)
    assert (BANKER_2, "roll-plot") in waiting(rules, city)
    leave(rules, city, 2)
    assert chances(rules, city) == [("extraction-die", LANDED)]
    leave(rules, city, 2, 0)
    assert chances(rules, city) == []
    announce(rules, city, LANDED)
    assert chances(rules, city) == [("extraction-die", LANDED)]


def test_oc_10_4_in_rounds_the_program_goes_round_for_the_person() -> None:
    rules, city = people("rounds")
    for company in range(2):
        do(rules, city, seat_of(company), Confirm())
    leave(rules, city, 1)
    facts = do(rules, city, seat_of(2), Confirm())
    assert [fact["company"] for fact in heard(facts, "served")] == [0, 1, 2]


def test_oc_10_4_the_routine_is_taken_back_and_ends_with_the_person() -> None:
    rules, city = people()
    leave(rules, city, 1)
    leave(rules, city, 1, 0)
    invest(rules, city, MANAGED, order(0, "driller", 3))
    assert stage_of(rules, city, MANAGED) == "service"
    leave(rules, city, 2)
    person(rules, city, 2, 0)
    person(rules, city, 2)
    assert see(rules, city).routine == [False, False], "whoever banks next begins by hand"


def test_oc_10_4_promises_are_still_judged_by_the_person() -> None:
    rules, city = opening()
    broken_promise(rules, city, MANAGED, LANDED, "money 9000")
    person(rules, city, 1)
    leave(rules, city, 1)
    assert "forgive-promise" in {it["do"] for it in offered(rules, city, BANKER_1)}


def test_oc_10_4_only_bankers_and_only_for_a_person() -> None:
    rules, city = opening()
    assert refused(rules, city, BANKER_1, LeaveRoutine(0, 1)) == ("OC-10.4", "already-so", 0, 0)
    assert "leave-routine" not in formed(rules, city, BANKER_1)
    rules, city = people()
    assert "leave-routine" in formed(rules, city, BANKER_1)
    assert refused(rules, city, 0, LeaveRoutine(0, 1)) == ("OC-1.3", "not-a-banker", 0, 0)
    assert refused(rules, city, BANKER_1, LeaveRoutine(0, 0)) == ("OC-10.4", "already-so", 0, 0)
    for wrong in (LeaveRoutine(2, 1), LeaveRoutine(-1, 1), LeaveRoutine(0, 2)):
        assert refused(rules, city, BANKER_1, wrong)[1] == "no-such-banker"


@pytest.mark.parametrize("eyes", [0, BANKER_1, SPECTATOR])
def test_oc_10_4_the_routine_is_stored_seen_and_imagined(eyes: int) -> None:
    rules, city = people()
    assert "routine" not in GAME.encode_state(city), "nothing changes for games without it"
    leave(rules, city, 2)
    again = GAME.decode_state(GAME.encode_state(city))
    assert again.routine == city.clone().routine == [False, True]
    view = see(rules, city, eyes)
    assert view.routine == [False, True]
    assert GAME.view(rules, GAME.imagine(rules, view, eyes, Dice(3)), eyes) == view
    do(rules, city, BANKER_1, SetBanker(1, 0))
    assert "routine" not in GAME.encode_state(city)
