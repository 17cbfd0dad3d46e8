"""How many pieces of each kind are used or left, counted in one number: placements compare millions of such counts."""

from __future__ import annotations

from typing import Final

from magnat.games.oilcity.figures import TOWER

KINDS: Final = 6
"""Kinds of pieces, from TOWER on."""

# One number holds how many of each kind are used: a byte a kind, whose highest bit shows that more were taken than there were.
BYTE: Final = 8
GUARDS: Final = 0x808080808080
COUNTS: Final = 0x7F7F7F7F7F7F


def unit(piece: int) -> int:
    return 1 << ((piece - TOWER) * BYTE)


def pack(counts: list[int]) -> int:
    packed = 0
    for kind, count in enumerate(counts):
        packed |= count << (kind * BYTE)
    return packed


def fits(available: int, used: int) -> bool:
    return ((available | GUARDS) - used) & GUARDS == GUARDS


def cost(used: int, prices: list[int]) -> int:
    total = 0
    for price in prices:
        total += (used & 0xFF) * price
        used >>= BYTE
    return total
