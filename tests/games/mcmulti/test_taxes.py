"""MM-9.1: the news that demands money, forced sales, and what is forgiven."""

from __future__ import annotations

import pytest

from magnat.games.mcmulti.actions import EndTurn, SellBarrel
from magnat.games.mcmulti.figures import CRUDE, DOMESTIC, REFINERY, RIG, STATION, WELL
from magnat.games.mcmulti.rules import McMultiRules
from magnat.games.mcmulti.state import McMultiState
from magnat.games.mcmulti.view import BillView
from tests.games.mcmulti.positions import (
    NE,
    NW,
    SE,
    SW,
    do,
    draw,
    due,
    heard,
    offered,
    opening,
    owned,
    prices,
    purses,
    put,
    refused,
    roll,
    see,
    sell,
    set_economy,
    standing,
    storage,
    waiting,
)


@pytest.mark.parametrize(
    ("card", "kind", "amount"),
    [
        ("property_tax", RIG, 2),
        ("property_tax", WELL, 5),
        ("property_tax", STATION, 15),
        ("property_tax", REFINERY, 20),
        ("sales_tax", RIG, 0),
        ("sales_tax", WELL, 0),
        ("sales_tax", STATION, 15),
        ("sales_tax", REFINERY, 0),
        ("snap_inspection", RIG, 0),
        ("snap_inspection", WELL, 0),
        ("snap_inspection", STATION, 0),
        ("snap_inspection", REFINERY, 0),
    ],
)
def test_mm_9_1_what_each_card_takes_for_each_asset(card: str, kind: int, amount: int) -> None:
    rules, board = opening(likely=card)
    storage(board, 0, crude=0, gasoline=0)
    put(rules, board, kind, NW, 1, 1)
    put(rules, board, kind, NW, 3, 3)
    put(rules, board, kind, NW, 5, 5)
    facts = roll(rules, board, 1, 1)
    assert owned(board, 0)[0] == 200 - 3 * amount
    mine = [words for words in heard(facts, "tax-paid") if words["seat"] == 0]
    assert mine == ([{"seat": 0, "card": card, "price": 3 * amount}] if amount else [])


@pytest.mark.parametrize(("crude", "gasoline", "owed"), [(0, 0, 0), (1, 0, 3), (0, 1, 5), (2, 2, 16), (7, 4, 41)])
def test_mm_9_1_snap_inspection_takes_3_for_crude_and_5_for_gasoline(crude: int, gasoline: int, owed: int) -> None:
    rules, board = opening(likely="snap_inspection")
    storage(board, 0, crude, gasoline)
    roll(rules, board, 1, 1)
    assert owned(board, 0) == (200 - owed, crude, gasoline)
    assert owned(board, 3) == (184, 2, 2)


@pytest.mark.parametrize("card", ["property_tax", "sales_tax"])
def test_mm_9_1_who_owns_nothing_pays_nothing(card: str) -> None:
    rules, board = opening(likely=card)
    facts = roll(rules, board, 1, 1)
    assert heard(facts, "tax-paid") == []
    assert [owned(board, seat) for seat in range(4)] == [(200, 2, 2)] * 4


def test_mm_9_1_the_tax_falls_on_every_player_at_once() -> None:
    rules, board = opening(likely="property_tax")
    put(rules, board, RIG, NW, 1, 1)
    put(rules, board, STATION, NE, 1, 1)
    put(rules, board, REFINERY, SE, 1, 1)
    put(rules, board, WELL, SW, 1, 1)
    put(rules, board, WELL, SW, 1, 2)
    roll(rules, board, 1, 1)
    assert [owned(board, seat)[0] for seat in range(4)] == [198, 185, 180, 190]


def test_mm_9_1_two_players_pay_for_both_quadrants() -> None:
    rules, board = opening(seats=2, likely="property_tax")
    for quadrant in (NW, SE, NE):
        put(rules, board, STATION, quadrant, 1, 1)
    roll(rules, board, 1, 1)
    assert [owned(board, seat)[0] for seat in range(2)] == [170, 185]


def test_mm_9_1_cash_that_just_suffices_is_taken_without_a_sale() -> None:
    rules, board = opening(likely="sales_tax")
    put(rules, board, STATION, NE, 1, 1)
    purses(board, 200, 15)
    roll(rules, board, 1, 1)
    assert due(rules, board).key == "news-card"
    assert owned(board, 1) == (0, 2, 2)
    assert standing(rules, board, NE) == {"station": [0]}


def in_debt(card: str = "sales_tax", cash: int = 14) -> tuple[McMultiRules, McMultiState]:
    """Seat 1, with a rig and a station, cannot pay the tax."""
    rules, board = opening(likely=card)
    put(rules, board, RIG, NE, 1, 1)
    put(rules, board, STATION, NE, 6, 6)
    purses(board, 200, cash)
    roll(rules, board, 1, 1)
    return rules, board


def test_mm_9_1_who_cannot_pay_must_sell() -> None:
    rules, board = in_debt()
    assert waiting(rules, board) == [(1, "sell-for-tax")]
    assert see(rules, board, 1).companies[1].debt == 15
    assert offered(rules, board, 1) == [
        {"do": "sell-asset", "kind": "rig", "quadrant": NE, "cell": 0},
        {"do": "sell-asset", "kind": "station", "quadrant": NE, "cell": 35},
    ]
    assert refused(rules, board, 1, EndTurn()) == ("MM-9.1", "tax-first", 15, 14)
    for seat in (0, 2, 3):
        assert refused(rules, board, seat, EndTurn()) == ("MM-9.1", "not-your-turn", 0, 0)


def test_mm_9_1_the_debtor_sees_what_is_missing_and_what_could_be_sold() -> None:
    rules, board = in_debt("property_tax", cash=4)  # 2 + 15; a rig brings 3, a station 24
    assert see(rules, board, 1).bills == [BillView(seat=1, card="property_tax", owed=17, missing=13, assets=27)]
    do(rules, board, 1, sell(RIG, NE, 1, 1))
    assert see(rules, board, 1).bills == [BillView(seat=1, card="property_tax", owed=17, missing=10, assets=24)]
    do(rules, board, 1, sell(STATION, NE, 6, 6))
    assert see(rules, board, 1).bills == []


def test_mm_1_4_what_is_missing_would_tell_the_others_the_cash() -> None:
    rules, board = in_debt("property_tax", cash=4)
    assert [bill.missing for bill in see(rules, board, 0).bills] == [None]
    assert [(bill.owed, bill.assets) for bill in see(rules, board, 0).bills] == [(17, 27)]
    rules, board = opening(likely="sales_tax", open_cash=True)
    put(rules, board, STATION, NE, 6, 6)
    purses(board, 200, 14)
    roll(rules, board, 1, 1)
    assert [bill.missing for bill in see(rules, board, 0).bills] == [1]


def test_mm_9_1_every_debtor_has_a_bill_and_nobody_else() -> None:
    rules, board = opening(likely="sales_tax")
    for quadrant in (NW, NE, SW):
        put(rules, board, STATION, quadrant, 6, 6)
    purses(board, 14, 15, 0, 0)
    roll(rules, board, 1, 1)
    assert [(bill.seat, bill.owed) for bill in see(rules, board, 2).bills] == [(0, 15), (3, 15)]


def test_mm_9_1_the_debtor_chooses_what_to_sell() -> None:
    rules, board = in_debt()
    facts = do(rules, board, 1, sell(RIG, NE, 1, 1))  # 14 + 3 covers 15
    assert heard(facts, "tax-paid") == [{"seat": 1, "card": "sales_tax", "price": 15}]
    assert owned(board, 1)[0] == 2
    assert standing(rules, board, NE) == {"station": [35]}
    rules, board = in_debt()
    do(rules, board, 1, sell(STATION, NE, 6, 6))  # 14 + 24
    assert owned(board, 1)[0] == 23
    assert standing(rules, board, NE) == {"rig": [0]}


def test_mm_9_1_selling_goes_on_until_the_tax_is_paid() -> None:
    rules, board = in_debt(cash=11)
    facts = do(rules, board, 1, sell(RIG, NE, 1, 1))  # 14 of 15
    assert heard(facts, "tax-paid") == []
    assert waiting(rules, board) == [(1, "sell-for-tax")]
    do(rules, board, 1, sell(STATION, NE, 6, 6))
    assert owned(board, 1)[0] == 11 + 3 + 24 - 15
    assert due(rules, board).key == "news-card"


def test_mm_9_1_nobody_sells_more_than_the_tax_needs() -> None:
    rules, board = in_debt()
    do(rules, board, 1, sell(STATION, NE, 6, 6))
    draw(rules, board, "embargo")
    assert waiting(rules, board) == [(0, "assets")]
    assert refused(rules, board, 1, sell(RIG, NE, 1, 1)) == ("MM-6.1", "not-your-turn", 0, 0)


def test_mm_9_1_the_tax_also_falls_on_assets_sold_to_pay_it() -> None:
    rules, board = in_debt("property_tax", cash=0)  # 2 + 15
    do(rules, board, 1, sell(STATION, NE, 6, 6))
    assert owned(board, 1)[0] == 24 - 17
    rules, board = in_debt("property_tax", cash=0)
    do(rules, board, 1, sell(RIG, NE, 1, 1))
    assert see(rules, board, 1).companies[1].debt == 17
    do(rules, board, 1, sell(STATION, NE, 6, 6))
    assert owned(board, 1)[0] == 3 + 24 - 17


def test_mm_9_1_forced_sales_are_made_at_the_current_cards_price() -> None:
    rules, board = opening(likely="sales_tax")
    set_economy(rules, board, "prosperity")
    put(rules, board, STATION, NE, 6, 6)
    purses(board, 200, 0)
    roll(rules, board, 1, 1)
    facts = do(rules, board, 1, sell(STATION, NE, 6, 6))
    assert prices(facts, "asset-sold") == [60]
    assert owned(board, 1)[0] == 45


def test_mm_9_1_nothing_left_what_is_there_is_paid_and_the_rest_forgiven() -> None:
    rules, board = opening(likely="snap_inspection")
    purses(board, 200, 3, 0, 15)
    facts = roll(rules, board, 1, 1)
    assert [owned(board, seat) for seat in range(4)] == [(184, 2, 2), (0, 2, 2), (0, 2, 2), (0, 2, 2)]
    assert {str(words["seat"]): words["price"] for words in heard(facts, "tax-forgiven")} == {"1": 13, "2": 16, "3": 1}
    assert due(rules, board).key == "news-card"


def test_mm_9_1_everything_is_sold_before_anything_is_forgiven() -> None:
    rules, board = opening(likely="snap_inspection")
    put(rules, board, RIG, NE, 1, 1)
    put(rules, board, RIG, NE, 1, 2)
    purses(board, 200, 4)
    roll(rules, board, 1, 1)
    do(rules, board, 1, sell(RIG, NE, 1, 1))
    assert waiting(rules, board) == [(1, "sell-for-tax")]
    facts = do(rules, board, 1, sell(RIG, NE, 1, 2))
    assert heard(facts, "tax-paid") == [{"seat": 1, "card": "snap_inspection", "price": 10}]
    assert heard(facts, "tax-forgiven") == [{"seat": 1, "card": "snap_inspection", "price": 6}]
    assert owned(board, 1) == (0, 2, 2)


def test_mm_9_1_nobody_is_eliminated() -> None:
    rules, board = opening(likely="snap_inspection")
    purses(board, 200, 0)
    roll(rules, board, 1, 1)
    draw(rules, board, "embargo")
    do(rules, board, 0, EndTurn())
    assert waiting(rules, board) == [(1, "trade")]
    do(rules, board, 1, SellBarrel(DOMESTIC, CRUDE))
    assert owned(board, 1) == (5, 1, 2)


def test_mm_9_1_barrels_are_not_sold_for_a_tax() -> None:
    rules, board = in_debt("snap_inspection", cash=0)
    assert refused(rules, board, 1, SellBarrel(DOMESTIC, CRUDE)) == ("MM-9.1", "tax-first", 16, 0)


def test_mm_9_1_several_debtors_sell_in_any_order_before_the_new_card_comes() -> None:
    rules, board = opening(likely="sales_tax")
    for quadrant in (NW, NE, SW):
        put(rules, board, STATION, quadrant, 6, 6)
    purses(board, 0, 0, 0, 0)
    roll(rules, board, 1, 1)
    assert waiting(rules, board) == [(0, "sell-for-tax"), (1, "sell-for-tax"), (3, "sell-for-tax")]
    do(rules, board, 3, sell(STATION, SW, 6, 6))
    do(rules, board, 0, sell(STATION, NW, 6, 6))
    assert waiting(rules, board) == [(1, "sell-for-tax")]
    do(rules, board, 1, sell(STATION, NE, 6, 6))
    draw(rules, board, "embargo")
    assert [owned(board, seat)[0] for seat in range(4)] == [9, 9, 0, 9]


def test_mm_9_1_a_later_tax_starts_from_nothing() -> None:
    rules, board = opening(likely="snap_inspection", unlikely="sales_tax")
    purses(board, 200, 3)
    roll(rules, board, 1, 1)
    draw(rules, board, "embargo")
    do(rules, board, 0, EndTurn())
    purses(board, 200, 50)
    roll(rules, board, 1, 1)
    assert owned(board, 1)[0] == 50
