"""OC-5, phase B: tokens, prices, the pedlar, refineries, and the bank's service."""

from __future__ import annotations

import pytest

from magnat.games.oilcity.actions import (
    Confirm,
    Extract,
    PutPiece,
    ReturnPlot,
    RunRefinery,
    SendPedlar,
    TakeToken,
)
from magnat.games.oilcity.figures import PROFESSIONS, TOWER
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.state import OilCityState
from magnat.kernel.contract import Action
from tests.games.oilcity.positions import (
    GORLICE,
    LANDED,
    MANAGED,
    THIRD,
    bank,
    cash,
    chances,
    clauses,
    deal,
    do,
    draw_plot,
    extract,
    give,
    heard,
    invest,
    keys,
    lift,
    offer,
    offered,
    on_plot,
    opening,
    order,
    pass_turn,
    person,
    plan_names,
    prepare,
    purse,
    put,
    refused,
    seat_of,
    see,
    sell,
    settle,
    sheet,
    stage_of,
    store,
    text,
    the_chance,
    to_sale,
    waiting,
)

LIMITS = {
    "balanced": {
        "engineer": {"tower": 3, "driller": 1, "plot": 1, "wagon": 2},
        "manager": {"tower": 2, "driller": 3, "plot": 3, "wagon": 2},
        "landowner": {"tower": 1, "driller": 2, "plot": 1, "wagon": 1},
        "merchant": {"tower": 1, "driller": 1, "plot": 1, "wagon": 3},
    },
    "specialist_3_2_1": {
        "engineer": {"tower": 3, "driller": 1, "plot": 1, "wagon": 2},
        "manager": {"tower": 2, "driller": 3, "plot": 1, "wagon": 1},
        "landowner": {"tower": 1, "driller": 2, "plot": 3, "wagon": 1},
        "merchant": {"tower": 1, "driller": 1, "plot": 2, "wagon": 3},
    },
    "plain_3_1": {
        "engineer": {"tower": 3, "driller": 1, "plot": 1, "wagon": 1},
        "manager": {"tower": 1, "driller": 3, "plot": 1, "wagon": 1},
        "landowner": {"tower": 1, "driller": 1, "plot": 3, "wagon": 1},
        "merchant": {"tower": 1, "driller": 1, "plot": 1, "wagon": 3},
    },
}
PRICES = {"tower": 500, "driller": 100, "plot": 300, "wagon": 100}
SITS = {"manager": (0, 0), "merchant": (0, 1), "engineer": (0, 2), "landowner": (1, 2)}
"""Where each profession sits: company and member."""

CELLS = [
    (table, profession, thing, limit)
    for table, professions in LIMITS.items()
    for profession, things in professions.items()
    for thing, limit in things.items()
]
CARDS = ["pump", "fan", "distillery", "rig", "refinery"]


def rich(company: int = MANAGED, money: int = 20_000) -> tuple[OilCityRules, OilCityState]:
    """A company with plenty of cash."""
    rules, city = opening()
    purse(city, company, money)
    return rules, city


# OC-5.1


def test_oc_5_1_every_partner_is_asked_for_the_token() -> None:
    rules, city = opening()
    assert waiting(rules, city) == [(seat, "invest") for seat in range(9)]


@pytest.mark.parametrize("wish", [order(1, "wagon"), order(1, "fan"), SendPedlar(1, 1, 0, 0), RunRefinery(1, 1)])
def test_oc_5_1_the_token_lies_on_one_place(wish: Action) -> None:
    rules, city = opening()
    give(city, MANAGED, wax=1, refinery=1, crude=1)
    do(rules, city, 1, order(1, "driller"))
    do(rules, city, 1, wish)
    assert len(plan_names(rules, city, MANAGED)) == 1


def test_oc_5_1_a_company_does_at_most_three_actions() -> None:
    rules, city = rich()
    for member in range(3):
        for thing in ("wagon", "driller", "fan"):
            do(rules, city, seat_of(MANAGED, member), order(member, thing))
    assert plan_names(rules, city, MANAGED) == [(0, "fan", 1), (1, "fan", 1), (2, "fan", 1)]
    assert refused(rules, city, 0, order(3, "fan")) == ("OC-5.1", "no-such-member", 3, 3)
    assert refused(rules, city, 0, order(-1, "fan")) == ("OC-5.1", "no-such-member", 3, -1)
    do(rules, city, 0, Confirm())
    assert store(city, MANAGED, "fan", "wagon", "driller") == [3, 1, 1]
    assert refused(rules, city, 0, order(0, "fan")) == ("OC-6.1", "not-now", 0, 0)


def test_oc_5_1_not_placing_the_token_is_allowed() -> None:
    rules, city = opening()
    facts = invest(rules, city, MANAGED)
    assert keys(facts) == ["confirmed", "served"]
    assert cash(city, MANAGED) == [2400]


def test_oc_5_1_a_token_comes_off_again() -> None:
    rules, city = opening()
    do(rules, city, 0, order(0, "driller", 3))
    do(rules, city, 1, order(1, "wagon"))
    do(rules, city, 0, TakeToken(0))
    assert plan_names(rules, city, MANAGED) == [(1, "wagon", 1)]
    assert refused(rules, city, 0, TakeToken(0)) == ("OC-5.1", "no-token-there", 0, 0)


def test_oc_5_1_partners_see_and_change_each_others_plans() -> None:
    rules, city = opening()
    do(rules, city, 0, order(0, "driller", 3))
    assert [plan.order for plan in see(rules, city, 2).companies[MANAGED].plans or []] == ["driller"]
    do(rules, city, 2, order(0, "driller", 1))
    assert plan_names(rules, city, MANAGED) == [(0, "driller", 1)]
    do(rules, city, 1, TakeToken(0))
    assert plan_names(rules, city, MANAGED) == []


def test_oc_5_1_after_the_confirmation_nothing_is_changed() -> None:
    rules, city = opening()
    person(rules, city, 1)
    invest(rules, city, MANAGED, order(0, "driller", 3))
    for wish in (order(0, "driller", 1), TakeToken(0), Confirm(), SendPedlar(0, 1, 0, 0)):
        assert refused(rules, city, 0, wish) == ("OC-5.6", "not-now", 0, 0)


def test_oc_5_1_nobody_touches_the_tokens_of_another_company() -> None:
    rules, city = opening()
    do(rules, city, seat_of(LANDED), order(0, "wagon"))
    assert refused(rules, city, 0, TakeToken(0)) == ("OC-5.1", "no-token-there", 0, 0)
    do(rules, city, 0, order(0, "driller"))
    assert plan_names(rules, city, LANDED) == [(0, "wagon", 1)]


def test_oc_5_1_open_plans_move_nothing() -> None:
    rules, city = opening()
    do(rules, city, 0, order(2, "tower", 3))
    assert cash(city, MANAGED) == [2400]
    assert bank(city, "tower") == [57]


@pytest.mark.parametrize("thing", ["money", "wax", "gas", "kerosene", "crude"])
def test_oc_5_1_there_is_no_place_for_other_things(thing: str) -> None:
    rules, city = opening()
    assert refused(rules, city, 0, order(0, thing)) == ("OC-5.1", "not-for-sale", 0, 0)


# OC-5.2


@pytest.mark.parametrize(("table", "profession", "thing", "limit"), CELLS)
def test_oc_5_2_the_profession_sets_the_limit(table: str, profession: str, thing: str, limit: int) -> None:
    company, member = SITS[profession]
    rules, city = opening(limits=table)
    purse(city, company, 5000)
    assert see(rules, city).companies[company].professions[member] == profession
    for amount in range(1, limit + 1):
        do(rules, city, seat_of(company, member), order(member, thing, amount))
        assert plan_names(rules, city, company) == [(member, thing, amount)]
    seat = seat_of(company, member)
    assert refused(rules, city, seat, order(member, thing, limit + 1)) == ("OC-5.2", "over-limit", limit, limit + 1)
    assert refused(rules, city, seat, order(member, thing, 0)) == ("OC-5.2", "over-limit", limit, 0)
    assert refused(rules, city, seat, order(member, thing, -1)) == ("OC-5.2", "over-limit", limit, -1)


@pytest.mark.parametrize(("table", "profession", "thing", "limit"), CELLS)
def test_oc_5_2_fewer_is_allowed_and_costs_less(table: str, profession: str, thing: str, limit: int) -> None:
    company, member = SITS[profession]
    for amount in range(1, limit + 1):
        rules, city = opening(limits=table)
        facts = invest(rules, city, company, order(member, thing, amount))
        price = amount * PRICES[thing]
        assert heard(facts, "bought") == [{"company": company, "order": thing, "amount": amount, "price": price}]
        assert cash(city, company) == [2400 - price]


@pytest.mark.parametrize("table", list(LIMITS))
def test_oc_5_2_known_limits_hold_in_every_table(table: str) -> None:
    known = LIMITS[table]
    assert (known["engineer"]["tower"], known["landowner"]["tower"], known["manager"]["driller"]) == (3, 1, 3)
    rules, _ = opening(limits=table)
    assert sorted(known) == PROFESSIONS
    assert sorted(rules.figures.limits) == sorted(LIMITS)


def test_oc_5_2_the_manager_pays_300_for_three_drillers() -> None:
    rules, city = opening()
    invest(rules, city, MANAGED, order(0, "driller", 3))
    assert (cash(city, MANAGED), store(city, MANAGED, "driller")) == ([2100], [4])


def test_oc_5_2_one_token_per_character_card() -> None:
    rules, city = opening()
    do(rules, city, 0, order(0, "driller", 3))
    do(rules, city, 0, order(0, "tower", 1))
    assert plan_names(rules, city, MANAGED) == [(0, "tower", 1)]


@pytest.mark.parametrize("second", [order(0, "driller"), order(0, "wagon"), SendPedlar(0, 1, 0, 0)])
def test_oc_5_2_the_spare_token_of_a_company_of_two_does_not_go_on_a_card_that_has_one(second: Action) -> None:
    """Option `company_size` lets either of two partners play the third token; a character card still takes one."""
    rules, city = opening(11, company_size=2)
    give(city, 3, wax=1)
    seat = 9
    do(rules, city, seat, order(0, "tower"))
    if rules.check(city, seat, second) is None:
        do(rules, city, seat, second)
    on_card = [plan for plan in plan_names(rules, city, 3) if plan[0] == 0 and plan[1] in ("tower", "driller", "wagon", "plot", "pedlar")]
    assert len(on_card) == 1


def test_oc_5_2_the_spare_token_of_a_company_of_two_goes_on_the_investment_card() -> None:
    rules, city = opening(11, company_size=2)
    purse(city, 3, 5000)
    for member, thing in ((0, "driller"), (0, "fan"), (1, "wagon")):
        do(rules, city, 9 + member, order(member, thing))
    assert sorted(plan_names(rules, city, 3)) == [(0, "driller", 1), (0, "fan", 1), (1, "wagon", 1)]
    do(rules, city, 9, Confirm())
    assert store(city, 3, "fan") == [1]


def test_oc_5_1_a_company_of_four_places_three_tokens() -> None:
    rules, city = opening(10, company_size=4)
    purse(city, 2, 5000)
    for member in range(3):
        do(rules, city, 6 + member, order(member, "fan"))
    assert refused(rules, city, 9, order(3, "fan")) == ("OC-5.1", "no-token-left", 3, 4)
    do(rules, city, 9, TakeToken(0))
    do(rules, city, 9, order(3, "fan"))
    assert plan_names(rules, city, 2) == [(1, "fan", 1), (2, "fan", 1), (3, "fan", 1)]


# OC-5.3


@pytest.mark.parametrize(
    ("wax", "gas", "kerosene"),
    [(1, 0, 0), (0, 1, 0), (0, 0, 1), (2, 0, 0), (1, 1, 0), (3, 0, 0), (0, 3, 0), (0, 0, 3), (1, 1, 1), (2, 0, 1)],
)
def test_oc_5_3_the_pedlar_buys_one_to_three_units_at_200(wax: int, gas: int, kerosene: int) -> None:
    rules, city = opening()
    give(city, MANAGED, wax=3, gas=3, kerosene=3)
    facts = invest(rules, city, MANAGED, SendPedlar(1, wax, gas, kerosene))
    price = 200 * (wax + gas + kerosene)
    assert heard(facts, "pedlar-sold") == [{"company": 0, "wax": wax, "gas": gas, "kerosene": kerosene, "price": price}]
    assert store(city, MANAGED, "money", "wax", "gas", "kerosene") == [2400 + price, 3 - wax, 3 - gas, 3 - kerosene]


@pytest.mark.parametrize("profession", list(SITS))
def test_oc_5_3_every_profession_can_send_three(profession: str) -> None:
    company, member = SITS[profession]
    rules, city = opening()
    give(city, company, wax=4)
    assert refused(rules, city, seat_of(company), SendPedlar(member, 4, 0, 0)) == ("OC-5.3", "pedlar-load", 3, 4)
    invest(rules, city, company, SendPedlar(member, 3, 0, 0))
    assert cash(city, company) == [3000]


@pytest.mark.parametrize(
    ("load", "refusal"),
    [
        (SendPedlar(0, 0, 0, 0), ("OC-5.3", "pedlar-load", 3, 0)),
        (SendPedlar(0, 2, 2, 0), ("OC-5.3", "pedlar-load", 3, 4)),
        (SendPedlar(0, 2, -1, 0), ("OC-5.3", "negative-amount", 0, 0)),
        (SendPedlar(0, 3, 0, 0), ("OC-5.3", "not-in-store", 3, 2)),
        (SendPedlar(0, 0, 0, 1), ("OC-5.3", "not-in-store", 1, 0)),
    ],
)
def test_oc_5_3_what_the_pedlar_does_not_take(load: SendPedlar, refusal: tuple[str, str, int, int]) -> None:
    rules, city = opening()
    give(city, MANAGED, wax=2, gas=2)
    assert refused(rules, city, 0, load) == refusal


def test_oc_5_3_crude_never_goes_to_the_pedlar() -> None:
    rules, city = opening()
    give(city, MANAGED, crude=5)
    assert [wish for wish in offered(rules, city, 0) if wish["do"] == "send-pedlar"] == []
    assert "crude" not in SendPedlar(0, 0, 0, 1).words()
    assert refused(rules, city, 0, SendPedlar(0, 0, 0, 1)) == ("OC-5.3", "not-in-store", 1, 0)


def test_oc_5_3_partners_share_one_store() -> None:
    rules, city = opening()
    give(city, MANAGED, gas=4)
    do(rules, city, 0, SendPedlar(0, 0, 3, 0))
    assert refused(rules, city, 1, SendPedlar(1, 0, 2, 0)) == ("OC-5.3", "not-in-store", 5, 4)
    do(rules, city, 1, SendPedlar(1, 0, 1, 0))
    invest(rules, city, MANAGED)
    assert store(city, MANAGED, "gas", "money") == [0, 3200]


def test_oc_5_3_prices_of_the_event_do_not_matter() -> None:
    for event in ("the_great_strike", "night_operation_in_lwow"):
        rules, city = opening(event=event)
        give(city, MANAGED, wax=1, kerosene=1)
        invest(rules, city, MANAGED, SendPedlar(0, 1, 0, 1))
        assert cash(city, MANAGED) == [2800]


def test_oc_5_3_the_pedlars_money_is_no_revenue_of_wagons() -> None:
    rules, city = opening()
    give(city, MANAGED, wax=3)
    invest(rules, city, MANAGED, SendPedlar(0, 3, 0, 0))
    assert (sheet(rules, city, MANAGED).wagons, sheet(rules, city, MANAGED).revenue) == ([0], [0])


# OC-5.4


@pytest.mark.parametrize("thing", CARDS)
def test_oc_5_4_one_card_per_token(thing: str) -> None:
    rules, city = opening()
    assert refused(rules, city, 0, order(0, thing, 2)) == ("OC-5.4", "one-per-token", 1, 2)
    assert refused(rules, city, 0, order(0, thing, 0)) == ("OC-5.4", "one-per-token", 1, 0)
    facts = invest(rules, city, MANAGED, order(0, thing))
    assert heard(facts, "bought") == [{"company": 0, "order": thing, "amount": 1, "price": 500}]
    assert store(city, MANAGED, thing) == [1]


@pytest.mark.parametrize("thing", CARDS)
def test_oc_5_4_several_partners_may_use_it_for_the_same_improvement(thing: str) -> None:
    rules, city = opening()
    invest(rules, city, MANAGED, order(0, thing), order(1, thing), order(2, thing))
    assert store(city, MANAGED, thing, "money") == [3, 900]


def test_oc_5_4_and_for_different_ones() -> None:
    rules, city = opening()
    invest(rules, city, MANAGED, order(0, "pump"), order(1, "rig"), order(2, "refinery"))
    assert store(city, MANAGED, "pump", "rig", "refinery", "money") == [1, 1, 1, 900]


# OC-5.5


@pytest.mark.parametrize("crude", [1, 2, 3, 4])
def test_oc_5_5_each_crude_becomes_two_kerosene_at_no_cost(crude: int) -> None:
    rules, city = opening()
    give(city, MANAGED, refinery=1, crude=4)
    facts = invest(rules, city, MANAGED, RunRefinery(0, crude))
    assert heard(facts, "crude-refined") == [{"company": 0, "crude": crude, "kerosene": 2 * crude}]
    assert store(city, MANAGED, "crude", "kerosene", "money", "refinery") == [4 - crude, 2 * crude, 2400, 1]


@pytest.mark.parametrize("crude", [0, 5, -1])
def test_oc_5_5_one_to_four_crude_on_a_card(crude: int) -> None:
    rules, city = opening()
    give(city, MANAGED, refinery=1, crude=6)
    assert refused(rules, city, 0, RunRefinery(0, crude)) == ("OC-5.5", "refinery-load", 4, crude)


def test_oc_5_5_the_crude_must_be_there() -> None:
    rules, city = opening()
    give(city, MANAGED, refinery=2, crude=5)
    do(rules, city, 0, RunRefinery(0, 4))
    assert refused(rules, city, 1, RunRefinery(1, 2)) == ("OC-5.5", "not-in-store", 6, 5)
    do(rules, city, 1, RunRefinery(1, 1))


def test_oc_5_5_one_token_per_refinery_card() -> None:
    rules, city = opening()
    give(city, MANAGED, refinery=1, crude=8)
    do(rules, city, 0, RunRefinery(0, 4))
    assert refused(rules, city, 1, RunRefinery(1, 4)) == ("OC-5.5", "no-refinery", 2, 1)


def test_oc_5_5_two_cards_take_two_tokens() -> None:
    rules, city = opening()
    give(city, MANAGED, refinery=2, crude=8)
    invest(rules, city, MANAGED, RunRefinery(0, 4), RunRefinery(2, 4))
    assert store(city, MANAGED, "crude", "kerosene") == [0, 16]


def test_oc_5_5_without_a_card_nothing_is_refined() -> None:
    rules, city = opening()
    give(city, MANAGED, crude=8)
    assert refused(rules, city, 0, RunRefinery(0, 4)) == ("OC-5.5", "no-refinery", 1, 0)


def test_oc_5_5_only_in_the_investment_phase() -> None:
    rules, city = opening()
    give(city, MANAGED, refinery=1, crude=8)
    prepare(rules, city, MANAGED)
    assert refused(rules, city, 0, RunRefinery(0, 4)) == ("OC-6.1", "not-now", 0, 0)


def test_oc_5_5_a_card_runs_again_in_the_next_turn() -> None:
    rules, city = opening()
    give(city, MANAGED, refinery=1, crude=8)
    invest(rules, city, MANAGED, RunRefinery(0, 4))
    pass_turn(rules, city)
    invest(rules, city, MANAGED, RunRefinery(0, 4))
    assert store(city, MANAGED, "kerosene") == [16]


# OC-5.6


def test_oc_5_6_pedlar_money_pays_for_the_partners_in_the_same_phase() -> None:
    """The rulebook's example: three units bring 600, a tower costs 500, and 100 is left."""
    rules, city = opening()
    purse(city, MANAGED, 0)
    give(city, MANAGED, wax=1, gas=1, kerosene=1)
    do(rules, city, 0, SendPedlar(0, 1, 1, 1))
    do(rules, city, 2, order(2, "tower"))
    do(rules, city, 1, Confirm())
    assert store(city, MANAGED, "money", "tower") == [100, 2]


def test_oc_5_6_also_when_the_buyer_placed_the_token_first() -> None:
    rules, city = opening()
    purse(city, MANAGED, 500)
    give(city, MANAGED, wax=3)
    invest(rules, city, MANAGED, order(2, "tower"), SendPedlar(0, 3, 0, 0), order(1, "pump"))
    assert store(city, MANAGED, "money", "tower", "pump") == [100, 2, 1]


def test_oc_5_6_without_the_pedlar_the_tower_cannot_be_paid() -> None:
    rules, city = opening()
    purse(city, MANAGED, 0)
    give(city, MANAGED, wax=3)
    assert refused(rules, city, 2, order(2, "tower")) == ("OC-5.6", "too-little-money", 500, 0)
    do(rules, city, 0, SendPedlar(0, 3, 0, 0))
    assert refused(rules, city, 2, order(2, "tower", 2)) == ("OC-5.6", "too-little-money", 1000, 600)
    do(rules, city, 2, order(2, "tower", 1))


def test_oc_5_6_the_pedlars_token_cannot_come_off_unnoticed() -> None:
    """Then the tower is no longer covered: the confirmation is refused with the numbers, and nothing is lost."""
    rules, city = opening()
    purse(city, MANAGED, 0)
    give(city, MANAGED, wax=3)
    do(rules, city, 0, SendPedlar(0, 3, 0, 0))
    do(rules, city, 2, order(2, "tower", 1))
    do(rules, city, 0, TakeToken(0))
    assert refused(rules, city, 0, Confirm()) == ("OC-5.6", "too-little-money", 500, 0)
    do(rules, city, 0, SendPedlar(0, 3, 0, 0))
    do(rules, city, 0, Confirm())


@pytest.mark.parametrize(("money", "amount"), [(400, 1), (900, 2), (1400, 3), (0, 1)])
def test_oc_5_6_what_cannot_be_paid_is_refused_with_the_numbers(money: int, amount: int) -> None:
    rules, city = opening()
    purse(city, MANAGED, money)
    assert refused(rules, city, 2, order(2, "tower", amount)) == ("OC-5.6", "too-little-money", 500 * amount, money)


def test_oc_5_6_exactly_enough_is_enough() -> None:
    rules, city = opening()
    purse(city, MANAGED, 1500)
    invest(rules, city, MANAGED, order(2, "tower", 3))
    assert cash(city, MANAGED) == [0]


def test_oc_5_6_all_plans_together_must_be_payable() -> None:
    rules, city = opening()
    do(rules, city, 2, order(2, "tower", 3))
    do(rules, city, 0, order(0, "pump"))
    assert refused(rules, city, 1, order(1, "fan")) == ("OC-5.6", "too-little-money", 2500, 2400)
    do(rules, city, 1, order(1, "wagon", 3))
    do(rules, city, 1, Confirm())
    assert cash(city, MANAGED) == [100]


def test_oc_5_6_money_given_away_after_planning_stops_the_confirmation() -> None:
    rules, city = opening()
    do(rules, city, 2, order(2, "tower", 3))
    deal(rules, city, 0, seat_of(LANDED), offer(LANDED, give="money 1000"))
    before = text(city)
    assert refused(rules, city, 0, Confirm()) == ("OC-5.6", "too-little-money", 1500, 1400)
    assert text(city) == before
    do(rules, city, 2, order(2, "tower", 2))
    do(rules, city, 0, Confirm())


def test_oc_5_6_goods_given_away_after_planning_stop_the_confirmation() -> None:
    rules, city = opening()
    give(city, MANAGED, wax=3, crude=4, refinery=1)
    do(rules, city, 0, SendPedlar(0, 3, 0, 0))
    do(rules, city, 1, RunRefinery(1, 4))
    deal(rules, city, 0, seat_of(LANDED), offer(LANDED, give="wax 1"))
    assert refused(rules, city, 0, Confirm()) == ("OC-5.3", "not-in-store", 3, 2)
    do(rules, city, 0, TakeToken(0))
    deal(rules, city, 0, seat_of(LANDED), offer(LANDED, give="crude 1"))
    assert refused(rules, city, 0, Confirm()) == ("OC-5.5", "not-in-store", 4, 3)


def test_oc_5_6_the_program_serves_company_by_company() -> None:
    rules, city = opening()
    facts = invest(rules, city, LANDED, order(0, "wagon", 3))
    assert keys(facts) == ["token-placed", "confirmed", "bought", "served"]
    assert [stage_of(rules, city, company) for company in range(3)] == ["investing", "preparing", "investing"]


def test_oc_5_6_one_partner_confirms_for_the_company() -> None:
    rules, city = opening()
    do(rules, city, 4, Confirm())
    assert [seat for seat, key in waiting(rules, city) if key == "invest"] == [0, 1, 2, 6, 7, 8]


def test_oc_5_6_refined_kerosene_is_too_late_for_the_pedlar() -> None:
    """Tokens, and the goods on the cards, lie there before the bank serves."""
    rules, city = opening()
    give(city, MANAGED, refinery=1, crude=2)
    do(rules, city, 0, RunRefinery(0, 2))
    assert refused(rules, city, 1, SendPedlar(1, 0, 0, 3)) == ("OC-5.3", "not-in-store", 3, 0)


# OC-5.7


@pytest.mark.parametrize(
    ("thing", "price"),
    [("tower", 500), ("driller", 100), ("plot", 300), ("wagon", 100), *((card, 500) for card in CARDS)],
)
def test_oc_5_7_prices(thing: str, price: int) -> None:
    rules, city = opening()
    before = bank(city, "money")[0]
    facts = invest(rules, city, MANAGED, order(0, thing))
    assert [words["price"] for words in heard(facts, "bought")] == [price]
    assert clauses(facts, "bought") == ["OC-5.7"]
    assert (cash(city, MANAGED)[0], bank(city, "money")[0]) == (2400 - price, before + price)


# OC-5.8


def test_oc_5_8_plots_are_drawn_blind_from_the_stack() -> None:
    rules, city = opening(limits="specialist_3_2_1")
    invest(rules, city, MANAGED, order(1, "plot", 2))
    assert stage_of(rules, city, MANAGED) == "drawing"
    assert chances(rules, city) == [("plot-card", MANAGED)]
    facts = draw_plot(rules, city, GORLICE) + draw_plot(rules, city, GORLICE)
    assert [words["card"] for words in heard(facts, "plot-drawn")] == [GORLICE, GORLICE]
    assert stage_of(rules, city, MANAGED) == "preparing"
    assert [plot.card for plot in sheet(rules, city, MANAGED).plots] == [GORLICE, GORLICE]
    assert see(rules, city).plots_left[GORLICE] == 1


def test_oc_5_8_what_is_drawn_is_weighted_by_what_is_left() -> None:
    rules, city = opening(limits="specialist_3_2_1")
    invest(rules, city, MANAGED, order(1, "plot", 2))
    draw_plot(rules, city, GORLICE)
    assert the_chance(rules, city, "plot-card").weights == [2, 2, 2] + [3] * 14


def test_oc_5_8_with_plot_choice_one_more_is_shown_and_one_returned() -> None:
    rules, city = opening(plot_choice=True)
    invest(rules, city, MANAGED, order(0, "plot"))
    draw_plot(rules, city, GORLICE)
    draw_plot(rules, city, "krosno")
    assert cash(city, MANAGED) == [2100]
    assert waiting(rules, city)[:3] == [(0, "return-plot"), (1, "return-plot"), (2, "return-plot")]
    gorlice, krosno = (plot.number for plot in sheet(rules, city, MANAGED).plots)
    assert offered(rules, city, 0) == [{"do": "return-plot", "plot": gorlice}, {"do": "return-plot", "plot": krosno}]
    facts = do(rules, city, 1, ReturnPlot(gorlice))
    assert heard(facts, "plot-returned") == [{"company": 0, "plot": gorlice, "card": GORLICE}]
    assert [plot.card for plot in sheet(rules, city, MANAGED).plots] == ["krosno"]
    assert see(rules, city).plots_left[GORLICE] == 3
    assert stage_of(rules, city, MANAGED) == "preparing"


def test_oc_5_8_one_more_than_ordered_not_twice_as_many() -> None:
    rules, city = opening(plot_choice=True, limits="specialist_3_2_1")
    invest(rules, city, LANDED, order(2, "plot", 3))
    for card in (GORLICE, "krosno", "bobrka", "jaslo"):
        draw_plot(rules, city, card)
    assert stage_of(rules, city, LANDED) == "returning"
    do(rules, city, seat_of(LANDED), ReturnPlot(sheet(rules, city, LANDED).plots[-1].number))
    assert [plot.card for plot in sheet(rules, city, LANDED).plots] == ["siary", GORLICE, "krosno", "bobrka"]


def test_oc_5_8_two_partners_who_buy_plots_are_each_shown_one_more() -> None:
    rules, city = opening(plot_choice=True)
    invest(rules, city, MANAGED, order(0, "plot"), order(2, "plot"))
    for card in (GORLICE, "krosno", "bobrka", "jaslo"):
        draw_plot(rules, city, card)
    for _ in range(2):
        assert stage_of(rules, city, MANAGED) == "returning"
        do(rules, city, 0, ReturnPlot(sheet(rules, city, MANAGED).plots[0].number))
    assert (stage_of(rules, city, MANAGED), len(sheet(rules, city, MANAGED).plots)) == ("preparing", 2)


def test_oc_5_8_only_a_new_plot_goes_back() -> None:
    rules, city = opening(plot_choice=True)
    old = sheet(rules, city, LANDED).plots[0].number
    invest(rules, city, LANDED, order(0, "plot"))
    draw_plot(rules, city, GORLICE)
    draw_plot(rules, city, "krosno")
    assert refused(rules, city, seat_of(LANDED), ReturnPlot(old)) == ("OC-5.8", "not-a-new-plot", 0, 0)
    assert refused(rules, city, seat_of(LANDED), ReturnPlot(50)) == ("OC-5.8", "not-your-plot", 0, 0)
    assert refused(rules, city, seat_of(LANDED), Extract()) == ("OC-5.8", "not-now", 0, 0)


def test_oc_5_8_the_last_plots_are_sold_without_a_choice() -> None:
    rules, city = opening(plot_choice=True)
    city.plots_left = [0] * 16 + [1]
    invest(rules, city, MANAGED, order(0, "plot"))
    draw_plot(rules, city, "sloboda_rungurska")
    assert stage_of(rules, city, MANAGED) == "preparing"


def test_oc_5_8_plot_choice_is_off_by_default() -> None:
    rules, city = opening()
    invest(rules, city, MANAGED, order(0, "plot"))
    draw_plot(rules, city, GORLICE)
    assert stage_of(rules, city, MANAGED) == "preparing"


# OC-5.9


def test_oc_5_9_a_refinery_bought_now_cannot_run_now() -> None:
    rules, city = opening()
    give(city, MANAGED, crude=4)
    do(rules, city, 0, order(0, "refinery"))
    assert refused(rules, city, 1, RunRefinery(1, 4)) == ("OC-5.9", "no-refinery", 1, 0)
    do(rules, city, 0, Confirm())
    assert refused(rules, city, 1, RunRefinery(1, 4)) == ("OC-6.1", "not-now", 0, 0)
    pass_turn(rules, city)
    invest(rules, city, MANAGED, RunRefinery(1, 4))
    assert store(city, MANAGED, "kerosene") == [8]


def test_oc_5_9_an_old_refinery_runs_beside_a_new_one() -> None:
    rules, city = opening()
    give(city, MANAGED, crude=8, refinery=1)
    do(rules, city, 0, order(0, "refinery"))
    do(rules, city, 1, RunRefinery(1, 4))
    assert refused(rules, city, 2, RunRefinery(2, 4)) == ("OC-5.9", "no-refinery", 2, 1)
    do(rules, city, 2, Confirm())
    assert store(city, MANAGED, "refinery", "kerosene") == [2, 8]


def test_oc_5_9_towers_drillers_improvements_bought_now_are_used_now() -> None:
    rules, city = opening()
    plot = settle(rules, city, MANAGED)
    invest(rules, city, MANAGED, order(2, "tower", 2), order(0, "driller", 1), order(1, "rig"))
    for piece, letter in (("tower", "e"), ("tower", "a"), ("tower", "c"), ("driller", "i"), ("rig", "d")):
        put(rules, city, MANAGED, piece, plot, letter)
    extract(rules, city, MANAGED, 1)
    assert store(city, MANAGED, "crude", "gas", "wax") == [3, 2, 1]


def test_oc_5_9_wagons_bought_now_are_used_now() -> None:
    rules, city = opening()
    give(city, MANAGED, wax=8)
    invest(rules, city, MANAGED, order(1, "wagon", 1))
    to_sale(rules, city, MANAGED)
    sell(rules, city, MANAGED, wax=8, wagons=2)
    assert sheet(rules, city, MANAGED).revenue == [1600]


def test_oc_5_9_plots_bought_now_are_worked_now() -> None:
    rules, city = opening()
    invest(rules, city, MANAGED, order(0, "plot"))
    draw_plot(rules, city, GORLICE)
    put(rules, city, MANAGED, "tower", sheet(rules, city, MANAGED).plots[0].number, "e")
    extract(rules, city, MANAGED, 2)
    assert store(city, MANAGED, "gas") == [2]


# OC-5.10


def test_oc_5_10_after_service_the_tokens_come_off() -> None:
    rules, city = opening()
    facts = invest(rules, city, MANAGED, order(0, "driller"), order(1, "wagon"))
    assert clauses(facts, "served") == ["OC-5.10"]
    assert plan_names(rules, city, MANAGED) == []


def test_oc_5_10_then_new_pieces_can_be_placed() -> None:
    rules, city = opening()
    plot = settle(rules, city, MANAGED)
    do(rules, city, 2, order(2, "tower"))
    assert refused(rules, city, 0, PutPiece(TOWER, plot, 0)) == ("OC-5.1", "not-now", 0, 0)
    do(rules, city, 2, Confirm())
    put(rules, city, MANAGED, "tower", plot, "a")
    put(rules, city, MANAGED, "tower", plot, "e")
    lift(rules, city, MANAGED, plot, "a")
    assert on_plot(city, MANAGED) == "....T...."


def test_oc_5_10_every_token_is_there_again_in_the_next_turn() -> None:
    rules, city = opening()
    invest(rules, city, MANAGED, order(0, "driller"), order(1, "wagon"), order(2, "tower"))
    pass_turn(rules, city)
    invest(rules, city, MANAGED, order(0, "driller"), order(1, "wagon"), order(2, "tower"))
    assert store(city, MANAGED, "driller", "wagon", "tower") == [3, 3, 3]
    assert store(city, THIRD, "driller") == [1]
