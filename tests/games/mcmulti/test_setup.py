"""MM-2: what lies on the boards before the first turn, and the special purchase round."""

from __future__ import annotations

import pytest

from magnat.games.mcmulti.actions import BuyBarrel, Declare, EndPurchases, Roll, TakeQuadrant
from magnat.games.mcmulti.figures import CRUDE, DOMESTIC, REFINERY, RIG, STATION, WELL
from magnat.games.mcmulti.rules import McMultiRules
from magnat.games.mcmulti.state import McMultiState
from magnat.kernel.contract import Seat
from magnat.kernel.game import Setting
from tests.games.mcmulti.positions import (
    NE,
    NW,
    SE,
    SW,
    buy,
    do,
    draw,
    due,
    fall,
    harvest,
    heard,
    laid_out,
    news,
    opening,
    owned,
    pass_turn,
    prices,
    purchases,
    purses,
    put,
    refused,
    roll,
    see,
    sell,
    standing,
    waiting,
)


def test_mm_2_1_the_five_lowest_crude_spaces_start_empty() -> None:
    rules, board = laid_out()
    seen = see(rules, board)
    for market in (seen.domestic, seen.foreign):
        assert (market.crude.barrels, market.crude.buy, market.crude.sell) == (25, 6, 5)


def test_mm_2_1_the_seven_lowest_gasoline_spaces_start_empty() -> None:
    rules, board = laid_out()
    seen = see(rules, board)
    for market in (seen.domestic, seen.foreign):
        assert (market.gasoline.barrels, market.gasoline.buy, market.gasoline.sell) == (23, 16, 14)


def test_mm_2_2_one_barrel_stands_on_26_of_the_consumer_market() -> None:
    rules, board = laid_out()
    consumer = see(rules, board).consumer
    assert (consumer.cheapest, consumer.barrels, consumer.pays) == (26, 1, 25)


def test_mm_2_3_the_difference_marker_starts_on_0() -> None:
    rules, board = laid_out()
    assert see(rules, board).difference == 0


def test_mm_2_3_recovery_is_current() -> None:
    rules, board = laid_out()
    economy = see(rules, board).economy
    assert economy.card == "recovery"
    assert economy.demand == 3
    assert economy.buy == {"rig": 5, "station": 48, "refinery": 64}
    assert economy.sell == {"rig": 3, "station": 24, "refinery": 30, "well": 30}


def test_mm_2_3_there_are_seven_economy_cards() -> None:
    rules, _ = laid_out()
    assert [card.name for card in rules.figures.economies] == [
        "depression",
        "recovery",
        "expansion",
        "rapid_growth",
        "prosperity",
        "downturn",
        "recession",
    ]


def test_mm_2_4_the_top_card_is_the_likely_event_and_the_next_the_unlikely_one() -> None:
    rules, board = laid_out()
    fall(rules, board, "starting-player", 0)
    laid = draw(rules, board, "embargo") + draw(rules, board, "sales_tax")
    assert heard(laid, "news-laid") == [{"card": "embargo", "likely": 1}, {"card": "sales_tax", "likely": 0}]
    for seat in range(4):
        shown = see(rules, board, seat).news
        assert (shown.likely, shown.unlikely, shown.beside, shown.under) == ("embargo", "sales_tax", [], [])


def test_mm_2_4_the_news_are_shuffled() -> None:
    rules, board = laid_out()
    fall(rules, board, "starting-player", 0)
    assert (due(rules, board).clause, due(rules, board).weights) == ("MM-2.4", [1, 1, 1, 1, 1, 1, 1, 1])
    draw(rules, board, "embargo")
    second = due(rules, board).weights
    assert (sum(second), second[news(rules, "embargo")]) == (7, 0)


def test_mm_2_4_the_box_holds_eight_news_cards() -> None:
    rules, board = laid_out()
    assert sorted(see(rules, board).news.unseen) == [
        "cold_winter",
        "crude_shortage",
        "embargo",
        "global_warming",
        "property_tax",
        "sales_tax",
        "snap_inspection",
        "uncertainty",
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mm_2_5_everybody_has_200_and_two_barrels_of_each_good(seats: int) -> None:
    _, board = laid_out(seats)
    assert [owned(board, seat) for seat in range(seats)] == [(200, 2, 2)] * seats


@pytest.mark.parametrize(("seats", "cash"), [(2, 300), (3, 250), (4, 200)])
def test_mm_2_5_start_cash_by_players_gives_fewer_players_more(seats: int, cash: int) -> None:
    _, board = laid_out(seats, start_cash="by_players")
    assert [owned(board, seat) for seat in range(seats)] == [(cash, 2, 2)] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mm_2_5_the_starting_player_is_drawn_by_lot(seats: int) -> None:
    rules, board = laid_out(seats)
    chance = due(rules, board)
    assert (chance.key, chance.clause, chance.weights) == ("starting-player", "MM-2.5", [1] * seats)
    assert refused(rules, board, 0, EndPurchases()) == ("MM-2.5", "chance-due", 0, 0)


@pytest.mark.parametrize("starter", [0, 1, 2, 3])
def test_mm_2_5_the_player_drawn_buys_first_and_has_the_first_turn(starter: Seat) -> None:
    rules, board = purchases(starter=starter)
    assert waiting(rules, board) == [(starter, "special-purchase")]
    rules, board = opening(starter=starter)
    assert waiting(rules, board) == [(starter, "trade")]
    assert see(rules, board).turn == 1


# MM-2.5: the quadrants are chosen


def to_be_taken(seats: int = 4, starter: Seat = 0, **options: Setting) -> tuple[McMultiRules, McMultiState]:
    """The starting player and the news are known, the quadrants are free."""
    rules, board = laid_out(seats, **options)
    fall(rules, board, "starting-player", starter)
    draw(rules, board, "embargo")
    draw(rules, board, "sales_tax")
    return rules, board


def test_mm_2_5_everybody_takes_a_quadrant_from_the_starting_player_on() -> None:
    rules, board = to_be_taken(starter=2)
    assert [quadrant.owner for quadrant in see(rules, board).quadrants] == [None] * 4
    assert see(rules, board).stage == "land"
    asked: list[tuple[Seat, str]] = []
    for seat, quadrant in ((2, NW), (3, SE), (0, NE)):
        asked += waiting(rules, board)
        facts = do(rules, board, seat, TakeQuadrant(quadrant))
        assert heard(facts, "quadrant-taken")[0] == {"seat": seat, "quadrant": quadrant}
    assert asked == [(2, "take-quadrant"), (3, "take-quadrant"), (0, "take-quadrant")]
    assert heard(facts, "quadrant-taken")[1] == {"seat": 1, "quadrant": SW}, "the last one is left over"
    assert [quadrant.owner for quadrant in see(rules, board).quadrants] == [2, 0, 3, 1]
    assert [company.quadrants for company in see(rules, board).companies] == [[NE], [SW], [NW], [SE]]


def test_mm_2_5_two_players_take_a_pair_across_the_corner() -> None:
    rules, board = to_be_taken(seats=2, starter=1)
    facts = do(rules, board, 1, TakeQuadrant(SE))
    assert heard(facts, "quadrant-taken") == [
        {"seat": 1, "quadrant": NW},
        {"seat": 1, "quadrant": SE},
        {"seat": 0, "quadrant": NE},
        {"seat": 0, "quadrant": SW},
    ]
    assert waiting(rules, board) == [(1, "special-purchase")]


def test_mm_2_5_three_players_choose_between_three_quadrants() -> None:
    rules, board = to_be_taken(seats=3)
    do(rules, board, 0, TakeQuadrant(NE))
    do(rules, board, 1, TakeQuadrant(NW))
    assert [company.quadrants for company in see(rules, board).companies] == [[NE], [NW], [SE]]


def test_mm_2_5_a_quadrant_is_taken_once_by_whose_turn_it_is() -> None:
    rules, board = to_be_taken()
    do(rules, board, 0, TakeQuadrant(SE))
    assert refused(rules, board, 1, TakeQuadrant(SE)) == ("MM-2.5", "quadrant-taken", 0, 0)
    assert refused(rules, board, 2, TakeQuadrant(NW)) == ("MM-2.5", "not-your-turn", 0, 0)
    assert refused(rules, board, 1, TakeQuadrant(4)) == ("MM-1.2", "no-such-quadrant", 4, 4)
    assert refused(rules, board, 1, EndPurchases()) == ("MM-2.5", "not-now", 0, 0)
    rules, board = to_be_taken(seats=2)
    assert refused(rules, board, 0, TakeQuadrant(-1)) == ("MM-1.2", "no-such-quadrant", 4, -1)


def test_mm_7_2_the_dice_go_clockwise_round_the_chosen_quadrants() -> None:
    rules, board = to_be_taken(starter=1)
    for seat, quadrant in ((1, SE), (2, NE), (3, SW)):  # 0 gets NW; clockwise: 0, 2, 1, 3
        do(rules, board, seat, TakeQuadrant(quadrant))
    bought: list[Seat] = []
    while waiting(rules, board)[0][1] == "special-purchase":
        bought.append(waiting(rules, board)[0][0])
        do(rules, board, bought[-1], EndPurchases())
    assert bought == [1, 3, 0, 2], "the special purchases go round in the same order"
    turns: list[Seat] = []
    for _ in range(5):
        turns.append(waiting(rules, board)[0][0])
        pass_turn(rules, board)
    assert turns == [1, 3, 0, 2, 1]


def test_mm_5_1_who_has_the_next_quadrant_is_the_neighbour_wherever_they_sat() -> None:
    rules, board = to_be_taken(starter=1)
    for seat, quadrant in ((1, SE), (2, NE), (3, SW)):
        do(rules, board, seat, TakeQuadrant(quadrant))
    for seat in (1, 3, 0, 2):
        do(rules, board, seat, EndPurchases())
    for quadrant in (NW, NE, SW):
        put(rules, board, WELL, quadrant, 2, 5)
    roll(rules, board, 2, 5)
    assert harvest(rules, board) == [(3, "run-wells", 2), (2, "run-wells", 2)], "the quadrant across the corner does nothing"


def test_mm_7_1_after_a_declaration_everybody_has_one_more_turn_in_the_chosen_order() -> None:
    rules, board = to_be_taken(starter=1)
    for seat, quadrant in ((1, SE), (2, NE), (3, SW)):
        do(rules, board, seat, TakeQuadrant(quadrant))
    for seat in (1, 3, 0, 2):
        do(rules, board, seat, EndPurchases())
    board.companies[1].cash = 750
    roll(rules, board, 2, 2)
    do(rules, board, 1, Declare())
    last: list[Seat] = []
    while not rules.agenda(board).over:
        last.append(waiting(rules, board)[0][0])
        pass_turn(rules, board)
    assert last == [3, 0, 2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mm_2_5_quadrants_by_seat_asks_nobody(seats: int) -> None:
    rules, board = to_be_taken(seats, starter=1, quadrants="by_seat")
    assert waiting(rules, board) == [(1, "special-purchase")]
    assert [company.quadrants[0] for company in see(rules, board).companies] == list(range(seats))


def test_mm_2_6_the_round_goes_in_turn_order_once() -> None:
    rules, board = purchases(starter=2)
    order: list[tuple[Seat, str]] = []
    for seat in (2, 3, 0, 1):
        order += waiting(rules, board)
        do(rules, board, seat, EndPurchases())
    assert order == [(seat, "special-purchase") for seat in (2, 3, 0, 1)]
    assert waiting(rules, board) == [(2, "trade")]
    assert refused(rules, board, 2, buy(RIG, SE, 1, 1)) == ("MM-3.1", "not-now", 0, 0)


def test_mm_2_6_any_number_of_assets_at_recovery_prices_placed_at_once() -> None:
    rules, board = purchases()
    facts = do(rules, board, 0, buy(REFINERY, NW, 1, 1))
    facts += do(rules, board, 0, buy(STATION, NW, 3, 1))
    facts += do(rules, board, 0, buy(RIG, NW, 6, 6))
    facts += do(rules, board, 0, buy(RIG, NW, 6, 5))
    assert prices(facts, "asset-bought") == [64, 48, 5, 5]
    assert {fact.clause for fact in facts} == {"MM-2.6"}
    assert owned(board, 0) == (78, 2, 2)
    assert standing(rules, board, NW) == {"rig": [35, 34], "station": [12], "refinery": [0]}


def test_mm_2_6_wells_cannot_be_bought() -> None:
    rules, board = purchases()
    assert refused(rules, board, 0, buy(WELL, NW, 1, 1)) == ("MM-2.6", "wells-are-drilled", 0, 0)


@pytest.mark.parametrize(("kind", "price"), [(RIG, 5), (STATION, 48), (REFINERY, 64)])
def test_mm_2_6_the_last_dollar_may_be_spent_but_not_more(kind: int, price: int) -> None:
    rules, board = purchases()
    purses(board, price - 1)
    assert refused(rules, board, 0, buy(kind, NW, 1, 1)) == ("MM-2.6", "too-little-cash", price, price - 1)
    purses(board, price)
    do(rules, board, 0, buy(kind, NW, 1, 1))
    assert owned(board, 0) == (0, 2, 2)


def test_mm_2_6_nobody_buys_out_of_turn() -> None:
    rules, board = purchases()
    for seat, quadrant in ((1, NE), (2, SE), (3, SW)):
        assert refused(rules, board, seat, buy(RIG, quadrant, 1, 1)) == ("MM-2.6", "not-your-turn", 0, 0)
        assert refused(rules, board, seat, EndPurchases()) == ("MM-2.6", "not-your-turn", 0, 0)


def test_mm_2_6_the_round_is_for_buying_assets_and_nothing_else() -> None:
    rules, board = purchases()
    put(rules, board, RIG, NW, 1, 1)
    for wish in (sell(RIG, NW, 1, 1), BuyBarrel(DOMESTIC, CRUDE), Roll()):
        assert refused(rules, board, 0, wish) == ("MM-2.6", "not-now", 0, 0)
