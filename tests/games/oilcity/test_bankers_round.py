"""OC-10: all tokens are laid before banker 1 serves company after company; banker 2 follows with extraction and sale."""

from __future__ import annotations

import pytest

from magnat.games.oilcity.actions import Confirm, Extract, PutPiece, Reconsider, RollPlot, RunRefinery, SendBack, SendPedlar, Serve
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.state import OilCityState
from magnat.kernel.contract import Action, Fact, Log
from magnat.kernel.dice import Dice
from magnat.kernel.game import Setting
from magnat.kernel.playout import put_in, random_input
from tests.games.oilcity import positions
from tests.games.oilcity.positions import (
    GORLICE,
    LANDED,
    MANAGED,
    THIRD,
    cash,
    chances,
    clauses,
    deal,
    die,
    do,
    draw_plot,
    formed,
    give,
    heard,
    keys,
    meanwhile,
    offer,
    offered,
    order,
    person,
    plan_names,
    purse,
    put_wish,
    refused,
    seat_of,
    see,
    seen,
    serve,
    settle,
    stage_of,
    stamp,
    store,
    waiting,
)

US, THEM, OTHERS = seat_of(MANAGED), seat_of(LANDED), seat_of(THIRD)


def opening(players: int = 9, **options: Setting) -> tuple[OilCityRules, OilCityState]:
    """The first turn in the rulebook's rhythm: every company is to lay its tokens."""
    return positions.opening(players, positions.RIG_EVENT, **{"flow": "rounds", **options})


def lay(rules: OilCityRules, city: OilCityState, company: int, *wishes: Action) -> list[Fact]:
    """The company lays these tokens and confirms."""
    facts: list[Fact] = []
    for wish in (*wishes, Confirm()):
        facts += do(rules, city, seat_of(company), wish)
    return facts


def all_lie(rules: OilCityRules, city: OilCityState) -> list[Fact]:
    """Every company that has not done so declares its tokens unused."""
    facts: list[Fact] = []
    for company in range(len(city.companies)):
        if stage_of(rules, city, company) == "investing":
            facts += lay(rules, city, company)
    return facts


def stages(rules: OilCityRules, city: OilCityState) -> list[str]:
    return [stage_of(rules, city, company) for company in range(len(city.companies))]


def play_turn(rules: OilCityRules, city: OilCityState) -> list[Fact]:
    """Nobody invests; plots bring water, nothing is sold; then the next event that is left."""
    facts = all_lie(rules, city)
    for company in see(rules, city).order:
        facts += do(rules, city, seat_of(company), Extract())
        while stage_of(rules, city, company) == "extracting":
            facts += die(rules, city, company, 0)
        facts += positions.sell(rules, city, company)
    return facts + positions.draw(rules, city, rules.figures.events[city.events_left[0]].name)


# OC-5.9: tokens first


def test_oc_5_9_nobody_is_served_before_all_tokens_lie() -> None:
    rules, city = opening()
    facts = lay(rules, city, MANAGED, order(0, "driller", 3))
    assert keys(facts) == ["token-placed", "confirmed"]
    assert (stage_of(rules, city, MANAGED), cash(city, MANAGED)) == ("laid", [2400])
    lay(rules, city, LANDED)
    assert stages(rules, city) == ["laid", "laid", "investing"]
    assert cash(city, MANAGED) == [2400]


def test_oc_5_9_when_the_last_token_lies_the_program_serves_all_in_order() -> None:
    rules, city = opening()
    lay(rules, city, MANAGED, order(0, "driller", 3))
    lay(rules, city, LANDED, order(1, "tower", 2))
    facts = lay(rules, city, THIRD, order(1, "tower", 1))
    assert heard(facts, "round-began") == [{"company": 0}]
    assert [words["company"] for words in heard(facts, "served")] == [0, 1, 2]
    assert [words["company"] for words in heard(facts, "bought")] == [0, 1, 2]
    assert stages(rules, city) == ["preparing"] * 3


def test_oc_5_9_the_table_waits_for_those_whose_tokens_do_not_lie() -> None:
    rules, city = opening()
    lay(rules, city, LANDED)
    assert waiting(rules, city) == [(seat, "invest") for seat in (0, 1, 2, 6, 7, 8)]


def test_oc_5_9_tokens_may_be_changed_until_all_lie() -> None:
    rules, city = opening()
    lay(rules, city, MANAGED, order(0, "driller", 3))
    assert "reconsider" in formed(rules, city, US)
    facts = do(rules, city, seat_of(MANAGED, 1), Reconsider())
    assert heard(facts, "reconsidered") == [{"company": 0, "seat": 1}]
    assert plan_names(rules, city, MANAGED) == [(0, "driller", 3)]
    do(rules, city, US, order(0, "driller", 1))
    do(rules, city, US, Confirm())
    all_lie(rules, city)
    assert store(city, MANAGED, "driller") == [2]


def test_oc_10_3_once_the_round_has_begun_the_tokens_lie() -> None:
    rules, city = opening()
    person(rules, city, 1)
    lay(rules, city, THIRD, order(1, "tower"))
    all_lie(rules, city)
    assert stages(rules, city) == ["service", "laid", "laid"]
    assert refused(rules, city, OTHERS, Reconsider()) == ("OC-10.3", "round-began", 0, 0)
    assert "reconsider" not in formed(rules, city, OTHERS)
    assert refused(rules, city, OTHERS, order(1, "tower", 2))[1] == "not-now"


def test_oc_5_9_only_those_whose_tokens_lie_can_reconsider() -> None:
    rules, city = opening()
    assert refused(rules, city, US, Reconsider()) == ("OC-10.3", "not-now", 0, 0)


# OC-10.3: the order


def test_oc_10_3_clockwise_from_another_company_every_turn() -> None:
    rules, city = opening(12)
    orders = [see(rules, city).order]
    for _ in range(4):
        facts = play_turn(rules, city)
        assert [words["company"] for words in heard(facts, "served")] == orders[-1]
        assert [words["company"] for words in heard(facts, "stamped")] == orders[-1]
        orders.append(see(rules, city).order)
    assert orders == [[0, 1, 2, 3], [1, 2, 3, 0], [2, 3, 0, 1], [3, 0, 1, 2], [0, 1, 2, 3]]


def test_oc_10_3_everybody_sees_the_order_and_where_the_bankers_are() -> None:
    rules, city = opening()
    person(rules, city, 1)
    for seat in (-1, US, OTHERS, 9, 10):
        assert (see(rules, city, seat).order, see(rules, city, seat).served, see(rules, city, seat).sold) == ([0, 1, 2], None, None)
    all_lie(rules, city)
    serve(rules, city, MANAGED)
    for seat in (-1, US, OTHERS, 9, 10):
        assert (see(rules, city, seat).served, see(rules, city, seat).sold) == (LANDED, MANAGED)


def test_oc_10_1_without_rounds_there_is_no_order() -> None:
    rules, city = opening(flow="free")
    assert (see(rules, city).order, see(rules, city).served, see(rules, city).sold) == ([], None, None)
    lay(rules, city, THIRD, order(1, "tower"))
    assert stages(rules, city) == ["investing", "investing", "preparing"]


def test_oc_10_3_a_person_as_banker_one_goes_from_company_to_company() -> None:
    rules, city = opening()
    person(rules, city, 1)
    all_lie(rules, city)
    assert [decision for decision in waiting(rules, city) if decision[0] == 9] == [(9, "serve")]
    assert offered(rules, city, 9) == [{"do": "serve", "company": 0}, {"do": "send-back", "company": 0}]
    assert refused(rules, city, 9, Serve(LANDED)) == ("OC-10.1", "not-now", 0, 0)
    for company in (MANAGED, LANDED, THIRD):
        serve(rules, city, company)
    assert stages(rules, city) == ["preparing"] * 3
    assert see(rules, city).served is None


def test_oc_10_3_the_banker_leaves_when_the_plots_are_drawn_and_returned() -> None:
    rules, city = opening(plot_choice=True)
    lay(rules, city, MANAGED, order(0, "plot"))
    lay(rules, city, LANDED, order(2, "plot"))
    lay(rules, city, THIRD)
    assert (stages(rules, city), chances(rules, city)) == (["drawing", "laid", "laid"], [("plot-card", 0)])
    draw_plot(rules, city, GORLICE)
    facts = draw_plot(rules, city, "krosno")
    assert (stages(rules, city), heard(facts, "served")) == (["returning", "laid", "laid"], [])
    facts = do(rules, city, US, positions.GAME.decode_action("return-plot", {"plot": 0}))
    assert [words["company"] for words in heard(facts, "served")] == [1]
    assert (stages(rules, city), chances(rules, city)) == (["preparing", "drawing", "laid"], [("plot-card", 1)])


# OC-5.6: what can no longer be served


def poorer(money: int = 2000, **options: Setting) -> tuple[OilCityRules, OilCityState]:
    """Company 1 has three towers on its plan and gives its money away before banker 1 comes."""
    rules, city = opening(9, **options)
    lay(rules, city, LANDED, order(1, "tower", 3))
    deal(rules, city, THEM, OTHERS, offer(THIRD, give=f"money {money}"))
    return rules, city


def test_oc_5_6_what_cannot_be_paid_any_more_is_refused_with_the_reason() -> None:
    rules, city = poorer()
    facts = all_lie(rules, city)
    assert [words["company"] for words in heard(facts, "sent-back")] == [LANDED]
    assert heard(facts, "not-served") == [{"company": 1, "reason": "too-little-money", "need": 1500, "have": 400}]
    assert clauses(facts, "not-served") == ["OC-5.6"]
    assert seen(facts, "not-served", THEM, 4, 9, US, OTHERS, -1) == [True, True, True, False, False, False]
    assert stages(rules, city) == ["preparing", "investing", "laid"]


def test_oc_5_6_that_company_alone_changes_its_plan_and_the_round_goes_on() -> None:
    rules, city = poorer()
    all_lie(rules, city)
    assert waiting(rules, city) == [*((seat, "prepare") for seat in (0, 1, 2)), *((seat, "invest") for seat in (3, 4, 5))]
    assert refused(rules, city, THEM, Confirm())[1] == "too-little-money"
    do(rules, city, THEM, order(1, "driller", 1))
    facts = do(rules, city, THEM, Confirm())
    assert [words["company"] for words in heard(facts, "served")] == [LANDED, THIRD]
    assert stages(rules, city) == ["preparing"] * 3


def test_oc_5_6_a_person_as_banker_sends_back_with_the_reason() -> None:
    rules, city = poorer()
    person(rules, city, 1)
    all_lie(rules, city)
    serve(rules, city, MANAGED)
    assert refused(rules, city, 9, Serve(LANDED)) == ("OC-5.6", "too-little-money", 1500, 400)
    facts = do(rules, city, 9, SendBack(LANDED))
    assert heard(facts, "not-served")[0]["reason"] == "too-little-money"
    do(rules, city, THEM, order(1, "driller"))
    do(rules, city, THEM, Confirm())
    assert stages(rules, city) == ["preparing", "service", "laid"]
    serve(rules, city, LANDED)
    serve(rules, city, THIRD)


def test_oc_1_5_the_last_piece_goes_to_the_first_in_order() -> None:
    rules, city = opening()
    positions.drain(city, THIRD, 1, "fan")
    lay(rules, city, LANDED, order(0, "fan"))
    lay(rules, city, MANAGED, order(0, "fan"))
    facts = lay(rules, city, THIRD)
    assert heard(facts, "not-served") == [{"company": 1, "reason": "bank-is-out", "need": 1, "have": 0}]


def test_oc_10_3_money_of_a_pedlar_pays_in_the_same_service() -> None:
    rules, city = opening()
    purse(city, MANAGED, 0)
    give(city, MANAGED, wax=3)
    lay(rules, city, MANAGED, SendPedlar(0, 3, 0, 0), order(2, "tower"))
    all_lie(rules, city)
    assert cash(city, MANAGED) == [100]


# OC-5.9: crude that comes once the tokens are laid


def test_oc_5_9_crude_that_comes_after_the_tokens_lie_is_not_refined_in_this_turn() -> None:
    """Company 0 has extracted; its crude travels to company 1, which is sent back, and must not be refined and sold at once."""
    rules, city = opening()
    give(city, LANDED, refinery=1)
    give(city, MANAGED, crude=4)
    lay(rules, city, LANDED, order(1, "tower", 3))
    deal(rules, city, THEM, OTHERS, offer(THIRD, give="money 2000"))
    all_lie(rules, city)
    deal(rules, city, US, THEM, offer(LANDED, give="crude 4"))
    assert refused(rules, city, THEM, RunRefinery(0, 1))[:2] == ("OC-5.9", "crude-too-late")
    assert store(city, LANDED, "crude") == [4]


def test_oc_5_9_crude_that_lay_on_the_refinery_may_still_be_refined_after_a_correction() -> None:
    rules, city = opening()
    give(city, LANDED, refinery=1, crude=3)
    lay(rules, city, LANDED, order(1, "tower", 3), RunRefinery(0, 2))
    deal(rules, city, THEM, OTHERS, offer(THIRD, give="money 2000"))
    all_lie(rules, city)
    assert refused(rules, city, THEM, RunRefinery(2, 1))[1] == "no-refinery"
    assert refused(rules, city, THEM, RunRefinery(0, 3)) == ("OC-5.9", "crude-too-late", 2, 3)
    do(rules, city, THEM, order(1, "driller"))
    do(rules, city, THEM, Confirm())
    assert store(city, LANDED, "crude", "kerosene") == [1, 4]


# OC-10.1: banker 2 follows


def test_oc_10_1_banker_two_is_at_one_company_while_banker_one_is_at_a_later_one() -> None:
    rules, city = opening()
    person(rules, city, 1)
    give(city, MANAGED, wax=1)
    all_lie(rules, city)
    serve(rules, city, MANAGED)
    do(rules, city, US, Extract())
    assert stages(rules, city) == ["selling", "service", "laid"]
    positions.sell(rules, city, MANAGED, wax=1, wagons=1)
    assert stages(rules, city) == ["done", "service", "laid"]


def test_oc_10_3_a_company_that_is_ready_waits_for_banker_two() -> None:
    rules, city = opening()
    all_lie(rules, city)
    facts = do(rules, city, THEM, Extract())
    assert (keys(facts), stage_of(rules, city, LANDED)) == (["prepared"], "ready")
    assert chances(rules, city) == []
    do(rules, city, US, Extract())
    facts = positions.sell(rules, city, MANAGED)
    assert [words["company"] for words in heard(facts, "extraction-began")] == [LANDED]
    assert chances(rules, city) == [("extraction-die", LANDED)]


def test_oc_10_3_until_banker_two_comes_the_plots_may_be_changed() -> None:
    rules, city = opening()
    plot = settle(rules, city, LANDED)
    all_lie(rules, city)
    do(rules, city, THEM, Extract())
    assert refused(rules, city, THEM, put_wish("tower", plot, "e"))[1] == "not-now"
    do(rules, city, THEM, Reconsider())
    assert stage_of(rules, city, LANDED) == "preparing"
    do(rules, city, THEM, put_wish("tower", plot, "e"))


def test_oc_10_3_the_round_waits_for_the_company_at_which_banker_two_is() -> None:
    """The others may prepare; nobody waits for them yet."""
    rules, city = opening()
    all_lie(rules, city)
    assert waiting(rules, city) == [(seat, "prepare") for seat in (0, 1, 2)]
    assert [seat for seat, key in meanwhile(rules, city) if key == "prepare"] == [3, 4, 5, 6, 7, 8]
    do(rules, city, US, Extract())
    positions.sell(rules, city, MANAGED)
    assert waiting(rules, city) == [(seat, "prepare") for seat in (3, 4, 5)]


def test_oc_10_1_a_person_as_banker_two_rolls_and_stamps_in_order() -> None:
    rules, city = opening()
    person(rules, city, 2)
    all_lie(rules, city)
    do(rules, city, THEM, Extract())
    assert refused(rules, city, 10, RollPlot(LANDED)) == ("OC-10.1", "not-now", 0, 0)
    do(rules, city, US, Extract())
    positions.sell(rules, city, MANAGED)
    assert waiting(rules, city) == [(10, "stamp")]
    assert stage_of(rules, city, LANDED) == "ready"
    stamp(rules, city, MANAGED)
    do(rules, city, 10, RollPlot(LANDED))
    die(rules, city, LANDED, 1)


def test_oc_4_2_no_event_before_the_last_sale() -> None:
    rules, city = opening()
    all_lie(rules, city)
    for company in (MANAGED, LANDED, THIRD):
        assert [chance for chance in chances(rules, city) if chance[0] == "event-card"] == []
        positions.finish(rules, city, company)
    assert chances(rules, city) == [("event-card", 0)]


def test_oc_8_1_deals_stay_open_while_the_bankers_go_round() -> None:
    rules, city = opening()
    person(rules, city, 1)
    lay(rules, city, MANAGED)
    deal(rules, city, US, THEM, offer(LANDED, give="money 100"))  # laid, investing
    all_lie(rules, city)
    deal(rules, city, US, THEM, offer(LANDED, give="money 100"))  # service, laid
    serve(rules, city, MANAGED)
    serve(rules, city, LANDED)
    do(rules, city, THEM, Extract())
    deal(rules, city, US, THEM, offer(LANDED, give="money 100"))  # preparing, ready
    do(rules, city, US, Extract())
    positions.sell(rules, city, MANAGED)
    assert stage_of(rules, city, LANDED) == "extracting"
    deal(rules, city, US, OTHERS, offer(THIRD, give="money 100"))  # done, preparing
    assert refused(rules, city, THEM, offer(MANAGED, give="money 100")) == ("OC-8.1", "extracting", 0, 0)
    assert cash(city, MANAGED, LANDED, THIRD) == [2000, 2700, 2500]


def test_oc_8_1_goods_change_hands_between_two_sales_and_are_sold_once() -> None:
    rules, city = opening()
    give(city, MANAGED, wax=2)
    give(city, LANDED, wagon=1)
    all_lie(rules, city)
    do(rules, city, US, Extract())
    deal(rules, city, US, THEM, offer(LANDED, give="wax 2", take="money 300"))
    positions.sell(rules, city, MANAGED)
    positions.to_sale(rules, city, LANDED)
    positions.sell(rules, city, LANDED, wax=2, wagons=1)
    assert (store(city, MANAGED, "wax"), store(city, LANDED, "wax")) == ([0], [0])


def test_oc_6_3_a_plot_that_changes_hands_extracts_once() -> None:
    rules, city = opening()
    plot = settle(rules, city, MANAGED)
    all_lie(rules, city)
    do(rules, city, US, Extract())
    die(rules, city, MANAGED, 2)
    deal(rules, city, US, THEM, offer(LANDED, give=f"plot {plot}"))
    positions.sell(rules, city, MANAGED)
    do(rules, city, THEM, PutPiece(5, plot, 0))
    do(rules, city, THEM, Extract())
    die(rules, city, LANDED, 2)
    assert (stage_of(rules, city, LANDED), store(city, LANDED, "crude")) == ("selling", [0])


# Switching bankers


def test_oc_1_3_when_the_program_takes_over_the_round_goes_on() -> None:
    rules, city = opening()
    person(rules, city, 1)
    all_lie(rules, city)
    facts = person(rules, city, 1, 0)
    assert [words["company"] for words in heard(facts, "served")] == [0, 1, 2]


def test_oc_1_3_when_the_program_takes_over_an_unpayable_plan_goes_back() -> None:
    rules, city = poorer()
    person(rules, city, 1)
    all_lie(rules, city)
    serve(rules, city, MANAGED)
    facts = person(rules, city, 1, 0)
    assert [words["company"] for words in heard(facts, "sent-back")] == [LANDED]


def test_oc_10_3_a_person_may_take_over_in_the_middle_of_the_round() -> None:
    rules, city = poorer()
    all_lie(rules, city)
    person(rules, city, 1)
    do(rules, city, THEM, order(1, "driller"))
    do(rules, city, THEM, Confirm())
    assert stages(rules, city) == ["preparing", "service", "laid"]
    serve(rules, city, LANDED)
    assert stages(rules, city) == ["preparing", "preparing", "service"]


# Any game


@pytest.mark.parametrize("seed", range(12))
def test_oc_10_3_in_any_game_companies_are_served_and_stamped_in_order(seed: int) -> None:
    options: dict[str, Setting] = {"plot_choice": seed % 2 == 0, "confirm": ("one", "majority", "all")[seed % 3]}
    rules = positions.GAME.make_rules(positions.GAME.settings(options))
    city, dice = rules.start((9, 12, 15)[seed % 3]), Dice(seed)
    told: dict[str, list[int]] = {"confirmed": [], "served": [], "stamped": []}
    while (given := random_input(rules, city, dice)) is not None:
        log = Log()
        put_in(rules, city, given, log)
        if "event-drawn" in keys(log.facts):
            told = {key: [] for key in told}
        for fact in log.facts:
            if fact.key in told:
                told[fact.key] += [company for company in [fact.words()["company"]] if isinstance(company, int)]
                assert fact.key == "confirmed" or len(set(told["confirmed"])) == len(city.companies), "served before all tokens lay"
        order_now = see(rules, city).order
        assert told["served"] == order_now[: len(told["served"])]
        assert told["stamped"] == order_now[: len(told["stamped"])]
        assert len(told["stamped"]) <= len(told["served"])
