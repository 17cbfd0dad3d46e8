"""OC-9: the rows of the value sheet, ties, and the winner."""

from __future__ import annotations

import pytest

from magnat.games.oilcity.actions import SendPedlar
from magnat.games.oilcity.figures import WAGON
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.state import OilCityState
from magnat.kernel.game import Setting
from tests.games.oilcity.positions import (
    GORLICE,
    LANDED,
    MANAGED,
    RIG_EVENT,
    STRIKE,
    THIRD,
    clear,
    deal,
    extract,
    give,
    heard,
    invest,
    offer,
    opening,
    pass_turn,
    places,
    points,
    prepare,
    purse,
    put,
    seat_of,
    see,
    sell,
    settle,
    sheet,
    to_end,
    to_sale,
    to_turn,
)

NOTHING = {"plots": 0, "revenue": 0, "buildings": 0, "drillers": 0, "refineries": 0, "improved-plots": 0, "sale-turns": 0}


def bare(**options: Setting) -> tuple[OilCityRules, OilCityState]:
    """Nobody has a plot."""
    rules, city = opening(9, RIG_EVENT, **options)
    for company in range(3):
        clear(city, company)
    return rules, city


def sheets(city: OilCityState, company: int, wagons: list[int], revenue: list[int]) -> None:
    """What the company has sold so far, turn by turn."""
    city.companies[company].wagons = wagons
    city.companies[company].revenue = revenue


# The rows


def test_oc_9_1_a_company_without_anything_is_worth_nothing() -> None:
    rules, city = bare()
    assert points(rules, city, MANAGED) == NOTHING
    assert rules.scores(city) == [0] * 9


@pytest.mark.parametrize("count", [1, 2, 5])
def test_oc_9_1_one_point_per_plot(count: int) -> None:
    rules, city = bare()
    for card in ["siary", "jaslo", "bobrka", "krosno", "siary"][:count]:
        settle(rules, city, MANAGED, card)
    assert points(rules, city, MANAGED) == {**NOTHING, "plots": count}


@pytest.mark.parametrize(
    ("revenue", "expected"),
    [([0], 0), ([900], 0), ([1000], 1), ([1900], 1), ([500, 500], 1), ([900, 900, 200], 2), ([1600, 1600, 1600, 1600, 1600, 1900], 9)],
)
def test_oc_9_2_one_point_per_full_thousand_of_the_sum_of_all_turns(revenue: list[int], expected: int) -> None:
    rules, city = bare()
    sheets(city, MANAGED, [0] * len(revenue), revenue)
    assert points(rules, city, MANAGED) == {**NOTHING, "revenue": expected}


def test_oc_9_2_cash_is_not_revenue() -> None:
    rules, city = bare()
    purse(city, MANAGED, 9900)
    assert points(rules, city, MANAGED)["revenue"] == 0


def test_oc_9_2_only_wagons_bring_revenue() -> None:
    rules, city = opening(event=STRIKE)
    give(city, MANAGED, wax=7)
    invest(rules, city, MANAGED, SendPedlar(0, 3, 0, 0))
    to_sale(rules, city, MANAGED)
    sell(rules, city, MANAGED, wax=4, wagons=1)
    assert sheet(rules, city, MANAGED).revenue == [1200]
    assert points(rules, city, MANAGED)["revenue"] == 1


@pytest.mark.parametrize(
    ("revenue", "cash", "plain", "with_cash"),
    [([900], 100, 0, 1), ([900], 0, 0, 0), ([1500], 2400, 1, 3), ([0], 2400, 0, 2), ([600, 600], 800, 1, 2)],
)
def test_oc_9_2_score_cash_adds_the_cash_to_the_sum(revenue: list[int], cash: int, plain: int, with_cash: int) -> None:
    for scored, expected in ((False, plain), (True, with_cash)):
        rules, city = bare(score_cash=scored)
        sheets(city, MANAGED, [0] * len(revenue), revenue)
        purse(city, MANAGED, cash)
        assert points(rules, city, MANAGED)["revenue"] == expected


@pytest.mark.parametrize("letters", ["T", "R", "P", "F", "S"])
def test_oc_9_3_one_point_per_building_on_a_plot(letters: str) -> None:
    rules, city = bare()
    pieces = "T........" if letters == "T" else f".{letters}......."
    settle(rules, city, MANAGED, GORLICE, pieces)
    assert points(rules, city, MANAGED) == {**NOTHING, "plots": 1, "buildings": 1}


def test_oc_9_3_all_buildings_of_all_plots_count() -> None:
    rules, city = bare()
    settle(rules, city, MANAGED, GORLICE, "TRTRTR.RT")
    settle(rules, city, MANAGED, "siary", "T........")
    assert points(rules, city, MANAGED)["buildings"] == 9


def test_oc_9_3_buildings_in_the_store_do_not_count() -> None:
    rules, city = bare()
    give(city, MANAGED, tower=3, pump=1, fan=1, rig=1, distillery=1)
    assert points(rules, city, MANAGED) == NOTHING


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [("DF.......", 1), ("DFD......", 2), ("D........", 0), ("D....F...", 0), ("D......FD", 1), ("DF.F.....", 1), ("DP.......", 0)],
)
def test_oc_9_4_one_point_per_driller_within_the_reach_of_a_fan(pieces: str, expected: int) -> None:
    rules, city = bare()
    settle(rules, city, MANAGED, GORLICE, pieces)
    assert points(rules, city, MANAGED)["drillers"] == expected


def test_oc_9_4_it_is_who_is_left_after_the_last_extraction() -> None:
    rules, city = opening()
    settle(rules, city, MANAGED, GORLICE, "DFD.....D")
    to_turn(rules, city, 6)
    give(city, MANAGED, driller=1)
    prepare(rules, city, MANAGED)
    put(rules, city, MANAGED, "driller", sheet(rules, city, MANAGED).plots[0].number, "i")
    extract(rules, city, MANAGED, 0)
    to_end(rules, city)
    assert points(rules, city, MANAGED)["drillers"] == 2
    assert points(rules, city, MANAGED)["buildings"] == 1


def test_oc_9_4_drillers_are_no_buildings_and_off_the_plot_they_are_nothing() -> None:
    rules, city = bare()
    give(city, MANAGED, driller=6)
    assert points(rules, city, MANAGED) == NOTHING


@pytest.mark.parametrize("count", [1, 2, 7])
def test_oc_9_5_two_points_per_refinery(count: int) -> None:
    rules, city = bare()
    give(city, MANAGED, refinery=count)
    assert points(rules, city, MANAGED) == {**NOTHING, "refineries": 2 * count}


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        (".P.F.R...", 1),
        (".P.F.S...", 1),
        (".P.R.S...", 1),
        (".F.R.S...", 1),
        (".P.F.S.R.", 1),  # four different ones: still one point
        (".P.F.....", 0),
        (".P.F.F.P.", 0),
        (".P.P.P.P.", 0),
        ("T.T.TP.RT", 0),  # a tower is not an improvement
    ],
)
def test_oc_9_6_one_point_per_plot_with_three_different_improvements(pieces: str, expected: int) -> None:
    rules, city = bare()
    settle(rules, city, MANAGED, GORLICE, pieces)
    assert points(rules, city, MANAGED)["improved-plots"] == expected


def test_oc_9_6_the_three_stand_on_one_plot() -> None:
    rules, city = bare()
    settle(rules, city, MANAGED, GORLICE, ".P.F.....")
    settle(rules, city, MANAGED, "siary", ".S.R.....")
    assert points(rules, city, MANAGED)["improved-plots"] == 0
    settle(rules, city, MANAGED, "siary", ".S.R.P...")
    settle(rules, city, MANAGED, "siary", ".S.R.F.P.")
    assert points(rules, city, MANAGED)["improved-plots"] == 2


@pytest.mark.parametrize(("wagons", "expected"), [([0], 0), ([1], 1), ([9], 1), ([1, 0, 4], 2), ([1, 1, 1, 1, 1, 1], 6)])
def test_oc_9_7_one_point_per_turn_with_a_sale_however_many_wagons(wagons: list[int], expected: int) -> None:
    rules, city = bare()
    sheets(city, MANAGED, wagons, [0] * len(wagons))
    assert points(rules, city, MANAGED) == {**NOTHING, "sale-turns": expected}


@pytest.mark.parametrize(("zero", "expected"), [(True, 1), (False, 0)])
def test_oc_9_7_a_wagon_of_worthless_kerosene_scores_by_the_option(zero: bool, expected: int) -> None:
    rules, city = opening(event=STRIKE, zero_price_wagon_scores=zero)
    give(city, MANAGED, kerosene=4)
    to_sale(rules, city, MANAGED)
    sell(rules, city, MANAGED, kerosene=4, wagons=1)
    assert points(rules, city, MANAGED)["sale-turns"] == expected


def test_oc_9_7_wagons_in_the_store_do_not_count() -> None:
    rules, city = bare()
    give(city, MANAGED, wagon=5)
    assert points(rules, city, MANAGED) == NOTHING
    assert city.companies[MANAGED].store[WAGON] == 6


# A whole sheet


def test_oc_9_9_the_filled_sheet_is_kept_with_all_its_rows() -> None:
    rules, city = bare()
    settle(rules, city, MANAGED, GORLICE, "DF.RTS.P.")
    settle(rules, city, MANAGED, "siary")
    give(city, MANAGED, refinery=1, tower=4)
    to_turn(rules, city, 6)
    sheets(city, MANAGED, [2, 0, 1, 0, 0, 0], [1600, 0, 800, 0, 0, 0])
    facts = to_end(rules, city)
    rows = {"plots": 2, "revenue": 2, "buildings": 5, "drillers": 1, "refineries": 2, "improved-plots": 1, "sale-turns": 2}
    for seat in (0, 8, 9, -1):
        kept = see(rules, city, seat).companies[MANAGED]
        assert kept.points == rows
        assert (kept.wagons, kept.revenue, kept.money) == ([2, 0, 1, 0, 0, 0], [1600, 0, 800, 0, 0, 0], 2400)
    assert rules.scores(city)[:3] == [15, 15, 15]
    assert [words["points"] for words in heard(facts, "ranked")] == [15, 0, 0]


def test_oc_9_9_every_turn_has_its_line_on_the_sheet() -> None:
    rules, city = opening()
    to_end(rules, city)
    for company in see(rules, city).companies:
        assert len(company.wagons) == len(company.revenue) == 6


# OC-9.8


def ended(worth: list[int], wagons: list[int], cash: list[int], **options: Setting) -> tuple[OilCityRules, OilCityState]:
    """Company k has this many refineries, has sold this many wagons in turn 1 and ends with this much cash."""
    rules, city = bare(**options)
    to_turn(rules, city, 6)
    for company in range(3):
        give(city, company, refinery=worth[company])
        sheets(city, company, [wagons[company], 0, 0, 0, 0, 0], [0] * 6)
        purse(city, company, cash[company])
    to_end(rules, city)
    return rules, city


def test_oc_9_8_ties_share_the_place() -> None:
    assert places(*ended([1, 2, 2], [1, 1, 1], [0, 500, 900])) == [3, 1, 1]
    assert places(*ended([1, 1, 1], [1, 1, 1], [0, 500, 900])) == [1, 1, 1]
    assert places(*ended([2, 1, 1], [1, 4, 1], [0, 500, 900])) == [1, 2, 2]


def test_oc_9_8_all_partners_of_a_company_share_its_place() -> None:
    rules, city = ended([3, 2, 1], [1, 1, 1], [0, 0, 0])
    assert rules.agenda(city).places == [1, 1, 1, 2, 2, 2, 3, 3, 3]


def test_oc_9_8_tie_break_looks_at_wagons_over_the_whole_game() -> None:
    assert places(*ended([1, 1, 1], [3, 5, 4], [900, 0, 500], tie_break=True)) == [3, 1, 2]


def test_oc_9_8_then_at_cash() -> None:
    assert places(*ended([1, 1, 1], [3, 3, 3], [900, 0, 1000], tie_break=True)) == [2, 3, 1]
    assert places(*ended([1, 1, 1], [3, 4, 3], [900, 0, 1000], tie_break=True)) == [3, 1, 2]


def test_oc_9_8_what_is_still_equal_shares_the_place() -> None:
    assert places(*ended([1, 1, 1], [3, 3, 3], [700, 700, 0], tie_break=True)) == [1, 1, 3]


def test_oc_9_8_points_come_before_wagons_and_cash() -> None:
    assert places(*ended([1, 2, 1], [9, 1, 9], [9000, 0, 0], tie_break=True)) == [2, 1, 3]


def test_oc_9_8_the_tie_break_adds_the_wagons_of_all_turns() -> None:
    rules, city = bare(tie_break=True)
    to_turn(rules, city, 6)
    sheets(city, MANAGED, [2, 2, 0, 0, 0, 0], [0] * 6)
    sheets(city, LANDED, [1, 5, 0, 0, 0, 0], [0] * 6)
    sheets(city, THIRD, [3, 2, 0, 0, 0, 0], [0] * 6)
    to_end(rules, city)
    assert places(rules, city) == [3, 1, 2]


def test_oc_9_8_without_the_option_cash_breaks_no_tie() -> None:
    assert places(*ended([0, 0, 0], [1, 1, 1], [0, 5000, 900])) == [1, 1, 1]


# Deals and value


def test_oc_8_4_money_from_deals_is_no_revenue() -> None:
    rules, city = opening()
    purse(city, LANDED, 9000)
    give(city, MANAGED, crude=1)
    deal(rules, city, 0, seat_of(LANDED), offer(LANDED, give="crude 1", take="money 9000"))
    assert sheet(rules, city, MANAGED).money == 11_400
    assert points(rules, city, MANAGED)["revenue"] == 0
    assert sheet(rules, city, MANAGED).revenue == [0]
    pass_turn(rules, city)
    assert points(rules, city, MANAGED)["revenue"] == 0


def test_oc_8_4_nor_is_money_from_promises() -> None:
    rules, city = opening()
    deal(rules, city, 0, seat_of(LANDED), offer(LANDED, take_later="money 2000", due=2))
    pass_turn(rules, city)
    pass_turn(rules, city)
    assert sheet(rules, city, MANAGED).money == 4400
    assert points(rules, city, MANAGED)["revenue"] == 0


def test_oc_9_1_a_plot_bought_from_another_company_counts_for_its_owner() -> None:
    rules, city = opening()
    plot = sheet(rules, city, LANDED).plots[0].number
    deal(rules, city, seat_of(LANDED), 0, offer(MANAGED, give=f"plot {plot}", take="money 500"))
    assert [points(rules, city, company)["plots"] for company in (MANAGED, LANDED)] == [1, 0]


def test_oc_9_5_a_refinery_sold_to_another_company_counts_there() -> None:
    rules, city = opening()
    give(city, MANAGED, refinery=1)
    deal(rules, city, 0, seat_of(LANDED), offer(LANDED, give="refinery 1", take="money 500"))
    assert [points(rules, city, company)["refineries"] for company in (MANAGED, LANDED)] == [0, 2]
