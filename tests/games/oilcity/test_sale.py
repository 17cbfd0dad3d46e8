"""OC-7, phase D: wagons, prices, and the value sheet."""

from __future__ import annotations

import pytest

from magnat.games.oilcity.actions import Sell, Stamp
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.state import OilCityState
from tests.games.oilcity.positions import (
    CONGRESS,
    EVENTS,
    LANDED,
    MANAGED,
    RIG_EVENT,
    STRIKE,
    bank,
    bankers_of,
    cash,
    clauses,
    finish,
    give,
    heard,
    offered,
    opening,
    pass_turn,
    person,
    refused,
    seat_of,
    see,
    sell,
    sheet,
    stage_of,
    stamp,
    store,
    to_sale,
    waiting,
)


def selling(event: str = RIG_EVENT, wagons: int = 1, zero: bool = True, **goods: int) -> tuple[OilCityRules, OilCityState]:
    """Company 0 has this many wagons and goods and is to sell."""
    rules, city = opening(event=event, zero_price_wagon_scores=zero)
    give(city, MANAGED, wagon=wagons - 1, **goods)
    to_sale(rules, city, MANAGED)
    return rules, city


# OC-7.1


@pytest.mark.parametrize(("wax", "gas", "kerosene"), [(4, 0, 0), (0, 4, 0), (0, 0, 4), (2, 1, 1), (1, 0, 0), (1, 1, 1)])
def test_oc_7_1_up_to_four_units_same_or_mixed(wax: int, gas: int, kerosene: int) -> None:
    rules, city = selling(wax=4, gas=4, kerosene=4)
    sell(rules, city, MANAGED, wax, gas, kerosene, 1)
    assert store(city, MANAGED, "wax", "gas", "kerosene", "wagon") == [4 - wax, 4 - gas, 4 - kerosene, 0]


@pytest.mark.parametrize(("units", "wagons"), [(5, 1), (9, 2), (13, 3), (1, 0)])
def test_oc_7_1_a_fifth_unit_needs_another_wagon(units: int, wagons: int) -> None:
    rules, city = selling(wagons=4, wax=20)
    assert refused(rules, city, 0, Sell(units, 0, 0, wagons)) == ("OC-7.1", "wagons-full", 4 * wagons, units)
    sell(rules, city, MANAGED, wax=units, wagons=wagons + 1)


def test_oc_7_1_only_wagons_that_are_there() -> None:
    rules, city = selling(wagons=2, wax=12)
    assert refused(rules, city, 0, Sell(12, 0, 0, 3)) == ("OC-7.1", "no-wagon", 3, 2)


@pytest.mark.parametrize(
    ("wish", "refusal"),
    [
        (Sell(3, 0, 0, 1), ("OC-7.1", "not-in-store", 3, 2)),
        (Sell(0, 2, 0, 1), ("OC-7.1", "not-in-store", 2, 1)),
        (Sell(0, 0, 1, 1), ("OC-7.1", "not-in-store", 1, 0)),
        (Sell(-1, 1, 0, 1), ("OC-7.1", "negative-amount", 0, 0)),
        (Sell(1, 0, 0, -1), ("OC-7.1", "negative-amount", 0, 0)),
    ],
)
def test_oc_7_1_only_goods_that_are_there(wish: Sell, refusal: tuple[str, str, int, int]) -> None:
    rules, city = selling(wax=2, gas=1)
    assert refused(rules, city, 0, wish) == refusal


def test_oc_7_1_crude_never_travels() -> None:
    rules, city = selling(crude=8)
    assert "crude" not in Sell(0, 0, 0, 0).words()
    assert refused(rules, city, 0, Sell(0, 0, 4, 1)) == ("OC-7.1", "not-in-store", 4, 0)
    assert [wish["wagons"] for wish in offered(rules, city, 0)] == [0]
    sell(rules, city, MANAGED)
    assert store(city, MANAGED, "crude", "wagon") == [8, 1]


def test_oc_7_1_only_in_its_own_sale_phase() -> None:
    rules, city = selling(wax=4)
    assert refused(rules, city, seat_of(LANDED), Sell(0, 0, 0, 0)) == ("OC-5.1", "not-now", 0, 0)


# OC-7.2


@pytest.mark.parametrize("event", EVENTS)
def test_oc_7_2_units_are_paid_at_this_turns_prices(event: str) -> None:
    rules, city = selling(event, wagons=2, wax=1, gas=2, kerosene=3)
    prices = see(rules, city).prices
    price = prices["wax"] + 2 * prices["gas"] + 3 * prices["kerosene"]
    before = bank(city, "money")[0]
    facts = sell(rules, city, MANAGED, 1, 2, 3, 2)
    assert [words["price"] for words in heard(facts, "sold")] == [price]
    assert cash(city, MANAGED) == [2400 + price]
    assert bank(city, "money") == [before - price]


def test_oc_7_2_loaded_wagons_and_goods_go_to_the_bank() -> None:
    rules, city = selling(wagons=3, wax=5)
    before = bank(city, "wagon", "wax")
    sell(rules, city, MANAGED, wax=5, wagons=2)
    assert bank(city, "wagon", "wax") == [before[0] + 2, before[1] + 5]


def test_oc_7_2_a_wagon_that_was_not_loaded_stays() -> None:
    rules, city = selling(wagons=3, wax=5)
    sell(rules, city, MANAGED, wax=5, wagons=2)
    assert store(city, MANAGED, "wagon") == [1]
    pass_turn(rules, city)
    assert store(city, MANAGED, "wagon") == [1]


def test_oc_7_2_a_wagon_needs_at_least_one_unit() -> None:
    rules, city = selling(wagons=3, wax=2)
    assert refused(rules, city, 0, Sell(2, 0, 0, 3)) == ("OC-7.2", "wagon-empty", 3, 2)
    assert refused(rules, city, 0, Sell(0, 0, 0, 1)) == ("OC-7.2", "wagon-empty", 1, 0)


def test_oc_7_2_one_unit_is_enough_for_a_wagon() -> None:
    rules, city = selling(wagons=3, wax=3)
    sell(rules, city, MANAGED, wax=3, wagons=3)
    assert sheet(rules, city, MANAGED).wagons == [3]


def test_oc_7_2_unsold_goods_are_kept_for_later_turns() -> None:
    rules, city = selling(CONGRESS, wagons=2, wax=4, gas=4, crude=2)
    sell(rules, city, MANAGED, gas=4, wagons=1)
    pass_turn(rules, city, STRIKE)
    assert store(city, MANAGED, "wax", "crude") == [4, 2]
    to_sale(rules, city, MANAGED)
    sell(rules, city, MANAGED, wax=4, wagons=1)
    assert sheet(rules, city, MANAGED).revenue == [1600, 1200]


def test_oc_7_2_kerosene_at_price_zero_counts_as_sold() -> None:
    rules, city = selling(STRIKE, wagons=2, kerosene=5)
    facts = sell(rules, city, MANAGED, kerosene=5, wagons=2)
    assert [(words["wagons"], words["counted"], words["price"]) for words in heard(facts, "sold")] == [(2, 2, 0)]
    assert (sheet(rules, city, MANAGED).wagons, sheet(rules, city, MANAGED).revenue) == ([2], [0])
    assert store(city, MANAGED, "kerosene", "wagon") == [0, 0]


def test_oc_7_2_without_the_option_a_worthless_wagon_does_not_count() -> None:
    rules, city = selling(STRIKE, wagons=2, zero=False, kerosene=5)
    facts = sell(rules, city, MANAGED, kerosene=5, wagons=2)
    assert [(words["wagons"], words["counted"]) for words in heard(facts, "sold")] == [(2, 0)]
    assert sheet(rules, city, MANAGED).wagons == [0]
    assert store(city, MANAGED, "wagon") == [0]


def test_oc_7_2_without_the_option_a_paid_unit_makes_the_wagon_count() -> None:
    rules, city = selling(STRIKE, wagons=2, zero=False, kerosene=6, wax=2)
    sell(rules, city, MANAGED, wax=2, kerosene=6, wagons=2)
    assert sheet(rules, city, MANAGED).wagons == [2]
    rules, city = selling(STRIKE, wagons=2, zero=False, kerosene=6, wax=1)
    sell(rules, city, MANAGED, wax=1, kerosene=6, wagons=2)
    assert sheet(rules, city, MANAGED).wagons == [1]


def test_oc_7_2_without_the_option_kerosene_with_a_price_counts() -> None:
    rules, city = selling(CONGRESS, zero=False, kerosene=1)
    sell(rules, city, MANAGED, kerosene=1, wagons=1)
    assert sheet(rules, city, MANAGED).wagons == [1]


# OC-7.3


def test_oc_7_3_the_sheet_gets_wagons_and_revenue_of_the_turn() -> None:
    rules, city = selling(wagons=3, wax=8)
    facts = sell(rules, city, MANAGED, wax=7, wagons=2)
    assert heard(facts, "stamped") == [{"company": 0, "turn": 1, "wagons": 2, "revenue": 1400}]
    assert clauses(facts, "stamped") == ["OC-7.3"]
    pass_turn(rules, city)
    to_sale(rules, city, MANAGED)
    sell(rules, city, MANAGED, wax=1, wagons=1)
    assert sheet(rules, city, MANAGED).wagons == [2, 1]
    assert sheet(rules, city, MANAGED).revenue[0] == 1400


def test_oc_7_3_a_turn_without_a_sale_is_noted_as_nothing() -> None:
    rules, city = opening()
    facts = finish(rules, city, MANAGED)
    assert heard(facts, "nothing-sold") == [{"company": 0}]
    assert heard(facts, "stamped") == [{"company": 0, "turn": 1, "wagons": 0, "revenue": 0}]


def test_oc_7_3_after_the_stamp_nothing_is_edited() -> None:
    rules, city = selling(wagons=2, wax=8)
    sell(rules, city, MANAGED, wax=4, wagons=1)
    assert stage_of(rules, city, MANAGED) == "done"
    assert refused(rules, city, 0, Sell(4, 0, 0, 1)) == ("OC-4.2", "not-now", 0, 0)
    assert sheet(rules, city, MANAGED).revenue == [800]


def test_oc_7_3_a_person_stamps_the_sheet() -> None:
    rules, city = selling(wagons=2, wax=8)
    person(rules, city, 2)
    sell(rules, city, MANAGED, wax=4, wagons=1)
    assert stage_of(rules, city, MANAGED) == "stamping"
    assert (bankers_of(rules, city)[1], "stamp") in waiting(rules, city)
    assert refused(rules, city, 0, Sell(4, 0, 0, 1)) == ("OC-7.3", "not-now", 0, 0)
    assert refused(rules, city, 0, Stamp(MANAGED)) == ("OC-7.3", "not-now", 0, 0)
    assert heard(stamp(rules, city, MANAGED), "stamped") == [{"company": 0, "turn": 1, "wagons": 1, "revenue": 800}]


@pytest.mark.parametrize("seat", [0, 5, 9, 10, -1])
def test_oc_7_3_the_sheets_lie_open(seat: int) -> None:
    rules, city = selling(wagons=2, wax=8)
    sell(rules, city, MANAGED, wax=4, wagons=1)
    assert see(rules, city, seat).companies[MANAGED].revenue == [800]
    assert see(rules, city, seat).companies[MANAGED].wagons == [1]
