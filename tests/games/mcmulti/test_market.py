"""MM-3, phase 1: barrels are traded with one of the two markets."""

from __future__ import annotations

import pytest

from magnat.games.mcmulti.actions import BuyBarrel, Declare, EndTurn, Roll, SellBarrel
from magnat.games.mcmulti.figures import CRUDE, DOMESTIC, FOREIGN, GASOLINE, RIG
from tests.games.mcmulti.positions import (
    NW,
    buy,
    do,
    due,
    heard,
    offered,
    opening,
    owned,
    pass_turn,
    prices,
    purses,
    refused,
    roll,
    see,
    stock,
    storage,
    waiting,
)

BOTH_MARKETS = pytest.mark.parametrize("market", [DOMESTIC, FOREIGN])
BOTH_GOODS = pytest.mark.parametrize("good", [CRUDE, GASOLINE])


@pytest.mark.parametrize(("chosen", "other"), [(DOMESTIC, FOREIGN), (FOREIGN, DOMESTIC)])
@BOTH_GOODS
def test_mm_3_1_who_bought_in_one_market_cannot_use_the_other(chosen: int, other: int, good: int) -> None:
    rules, board = opening()
    do(rules, board, 0, BuyBarrel(chosen, good))
    for wish in (BuyBarrel(other, CRUDE), BuyBarrel(other, GASOLINE), SellBarrel(other, CRUDE), SellBarrel(other, GASOLINE)):
        assert refused(rules, board, 0, wish) == ("MM-3.1", "other-market", 0, 0)


@pytest.mark.parametrize(("chosen", "other"), [(DOMESTIC, FOREIGN), (FOREIGN, DOMESTIC)])
@BOTH_GOODS
def test_mm_3_1_who_sold_in_one_market_cannot_use_the_other(chosen: int, other: int, good: int) -> None:
    rules, board = opening()
    do(rules, board, 0, SellBarrel(chosen, good))
    for wish in (BuyBarrel(other, CRUDE), BuyBarrel(other, GASOLINE), SellBarrel(other, CRUDE), SellBarrel(other, GASOLINE)):
        assert refused(rules, board, 0, wish) == ("MM-3.1", "other-market", 0, 0)


@BOTH_MARKETS
def test_mm_3_1_buying_and_selling_both_goods_in_any_number_and_order(market: int) -> None:
    rules, board = opening()
    for wish in (
        BuyBarrel(market, GASOLINE),  # 16
        SellBarrel(market, CRUDE),  # 5
        BuyBarrel(market, GASOLINE),  # 18
        SellBarrel(market, CRUDE),  # 4
        BuyBarrel(market, CRUDE),  # 4
        SellBarrel(market, GASOLINE),  # 18
    ):
        do(rules, board, 0, wish)
    assert owned(board, 0) == (200 - 16 + 5 - 18 + 4 - 4 + 18, 1, 3)


def test_mm_3_1_the_first_trade_is_free_to_go_to_either_market() -> None:
    rules, board = opening()
    trades = [f"{wish['do']} {wish['market']} {wish['good']}" for wish in offered(rules, board, 0) if "market" in wish]
    assert sorted(trades) == [
        "buy-barrel domestic crude",
        "buy-barrel domestic gasoline",
        "buy-barrel foreign crude",
        "buy-barrel foreign gasoline",
        "sell-barrel domestic crude",
        "sell-barrel domestic gasoline",
        "sell-barrel foreign crude",
        "sell-barrel foreign gasoline",
    ]


def test_mm_3_1_doing_nothing_is_allowed() -> None:
    rules, board = opening()
    do(rules, board, 0, Roll())
    assert due(rules, board).key == "two-dice"
    assert owned(board, 0) == (200, 2, 2)


def test_mm_3_1_the_choice_of_the_market_is_made_anew_every_turn() -> None:
    rules, board = opening(seats=2)
    do(rules, board, 0, BuyBarrel(DOMESTIC, CRUDE))
    pass_turn(rules, board)
    do(rules, board, 1, BuyBarrel(FOREIGN, CRUDE))
    pass_turn(rules, board)
    do(rules, board, 0, BuyBarrel(FOREIGN, CRUDE))


def test_mm_3_1_only_the_active_player_trades() -> None:
    rules, board = opening()
    for seat in (1, 2, 3):
        for wish in (BuyBarrel(DOMESTIC, CRUDE), SellBarrel(FOREIGN, GASOLINE), Roll()):
            assert refused(rules, board, seat, wish) == ("MM-3.1", "not-your-turn", 0, 0)


def test_mm_3_1_after_the_roll_the_markets_are_closed() -> None:
    rules, board = opening()
    roll(rules, board, 2, 5)
    assert refused(rules, board, 0, BuyBarrel(DOMESTIC, CRUDE)) == ("MM-6.1", "not-now", 0, 0)
    assert refused(rules, board, 0, SellBarrel(DOMESTIC, CRUDE)) == ("MM-6.1", "not-now", 0, 0)


def test_mm_3_1_phase_1_is_for_barrels_only() -> None:
    rules, board = opening()
    purses(board, 900)
    for wish in (buy(RIG, NW, 1, 1), Declare(), EndTurn()):
        assert refused(rules, board, 0, wish) == ("MM-3.1", "not-now", 0, 0)


def test_mm_3_1_there_are_two_markets_and_two_goods() -> None:
    rules, board = opening()
    for wish, key in (
        (BuyBarrel(2, CRUDE), "no-such-market"),
        (SellBarrel(2, CRUDE), "no-such-market"),
        (BuyBarrel(DOMESTIC, 2), "no-such-good"),
        (SellBarrel(DOMESTIC, 2), "no-such-good"),
    ):
        refusal = rules.check(board, 0, wish)  # such a wish has no name among the options
        assert refusal is not None
        assert (refusal.clause, refusal.key, refusal.need, refusal.have) == ("MM-3.1", key, 2, 2)


@BOTH_MARKETS
def test_mm_3_2_each_barrel_bought_is_dearer_than_the_last(market: int) -> None:
    rules, board = opening()
    crude = [price for _ in range(4) for price in prices(do(rules, board, 0, BuyBarrel(market, CRUDE)), "barrel-bought")]
    gasoline = [price for _ in range(4) for price in prices(do(rules, board, 0, BuyBarrel(market, GASOLINE)), "barrel-bought")]
    assert crude == [6, 7, 8, 9]
    assert gasoline == [16, 18, 20, 22]
    assert owned(board, 0) == (200 - 30 - 76, 6, 6)


@BOTH_MARKETS
def test_mm_3_2_the_whole_crude_track_can_be_bought_up_to_30(market: int) -> None:
    rules, board = opening()
    purses(board, 1000)
    paid = [price for _ in range(25) for price in prices(do(rules, board, 0, BuyBarrel(market, CRUDE)), "barrel-bought")]
    assert paid == list(range(6, 31))
    assert refused(rules, board, 0, BuyBarrel(market, CRUDE)) == ("MM-3.2", "nothing-to-buy", 0, 0)
    assert owned(board, 0) == (1000 - 450, 27, 2)


@BOTH_MARKETS
def test_mm_3_2_the_whole_gasoline_track_can_be_bought_up_to_60(market: int) -> None:
    rules, board = opening()
    purses(board, 1000)
    paid = [price for _ in range(23) for price in prices(do(rules, board, 0, BuyBarrel(market, GASOLINE)), "barrel-bought")]
    assert paid == list(range(16, 61, 2))
    assert refused(rules, board, 0, BuyBarrel(market, GASOLINE)) == ("MM-3.2", "nothing-to-buy", 0, 0)
    assert owned(board, 0) == (1000 - 874, 2, 25)


@BOTH_MARKETS
@BOTH_GOODS
def test_mm_3_2_an_empty_track_sells_nothing_to_the_richest(market: int, good: int) -> None:
    rules, board = opening()
    purses(board, 10_000)
    stock(board, market, good, 0)
    assert refused(rules, board, 0, BuyBarrel(market, good)) == ("MM-3.2", "nothing-to-buy", 0, 0)


@BOTH_MARKETS
@pytest.mark.parametrize(("good", "price"), [(CRUDE, 6), (GASOLINE, 16)])
def test_mm_3_2_the_price_must_be_at_hand(market: int, good: int, price: int) -> None:
    rules, board = opening()
    purses(board, price - 1)
    assert refused(rules, board, 0, BuyBarrel(market, good)) == ("MM-3.2", "too-little-cash", price, price - 1)
    purses(board, price)
    do(rules, board, 0, BuyBarrel(market, good))
    assert board.companies[0].cash == 0


@BOTH_MARKETS
@pytest.mark.parametrize(("good", "full", "cheapest"), [(CRUDE, 30, 1), (GASOLINE, 30, 2)])
def test_mm_3_2_on_a_full_track_the_cheapest_barrel_stands_on_the_lowest_space(market: int, good: int, full: int, cheapest: int) -> None:
    rules, board = opening()
    stock(board, market, good, full)
    assert prices(do(rules, board, 0, BuyBarrel(market, good)), "barrel-bought") == [cheapest]


def test_mm_3_2_the_two_markets_have_prices_of_their_own() -> None:
    rules, board = opening()
    for _ in range(3):
        do(rules, board, 0, BuyBarrel(DOMESTIC, CRUDE))
    seen = see(rules, board)
    assert (seen.domestic.crude.buy, seen.foreign.crude.buy, seen.domestic.gasoline.buy) == (9, 6, 16)


def test_mm_3_2_the_next_player_finds_the_market_as_it_was_left() -> None:
    rules, board = opening()
    do(rules, board, 0, BuyBarrel(DOMESTIC, CRUDE))
    do(rules, board, 0, BuyBarrel(DOMESTIC, CRUDE))
    pass_turn(rules, board)
    assert prices(do(rules, board, 1, BuyBarrel(DOMESTIC, CRUDE)), "barrel-bought") == [8]


@BOTH_MARKETS
def test_mm_3_3_each_barrel_sold_brings_less_than_the_last(market: int) -> None:
    rules, board = opening()
    storage(board, 0, crude=3, gasoline=3)
    crude = [price for _ in range(3) for price in prices(do(rules, board, 0, SellBarrel(market, CRUDE)), "barrel-sold")]
    gasoline = [price for _ in range(3) for price in prices(do(rules, board, 0, SellBarrel(market, GASOLINE)), "barrel-sold")]
    assert crude == [5, 4, 3]
    assert gasoline == [14, 12, 10]
    assert owned(board, 0) == (200 + 12 + 36, 0, 0)


@BOTH_MARKETS
@pytest.mark.parametrize(("good", "down"), [(CRUDE, [5, 4, 3, 2, 1]), (GASOLINE, [14, 12, 10, 8, 6, 4, 2])])
def test_mm_3_3_selling_fills_the_track_and_a_full_track_buys_nothing(market: int, good: int, down: list[int]) -> None:
    rules, board = opening()
    storage(board, 0, crude=20, gasoline=20)
    brought = [price for _ in down for price in prices(do(rules, board, 0, SellBarrel(market, good)), "barrel-sold")]
    assert brought == down
    assert refused(rules, board, 0, SellBarrel(market, good)) == ("MM-3.3", "track-full", 0, 0)


@BOTH_MARKETS
@pytest.mark.parametrize(("good", "dearest"), [(CRUDE, 30), (GASOLINE, 60)])
def test_mm_3_3_an_empty_track_pays_its_dearest_space(market: int, good: int, dearest: int) -> None:
    rules, board = opening()
    stock(board, market, good, 0)
    assert prices(do(rules, board, 0, SellBarrel(market, good)), "barrel-sold") == [dearest]
    assert prices(do(rules, board, 0, SellBarrel(market, good)), "barrel-sold") == [dearest - 1 if good == CRUDE else dearest - 2]


@BOTH_MARKETS
@BOTH_GOODS
def test_mm_3_3_nobody_sells_a_barrel_that_is_not_in_storage(market: int, good: int) -> None:
    rules, board = opening()
    storage(board, 0, crude=0, gasoline=0)
    assert refused(rules, board, 0, SellBarrel(market, good)) == ("MM-3.3", "no-barrel", 1, 0)


@BOTH_MARKETS
@pytest.mark.parametrize(("good", "price"), [(CRUDE, 6), (GASOLINE, 16)])
def test_mm_3_3_a_barrel_sold_back_goes_where_it_came_from(market: int, good: int, price: int) -> None:
    rules, board = opening()
    do(rules, board, 0, BuyBarrel(market, good))
    facts = do(rules, board, 0, SellBarrel(market, good))
    assert prices(facts, "barrel-sold") == [price]
    assert owned(board, 0) == (200, 2, 2)


@BOTH_MARKETS
@pytest.mark.parametrize(("good", "price"), [(CRUDE, 5), (GASOLINE, 14)])
def test_mm_3_3_a_barrel_sold_is_the_cheapest_for_the_next_buyer(market: int, good: int, price: int) -> None:
    rules, board = opening()
    do(rules, board, 0, SellBarrel(market, good))
    pass_turn(rules, board)
    assert prices(do(rules, board, 1, BuyBarrel(market, good)), "barrel-bought") == [price]


def test_mm_3_3_trades_are_told_with_market_good_and_price() -> None:
    rules, board = opening()
    facts = do(rules, board, 0, SellBarrel(FOREIGN, GASOLINE)) + do(rules, board, 0, BuyBarrel(FOREIGN, CRUDE))
    assert heard(facts, "barrel-sold") == [{"seat": 0, "market": "foreign", "good": "gasoline", "price": 14}]
    assert heard(facts, "barrel-bought") == [{"seat": 0, "market": "foreign", "good": "crude", "price": 6}]
    assert waiting(rules, board) == [(0, "trade")]
