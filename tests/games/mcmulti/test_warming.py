"""MM-9.2: global warming stops the refineries until their owners pay."""

from __future__ import annotations

import pytest

from magnat.games.mcmulti.actions import Drill, EndTurn, LeaveRig, Refine, Roll, SellAll
from magnat.games.mcmulti.figures import REFINERY, RIG, STATION, WELL
from magnat.games.mcmulti.rules import McMultiRules
from magnat.games.mcmulti.state import McMultiState
from magnat.games.mcmulti.view import BillView, FeeView
from magnat.kernel.contract import Seat
from tests.games.mcmulti.positions import (
    NE,
    NW,
    SE,
    SW,
    buy,
    do,
    draw,
    free,
    harvest,
    heard,
    meanwhile,
    most,
    news,
    offered,
    opening,
    owned,
    pass_turn,
    prices,
    purses,
    put,
    refused,
    roll,
    run,
    see,
    sell,
    storage,
    waiting,
)


def warmed(starter: Seat = 0, crude: int = 9, fee_sales: str = "pay_at_once") -> tuple[McMultiRules, McMultiState]:
    """Global warming has come: refineries of seats 0 (two) and 1 (one) are idle; phase 1 of the next turn."""
    rules, board = opening(starter=starter, likely="global_warming", unlikely="crude_shortage", fee_sales=fee_sales)
    put(rules, board, REFINERY, NW, 2, 5)
    put(rules, board, REFINERY, NW, 5, 1)
    put(rules, board, REFINERY, NE, 2, 1)
    for seat in range(4):
        storage(board, seat, crude=crude, gasoline=0)
    roll(rules, board, 1, 1)
    draw(rules, board, "sales_tax")
    do(rules, board, starter, EndTurn())
    return rules, board


def test_mm_9_2_every_refinery_stands_idle_and_nobody_pays_at_once() -> None:
    rules, board = opening(likely="global_warming")
    put(rules, board, REFINERY, NW, 2, 5)
    put(rules, board, REFINERY, NE, 2, 1)
    facts = roll(rules, board, 1, 1)
    assert heard(facts, "refinery-stopped") == [
        {"seat": 0, "quadrant": NW, "cell": 10},
        {"seat": 1, "quadrant": NE, "cell": 6},
    ]
    assert [owned(board, seat)[0] for seat in range(4)] == [200] * 4
    assert [see(rules, board).quadrants[quadrant].idle for quadrant in (NW, NE, SE, SW)] == [[10], [6], [], []]


def test_mm_9_2_an_idle_refinery_refines_nothing() -> None:
    rules, board = warmed(starter=3)
    roll(rules, board, 2, 5)
    assert waiting(rules, board) == [(0, "run-refineries")]  # the owner may still pay before refining
    assert most(rules, board, 0) == 0
    assert refused(rules, board, 0, Refine(1)) == ("MM-4.5", "too-much-crude", 0, 1)


def test_mm_9_2_a_neighbours_idle_refinery_refines_nothing_either() -> None:
    rules, board = warmed(starter=3)
    roll(rules, board, 2, 4)
    assert harvest(rules, board) == [(0, "run-refineries", 0), (1, "run-refineries", 0)]
    assert owned(board, 1) == (200, 9, 0)


def test_mm_9_2_the_owner_pays_25_for_each_and_it_runs_again() -> None:
    rules, board = warmed(starter=3)
    facts = do(rules, board, 0, free(NW, 2, 5))
    assert heard(facts, "refinery-freed") == [{"seat": 0, "quadrant": NW, "cell": 10, "price": 25}]
    assert owned(board, 0)[0] == 175
    assert [see(rules, board).quadrants[quadrant].idle for quadrant in (NW, NE)] == [[24], [6]]
    roll(rules, board, 2, 5)
    assert most(rules, board, 0) == 2


def test_mm_9_2_paid_in_the_middle_of_the_production_the_refinery_runs_on_this_roll() -> None:
    rules, board = warmed(starter=3)
    roll(rules, board, 2, 5)
    do(rules, board, 0, free(NW, 2, 5))
    assert waiting(rules, board) == [(0, "run-refineries")]
    run(rules, board, 0, 2)
    assert owned(board, 0) == (175, 7, 2)


def test_mm_9_2_paying_for_one_does_not_free_another() -> None:
    rules, board = warmed(starter=3)
    do(rules, board, 0, free(NW, 5, 1))
    roll(rules, board, 2, 6)
    assert most(rules, board, 0) == 0


def test_mm_9_2_the_last_dollar_may_pay_the_fee() -> None:
    rules, board = warmed()
    purses(board, 25)
    do(rules, board, 0, free(NW, 2, 5))
    assert owned(board, 0)[0] == 0
    assert waiting(rules, board) == [(1, "trade")]


def test_mm_9_2_only_the_owner_pays_and_only_for_idle_refineries() -> None:
    rules, board = warmed()
    assert refused(rules, board, 1, free(NW, 2, 5)) == ("MM-1.2", "not-your-quadrant", 0, 0)
    assert refused(rules, board, 0, free(NW, 1, 1)) == ("MM-9.2", "no-idle-refinery", 0, 0)
    do(rules, board, 0, free(NW, 2, 5))
    assert refused(rules, board, 0, free(NW, 2, 5)) == ("MM-9.2", "no-idle-refinery", 0, 0)


def test_mm_9_2_owners_may_pay_also_in_anothers_turn_and_nobody_waits_for_them() -> None:
    rules, board = warmed(starter=1)
    assert waiting(rules, board) == [(2, "trade")]
    assert meanwhile(rules, board) == [(0, "free-refinery"), (1, "free-refinery")]
    do(rules, board, 1, free(NE, 2, 1))
    assert waiting(rules, board) == [(2, "trade")]
    assert meanwhile(rules, board) == [(0, "free-refinery")]


def test_mm_9_2_not_while_dice_roll() -> None:
    rules, board = warmed()
    do(rules, board, 1, Roll())
    assert refused(rules, board, 0, free(NW, 2, 5)) == ("MM-4.1", "chance-due", 0, 0)


def test_mm_9_2_an_open_tax_goes_first() -> None:
    rules, board = warmed()
    put(rules, board, STATION, NE, 6, 6)
    purses(board, 200, 29)
    storage(board, 1, crude=10, gasoline=0)
    board.likely, board.unlikely = news(rules, "snap_inspection"), news(rules, "sales_tax")
    roll(rules, board, 1, 1)
    assert waiting(rules, board) == [(1, "sell-for-tax")]
    assert refused(rules, board, 1, free(NE, 2, 1)) == ("MM-9.1", "tax-first", 30, 29)


def test_mm_9_2_the_card_leaves_when_every_refinery_is_settled() -> None:
    rules, board = warmed()
    do(rules, board, 0, free(NW, 2, 5))
    do(rules, board, 0, free(NW, 5, 1))
    assert see(rules, board).news.beside == ["global_warming"]
    facts = do(rules, board, 1, free(NE, 2, 1))
    assert heard(facts, "card-returned") == [{"card": "global_warming"}]
    shown = see(rules, board).news
    assert (shown.beside, shown.under) == ([], ["global_warming"])
    assert meanwhile(rules, board) == []


def test_mm_9_2_a_refinery_bought_later_is_free() -> None:
    rules, board = warmed(starter=3)
    roll(rules, board, 4, 4)
    do(rules, board, 0, buy(REFINERY, NW, 2, 1))
    assert owned(board, 0)[0] == 136
    assert see(rules, board).quadrants[NW].idle == [10, 24]
    do(rules, board, 0, EndTurn())
    roll(rules, board, 2, 3)  # seat 1 rolls; seat 0, to the right, has the red die
    assert harvest(rules, board) == [(1, "run-refineries", 0), (0, "run-refineries", 1)]


def test_mm_9_2_a_refinery_sold_in_phase_4_costs_no_fee() -> None:
    rules, board = warmed(starter=3, crude=0)
    roll(rules, board, 2, 5)
    facts = do(rules, board, 0, sell(REFINERY, NW, 2, 5))
    assert prices(facts, "asset-sold") == [30]
    assert owned(board, 0)[0] == 230
    assert see(rules, board).quadrants[NW].idle == [24]


def test_mm_9_2_the_last_idle_refinery_sold_takes_the_card_away() -> None:
    rules, board = warmed(starter=3, crude=0)
    do(rules, board, 1, free(NE, 2, 1))
    do(rules, board, 0, free(NW, 5, 1))
    roll(rules, board, 2, 5)
    facts = do(rules, board, 0, sell(REFINERY, NW, 2, 5))
    assert heard(facts, "card-returned") == [{"card": "global_warming"}]
    assert see(rules, board).news.beside == []


def test_mm_9_2_a_refinery_sold_for_a_tax_costs_no_fee() -> None:
    rules, board = warmed()
    do(rules, board, 0, free(NW, 2, 5))
    do(rules, board, 0, free(NW, 5, 1))
    purses(board, 200, 0)
    board.likely, board.unlikely = news(rules, "snap_inspection"), news(rules, "sales_tax")
    roll(rules, board, 1, 1)  # seat 1 owes 27 for its crude
    facts = do(rules, board, 1, sell(REFINERY, NE, 2, 1))
    assert owned(board, 1)[0] == 3
    assert heard(facts, "card-returned") == [{"card": "global_warming"}]


def test_mm_9_2_a_refinery_built_anew_on_the_cells_of_an_idle_one_is_free() -> None:
    rules, board = warmed(starter=3, crude=0)
    roll(rules, board, 2, 5)
    do(rules, board, 0, sell(REFINERY, NW, 2, 5))
    do(rules, board, 0, buy(REFINERY, NW, 2, 5))
    assert see(rules, board).quadrants[NW].idle == [24]
    assert refused(rules, board, 0, free(NW, 2, 5)) == ("MM-9.2", "no-idle-refinery", 0, 0)


def test_mm_9_2_without_any_refinery_the_card_goes_straight_under_the_deck() -> None:
    rules, board = opening(likely="global_warming")
    put(rules, board, STATION, NW, 1, 1)
    facts = roll(rules, board, 1, 1)
    assert heard(facts, "card-beside") == []
    shown = see(rules, board).news
    assert (shown.beside, shown.under) == ([], ["global_warming"])
    draw(rules, board, "sales_tax")
    do(rules, board, 0, buy(REFINERY, NW, 3, 3))
    assert see(rules, board).quadrants[NW].idle == []


def test_mm_9_2_stations_and_wells_run_on() -> None:
    rules, board = warmed(starter=3, crude=0)
    storage(board, 0, crude=0, gasoline=2)
    put(rules, board, STATION, NW, 2, 4)
    put(rules, board, WELL, NW, 6, 4)
    roll(rules, board, 2, 4)
    assert harvest(rules, board) == [(0, "run-stations", 2), (0, "run-wells", 2)]


def test_mm_9_2_a_rig_strikes_oil_as_ever() -> None:
    rules, board = warmed(starter=3, crude=0)
    put(rules, board, RIG, NW, 2, 4)
    roll(rules, board, 2, 4)
    assert waiting(rules, board) == [(0, "strike-oil")]


def test_mm_9_2_an_idle_refinery_is_still_property() -> None:
    rules, board = warmed()
    board.likely = news(rules, "property_tax")
    roll(rules, board, 1, 1)
    assert [owned(board, seat)[0] for seat in range(4)] == [160, 180, 200, 200]


def test_mm_9_2_a_neighbour_may_pay_in_its_own_step_and_refine() -> None:
    rules, board = warmed(starter=3)
    roll(rules, board, 2, 4)
    run(rules, board, 0, 0)
    assert waiting(rules, board) == [(1, "run-refineries")]
    do(rules, board, 1, free(NE, 2, 1))
    run(rules, board, 1, 1)
    assert owned(board, 1) == (175, 8, 1)


def test_mm_9_2_when_the_card_comes_again_all_refineries_stop_again() -> None:
    rules, board = warmed()
    for seat, wish in ((0, free(NW, 2, 5)), (0, free(NW, 5, 1)), (1, free(NE, 2, 1))):
        do(rules, board, seat, wish)
    board.under.remove(news(rules, "global_warming"))
    board.deck.append(board.likely)
    board.likely = news(rules, "global_warming")
    roll(rules, board, 3, 3)
    assert [see(rules, board).quadrants[quadrant].idle for quadrant in (NW, NE)] == [[10, 24], [6]]
    assert see(rules, board).news.beside == ["global_warming"]


def test_mm_9_2_in_the_settlement_an_idle_refinery_is_sold_without_its_fee() -> None:
    rules, board = opening(seats=2, likely="global_warming", round_limit=1)
    put(rules, board, REFINERY, NE, 1, 1)
    roll(rules, board, 1, 1)
    draw(rules, board, "sales_tax")
    do(rules, board, 0, EndTurn())
    pass_turn(rules, board)
    assert refused(rules, board, 1, free(NE, 1, 1)) == ("MM-8.1", "only-settlement", 0, 0)
    do(rules, board, 1, SellAll())
    assert rules.scores(board) == [200, 224]


# MM-6.2: assets sold for the fee pay the fee


def short_of_cash(cash: int = 10, fee_sales: str = "pay_at_once") -> tuple[McMultiRules, McMultiState]:
    """Seat 0 is to trade; seat 1 has an idle refinery, a station (24) and two rigs (3 each), and too little cash."""
    rules, board = warmed(starter=3, fee_sales=fee_sales)
    put(rules, board, STATION, NE, 6, 6)
    put(rules, board, RIG, NE, 6, 1)
    put(rules, board, RIG, NE, 6, 2)
    purses(board, 200, cash)
    return rules, board


def test_mm_6_2_who_wants_to_pay_sells_until_the_fee_is_covered_and_pays_it_at_once() -> None:
    rules, board = short_of_cash()
    facts = do(rules, board, 1, free(NE, 2, 1))  # in phase 1 of another player's turn
    assert heard(facts, "fee-due") == [{"seat": 1, "quadrant": NE, "cell": 6, "price": 25}]
    assert waiting(rules, board) == [(1, "sell-for-fee")]
    do(rules, board, 1, sell(RIG, NE, 6, 1))
    assert waiting(rules, board) == [(1, "sell-for-fee")], "10 and 3 are too little"
    facts = do(rules, board, 1, sell(STATION, NE, 6, 6))
    assert [(fact.key, fact.clause) for fact in facts] == [("asset-sold", "MM-6.2"), ("refinery-freed", "MM-9.2")]
    assert owned(board, 1)[0] == 10 + 3 + 24 - 25
    assert see(rules, board).quadrants[NE].idle == []
    assert waiting(rules, board) == [(0, "trade")], "the turn goes on where it was"


def test_mm_6_2_nobody_keeps_the_money_and_leaves_the_fee_unpaid() -> None:
    rules, board = short_of_cash()
    put(rules, board, WELL, NE, 6, 3)
    for wish in (sell(WELL, NE, 6, 3), sell(REFINERY, NE, 2, 1)):
        assert refused(rules, board, 1, wish) == ("MM-3.1", "not-your-turn", 0, 0)
    do(rules, board, 1, free(NE, 2, 1))
    facts = do(rules, board, 1, sell(WELL, NE, 6, 3))
    assert prices(facts, "asset-sold") == [30]
    assert owned(board, 1)[0] == 10 + 30 - 25


def test_mm_6_2_before_the_fee_is_paid_nothing_else_happens() -> None:
    rules, board = short_of_cash()
    do(rules, board, 1, free(NE, 2, 1))
    assert refused(rules, board, 1, free(NE, 2, 1)) == ("MM-9.2", "fee-first", 25, 10)
    assert refused(rules, board, 1, Roll()) == ("MM-9.2", "fee-first", 25, 10)
    assert refused(rules, board, 0, Roll()) == ("MM-9.2", "not-your-turn", 0, 0)
    assert refused(rules, board, 0, free(NW, 2, 5)) == ("MM-9.2", "not-your-turn", 0, 0)
    assert meanwhile(rules, board) == []


def test_mm_6_2_the_refinery_is_not_sold_for_its_own_fee_but_another_one_is() -> None:
    rules, board = warmed(starter=3)
    put(rules, board, RIG, NW, 1, 1)
    purses(board, 0)
    do(rules, board, 0, free(NW, 2, 5))
    assert refused(rules, board, 0, sell(REFINERY, NW, 2, 5)) == ("MM-9.2", "not-for-its-own-fee", 25, 0)
    do(rules, board, 0, sell(REFINERY, NW, 5, 1))
    assert owned(board, 0)[0] == 5
    assert see(rules, board).quadrants[NW].idle == []
    assert waiting(rules, board) == [(0, "trade")]


def test_mm_6_2_the_seller_sees_what_is_missing_and_what_could_be_sold() -> None:
    rules, board = short_of_cash()
    do(rules, board, 1, free(NE, 2, 1))
    assert see(rules, board, 1).bills == [BillView(seat=1, card="global_warming", owed=25, missing=15, assets=30)]
    assert see(rules, board, 0).bills == [BillView(seat=1, card="global_warming", owed=25, missing=None, assets=30)]
    assert see(rules, board, 0).fee == FeeView(NE, 6, "market")
    assert offered(rules, board, 1) == [
        {"do": "sell-asset", "kind": "rig", "quadrant": NE, "cell": 30},
        {"do": "sell-asset", "kind": "rig", "quadrant": NE, "cell": 31},
        {"do": "sell-asset", "kind": "station", "quadrant": NE, "cell": 35},
    ]
    do(rules, board, 1, sell(STATION, NE, 6, 6))
    assert (see(rules, board, 1).bills, see(rules, board, 1).fee) == ([], None)


def test_mm_6_2_a_fee_that_all_sales_would_not_cover_cannot_be_promised() -> None:
    rules, board = short_of_cash(cash=0)
    board.quadrants[NE].sites[STATION].clear()
    board.quadrants[NE].taken -= 2**35
    assert refused(rules, board, 1, free(NE, 2, 1)) == ("MM-9.2", "fee-out-of-reach", 25, 6)
    purses(board, 200, 18)
    assert refused(rules, board, 1, free(NE, 2, 1)) == ("MM-9.2", "fee-out-of-reach", 25, 24)
    purses(board, 200, 19)
    for wish in (free(NE, 2, 1), sell(RIG, NE, 6, 1), sell(RIG, NE, 6, 2)):
        do(rules, board, 1, wish)
    assert owned(board, 1)[0] == 0


def test_mm_9_2_paid_by_a_sale_right_before_refining_the_refinery_runs_on_this_roll() -> None:
    rules, board = warmed(starter=3)
    put(rules, board, STATION, NW, 6, 6)
    purses(board, 10)
    roll(rules, board, 2, 5)
    do(rules, board, 0, free(NW, 2, 5))
    do(rules, board, 0, sell(STATION, NW, 6, 6))
    assert waiting(rules, board) == [(0, "run-refineries")]
    run(rules, board, 0, 2)
    assert owned(board, 0) == (9, 7, 2)


def test_mm_6_2_who_can_pay_the_fee_sells_nothing_for_it() -> None:
    rules, board = short_of_cash(cash=25)
    do(rules, board, 1, free(NE, 2, 1))
    assert owned(board, 1)[0] == 0
    assert refused(rules, board, 1, sell(STATION, NE, 6, 6)) == ("MM-3.1", "not-your-turn", 0, 0)


# Option fee_sales: the word "jederzeit" taken literally, and what edition 1 made of it


@pytest.mark.parametrize("cash", [10, 25, 500])
def test_mm_6_2_any_time_lets_the_owner_of_an_idle_refinery_sell_whenever_and_whatever(cash: int) -> None:
    rules, board = short_of_cash(cash, fee_sales="any_time")
    facts = do(rules, board, 1, sell(STATION, NE, 6, 6))
    assert [(fact.key, fact.clause) for fact in facts] == [("asset-sold", "MM-6.2")]
    assert owned(board, 1)[0] == cash + 24, "the money need not pay the fee"
    do(rules, board, 1, sell(REFINERY, NE, 2, 1))
    assert refused(rules, board, 1, sell(RIG, NE, 6, 1)) == ("MM-3.1", "not-your-turn", 0, 0), "no refinery stands idle any more"


def test_mm_6_2_any_time_the_fee_is_paid_in_cash_only() -> None:
    rules, board = short_of_cash(fee_sales="any_time")
    assert refused(rules, board, 1, free(NE, 2, 1)) == ("MM-9.2", "too-little-cash", 25, 10)
    do(rules, board, 1, sell(STATION, NE, 6, 6))
    do(rules, board, 1, free(NE, 2, 1))
    assert owned(board, 1)[0] == 9


def test_mm_6_2_any_time_is_not_while_dice_are_due_nor_while_a_tax_is_open() -> None:
    rules, board = short_of_cash(fee_sales="any_time")
    do(rules, board, 0, Roll())
    assert refused(rules, board, 1, sell(STATION, NE, 6, 6)) == ("MM-4.1", "chance-due", 0, 0)


def test_mm_6_2_until_covered_lets_who_cannot_pay_sell_without_paying() -> None:
    rules, board = short_of_cash(24, fee_sales="until_covered")
    facts = do(rules, board, 1, sell(STATION, NE, 6, 6))
    assert heard(facts, "asset-sold")[0]["price"] == 24
    assert facts[0].clause == "MM-6.2"
    assert refused(rules, board, 1, sell(REFINERY, NE, 2, 1)) == ("MM-3.1", "not-your-turn", 0, 0), "48 in cash pay the fee"
    rules, board = short_of_cash(24, fee_sales="until_covered")
    assert refused(rules, board, 1, free(NE, 2, 1)) == ("MM-9.2", "too-little-cash", 25, 24)
    do(rules, board, 1, sell(REFINERY, NE, 2, 1))
    assert owned(board, 1)[0] == 54
    assert see(rules, board).quadrants[NE].idle == []


def test_mm_6_2_without_an_idle_refinery_nobody_sells_out_of_turn() -> None:
    rules, board = warmed(starter=3)
    put(rules, board, STATION, SE, 6, 6)
    purses(board, 200, 200, 0)
    assert refused(rules, board, 2, sell(STATION, SE, 6, 6)) == ("MM-3.1", "not-your-turn", 0, 0)


def test_mm_4_5_a_struck_rig_that_was_sold_for_the_fee_becomes_no_well() -> None:
    rules, board = warmed(starter=3)
    put(rules, board, RIG, NW, 1, 3)
    purses(board, 20)
    roll(rules, board, 1, 3)
    assert waiting(rules, board)[0] == (0, "strike-oil")
    put(rules, board, RIG, NW, 1, 1)
    for wish in (free(NW, 2, 5), sell(RIG, NW, 1, 3), sell(RIG, NW, 1, 1)):
        do(rules, board, 0, wish)
    assert refused(rules, board, 0, Drill()) == ("MM-4.5", "no-struck-rig", 0, 0)
    do(rules, board, 0, LeaveRig())
