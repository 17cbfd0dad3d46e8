"""Clerk against clerk-1, two players, every deal played from both seats: `python -m tests.bots.africa.duel FIRST_SEED DEALS`."""

from __future__ import annotations

import math
import sys

from magnat.bots.africa import Clerk
from magnat.bots.bot import AnyRules, Bot
from magnat.games.registry import find
from magnat.kernel.contract import Seat
from magnat.kernel.dice import Dice
from magnat.lab.match import play
from tests.bots.africa.clerk_1 import Clerk as FirstClerk

GAME = find("africa")
SURE = 1.96
"""Standard errors on either side of a figure that holds in 19 of 20 cases."""


def duel(rules: AnyRules, seed: int, seat: Seat) -> float:
    """1 if the clerk on this seat beats clerk-1 on the other, a half if they are level."""
    kinds: list[type[Bot]] = [FirstClerk, FirstClerk]
    kinds[seat] = Clerk
    bots = [kind(GAME, rules, number, Dice(seed, number + 1)) for number, kind in enumerate(kinds)]
    scores = play(GAME, rules, bots, Dice(seed)).scores
    return 0.5 if scores[0] == scores[1] else float(scores[seat] > scores[1 - seat])


def main(first: int, deals: int) -> None:
    rules, won, games = GAME.rules(GAME.settings({}, simulated=True)), 0.0, 0
    for seed in range(first, first + deals):
        won += duel(rules, seed, 0) + duel(rules, seed, 1)
        games += 2
    part = won / games
    print(f"{games} games, {part:.1%} won, ±{SURE * math.sqrt(part * (1 - part) / games):.1%}")


if __name__ == "__main__":
    main(*(int(given) for given in sys.argv[1:]))
