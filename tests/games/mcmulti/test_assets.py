"""MM-6, phase 4: assets are bought from the bank and sold to it."""

from __future__ import annotations

import pytest

from magnat.games.mcmulti.actions import BuyAsset, ChooseQuadrant, Drill, EndTurn, LeaveRig
from magnat.games.mcmulti.figures import REFINERY, RIG, STATION, WELL
from tests.games.mcmulti.positions import (
    NE,
    NW,
    SE,
    SW,
    buy,
    do,
    draw,
    harvest,
    heard,
    offered,
    opening,
    owned,
    prices,
    purses,
    put,
    refused,
    roll,
    sell,
    set_economy,
    standing,
    storage,
    waiting,
)

BUYING = pytest.mark.parametrize(
    ("card", "buying"),
    [
        ("depression", [4, 32, 50]),
        ("recovery", [5, 48, 64]),
        ("expansion", [9, 66, 96]),
        ("rapid_growth", [14, 88, 132]),
        ("prosperity", [16, 100, 160]),
        ("downturn", [12, 75, 120]),
        ("recession", [8, 55, 80]),
    ],
)  # rig, station, refinery
SELLING = pytest.mark.parametrize(
    ("card", "selling"),
    [
        ("depression", [2, 18, 24, 20]),
        ("recovery", [3, 24, 30, 30]),
        ("expansion", [5, 32, 60, 50]),
        ("rapid_growth", [9, 50, 90, 65]),
        ("prosperity", [12, 60, 120, 75]),
        ("downturn", [8, 45, 80, 60]),
        ("recession", [4, 30, 32, 45]),
    ],
)  # rig, station, refinery, well


# Buying


@BUYING
def test_mm_6_1_assets_cost_what_the_current_card_says(card: str, buying: list[int]) -> None:
    rules, board = opening()
    set_economy(rules, board, card)
    purses(board, 1000)
    roll(rules, board, 2, 5)
    facts = (
        do(rules, board, 0, buy(RIG, NW, 1, 1)) + do(rules, board, 0, buy(STATION, NW, 1, 2)) + do(rules, board, 0, buy(REFINERY, NW, 4, 1))
    )
    assert prices(facts, "asset-bought") == buying
    assert owned(board, 0)[0] == 1000 - sum(buying)
    assert standing(rules, board, NW) == {"rig": [0], "station": [1], "refinery": [18]}


@BUYING
def test_mm_6_1_one_dollar_less_than_the_price_buys_nothing(card: str, buying: list[int]) -> None:
    rules, board = opening()
    set_economy(rules, board, card)
    roll(rules, board, 2, 5)
    for kind, price in zip((RIG, STATION, REFINERY), buying, strict=True):
        purses(board, price - 1)
        assert refused(rules, board, 0, buy(kind, NW, 1, 1)) == ("MM-6.1", "too-little-cash", price, price - 1)


def test_mm_6_1_wells_cannot_be_bought() -> None:
    rules, board = opening()
    roll(rules, board, 2, 5)
    assert refused(rules, board, 0, buy(WELL, NW, 1, 1)) == ("MM-6.1", "wells-are-drilled", 0, 0)
    assert [wish for wish in offered(rules, board, 0) if wish.get("kind") == "well"] == []


def test_mm_6_1_a_rig_is_not_turned_into_a_well_by_buying() -> None:
    rules, board = opening()
    put(rules, board, RIG, NW, 2, 5)
    roll(rules, board, 1, 6)
    assert refused(rules, board, 0, buy(WELL, NW, 2, 5)) == ("MM-6.1", "wells-are-drilled", 0, 0)
    assert refused(rules, board, 0, Drill()) == ("MM-6.1", "not-now", 0, 0)


def test_mm_6_1_buying_goes_on_as_long_as_cash_and_cells_last() -> None:
    rules, board = opening()
    roll(rules, board, 2, 5)
    for place in range(36):
        do(rules, board, 0, BuyAsset(RIG, NW, place))
    assert owned(board, 0)[0] == 200 - 36 * 5
    assert refused(rules, board, 0, buy(RIG, NW, 4, 4)) == ("MM-1.2", "cell-taken", 0, 0)


@pytest.mark.parametrize("number", [2, 4, 5])
def test_mm_6_1_on_doubles_assets_can_be_bought(number: int) -> None:
    rules, board = opening()
    roll(rules, board, number, number)
    do(rules, board, 0, buy(STATION, NW, 1, 1))
    assert owned(board, 0)[0] == 152


def test_mm_6_1_an_asset_bought_now_does_not_run_on_this_roll() -> None:
    rules, board = opening()
    roll(rules, board, 2, 5)
    do(rules, board, 0, buy(STATION, NW, 2, 5))
    assert waiting(rules, board) == [(0, "assets")]
    assert owned(board, 0) == (152, 2, 2)


def test_mm_6_1_only_the_active_player_buys_and_sells() -> None:
    rules, board = opening()
    for seat in (1, 2, 3):
        put(rules, board, RIG, seat, 2, 5)
    roll(rules, board, 2, 5)
    for seat in (1, 2, 3):
        assert refused(rules, board, seat, buy(RIG, seat, 1, 1)) == ("MM-6.1", "not-your-turn", 0, 0)
        assert refused(rules, board, seat, sell(RIG, seat, 2, 5)) == ("MM-6.1", "not-your-turn", 0, 0)


@pytest.mark.parametrize("quadrant", [NE, SE, SW])
def test_mm_6_1_nobody_buys_into_or_sells_out_of_a_strange_quadrant(quadrant: int) -> None:
    rules, board = opening()
    put(rules, board, RIG, quadrant, 2, 5)
    roll(rules, board, 2, 5)
    assert refused(rules, board, 0, buy(RIG, quadrant, 1, 1)) == ("MM-1.2", "not-your-quadrant", 0, 0)
    assert refused(rules, board, 0, sell(RIG, quadrant, 2, 5)) == ("MM-1.2", "not-your-quadrant", 0, 0)


def test_mm_6_1_two_players_buy_into_both_own_quadrants_whatever_the_roll_worked_in() -> None:
    rules, board = opening(seats=2)
    roll(rules, board, 2, 5)
    do(rules, board, 0, ChooseQuadrant(NW))
    do(rules, board, 0, buy(RIG, SE, 1, 1))
    do(rules, board, 0, buy(RIG, NW, 1, 1))
    assert refused(rules, board, 0, buy(RIG, NE, 1, 1)) == ("MM-1.2", "not-your-quadrant", 0, 0)


# Selling


@SELLING
def test_mm_6_1_crossed_assets_are_sold_at_the_current_cards_price(card: str, selling: list[int]) -> None:
    rules, board = opening()
    set_economy(rules, board, card)
    storage(board, 0, crude=0, gasoline=0)
    purses(board, 0)
    put(rules, board, RIG, NW, 2, 1)
    put(rules, board, STATION, NW, 2, 2)
    put(rules, board, REFINERY, NW, 3, 4)
    put(rules, board, WELL, NW, 2, 5)
    roll(rules, board, 2, 5)
    harvest(rules, board)
    facts = [
        fact
        for wish in (sell(RIG, NW, 2, 1), sell(STATION, NW, 2, 2), sell(REFINERY, NW, 3, 4), sell(WELL, NW, 2, 5))
        for fact in do(rules, board, 0, wish)
    ]
    assert prices(facts, "asset-sold") == selling
    assert {fact.clause for fact in facts} == {"MM-6.1"}
    assert owned(board, 0)[0] == sum(selling)
    assert standing(rules, board, NW) == {}


@pytest.mark.parametrize(
    ("row", "column", "crossed"),
    [(2, 1, True), (2, 6, True), (1, 5, True), (6, 5, True), (2, 5, True), (1, 1, False), (5, 2, False), (3, 4, False), (6, 6, False)],
)
def test_mm_6_1_only_what_this_roll_crosses_can_be_sold(row: int, column: int, crossed: bool) -> None:
    rules, board = opening()
    put(rules, board, RIG, NW, row, column)
    roll(rules, board, 2, 5)
    harvest(rules, board)
    if waiting(rules, board) == [(0, "strike-oil")]:
        do(rules, board, 0, LeaveRig())
    if crossed:
        do(rules, board, 0, sell(RIG, NW, row, column))
        assert owned(board, 0) == (203, 2, 2)
    else:
        assert refused(rules, board, 0, sell(RIG, NW, row, column)) == ("MM-6.1", "not-crossed", 0, 0)


@pytest.mark.parametrize(
    ("row", "column", "crossed"),
    [(1, 1, True), (2, 1, True), (3, 1, False), (5, 4, True), (5, 5, True), (5, 2, False), (1, 4, True)],
)
def test_mm_6_1_a_refinery_can_be_sold_when_any_of_its_cells_is_crossed(row: int, column: int, crossed: bool) -> None:
    rules, board = opening()
    storage(board, 0, crude=0, gasoline=0)
    put(rules, board, REFINERY, NW, row, column)
    roll(rules, board, 2, 5)
    if crossed:
        do(rules, board, 0, sell(REFINERY, NW, row, column))
        assert owned(board, 0) == (230, 0, 0)
    else:
        assert refused(rules, board, 0, sell(REFINERY, NW, row, column)) == ("MM-6.1", "not-crossed", 0, 0)


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_mm_6_1_on_doubles_nothing_can_be_sold(number: int) -> None:
    rules, board = opening()
    put(rules, board, STATION, NW, number, number)
    roll(rules, board, number, number)
    if number in (1, 3, 6):
        draw(rules, board, "sales_tax")
    assert refused(rules, board, 0, sell(STATION, NW, number, number)) == ("MM-6.1", "doubles-sell-nothing", 0, 0)


def test_mm_6_1_with_produce_on_doubles_crossed_assets_can_be_sold_on_doubles() -> None:
    rules, board = opening(produce_on_doubles=True)
    storage(board, 0, crude=0, gasoline=0)
    put(rules, board, STATION, NW, 4, 1)
    put(rules, board, STATION, NW, 1, 1)
    roll(rules, board, 4, 4)
    do(rules, board, 0, sell(STATION, NW, 4, 1))
    assert owned(board, 0) == (224, 0, 0)
    assert refused(rules, board, 0, sell(STATION, NW, 1, 1)) == ("MM-6.1", "not-crossed", 0, 0)


def test_mm_6_1_two_players_sell_only_in_the_quadrant_in_which_the_roll_worked() -> None:
    rules, board = opening(seats=2)
    put(rules, board, RIG, NW, 2, 1)
    put(rules, board, RIG, SE, 2, 1)
    roll(rules, board, 2, 5)
    do(rules, board, 0, ChooseQuadrant(SE))
    assert refused(rules, board, 0, sell(RIG, NW, 2, 1)) == ("MM-6.1", "not-crossed", 0, 0)
    do(rules, board, 0, sell(RIG, SE, 2, 1))


@pytest.mark.parametrize("kind", [RIG, STATION, REFINERY, WELL])
def test_mm_6_1_what_does_not_stand_there_cannot_be_sold(kind: int) -> None:
    rules, board = opening()
    roll(rules, board, 2, 5)
    assert refused(rules, board, 0, sell(kind, NW, 2, 1)) == ("MM-6.1", "no-such-asset", 0, 0)


def test_mm_6_1_a_refinery_is_sold_as_one_piece_by_its_first_cell() -> None:
    rules, board = opening()
    storage(board, 0, crude=0, gasoline=0)
    put(rules, board, REFINERY, NW, 1, 1)
    roll(rules, board, 2, 5)
    assert refused(rules, board, 0, sell(REFINERY, NW, 2, 2)) == ("MM-6.1", "no-such-asset", 0, 0)
    do(rules, board, 0, sell(REFINERY, NW, 1, 1))
    assert refused(rules, board, 0, sell(REFINERY, NW, 1, 1)) == ("MM-6.1", "no-such-asset", 0, 0)


def test_mm_6_1_the_cells_of_a_sold_asset_are_free_again() -> None:
    rules, board = opening()
    storage(board, 0, crude=0, gasoline=0)
    put(rules, board, REFINERY, NW, 1, 1)
    roll(rules, board, 2, 5)
    do(rules, board, 0, sell(REFINERY, NW, 1, 1))
    for row, column in ((1, 1), (1, 2), (2, 1), (2, 2)):
        do(rules, board, 0, buy(RIG, NW, row, column))
    assert standing(rules, board, NW) == {"rig": [0, 1, 6, 7]}


def test_mm_6_1_buying_and_selling_may_alternate() -> None:
    rules, board = opening()
    storage(board, 0, crude=0, gasoline=0)
    put(rules, board, STATION, NW, 2, 1)
    purses(board, 0)
    roll(rules, board, 2, 5)
    do(rules, board, 0, sell(STATION, NW, 2, 1))  # 24
    do(rules, board, 0, buy(RIG, NW, 1, 1))
    do(rules, board, 0, buy(RIG, NW, 3, 3))
    assert owned(board, 0)[0] == 14
    do(rules, board, 0, EndTurn())
    assert waiting(rules, board) == [(1, "trade")]


# MM-6.2


def test_mm_6_2_outside_phase_4_nothing_is_sold_without_need() -> None:
    rules, board = opening()
    put(rules, board, RIG, NW, 2, 5)
    assert refused(rules, board, 0, sell(RIG, NW, 2, 5)) == ("MM-3.1", "not-now", 0, 0)
    roll(rules, board, 2, 5)
    assert waiting(rules, board) == [(0, "strike-oil")]
    assert refused(rules, board, 0, sell(RIG, NW, 2, 5)) == ("MM-4.5", "not-now", 0, 0)


@SELLING
def test_mm_6_2_for_a_tax_any_own_asset_is_sold_at_the_current_cards_price(card: str, selling: list[int]) -> None:
    for kind in (RIG, STATION, REFINERY, WELL):
        rules, board = opening(likely="snap_inspection")
        set_economy(rules, board, card)
        storage(board, 2, crude=100, gasoline=0)
        purses(board, 200, 200, 0, 200)
        put(rules, board, kind, SE, 5, 4)
        put(rules, board, RIG, SE, 1, 6)
        roll(rules, board, 1, 1)
        assert waiting(rules, board) == [(2, "sell-for-tax")]
        facts = do(rules, board, 2, sell(kind, SE, 5, 4))
        assert prices(facts, "asset-sold") == [selling[kind]]
        assert heard(facts, "asset-sold")[0]["seat"] == 2
        assert [fact.clause for fact in facts if fact.key == "asset-sold"] == ["MM-6.2"]


def test_mm_6_2_who_has_paid_the_tax_sells_nothing() -> None:
    rules, board = opening(likely="sales_tax")
    put(rules, board, STATION, NW, 5, 5)
    put(rules, board, STATION, NE, 5, 5)
    purses(board, 15, 14)
    roll(rules, board, 3, 3)
    assert waiting(rules, board) == [(1, "sell-for-tax")]
    assert refused(rules, board, 0, sell(STATION, NW, 5, 5)) == ("MM-9.1", "not-your-turn", 0, 0)


def test_mm_6_2_the_need_does_not_open_a_strange_quadrant() -> None:
    rules, board = opening(likely="sales_tax")
    put(rules, board, STATION, NW, 5, 5)
    put(rules, board, STATION, NE, 5, 5)
    purses(board, 15, 14)
    roll(rules, board, 3, 3)
    assert refused(rules, board, 1, sell(STATION, NW, 5, 5)) == ("MM-1.2", "not-your-quadrant", 0, 0)
    assert refused(rules, board, 1, sell(RIG, NE, 5, 5)) == ("MM-6.2", "no-such-asset", 0, 0)
    assert refused(rules, board, 1, buy(RIG, NE, 1, 1)) == ("MM-9.1", "tax-first", 15, 14)
