"""OC-5.1 and OC-5.9: whose token it is, and whose word confirms the tokens (options `tokens` and `confirm`)."""

from __future__ import annotations

import pytest

from magnat.games.oilcity.actions import Confirm, HandOver, Reconsider, RunRefinery, SendPedlar, TakeToken
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.state import OilCityState
from magnat.kernel.game import Setting
from tests.games.oilcity import positions
from tests.games.oilcity.positions import (
    LANDED,
    MANAGED,
    cash,
    deal,
    do,
    formed,
    give,
    heard,
    keys,
    offer,
    offered,
    order,
    plan_names,
    refused,
    seat_of,
    see,
    stage_of,
    waiting,
)


def opening(players: int = 9, **options: Setting) -> tuple[OilCityRules, OilCityState]:
    """Everybody lays their own token; nobody waits for other companies."""
    return positions.opening(players, positions.RIG_EVENT, **{"tokens": "own", **options})


def members(rules: OilCityRules, city: OilCityState, seat: int) -> set[int]:
    """For whom the seat may lay a token."""
    return {int(option["member"]) for option in offered(rules, city, seat) if option["do"] in ("order", "send-pedlar", "run-refinery")}


# tokens


def test_oc_5_1_everybody_lays_the_own_token() -> None:
    rules, city = opening()
    give(city, MANAGED, wax=1, crude=1, refinery=1)
    for wish in (order(0, "driller"), SendPedlar(0, 1, 0, 0), RunRefinery(0, 1)):
        assert refused(rules, city, seat_of(MANAGED, 1), wish) == ("OC-5.1", "not-your-token", 0, 0)
    assert [members(rules, city, seat) for seat in (0, 1, 2)] == [{0}, {1}, {2}]
    do(rules, city, seat_of(MANAGED, 0), order(0, "driller"))
    do(rules, city, seat_of(MANAGED, 2), order(2, "tower"))
    assert plan_names(rules, city, MANAGED) == [(0, "driller", 1), (2, "tower", 1)]


def test_oc_5_1_nobody_takes_a_partners_token_off() -> None:
    rules, city = opening()
    do(rules, city, 0, order(0, "driller"))
    assert refused(rules, city, 1, TakeToken(0)) == ("OC-5.1", "not-your-token", 0, 0)
    do(rules, city, 0, TakeToken(0))
    assert plan_names(rules, city, MANAGED) == []


def test_oc_5_1_unless_the_tokens_cannot_be_served_as_they_lie() -> None:
    rules, city = opening()
    do(rules, city, 2, order(2, "tower", 3))
    deal(rules, city, 0, seat_of(LANDED), offer(LANDED, give="money 2000"))
    assert refused(rules, city, 0, Confirm())[1] == "too-little-money"
    do(rules, city, 0, TakeToken(2))
    do(rules, city, 0, Confirm())


def test_oc_5_1_a_seat_that_was_handed_over_lays_with_its_holder() -> None:
    rules, city = opening()
    do(rules, city, 1, HandOver(1, 0))
    assert members(rules, city, 0) == {0, 1}
    do(rules, city, 0, order(1, "wagon"))
    assert plan_names(rules, city, MANAGED) == [(1, "wagon", 1)]


def test_oc_5_1_any_partner_lays_for_a_seat_that_is_left_to_the_program() -> None:
    rules, city = opening()
    do(rules, city, 1, HandOver(1, -1))
    assert [members(rules, city, seat) for seat in (0, 1, 2)] == [{0, 1}, {1}, {1, 2}]


def test_oc_5_1_with_any_partner_everybody_lays_every_token() -> None:
    rules, city = opening(tokens="any_partner")
    assert members(rules, city, 0) == {0, 1, 2}
    do(rules, city, 1, order(0, "driller"))
    do(rules, city, 2, TakeToken(0))


def test_oc_1_1_a_company_of_two_has_a_token_to_spare_for_either() -> None:
    rules, city = opening(10, company_size=2)
    company = len(city.companies) - 1
    first, second = rules.box(city).members[company]
    do(rules, city, first, order(0, "pump"))
    do(rules, city, first, order(0, "fan"))
    do(rules, city, second, order(1, "pump"))
    assert len(plan_names(rules, city, company)) == 3


# confirm


def test_oc_5_9_the_word_of_one_partner_is_enough() -> None:
    rules, city = opening()
    assert keys(do(rules, city, 1, Confirm()))[:1] == ["confirmed"]


@pytest.mark.parametrize(("confirm", "need"), [("majority", 2), ("all", 3)])
def test_oc_5_9_more_partners_confirm(confirm: str, need: int) -> None:
    rules, city = opening(confirm=confirm)
    facts = do(rules, city, 1, Confirm())
    assert heard(facts, "partner-confirmed") == [{"company": 0, "seat": 1, "have": 1, "need": need}]
    assert stage_of(rules, city, MANAGED) == "investing"
    assert [seat for seat, _ in waiting(rules, city) if seat < 3] == [0, 2]
    assert refused(rules, city, 1, Confirm()) == ("OC-5.9", "already-confirmed", 0, 0)
    for seat in (0, 2)[: need - 1]:
        facts = do(rules, city, seat, Confirm())
    assert "confirmed" in keys(facts)
    assert stage_of(rules, city, MANAGED) == "preparing"


def test_oc_5_9_everybody_sees_who_has_confirmed() -> None:
    rules, city = opening(confirm="all")
    do(rules, city, 1, Confirm())
    for seat in (-1, 0, 5, 9):
        assert see(rules, city, seat).companies[MANAGED].confirmed == [1]


def test_oc_5_9_whoever_has_confirmed_changes_nothing_until_the_word_is_taken_back() -> None:
    rules, city = opening(confirm="all")
    do(rules, city, 0, order(0, "driller"))
    do(rules, city, 0, Confirm())
    assert refused(rules, city, 0, order(0, "driller", 2)) == ("OC-5.9", "already-confirmed", 0, 0)
    assert refused(rules, city, 0, TakeToken(0)) == ("OC-5.9", "already-confirmed", 0, 0)
    assert "reconsider" in formed(rules, city, 0)
    facts = do(rules, city, 0, Reconsider())
    assert heard(facts, "reconsidered") == [{"company": 0, "seat": 0}]
    do(rules, city, 0, order(0, "driller", 2))
    assert refused(rules, city, 1, Reconsider()) == ("OC-10.3", "not-now", 0, 0)


def test_oc_5_9_a_partners_own_token_does_not_touch_the_others_word() -> None:
    rules, city = opening(confirm="all")
    do(rules, city, 0, Confirm())
    do(rules, city, 1, order(1, "wagon"))
    assert see(rules, city).companies[MANAGED].confirmed == [0]


def test_oc_5_9_nobody_changes_a_token_that_its_partner_has_confirmed() -> None:
    rules, city = opening(confirm="all", tokens="any_partner")
    do(rules, city, 0, order(0, "driller"))
    do(rules, city, 0, Confirm())
    assert refused(rules, city, 1, order(0, "driller", 2)) == ("OC-5.9", "partner-has-confirmed", 0, 0)
    assert refused(rules, city, 1, TakeToken(0)) == ("OC-5.9", "partner-has-confirmed", 0, 0)
    assert members(rules, city, 1) == {1, 2}


def test_oc_5_9_whose_token_must_come_off_has_not_confirmed_what_lies_then() -> None:
    rules, city = opening(confirm="all")
    do(rules, city, 0, order(0, "driller"))
    do(rules, city, 0, Confirm())
    deal(rules, city, 1, 3, offer(LANDED, give="money 2400"))
    facts = do(rules, city, 2, TakeToken(0))
    assert heard(facts, "reconsidered") == [{"company": 0, "seat": 0}]
    assert see(rules, city).companies[MANAGED].confirmed == []


def test_oc_5_9_who_has_confirmed_is_asked_again_for_a_seat_that_is_handed_over_then() -> None:
    """Otherwise nobody would be waited for, and the company would never be served."""
    rules, city = opening(confirm="all")
    do(rules, city, 0, Confirm())
    do(rules, city, 1, Confirm())
    do(rules, city, 2, HandOver(2, 0))
    assert [seat for seat, key in waiting(rules, city) if seat < 3 and key == "invest"] == [0]
    assert members(rules, city, 0) == {2}
    do(rules, city, 0, order(2, "wagon"))
    do(rules, city, 0, Confirm())
    assert stage_of(rules, city, MANAGED) == "preparing"


def test_oc_5_9_the_holder_confirms_for_handed_seats_and_the_program_is_silent() -> None:
    rules, city = opening(confirm="all")
    do(rules, city, 1, HandOver(1, 0))
    do(rules, city, 0, Confirm())
    assert see(rules, city).companies[MANAGED].confirmed == [0, 1]
    do(rules, city, 2, HandOver(2, -1))
    do(rules, city, 3, HandOver(3, -1))
    do(rules, city, 4, Confirm())
    assert stage_of(rules, city, LANDED) == "investing"
    do(rules, city, 5, Confirm())
    assert stage_of(rules, city, LANDED) == "preparing"


def test_oc_5_9_the_word_is_needed_again_in_the_next_turn() -> None:
    rules, city = opening(confirm="majority")
    for company in range(3):
        for seat in (company * 3, company * 3 + 1):
            do(rules, city, seat, Confirm())
    positions.pass_turn(rules, city)
    assert [it.confirmed for it in see(rules, city).companies] == [[], [], []]
    assert cash(city, MANAGED) == [2400]
