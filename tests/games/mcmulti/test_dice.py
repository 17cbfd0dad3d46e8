"""MM-4.1 to MM-4.4, phase 2: the roll, the news that doubles bring, and the economy."""

from __future__ import annotations

import pytest

from magnat.games.mcmulti.actions import EndTurn, Roll
from magnat.games.mcmulti.figures import STATION, WELL
from tests.games.mcmulti.positions import (
    NW,
    difference_die,
    do,
    due,
    harvest,
    heard,
    most,
    opening,
    owned,
    put,
    refused,
    roll,
    run,
    see,
    set_economy,
    storage,
    throw,
    waiting,
)

# MM-4.1


def test_mm_4_1_both_dice_are_rolled_and_all_36_results_are_as_likely() -> None:
    rules, board = opening(starter=2)
    do(rules, board, 2, Roll())
    chance = due(rules, board)
    assert (chance.key, chance.clause, chance.weights) == ("two-dice", "MM-4.1", [1] * 36)


def test_mm_4_1_nobody_acts_while_the_dice_roll() -> None:
    rules, board = opening()
    do(rules, board, 0, Roll())
    for seat in range(4):
        assert refused(rules, board, seat, EndTurn()) == ("MM-4.1", "chance-due", 0, 0)


@pytest.mark.parametrize(("red", "black"), [(1, 2), (2, 1), (6, 5), (3, 6)])
def test_mm_4_1_the_table_hears_what_the_dice_show(red: int, black: int) -> None:
    rules, board = opening()
    assert heard(roll(rules, board, red, black), "dice-rolled") == [{"seat": 0, "red": red, "black": black}]


@pytest.mark.parametrize("column", [1, 2, 3, 4, 6])
def test_mm_4_1_red_names_the_row(column: int) -> None:
    rules, board = opening()
    put(rules, board, WELL, NW, 2, column)
    roll(rules, board, 2, 5)
    assert harvest(rules, board) == [(0, "run-wells", 2)]


@pytest.mark.parametrize("row", [1, 3, 4, 5, 6])
def test_mm_4_1_black_names_the_column(row: int) -> None:
    rules, board = opening()
    put(rules, board, WELL, NW, row, 5)
    roll(rules, board, 2, 5)
    assert harvest(rules, board) == [(0, "run-wells", 2)]


def test_mm_4_1_row_and_column_are_not_exchanged() -> None:
    rules, board = opening()
    put(rules, board, WELL, NW, 5, 2)
    roll(rules, board, 2, 5)
    assert waiting(rules, board) == [(0, "assets")]


# MM-4.2


@pytest.mark.parametrize("number", [1, 3])
def test_mm_4_2_double_1_and_double_3_bring_the_likely_event(number: int) -> None:
    rules, board = opening(likely="cold_winter", unlikely="crude_shortage")
    facts = roll(rules, board, number, number)
    assert heard(facts, "event-happened") == [{"card": "cold_winter", "likely": 1}]
    assert (see(rules, board).domestic.gasoline.buy, see(rules, board).domestic.crude.buy) == (26, 6)


def test_mm_4_2_double_6_brings_the_unlikely_event() -> None:
    rules, board = opening(likely="cold_winter", unlikely="crude_shortage")
    facts = roll(rules, board, 6, 6)
    assert heard(facts, "event-happened") == [{"card": "crude_shortage", "likely": 0}]
    assert (see(rules, board).domestic.gasoline.buy, see(rules, board).domestic.crude.buy) == (16, 11)


@pytest.mark.parametrize("number", [2, 4, 5])
def test_mm_4_2_other_doubles_bring_no_news(number: int) -> None:
    rules, board = opening(likely="cold_winter", unlikely="crude_shortage")
    before = see(rules, board)
    facts = roll(rules, board, number, number)
    assert [fact.key for fact in facts] == ["dice-rolled"]
    after = see(rules, board)
    assert (after.news, after.domestic, after.foreign, after.consumer) == (before.news, before.domestic, before.foreign, before.consumer)
    assert waiting(rules, board) == [(0, "assets")]


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_mm_4_2_doubles_leave_the_difference_marker(number: int) -> None:
    rules, board = opening()
    board.difference = 7
    roll(rules, board, number, number)
    assert see(rules, board).difference == 7
    assert see(rules, board).economy.card == "recovery"


def test_mm_4_2_without_doubles_no_event_happens() -> None:
    rules, board = opening()
    for red in range(1, 7):
        for black in range(1, 7):
            if red != black:
                trial = board.clone()
                assert heard(roll(rules, trial, red, black), "event-happened") == []


# MM-4.4


@pytest.mark.parametrize(("red", "black", "steps"), [(1, 2, 1), (2, 1, 1), (6, 1, 5), (1, 6, 5), (2, 5, 3), (6, 4, 2), (2, 6, 4)])
def test_mm_4_4_the_marker_moves_on_by_the_difference_of_the_dice(red: int, black: int, steps: int) -> None:
    rules, board = opening()
    board.difference = 2
    facts = roll(rules, board, red, black)
    assert heard(facts, "difference-moved") == [{"steps": steps, "difference": 2 + steps}]
    assert see(rules, board).difference == 2 + steps
    assert see(rules, board).economy.card == "recovery"


def test_mm_4_4_the_marker_keeps_its_place_from_turn_to_turn() -> None:
    rules, board = opening()
    for seat, expected in ((0, 2), (1, 4), (2, 6)):
        roll(rules, board, 1, 3)
        assert see(rules, board).difference == expected
        do(rules, board, seat, EndTurn())


def test_mm_4_4_at_7_the_economy_stays() -> None:
    rules, board = opening()
    board.difference = 6
    roll(rules, board, 1, 2)
    assert waiting(rules, board) == [(0, "assets")]
    assert see(rules, board).difference == 7


@pytest.mark.parametrize(("start", "red", "black"), [(7, 1, 2), (3, 6, 1), (6, 3, 5), (7, 1, 6), (7, 6, 1)])
def test_mm_4_4_at_8_or_more_the_difference_die_is_rolled_and_the_marker_returns_to_0(start: int, red: int, black: int) -> None:
    rules, board = opening()
    board.difference = start
    roll(rules, board, red, black)
    chance = due(rules, board)
    assert (chance.key, chance.clause, chance.weights) == ("difference-die", "MM-4.4", [1] * 6)
    difference_die(rules, board, 3)
    assert see(rules, board).difference == 0
    assert see(rules, board).economy.card == "expansion"


def test_mm_4_4_nobody_acts_while_the_difference_die_rolls() -> None:
    rules, board = opening()
    board.difference = 7
    roll(rules, board, 1, 2)
    assert refused(rules, board, 0, EndTurn()) == ("MM-4.4", "chance-due", 0, 0)


@pytest.mark.parametrize(
    ("card", "following"),
    [
        ("depression", ["recovery", "recovery", "recovery", "recovery", "expansion", "expansion"]),
        ("recovery", ["downturn", "expansion", "expansion", "expansion", "expansion", "rapid_growth"]),
        ("expansion", ["recovery", "rapid_growth", "rapid_growth", "rapid_growth", "rapid_growth", "prosperity"]),
        ("rapid_growth", ["expansion", "prosperity", "prosperity", "prosperity", "prosperity", "downturn"]),
        ("prosperity", ["rapid_growth", "downturn", "downturn", "downturn", "downturn", "recession"]),
        ("downturn", ["prosperity", "recession", "recession", "recession", "recession", "depression"]),
        ("recession", ["depression", "depression", "depression", "recovery", "recovery", "recovery"]),
    ],
)
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_mm_4_4_the_table_of_the_current_card_names_the_new_card(card: str, following: list[str], die: int) -> None:
    rules, board = opening()
    set_economy(rules, board, card)
    board.difference = 7
    roll(rules, board, 1, 2)
    facts = difference_die(rules, board, die)
    assert heard(facts, "economy-changed") == [{"die": die, "card": following[die - 1]}]
    assert see(rules, board).economy.card == following[die - 1]


@pytest.mark.parametrize(
    ("card", "die", "new", "space"),
    [
        ("downturn", 6, "depression", 36),  # two red spaces down from 40
        ("depression", 1, "recovery", 46),
        ("recovery", 2, "expansion", 48),
        ("recovery", 6, "rapid_growth", 52),
        ("expansion", 6, "prosperity", 54),
        ("recovery", 1, "downturn", 44),
        ("downturn", 2, "recession", 40),
    ],
)
def test_mm_4_4_the_barrel_moves_by_the_new_cards_change_of_demand_in_red_spaces(card: str, die: int, new: str, space: int) -> None:
    rules, board = opening()
    set_economy(rules, board, card)
    board.consumer, board.difference = 40, 7
    roll(rules, board, 1, 2)
    difference_die(rules, board, die)
    assert see(rules, board).economy.card == new
    assert see(rules, board).consumer.cheapest == space


@pytest.mark.parametrize(
    ("card", "die", "space"),
    [
        ("depression", 1, 46),  # +3 from 41: 42, 44, 46
        ("recovery", 1, 44),  # +2: 42, 44
        ("expansion", 6, 54),  # +7
        ("downturn", 6, 38),  # -2: 40, 38
        ("downturn", 2, 41),  # 0: it stays, red or not
    ],
)
def test_mm_4_4_from_a_space_that_is_not_red_the_first_step_goes_to_the_next_red_one(card: str, die: int, space: int) -> None:
    rules, board = opening()
    set_economy(rules, board, card)
    board.consumer, board.difference = 41, 7
    roll(rules, board, 1, 2)
    difference_die(rules, board, die)
    assert see(rules, board).consumer.cheapest == space


@pytest.mark.parametrize("start", [80, 79, 78, 72, 68, 67])
def test_mm_4_4_the_upper_end_of_the_track_stops_the_barrel(start: int) -> None:
    rules, board = opening()
    set_economy(rules, board, "expansion")
    board.consumer, board.difference = start, 7
    roll(rules, board, 1, 2)
    difference_die(rules, board, 6)  # prosperity, +7
    assert see(rules, board).consumer.cheapest == 80


@pytest.mark.parametrize("start", [2, 3, 4, 5, 6])
def test_mm_4_4_the_lowest_red_space_stops_the_barrel(start: int) -> None:
    rules, board = opening()
    set_economy(rules, board, "downturn")
    board.consumer, board.difference = start, 7
    roll(rules, board, 1, 2)
    difference_die(rules, board, 6)  # depression, -2
    assert see(rules, board).consumer.cheapest == 2


def test_mm_4_4_a_barrel_below_all_red_spaces_does_not_rise_when_demand_falls() -> None:
    rules, board = opening()
    set_economy(rules, board, "downturn")
    board.consumer, board.difference = 1, 7
    roll(rules, board, 1, 2)
    difference_die(rules, board, 6)
    assert see(rules, board).consumer.cheapest == 1


def test_mm_4_4_a_barrel_on_1_rises_with_demand() -> None:
    rules, board = opening()
    set_economy(rules, board, "depression")
    board.consumer, board.difference = 1, 7
    roll(rules, board, 1, 2)
    difference_die(rules, board, 1)  # recovery, +3: 2, 4, 6
    assert see(rules, board).consumer.cheapest == 6


def test_mm_4_4_all_barrels_but_the_cheapest_leave_the_consumer_market() -> None:
    rules, board = opening()
    put(rules, board, STATION, NW, 3, 4)
    storage(board, 0, crude=0, gasoline=3)
    roll(rules, board, 3, 4)
    run(rules, board, 0, 2)  # on 25 and 24
    assert (see(rules, board).consumer.cheapest, see(rules, board).consumer.barrels) == (24, 3)
    do(rules, board, 0, EndTurn())
    board.difference = 7
    roll(rules, board, 1, 2)
    facts = difference_die(rules, board, 1)  # downturn, +2
    assert heard(facts, "demand-moved") == [{"start": 24, "space": 28, "removed": 2}]
    assert (see(rules, board).consumer.cheapest, see(rules, board).consumer.barrels) == (28, 1)


def test_mm_4_4_barrels_leave_even_when_the_new_card_does_not_change_demand() -> None:
    rules, board = opening()
    set_economy(rules, board, "downturn")
    board.consumer, board.consumer_barrels, board.difference = 22, 5, 7
    roll(rules, board, 1, 2)
    difference_die(rules, board, 3)  # recession, 0
    assert (see(rules, board).consumer.cheapest, see(rules, board).consumer.barrels) == (22, 1)


def test_mm_4_4_the_economy_changes_before_production_so_stations_sell_at_the_new_price() -> None:
    rules, board = opening()
    put(rules, board, STATION, NW, 1, 6)
    board.difference = 7
    roll(rules, board, 1, 6)
    difference_die(rules, board, 2)  # expansion, +4: the barrel is on 34
    assert waiting(rules, board) == [(0, "run-stations")]
    assert most(rules, board, 0) == 2
    run(rules, board, 0, 2)
    assert owned(board, 0) == (200 + 33 + 32, 2, 0)


def test_mm_4_4_a_table_card_may_come_back() -> None:
    rules, board = opening()
    seen: list[str] = []
    for seat, die in ((0, 3), (1, 1), (2, 3)):  # expansion, recovery, expansion
        board.difference = 7
        do(rules, board, seat, Roll())
        throw(rules, board, 4, 5)
        difference_die(rules, board, die)
        seen.append(see(rules, board).economy.card)
        do(rules, board, seat, EndTurn())
    assert seen == ["expansion", "recovery", "expansion"]
    assert see(rules, board).consumer.cheapest == 26 + 8 + 6 + 8
