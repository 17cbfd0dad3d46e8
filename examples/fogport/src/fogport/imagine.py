"""A full position that a seat thinks possible: what it sees, with likely letters and guessed bids for the others (FP-1.2)."""

from __future__ import annotations

from fogport.belief import FogportBelief
from fogport.rules import FogportRules
from fogport.state import STAGES, FogportState, Merchant, Stage
from fogport.view import FogportView
from magnat.kernel.dice import Dice
from magnat.kernel.stages import stage_of


def imagine(rules: FogportRules, view: FogportView, belief: FogportBelief | None, dice: Dice) -> FogportState:
    names = [letter.letter for letter in rules.figures.letters.writers]
    merchants = [
        Merchant(it.coins, it.crates, None if it.letter is None else names.index(it.letter), guessed_bid(it.coins, it.bid, it.sealed, dice))
        for it in view.merchants
    ]
    state = FogportState(merchants, stage_of(STAGES, view.stage), view.day, view.ship, view.price or 0, view.active_seat or 0)
    deal_the_rest(rules, state, belief, dice)
    return state


def guessed_bid(coins: int, bid: int | None, sealed: bool, dice: Dice) -> int | None:
    """Nobody can bid more than they have."""
    return dice.below(coins + 1) if sealed and bid is None else bid


def deal_the_rest(rules: FogportRules, state: FogportState, belief: FogportBelief | None, dice: Dice) -> None:
    """Whoever has drawn holds a letter that is not seen elsewhere."""
    writers = rules.figures.letters.writers
    left = [letter for letter in range(len(writers)) if all(merchant.letter != letter for merchant in state.merchants)]
    drawn = state.active if state.stage == Stage.LETTERS else len(state.merchants)
    for seat, merchant in enumerate(state.merchants[:drawn]):
        if merchant.letter is None:
            weights = [1 if belief is None else belief.weight(seat, writers[letter]) for letter in left]
            merchant.letter = left.pop(dice.weighted(weights))
