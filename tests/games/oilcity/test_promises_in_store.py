"""OC-8.3 as edition 1 had it: promises are kept in full and from the store, at the end of a turn, and tried again after that."""

from __future__ import annotations

import pytest

from magnat.games.oilcity.actions import EnforcePromise, ForgivePromise, KeepPromise
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.state import OilCityState
from magnat.kernel.game import Setting
from tests.games.oilcity import positions
from tests.games.oilcity.positions import (
    LANDED,
    MANAGED,
    THIRD,
    allowed,
    bankers_of,
    begin,
    broken_promise,
    cash,
    clauses,
    deal,
    die,
    do,
    end_turn,
    extract,
    fall,
    finish,
    give,
    heard,
    keys,
    meanwhile,
    offer,
    offered,
    on_plot,
    pass_turn,
    person,
    prepare,
    propose,
    purse,
    put,
    refused,
    seat_of,
    see,
    sell,
    settle,
    sheet,
    store,
    to_end,
    to_sale,
    to_turn,
)

US, THEM, OTHERS = seat_of(MANAGED), seat_of(LANDED), seat_of(THIRD)


def opening(**options: Setting) -> tuple[OilCityRules, OilCityState]:
    return positions.opening(9, positions.RIG_EVENT, lending="in_store", broken_promise="every_turn", **options)


@pytest.mark.parametrize(("due", "have"), [(0, 0), (1, 1), (7, 7), (-1, -1)])
def test_oc_8_3_a_promise_is_due_in_a_later_turn_of_the_game(due: int, have: int) -> None:
    rules, city = opening()
    for wish in (offer(LANDED, give_later="money 100", due=due), offer(LANDED, take_later="money 100", due=due)):
        assert refused(rules, city, US, wish) == ("OC-8.3", "due-turn", 2, have)


@pytest.mark.parametrize("due", [2, 6])
def test_oc_8_3_from_the_next_turn_to_the_last(due: int) -> None:
    rules, city = opening()
    deal(rules, city, US, THEM, offer(LANDED, give_later="money 100", due=due))
    assert [(promise.owed, promise.due, promise.broken) for promise in see(rules, city).promises] == [("money 100", due, False)]


def test_oc_8_3_in_the_last_turn_nothing_is_promised() -> None:
    rules, city = opening()
    to_turn(rules, city, 6)
    assert refused(rules, city, US, offer(LANDED, give_later="money 100", due=7)) == ("OC-8.3", "due-turn", 7, 7)
    assert refused(rules, city, US, offer(LANDED, give_later="money 100", due=6)) == ("OC-8.3", "due-turn", 7, 6)


def test_oc_8_3_without_a_promise_nothing_is_due() -> None:
    rules, city = opening()
    assert refused(rules, city, US, offer(LANDED, give="money 100", due=2)) == ("OC-8.3", "nothing-due", 0, 2)


def test_oc_8_3_an_offer_whose_promise_would_already_be_due_is_gone() -> None:
    rules, city = opening()
    number = propose(rules, city, US, offer(LANDED, give_later="money 100", due=2))
    facts = pass_turn(rules, city)
    assert [words["offer"] for words in heard(facts, "offer-gone")] == [number]


def test_oc_8_3_more_may_be_promised_than_is_there_today() -> None:
    rules, city = opening()
    deal(rules, city, US, THEM, offer(LANDED, give_later="money 9000, refinery 2, plot 3", due=2))
    assert len(city.promises) == 1


def test_oc_8_3_both_sides_are_reminded_in_the_turn_when_it_is_due() -> None:
    rules, city = opening()
    deal(rules, city, US, THEM, offer(LANDED, give_later="money 100", due=3))
    number = city.numbered
    assert heard(pass_turn(rules, city), "promise-due") == []
    facts = pass_turn(rules, city)
    assert heard(facts, "promise-due") == [{"promise": number, "debtor": 0, "creditor": 1, "owed": "money 100"}]
    assert clauses(facts, "promise-due") == ["OC-8.3"]


def test_oc_8_3_the_program_settles_at_the_end_of_the_due_turn() -> None:
    rules, city = opening()
    deal(rules, city, US, THEM, offer(LANDED, give_later="money 700", due=2))
    number = city.numbered
    pass_turn(rules, city)
    assert cash(city, MANAGED) == [2400]
    finish(rules, city, MANAGED, LANDED)
    assert cash(city, MANAGED) == [2400]
    facts = finish(rules, city, THIRD)
    assert heard(facts, "promise-kept") == [{"promise": number, "debtor": 0, "creditor": 1, "owed": "money 700"}]
    assert (cash(city, MANAGED, LANDED), city.promises) == ([1700, 3100], [])


def test_oc_8_3_revenue_of_the_due_turn_pays_the_debt() -> None:
    rules, city = opening()
    deal(rules, city, US, THEM, offer(LANDED, give_later="money 700", due=2))
    pass_turn(rules, city, "oil_congress")
    purse(city, MANAGED, 0)
    give(city, MANAGED, gas=2)
    to_sale(rules, city, MANAGED)
    sell(rules, city, MANAGED, gas=2, wagons=1)
    end_turn(rules, city)
    assert (cash(city, MANAGED), city.promises) == ([100], [])


def test_oc_8_3_the_debtor_may_deliver_before_the_turn() -> None:
    rules, city = opening()
    deal(rules, city, US, THEM, offer(LANDED, give_later="money 700", due=5))
    number = city.numbered
    assert refused(rules, city, THEM, KeepPromise(number)) == ("OC-8.3", "no-such-promise", 0, 0)
    assert refused(rules, city, OTHERS, KeepPromise(number)) == ("OC-8.3", "no-such-promise", 0, 0)
    do(rules, city, seat_of(MANAGED, 1), KeepPromise(number))
    assert (cash(city, MANAGED, LANDED), city.promises) == ([1700, 3100], [])


def test_oc_8_3_only_what_is_there_is_delivered() -> None:
    rules, city = opening()
    deal(rules, city, US, THEM, offer(LANDED, give_later="wax 2", due=5))
    number = city.numbered
    give(city, MANAGED, wax=1)
    assert refused(rules, city, US, KeepPromise(number)) == ("OC-8.2", "not-in-store", 2, 1)


def test_oc_8_3_no_delivery_during_the_extraction_of_either_side() -> None:
    rules, city = opening()
    settle(rules, city, MANAGED)
    deal(rules, city, US, THEM, offer(LANDED, give_later="money 700", due=5))
    number = city.numbered
    begin(rules, city, LANDED)
    assert refused(rules, city, US, KeepPromise(number)) == ("OC-8.1", "extracting", 0, 0)
    die(rules, city, LANDED, 0)
    begin(rules, city, MANAGED)
    assert refused(rules, city, US, KeepPromise(number)) == ("OC-8.1", "extracting", 0, 0)


def test_oc_8_3_a_default_moves_nothing_and_is_shown() -> None:
    rules, city = opening()
    deal(rules, city, US, THEM, offer(LANDED, give_later="money 700, wax 1", due=2))
    number = city.numbered
    pass_turn(rules, city)
    facts = end_turn(rules, city)
    assert heard(facts, "promise-broken") == [{"promise": number, "debtor": 0, "creditor": 1, "owed": "money 700, wax 1"}]
    assert clauses(facts, "promise-broken") == ["OC-8.3"]
    assert cash(city, MANAGED, LANDED) == [2400, 2400]
    for seat in (US, THEM, *bankers_of(rules, city)):
        assert [promise.broken for promise in see(rules, city, seat).promises] == [True]
    assert see(rules, city, OTHERS).promises == []


def test_oc_8_3_a_default_is_announced_once() -> None:
    rules, city = opening()
    broken_promise(rules, city, MANAGED, LANDED, "wax 1")
    assert heard(end_turn(rules, city), "promise-broken") == []


def test_oc_8_3_a_broken_promise_can_still_be_kept() -> None:
    rules, city = opening()
    number = broken_promise(rules, city, MANAGED, LANDED, "wax 1")
    give(city, MANAGED, wax=1)
    do(rules, city, US, KeepPromise(number))
    assert (store(city, LANDED, "wax"), city.promises) == ([1], [])


def test_oc_8_3_a_broken_promise_is_settled_later_when_the_debtor_can() -> None:
    rules, city = opening()
    broken_promise(rules, city, MANAGED, LANDED, "wax 1")
    give(city, MANAGED, wax=1)
    end_turn(rules, city)
    assert (store(city, LANDED, "wax"), city.promises) == ([1], [])


@pytest.mark.parametrize("banker", [0, 1])
def test_oc_8_3_either_banker_may_enforce(banker: int) -> None:
    rules, city = opening()
    number = broken_promise(rules, city, MANAGED, LANDED, "money 9000, wax 2")
    give(city, MANAGED, wax=1)
    facts = do(rules, city, bankers_of(rules, city)[banker], EnforcePromise(number))
    assert heard(facts, "promise-enforced") == [{"promise": number, "debtor": 0, "creditor": 1, "owed": "money 2400, wax 1"}]
    assert (store(city, MANAGED, "money", "wax"), store(city, LANDED, "money", "wax")) == ([0, 0], [4800, 1])
    assert city.promises == []


def test_oc_8_3_a_piece_that_stands_on_a_plot_is_not_out_of_the_bankers_reach() -> None:
    """A debtor who leaves the borrowed tower standing does have it; enforcing must not give it to him for good."""
    rules, city = opening()
    plot = settle(rules, city, MANAGED)
    give(city, MANAGED, tower=-1)
    deal(rules, city, THEM, US, offer(MANAGED, give="tower 1", take_later="tower 1", due=2))
    number = city.numbered
    prepare(rules, city, MANAGED)
    put(rules, city, MANAGED, "tower", plot, "e")
    pass_turn(rules, city)
    pass_turn(rules, city)
    do(rules, city, bankers_of(rules, city)[0], EnforcePromise(number))
    assert store(city, LANDED, "tower") == [1]


def test_oc_8_3_enforcing_takes_a_plot_that_is_built_on_and_leaves_the_pieces() -> None:
    rules, city = opening()
    plot = sheet(rules, city, LANDED).plots[0].number
    deal(rules, city, THEM, US, offer(MANAGED, give=f"plot {plot}", take_later=f"plot {plot}", due=2))
    number = city.numbered
    prepare(rules, city, MANAGED)
    put(rules, city, MANAGED, "tower", plot, "a")
    pass_turn(rules, city)
    pass_turn(rules, city)
    do(rules, city, bankers_of(rules, city)[1], EnforcePromise(number))
    assert [it.number for it in sheet(rules, city, LANDED).plots] == [plot]
    assert on_plot(city, LANDED) == "........."
    assert store(city, MANAGED, "tower") == [1]


@pytest.mark.parametrize("banker", [0, 1])
def test_oc_8_3_either_banker_may_forgive(banker: int) -> None:
    rules, city = opening()
    number = broken_promise(rules, city, MANAGED, LANDED, "money 9000")
    facts = do(rules, city, bankers_of(rules, city)[banker], ForgivePromise(number))
    assert heard(facts, "promise-forgiven") == [{"promise": number, "debtor": 0, "creditor": 1, "owed": "money 9000"}]
    assert (cash(city, MANAGED, LANDED), city.promises) == ([2400, 2400], [])


def test_oc_8_3_bankers_judge_broken_promises_only() -> None:
    rules, city = opening()
    deal(rules, city, US, THEM, offer(LANDED, give_later="money 100", due=3))
    for banker in bankers_of(rules, city):
        for wish in (EnforcePromise(city.numbered), ForgivePromise(city.numbered), EnforcePromise(99)):
            assert refused(rules, city, banker, wish) == ("OC-8.3", "no-broken-promise", 0, 0)
    assert (9, "judge") not in meanwhile(rules, city)


def test_oc_8_3_players_do_not_judge() -> None:
    rules, city = opening()
    number = broken_promise(rules, city, MANAGED, LANDED, "wax 1")
    for seat in (US, THEM, OTHERS):
        assert refused(rules, city, seat, EnforcePromise(number))[1] == "not-now"
        assert refused(rules, city, seat, ForgivePromise(number))[1] == "not-now"


def test_oc_8_3_bankers_are_asked_but_hold_nobody_up() -> None:
    rules, city = opening()
    broken_promise(rules, city, MANAGED, LANDED, "wax 1")
    assert [decision for decision in meanwhile(rules, city) if decision[1] == "judge"] == [(9, "judge"), (10, "judge")]


def test_oc_8_3_no_enforcement_during_the_extraction_of_either_side() -> None:
    rules, city = opening()
    number = broken_promise(rules, city, MANAGED, LANDED, "money 9000")
    begin(rules, city, LANDED)
    assert refused(rules, city, 9, EnforcePromise(number)) == ("OC-8.1", "extracting", 0, 0)
    assert allowed(rules, city, 9, ForgivePromise(number))
    die(rules, city, LANDED, 0)
    do(rules, city, 9, EnforcePromise(number))


def test_oc_8_3_what_a_banker_may_judge_is_offered_also_while_the_event_is_awaited() -> None:
    rules, city = opening()
    number = broken_promise(rules, city, MANAGED, LANDED, "money 9000")
    end_turn(rules, city)
    person(rules, city, 2)
    for wish in (ForgivePromise(number), EnforcePromise(number)):
        for banker in bankers_of(rules, city):
            listed = {"do": wish.key, "promise": number} in offered(rules, city, banker)
            assert allowed(rules, city, banker, wish) == listed


def test_oc_8_3_a_promise_due_in_the_last_turn_is_settled_before_the_ranking() -> None:
    rules, city = opening()
    give(city, MANAGED, refinery=1)
    deal(rules, city, US, THEM, offer(LANDED, give_later="refinery 1", due=6))
    facts = to_end(rules, city)
    assert "promise-kept" in keys(facts)
    assert [(words["company"], words["points"]) for words in heard(facts, "ranked")] == [(0, 0), (1, 3), (2, 1)]


def test_oc_8_3_what_is_broken_when_the_game_ends_is_not_forgotten() -> None:
    """There is nobody left to judge: the debtor pays what is there before the ranking."""
    rules, city = opening()
    deal(rules, city, US, THEM, offer(LANDED, give_later="refinery 2, money 9000", due=6))
    to_turn(rules, city, 6)
    give(city, MANAGED, refinery=1)
    facts = end_turn(rules, city)
    assert [words["owed"] for words in heard(facts, "promise-enforced")] == ["money 2400, refinery 1"]
    assert keys(facts).index("promise-enforced") < keys(facts).index("ranked")
    assert (store(city, MANAGED, "refinery", "money"), store(city, LANDED, "refinery", "money")) == ([0, 0], [1, 4800])


def test_oc_8_3_what_is_not_due_yet_when_war_breaks_out_is_not_taken() -> None:
    rules, city = opening(war=True)
    to_turn(rules, city, 4)
    deal(rules, city, US, THEM, offer(LANDED, give_later="money 700", due=5))
    end_turn(rules, city)
    fall(rules, city, "war", 1)
    assert cash(city, MANAGED, LANDED) == [2400, 2400]


def test_oc_8_3_plots_come_back_when_they_are_bare() -> None:
    rules, city = opening()
    plot = sheet(rules, city, LANDED).plots[0].number
    deal(rules, city, THEM, US, offer(MANAGED, give=f"plot {plot}", take_later=f"plot {plot}", due=2))
    prepare(rules, city, MANAGED)
    put(rules, city, MANAGED, "driller", plot, "a")
    extract(rules, city, MANAGED, 2)
    pass_turn(rules, city)
    end_turn(rules, city)
    assert [it.number for it in sheet(rules, city, LANDED).plots] == [plot]
    assert store(city, MANAGED, "crude") == [2]


def test_oc_8_3_a_debt_is_paid_out_of_what_comes_in_at_the_same_moment() -> None:
    """Company 1 owes company 2 what company 0 owes company 1: when all is settled, all can pay."""
    rules, city = opening()
    deal(rules, city, THEM, OTHERS, offer(THIRD, give_later="wax 1", due=2))
    deal(rules, city, US, THEM, offer(LANDED, give_later="wax 1", due=2))
    give(city, MANAGED, wax=1)
    pass_turn(rules, city)
    facts = end_turn(rules, city)
    assert store(city, THIRD, "wax") == [1]
    assert heard(facts, "promise-broken") == []


def test_oc_8_3_two_debts_and_money_for_one() -> None:
    rules, city = opening()
    deal(rules, city, US, THEM, offer(LANDED, give_later="money 2000", due=2))
    deal(rules, city, US, OTHERS, offer(THIRD, give_later="money 2000", due=2))
    pass_turn(rules, city)
    facts = end_turn(rules, city)
    assert (len(heard(facts, "promise-kept")), len(heard(facts, "promise-broken"))) == (1, 1)
    assert cash(city, MANAGED, LANDED, THIRD) == [400, 4400, 2400]
