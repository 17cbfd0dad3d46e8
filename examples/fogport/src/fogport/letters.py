"""FP-2, before the first day: everybody draws a letter."""

from __future__ import annotations

from fogport.facts import LetterDrawn
from fogport.load import Figures
from fogport.state import FogportState, Merchant, Stage
from magnat.kernel.contract import Log


def lay_out(figures: Figures, seats: int) -> FogportState:
    """FP-2.1"""
    return FogportState([Merchant(figures.start.coins) for _ in range(seats)])


def weights(figures: Figures, state: FogportState) -> list[int]:
    """FP-2.2: letters that nobody holds. There is no order in a bag, so no state holds a secret that nobody may know."""
    held = [merchant.letter for merchant in state.merchants]
    return [0 if letter in held else 1 for letter in range(len(figures.letters.writers))]


def draw(figures: Figures, state: FogportState, letter: int, log: Log) -> None:
    """FP-2.2"""
    state.merchants[state.active].letter = letter
    if log.on:
        log.add(LetterDrawn("FP-2.2", state.active, figures.letters.writers[letter].letter))
    state.active += 1
    if state.active == len(state.merchants):
        state.active = 0
        state.stage = Stage.SHIP
