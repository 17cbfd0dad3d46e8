"""MM-4.2, MM-4.3, MM-9.3 and MM-9.4: the news cards, what they do, and where they go afterwards."""

from __future__ import annotations

import pytest

from magnat.games.mcmulti.actions import BuyBarrel, EndTurn, Pump, Roll, SellBarrel
from magnat.games.mcmulti.figures import CRUDE, DOMESTIC, FOREIGN, GASOLINE, REFINERY
from magnat.games.mcmulti.rules import McMultiRules
from magnat.games.mcmulti.state import McMultiState
from tests.games.mcmulti.positions import (
    SE,
    do,
    draw,
    due,
    heard,
    news,
    opening,
    owned,
    pass_turn,
    prices,
    purses,
    put,
    refused,
    roll,
    see,
    stock,
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


# MM-9.3: embargo


def embargoed() -> tuple[McMultiRules, McMultiState]:
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
