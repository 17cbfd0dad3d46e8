"""MM-4.2, MM-4.3 and MM-9: the news cards, what they do, and where they go afterwards."""

from __future__ import annotations

import pytest

from magnat.games.mcmulti.actions import BuyBarrel, EndTurn, Pump, Refine, Roll, SellAll, SellBarrel
from magnat.games.mcmulti.figures import CRUDE, DOMESTIC, FOREIGN, GASOLINE, REFINERY, RIG, STATION, WELL
from magnat.games.mcmulti.rules import McMulti
from magnat.games.mcmulti.state import Board
from magnat.kernel.contract import Seat
from tests.games.mcmulti.positions import (
    NE,
    NW,
    SE,
    SW,
    buy,
    do,
    draw,
    due,
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
    set_economy,
    standing,
    stock,
    storage,
    throw,
    waiting,
)

# MM-4.2 and MM-4.3: the two open cards and the deck


@pytest.mark.parametrize("number", [1, 3])
def test_mm_4_3_after_the_likely_event_the_unlikely_one_becomes_the_likely_one(number: int) -> None:
    rules, board = opening(likely="cold_winter", unlikely="crude_shortage")
    facts = roll(rules, board, number, number)
    assert heard(facts, "likely-now") == [{"card": "crude_shortage"}]
    draw(rules, board, "sales_tax")
    shown = see(rules, board).news
    assert (shown.likely, shown.unlikely, shown.under) == ("crude_shortage", "sales_tax", ["cold_winter"])


def test_mm_4_3_after_the_unlikely_event_the_likely_one_stays() -> None:
    rules, board = opening(likely="cold_winter", unlikely="crude_shortage")
    facts = roll(rules, board, 6, 6)
    assert heard(facts, "likely-now") == []
    laid = draw(rules, board, "sales_tax")
    assert heard(laid, "news-laid") == [{"card": "sales_tax", "likely": 0}]
    shown = see(rules, board).news
    assert (shown.likely, shown.unlikely, shown.under) == ("cold_winter", "sales_tax", ["crude_shortage"])


def test_mm_4_3_the_new_card_is_one_that_nobody_has_seen() -> None:
    rules, board = opening(likely="cold_winter", unlikely="crude_shortage")
    roll(rules, board, 1, 1)
    chance = due(rules, board)
    assert (chance.key, chance.clause) == ("news-card", "MM-4.3")
    assert [chance.weights[news(rules, card)] for card in ("cold_winter", "crude_shortage")] == [0, 0]
    assert sum(chance.weights) == 6
    assert refused(rules, board, 0, EndTurn()) == ("MM-4.3", "chance-due", 0, 0)


def test_mm_4_3_after_the_draw_the_turn_goes_on_with_phase_4() -> None:
    rules, board = opening(likely="cold_winter")
    roll(rules, board, 1, 1)
    draw(rules, board, "sales_tax")
    assert waiting(rules, board) == [(0, "assets")]


def test_mm_4_3_used_cards_come_again_only_after_all_others_and_in_known_order() -> None:
    rules, board = opening(likely="cold_winter", unlikely="crude_shortage")
    for card in ("property_tax", "sales_tax", "snap_inspection", "uncertainty", "global_warming", "embargo"):
        roll(rules, board, 1, 1)
        draw(rules, board, card)
        do(rules, board, board.active, EndTurn())
    shown = see(rules, board).news
    assert (shown.likely, shown.unlikely, shown.unseen) == ("global_warming", "embargo", [])
    assert shown.under == ["cold_winter", "crude_shortage", "property_tax", "sales_tax", "snap_inspection", "uncertainty"]
    facts = roll(rules, board, 1, 1)  # global warming finds no refinery and goes under the deck
    assert heard(facts, "news-laid") == [{"card": "cold_winter", "likely": 0}]
    shown = see(rules, board).news
    assert (shown.likely, shown.unlikely) == ("embargo", "cold_winter")
    assert shown.under == ["crude_shortage", "property_tax", "sales_tax", "snap_inspection", "uncertainty", "global_warming"]
    assert waiting(rules, board) == [(2, "assets")]
    do(rules, board, 2, EndTurn())
    facts = roll(rules, board, 6, 6)
    assert heard(facts, "event-happened") == [{"card": "cold_winter", "likely": 0}]
    assert heard(facts, "news-laid") == [{"card": "crude_shortage", "likely": 0}]
    assert see(rules, board).news.under == [
        "property_tax",
        "sales_tax",
        "snap_inspection",
        "uncertainty",
        "global_warming",
        "cold_winter",
    ]


@pytest.mark.parametrize("card", ["property_tax", "sales_tax", "cold_winter", "snap_inspection", "uncertainty", "crude_shortage"])
def test_mm_4_3_a_card_that_does_not_last_goes_under_the_deck(card: str) -> None:
    other = "embargo"
    rules, board = opening(likely=card, unlikely=other)
    facts = roll(rules, board, 1, 1)
    assert heard(facts, "card-beside") == []
    assert (see(rules, board).news.under, see(rules, board).news.beside) == ([card], [])


@pytest.mark.parametrize("card", ["global_warming", "embargo"])
def test_mm_4_3_a_lasting_card_is_laid_beside_the_board(card: str) -> None:
    rules, board = opening(likely=card)
    put(rules, board, REFINERY, SE, 1, 1)
    facts = roll(rules, board, 1, 1)
    assert heard(facts, "card-beside") == [{"card": card}]
    draw(rules, board, "sales_tax")
    shown = see(rules, board).news
    assert (shown.beside, shown.under) == ([card], [])
    assert card not in shown.unseen


def test_mm_4_3_a_lasting_card_goes_under_the_deck_when_it_is_settled_not_before() -> None:
    rules, board = opening(likely="embargo", unlikely="crude_shortage")
    roll(rules, board, 1, 1)
    draw(rules, board, "cold_winter")
    do(rules, board, 0, EndTurn())
    roll(rules, board, 1, 1)  # crude shortage is used up while the embargo lasts
    draw(rules, board, "sales_tax")
    do(rules, board, 1, EndTurn())
    facts = roll(rules, board, 4, 4)
    assert heard(facts, "card-returned") == [{"card": "embargo"}]
    assert see(rules, board).news.under == ["crude_shortage", "embargo"]


def test_mm_4_3_both_lasting_cards_may_lie_beside_the_board() -> None:
    rules, board = opening(likely="embargo", unlikely="global_warming")
    put(rules, board, REFINERY, SE, 1, 1)
    roll(rules, board, 1, 1)
    draw(rules, board, "cold_winter")
    do(rules, board, 0, EndTurn())
    roll(rules, board, 1, 1)
    assert sorted(see(rules, board).news.beside) == ["embargo", "global_warming"]


def test_mm_4_2_the_event_happens_in_the_turn_of_whoever_rolls() -> None:
    rules, board = opening(starter=2, likely="snap_inspection")
    pass_turn(rules, board)
    facts = roll(rules, board, 3, 3)
    assert heard(facts, "dice-rolled") == [{"seat": 3, "red": 3, "black": 3}]
    assert [owned(board, seat)[0] for seat in range(4)] == [184, 184, 184, 184]


# MM-9.1: taxes


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
    assert [owned(board, seat)[0] for seat in range(2)] == [270, 285]


def test_mm_9_1_cash_that_just_suffices_is_taken_without_a_sale() -> None:
    rules, board = opening(likely="sales_tax")
    put(rules, board, STATION, NE, 1, 1)
    purses(board, 200, 15)
    roll(rules, board, 1, 1)
    assert due(rules, board).key == "news-card"
    assert owned(board, 1) == (0, 2, 2)
    assert standing(rules, board, NE) == {"station": [0]}


def in_debt(card: str = "sales_tax", cash: int = 14) -> tuple[McMulti, Board]:
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
    assert refused(rules, board, 1, EndTurn()) == ("MM-9.1", "not-now", 0, 0)
    for seat in (0, 2, 3):
        assert refused(rules, board, seat, EndTurn()) == ("MM-9.1", "not-your-turn", 0, 0)


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
    assert refused(rules, board, 1, SellBarrel(DOMESTIC, CRUDE)) == ("MM-9.1", "not-now", 0, 0)


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


# MM-9.2: global warming


def warmed(starter: Seat = 0, crude: int = 9) -> tuple[McMulti, Board]:
    """Global warming has come: refineries of seats 0 (two) and 1 (one) stand idle; phase 1 of the next turn."""
    rules, board = opening(starter=starter, likely="global_warming", unlikely="crude_shortage")
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
    assert refused(rules, board, 0, Refine(1)) == ("MM-4.5", "too-much-crude", 1, 0)


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


def test_mm_9_2_the_fee_must_be_at_hand() -> None:
    rules, board = warmed()
    purses(board, 24)
    assert refused(rules, board, 0, free(NW, 2, 5)) == ("MM-9.2", "too-little-cash", 25, 24)
    purses(board, 25)
    do(rules, board, 0, free(NW, 2, 5))
    assert owned(board, 0)[0] == 0


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
    assert rules.scores(board) == [300, 324]


# MM-9.3: embargo


def embargoed() -> tuple[McMulti, Board]:
    """Seat 0 rolled the embargo; phase 1 of seat 1's turn."""
    rules, board = opening(likely="embargo", unlikely="crude_shortage")
    roll(rules, board, 1, 1)
    draw(rules, board, "cold_winter")
    do(rules, board, 0, EndTurn())
    return rules, board


def test_mm_9_3_the_foreign_market_is_closed() -> None:
    rules, board = embargoed()
    assert see(rules, board).foreign.closed
    for wish in (BuyBarrel(FOREIGN, CRUDE), BuyBarrel(FOREIGN, GASOLINE), SellBarrel(FOREIGN, CRUDE), SellBarrel(FOREIGN, GASOLINE)):
        assert refused(rules, board, 1, wish) == ("MM-9.3", "market-closed", 0, 0)


def test_mm_9_3_the_domestic_market_stays_open() -> None:
    rules, board = embargoed()
    assert not see(rules, board).domestic.closed
    for wish in (BuyBarrel(DOMESTIC, CRUDE), SellBarrel(DOMESTIC, GASOLINE)):
        do(rules, board, 1, wish)


@pytest.mark.parametrize("number", [2, 4, 5])
@pytest.mark.parametrize("turns", [0, 1, 2, 3])
def test_mm_9_3_double_2_4_or_5_by_anybody_opens_it_again(number: int, turns: int) -> None:
    rules, board = embargoed()
    for _ in range(turns):  # turns without doubles, each moving the difference by 1
        roll(rules, board, 3, 4)
        do(rules, board, board.active, EndTurn())
    facts = roll(rules, board, number, number)
    assert heard(facts, "card-returned") == [{"card": "embargo"}]
    assert not see(rules, board).foreign.closed
    assert see(rules, board).news.beside == []
    do(rules, board, board.active, EndTurn())
    do(rules, board, board.active, BuyBarrel(FOREIGN, CRUDE))


@pytest.mark.parametrize("number", [1, 3, 6])
def test_mm_9_3_other_doubles_leave_it_closed(number: int) -> None:
    rules, board = embargoed()
    roll(rules, board, number, number)
    assert see(rules, board).foreign.closed
    assert see(rules, board).news.beside == ["embargo"]


def test_mm_9_3_rolls_without_doubles_leave_it_closed() -> None:
    rules, board = embargoed()
    for red in range(1, 7):
        for black in range(1, 7):
            if red != black:
                trial = board.clone()
                roll(rules, trial, red, black)
                assert see(rules, trial).foreign.closed


def test_mm_9_3_without_an_embargo_double_2_changes_nothing() -> None:
    rules, board = opening()
    facts = roll(rules, board, 2, 2)
    assert heard(facts, "card-returned") == []
    assert not see(rules, board).foreign.closed


def test_mm_9_3_it_also_binds_who_rolled_it_in_the_next_turn() -> None:
    rules, board = embargoed()
    for _ in range(3):
        roll(rules, board, 3, 4)
        do(rules, board, board.active, EndTurn())
    assert refused(rules, board, 0, BuyBarrel(FOREIGN, CRUDE)) == ("MM-9.3", "market-closed", 0, 0)


# MM-9.4: events that move barrels


def test_mm_9_4_cold_winter_takes_the_five_cheapest_gasoline_barrels_of_the_domestic_market() -> None:
    rules, board = opening(likely="cold_winter")
    facts = roll(rules, board, 1, 1)
    assert heard(facts, "barrels-lost") == [{"market": "domestic", "good": "gasoline", "barrels": 5}]
    seen = see(rules, board)
    assert (seen.domestic.gasoline.barrels, seen.domestic.gasoline.buy, seen.domestic.gasoline.sell) == (18, 26, 24)
    assert (seen.foreign.gasoline.buy, seen.domestic.crude.buy, seen.consumer.cheapest) == (16, 6, 26)


def test_mm_9_4_crude_shortage_takes_the_five_cheapest_crude_barrels_of_the_domestic_market() -> None:
    rules, board = opening(likely="crude_shortage", unlikely="cold_winter")
    facts = roll(rules, board, 1, 1)
    assert heard(facts, "barrels-lost") == [{"market": "domestic", "good": "crude", "barrels": 5}]
    seen = see(rules, board)
    assert (seen.domestic.crude.barrels, seen.domestic.crude.buy, seen.domestic.crude.sell) == (20, 11, 10)
    assert (seen.foreign.crude.buy, seen.domestic.gasoline.buy) == (6, 16)


def test_mm_9_4_uncertainty_moves_five_foreign_crude_barrels_to_the_domestic_market() -> None:
    rules, board = opening(likely="uncertainty")
    facts = roll(rules, board, 1, 1)
    assert heard(facts, "barrels-moved") == [{"good": "crude", "barrels": 5}]
    seen = see(rules, board)
    assert (seen.foreign.crude.barrels, seen.foreign.crude.buy) == (20, 11)
    assert (seen.domestic.crude.barrels, seen.domestic.crude.buy, seen.domestic.crude.sell) == (30, 1, 0)


@pytest.mark.parametrize(("start", "space"), [(26, 16), (25, 16), (80, 70), (79, 70), (12, 2), (11, 2), (7, 2), (2, 2), (1, 1)])
def test_mm_9_4_uncertainty_takes_five_red_spaces_off_the_consumers_price(start: int, space: int) -> None:
    rules, board = opening(likely="uncertainty")
    board.consumer = start
    roll(rules, board, 1, 1)
    assert see(rules, board).consumer.cheapest == space


def test_mm_9_4_uncertainty_leaves_the_economy_and_the_marker() -> None:
    rules, board = opening(likely="uncertainty")
    board.difference = 6
    roll(rules, board, 1, 1)
    assert (see(rules, board).economy.card, see(rules, board).difference) == ("recovery", 6)


@pytest.mark.parametrize("barrels", [0, 1, 4, 5, 6])
@pytest.mark.parametrize(("card", "good"), [("cold_winter", GASOLINE), ("crude_shortage", CRUDE)])
def test_mm_9_4_as_many_leave_as_there_are(card: str, good: int, barrels: int) -> None:
    rules, board = opening(likely=card, unlikely="embargo")
    stock(board, DOMESTIC, good, barrels)
    roll(rules, board, 1, 1)
    seen = see(rules, board).domestic
    assert (seen.crude if good == CRUDE else seen.gasoline).barrels == max(0, barrels - 5)


def test_mm_9_4_a_market_emptied_by_the_event_sells_nothing_and_pays_best() -> None:
    rules, board = opening(likely="cold_winter")
    stock(board, DOMESTIC, GASOLINE, 3)
    roll(rules, board, 1, 1)
    draw(rules, board, "sales_tax")
    do(rules, board, 0, EndTurn())
    purses(board, 200, 1000)
    assert refused(rules, board, 1, BuyBarrel(DOMESTIC, GASOLINE)) == ("MM-3.2", "nothing-to-buy", 0, 0)
    assert prices(do(rules, board, 1, SellBarrel(DOMESTIC, GASOLINE)), "barrel-sold") == [60]


@pytest.mark.parametrize("barrels", [0, 1, 3, 4])
def test_mm_9_4_uncertainty_moves_fewer_where_fewer_are(barrels: int) -> None:
    rules, board = opening(likely="uncertainty")
    stock(board, FOREIGN, CRUDE, barrels)
    roll(rules, board, 1, 1)
    seen = see(rules, board)
    assert (seen.foreign.crude.barrels, seen.domestic.crude.barrels) == (0, 25 + barrels)


def test_mm_9_4_barrels_moved_by_uncertainty_fill_the_dearest_empty_spaces() -> None:
    rules, board = opening(likely="uncertainty")
    stock(board, DOMESTIC, CRUDE, 0)
    roll(rules, board, 1, 1)
    draw(rules, board, "sales_tax")
    do(rules, board, 0, EndTurn())
    assert prices(do(rules, board, 1, BuyBarrel(DOMESTIC, CRUDE)), "barrel-bought") == [26]


def test_mm_9_4_no_storage_is_touched() -> None:
    for card in ("cold_winter", "crude_shortage", "uncertainty"):
        rules, board = opening(likely=card, unlikely="embargo")
        roll(rules, board, 1, 1)
        assert [owned(board, seat) for seat in range(4)] == [(200, 2, 2)] * 4


def test_mm_9_4_uncertainty_moves_foreign_barrels_even_during_an_embargo() -> None:
    rules, board = embargoed()
    board.likely = news(rules, "uncertainty")
    do(rules, board, 1, Roll())
    throw(rules, board, 1, 1)
    assert see(rules, board).foreign.crude.barrels == 20
    assert refused(rules, board, 1, Pump(1)) == ("MM-4.3", "chance-due", 0, 0)
