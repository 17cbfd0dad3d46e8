"""MM-4.5 and MM-4.6: stations, refineries, wells and rigs run in this order, each step voluntary."""

from __future__ import annotations

import pytest

from magnat.games.mcmulti.actions import Drill, EndTurn, LeaveRig, Pump, Refine, SellFuel
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
    most,
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
    standing,
    storage,
    waiting,
)

# (a) stations


@pytest.mark.parametrize(("row", "column"), [(2, 1), (2, 6), (1, 5), (6, 5)])
def test_mm_4_5_a_station_crossed_by_one_die_sells_one_barrel_on_the_next_lower_space(row: int, column: int) -> None:
    rules, board = opening()
    put(rules, board, STATION, NW, row, column)
    roll(rules, board, 2, 5)
    assert most(rules, board, 0) == 1
    facts = run(rules, board, 0, 1)
    assert heard(facts, "fuel-sold") == [{"seat": 0, "price": 25}]
    assert owned(board, 0) == (225, 2, 1)
    assert (see(rules, board).consumer.cheapest, see(rules, board).consumer.barrels) == (25, 2)


def test_mm_4_5_a_station_crossed_by_both_dice_sells_two() -> None:
    rules, board = opening()
    put(rules, board, STATION, NW, 2, 5)
    storage(board, 0, crude=0, gasoline=9)
    roll(rules, board, 2, 5)
    assert most(rules, board, 0) == 2
    assert prices(run(rules, board, 0, 2), "fuel-sold") == [25, 24]
    assert owned(board, 0) == (249, 0, 7)


def test_mm_4_5_each_barrel_sold_to_the_consumers_brings_one_less() -> None:
    rules, board = opening()
    for row, column in ((2, 1), (2, 2), (2, 5), (1, 5), (6, 6)):  # three once, one twice, one not at all
        put(rules, board, STATION, NW, row, column)
    storage(board, 0, crude=0, gasoline=9)
    roll(rules, board, 2, 5)
    assert refused(rules, board, 0, SellFuel(6)) == ("MM-4.5", "too-much-fuel", 5, 6)
    assert prices(run(rules, board, 0, 5), "fuel-sold") == [25, 24, 23, 22, 21]
    assert see(rules, board).consumer.cheapest == 21


def test_mm_4_5_the_next_seller_starts_where_the_last_one_stopped() -> None:
    rules, board = opening()
    put(rules, board, STATION, NW, 2, 5)
    put(rules, board, STATION, NE, 2, 1)
    roll(rules, board, 2, 5)
    run(rules, board, 0, 2)
    assert waiting(rules, board) == [(1, "run-stations")]
    assert prices(run(rules, board, 1, 1), "fuel-sold") == [23]


def test_mm_4_5_stations_sell_only_what_lies_in_storage() -> None:
    rules, board = opening()
    put(rules, board, STATION, NW, 2, 5)
    storage(board, 0, crude=5, gasoline=1)
    roll(rules, board, 2, 5)
    assert refused(rules, board, 0, SellFuel(2)) == ("MM-4.5", "too-much-fuel", 1, 2)
    run(rules, board, 0, 1)
    assert owned(board, 0) == (225, 5, 0)


def test_mm_4_5_without_gasoline_the_stations_are_not_asked() -> None:
    rules, board = opening()
    put(rules, board, STATION, NW, 2, 5)
    storage(board, 0, crude=5, gasoline=0)
    roll(rules, board, 2, 5)
    assert waiting(rules, board) == [(0, "assets")]


def test_mm_4_5_the_lowest_space_stops_the_stations() -> None:
    rules, board = opening()
    put(rules, board, STATION, NW, 2, 5)
    board.consumer = 2
    roll(rules, board, 2, 5)
    assert refused(rules, board, 0, SellFuel(2)) == ("MM-4.5", "too-much-fuel", 1, 2)
    assert prices(run(rules, board, 0, 1), "fuel-sold") == [1]
    assert (see(rules, board).consumer.cheapest, see(rules, board).consumer.pays) == (1, 0)


def test_mm_4_5_with_a_barrel_on_1_the_consumers_take_no_more() -> None:
    rules, board = opening()
    put(rules, board, STATION, NW, 2, 5)
    put(rules, board, STATION, NE, 2, 5)
    board.consumer = 1
    roll(rules, board, 2, 5)
    assert waiting(rules, board) == [(0, "assets")]


# (b) refineries


@pytest.mark.parametrize(
    ("row", "column", "crossings"),
    [
        (1, 1, 1),  # rows 1-2: the lower row
        (2, 1, 1),  # rows 2-3: the upper row
        (3, 4, 1),  # columns 4-5: the right column
        (3, 5, 1),  # columns 5-6: the left column
        (3, 1, 0),
        (4, 2, 0),
        (1, 4, 2),  # the dice meet on the lower right cell
        (1, 5, 2),  # the lower left
        (2, 4, 2),  # the upper right
        (2, 5, 2),  # the upper left
    ],
)
def test_mm_4_5_a_refinery_is_crossed_by_any_of_its_rows_and_columns(row: int, column: int, crossings: int) -> None:
    rules, board = opening()
    put(rules, board, REFINERY, NW, row, column)
    storage(board, 0, crude=9, gasoline=0)
    roll(rules, board, 2, 5)
    assert harvest(rules, board) == ([(0, "run-refineries", crossings)] if crossings else [])
    assert owned(board, 0) == (200, 9 - crossings, crossings)


def test_mm_4_5_refining_is_limited_by_the_crude_in_storage() -> None:
    rules, board = opening()
    put(rules, board, REFINERY, NW, 2, 5)
    storage(board, 0, crude=1, gasoline=0)
    roll(rules, board, 2, 5)
    assert refused(rules, board, 0, Refine(2)) == ("MM-4.5", "too-much-crude", 1, 2)
    run(rules, board, 0, 1)
    assert owned(board, 0) == (200, 0, 1)


def test_mm_4_5_refining_is_limited_by_the_crossings() -> None:
    rules, board = opening()
    put(rules, board, REFINERY, NW, 2, 5)
    put(rules, board, REFINERY, NW, 1, 1)
    put(rules, board, REFINERY, NW, 5, 1)
    storage(board, 0, crude=9, gasoline=0)
    roll(rules, board, 2, 5)
    assert refused(rules, board, 0, Refine(4)) == ("MM-4.5", "too-much-crude", 3, 4)
    facts = run(rules, board, 0, 3)
    assert heard(facts, "crude-refined") == [{"seat": 0, "barrels": 3}]
    assert owned(board, 0) == (200, 6, 3)


# (c) wells


@pytest.mark.parametrize(("row", "column", "barrels"), [(2, 1, 2), (4, 5, 2), (2, 5, 4)])
def test_mm_4_5_a_well_gives_two_crude_and_under_both_dice_four(row: int, column: int, barrels: int) -> None:
    rules, board = opening()
    put(rules, board, WELL, NW, row, column)
    roll(rules, board, 2, 5)
    assert refused(rules, board, 0, Pump(barrels + 1)) == ("MM-4.5", "too-much-oil", barrels, barrels + 1)
    facts = run(rules, board, 0, barrels)
    assert heard(facts, "crude-pumped") == [{"seat": 0, "barrels": barrels}]
    assert owned(board, 0) == (200, 2 + barrels, 2)


def test_mm_4_5_a_well_that_is_not_crossed_gives_nothing() -> None:
    rules, board = opening()
    put(rules, board, WELL, NW, 3, 4)
    roll(rules, board, 2, 5)
    assert waiting(rules, board) == [(0, "assets")]


# (d) rigs


@pytest.mark.parametrize(("row", "column"), [(2, 1), (6, 5)])
def test_mm_4_5_a_rig_crossed_by_one_die_does_nothing(row: int, column: int) -> None:
    rules, board = opening()
    put(rules, board, RIG, NW, row, column)
    roll(rules, board, 2, 5)
    assert waiting(rules, board) == [(0, "assets")]


def test_mm_4_5_a_rig_under_both_dice_may_become_the_first_well_for_5() -> None:
    rules, board = opening()
    put(rules, board, RIG, NW, 2, 5)
    roll(rules, board, 2, 5)
    assert waiting(rules, board) == [(0, "strike-oil")]
    facts = do(rules, board, 0, Drill())
    assert heard(facts, "well-drilled") == [{"seat": 0, "quadrant": NW, "cell": 10, "price": 5}]
    assert standing(rules, board, NW) == {"well": [10]}
    assert owned(board, 0)[0] == 195


@pytest.mark.parametrize(("wells", "price"), [(0, 5), (1, 10), (2, 15), (3, 20), (9, 50)])
def test_mm_4_5_the_nth_well_on_the_whole_board_costs_5n(wells: int, price: int) -> None:
    rules, board = opening()
    for number in range(wells):
        put(rules, board, WELL, (NE, SE, SW)[number % 3], 1, 1 + number // 3)
    put(rules, board, RIG, NW, 4, 3)
    roll(rules, board, 4, 3)
    harvest(rules, board)
    purses(board, price - 1)
    assert refused(rules, board, 0, Drill()) == ("MM-4.5", "too-little-cash", price, price - 1)
    purses(board, price)
    do(rules, board, 0, Drill())
    assert board.companies[0].cash == 0
    assert see(rules, board).well_price == price + 5


def test_mm_4_5_own_wells_count_and_wells_sold_no_longer_do() -> None:
    rules, board = opening()
    put(rules, board, WELL, NW, 4, 1)
    put(rules, board, WELL, NW, 6, 6)
    put(rules, board, WELL, SE, 6, 6)
    assert see(rules, board).well_price == 20
    roll(rules, board, 4, 3)
    harvest(rules, board)
    do(rules, board, 0, sell(WELL, NW, 4, 1))
    assert see(rules, board).well_price == 15


def test_mm_4_5_rigs_elsewhere_stay_rigs() -> None:
    rules, board = opening()
    for row, column in ((2, 5), (2, 4), (3, 5)):
        put(rules, board, RIG, NW, row, column)
    roll(rules, board, 2, 5)
    do(rules, board, 0, Drill())
    assert standing(rules, board, NW) == {"rig": [9, 16], "well": [10]}
    assert waiting(rules, board) == [(0, "assets")]


# Voluntary


@pytest.mark.parametrize(("kind", "step"), [(STATION, "run-stations"), (REFINERY, "run-refineries"), (WELL, "run-wells")])
def test_mm_4_5_each_step_may_be_declined(kind: int, step: str) -> None:
    rules, board = opening()
    put(rules, board, kind, NW, 2, 5)
    roll(rules, board, 2, 5)
    assert waiting(rules, board) == [(0, step)]
    assert run(rules, board, 0, 0) == []
    assert owned(board, 0) == (200, 2, 2)
    assert waiting(rules, board) == [(0, "assets")]


@pytest.mark.parametrize(("kind", "after"), [(STATION, (225, 2, 1)), (REFINERY, (200, 1, 3)), (WELL, (200, 3, 2))])
def test_mm_4_5_each_step_may_be_done_in_part(kind: int, after: tuple[int, int, int]) -> None:
    rules, board = opening()
    put(rules, board, kind, NW, 2, 5)
    roll(rules, board, 2, 5)
    run(rules, board, 0, 1)
    assert owned(board, 0) == after


def test_mm_4_5_a_struck_rig_may_stay_a_rig() -> None:
    rules, board = opening()
    put(rules, board, RIG, NW, 2, 5)
    roll(rules, board, 2, 5)
    do(rules, board, 0, LeaveRig())
    assert standing(rules, board, NW) == {"rig": [10]}
    assert owned(board, 0) == (200, 2, 2)
    assert waiting(rules, board) == [(0, "assets")]


def test_mm_4_5_no_step_runs_backwards() -> None:
    rules, board = opening()
    put(rules, board, STATION, NW, 2, 1)
    put(rules, board, REFINERY, NW, 2, 5)
    put(rules, board, WELL, NW, 1, 5)
    roll(rules, board, 2, 5)
    assert refused(rules, board, 0, SellFuel(-1)) == ("MM-4.5", "negative-amount", 0, -1)
    run(rules, board, 0, 0)
    assert refused(rules, board, 0, Refine(-1)) == ("MM-4.5", "negative-amount", 0, -1)
    run(rules, board, 0, 0)
    assert refused(rules, board, 0, Pump(-1)) == ("MM-4.5", "negative-amount", 0, -1)


def test_mm_4_5_every_amount_up_to_the_most_is_offered() -> None:
    rules, board = opening()
    put(rules, board, WELL, NW, 2, 5)
    roll(rules, board, 2, 5)
    assert offered(rules, board, 0) == [{"do": "pump", "barrels": barrels} for barrels in range(5)]


# The order


def test_mm_4_5_stations_refineries_wells_rigs_in_this_order() -> None:
    rules, board = opening()
    put(rules, board, RIG, NW, 2, 5)
    put(rules, board, WELL, NW, 2, 1)
    put(rules, board, REFINERY, NW, 2, 2)
    put(rules, board, STATION, NW, 1, 5)
    roll(rules, board, 2, 5)
    assert refused(rules, board, 0, Pump(1)) == ("MM-4.5", "not-now", 0, 0)
    assert harvest(rules, board) == [(0, "run-stations", 1), (0, "run-refineries", 1), (0, "run-wells", 2)]
    assert waiting(rules, board) == [(0, "strike-oil")]
    assert owned(board, 0) == (225, 3, 2)


def test_mm_4_5_fuel_refined_on_this_roll_cannot_be_sold_on_this_roll() -> None:
    rules, board = opening()
    put(rules, board, STATION, NW, 2, 5)
    put(rules, board, REFINERY, NW, 1, 1)
    storage(board, 0, crude=5, gasoline=0)
    roll(rules, board, 2, 5)
    assert harvest(rules, board) == [(0, "run-refineries", 1)]
    assert waiting(rules, board) == [(0, "assets")]
    assert owned(board, 0) == (200, 4, 1)


def test_mm_4_5_crude_pumped_on_this_roll_cannot_be_refined_on_this_roll() -> None:
    rules, board = opening()
    put(rules, board, WELL, NW, 2, 5)
    put(rules, board, REFINERY, NW, 1, 1)
    storage(board, 0, crude=0, gasoline=0)
    roll(rules, board, 2, 5)
    assert harvest(rules, board) == [(0, "run-wells", 4)]
    assert owned(board, 0) == (200, 4, 0)


def test_mm_4_5_a_new_well_gives_nothing_on_the_roll_that_finds_it() -> None:
    rules, board = opening()
    put(rules, board, RIG, NW, 2, 5)
    roll(rules, board, 2, 5)
    do(rules, board, 0, Drill())
    assert waiting(rules, board) == [(0, "assets")]
    assert owned(board, 0) == (195, 2, 2)


def test_mm_4_5_a_new_well_gives_crude_from_the_next_roll_on() -> None:
    rules, board = opening(seats=3)
    put(rules, board, RIG, NW, 2, 5)
    roll(rules, board, 2, 5)
    do(rules, board, 0, Drill())
    do(rules, board, 0, EndTurn())
    pass_turn(rules, board)
    pass_turn(rules, board)
    roll(rules, board, 2, 5)
    assert harvest(rules, board) == [(0, "run-wells", 4)]


def test_mm_4_5_assets_bought_in_the_special_round_run_from_the_first_roll() -> None:
    rules, board = opening()
    put(rules, board, STATION, NW, 6, 1)
    roll(rules, board, 6, 1)
    assert most(rules, board, 0) == 2


def test_mm_4_5_only_the_asked_player_runs_the_assets() -> None:
    rules, board = opening()
    put(rules, board, STATION, NW, 2, 5)
    roll(rules, board, 2, 5)
    for seat in (1, 2, 3):
        assert refused(rules, board, seat, SellFuel(1)) == ("MM-4.5", "not-your-turn", 0, 0)


# MM-4.6


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_mm_4_6_doubles_produce_nothing_for_anybody(number: int) -> None:
    rules, board = opening(likely="cold_winter", unlikely="crude_shortage")
    for quadrant in (NW, NE, SE, SW):
        put(rules, board, WELL, quadrant, number, number)
        put(rules, board, STATION, quadrant, number, number % 6 + 1)
    roll(rules, board, number, number)
    if number in (1, 3, 6):
        draw(rules, board, "sales_tax")
    assert waiting(rules, board) == [(0, "assets")]
    assert [owned(board, seat) for seat in range(4)] == [(200, 2, 2)] * 4


def test_mm_4_6_the_diagonal_is_never_doubly_hit_by_default() -> None:
    rules, board = opening()
    put(rules, board, RIG, NW, 4, 4)
    roll(rules, board, 4, 4)
    assert refused(rules, board, 0, Drill()) == ("MM-6.1", "not-now", 0, 0)


@pytest.mark.parametrize("number", [2, 4, 5])
def test_mm_4_6_with_produce_on_doubles_the_diagonal_is_doubly_hit(number: int) -> None:
    rules, board = opening(produce_on_doubles=True)
    put(rules, board, WELL, NW, number, number)
    roll(rules, board, number, number)
    assert harvest(rules, board) == [(0, "run-wells", 4)]


def test_mm_4_6_with_produce_on_doubles_a_rig_on_the_diagonal_strikes_oil() -> None:
    rules, board = opening(produce_on_doubles=True)
    put(rules, board, RIG, NW, 4, 4)
    roll(rules, board, 4, 4)
    do(rules, board, 0, Drill())
    assert standing(rules, board, NW) == {"well": [21]}


@pytest.mark.parametrize("number", [1, 3, 6])
def test_mm_4_6_with_produce_on_doubles_the_event_comes_first_and_production_after_it(number: int) -> None:
    rules, board = opening(likely="snap_inspection", unlikely="uncertainty", produce_on_doubles=True)
    put(rules, board, STATION, NW, number, number)
    facts = roll(rules, board, number, number)
    assert len(heard(facts, "event-happened")) == 1
    draw(rules, board, "sales_tax")
    assert harvest(rules, board) == [(0, "run-stations", 2)]
    assert board.companies[0].cash == (200 - 16 + 25 + 24 if number != 6 else 200 + 15 + 14)


def test_mm_4_6_with_produce_on_doubles_the_difference_marker_still_stays() -> None:
    rules, board = opening(produce_on_doubles=True)
    board.difference = 7
    roll(rules, board, 5, 5)
    assert see(rules, board).difference == 7
    assert waiting(rules, board) == [(0, "assets")]


def test_mm_4_6_with_produce_on_doubles_other_rolls_work_as_ever() -> None:
    rules, board = opening(produce_on_doubles=True)
    put(rules, board, WELL, NW, 2, 5)
    roll(rules, board, 2, 5)
    assert harvest(rules, board) == [(0, "run-wells", 4)]
    do(rules, board, 0, buy(RIG, NW, 1, 1))
