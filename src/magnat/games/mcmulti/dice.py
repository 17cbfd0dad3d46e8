"""MM-4, phase 2: the roll, the news that doubles bring, and the economy that the difference moves."""

from __future__ import annotations

from magnat.games.mcmulti import assets, consumer, news, production
from magnat.games.mcmulti.actions import SellAsset
from magnat.games.mcmulti.box import Box
from magnat.games.mcmulti.facts import DiceRolled, DifferenceMoved, EconomyChanged, QuadrantChosen
from magnat.games.mcmulti.neighbours import producing
from magnat.games.mcmulti.state import NOTHING, McMultiState, Stage
from magnat.kernel.contract import Log, Refusal, Seat


def end_market(box: Box, board: McMultiState) -> None:
    """MM-4.1: the market phase is over. Option `quadrant_choice`: two players may have to name the quadrant first."""
    choice_first = box.choices.quadrant_before_roll and len(box.owned(board.active)) > 1
    board.stage = Stage.QUADRANT if choice_first else Stage.ROLL


def roll(box: Box, board: McMultiState, red: int, black: int, log: Log) -> None:
    """MM-4.1: red names the row, black the column."""
    board.red = red
    board.black = black
    if log.on:
        log.add(DiceRolled("MM-4.1", board.active, red, black))
    if red == black:
        roll_doubles(box, board, red, log)
    else:
        roll_difference(box, board, log)


def roll_doubles(box: Box, board: McMultiState, number: int, log: Log) -> None:
    """MM-4.2: news by the doubles' number; the other doubles matter to lasting events only."""
    news.lift_embargo(box, board, number, log)
    if number in box.figures.likely_doubles:
        news.happen(box, board, True, log)
        after_event(box, board, log)
    elif number in box.figures.unlikely_doubles:
        news.happen(box, board, False, log)
        after_event(box, board, log)
    else:
        choose_where(box, board)


def after_event(box: Box, board: McMultiState, log: Log) -> None:
    """MM-9.1: open taxes come first; MM-4.3: then a new card. Cards that were seen come back in their order, without chance."""
    if news.debts_open(board):
        board.stage = Stage.TAX
    elif board.deck:
        board.stage = Stage.NEW_CARD
    else:
        new_card(box, board, board.under[0], log)


def sell_for_tax(box: Box, board: McMultiState, seat: Seat, wish: SellAsset, log: Log) -> None:
    """MM-6.2, MM-9.1: at the current card's price, until the tax can be paid or nothing is left."""
    assets.sell(box, board, seat, wish, board.economy, "MM-6.2", log)
    news.pay_debt(box, board, seat, log)
    after_event(box, board, log)


def new_card(box: Box, board: McMultiState, card: int, log: Log) -> None:
    """MM-4.3"""
    news.new_card(box, board, card, log)
    choose_where(box, board)


def roll_difference(box: Box, board: McMultiState, log: Log) -> None:
    """MM-4.4: the marker moves on by the difference of the dice."""
    steps = board.red - board.black if board.red > board.black else board.black - board.red
    board.difference += steps
    if log.on:
        log.add(DifferenceMoved("MM-4.4", steps, board.difference))
    if board.difference >= box.figures.change_at:
        board.stage = Stage.DIFFERENCE_DIE
    else:
        choose_where(box, board)


def change_economy(box: Box, board: McMultiState, die: int, log: Log) -> None:
    """MM-4.4: the current card's table names the new card, and the NEW card's demand moves the consumers' barrel."""
    board.economy = box.figures.economies[board.economy].next[die - 1]
    economy = box.figures.economies[board.economy]
    if log.on:
        log.add(EconomyChanged("MM-4.4", die, economy.name))
    consumer.move(box, board, economy.demand, "MM-4.4", log)
    board.difference = 0
    choose_where(box, board)


def choose_where(box: Box, board: McMultiState) -> None:
    """MM-4.6: doubles go straight to phase 4; MM-5.2: with two quadrants the roller says in which one the roll works."""
    if not producing(box, board):
        board.stage = Stage.ASSETS
    elif board.quadrant != NOTHING:
        production.begin(box, board)
    elif len(box.owned(board.active)) > 1:
        board.stage = Stage.QUADRANT
    else:
        board.quadrant = box.owned(board.active)[0]
        production.begin(box, board)


def check_choose(box: Box, seat: Seat, quadrant: int) -> Refusal | None:
    """MM-5.2"""
    if quadrant < 0 or quadrant >= box.quadrants or box.seating.owner[quadrant] != seat:
        return Refusal("MM-5.2", "not-your-quadrant")
    return None


def choose(box: Box, board: McMultiState, seat: Seat, quadrant: int, log: Log) -> None:
    """MM-5.2"""
    board.quadrant = quadrant
    if log.on:
        log.add(QuadrantChosen("MM-5.2", seat, quadrant))
    if board.red == 0:
        board.stage = Stage.ROLL
    else:
        production.begin(box, board)
