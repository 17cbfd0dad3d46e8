"""Hexes with six numbered edges, and which hex lies beyond which edge."""

from __future__ import annotations

from typing import Final

EDGES: Final = 6
NOWHERE: Final = -1
BITS: Final = [1, 2, 4, 8, 16, 32]
"""By edge: its bit in a mask of edges."""


def opposite(edge: int) -> int:
    """The same border, seen from the hex beyond it."""
    return (edge + 3) % EDGES


def turned(edge: int, rotation: int) -> int:
    """Where an edge of a tile comes to lie when the tile is turned clockwise by `rotation` sixths."""
    return (edge + rotation) % EDGES


def neighbours(places: list[tuple[int, int]], offsets: list[tuple[int, int]]) -> list[list[int]]:
    """By hex and edge: the hex beyond it, or NOWHERE. `places` are columns and rows, `offsets` the way over each edge."""
    at: dict[tuple[int, int], int] = {}
    for number, place in enumerate(places):
        at[place] = number
    table: list[list[int]] = []
    for column, row in places:
        table.append([at.get((column + across, row + down), NOWHERE) for across, down in offsets])
    return table
