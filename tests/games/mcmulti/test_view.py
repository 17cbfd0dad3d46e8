"""MM-1.4: barrels and assets lie open, cash need not be shown."""

from __future__ import annotations

import pytest

from magnat.games.mcmulti import dice
from magnat.games.mcmulti.actions import BuyBarrel, Declare, Drill
from magnat.games.mcmulti.figures import CRUDE, DOMESTIC, GASOLINE, REFINERY, RIG, STATION, WELL
from magnat.games.mcmulti.rules import McMultiRules
from magnat.games.mcmulti.state import McMultiState
from magnat.kernel.contract import Log, Seat
from magnat.kernel.game import SPECTATOR
from tests.games.mcmulti.positions import (
    GAME,
    NE,
    NW,
    do,
    draw,
    laid_out,
    meanwhile,
    most,
    opening,
    owned,
    pass_turn,
    purses,
    put,
    refused,
    roll,
    run,
    see,
    storage,
    waiting,
)


def cash_seen(rules: McMultiRules, board: McMultiState, seat: Seat) -> list[int | None]:
    return [company.cash for company in see(rules, board, seat).companies]


def test_mm_1_4_cash_is_hidden_from_the_others() -> None:
    rules, board = opening()
    purses(board, 10, 20, 30, 40)
    assert cash_seen(rules, board, 0) == [10, None, None, None]
    assert cash_seen(rules, board, 2) == [None, None, 30, None]


def test_mm_1_4_a_spectator_sees_nobodys_cash() -> None:
    rules, board = opening()
    assert cash_seen(rules, board, SPECTATOR) == [None, None, None, None]


def test_mm_1_4_open_cash_shows_it_to_everybody() -> None:
    rules, board = opening(open_cash=True)
    purses(board, 10, 20, 30, 40)
    assert [cash_seen(rules, board, seat) for seat in (0, 3, SPECTATOR)] == [[10, 20, 30, 40]] * 3


def test_mm_1_4_cash_stays_hidden_unless_the_table_says_otherwise() -> None:
    assert GAME.settings({})["open_cash"] is False


@pytest.mark.parametrize("seat", [0, 1, 2, 3, SPECTATOR])
def test_mm_1_4_barrels_and_assets_are_on_the_table_for_all_to_see(seat: Seat) -> None:
    rules, board = opening()
    storage(board, 1, crude=7, gasoline=9)
    put(rules, board, RIG, NE, 1, 1)
    put(rules, board, STATION, NE, 2, 1)
    put(rules, board, REFINERY, NE, 3, 1)
    put(rules, board, WELL, NE, 6, 6)
    seen = see(rules, board, seat)
    assert (seen.companies[1].crude, seen.companies[1].gasoline) == (7, 9)
    quadrant = seen.quadrants[NE]
    assert (quadrant.rig, quadrant.station, quadrant.refinery, quadrant.well) == ([0], [6], [12], [35])


@pytest.mark.parametrize("seat", [1, 2, 3, SPECTATOR])
def test_mm_1_4_positions_that_differ_in_the_cash_of_another_look_the_same(seat: Seat) -> None:
    rules, poor = opening()
    rich = poor.clone()
    purses(poor, 0)
    purses(rich, 749)
    assert see(rules, poor, seat) == see(rules, rich, seat)
    assert see(rules, poor, 0) != see(rules, rich, 0)


def test_mm_1_4_the_agenda_at_the_end_of_the_turn_does_not_tell_749_from_750() -> None:
    rules, poor = opening()
    roll(rules, poor, 2, 2)
    rich = poor.clone()
    purses(poor, 749)
    purses(rich, 750)
    assert waiting(rules, poor) == waiting(rules, rich) == [(0, "assets")]
    assert meanwhile(rules, poor) == meanwhile(rules, rich) == []
    assert refused(rules, poor, 0, Declare()) == ("MM-7.1", "goal-not-reached", 750, 749)
    do(rules, rich, 0, Declare())


def test_mm_1_4_a_struck_rig_is_asked_about_even_when_the_well_is_too_dear() -> None:
    rules, board = opening()
    purses(board, 4)
    put(rules, board, RIG, NW, 2, 5)
    roll(rules, board, 2, 5)
    assert waiting(rules, board) == [(0, "strike-oil")]
    assert refused(rules, board, 0, Drill()) == ("MM-4.5", "too-little-cash", 5, 4)


def test_mm_1_4_a_player_without_cash_is_asked_to_trade_like_any_other() -> None:
    rules, board = opening()
    storage(board, 0, crude=0, gasoline=0)
    purses(board, 0)
    assert waiting(rules, board) == [(0, "trade")]
    assert refused(rules, board, 0, BuyBarrel(DOMESTIC, CRUDE)) == ("MM-3.2", "too-little-cash", 6, 0)


def test_mm_1_4_an_idle_refinery_may_be_freed_whatever_the_unseen_cash() -> None:
    rules, board = opening(likely="global_warming")
    put(rules, board, REFINERY, NE, 1, 1)
    roll(rules, board, 1, 1)
    draw(rules, board, "sales_tax")
    for cash in (0, 24, 25, 1000):
        board.companies[1].cash = cash
        assert meanwhile(rules, board) == [(1, "free-refinery")]


def test_mm_1_4_production_is_asked_for_by_what_lies_open() -> None:
    rules, board = opening()
    put(rules, board, STATION, NW, 2, 5)
    roll(rules, board, 2, 5)
    assert waiting(rules, board) == [(0, "run-stations")]
    assert most(rules, board, 0) == 2


def test_mm_1_4_own_cash_follows_what_one_does() -> None:
    rules, board = opening()
    do(rules, board, 0, BuyBarrel(DOMESTIC, GASOLINE))
    assert cash_seen(rules, board, 0) == [184, None, None, None]


def test_mm_2_1_the_markets_show_what_the_next_barrel_costs_and_brings() -> None:
    rules, board = laid_out()
    seen = see(rules, board, SPECTATOR)
    for market in (seen.domestic, seen.foreign):
        assert (market.crude.buy, market.crude.sell) == (6, 5)
        assert (market.gasoline.buy, market.gasoline.sell) == (16, 14)
        assert not market.closed
    assert seen.consumer.pays == 25


def test_mm_1_4_the_dice_on_the_table_are_seen_by_all() -> None:
    rules, board = opening()
    assert see(rules, board, 3).roll is None
    put(rules, board, WELL, NE, 2, 2)
    roll(rules, board, 2, 5)
    shown = see(rules, board, 3).roll
    assert shown is not None
    assert (shown.red, shown.black, shown.quadrant, shown.running, shown.running_seat) == (2, 5, NW, "left", 1)
    run(rules, board, 1, 2)
    assert owned(board, 1) == (200, 4, 2)


def test_mm_1_4_a_turn_later_the_dice_are_gone() -> None:
    rules, board = opening()
    pass_turn(rules, board)
    assert see(rules, board, 0).roll is None


def test_mm_4_4_what_consumers_will_pay_is_told_for_every_card_that_may_come() -> None:
    """As it turns out when the difference die shows it."""
    rules, board = opening()
    box = rules.box(board)
    for card in range(len(box.figures.economies)):
        for cheapest in (2, 9, 17, 26, 33):
            board.economy, board.consumer = card, cheapest
            told = see(rules, board, 0).consumer.after
            for die, following in enumerate(box.figures.economies[card].next, 1):
                changed = board.clone()
                dice.change_economy(box, changed, die, Log())
                assert told[box.figures.economies[following].name] == see(rules, changed, 0).consumer.pays
