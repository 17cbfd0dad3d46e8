"""MM-2.2, MM-4.4: the consumer market, where stations sell and demand comes and goes."""

from __future__ import annotations

from magnat.games.mcmulti.box import Box
from magnat.games.mcmulti.facts import DemandMoved
from magnat.games.mcmulti.state import McMultiState
from magnat.kernel.contract import Log


def space_left(box: Box, state: McMultiState) -> int:
    """MM-4.5 (a): how many barrels the consumers would still take: the spaces below the cheapest barrel."""
    return state.consumer - box.figures.consumer_lowest


def place(state: McMultiState) -> int:
    """MM-4.5 (a): one barrel goes on the next lower space; returns the price that it brings."""
    state.consumer -= 1
    state.consumer_barrels += 1
    return state.consumer


def move(box: Box, state: McMultiState, steps: int, clause: str, log: Log) -> None:
    """MM-4.4: only the cheapest barrel stays, and moves by this many red spaces; the last red space stops it."""
    start, removed = state.consumer, state.consumer_barrels - 1
    state.consumer_barrels = 1
    red = box.figures.consumer_red
    while steps > 0 and state.consumer < red[len(red) - 1]:
        state.consumer = next_red_above(red, state.consumer)
        steps -= 1
    while steps < 0 and state.consumer > red[0]:
        state.consumer = next_red_below(red, state.consumer)
        steps += 1
    if log.on:
        log.add(DemandMoved(clause, start, state.consumer, removed))


def next_red_above(red: list[int], space: int) -> int:
    for other in red:
        if other > space:
            return other
    return space


def next_red_below(red: list[int], space: int) -> int:
    below = space
    for other in red:
        if other >= space:
            break
        below = other
    return below
