"""The clerk of McMulti in built-up positions: each test asks one question that has a sensible answer."""

from __future__ import annotations

from magnat.bots.mcmulti.mind import assets
from magnat.games.mcmulti.figures import CRUDE, DOMESTIC, FOREIGN, GASOLINE, REFINERY, RIG, STATION, WELL
from magnat.games.mcmulti.rules import McMultiRules
from magnat.games.mcmulti.stages import Stage
from magnat.games.mcmulti.state import McMultiState
from tests.bots.players import answer, clerk, question
from tests.games.mcmulti.positions import (
    NE,
    NW,
    SE,
    do,
    opening,
    purchases,
    purses,
    put,
    roll,
    set_economy,
    stock,
    storage,
    waiting,
)


def phase_4(cash: int = 100, open_cash: bool = False) -> tuple[McMultiRules, McMultiState]:
    """Seat 0 has rolled red 1, black 2 and has run what it wanted."""
    rules, board = opening(open_cash=open_cash)
    purses(board, cash, cash, cash, cash)
    roll(rules, board, 1, 2)
    while waiting(rules, board)[0][1] != "assets":
        seat = waiting(rules, board)[0][0]
        do(rules, board, seat, rules.options(board, seat)[0])
    return rules, board


# The start


def test_the_special_round_buys_while_the_cash_lasts_and_leaves_some_for_barrels() -> None:
    rules, board = purchases()
    bot = clerk(rules)
    bought = []
    while waiting(rules, board)[0][0] == 0:
        action = bot.choose(question(rules, board, 0))
        bought.append(action.key)
        do(rules, board, 0, action)
    assert bought[-1] == "end-purchases"
    assert 0 < board.companies[0].cash < 60
    assert len(board.quadrants[NW].sites[RIG]) > 0


def test_rigs_keep_off_the_diagonal_where_doubles_strike_no_oil() -> None:
    rules, board = purchases()
    bot = clerk(rules)
    while waiting(rules, board)[0][0] == 0:
        do(rules, board, 0, bot.choose(question(rules, board, 0)))
    assert all(cell % 7 != 0 for cell in board.quadrants[NW].sites[RIG])


def test_with_two_players_everything_is_put_up_in_one_quadrant_to_have_both_dice_there() -> None:
    rules, board = purchases(2)
    bot = clerk(rules)
    while waiting(rules, board)[0][0] == 0:
        do(rules, board, 0, bot.choose(question(rules, board, 0)))
    assert sorted([board.quadrants[NW].empty(), board.quadrants[SE].empty()]) == [False, True]


# Phase 1


def test_gasoline_is_sold_where_it_brings_more() -> None:
    rules, board = opening()
    storage(board, 0, 0, 6)
    stock(board, FOREIGN, GASOLINE, 10)  # pays 40
    assert answer(rules, board) == {"do": "sell-barrel", "market": "foreign", "good": "gasoline"}


def test_a_closed_market_is_not_even_thought_of() -> None:
    rules, board = opening()
    storage(board, 0, 0, 6)
    stock(board, FOREIGN, GASOLINE, 10)
    board.embargo = True
    assert answer(rules, board).get("market") != "foreign"


def test_cheap_crude_is_bought_for_an_own_refinery() -> None:
    rules, board = opening()
    put(rules, board, REFINERY, NW, 1, 3)
    storage(board, 0, 0, 0)
    stock(board, DOMESTIC, CRUDE, 30)  # costs 1
    assert answer(rules, board) == {"do": "buy-barrel", "market": "domestic", "good": "crude"}


def test_cheap_gasoline_is_bought_for_an_own_station() -> None:
    rules, board = opening()
    put(rules, board, STATION, NW, 1, 1)
    storage(board, 0, 0, 0)
    board.consumer = 60
    assert answer(rules, board)["do"] == "buy-barrel"
    assert answer(rules, board)["good"] == "gasoline"


def test_cheap_gasoline_of_one_market_is_bought_for_the_other() -> None:
    rules, board = opening()
    storage(board, 0, 0, 0)
    stock(board, DOMESTIC, GASOLINE, 28)  # costs 6
    stock(board, FOREIGN, GASOLINE, 10)  # pays 40
    assert answer(rules, board) == {"do": "buy-barrel", "market": "domestic", "good": "gasoline"}


def test_nothing_is_traded_at_a_loss() -> None:
    rules, board = opening()
    storage(board, 0, 0, 0)
    assert answer(rules, board) == {"do": "roll"}


def test_all_barrels_go_when_that_reaches_the_goal() -> None:
    rules, board = opening()
    purses(board, 740, 10, 10, 10)
    put(rules, board, STATION, NW, 1, 1)
    storage(board, 0, 3, 2)
    bot = clerk(rules)
    while board.stage == Stage.MARKET:
        do(rules, board, 0, bot.choose(question(rules, board, 0)))
    assert (board.companies[0].crude, board.companies[0].gasoline) == (0, 0)
    assert board.companies[0].cash >= 750


def test_a_visit_to_the_market_ends() -> None:
    rules, board = opening()
    purses(board, 700)
    for kind, row in ((STATION, 1), (STATION, 2), (REFINERY, 3), (REFINERY, 5)):
        put(rules, board, kind, NW, row, 1)
    bot, trades = clerk(rules), 0
    while board.stage == Stage.MARKET:
        do(rules, board, 0, bot.choose(question(rules, board, 0)))
        trades += 1
    assert trades < 60


# Phase 2


def test_fuel_is_sold_for_a_good_price() -> None:
    rules, board = opening()
    put(rules, board, STATION, NW, 1, 5)
    storage(board, 0, 0, 3)
    board.consumer = 40
    roll(rules, board, 1, 2)
    assert answer(rules, board) == {"do": "sell-fuel", "barrels": 1}


def test_fuel_is_not_sold_for_1_while_the_markets_pay_more() -> None:
    rules, board = opening()
    put(rules, board, STATION, NW, 1, 5)
    storage(board, 0, 0, 3)
    board.consumer = 2
    roll(rules, board, 1, 2)
    assert answer(rules, board) == {"do": "sell-fuel", "barrels": 0}


def test_in_the_last_turn_fuel_is_sold_for_whatever_it_brings() -> None:
    rules, board = opening()
    put(rules, board, STATION, NW, 1, 5)
    storage(board, 0, 0, 3)
    board.consumer = 2
    board.declared = 1
    roll(rules, board, 1, 2)
    assert answer(rules, board) == {"do": "sell-fuel", "barrels": 1}


def test_crude_is_refined_and_pumped_as_much_as_possible() -> None:
    rules, board = opening()
    put(rules, board, REFINERY, NW, 1, 1)
    put(rules, board, WELL, NW, 1, 5)
    storage(board, 0, 5, 0)
    roll(rules, board, 1, 2)
    assert answer(rules, board) == {"do": "refine", "barrels": 2}
    do(rules, board, 0, rules.options(board, 0)[-1])
    assert answer(rules, board) == {"do": "pump", "barrels": 2}


def test_a_struck_rig_becomes_a_well_while_wells_are_cheap() -> None:
    rules, board = opening()
    put(rules, board, RIG, NW, 1, 2)
    roll(rules, board, 1, 2)
    assert answer(rules, board) == {"do": "drill"}


def test_a_struck_rig_stays_a_rig_when_wells_are_dearer_than_they_will_ever_sell() -> None:
    rules, board = opening()
    put(rules, board, RIG, NW, 1, 2)
    for row in range(1, 7):
        for column in range(1, 4):
            put(rules, board, WELL, NE, row, column)  # the next one is the 19th and costs 95
    roll(rules, board, 1, 2)
    assert answer(rules, board) == {"do": "leave-rig"}


def test_a_well_is_drilled_to_be_sold_at_once_where_keeping_it_would_not_pay() -> None:
    """MM-6.1: the dice that strike oil cross the well, so that it can be sold in the same turn."""
    rules, board = opening()
    set_economy(rules, board, "prosperity")
    put(rules, board, RIG, NW, 1, 2)
    for row in range(1, 7):
        for column in range(1, 3):
            put(rules, board, WELL, NE, row, column)  # the next one is the 13th and costs 65; today it sells for 75
    board.companies[0].cash = 100
    roll(rules, board, 1, 2)
    assert answer(rules, board) == {"do": "drill"}
    wells = clerk(rules).policy_for(len(board.companies)).situation(board)
    assert assets.kept(wells, WELL, 1) - assets.kept(wells, RIG, 0) < wells.well_price


def test_of_two_quadrants_the_one_with_the_better_production_is_chosen() -> None:
    rules, board = opening(2)
    put(rules, board, WELL, NW, 6, 6)
    put(rules, board, WELL, SE, 1, 6)
    put(rules, board, STATION, SE, 3, 2)
    roll(rules, board, 1, 2)
    assert answer(rules, board) == {"do": "choose-quadrant", "quadrant": SE}


def test_an_idle_refinery_is_paid_for_when_the_dice_call_for_it() -> None:
    rules, board = opening()
    put(rules, board, REFINERY, NW, 1, 1)
    storage(board, 0, 4, 0)
    board.quadrants[NW].idle.append(0)
    board.warming = True
    roll(rules, board, 1, 2)
    assert answer(rules, board) == {"do": "free-refinery", "quadrant": NW, "cell": 0}


def test_nothing_is_paid_for_a_refinery_in_the_last_turn() -> None:
    rules, board = opening()
    put(rules, board, REFINERY, NW, 1, 1)
    storage(board, 0, 4, 0)
    board.quadrants[NW].idle.append(0)
    board.warming = True
    board.declared = 1
    roll(rules, board, 1, 2)
    assert answer(rules, board) == {"do": "refine", "barrels": 0}


# Phase 4 and the end


def test_a_crossed_refinery_is_sold_in_prosperity() -> None:
    rules, board = opening()
    put(rules, board, REFINERY, NW, 1, 1)
    put(rules, board, REFINERY, NW, 5, 5)
    storage(board, 0, 0, 0)
    set_economy(rules, board, "prosperity")
    roll(rules, board, 1, 2)
    assert answer(rules, board) == {"do": "sell-asset", "kind": "refinery", "quadrant": NW, "cell": 0}


def test_assets_are_bought_in_a_depression() -> None:
    rules, board = phase_4(cash=150)
    set_economy(rules, board, "depression")
    assert answer(rules, board)["do"] == "buy-asset"


def test_nothing_is_bought_in_prosperity() -> None:
    rules, board = phase_4(cash=300)
    set_economy(rules, board, "prosperity")
    assert answer(rules, board) == {"do": "end-turn"}


def test_nothing_is_bought_after_somebody_declared() -> None:
    rules, board = phase_4(cash=300)
    set_economy(rules, board, "depression")
    board.declared = 1
    assert answer(rules, board) == {"do": "end-turn"}


def test_the_goal_is_declared_when_reached() -> None:
    rules, board = phase_4()
    purses(board, 760, 100, 100, 100)
    assert answer(rules, board) == {"do": "declare"}


def test_a_crossed_asset_is_sold_when_the_goal_needs_it() -> None:
    rules, board = phase_4()
    purses(board, 735, 100, 100, 100)
    put(rules, board, STATION, NW, 1, 5)
    assert answer(rules, board)["do"] == "sell-asset"


def test_nothing_is_declared_that_a_richer_rival_would_win() -> None:
    rules, board = phase_4(open_cash=True)
    purses(board, 760, 900, 100, 100)
    assert answer(rules, board)["do"] != "declare"


def test_a_tax_takes_what_is_missed_least() -> None:
    rules, board = opening()
    put(rules, board, STATION, NW, 1, 1)
    put(rules, board, RIG, NW, 1, 2)
    purses(board, 0)
    board.stage = Stage.TAX
    board.companies[0].debt = 2
    board.consumer = 60
    assert answer(rules, board) == {"do": "sell-asset", "kind": "rig", "quadrant": NW, "cell": 1}


def test_the_settlement_sells_everything() -> None:
    rules, board = opening()
    put(rules, board, STATION, NW, 1, 1)
    put(rules, board, WELL, NW, 1, 2)
    board.stage = Stage.SETTLEMENT
    assert answer(rules, board) == {"do": "sell-all"}
