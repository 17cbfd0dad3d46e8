"""OC-8.3 to OC-8.6: promises: loans of money and goods, lent pieces that come back wherever they are, and what is broken."""

from __future__ import annotations

import pytest

from magnat.games.oilcity.actions import EndAfterTurn, EnforcePromise, ForgivePromise, KeepPromise
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.state import OilCityState
from tests.games.oilcity.positions import (
    GORLICE,
    LANDED,
    MANAGED,
    THIRD,
    bankers_of,
    begin,
    broken_promise,
    cash,
    clauses,
    deal,
    do,
    end_turn,
    extract,
    fall,
    finish,
    give,
    heard,
    keys,
    offer,
    on_plot,
    opening,
    pass_turn,
    points,
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


def lend(rules: OilCityRules, city: OilCityState, what: str, due: int) -> int:
    """Company 1 lends this to company 0 until that turn; the number of the promise to give it back."""
    deal(rules, city, THEM, US, offer(MANAGED, give=what, take_later=what, due=due))
    return city.numbered


# When a promise can fall due


@pytest.mark.parametrize("due", [0, -1, 7])
def test_oc_8_3_a_promise_is_due_in_a_turn_that_is_still_to_end(due: int) -> None:
    rules, city = opening()
    assert refused(rules, city, US, offer(LANDED, give_later="money 100", due=due)) == ("OC-8.3", "due-turn", 1, due)


def test_oc_8_3_between_two_turns_the_next_one_is_the_first() -> None:
    rules, city = opening()
    end_turn(rules, city)
    assert refused(rules, city, US, offer(LANDED, give_later="money 100", due=1)) == ("OC-8.3", "due-turn", 2, 1)
    deal(rules, city, US, THEM, offer(LANDED, give_later="money 100", due=2))


def test_oc_8_3_a_loan_of_money_falls_due_in_the_same_turn_after_the_sale() -> None:
    rules, city = opening(event="oil_congress")
    purse(city, MANAGED, 0)
    give(city, MANAGED, gas=2)
    deal(rules, city, THEM, US, offer(MANAGED, give="money 500", take_later="money 600", due=1))
    assert cash(city, MANAGED, LANDED) == [500, 1900]
    to_sale(rules, city, MANAGED)
    sell(rules, city, MANAGED, gas=2, wagons=1)
    assert cash(city, MANAGED, LANDED) == [1300, 1900]
    facts = end_turn(rules, city)
    assert [words["owed"] for words in heard(facts, "promise-kept")] == ["money 600"]
    assert cash(city, MANAGED, LANDED) == [700, 2500]


def test_oc_8_3_goods_are_lent_for_the_last_turn_too() -> None:
    rules, city = opening()
    to_turn(rules, city, 6)
    give(city, LANDED, wax=2)
    deal(rules, city, THEM, US, offer(MANAGED, give="wax 2", take_later="money 200", due=6))
    facts = end_turn(rules, city)
    assert keys(facts).index("promise-kept") < keys(facts).index("ranked")
    assert cash(city, MANAGED, LANDED) == [2200, 2600]


def test_oc_8_3_an_offer_lapses_when_the_turn_of_its_promises_is_over() -> None:
    rules, city = opening()
    number = propose(rules, city, US, offer(LANDED, give_later="money 100", due=2))
    assert heard(pass_turn(rules, city), "offer-gone") == []
    assert [words["offer"] for words in heard(end_turn(rules, city), "offer-gone")] == [number]


# OC-8.5: lent pieces


def test_oc_8_5_a_lent_piece_comes_back_at_the_start_of_its_turn_from_the_plot_where_it_stands() -> None:
    rules, city = opening()
    plot = settle(rules, city, MANAGED)
    give(city, LANDED, rig=1)
    number = lend(rules, city, "rig 1", 2)
    prepare(rules, city, MANAGED)
    put(rules, city, MANAGED, "rig", plot, "d")
    facts = pass_turn(rules, city)
    assert heard(facts, "piece-lifted") == [{"company": 0, "piece": "rig", "plot": plot, "field": 3}]
    assert heard(facts, "promise-kept") == [{"promise": number, "debtor": 0, "creditor": 1, "owed": "rig 1"}]
    assert keys(facts).index("event-drawn") < keys(facts).index("promise-kept")
    assert (on_plot(city, MANAGED), store(city, LANDED, "rig"), city.promises) == (".........", [1], [])


def test_oc_8_5_a_piece_is_lent_for_one_extraction() -> None:
    rules, city = opening()
    plot = settle(rules, city, MANAGED)
    give(city, MANAGED, tower=-1)
    lend(rules, city, "tower 1", 1)
    prepare(rules, city, MANAGED)
    put(rules, city, MANAGED, "tower", plot, "e")
    extract(rules, city, MANAGED, 2)
    facts = end_turn(rules, city)
    assert "promise-kept" in keys(facts)
    assert (store(city, MANAGED, "gas", "tower"), on_plot(city, MANAGED), store(city, LANDED, "tower")) == ([2, 0], ".........", [1])


def test_oc_8_5_in_the_last_turn_a_lent_piece_comes_back_before_the_ranking() -> None:
    rules, city = opening()
    plot = settle(rules, city, MANAGED)
    give(city, MANAGED, tower=-1)
    to_turn(rules, city, 6)
    lend(rules, city, "tower 1", 6)
    prepare(rules, city, MANAGED)
    put(rules, city, MANAGED, "tower", plot, "e")
    facts = end_turn(rules, city)
    assert keys(facts).index("promise-kept") < keys(facts).index("ranked")
    assert points(rules, city, MANAGED)["buildings"] == 0


def test_oc_8_5_the_store_pays_before_the_plots_do() -> None:
    rules, city = opening()
    plot = settle(rules, city, MANAGED, layout_text="....T....")
    lend(rules, city, "tower 1", 2)
    facts = pass_turn(rules, city)
    assert heard(facts, "piece-lifted") == []
    assert on_plot(city, MANAGED, [it.number for it in sheet(rules, city, MANAGED).plots].index(plot)) == "....T...."


def test_oc_8_5_of_several_pieces_the_one_that_is_missed_least_goes() -> None:
    """The fan on b keeps the driller on a, which counts; the fan on h keeps nobody."""
    rules, city = opening()
    settle(rules, city, MANAGED, GORLICE, "DF.....F.")
    deal(rules, city, US, THEM, offer(LANDED, give_later="fan 1", due=2))
    pass_turn(rules, city)
    assert (on_plot(city, MANAGED), store(city, LANDED, "fan")) == ("DF.......", [1])


def test_oc_8_5_a_lent_plot_comes_back_bare() -> None:
    rules, city = opening()
    plot = sheet(rules, city, LANDED).plots[0].number
    lend(rules, city, f"plot {plot}", 2)
    prepare(rules, city, MANAGED)
    put(rules, city, MANAGED, "tower", plot, "a")
    pass_turn(rules, city)
    assert [it.number for it in sheet(rules, city, LANDED).plots] == [plot]
    assert (on_plot(city, LANDED), store(city, MANAGED, "tower")) == (".........", [1])


def test_oc_8_5_a_driller_who_is_gone_is_replaced_in_the_turn_or_the_promise_is_broken() -> None:
    rules, city = opening()
    plot = settle(rules, city, MANAGED)
    give(city, LANDED, driller=1)
    give(city, MANAGED, driller=-1)
    lend(rules, city, "driller 1", 2)
    prepare(rules, city, MANAGED)
    put(rules, city, MANAGED, "driller", plot, "a")
    extract(rules, city, MANAGED, 1)
    assert heard(pass_turn(rules, city), "promise-kept") == []
    give(city, MANAGED, driller=1)
    assert "promise-kept" in keys(end_turn(rules, city))


def test_oc_8_5_a_loan_of_pieces_and_money_comes_back_in_two_steps() -> None:
    rules, city = opening()
    number = lend(rules, city, "money 400, tower 1", 2)
    facts = pass_turn(rules, city)
    assert heard(facts, "promise-part-kept") == [{"promise": number, "debtor": 0, "creditor": 1, "owed": "tower 1"}]
    assert [promise.owed for promise in see(rules, city, US).promises] == ["money 400"]
    assert heard(end_turn(rules, city), "promise-kept") == [{"promise": number, "debtor": 0, "creditor": 1, "owed": "money 400"}]


def test_oc_8_5_a_lent_piece_goes_back_at_once_when_both_agree() -> None:
    """The lender asks, the borrower keeps the promise early: from the plot too."""
    rules, city = opening()
    plot = settle(rules, city, MANAGED)
    give(city, MANAGED, tower=-1)
    number = lend(rules, city, "tower 1", 3)
    prepare(rules, city, MANAGED)
    put(rules, city, MANAGED, "tower", plot, "e")
    do(rules, city, US, KeepPromise(number))
    assert (on_plot(city, MANAGED), store(city, LANDED, "tower")) == (".........", [1])


def test_oc_8_5_no_piece_works_for_two_companies_in_one_turn() -> None:
    rules, city = opening()
    plot = settle(rules, city, MANAGED)
    give(city, MANAGED, tower=-1)
    number = lend(rules, city, "tower 1", 3)
    prepare(rules, city, MANAGED)
    put(rules, city, MANAGED, "tower", plot, "e")
    extract(rules, city, MANAGED, 2)
    assert refused(rules, city, US, KeepPromise(number)) == ("OC-8.5", "at-work", 1, 0)
    end_turn(rules, city)
    do(rules, city, US, KeepPromise(number))
    assert store(city, LANDED, "tower") == [1]


def test_oc_8_5_a_lent_plot_does_not_extract_twice_in_a_turn() -> None:
    rules, city = opening()
    plot = sheet(rules, city, LANDED).plots[0].number
    number = lend(rules, city, f"plot {plot}", 3)
    prepare(rules, city, MANAGED)
    put(rules, city, MANAGED, "tower", plot, "a")
    extract(rules, city, MANAGED, 2)
    assert refused(rules, city, US, KeepPromise(number)) == ("OC-8.5", "at-work", 1, 0)


def test_oc_8_3_only_what_is_there_is_delivered_early() -> None:
    rules, city = opening()
    deal(rules, city, US, THEM, offer(LANDED, give_later="wax 2", due=5))
    give(city, MANAGED, wax=1)
    assert refused(rules, city, US, KeepPromise(city.numbered)) == ("OC-8.5", "not-in-store", 2, 1)
    assert refused(rules, city, THEM, KeepPromise(city.numbered)) == ("OC-8.3", "no-such-promise", 0, 0)


def test_oc_8_3_no_delivery_during_an_extraction() -> None:
    rules, city = opening()
    deal(rules, city, US, THEM, offer(LANDED, give_later="money 700", due=5))
    begin(rules, city, LANDED)
    assert refused(rules, city, US, KeepPromise(city.numbered)) == ("OC-8.1", "extracting", 0, 0)


# OC-8.6: what is broken


def test_oc_8_6_a_due_promise_is_settled_as_far_as_it_reaches_and_the_rest_is_broken() -> None:
    rules, city = opening()
    deal(rules, city, US, THEM, offer(LANDED, give_later="money 3000, wax 1", due=2))
    number = city.numbered
    pass_turn(rules, city)
    facts = end_turn(rules, city)
    assert heard(facts, "promise-part-kept") == [{"promise": number, "debtor": 0, "creditor": 1, "owed": "money 2400"}]
    assert heard(facts, "promise-broken") == [{"promise": number, "debtor": 0, "creditor": 1, "owed": "money 600, wax 1"}]
    assert clauses(facts, "promise-broken") == ["OC-8.3"]
    assert cash(city, MANAGED, LANDED) == [0, 4800]
    for seat in (US, THEM, *bankers_of(rules, city)):
        assert [(promise.owed, promise.broken) for promise in see(rules, city, seat).promises] == [("money 600, wax 1", True)]
    assert see(rules, city, OTHERS).promises == []


def test_oc_8_6_the_older_promise_is_paid_first() -> None:
    rules, city = opening()
    deal(rules, city, US, THEM, offer(LANDED, give_later="money 2000", due=2))
    deal(rules, city, US, OTHERS, offer(THIRD, give_later="money 2000", due=2))
    pass_turn(rules, city)
    end_turn(rules, city)
    assert cash(city, MANAGED, LANDED, THIRD) == [0, 4400, 2800]


def test_oc_8_6_what_comes_in_pays_what_is_owed() -> None:
    rules, city = opening()
    deal(rules, city, THEM, OTHERS, offer(THIRD, give_later="wax 1", due=2))
    deal(rules, city, US, THEM, offer(LANDED, give_later="wax 1", due=2))
    give(city, MANAGED, wax=1)
    pass_turn(rules, city)
    assert heard(end_turn(rules, city), "promise-broken") == []
    assert store(city, THIRD, "wax") == [1]


def test_oc_8_6_nothing_more_happens_to_a_broken_promise_by_itself() -> None:
    """The default: the rulebook leaves it to the players."""
    rules, city = opening()
    number = broken_promise(rules, city, MANAGED, LANDED, "wax 1")
    give(city, MANAGED, wax=1)
    facts = to_end(rules, city)
    assert "promise-enforced" not in keys(facts)
    assert (store(city, MANAGED, "wax"), [owing.number for owing in city.promises]) == ([1], [number])


def test_oc_8_6_the_debtor_may_still_keep_it() -> None:
    rules, city = opening()
    number = broken_promise(rules, city, MANAGED, LANDED, "wax 1")
    give(city, MANAGED, wax=1)
    do(rules, city, US, KeepPromise(number))
    assert (store(city, LANDED, "wax"), city.promises) == ([1], [])


@pytest.mark.parametrize("banker", [0, 1])
def test_oc_8_3_either_banker_may_enforce_what_is_broken(banker: int) -> None:
    rules, city = opening()
    number = broken_promise(rules, city, MANAGED, LANDED, "wax 3")
    give(city, MANAGED, wax=2)
    facts = do(rules, city, bankers_of(rules, city)[banker], EnforcePromise(number))
    assert heard(facts, "promise-enforced") == [{"promise": number, "debtor": 0, "creditor": 1, "owed": "wax 2"}]
    assert (store(city, LANDED, "wax"), city.promises) == ([2], [])


def test_oc_8_5_a_banker_waits_for_pieces_at_work() -> None:
    rules, city = opening()
    plot = settle(rules, city, MANAGED)
    give(city, MANAGED, tower=-1)
    number = broken_promise(rules, city, MANAGED, LANDED, "tower 1")
    give(city, MANAGED, tower=1)
    prepare(rules, city, MANAGED)
    put(rules, city, MANAGED, "tower", plot, "e")
    extract(rules, city, MANAGED, 2)
    assert refused(rules, city, 9, EnforcePromise(number)) == ("OC-8.5", "at-work", 1, 0)
    end_turn(rules, city)
    do(rules, city, 9, EnforcePromise(number))
    assert store(city, LANDED, "tower") == [2]


def test_oc_8_6_next_income_goods_are_taken_after_the_extraction_and_money_after_the_sale() -> None:
    rules, city = opening(broken_promise="next_income")
    plot = settle(rules, city, MANAGED)
    number = broken_promise(rules, city, MANAGED, LANDED, "money 9000, gas 1")
    assert cash(city, MANAGED) == [0]
    give(city, MANAGED, wax=3)
    prepare(rules, city, MANAGED)
    put(rules, city, MANAGED, "tower", plot, "e")
    facts = extract(rules, city, MANAGED, 2)
    assert [words["owed"] for words in heard(facts, "promise-collected")] == ["gas 1"]
    facts = sell(rules, city, MANAGED, wax=3, wagons=1)
    price = rules.figures.events[city.event()].prices[1] * 3
    assert [words["owed"] for words in heard(facts, "promise-collected")] == [f"money {price}"]
    assert (cash(city, MANAGED), city.promises[0].number) == ([0], number)
    assert sheet(rules, city, MANAGED).revenue[-1] == price, "the revenue was earned all the same"


def test_oc_8_6_next_income_at_the_end_the_program_takes_what_is_there() -> None:
    rules, city = opening(broken_promise="next_income")
    deal(rules, city, US, THEM, offer(LANDED, give_later="refinery 1", due=5))
    to_turn(rules, city, 6)
    finish(rules, city, MANAGED)
    give(city, MANAGED, refinery=1)
    facts = end_turn(rules, city)
    assert [words["owed"] for words in heard(facts, "promise-enforced")] == ["refinery 1"]
    assert points(rules, city, LANDED)["refineries"] == 2


def test_oc_8_6_points_every_broken_promise_costs_one_and_everybody_sees_it() -> None:
    rules, city = opening(broken_promise="points")
    assert points(rules, city, MANAGED)["broken-promises"] == 0
    broken_promise(rules, city, MANAGED, LANDED, "wax 1")
    broken_promise(rules, city, MANAGED, LANDED, "gas 1")
    for seat in (US, OTHERS):
        assert (see(rules, city, seat).companies[MANAGED].points or {})["broken-promises"] == -2
    assert sum(points(rules, city, MANAGED).values()) == rules.scores(city)[US] == -2


def test_oc_8_6_points_come_back_with_forgiveness_and_not_with_late_payment() -> None:
    rules, city = opening(broken_promise="points")
    first = broken_promise(rules, city, MANAGED, LANDED, "wax 1")
    second = broken_promise(rules, city, MANAGED, LANDED, "gas 1")
    give(city, MANAGED, gas=1)
    do(rules, city, US, KeepPromise(second))
    assert points(rules, city, MANAGED)["broken-promises"] == -2
    do(rules, city, 9, ForgivePromise(first))
    assert points(rules, city, MANAGED)["broken-promises"] == -1


def test_oc_8_6_every_turn_it_is_tried_again() -> None:
    rules, city = opening(broken_promise="every_turn")
    broken_promise(rules, city, MANAGED, LANDED, "wax 2")
    give(city, MANAGED, wax=1)
    pass_turn(rules, city)
    assert (store(city, LANDED, "wax"), city.promises[0].owed.text()) == ([1], "wax 1")
    give(city, MANAGED, wax=1)
    end_turn(rules, city)
    assert (store(city, LANDED, "wax"), city.promises) == ([2], [])


# The game ends early


def test_oc_8_3_what_is_not_due_yet_when_war_breaks_out_is_void() -> None:
    rules, city = opening(war=True)
    to_turn(rules, city, 4)
    deal(rules, city, US, THEM, offer(LANDED, give_later="money 700", due=5))
    end_turn(rules, city)
    fall(rules, city, "war", 1)
    assert cash(city, MANAGED, LANDED) == [2400, 2400]


def test_oc_4_3_when_a_turn_becomes_the_last_one_everything_falls_due_after_its_sale() -> None:
    rules, city = opening()
    deal(rules, city, US, THEM, offer(LANDED, give_later="money 700", due=5))
    number = propose(rules, city, US, offer(LANDED, give="money 100", take_later="money 200", due=3))
    facts = do(rules, city, bankers_of(rules, city)[1], EndAfterTurn())
    assert [words["promise"] for words in heard(facts, "promise-due")] == [2]
    assert [words["offer"] for words in heard(facts, "offer-gone")] == [number]
    end_turn(rules, city)
    assert cash(city, MANAGED, LANDED) == [1700, 3100]
