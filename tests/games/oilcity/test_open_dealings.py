"""Decision 5: what lies open is handed over before everybody's eyes; cash, and what was agreed on, stay between those concerned."""

from __future__ import annotations

import pytest

from magnat.games.oilcity.actions import AcceptOffer, EnforcePromise, ForgivePromise, KeepPromise
from magnat.kernel.contract import Fact, Seat, Word
from magnat.kernel.game import SPECTATOR, fact_words
from tests.games.oilcity.positions import (
    LANDED,
    MANAGED,
    THIRD,
    broken_promise,
    deal,
    do,
    end_turn,
    give,
    meanwhile,
    offer,
    offered,
    opening,
    pass_turn,
    propose,
    seat_of,
    see,
    settle,
    to_turn,
)

US, THEM, OTHERS = seat_of(MANAGED), seat_of(LANDED), seat_of(THIRD)
BANKERS = (9, 10)


def told(facts: list[Fact], seat: Seat) -> list[dict[str, Word]]:
    """What the seat learns, apart from the clauses."""
    versions = [fact_words(version) for fact in facts if (version := fact.seen_by(seat)) is not None]
    return [{name: value for name, value in words.items() if name != "clause"} for words in versions]


def handed(giver: int, taker: int, what: str, back: str = "") -> dict[str, Word]:
    return {"fact": "handed-over", "giver": giver, "taker": taker, "give": what, "take": back}


# Deals


@pytest.mark.parametrize("seat", [OTHERS, SPECTATOR])
def test_oc_8_2_everybody_is_told_what_lies_open_and_nobody_what_was_paid(seat: Seat) -> None:
    rules, city = opening()
    give(city, MANAGED, wax=2)
    plot = settle(rules, city, MANAGED)
    facts = deal(rules, city, US, THEM, offer(LANDED, give=f"money 100, wax 2, plot {plot}", take="money 700, tower 1"))
    assert told(facts, seat) == [handed(MANAGED, LANDED, f"wax 2, plot {plot}", "tower 1")]


def test_oc_8_2_the_two_companies_and_the_bankers_are_told_the_deal_itself() -> None:
    rules, city = opening()
    facts = deal(rules, city, US, THEM, offer(LANDED, give="tower 1", take="money 700"))
    whole = {"fact": "deal-done", "offer": 1, "giver": MANAGED, "taker": LANDED, "give": "tower 1", "take": "money 700"}
    assert [told(facts, seat) for seat in (US, THEM, *BANKERS)] == [[whole]] * 4


def test_oc_8_2_what_was_sold_and_what_was_bought_looks_the_same_to_others() -> None:
    """Who made the offer is nobody else's business."""
    rules, city = opening()
    sold = deal(rules, city, US, THEM, offer(LANDED, give="tower 1", take="money 700"))
    give(city, MANAGED, tower=1)
    bought = deal(rules, city, THEM, US, offer(MANAGED, give="money 600", take="tower 1"))
    assert told(sold, OTHERS) == told(bought, OTHERS) == [handed(MANAGED, LANDED, "tower 1")]
    give(city, MANAGED, wax=1)
    swapped = deal(rules, city, THEM, US, offer(MANAGED, give="tower 1", take="wax 1"))
    assert told(swapped, OTHERS) == [handed(MANAGED, LANDED, "wax 1", "tower 1")]


def test_oc_8_2_others_are_told_nothing_where_nothing_changes_on_the_tables() -> None:
    rules, city = opening()
    before = see(rules, city, OTHERS)
    assert told(deal(rules, city, US, THEM, offer(LANDED, give="money 100, tower 1", take="money 300, tower 1")), OTHERS) == []
    assert see(rules, city, OTHERS) == before


def test_oc_8_2_a_deal_that_leaves_everything_as_it_was_is_an_affair_of_the_two_companies() -> None:
    rules, city = opening()
    before = see(rules, city, BANKERS[0])
    facts = deal(rules, city, US, THEM, offer(LANDED, give="money 100, tower 1", take="money 100, tower 1"))
    assert see(rules, city, BANKERS[0]) == before
    assert [[words["fact"] for words in told(facts, seat)] for seat in (US, THEM, *BANKERS)] == [["deal-done"], ["deal-done"], [], []]


@pytest.mark.parametrize("seat", [OTHERS, SPECTATOR])
def test_oc_8_2_an_offer_to_everybody_is_gone_for_everybody_when_it_is_taken(seat: Seat) -> None:
    rules, city = opening()
    for_tower = propose(rules, city, US, offer(-1, give="tower 1", take="money 500"))
    facts = do(rules, city, THEM, AcceptOffer(for_tower))
    assert told(facts, seat) == [{**handed(MANAGED, LANDED, "tower 1"), "fact": "offer-taken", "offer": for_tower}]
    for_money = propose(rules, city, US, offer(-1, give="money 100", take="money 200"))
    facts = do(rules, city, THEM, AcceptOffer(for_money))
    assert told(facts, seat) == [{"fact": "offer-gone", "offer": for_money, "giver": MANAGED, "to": -1}]
    assert see(rules, city, seat).offers == []


# Promises


@pytest.mark.parametrize("lending", ["wherever", "in_store"])
def test_oc_8_3_everybody_is_told_what_lies_open_when_a_promise_is_kept(lending: str) -> None:
    rules, city = opening(lending=lending)
    give(city, MANAGED, wax=2)
    deal(rules, city, US, THEM, offer(LANDED, give_later="money 300, wax 2", due=3))
    assert told(do(rules, city, US, KeepPromise(city.numbered)), OTHERS) == [handed(MANAGED, LANDED, "wax 2")]
    deal(rules, city, US, THEM, offer(LANDED, give_later="money 300", due=3))
    assert told(do(rules, city, US, KeepPromise(city.numbered)), OTHERS) == []


def test_oc_8_6_and_when_the_program_settles_it_in_part() -> None:
    rules, city = opening()
    deal(rules, city, US, THEM, offer(LANDED, give_later="money 300, wax 2", due=2))
    pass_turn(rules, city)
    give(city, MANAGED, wax=1)
    facts = end_turn(rules, city)
    assert [words for words in told(facts, OTHERS) if words["fact"] == "handed-over"] == [handed(MANAGED, LANDED, "wax 1")]
    assert not [words for words in told(facts, OTHERS) if str(words["fact"]).startswith("promise")]


def test_oc_8_3_and_when_a_banker_enforces_it() -> None:
    rules, city = opening()
    number = broken_promise(rules, city, MANAGED, LANDED, "money 9000, gas 1")
    give(city, MANAGED, gas=1)
    assert told(do(rules, city, 9, EnforcePromise(number)), OTHERS) == [handed(MANAGED, LANDED, "gas 1")]


def test_oc_8_6_everybody_is_told_of_points_that_are_lost_and_come_back() -> None:
    rules, city = opening(broken_promise="points")
    deal(rules, city, US, THEM, offer(LANDED, give_later="wax 1", due=2))
    pass_turn(rules, city)
    lost = {"fact": "point-lost", "company": MANAGED}
    assert lost in told(end_turn(rules, city), SPECTATOR)
    assert told(do(rules, city, 9, ForgivePromise(city.promises[0].number)), SPECTATOR) == [{**lost, "fact": "point-restored"}]


@pytest.mark.parametrize("option", ["nothing", "next_income", "every_turn"])
def test_oc_8_3_where_it_costs_no_points_others_do_not_learn_that_a_promise_was_broken(option: str) -> None:
    rules, city = opening(broken_promise=option)
    deal(rules, city, US, THEM, offer(LANDED, give_later="wax 1", due=2))
    pass_turn(rules, city)
    before = see(rules, city, OTHERS).companies[MANAGED].broken
    assert "point-lost" not in [words["fact"] for words in told(end_turn(rules, city), OTHERS)]
    assert told(do(rules, city, 9, ForgivePromise(city.promises[0].number)), OTHERS) == []
    assert see(rules, city, OTHERS).companies[MANAGED].broken == before


# While it is decided whether war breaks out


def test_oc_10_2_whoever_may_forgive_or_say_no_before_the_war_is_asked() -> None:
    rules, city = opening(war=True)
    deal(rules, city, US, THEM, offer(LANDED, give_later="wax 1", due=4))
    to_turn(rules, city, 4)
    propose(rules, city, US, offer(LANDED, give="money 100"))
    end_turn(rules, city)
    assert [option["do"] for option in offered(rules, city, BANKERS[0])] == ["forgive-promise"]
    assert [option["do"] for option in offered(rules, city, THEM)] == ["decline-offer"]
    assert {(BANKERS[0], "judge"), (BANKERS[1], "judge"), (US, "deal"), (THEM, "deal")} <= set(meanwhile(rules, city))
