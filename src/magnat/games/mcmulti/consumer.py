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
    state.consumer = moved(box, start, steps)
    if log.on:
        log.add(DemandMoved(clause, start, state.consumer, removed))


def moved(box: Box, space: int, steps: int) -> int:
    """MM-4.4: where a barrel comes to lie that moves by this many red spaces."""
    red = box.figures.consumer_red
    while steps > 0 and space < red[len(red) - 1]:
        space = next_red_above(red, space)
        steps -= 1
    while steps < 0 and space > red[0]:
        space = next_red_below(red, space)
        steps += 1
    return space


def pays(box: Box, space: int) -> int:
    """MM-4.5 (a): what the next barrel brings when the cheapest one lies here; 0 if the consumers take no more."""
    return space - 1 if space > box.figures.consumer_lowest else 0


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
