"""MM-5, phase 3: the neighbours run their assets, each with exactly one die."""

from __future__ import annotations

import pytest

from magnat.games.mcmulti.actions import ChooseQuadrant, EndTurn, Pump, SellFuel
from magnat.games.mcmulti.figures import REFINERY, RIG, STATION, WELL
from magnat.games.mcmulti.rules import McMultiRules
from magnat.games.mcmulti.state import McMultiState
from magnat.kernel.contract import Seat
from tests.games.mcmulti.positions import (
    NE,
    NW,
    SE,
    SW,
    do,
    draw,
    harvest,
    heard,
    opening,
    owned,
    put,
    refused,
    roll,
    run,
    see,
    standing,
    storage,
    waiting,
)


def one_well_in_row_2_and_two_in_column_5(rules: McMultiRules, board: McMultiState) -> None:
    """Under a roll of 2-5 the red die gives 2 crude in every quadrant, the black one 4, both 6."""
    for quadrant in range(len(board.quadrants)):
        put(rules, board, WELL, quadrant, 2, 1)
        put(rules, board, WELL, quadrant, 1, 5)
        put(rules, board, WELL, quadrant, 3, 5)


@pytest.mark.parametrize(
    ("active", "expected"),
    [
        (0, [(0, 6), (1, 2), (3, 4)]),  # even: left red, right black
        (1, [(1, 6), (2, 4), (0, 2)]),  # odd: left black, right red
        (2, [(2, 6), (3, 2), (1, 4)]),
        (3, [(3, 6), (0, 4), (2, 2)]),
    ],
)
def test_mm_5_1_four_players_left_then_right_each_with_the_die_of_the_shared_edge(active: Seat, expected: list[tuple[Seat, int]]) -> None:
    rules, board = opening(starter=active)
    one_well_in_row_2_and_two_in_column_5(rules, board)
    roll(rules, board, 2, 5)
    assert harvest(rules, board) == [(seat, "run-wells", barrels) for seat, barrels in expected]
    assert waiting(rules, board) == [(active, "assets")]


@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_mm_5_1_the_opposite_player_does_nothing(active: Seat) -> None:
    rules, board = opening(starter=active)
    opposite = (active + 2) % 4
    put(rules, board, WELL, opposite, 2, 5)
    put(rules, board, STATION, opposite, 2, 1)
    put(rules, board, RIG, opposite, 1, 5)
    roll(rules, board, 2, 5)
    assert waiting(rules, board) == [(active, "assets")]
    assert owned(board, opposite) == (200, 2, 2)


@pytest.mark.parametrize(
    ("kind", "step", "once"),
    [(STATION, "run-stations", 1), (REFINERY, "run-refineries", 1), (WELL, "run-wells", 2)],
)
@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_mm_5_1_neighbours_are_productive_never_doubly(kind: int, step: str, once: int, active: Seat) -> None:
    rules, board = opening(starter=active)
    left, right = (active + 1) % 4, (active + 3) % 4
    put(rules, board, kind, left, 2, 5)
    put(rules, board, kind, right, 2, 5)
    roll(rules, board, 2, 5)
    assert harvest(rules, board) == [(left, step, once), (right, step, once)]


@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_mm_5_1_neighbours_never_strike_oil(active: Seat) -> None:
    rules, board = opening(starter=active)
    for quadrant in (NW, NE, SE, SW):
        if quadrant != active:
            put(rules, board, RIG, quadrant, 2, 5)
    roll(rules, board, 2, 5)
    assert waiting(rules, board) == [(active, "assets")]
    assert [standing(rules, board, quadrant) for quadrant in range(4) if quadrant != active] == [{"rig": [10]}] * 3


def test_mm_5_1_the_other_die_does_not_count_for_a_neighbour() -> None:
    rules, board = opening()
    put(rules, board, WELL, NE, 1, 5)  # left of seat 0: red only
    put(rules, board, WELL, SW, 2, 1)  # right of seat 0: black only
    roll(rules, board, 2, 5)
    assert waiting(rules, board) == [(0, "assets")]


def test_mm_5_1_a_neighbours_refinery_is_crossed_by_either_of_its_two_rows() -> None:
    for row, crossed in ((1, True), (2, True), (3, False)):
        rules, board = opening()
        put(rules, board, REFINERY, NE, row, 1)
        roll(rules, board, 2, 5)
        assert harvest(rules, board) == ([(1, "run-refineries", 1)] if crossed else [])


def test_mm_5_1_a_neighbours_refinery_is_crossed_by_either_of_its_two_columns() -> None:
    for column, crossed in ((3, False), (4, True), (5, True)):
        rules, board = opening()
        put(rules, board, REFINERY, SW, 1, column)
        roll(rules, board, 2, 5)
        assert harvest(rules, board) == ([(3, "run-refineries", 1)] if crossed else [])


def test_mm_5_1_neighbours_keep_the_order_of_stations_refineries_wells() -> None:
    rules, board = opening()
    for quadrant, places in ((NE, [(2, 1), (2, 2), (2, 4)]), (SW, [(1, 5), (2, 5), (4, 5)])):
        for kind, (row, column) in zip((STATION, REFINERY, WELL), places, strict=True):
            put(rules, board, kind, quadrant, row, column)
    roll(rules, board, 2, 5)
    assert harvest(rules, board) == [
        (1, "run-stations", 1),
        (1, "run-refineries", 1),
        (1, "run-wells", 2),
        (3, "run-stations", 1),
        (3, "run-refineries", 1),
        (3, "run-wells", 2),
    ]
    assert owned(board, 1) == (225, 3, 2)
    assert owned(board, 3) == (224, 3, 2)


def test_mm_5_1_the_active_player_runs_everything_before_the_neighbours() -> None:
    rules, board = opening(starter=1)
    put(rules, board, STATION, SE, 1, 5)
    put(rules, board, WELL, NE, 2, 5)
    put(rules, board, STATION, NW, 2, 1)
    roll(rules, board, 2, 5)
    assert harvest(rules, board) == [(1, "run-wells", 4), (2, "run-stations", 1), (0, "run-stations", 1)]


def test_mm_5_1_a_neighbours_step_is_voluntary_and_its_own() -> None:
    rules, board = opening()
    put(rules, board, STATION, NE, 2, 1)
    roll(rules, board, 2, 5)
    for seat in (0, 2, 3):
        assert refused(rules, board, seat, SellFuel(1)) == ("MM-4.5", "not-your-turn", 0, 0)
    assert refused(rules, board, 1, SellFuel(2)) == ("MM-4.5", "too-much-fuel", 1, 2)
    assert run(rules, board, 1, 0) == []
    assert owned(board, 1) == (200, 2, 2)
    assert waiting(rules, board) == [(0, "assets")]


def test_mm_5_1_fuel_refined_by_a_neighbour_on_this_roll_is_not_sold_on_this_roll() -> None:
    rules, board = opening()
    put(rules, board, STATION, NE, 2, 1)
    put(rules, board, REFINERY, NE, 2, 2)
    storage(board, 1, crude=2, gasoline=0)
    roll(rules, board, 2, 5)
    assert harvest(rules, board) == [(1, "run-refineries", 1)]
    assert owned(board, 1) == (200, 1, 1)


# MM-5.2: three players


@pytest.mark.parametrize(
    ("active", "expected"),
    [
        (0, [(0, 6), (1, 2), (2, 4)]),
        (1, [(1, 6), (2, 2), (0, 4)]),
        (2, [(2, 6), (0, 2), (1, 4)]),
    ],
)
def test_mm_5_2_three_players_are_a_ring_left_red_right_black(active: Seat, expected: list[tuple[Seat, int]]) -> None:
    rules, board = opening(seats=3, starter=active)
    one_well_in_row_2_and_two_in_column_5(rules, board)
    roll(rules, board, 2, 5)
    assert harvest(rules, board) == [(seat, "run-wells", barrels) for seat, barrels in expected]


# MM-5.2: two players


def test_mm_5_2_two_players_the_roller_says_in_which_own_quadrant_the_roll_works() -> None:
    for quadrant, barrels in ((NW, 4), (SE, 2)):
        rules, board = opening(seats=2)
        put(rules, board, WELL, NW, 2, 5)
        put(rules, board, WELL, SE, 2, 1)
        roll(rules, board, 2, 5)
        assert waiting(rules, board) == [(0, "choose-quadrant")]
        facts = do(rules, board, 0, ChooseQuadrant(quadrant))
        assert heard(facts, "quadrant-chosen") == [{"seat": 0, "quadrant": quadrant}]
        assert harvest(rules, board) == [(0, "run-wells", barrels)]


def test_mm_5_2_two_players_the_quadrant_must_be_an_own_one() -> None:
    rules, board = opening(seats=2)
    roll(rules, board, 2, 5)
    for quadrant in (NE, SW):
        assert refused(rules, board, 0, ChooseQuadrant(quadrant)) == ("MM-5.2", "not-your-quadrant", 0, 0)
    for elsewhere in (-1, 4):
        assert refused(rules, board, 0, ChooseQuadrant(elsewhere)) == ("MM-5.2", "not-your-quadrant", 0, 0)
    assert refused(rules, board, 1, ChooseQuadrant(NE)) == ("MM-5.2", "not-your-turn", 0, 0)
    assert refused(rules, board, 0, EndTurn()) == ("MM-5.2", "not-now", 0, 0)


@pytest.mark.parametrize(("seat", "own", "others"), [(0, [NW, SE], [NE, SW]), (1, [NE, SW], [NW, SE])])
def test_mm_5_2_two_players_the_opponents_quadrants_are_neighbours_one_with_each_die(seat: Seat, own: list[int], others: list[int]) -> None:
    for quadrant in own:
        for row, column in ((2, 1), (1, 5)):  # only the red die, only the black one
            rules, board = opening(seats=2, starter=seat)
            for other in others:
                put(rules, board, WELL, other, row, column)
            roll(rules, board, 2, 5)
            do(rules, board, seat, ChooseQuadrant(quadrant))
            assert harvest(rules, board) == [(1 - seat, "run-wells", 2)]


@pytest.mark.parametrize(
    ("seat", "quadrant", "amounts"),
    [(0, NW, (2, 4)), (0, SE, (2, 4)), (1, NE, (4, 2)), (1, SW, (4, 2))],
)
def test_mm_5_2_two_players_left_and_right_follow_the_quadrant_in_which_the_roll_works(
    seat: Seat, quadrant: int, amounts: tuple[int, int]
) -> None:
    """The left neighbour's wells alone, then the right neighbour's alone."""
    for neighbour, barrels in zip((quadrant + 1, quadrant + 3), amounts, strict=True):
        rules, board = opening(seats=2, starter=seat)
        put(rules, board, WELL, neighbour % 4, 2, 1)
        put(rules, board, WELL, neighbour % 4, 1, 5)
        put(rules, board, WELL, neighbour % 4, 6, 5)
        roll(rules, board, 2, 5)
        do(rules, board, seat, ChooseQuadrant(quadrant))
        assert harvest(rules, board) == [(1 - seat, "run-wells", barrels)]


def test_mm_5_2_two_players_the_opponent_runs_both_neighbour_quadrants_together() -> None:
    rules, board = opening(seats=2)
    one_well_in_row_2_and_two_in_column_5(rules, board)
    roll(rules, board, 2, 5)
    do(rules, board, 0, ChooseQuadrant(NW))
    assert harvest(rules, board) == [(0, "run-wells", 6), (1, "run-wells", 6)]


def test_mm_5_1_two_players_fuel_refined_in_one_neighbour_quadrant_is_not_sold_in_the_other_on_the_same_roll() -> None:
    rules, board = opening(seats=2)
    put(rules, board, REFINERY, NE, 2, 1)
    put(rules, board, STATION, SW, 1, 5)
    storage(board, 1, crude=1, gasoline=0)
    roll(rules, board, 2, 5)
    do(rules, board, 0, ChooseQuadrant(NW))
    assert harvest(rules, board) == [(1, "run-refineries", 1)]
    assert (board.companies[1].gasoline, board.consumer) == (1, 26)


def test_mm_5_2_two_players_the_other_own_quadrant_does_nothing() -> None:
    rules, board = opening(seats=2)
    put(rules, board, WELL, SE, 2, 5)
    put(rules, board, STATION, SE, 2, 1)
    roll(rules, board, 2, 5)
    do(rules, board, 0, ChooseQuadrant(NW))
    assert waiting(rules, board) == [(0, "assets")]
    assert owned(board, 0) == (200, 2, 2)


def test_mm_5_2_two_players_the_opponent_strikes_no_oil_in_either_quadrant() -> None:
    rules, board = opening(seats=2)
    put(rules, board, RIG, NE, 2, 5)
    put(rules, board, RIG, SW, 2, 5)
    roll(rules, board, 2, 5)
    do(rules, board, 0, ChooseQuadrant(NW))
    assert waiting(rules, board) == [(0, "assets")]


def test_mm_5_2_two_players_choose_anew_with_every_roll() -> None:
    rules, board = opening(seats=2)
    roll(rules, board, 2, 5)
    do(rules, board, 0, ChooseQuadrant(NW))
    do(rules, board, 0, EndTurn())
    roll(rules, board, 2, 5)
    assert waiting(rules, board) == [(1, "choose-quadrant")]
    do(rules, board, 1, ChooseQuadrant(SW))
    do(rules, board, 1, EndTurn())
    roll(rules, board, 2, 3)
    assert waiting(rules, board) == [(0, "choose-quadrant")]


def test_mm_5_2_two_players_on_doubles_no_quadrant_is_asked_for() -> None:
    rules, board = opening(seats=2)
    put(rules, board, WELL, NW, 4, 4)
    put(rules, board, WELL, NE, 4, 4)
    roll(rules, board, 4, 4)
    assert waiting(rules, board) == [(0, "assets")]


def test_mm_5_2_two_players_the_wells_of_all_four_quadrants_count_for_the_next_price() -> None:
    rules, board = opening(seats=2)
    for quadrant in (NW, NE, SE, SW):
        put(rules, board, WELL, quadrant, 1, 1)
    assert see(rules, board).well_price == 25


# MM-5.2: the double rule


def test_mm_5_2_neighbours_produce_nothing_on_doubles() -> None:
    rules, board = opening()
    for quadrant in (NE, SW):
        put(rules, board, WELL, quadrant, 5, 5)
    roll(rules, board, 5, 5)
    assert waiting(rules, board) == [(0, "assets")]


@pytest.mark.parametrize("seats", [3, 4])
def test_mm_5_2_with_produce_on_doubles_neighbours_produce_too_but_not_doubly(seats: int) -> None:
    rules, board = opening(seats=seats, produce_on_doubles=True)
    for quadrant in range(seats):
        put(rules, board, WELL, quadrant, 5, 5)
    roll(rules, board, 5, 5)
    assert harvest(rules, board) == [(0, "run-wells", 4), (1, "run-wells", 2), (seats - 1, "run-wells", 2)]


def test_mm_5_2_with_produce_on_doubles_two_players_choose_after_the_event() -> None:
    rules, board = opening(seats=2, produce_on_doubles=True)
    for quadrant in (NW, NE, SE, SW):
        put(rules, board, WELL, quadrant, 3, 3)
    roll(rules, board, 3, 3)
    draw(rules, board, "sales_tax")
    assert waiting(rules, board) == [(0, "choose-quadrant")]
    do(rules, board, 0, ChooseQuadrant(SE))
    assert harvest(rules, board) == [(0, "run-wells", 4), (1, "run-wells", 4)]


def test_mm_5_1_nobody_runs_assets_in_phase_4() -> None:
    rules, board = opening()
    put(rules, board, WELL, NE, 2, 5)
    roll(rules, board, 2, 5)
    run(rules, board, 1, 2)
    assert refused(rules, board, 1, Pump(1)) == ("MM-6.1", "not-your-turn", 0, 0)
    assert refused(rules, board, 0, Pump(1)) == ("MM-6.1", "not-now", 0, 0)
