"""MM-5, phase 3, and the dice of phase 2: whose assets run, in which quadrants, under which dice."""

from __future__ import annotations

from magnat.games.mcmulti.box import Box
from magnat.games.mcmulti.figures import BLACK, RED, Neighbour
from magnat.games.mcmulti.state import McMultiState
from magnat.kernel.contract import Seat


def producing(box: Box, state: McMultiState) -> bool:
    """MM-4.6, MM-5.2: does this roll let assets produce?"""
    return not state.doubles() or box.choices.produce_on_doubles


def running(box: Box, state: McMultiState) -> list[Neighbour]:
    """MM-5.1: the quadrants that run now: the active one, or those to its left and right; none if they ran already."""
    return box.running[state.quadrant][state.runner]


def running_seat(box: Box, state: McMultiState) -> Seat:
    return state.land.owner[running(box, state)[0].quadrant]


def row(box: Box, state: McMultiState, part: Neighbour) -> int:
    """The cells of a running quadrant that the red die crosses; neighbours use exactly one die."""
    return 0 if part.die == BLACK else box.rows[state.red]


def column(box: Box, state: McMultiState, part: Neighbour) -> int:
    """The cells of a running quadrant that the black die crosses."""
    return 0 if part.die == RED else box.columns[state.black]
