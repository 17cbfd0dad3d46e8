"""MM-1: the players, the operations board and its pieces."""

from __future__ import annotations

import pytest

from magnat.games.mcmulti.actions import BuyAsset, BuyBarrel, Declare, EndPurchases, Roll
from magnat.games.mcmulti.figures import CRUDE, DOMESTIC, GASOLINE, REFINERY, RIG, STATION, WELL
from magnat.kernel.game import Unreadable
from tests.games.mcmulti.positions import (
    GAME,
    NE,
    NW,
    SE,
    SW,
    buy,
    do,
    harvest,
    offered,
    opening,
    owned,
    pass_turn,
    purchases,
    purses,
    put,
    refused,
    roll,
    see,
    standing,
    storage,
    waiting,
)


def test_mm_1_1_two_to_four_players() -> None:
    assert GAME.seats == (2, 3, 4)
    assert [GAME.check_seats(seats, GAME.settings({})) for seats in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_mm_1_1_other_numbers_of_players_are_turned_away(seats: int) -> None:
    with pytest.raises(Unreadable) as error:
        GAME.check_seats(seats, GAME.settings({}))
    assert error.value.key == "bad-seats"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mm_1_1_a_seat_that_does_not_exist_cannot_act(seats: int) -> None:
    rules, board = opening(seats)
    assert refused(rules, board, seats, Roll()) == ("MM-1.1", "no-such-seat", seats, seats)
    assert refused(rules, board, -1, Roll()) == ("MM-1.1", "no-such-seat", seats, -1)


def test_mm_1_1_the_goal_of_750_starts_the_end() -> None:
    rules, board = opening()
    assert see(rules, board).goal == 750
    purses(board, 750)
    roll(rules, board, 2, 2)
    do(rules, board, 0, Declare())
    assert see(rules, board).declared == 0
    assert not rules.agenda(board).over


def test_mm_1_1_the_most_cash_after_the_last_turns_wins_not_who_started_the_end() -> None:
    rules, board = opening(seats=2)
    purses(board, 750, 751)
    roll(rules, board, 2, 2)
    do(rules, board, 0, Declare())
    pass_turn(rules, board)
    assert rules.agenda(board).over
    assert rules.agenda(board).places == [2, 1]
    assert rules.scores(board) == [750, 751]


@pytest.mark.parametrize(
    ("seats", "owners"),
    [(2, [0, 1, 0, 1]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])],
)
def test_mm_1_2_one_quadrant_per_player_and_two_diagonal_ones_for_two(seats: int, owners: list[int]) -> None:
    rules, board = purchases(seats)
    assert [quadrant.owner for quadrant in see(rules, board).quadrants] == owners


@pytest.mark.parametrize("kind", [RIG, STATION])
def test_mm_1_2_a_rig_or_station_takes_one_of_36_cells(kind: int) -> None:
    rules, board = purchases()
    purses(board, 36 * 48)
    for place in range(36):
        do(rules, board, 0, BuyAsset(kind, NW, place))
    purses(board, 1000)
    assert refused(rules, board, 0, BuyAsset(RIG, NW, 0)) == ("MM-1.2", "cell-taken", 0, 0)
    assert offered(rules, board, 0) == [{"do": "end-purchases"}]


@pytest.mark.parametrize("place", [-1, 36, 100])
def test_mm_1_2_there_are_no_other_cells(place: int) -> None:
    rules, board = purchases()
    assert refused(rules, board, 0, BuyAsset(RIG, NW, place)) == ("MM-1.2", "no-such-cell", 36, place)


@pytest.mark.parametrize("kind", [-1, 4])
def test_mm_1_2_there_are_no_other_kinds_of_asset(kind: int) -> None:
    rules, board = purchases()
    refusal = rules.check(board, 0, BuyAsset(kind, NW, 0))  # such a wish has no name among the options
    assert refusal is not None
    assert (refusal.clause, refusal.key, refusal.need, refusal.have) == ("MM-1.2", "no-such-kind", 4, kind)


@pytest.mark.parametrize(("row", "column"), [(3, 3), (3, 4), (4, 3), (4, 4)])
def test_mm_1_2_a_refinery_takes_two_by_two_cells(row: int, column: int) -> None:
    rules, board = purchases()
    do(rules, board, 0, buy(REFINERY, NW, 3, 3))
    assert refused(rules, board, 0, buy(RIG, NW, row, column)) == ("MM-1.2", "cell-taken", 0, 0)


@pytest.mark.parametrize(("row", "column"), [(2, 3), (3, 2), (5, 4), (4, 5), (2, 2), (5, 5), (2, 5), (5, 2)])
def test_mm_1_2_the_cells_around_a_refinery_stay_free(row: int, column: int) -> None:
    rules, board = purchases()
    do(rules, board, 0, buy(REFINERY, NW, 3, 3))
    do(rules, board, 0, buy(RIG, NW, row, column))


@pytest.mark.parametrize(("row", "column"), [(2, 2), (2, 3), (2, 4), (3, 2), (3, 4), (4, 2), (4, 3), (4, 4)])
def test_mm_1_2_two_refineries_never_overlap(row: int, column: int) -> None:
    rules, board = purchases()
    do(rules, board, 0, buy(REFINERY, NW, 3, 3))
    assert refused(rules, board, 0, buy(REFINERY, NW, row, column)) == ("MM-1.2", "cell-taken", 0, 0)


def test_mm_1_2_a_refinery_does_not_stand_on_a_rig_either() -> None:
    rules, board = purchases()
    do(rules, board, 0, buy(RIG, NW, 4, 4))
    assert refused(rules, board, 0, buy(REFINERY, NW, 3, 3)) == ("MM-1.2", "cell-taken", 0, 0)


@pytest.mark.parametrize(("row", "column"), [(6, 1), (1, 6), (6, 6), (6, 3), (3, 6)])
def test_mm_1_2_a_refinery_stays_inside_its_quadrant(row: int, column: int) -> None:
    rules, board = purchases()
    assert refused(rules, board, 0, buy(REFINERY, NW, row, column)) == ("MM-1.2", "does-not-fit", 0, 0)


def test_mm_1_2_nine_refineries_fill_a_quadrant() -> None:
    rules, board = purchases()
    purses(board, 9 * 64)
    for row in (1, 3, 5):
        for column in (1, 3, 5):
            do(rules, board, 0, buy(REFINERY, NW, row, column))
    assert board.companies[0].cash == 0
    assert len(standing(rules, board, NW)["refinery"]) == 9


@pytest.mark.parametrize("quadrant", [NE, SE, SW, -1, 4])
def test_mm_1_2_nobody_builds_outside_the_own_quadrant(quadrant: int) -> None:
    rules, board = purchases()
    assert refused(rules, board, 0, BuyAsset(RIG, quadrant, 0)) == ("MM-1.2", "not-your-quadrant", 0, 0)


def test_mm_1_2_with_three_players_there_is_no_fourth_quadrant() -> None:
    rules, board = purchases(seats=3)
    assert len(see(rules, board).quadrants) == 3
    assert refused(rules, board, 0, buy(RIG, SW, 1, 1)) == ("MM-1.2", "not-your-quadrant", 0, 0)


def test_mm_1_2_with_two_players_both_own_quadrants_can_be_built_on() -> None:
    rules, board = purchases(seats=2)
    do(rules, board, 0, buy(RIG, NW, 1, 1))
    do(rules, board, 0, buy(RIG, SE, 1, 1))
    assert refused(rules, board, 0, buy(RIG, NE, 2, 2)) == ("MM-1.2", "not-your-quadrant", 0, 0)
    do(rules, board, 0, EndPurchases())
    do(rules, board, 1, buy(RIG, NE, 1, 1))
    do(rules, board, 1, buy(RIG, SW, 1, 1))
    assert refused(rules, board, 1, buy(RIG, NW, 2, 2)) == ("MM-1.2", "not-your-quadrant", 0, 0)


def test_mm_1_3_assets_never_run_short() -> None:
    rules, board = purchases()
    purses(board, 36 * 48, 36 * 48, 36 * 48, 36 * 48)
    for seat in range(4):
        for place in range(36):
            do(rules, board, seat, BuyAsset(STATION, seat, place))
        do(rules, board, seat, EndPurchases())
    assert [len(standing(rules, board, quadrant)["station"]) for quadrant in range(4)] == [36, 36, 36, 36]


def test_mm_1_3_the_supply_of_crude_and_the_storage_know_no_limit() -> None:
    rules, board = opening()
    storage(board, 0, crude=1000, gasoline=1000)
    for column in range(1, 7):
        put(rules, board, WELL, NW, 2, column)
    roll(rules, board, 2, 5)
    assert harvest(rules, board) == [(0, "run-wells", 14)]  # five wells give 2 each, the one under both dice 4
    assert owned(board, 0) == (200, 1014, 1000)


def test_mm_1_3_storage_takes_everything_that_the_market_sells() -> None:
    rules, board = opening()
    purses(board, 5000)
    for good, barrels in ((CRUDE, 25), (GASOLINE, 23)):
        for _ in range(barrels):
            do(rules, board, 0, BuyBarrel(DOMESTIC, good))
    assert owned(board, 0)[1:] == (27, 25)
    assert waiting(rules, board) == [(0, "trade")]
