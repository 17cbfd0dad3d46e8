"""OC-1.1: seats are handed to a partner or to the program and taken back; votes go with them."""

from __future__ import annotations

import pytest

from magnat.games.oilcity.actions import AcceptOffer, BackOffer, Confirm, HandOver, NameCompany
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.state import OilCityState
from magnat.kernel.contract import Seat
from magnat.kernel.game import action_words
from tests.games.oilcity.positions import (
    LANDED,
    MANAGED,
    allowed,
    cash,
    do,
    finish,
    formed,
    heard,
    invest,
    keys,
    laid_out,
    meanwhile,
    offer,
    offered,
    opening,
    order,
    person,
    plan_names,
    propose,
    refused,
    see,
    settled,
    stage_of,
    to_end,
    waiting,
)

PROGRAM = -1


def hand(rules: OilCityRules, city: OilCityState, seat: Seat, to: Seat, by: Seat | None = None) -> list[str]:
    return keys(do(rules, city, seat if by is None else by, HandOver(seat, to)))


def every_option_belongs_to_a_seat_that_is_asked(rules: OilCityRules, city: OilCityState) -> None:
    asked = {decision.seat for decision in rules.agenda(city).decisions}
    for seat in range(len(city.holders) + 2):
        options = [action_words(option) for option in rules.options(city, seat)]
        assert not options or seat in asked, f"seat {seat} has options but is not asked"


# Handing over and taking back


def test_oc_1_1_a_player_leaves_the_seat_to_a_partner() -> None:
    rules, city = opening()
    facts = do(rules, city, 0, HandOver(0, 2))
    assert heard(facts, "seat-handed") == [{"seat": 0, "to": 2}]
    assert see(rules, city).holders[:3] == [2, 1, 2]
    assert [seat for seat, _ in waiting(rules, city)][:2] == [1, 2]
    assert offered(rules, city, 0) == []
    assert refused(rules, city, 0, Confirm()) == ("OC-1.1", "seat-handed-over", 0, 0)
    assert refused(rules, city, 0, NameCompany("Mine")) == ("OC-1.1", "seat-handed-over", 0, 0)


def test_oc_1_1_the_partner_places_the_token_of_the_seat() -> None:
    rules, city = opening()
    hand(rules, city, 0, 2)
    do(rules, city, 2, order(0, "driller", 3))
    do(rules, city, 2, order(2, "tower"))
    do(rules, city, 2, Confirm())
    assert cash(city, MANAGED) == [1600]


def test_oc_1_1_the_player_takes_the_seat_back() -> None:
    rules, city = opening()
    hand(rules, city, 0, 2)
    hand(rules, city, 0, 0)
    assert see(rules, city).holders[:3] == [0, 1, 2]
    do(rules, city, 0, order(0, "driller", 3))


def test_oc_1_1_the_partner_gives_the_seat_back() -> None:
    rules, city = opening()
    hand(rules, city, 0, 2)
    hand(rules, city, 0, 0, by=2)
    assert see(rules, city).holders[0] == 0


def test_oc_1_1_the_partner_hands_the_seat_on() -> None:
    rules, city = opening()
    hand(rules, city, 0, 2)
    hand(rules, city, 0, 1, by=2)
    assert see(rules, city).holders[:3] == [1, 1, 2]


def test_oc_1_1_a_seat_is_left_to_the_program() -> None:
    rules, city = opening()
    hand(rules, city, 0, PROGRAM)
    assert see(rules, city).holders[:3] == [PROGRAM, 1, 2]
    assert (0, "invest") in waiting(rules, city)
    do(rules, city, 0, order(0, "driller", 3))
    hand(rules, city, 0, 0)
    assert plan_names(rules, city, MANAGED) == [(0, "driller", 3)]


def test_oc_1_1_all_partners_may_leave_their_seats_to_the_program() -> None:
    rules, city = opening()
    for seat in (0, 1, 2):
        hand(rules, city, seat, PROGRAM)
    assert [seat for seat, _ in waiting(rules, city)][:3] == [0, 1, 2]
    finish(rules, city, MANAGED)
    assert stage_of(rules, city, MANAGED) == "done"
    for seat in (0, 1, 2):
        hand(rules, city, seat, seat)


@pytest.mark.parametrize("banker", [9, 10])
def test_oc_1_1_a_banker_moves_the_seat_of_who_has_left(banker: Seat) -> None:
    rules, city = opening()
    hand(rules, city, 4, 5, by=banker)
    assert see(rules, city).holders[3:6] == [3, 5, 5]
    hand(rules, city, 4, 4, by=banker)
    assert see(rules, city).holders[3:6] == [3, 4, 5]


@pytest.mark.parametrize(
    ("by", "wish", "refusal"),
    [
        (0, HandOver(0, 0), ("OC-1.1", "already-so", 0, 0)),
        (0, HandOver(0, 3), ("OC-1.1", "not-a-partner", 0, 0)),
        (0, HandOver(0, 9), ("OC-1.1", "no-such-seat", 9, 9)),
        (0, HandOver(0, -2), ("OC-1.1", "no-such-seat", 9, -2)),
        (0, HandOver(9, 0), ("OC-1.1", "no-such-seat", 9, 9)),
        (0, HandOver(-1, 0), ("OC-1.1", "no-such-seat", 9, -1)),
        (0, HandOver(1, 0), ("OC-1.1", "not-your-seat", 0, 0)),
        (3, HandOver(1, PROGRAM), ("OC-1.1", "not-your-seat", 0, 0)),
        (9, HandOver(1, 4), ("OC-1.1", "not-a-partner", 0, 0)),
    ],
)
def test_oc_1_1_who_hands_what_to_whom(by: Seat, wish: HandOver, refusal: tuple[str, str, int, int]) -> None:
    rules, city = opening()
    assert refused(rules, city, by, wish) == refusal


def test_oc_1_1_no_seat_goes_to_who_has_left() -> None:
    rules, city = opening()
    hand(rules, city, 0, 2)
    assert refused(rules, city, 1, HandOver(1, 0)) == ("OC-1.1", "seat-handed-over", 0, 0)
    hand(rules, city, 2, PROGRAM)
    assert see(rules, city).holders[:3] == [0, 1, PROGRAM]
    assert refused(rules, city, 0, HandOver(0, 2)) == ("OC-1.1", "seat-handed-over", 0, 0)


def test_oc_1_1_when_the_holder_leaves_held_seats_go_back_to_their_players() -> None:
    rules, city = opening()
    hand(rules, city, 0, 2)
    hand(rules, city, 1, 2)
    facts = do(rules, city, 2, HandOver(2, PROGRAM))
    assert see(rules, city).holders[:3] == [0, 1, PROGRAM]
    assert heard(facts, "seat-handed")[-1] == {"seat": 2, "to": PROGRAM}


@pytest.mark.parametrize("stage", ["first-plots", "event", "turn"])
def test_oc_1_1_seats_change_hands_at_any_time(stage: str) -> None:
    if stage == "turn":
        rules, city = opening()
    else:
        rules, city = laid_out() if stage == "first-plots" else settled()
    assert see(rules, city).phase == stage
    hand(rules, city, 0, 1)
    hand(rules, city, 0, 0)


def test_oc_1_1_after_the_end_no_seat_changes_hands() -> None:
    rules, city = opening()
    to_end(rules, city)
    assert refused(rules, city, 0, HandOver(0, 1)) == ("OC-1.4", "game-over", 0, 0)


def test_oc_1_1_who_has_left_has_only_the_way_back() -> None:
    rules, city = opening()
    hand(rules, city, 0, 1)
    assert formed(rules, city, 0) == {"hand-over"}


def test_oc_1_1_somebody_is_always_asked_for_a_company() -> None:
    rules, city = opening()
    hand(rules, city, 0, 1)
    hand(rules, city, 2, 1)
    assert [seat for seat, _ in waiting(rules, city)][:1] == [1]
    hand(rules, city, 1, PROGRAM)
    assert [seat for seat, _ in waiting(rules, city)][:3] == [0, 1, 2]


@pytest.mark.parametrize("holder", [0, 1, PROGRAM])
def test_oc_1_1_whoever_has_options_is_asked(holder: Seat) -> None:
    """Even when nothing but the market is open to the company."""
    rules, city = opening()
    if holder != 0:
        hand(rules, city, 0, holder)
    finish(rules, city, MANAGED)
    every_option_belongs_to_a_seat_that_is_asked(rules, city)
    propose(rules, city, 3, offer(MANAGED, give="money 100"))
    every_option_belongs_to_a_seat_that_is_asked(rules, city)


def test_oc_1_1_whoever_has_options_is_asked_also_during_the_service() -> None:
    rules, city = opening()
    person(rules, city, 1)
    hand(rules, city, 0, PROGRAM)
    invest(rules, city, MANAGED)
    propose(rules, city, 3, offer(MANAGED, give="money 100"))
    every_option_belongs_to_a_seat_that_is_asked(rules, city)


def test_oc_8_1_who_holds_the_seat_may_deal_for_it() -> None:
    rules, city = opening()
    hand(rules, city, 0, 1)
    assert (0, "deal") not in meanwhile(rules, city)
    assert (1, "deal") in meanwhile(rules, city)
    assert refused(rules, city, 0, offer(LANDED, give="money 100")) == ("OC-1.1", "seat-handed-over", 0, 0)


# Votes


def test_oc_8_2_the_votes_of_held_seats_count_for_the_offer() -> None:
    rules, city = opening(commit="majority")
    hand(rules, city, 0, 1)
    propose(rules, city, 1, offer(LANDED, give="money 100"))
    assert sorted(see(rules, city, 2).offers[0].votes) == [0, 1]
    assert len(see(rules, city, 3).offers) == 1


def test_oc_8_2_the_votes_of_held_seats_count_for_the_acceptance() -> None:
    rules, city = opening(commit="majority")
    hand(rules, city, 4, 3)
    number = propose(rules, city, 0, offer(LANDED, give="money 100"))
    do(rules, city, 1, BackOffer(number))
    do(rules, city, 3, AcceptOffer(number))
    assert cash(city, LANDED) == [2500]


def test_oc_8_2_without_the_seat_the_vote_is_alone() -> None:
    rules, city = opening(commit="majority")
    hand(rules, city, 4, 3)
    hand(rules, city, 4, 4)
    number = propose(rules, city, 0, offer(LANDED, give="money 100"))
    do(rules, city, 1, BackOffer(number))
    do(rules, city, 3, AcceptOffer(number))
    assert cash(city, LANDED) == [2400]
    do(rules, city, 4, AcceptOffer(number))
    assert cash(city, LANDED) == [2500]


def test_oc_8_2_a_seat_left_to_the_program_votes_for_itself() -> None:
    rules, city = opening(commit="majority")
    hand(rules, city, 4, PROGRAM)
    number = propose(rules, city, 0, offer(LANDED, give="money 100"))
    do(rules, city, 1, BackOffer(number))
    do(rules, city, 3, AcceptOffer(number))
    assert cash(city, LANDED) == [2400]
    assert allowed(rules, city, 4, AcceptOffer(number))


def test_oc_8_2_a_seat_handed_over_after_the_vote_can_still_be_voted_for() -> None:
    """Partner 3 has voted; then both others leave their seats to 3, who now speaks for the whole company."""
    rules, city = opening(commit="majority")
    number = propose(rules, city, 0, offer(LANDED, give="money 100"))
    do(rules, city, 1, BackOffer(number))
    do(rules, city, 3, AcceptOffer(number))
    hand(rules, city, 4, 3)
    hand(rules, city, 5, 3)
    do(rules, city, 3, AcceptOffer(number))
    assert cash(city, LANDED) == [2500]


def test_oc_8_2_a_seat_handed_over_after_the_offer_can_still_back_it() -> None:
    rules, city = opening(commit="majority")
    number = propose(rules, city, 0, offer(LANDED, give="money 100"))
    hand(rules, city, 1, 0)
    hand(rules, city, 2, 0)
    do(rules, city, 0, BackOffer(number))
    assert len(see(rules, city, 3).offers) == 1
