"""FP-5: the day ends, and at last the letters are opened."""

from __future__ import annotations

from fogport.facts import LetterPaid
from fogport.load import Figures
from fogport.state import FogportState, Stage
from magnat.kernel.contract import Log


def end_day(figures: Figures, state: FogportState, log: Log) -> None:
    """FP-1.1: another ship, or the end."""
    state.price = 0
    state.active = 0
    state.stage = Stage.SHIP
    if state.day == figures.start.days:
        open_letters(figures, state, log)


def open_letters(figures: Figures, state: FogportState, log: Log) -> None:
    """FP-5.1"""
    state.stage = Stage.OVER
    for seat, merchant in enumerate(state.merchants):
        assert merchant.letter is not None
        letter = figures.letters.writers[merchant.letter]
        taken = min(letter.crates, merchant.crates)
        merchant.crates -= taken
        merchant.coins += taken * letter.pays
        if log.on:
            log.add(LetterPaid("FP-5.1", seat, letter.letter, taken, taken * letter.pays))


def places(state: FogportState) -> list[int]:
    """FP-5.2: merchants with the same number of coins share a place."""
    coins = [merchant.coins for merchant in state.merchants]
    return [1 + sum(other > own for other in coins) for own in coins]
