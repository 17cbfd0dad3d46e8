"""MM-2: set-up, and the special purchase round that opens the game."""

from __future__ import annotations

from magnat.games.mcmulti import assets, turn
from magnat.games.mcmulti.actions import BuyAsset
from magnat.games.mcmulti.box import Box
from magnat.games.mcmulti.facts import NewsLaid, StartingPlayer
from magnat.games.mcmulti.figures import GOODS, MARKETS
from magnat.games.mcmulti.news import draw
from magnat.games.mcmulti.state import Company, McMultiState, Stage, no_assets
from magnat.kernel.contract import Log, Refusal, Seat


def lay_out(box: Box) -> McMultiState:
    """MM-2.1 to MM-2.5: boards, barrels and players' shares; chance is asked for afterwards."""
    figures = box.figures
    cash = box.seating.cash
    board = McMultiState(
        [Company(cash, figures.crude, figures.gasoline, 0, False) for _ in range(box.seats)],
        [no_assets() for _ in range(box.quadrants)],
        [figures.tracks[good].start for _ in range(len(MARKETS)) for good in range(len(GOODS))],
        list(range(len(figures.news))),
        [],
    )
    board.economy = figures.first_economy
    board.consumer = figures.consumer_start
    return board


def starting_player(board: McMultiState, seat: Seat, log: Log) -> None:
    """MM-2.5"""
    board.starter = seat
    board.active = seat
    board.stage = Stage.FIRST_LIKELY
    if log.on:
        log.add(StartingPlayer("MM-2.5", seat))


def first_news(box: Box, board: McMultiState, card: int, log: Log) -> None:
    """MM-2.4: the first card drawn is the likely event, the second one the unlikely."""
    draw(board, card)
    likely = board.stage == Stage.FIRST_LIKELY
    if likely:
        board.likely = card
        board.stage = Stage.FIRST_UNLIKELY
    else:
        board.unlikely = card
        board.stage = Stage.PURCHASE
    if log.on:
        log.add(NewsLaid("MM-2.4", box.figures.news[card].name, 1 if likely else 0))


def check_purchase(box: Box, board: McMultiState, seat: Seat, wish: BuyAsset) -> Refusal | None:
    """MM-2.6"""
    return assets.check_place(box, board, seat, wish, "MM-2.6")


def end_purchases(box: Box, board: McMultiState, log: Log) -> None:
    """MM-2.6: the round goes once around the table, then the starting player has the first turn."""
    board.active = (board.active + 1) % box.seats
    if board.active == board.starter:
        turn.begin(board, board.starter, log)
