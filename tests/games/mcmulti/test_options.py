"""The options of a table, by name: what each one changes, and what no option accepts."""

from __future__ import annotations

import pytest

from magnat.games.mcmulti.actions import BuyAsset, ChooseQuadrant, Declare, EndTurn, Roll, SellAll
from magnat.games.mcmulti.figures import REFINERY, RIG, WELL
from magnat.kernel.contract import Seat
from magnat.kernel.game import Setting, Unreadable
from tests.games.mcmulti.positions import (
    GAME,
    NE,
    NW,
    SE,
    SW,
    buy,
    do,
    draw,
    due,
    harvest,
    heard,
    opening,
    owned,
    pass_turn,
    purchases,
    purses,
    put,
    refused,
    roll,
    see,
    sell,
    standing,
    storage,
    throw,
    waiting,
)


def test_mm_1_2_a_table_without_options_plays_by_the_rulebook() -> None:
    assert GAME.settings({}) == {
        "start_cash": "equal",
        "quadrants": "chosen",
        "refinery_cells": 4,
        "open_cash": False,
        "produce_on_doubles": False,
        "quadrant_choice": "after_roll",
        "fee_sales": "pay_at_once",
        "round_limit": 0,
    }


def test_mm_1_2_edition_1_goes_on_as_it_began() -> None:
    new, old = GAME.settings({}), GAME.settings({}, 1)
    assert {name: old[name] for name in new if new[name] != old[name]} == {
        "start_cash": "by_players",
        "quadrants": "by_seat",
        "fee_sales": "until_covered",
        "round_limit": 100,
    }


def test_mm_1_2_simulations_choose_no_quadrants_and_always_end() -> None:
    new, simulated = GAME.settings({}), GAME.settings({}, simulated=True)
    assert {name: simulated[name] for name in new if new[name] != simulated[name]} == {"quadrants": "by_seat", "round_limit": 100}


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("refinery_cells", 2),
        ("refinery_cells", "4"),
        ("open_cash", 1),
        ("open_cash", "yes"),
        ("produce_on_doubles", 0),
        ("quadrant_choice", "never"),
        ("start_cash", 200),
        ("quadrants", "drawn"),
        ("fee_sales", True),
        ("round_limit", -1),
        ("round_limit", 1001),
        ("round_limit", True),
    ],
)
def test_mm_1_2_an_option_accepts_only_its_values(option: str, value: Setting) -> None:
    with pytest.raises(Unreadable) as error:
        GAME.settings({option: value})
    assert (error.value.key, error.value.values["option"]) == ("bad-option-value", option)


def test_mm_1_2_an_unknown_option_is_named() -> None:
    with pytest.raises(Unreadable) as error:
        GAME.settings({"golden_goose": True})
    assert (error.value.key, error.value.values["option"]) == ("unknown-option", "golden_goose")


# refinery_cells


def test_mm_1_2_with_refinery_cells_1_a_refinery_takes_one_cell() -> None:
    rules, board = purchases(refinery_cells=1)
    purses(board, 36 * 64)
    for place in range(36):
        do(rules, board, 0, BuyAsset(REFINERY, NW, place))
    assert len(standing(rules, board, NW)["refinery"]) == 36
    assert board.companies[0].cash == 0


@pytest.mark.parametrize(("row", "column"), [(6, 1), (1, 6), (6, 6)])
def test_mm_1_2_with_refinery_cells_1_the_edge_is_no_hindrance(row: int, column: int) -> None:
    rules, board = purchases(refinery_cells=1)
    do(rules, board, 0, buy(REFINERY, NW, row, column))
    do(rules, board, 0, buy(RIG, NW, row - 1 if row > 1 else 2, column))


@pytest.mark.parametrize(("row", "column", "crossings"), [(1, 4, 0), (1, 5, 1), (2, 4, 1), (2, 5, 2)])
def test_mm_4_5_with_refinery_cells_1_only_that_cell_is_crossed(row: int, column: int, crossings: int) -> None:
    rules, board = opening(refinery_cells=1)
    put(rules, board, REFINERY, NW, row, column)
    storage(board, 0, crude=9, gasoline=0)
    roll(rules, board, 2, 5)
    assert harvest(rules, board) == ([(0, "run-refineries", crossings)] if crossings else [])


@pytest.mark.parametrize("cells", [1, 4])
def test_mm_6_1_the_price_of_a_refinery_does_not_depend_on_its_cells(cells: int) -> None:
    rules, board = opening(refinery_cells=cells)
    roll(rules, board, 2, 5)
    do(rules, board, 0, buy(REFINERY, NW, 2, 1))
    assert owned(board, 0)[0] == 136
    assert see(rules, board).refinery_cells == cells


def test_mm_6_1_with_refinery_cells_1_a_refinery_beside_the_row_is_not_crossed() -> None:
    rules, board = opening(refinery_cells=1)
    put(rules, board, REFINERY, NW, 1, 1)
    roll(rules, board, 2, 5)
    assert refused(rules, board, 0, sell(REFINERY, NW, 1, 1)) == ("MM-6.1", "not-crossed", 0, 0)


# quadrant_choice


@pytest.mark.parametrize(("quadrant", "barrels"), [(NW, 4), (SE, 2)])
def test_mm_5_2_before_roll_the_quadrant_is_named_before_the_dice_are_thrown(quadrant: int, barrels: int) -> None:
    rules, board = opening(seats=2, quadrant_choice="before_roll")
    put(rules, board, WELL, NW, 2, 5)
    put(rules, board, WELL, SE, 2, 1)
    do(rules, board, 0, Roll())
    assert waiting(rules, board) == [(0, "choose-quadrant")]
    do(rules, board, 0, ChooseQuadrant(quadrant))
    throw(rules, board, 2, 5)
    assert harvest(rules, board) == [(0, "run-wells", barrels)]


def test_mm_5_2_before_roll_nobody_chooses_a_strange_quadrant() -> None:
    rules, board = opening(seats=2, quadrant_choice="before_roll")
    do(rules, board, 0, Roll())
    assert refused(rules, board, 0, ChooseQuadrant(NE)) == ("MM-5.2", "not-your-quadrant", 0, 0)
    assert refused(rules, board, 1, ChooseQuadrant(NE)) == ("MM-5.2", "not-your-turn", 0, 0)


def test_mm_5_2_before_roll_doubles_produce_nothing_in_the_chosen_quadrant() -> None:
    rules, board = opening(seats=2, quadrant_choice="before_roll")
    put(rules, board, WELL, NW, 4, 4)
    put(rules, board, WELL, NE, 4, 4)
    do(rules, board, 0, Roll())
    do(rules, board, 0, ChooseQuadrant(NW))
    throw(rules, board, 4, 4)
    assert waiting(rules, board) == [(0, "assets")]
    assert refused(rules, board, 0, sell(WELL, NW, 4, 4)) == ("MM-6.1", "doubles-sell-nothing", 0, 0)


def test_mm_5_2_before_roll_with_production_on_doubles_the_choice_stands() -> None:
    rules, board = opening(seats=2, quadrant_choice="before_roll", produce_on_doubles=True)
    for quadrant in (NW, SE):
        put(rules, board, WELL, quadrant, 1, 1)
    do(rules, board, 0, Roll())
    do(rules, board, 0, ChooseQuadrant(SE))
    throw(rules, board, 1, 1)
    draw(rules, board, "sales_tax")
    assert harvest(rules, board) == [(0, "run-wells", 4)]
    do(rules, board, 0, sell(WELL, SE, 1, 1))
    assert standing(rules, board, NW) == {"well": [0]}


def test_mm_5_2_before_roll_everybody_is_asked_anew_every_turn() -> None:
    rules, board = opening(seats=2, quadrant_choice="before_roll")
    for seat, quadrant in ((0, NW), (1, SW), (0, SE)):
        do(rules, board, seat, Roll())
        assert waiting(rules, board) == [(seat, "choose-quadrant")]
        do(rules, board, seat, ChooseQuadrant(quadrant))
        throw(rules, board, 5, 5)
        do(rules, board, seat, EndTurn())


@pytest.mark.parametrize("seats", [3, 4])
def test_mm_5_2_before_roll_changes_nothing_for_more_than_two_players(seats: int) -> None:
    rules, board = opening(seats, quadrant_choice="before_roll")
    do(rules, board, 0, Roll())
    assert due(rules, board).key == "two-dice"


# round_limit


@pytest.mark.parametrize(("seats", "rounds"), [(2, 1), (3, 2), (4, 3)])
def test_mm_8_1_round_limit_begins_the_settlement_after_so_many_rounds(seats: int, rounds: int) -> None:
    rules, board = opening(seats, starter=1, round_limit=rounds)
    put(rules, board, RIG, NW, 1, 1)
    turns = 0
    while waiting(rules, board)[0][1] == "trade":
        pass_turn(rules, board)
        turns += 1
    assert turns == seats * rounds
    assert waiting(rules, board) == [(0, "settle")]
    do(rules, board, 0, SellAll())
    assert rules.agenda(board).over


def test_mm_7_1_a_declaration_in_the_last_turn_of_the_limit_still_gives_one_more_turn_each() -> None:
    rules, board = opening(seats=3, round_limit=1)
    purses(board, 0, 0, 750)
    pass_turn(rules, board)
    pass_turn(rules, board)
    roll(rules, board, 2, 2)
    do(rules, board, 2, Declare())
    last_turns: list[Seat] = []
    while not rules.agenda(board).over:
        last_turns.append(waiting(rules, board)[0][0])
        pass_turn(rules, board)
    assert last_turns == [0, 1]


def test_mm_7_1_a_declaration_before_the_limit_gives_one_more_turn_each_past_it() -> None:
    rules, board = opening(seats=3, round_limit=1)
    purses(board, 0, 750, 0)
    pass_turn(rules, board)
    roll(rules, board, 2, 2)
    do(rules, board, 1, Declare())
    last_turns: list[Seat] = []
    while not rules.agenda(board).over:
        last_turns.append(waiting(rules, board)[0][0])
        pass_turn(rules, board)
    assert last_turns == [2, 0]


def test_mm_7_2_by_default_the_rulebook_knows_no_limit_of_rounds() -> None:
    rules, board = opening(seats=2)
    for _ in range(250):
        pass_turn(rules, board)
    assert waiting(rules, board) == [(0, "trade")]
    assert see(rules, board).turn == 251


def test_mm_8_1_simulations_are_settled_after_the_hundredth_round() -> None:
    rules, board = opening(seats=2, round_limit=GAME.settings({}, simulated=True)["round_limit"])
    for _ in range(199):
        pass_turn(rules, board)
    assert not rules.agenda(board).over
    facts = pass_turn(rules, board)
    assert len(heard(facts, "settlement-began")) == 1
    assert rules.agenda(board).over


# produce_on_doubles, open_cash, start_cash, quadrants and fee_sales have their tests at MM-4.6, MM-5.2, MM-6.1, MM-1.4, MM-2.5 and MM-6.2


def test_mm_4_6_produce_on_doubles_leaves_the_two_by_two_refineries_doubly_hit_elsewhere() -> None:
    rules, board = opening(produce_on_doubles=True)
    put(rules, board, REFINERY, NW, 4, 3)  # rows 4-5, columns 3-4
    put(rules, board, REFINERY, SW, 3, 3)  # right neighbour: black, columns 3-4
    roll(rules, board, 4, 4)
    assert harvest(rules, board) == [(0, "run-refineries", 2), (3, "run-refineries", 1)]
