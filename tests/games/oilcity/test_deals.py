"""OC-8: the free market between companies: offers and deals."""

from __future__ import annotations

import pytest

from magnat.games.oilcity.actions import (
    AcceptOffer,
    BackOffer,
    DeclineOffer,
    LiftPiece,
    MakeOffer,
    ReturnPlot,
    WithdrawOffer,
)
from magnat.games.oilcity.bundle_text import read_bundle
from magnat.games.oilcity.figures import THINGS
from magnat.games.oilcity.state import Bundle, nothing
from magnat.kernel.game import Unreadable
from tests.games.oilcity.positions import (
    GAME,
    GORLICE,
    LANDED,
    MANAGED,
    THIRD,
    allowed,
    announce,
    bankers_of,
    begin,
    cash,
    clauses,
    deal,
    die,
    do,
    draw,
    draw_plot,
    end_turn,
    extract,
    finish,
    give,
    heard,
    invest,
    keys,
    lift,
    meanwhile,
    offer,
    offered,
    on_plot,
    opening,
    order,
    pass_turn,
    person,
    prepare,
    propose,
    put,
    refused,
    seat_of,
    see,
    sell,
    serve,
    settle,
    sheet,
    stamp,
    store,
    text,
    to_sale,
    to_turn,
)

US, THEM, OTHERS = seat_of(MANAGED), seat_of(LANDED), seat_of(THIRD)
"""One seat of each of the three companies."""


# OC-8.1: what


@pytest.mark.parametrize("thing", THINGS)
def test_oc_8_1_goods_pieces_wagons_refineries_and_money_are_traded(thing: str) -> None:
    rules, city = opening()
    amount = 300 if thing == "money" else 3
    give(city, MANAGED, **{thing: amount})
    mine, theirs = store(city, MANAGED, thing)[0], store(city, LANDED, thing)[0]
    facts = deal(rules, city, US, THEM, offer(LANDED, give=f"{thing} {amount}"))
    assert (store(city, MANAGED, thing), store(city, LANDED, thing)) == ([mine - amount], [theirs + amount])
    assert heard(facts, "deal-done") == [{"offer": 1, "giver": 0, "taker": 1, "give": f"{thing} {amount}", "take": ""}]
    assert clauses(facts, "deal-done") == ["OC-8.2"]


def test_oc_8_1_plots_are_traded() -> None:
    rules, city = opening()
    plot = sheet(rules, city, LANDED).plots[0].number
    deal(rules, city, US, THEM, offer(LANDED, give="money 600", take=f"plot {plot}"))
    assert [plot.card for plot in sheet(rules, city, MANAGED).plots] == ["siary"]
    assert (sheet(rules, city, LANDED).plots, cash(city, MANAGED, LANDED)) == ([], [1800, 3000])


def test_oc_8_1_a_bought_plot_is_worked_by_its_new_owner() -> None:
    rules, city = opening()
    plot = sheet(rules, city, LANDED).plots[0].number
    deal(rules, city, US, THEM, offer(LANDED, give="money 600", take=f"plot {plot}"))
    prepare(rules, city, MANAGED)
    put(rules, city, MANAGED, "tower", plot, "a")
    extract(rules, city, MANAGED, 2)
    assert store(city, MANAGED, "crude") == [2]


def test_oc_8_1_sale_and_barter() -> None:
    rules, city = opening()
    give(city, MANAGED, crude=4)
    give(city, LANDED, wax=2)
    deal(rules, city, US, THEM, offer(LANDED, give="crude 2", take="money 400"))
    deal(rules, city, US, THEM, offer(LANDED, give="crude 2", take="wax 2"))
    assert store(city, MANAGED, "crude", "wax", "money") == [0, 2, 2800]


def test_oc_8_1_credit() -> None:
    rules, city = opening()
    deal(rules, city, US, THEM, offer(LANDED, give="money 1000", take_later="money 1200", due=2))
    assert cash(city, MANAGED, LANDED) == [1400, 3400]
    pass_turn(rules, city)
    end_turn(rules, city)
    assert cash(city, MANAGED, LANDED) == [2600, 2200]


def test_oc_8_1_tied_deals() -> None:
    rules, city = opening()
    give(city, MANAGED, crude=2)
    wish = offer(LANDED, give="tower 1, crude 2", take="money 300, wagon 1", give_later="wax 1", take_later="gas 2", due=3)
    facts = deal(rules, city, US, THEM, wish)
    assert [(words["debtor"], words["creditor"], words["owed"], words["due"]) for words in heard(facts, "promised")] == [
        (0, 1, "wax 1", 3),
        (1, 0, "gas 2", 3),
    ]


def test_oc_8_1_loan_of_pieces() -> None:
    rules, city = opening()
    facts = deal(rules, city, US, THEM, offer(LANDED, give="tower 1", take="money 100", take_later="tower 1", due=2))
    assert clauses(facts, "promised") == ["OC-8.3"]
    pass_turn(rules, city)
    end_turn(rules, city)
    assert (store(city, MANAGED, "tower"), store(city, LANDED, "tower")) == ([1], [1])


def test_oc_8_1_what_stands_on_a_plot_is_lifted_before_it_is_sold() -> None:
    rules, city = opening()
    plot = settle(rules, city, MANAGED, GORLICE, "T........")
    give(city, MANAGED, tower=-1)
    prepare(rules, city, MANAGED)
    assert refused(rules, city, US, offer(LANDED, give="tower 1")) == ("OC-8.2", "not-in-store", 1, 0)
    assert refused(rules, city, US, offer(LANDED, give=f"plot {plot}")) == ("OC-8.2", "plot-not-bare", 0, 0)
    lift(rules, city, MANAGED, plot, "a")
    deal(rules, city, US, THEM, offer(LANDED, give=f"tower 1, plot {plot}", take="money 900"))


# OC-8.1: when


def test_oc_8_1_at_any_time_in_the_turn_but_not_during_extraction() -> None:
    """Company 1 walks through its turn; company 0 invests all the time."""
    rules, city = opening()
    person(rules, city, 1)
    person(rules, city, 2)
    plan = offer(LANDED, give="money 100")

    def trade() -> str | None:
        refusal = rules.check(city, THEM, offer(MANAGED, give="money 100"))
        if refusal is None:
            deal(rules, city, US, THEM, plan)
        return None if refusal is None else refusal.key

    found: dict[str, str | None] = {"investing": trade()}
    invest(rules, city, LANDED)
    found["service"] = trade()
    serve(rules, city, LANDED)
    found["preparing"] = trade()
    begin(rules, city, LANDED)
    found["extracting"] = trade()
    announce(rules, city, LANDED)
    found["rolling"] = trade()
    die(rules, city, LANDED, 0)
    found["selling"] = trade()
    sell(rules, city, LANDED)
    found["stamping"] = trade()
    stamp(rules, city, LANDED)
    found["done"] = trade()
    assert {stage: key for stage, key in found.items() if key} == {"extracting": "extracting", "rolling": "extracting"}
    assert cash(city, MANAGED, LANDED) == [1800, 3000]


def test_oc_8_1_never_during_the_extraction_of_either_side() -> None:
    rules, city = opening()
    settle(rules, city, MANAGED)
    mine = propose(rules, city, US, offer(LANDED, give="money 100"))
    theirs = propose(rules, city, THEM, offer(MANAGED, give="money 100"))
    begin(rules, city, LANDED)
    assert refused(rules, city, THEM, AcceptOffer(mine)) == ("OC-8.1", "extracting", 0, 0)
    assert refused(rules, city, US, AcceptOffer(theirs)) == ("OC-8.1", "extracting", 0, 0)
    assert refused(rules, city, THEM, offer(MANAGED, give="money 100")) == ("OC-8.1", "extracting", 0, 0)
    die(rules, city, LANDED, 1)
    do(rules, city, THEM, AcceptOffer(mine))
    do(rules, city, US, AcceptOffer(theirs))
    assert cash(city, MANAGED, LANDED) == [2400, 2400]


def test_oc_8_2_while_it_extracts_a_company_can_still_say_no() -> None:
    rules, city = opening()
    mine = propose(rules, city, US, offer(LANDED, give="money 100"))
    begin(rules, city, LANDED)
    assert (THEM, "deal") in [(decision.seat, decision.key) for decision in rules.agenda(city).decisions]
    do(rules, city, THEM, DeclineOffer(mine))
    assert (THEM, "deal") not in [(decision.seat, decision.key) for decision in rules.agenda(city).decisions]


def test_oc_8_1_third_companies_trade_while_one_extracts() -> None:
    rules, city = opening()
    begin(rules, city, THIRD)
    deal(rules, city, US, THEM, offer(LANDED, give="money 100"))
    assert cash(city, MANAGED, LANDED) == [2300, 2500]


def test_oc_8_1_also_while_a_banker_has_yet_to_turn_the_next_event() -> None:
    """Between the last sale and the next card nobody extracts."""
    rules, city = opening()
    end_turn(rules, city)
    person(rules, city, 2)
    assert allowed(rules, city, US, offer(LANDED, give="money 100"))


def test_oc_8_1_also_while_a_company_chooses_which_plot_to_return() -> None:
    """OC-5.8 is part of the investment phase, not of the extraction procedure."""
    rules, city = opening(plot_choice=True)
    give(city, MANAGED, wax=1)
    invest(rules, city, MANAGED, order(0, "plot"))
    draw_plot(rules, city, GORLICE)
    draw_plot(rules, city, "krosno")
    assert allowed(rules, city, US, offer(LANDED, give="wax 1"))
    assert allowed(rules, city, US, offer(LANDED, take="money 100"))


def test_oc_8_1_a_plot_that_is_only_shown_is_not_traded_yet() -> None:
    """OC-5.8: one of the new plots goes back first; old ones, and those kept, are the company's own."""
    rules, city = opening(plot_choice=True)
    old = sheet(rules, city, LANDED).plots[0].number
    invest(rules, city, LANDED, order(0, "plot"))
    draw_plot(rules, city, GORLICE)
    draw_plot(rules, city, "krosno")
    kept, returned = (plot.number for plot in sheet(rules, city, LANDED).plots[1:])
    for number in (kept, returned):
        assert refused(rules, city, THEM, offer(MANAGED, give=f"plot {number}"))[0] in ("OC-5.8", "OC-8.2")
    deal(rules, city, THEM, US, offer(MANAGED, give=f"plot {old}"))
    do(rules, city, THEM, ReturnPlot(returned))
    deal(rules, city, THEM, US, offer(MANAGED, give=f"plot {kept}"))
    assert [plot.number for plot in sheet(rules, city, MANAGED).plots] == [old, kept]


def test_oc_8_1_a_plot_bought_while_choosing_is_not_one_to_return() -> None:
    rules, city = opening(plot_choice=True)
    bought = sheet(rules, city, LANDED).plots[0].number
    invest(rules, city, MANAGED, order(0, "plot"))
    draw_plot(rules, city, GORLICE)
    draw_plot(rules, city, "krosno")
    deal(rules, city, THEM, US, offer(MANAGED, give=f"plot {bought}"))
    assert refused(rules, city, US, ReturnPlot(bought)) == ("OC-5.8", "not-a-new-plot", 0, 0)
    assert [wish["do"] for wish in offered(rules, city, US)] == ["return-plot", "return-plot"]


def test_oc_8_1_deals_never_hold_the_table_up() -> None:
    rules, city = opening()
    assert (US, "deal") in meanwhile(rules, city)
    finish(rules, city, MANAGED)
    propose(rules, city, THEM, offer(MANAGED, give="money 100"))
    end_turn(rules, city)
    draw(rules, city, "oil_congress")
    assert see(rules, city).turn == 2


# OC-8.1: refusals


@pytest.mark.parametrize(
    ("to", "refusal"),
    [(0, ("OC-8.1", "no-such-company", 3, 0)), (3, ("OC-8.1", "no-such-company", 3, 3)), (-2, ("OC-8.1", "no-such-company", 3, -2))],
)
def test_oc_8_1_an_offer_goes_to_another_company(to: int, refusal: tuple[str, str, int, int]) -> None:
    rules, city = opening()
    assert refused(rules, city, US, offer(to, give="money 100")) == refusal


def test_oc_8_1_an_empty_offer_is_none() -> None:
    rules, city = opening()
    assert refused(rules, city, US, offer(LANDED)) == ("OC-8.1", "empty-offer", 0, 0)


def test_oc_8_1_amounts_are_not_negative() -> None:
    rules, city = opening()
    minus = Bundle([-100, *nothing()[1:]], [])
    none = read_bundle("")
    for wish in (MakeOffer(1, minus, none, none, none, 0, -1), MakeOffer(1, none, minus, none, none, 0, -1)):
        assert refused(rules, city, US, wish) == ("OC-8.1", "negative-amount", 0, 0)
    for wish in (MakeOffer(1, none, none, minus, none, 2, -1), MakeOffer(1, none, none, none, minus, 2, -1)):
        assert refused(rules, city, US, wish) == ("OC-8.1", "negative-amount", 0, 0)


@pytest.mark.parametrize("bundle", ["plot 51", "plot 3, plot 3"])
def test_oc_8_1_every_plot_once_and_only_those_that_exist(bundle: str) -> None:
    rules, city = opening()
    assert refused(rules, city, THEM, offer(MANAGED, give=bundle)) == ("OC-8.1", "no-such-plot", 0, 0)
    assert refused(rules, city, US, offer(LANDED, take=bundle)) == ("OC-8.1", "no-such-plot", 0, 0)


@pytest.mark.parametrize("bundle", ["money -100", "money", "coal 1", "wax 1, wax 1", "money 1e3", "wax 1;", "money 1000001", "wax ١"])
def test_oc_8_1_a_bundle_that_cannot_be_read_is_not_guessed(bundle: str) -> None:
    words = {"to": 1, "give": bundle, "take": "", "give-later": "", "take-later": "", "due": 0, "answers": -1}
    with pytest.raises(Unreadable) as complaint:
        GAME.decode_action("make-offer", words)
    assert complaint.value.key == "bad-action"


@pytest.mark.parametrize(
    ("bundle", "refusal"),
    [
        ("money 2500", ("OC-8.2", "not-in-store", 2500, 2400)),
        ("wax 1", ("OC-8.2", "not-in-store", 1, 0)),
        ("tower 2", ("OC-8.2", "not-in-store", 2, 1)),
        ("plot 3", ("OC-8.2", "not-your-plot", 0, 0)),
    ],
)
def test_oc_8_1_nobody_offers_what_is_not_there(bundle: str, refusal: tuple[str, str, int, int]) -> None:
    rules, city = opening()
    assert refused(rules, city, US, offer(LANDED, give=bundle)) == refusal


def test_oc_8_1_the_market_is_not_flooded() -> None:
    rules, city = opening()
    for _ in range(20):
        propose(rules, city, US, offer(LANDED, give="money 100"))
    assert refused(rules, city, US, offer(LANDED, give="money 100")) == ("OC-8.1", "too-many-offers", 20, 20)
    do(rules, city, US, WithdrawOffer(1))
    propose(rules, city, US, offer(LANDED, give="money 100"))


def test_oc_8_1_an_offer_to_everybody_goes_to_who_takes_it_first() -> None:
    rules, city = opening()
    number = propose(rules, city, US, offer(-1, give="tower 1", take="money 700"))
    do(rules, city, OTHERS, AcceptOffer(number))
    assert cash(city, MANAGED, LANDED, THIRD) == [3100, 2400, 1700]
    assert refused(rules, city, THEM, AcceptOffer(number)) == ("OC-8.2", "no-such-offer", 0, 0)


# OC-8.2


def test_oc_8_2_an_offer_alone_moves_nothing() -> None:
    rules, city = opening()
    before = GAME.totals(city)
    facts = do(rules, city, US, offer(LANDED, give="money 1000", take="wagon 1"))
    assert keys(facts) == ["offer-made"]
    assert GAME.totals(city) == before


def test_oc_8_2_only_the_company_that_is_asked_accepts() -> None:
    rules, city = opening()
    number = propose(rules, city, US, offer(LANDED, give="money 100"))
    assert refused(rules, city, OTHERS, AcceptOffer(number)) == ("OC-8.2", "no-such-offer", 0, 0)
    assert refused(rules, city, US, AcceptOffer(number)) == ("OC-8.2", "no-such-offer", 0, 0)
    assert refused(rules, city, THEM, AcceptOffer(number + 1)) == ("OC-8.2", "no-such-offer", 0, 0)
    assert refused(rules, city, bankers_of(rules, city)[0], AcceptOffer(number)) == ("OC-10.1", "not-for-bankers", 0, 0)
    for partner in range(3):
        assert allowed(rules, city, seat_of(LANDED, partner), AcceptOffer(number))


def test_oc_8_2_any_partner_binds_the_company() -> None:
    rules, city = opening()
    number = propose(rules, city, seat_of(MANAGED, 2), offer(LANDED, give="money 100"))
    do(rules, city, seat_of(LANDED, 1), AcceptOffer(number))
    assert cash(city, LANDED) == [2500]


def test_oc_8_2_everything_is_checked_again_at_the_acceptance() -> None:
    rules, city = opening()
    number = propose(rules, city, US, offer(LANDED, give="tower 1", take="wagon 1, money 2400"))
    give(city, LANDED, money=-100)
    assert refused(rules, city, THEM, AcceptOffer(number)) == ("OC-8.2", "not-in-store", 2400, 2300)
    give(city, LANDED, money=100, wagon=-1)
    assert refused(rules, city, THEM, AcceptOffer(number)) == ("OC-8.2", "not-in-store", 1, 0)
    give(city, LANDED, wagon=1)
    do(rules, city, THEM, AcceptOffer(number))


def test_oc_8_2_the_givers_side_is_checked_again_too() -> None:
    rules, city = opening()
    number = propose(rules, city, US, offer(LANDED, give="money 2000"))
    give(city, MANAGED, money=-500)
    before = text(city)
    assert refused(rules, city, THEM, AcceptOffer(number)) == ("OC-8.2", "not-in-store", 2000, 1900)
    assert text(city) == before


def test_oc_8_2_all_or_nothing() -> None:
    rules, city = opening()
    plot = sheet(rules, city, LANDED).plots[0].number
    give(city, MANAGED, crude=3, pump=1)
    give(city, LANDED, gas=2)
    before = GAME.totals(city)
    deal(rules, city, US, THEM, offer(LANDED, give="crude 3, pump 1, money 400", take=f"gas 2, plot {plot}"))
    after = GAME.totals(city)
    assert {name: after[name] - before[name] for name in after if after[name] != before[name]} == {
        "crude 0": -3, "crude 1": 3, "pump 0": -1, "pump 1": 1, "money 0": -400, "money 1": 400,
        "gas 0": 2, "gas 1": -2, "plot 0": 1, "plot 1": -1,
    }  # fmt: skip


def test_oc_8_2_an_offer_that_its_giver_can_no_longer_honour_is_gone() -> None:
    rules, city = opening()
    number = propose(rules, city, US, offer(LANDED, give="money 2000"))
    propose(rules, city, US, offer(THIRD, give="money 300"))
    facts = invest(rules, city, MANAGED, order(0, "pump"))
    assert heard(facts, "offer-gone") == [{"offer": number, "giver": 0, "to": 1}]
    assert refused(rules, city, THEM, AcceptOffer(number)) == ("OC-8.2", "no-such-offer", 0, 0)
    assert [offer.number for offer in city.offers] == [2]


def test_oc_8_2_two_offers_of_one_tower_and_the_second_is_gone_with_it() -> None:
    rules, city = opening()
    first = propose(rules, city, US, offer(LANDED, give="tower 1", take="money 600"))
    second = propose(rules, city, US, offer(THIRD, give="tower 1", take="money 500"))
    facts = do(rules, city, THEM, AcceptOffer(first))
    assert [words["offer"] for words in heard(facts, "offer-gone")] == [second]
    assert city.offers == []


def test_oc_8_2_a_plot_that_is_built_on_is_no_longer_on_offer() -> None:
    rules, city = opening()
    plot = sheet(rules, city, LANDED).plots[0].number
    propose(rules, city, THEM, offer(MANAGED, give=f"plot {plot}"))
    prepare(rules, city, LANDED)
    facts = put(rules, city, LANDED, "tower", plot, "a")
    assert keys(facts) == ["piece-put", "offer-gone"]


def test_oc_8_2_a_plot_with_pieces_cannot_be_taken() -> None:
    rules, city = opening()
    plot = settle(rules, city, LANDED, GORLICE, "T........")
    number = propose(rules, city, US, offer(LANDED, give="money 500", take=f"plot {plot}"))
    assert refused(rules, city, THEM, AcceptOffer(number)) == ("OC-8.2", "plot-not-bare", 0, 0)
    prepare(rules, city, LANDED)
    do(rules, city, THEM, LiftPiece(plot, 0))
    do(rules, city, THEM, AcceptOffer(number))
    assert on_plot(city, MANAGED) == "........."


def test_oc_8_2_declining() -> None:
    rules, city = opening()
    number = propose(rules, city, US, offer(LANDED, give="money 100"))
    assert refused(rules, city, OTHERS, DeclineOffer(number)) == ("OC-8.2", "no-such-offer", 0, 0)
    assert refused(rules, city, US, DeclineOffer(number)) == ("OC-8.2", "no-such-offer", 0, 0)
    facts = do(rules, city, seat_of(LANDED, 2), DeclineOffer(number))
    assert heard(facts, "offer-gone") == [{"offer": number, "giver": 0, "to": 1}]
    assert refused(rules, city, THEM, AcceptOffer(number)) == ("OC-8.2", "no-such-offer", 0, 0)


def test_oc_8_2_an_offer_to_everybody_is_not_declined_for_all() -> None:
    rules, city = opening()
    number = propose(rules, city, US, offer(-1, give="money 100"))
    assert refused(rules, city, THEM, DeclineOffer(number)) == ("OC-8.2", "no-such-offer", 0, 0)


def test_oc_8_2_withdrawing() -> None:
    rules, city = opening()
    number = propose(rules, city, US, offer(LANDED, give="money 100"))
    assert refused(rules, city, THEM, WithdrawOffer(number)) == ("OC-8.2", "no-such-offer", 0, 0)
    do(rules, city, seat_of(MANAGED, 1), WithdrawOffer(number))
    assert refused(rules, city, THEM, AcceptOffer(number)) == ("OC-8.2", "no-such-offer", 0, 0)
    assert refused(rules, city, US, WithdrawOffer(number)) == ("OC-8.2", "no-such-offer", 0, 0)


def test_oc_8_2_a_counter_offer_declines_the_other_one() -> None:
    rules, city = opening()
    number = propose(rules, city, US, offer(LANDED, give="tower 1", take="money 700"))
    facts = do(rules, city, THEM, offer(MANAGED, give="money 500", take="tower 1", answers=number))
    assert keys(facts) == ["offer-gone", "offer-made"]
    do(rules, city, US, AcceptOffer(city.numbered))
    assert (cash(city, MANAGED), store(city, LANDED, "tower")) == ([2900], [2])


def test_oc_8_2_a_counter_offer_answers_an_offer_to_this_company() -> None:
    rules, city = opening()
    number = propose(rules, city, US, offer(LANDED, give="tower 1", take="money 700"))
    assert refused(rules, city, OTHERS, offer(MANAGED, give="money 500", answers=number)) == ("OC-8.2", "no-such-offer", 0, 0)
    assert refused(rules, city, THEM, offer(MANAGED, give="money 500", answers=99)) == ("OC-8.2", "no-such-offer", 0, 0)


def test_oc_8_2_a_refused_counter_offer_leaves_the_first_one_open() -> None:
    rules, city = opening()
    number = propose(rules, city, US, offer(LANDED, give="tower 1", take="money 700"))
    assert refused(rules, city, THEM, offer(MANAGED, give="money 2500", answers=number)) == ("OC-8.2", "not-in-store", 2500, 2400)
    do(rules, city, THEM, AcceptOffer(number))


def test_oc_8_2_who_made_the_offer_is_for_it_already() -> None:
    rules, city = opening()
    number = propose(rules, city, US, offer(LANDED, give="money 100"))
    assert refused(rules, city, US, BackOffer(number)) == ("OC-8.2", "already-for-it", 0, 0)
    assert refused(rules, city, THEM, BackOffer(number)) == ("OC-8.2", "no-such-offer", 0, 0)


def test_oc_8_2_offers_stay_open_over_the_turns() -> None:
    rules, city = opening()
    number = propose(rules, city, US, offer(LANDED, give="money 100"))
    pass_turn(rules, city)
    do(rules, city, THEM, AcceptOffer(number))
    assert cash(city, LANDED) == [2500]


def test_oc_8_2_a_covered_offer_is_listed_for_who_can_take_it() -> None:
    rules, city = opening()
    number = propose(rules, city, US, offer(LANDED, give="money 100", take="wax 1"))
    assert {"do": "accept-offer", "offer": number} not in offered(rules, city, THEM)
    assert {"do": "decline-offer", "offer": number} in offered(rules, city, THEM)
    give(city, LANDED, wax=1)
    assert {"do": "accept-offer", "offer": number} in offered(rules, city, THEM)
    assert {"do": "accept-offer", "offer": number} not in offered(rules, city, OTHERS)


def test_oc_8_2_offers_end_with_the_game() -> None:
    rules, city = opening()
    to_turn(rules, city, 6)
    number = propose(rules, city, US, offer(LANDED, give="money 100"))
    facts = end_turn(rules, city)
    assert [words["offer"] for words in heard(facts, "offer-gone")] == [number]
    assert city.offers == []


# OC-8.4


def test_oc_8_4_a_deal_writes_nothing_on_the_value_sheet() -> None:
    rules, city = opening()
    to_sale(rules, city, MANAGED, LANDED)
    deal(rules, city, US, THEM, offer(LANDED, give="wagon 1", take="money 2000"))
    sell(rules, city, MANAGED)
    assert (sheet(rules, city, MANAGED).wagons, sheet(rules, city, MANAGED).revenue) == ([0], [0])
    assert cash(city, MANAGED) == [4400]
