"""MM-7 and MM-8: the end of a turn, the declaration, the settlement and the winner."""

from __future__ import annotations

import pytest

from magnat.games.mcmulti.actions import BuyBarrel, Declare, EndTurn, KeepRest, Roll, SellAll
from magnat.games.mcmulti.figures import CRUDE, DOMESTIC, REFINERY, RIG, STATION, WELL
from magnat.games.mcmulti.rules import McMultiRules
from magnat.games.mcmulti.state import McMultiState
from magnat.kernel.contract import Seat
from tests.games.mcmulti.positions import (
    NE,
    NW,
    SE,
    SW,
    buy,
    do,
    heard,
    offered,
    opening,
    owned,
    pass_turn,
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


def declared(rules: McMultiRules, board: McMultiState) -> Seat:
    """The active player, rich enough, declares on a roll of 2-2."""
    seat = board.active
    board.companies[seat].cash = max(750, board.companies[seat].cash)
    roll(rules, board, 2, 2)
    do(rules, board, seat, Declare())
    return seat


def settlement(rules: McMultiRules, board: McMultiState) -> None:
    """Seat 0 has declared and all others have had their last turn."""
    declared(rules, board)
    for _ in range(len(board.companies) - 1):
        pass_turn(rules, board)


# MM-7.1


def test_mm_7_1_with_750_the_active_player_may_declare() -> None:
    rules, board = opening()
    purses(board, 750)
    roll(rules, board, 2, 2)
    facts = do(rules, board, 0, Declare())
    assert heard(facts, "declared") == [{"seat": 0}]
    assert see(rules, board).declared == 0
    assert waiting(rules, board) == [(1, "trade")]


@pytest.mark.parametrize("cash", [0, 200, 749])
def test_mm_7_1_with_less_than_750_nobody_declares(cash: int) -> None:
    rules, board = opening()
    purses(board, cash)
    roll(rules, board, 2, 2)
    assert refused(rules, board, 0, Declare()) == ("MM-7.1", "goal-not-reached", 750, cash)


def test_mm_7_1_assets_and_barrels_are_no_cash() -> None:
    rules, board = opening()
    purses(board, 749)
    storage(board, 0, crude=50, gasoline=50)
    put(rules, board, REFINERY, NW, 1, 1)
    roll(rules, board, 4, 4)
    assert refused(rules, board, 0, Declare()) == ("MM-7.1", "goal-not-reached", 750, 749)


def test_mm_7_1_declaring_is_voluntary_and_keeps() -> None:
    rules, board = opening(seats=2)
    purses(board, 900)
    roll(rules, board, 2, 2)
    do(rules, board, 0, EndTurn())
    assert see(rules, board).declared is None
    pass_turn(rules, board)
    roll(rules, board, 2, 2)
    do(rules, board, 0, Declare())
    assert see(rules, board).declared == 0


def test_mm_7_1_the_declaration_comes_only_at_the_end_of_the_own_turn() -> None:
    rules, board = opening()
    purses(board, 900, 900, 900, 900)
    put(rules, board, WELL, NW, 2, 5)
    assert refused(rules, board, 0, Declare()) == ("MM-3.1", "not-now", 0, 0)
    do(rules, board, 0, Roll())
    assert refused(rules, board, 0, Declare()) == ("MM-4.1", "chance-due", 0, 0)
    rules, board = opening()
    purses(board, 900, 900, 900, 900)
    put(rules, board, WELL, NW, 2, 5)
    roll(rules, board, 2, 5)
    assert refused(rules, board, 0, Declare()) == ("MM-4.5", "not-now", 0, 0)


def test_mm_7_1_nobody_declares_in_anothers_turn() -> None:
    rules, board = opening()
    purses(board, 900, 900, 900, 900)
    roll(rules, board, 2, 2)
    for seat in (1, 2, 3):
        assert refused(rules, board, seat, Declare()) == ("MM-6.1", "not-your-turn", 0, 0)


def test_mm_7_1_what_phase_4_spends_is_gone_before_the_declaration() -> None:
    rules, board = opening()
    purses(board, 754)
    roll(rules, board, 2, 2)
    do(rules, board, 0, buy(RIG, NW, 1, 1))
    assert refused(rules, board, 0, Declare()) == ("MM-7.1", "goal-not-reached", 750, 749)


def test_mm_7_1_what_phase_4_brings_counts_for_the_declaration() -> None:
    rules, board = opening()
    purses(board, 747)
    put(rules, board, RIG, NW, 2, 1)
    roll(rules, board, 2, 5)
    assert refused(rules, board, 0, Declare()) == ("MM-7.1", "goal-not-reached", 750, 747)
    do(rules, board, 0, sell(RIG, NW, 2, 1))
    do(rules, board, 0, Declare())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("starter", [0, 1])
def test_mm_7_1_every_other_player_has_exactly_one_more_turn(seats: int, starter: Seat) -> None:
    rules, board = opening(seats, starter=starter)
    declarer = declared(rules, board)
    last_turns: list[Seat] = []
    while not rules.agenda(board).over:
        last_turns.append(waiting(rules, board)[0][0])
        pass_turn(rules, board)
    assert last_turns == [(declarer + step) % seats for step in range(1, seats)]


def test_mm_7_1_the_one_more_turn_goes_past_the_starting_player() -> None:
    rules, board = opening()
    pass_turn(rules, board)
    pass_turn(rules, board)
    assert declared(rules, board) == 2
    last_turns: list[Seat] = []
    while not rules.agenda(board).over:
        last_turns.append(waiting(rules, board)[0][0])
        pass_turn(rules, board)
    assert last_turns == [3, 0, 1]


@pytest.mark.parametrize("richer", [1, 2, 3])
def test_mm_7_1_after_a_declaration_nobody_else_may_declare(richer: Seat) -> None:
    rules, board = opening()
    board.companies[richer].cash = 2000
    declared(rules, board)
    while waiting(rules, board) != [(richer, "trade")]:
        pass_turn(rules, board)
    roll(rules, board, 2, 2)
    assert refused(rules, board, richer, Declare()) == ("MM-7.1", "already-declared", 0, 0)


def test_mm_7_1_a_last_turn_is_a_whole_turn() -> None:
    rules, board = opening(seats=2)
    declared(rules, board)
    do(rules, board, 1, BuyBarrel(DOMESTIC, CRUDE))
    roll(rules, board, 2, 2)
    do(rules, board, 1, buy(RIG, NE, 1, 1))
    do(rules, board, 1, EndTurn())
    assert waiting(rules, board) == [(1, "settle")]
    assert owned(board, 1) == (189, 3, 2)


# MM-7.2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mm_7_2_the_dice_pass_clockwise(seats: int) -> None:
    rules, board = opening(seats, starter=1)
    order: list[Seat] = []
    for _ in range(2 * seats):
        order.append(waiting(rules, board)[0][0])
        pass_turn(rules, board)
    assert order == [(1 + step) % seats for step in range(2 * seats)]


def test_mm_7_2_the_next_turn_begins_in_phase_1() -> None:
    rules, board = opening()
    facts = pass_turn(rules, board)
    assert heard(facts, "turn-began") == [{"seat": 1, "turn": 2}]
    assert waiting(rules, board) == [(1, "trade")]
    assert see(rules, board).turn == 2


def test_mm_7_2_nobody_else_passes_the_dice_on() -> None:
    rules, board = opening()
    roll(rules, board, 2, 2)
    assert refused(rules, board, 1, EndTurn()) == ("MM-6.1", "not-your-turn", 0, 0)


# MM-8.1


def assets_everywhere(rules: McMultiRules, board: McMultiState) -> None:
    for quadrant in (NW, NE, SE, SW):
        put(rules, board, RIG, quadrant, 1, 1)
        put(rules, board, STATION, quadrant, 1, 3)
        put(rules, board, REFINERY, quadrant, 3, 3)
        put(rules, board, WELL, quadrant, 6, 6)


@pytest.mark.parametrize("card", ["depression", "recovery", "expansion", "rapid_growth", "prosperity", "downturn", "recession"])
def test_mm_8_1_remaining_assets_are_sold_at_depression_prices_whatever_the_card(card: str) -> None:
    rules, board = opening()
    assets_everywhere(rules, board)
    settlement(rules, board)
    set_economy(rules, board, card)
    facts = [
        fact
        for wish in (sell(RIG, SE, 1, 1), sell(STATION, SE, 1, 3), sell(REFINERY, SE, 3, 3), sell(WELL, SE, 6, 6))
        for fact in do(rules, board, 2, wish)
    ]
    assert prices(facts, "asset-sold") == [2, 18, 24, 20]
    assert [fact.clause for fact in facts if fact.key == "asset-sold"] == ["MM-8.1"] * 4
    assert owned(board, 2) == (264, 2, 2)
    assert standing(rules, board, SE) == {}


def test_mm_8_1_everybody_settles_at_the_same_time_in_any_order() -> None:
    rules, board = opening()
    assets_everywhere(rules, board)
    settlement(rules, board)
    assert waiting(rules, board) == [(seat, "settle") for seat in range(4)]
    do(rules, board, 3, SellAll())
    do(rules, board, 1, SellAll())
    assert waiting(rules, board) == [(0, "settle"), (2, "settle")]
    do(rules, board, 0, SellAll())
    do(rules, board, 2, SellAll())
    assert rules.agenda(board).over
    assert rules.scores(board) == [814, 264, 264, 264]


def test_mm_8_1_selling_everything_at_once_brings_the_same() -> None:
    rules, board = opening()
    assets_everywhere(rules, board)
    set_economy(rules, board, "prosperity")
    settlement(rules, board)
    facts = do(rules, board, 1, SellAll())
    assert sorted(int(price) for price in prices(facts, "asset-sold")) == [2, 18, 20, 24]
    assert owned(board, 1)[0] == 264


def test_mm_8_1_two_players_sell_out_of_both_quadrants() -> None:
    rules, board = opening(seats=2)
    put(rules, board, WELL, NE, 1, 1)
    put(rules, board, STATION, SW, 1, 1)
    settlement(rules, board)
    do(rules, board, 1, SellAll())
    assert rules.scores(board) == [750, 238]


def test_mm_8_1_selling_is_allowed_not_demanded() -> None:
    rules, board = opening(seats=2)
    put(rules, board, WELL, NE, 1, 1)
    settlement(rules, board)
    facts = do(rules, board, 1, KeepRest())
    assert heard(facts, "settled") == [{"seat": 1}]
    assert rules.agenda(board).over
    assert rules.scores(board) == [750, 200]


def test_mm_8_1_some_assets_may_be_sold_and_the_rest_kept() -> None:
    rules, board = opening(seats=2)
    put(rules, board, WELL, NE, 1, 1)
    put(rules, board, RIG, NE, 1, 2)
    settlement(rules, board)
    do(rules, board, 1, sell(WELL, NE, 1, 1))
    do(rules, board, 1, KeepRest())
    assert rules.scores(board) == [750, 220]
    assert standing(rules, board, NE) == {"rig": [1]}


def test_mm_8_1_who_owns_no_assets_has_nothing_to_settle() -> None:
    rules, board = opening()
    put(rules, board, RIG, SE, 1, 1)
    settlement(rules, board)
    assert waiting(rules, board) == [(2, "settle")]
    assert refused(rules, board, 1, SellAll()) == ("MM-8.1", "not-your-turn", 0, 0)


def test_mm_8_1_the_settlement_is_for_selling_own_assets_only() -> None:
    rules, board = opening()
    assets_everywhere(rules, board)
    settlement(rules, board)
    for wish in (buy(RIG, NW, 2, 2), BuyBarrel(DOMESTIC, CRUDE), Roll(), EndTurn(), Declare()):
        assert refused(rules, board, 0, wish) == ("MM-8.1", "not-now", 0, 0)
    assert refused(rules, board, 0, sell(RIG, NE, 1, 1)) == ("MM-1.2", "not-your-quadrant", 0, 0)
    assert refused(rules, board, 0, sell(RIG, NW, 1, 2)) == ("MM-8.1", "no-such-asset", 0, 0)


def test_mm_8_1_barrels_bring_nothing_in_the_settlement() -> None:
    rules, board = opening(seats=2)
    storage(board, 1, crude=20, gasoline=20)
    settlement(rules, board)
    assert rules.scores(board) == [750, 200]


def test_mm_8_1_no_settlement_before_the_last_turn_is_over() -> None:
    rules, board = opening(seats=2)
    put(rules, board, RIG, NE, 1, 1)
    declared(rules, board)
    assert refused(rules, board, 1, SellAll()) == ("MM-3.1", "not-now", 0, 0)
    roll(rules, board, 2, 2)
    assert refused(rules, board, 1, SellAll()) == ("MM-6.1", "not-now", 0, 0)
    facts = do(rules, board, 1, EndTurn())
    assert len(heard(facts, "settlement-began")) == 1


# MM-8.2


@pytest.mark.parametrize(
    ("cash", "places"),
    [
        ((750, 100, 200, 300), [1, 4, 3, 2]),
        ((750, 751, 749, 0), [2, 1, 3, 4]),
        ((800, 900, 1000, 1100), [4, 3, 2, 1]),
    ],
)
def test_mm_8_2_most_cash_wins(cash: tuple[int, ...], places: list[int]) -> None:
    rules, board = opening()
    purses(board, *cash)
    settlement(rules, board)
    assert rules.agenda(board).places == places
    assert rules.scores(board) == list(cash)


def test_mm_8_2_what_the_settlement_brings_decides() -> None:
    rules, board = opening(seats=2)
    purses(board, 750, 740)
    put(rules, board, STATION, NE, 1, 1)
    settlement(rules, board)
    do(rules, board, 1, SellAll())
    assert rules.agenda(board).places == [2, 1]
    assert rules.scores(board) == [750, 758]


def test_mm_8_2_kept_assets_do_not_count() -> None:
    rules, board = opening(seats=2)
    purses(board, 750, 740)
    put(rules, board, STATION, NE, 1, 1)
    settlement(rules, board)
    do(rules, board, 1, KeepRest())
    assert rules.agenda(board).places == [1, 2]


@pytest.mark.parametrize(
    ("barrels", "places"),
    [
        (((2, 2), (3, 2)), [2, 1]),
        (((2, 2), (2, 3)), [2, 1]),
        (((5, 0), (0, 4)), [1, 2]),
        (((0, 5), (4, 0)), [1, 2]),
    ],
)
def test_mm_8_2_a_tie_goes_to_the_most_barrels_crude_and_gasoline_alike(
    barrels: tuple[tuple[int, int], tuple[int, int]], places: list[int]
) -> None:
    rules, board = opening(seats=2)
    purses(board, 800, 800)
    for seat, (crude, gasoline) in enumerate(barrels):
        storage(board, seat, crude, gasoline)
    settlement(rules, board)
    assert rules.agenda(board).places == places


@pytest.mark.parametrize(
    ("cash", "crude", "places"),
    [
        ((800, 800, 700, 600), (2, 2, 2, 2), [1, 1, 3, 4]),
        ((800, 700, 700, 600), (2, 2, 2, 2), [1, 2, 2, 4]),
        ((800, 800, 800, 800), (2, 2, 2, 2), [1, 1, 1, 1]),
        ((800, 800, 800, 600), (2, 3, 2, 9), [2, 1, 2, 4]),
    ],
)
def test_mm_8_2_still_tied_the_place_is_shared(cash: tuple[int, ...], crude: tuple[int, ...], places: list[int]) -> None:
    rules, board = opening()
    purses(board, *cash)
    for seat, barrels in enumerate(crude):
        storage(board, seat, crude=barrels, gasoline=2)
    settlement(rules, board)
    assert rules.agenda(board).places == places


def test_mm_8_2_equal_numbers_of_barrels_share_even_if_the_goods_differ() -> None:
    rules, board = opening(seats=2)
    purses(board, 800, 800)
    storage(board, 0, crude=4, gasoline=0)
    storage(board, 1, crude=1, gasoline=3)
    settlement(rules, board)
    assert rules.agenda(board).places == [1, 1]


def test_mm_8_2_when_the_game_is_over_nobody_acts() -> None:
    rules, board = opening(seats=2)
    settlement(rules, board)
    agenda = rules.agenda(board)
    assert (agenda.over, agenda.decisions, agenda.chances) == (True, [], [])
    for seat in (0, 1):
        assert refused(rules, board, seat, Roll()) == ("MM-8.2", "game-over", 0, 0)
        assert offered(rules, board, seat) == []


def test_mm_8_2_while_the_game_runs_nobody_has_a_place() -> None:
    rules, board = opening()
    assert rules.agenda(board).places == []
    assert not rules.agenda(board).over


def test_mm_8_2_the_ranking_is_told_with_cash_and_barrels() -> None:
    rules, board = opening(seats=2)
    purses(board, 760, 310)
    declared(rules, board)
    facts = pass_turn(rules, board)
    assert heard(facts, "ranked") == [
        {"seat": 0, "place": 1, "cash": 760, "barrels": 4},
        {"seat": 1, "place": 2, "cash": 310, "barrels": 4},
    ]
