"""MM-7 and MM-8: the end of a turn, the declaration, the settlement and the winner."""

from __future__ import annotations

from magnat.games.mcmulti import assets, turn
from magnat.games.mcmulti.actions import SellAsset
from magnat.games.mcmulti.box import Box
from magnat.games.mcmulti.facts import Declared, Ranked, Settled, SettlementBegan
from magnat.games.mcmulti.state import NOBODY, McMultiState, Stage
from magnat.kernel.contract import Log, Refusal, Seat


def check_declare(box: Box, board: McMultiState, seat: Seat) -> Refusal | None:
    """MM-7.1"""
    if board.declared != NOBODY:
        return Refusal("MM-7.1", "already-declared")
    goal, cash = box.figures.goal, board.companies[seat].cash
    if cash < goal:
        return Refusal("MM-7.1", "goal-not-reached", goal, cash)
    return None


def declare(box: Box, board: McMultiState, seat: Seat, log: Log) -> None:
    """MM-7.1: every other player has exactly one more turn."""
    board.declared = seat
    if log.on:
        log.add(Declared("MM-7.1", seat))
    end_turn(box, board, log)


def end_turn(box: Box, board: McMultiState, log: Log) -> None:
    """MM-7.2: the dice pass clockwise; when they would come back to the declarer, the settlement begins."""
    following = (board.active + 1) % box.seats
    if following == board.declared or last_round_over(box, board):
        begin_settlement(box, board, log)
    else:
        turn.begin(board, following, log)


def last_round_over(box: Box, board: McMultiState) -> bool:
    """Option `round_limit`: without a declaration the game is settled after so many rounds; 0 plays on for ever."""
    limit = box.choices.round_limit
    return limit > 0 and board.declared == NOBODY and board.turn >= limit * box.seats


def begin_settlement(box: Box, board: McMultiState, log: Log) -> None:
    """MM-8.1: everybody at the same time; who owns nothing is done."""
    board.stage = Stage.SETTLEMENT
    if log.on:
        log.add(SettlementBegan("MM-8.1"))
    for seat in range(box.seats):
        finish_if_empty(box, board, seat, log)
    end_if_settled(board, log)


def sell_one(box: Box, board: McMultiState, seat: Seat, wish: SellAsset, log: Log) -> None:
    """MM-8.1: at Depression prices."""
    assets.sell(box, board, seat, wish, box.figures.settlement_economy, "MM-8.1", log)
    finish_if_empty(box, board, seat, log)
    end_if_settled(board, log)


def sell_all(box: Box, board: McMultiState, seat: Seat, log: Log) -> None:
    """MM-8.1"""
    for place in box.owned(seat):
        for kind, cells in enumerate(board.quadrants[place].sites):
            for cell in cells[:]:
                assets.sell(box, board, seat, box.sell_asset[place][kind][cell], box.figures.settlement_economy, "MM-8.1", log)
    finish_if_empty(box, board, seat, log)
    end_if_settled(board, log)


def keep_rest(board: McMultiState, seat: Seat, log: Log) -> None:
    """MM-8.1: selling is allowed, not demanded."""
    finish(board, seat, log)
    end_if_settled(board, log)


def finish_if_empty(box: Box, board: McMultiState, seat: Seat, log: Log) -> None:
    if not assets.any_left(box, board, seat):
        finish(board, seat, log)


def finish(board: McMultiState, seat: Seat, log: Log) -> None:
    board.companies[seat].settled = True
    if log.on:
        log.add(Settled("MM-8.1", seat))


def end_if_settled(board: McMultiState, log: Log) -> None:
    for company in board.companies:
        if not company.settled:
            return
    board.stage = Stage.OVER
    if log.on:
        for seat, place in enumerate(places(board)):
            company = board.companies[seat]
            log.add(Ranked("MM-8.2", seat, place, company.cash, company.crude + company.gasoline))


def places(board: McMultiState) -> list[int]:
    """MM-8.2: most cash, then most barrels; who is equal in both shares the place."""
    ranks: list[int] = []
    for company in board.companies:
        better = 0
        for other in board.companies:
            if other.cash > company.cash:
                better += 1
            elif other.cash == company.cash and other.crude + other.gasoline > company.crude + company.gasoline:
                better += 1
        ranks.append(better + 1)
    return ranks
