"""MM-5, phase 3, and the dice of phase 2: whose assets run, in which quadrant, under which dice."""

from __future__ import annotations

from magnat.games.mcmulti.box import Box
from magnat.games.mcmulti.figures import BLACK, RED
from magnat.games.mcmulti.state import Board, Runner
from magnat.kernel.contract import Seat


def producing(box: Box, board: Board) -> bool:
    """MM-4.6, MM-5.2: does this roll let assets produce?"""
    return not board.doubles() or box.choices.produce_on_doubles


def running_quadrant(box: Box, board: Board) -> int:
    """MM-5.1: the active quadrant, or the one to its left or right."""
    if board.runner == Runner.ACTIVE:
        return board.quadrant
    if board.runner == Runner.LEFT:
        return box.seating.left[board.quadrant].quadrant
    return box.seating.right[board.quadrant].quadrant


def running_seat(box: Box, board: Board) -> Seat:
    return box.seating.owner[running_quadrant(box, board)]


def row(box: Box, board: Board) -> int:
    """The cells that the red die crosses for the running quadrant; neighbours use exactly one die."""
    if board.runner == Runner.ACTIVE or die(box, board) == RED:
        return box.rows[board.red]
    return 0


def column(box: Box, board: Board) -> int:
    """The cells that the black die crosses for the running quadrant."""
    if board.runner == Runner.ACTIVE or die(box, board) == BLACK:
        return box.columns[board.black]
    return 0


def die(box: Box, board: Board) -> int:
    """MM-5.1: the die that a neighbour uses."""
    side = box.seating.left if board.runner == Runner.LEFT else box.seating.right
    return side[board.quadrant].die
