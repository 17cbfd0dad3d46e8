"""Two clerks against each other on mirrored seats: `python -m tests.bots.mcmulti.duel 400 5000 [2|4]` is 400 games from seed 5000 on.

At a table of two each side has one seat, at a table of four it has the two that face each other. Every seed is played twice, with the sides
on each other's seats. The side of the winner wins the game; a place shared by both is half a game for each.
"""

from __future__ import annotations

import math
import sys

from magnat.bots.bot import Bot
from magnat.bots.mcmulti import Clerk
from magnat.games.registry import find
from magnat.kernel.dice import Dice
from magnat.lab import match
from tests.bots.mcmulti import clerk_1

GAME = find("mcmulti")


def points(new: type[Bot], old: type[Bot], seats: int, seed: int, first: int) -> float:
    """What the new side wins of one game, in which it sits on every second seat from `first` on."""
    rules = GAME.make_rules(GAME.settings({}, simulated=True))
    bots = [(new if seat % 2 == first else old)(GAME, rules, seat, Dice(seed, seat)) for seat in range(seats)]
    places = match.play(GAME, rules, bots, Dice(seed, 1000)).places
    winners = [seat % 2 == first for seat, place in enumerate(places) if place == 1]
    return sum(winners) / len(winners)


def share(new: type[Bot], old: type[Bot], seats: int, seeds: range) -> tuple[float, float]:
    """The new side's share of two games a seed, and how far it may be off (95 %)."""
    pairs = [(points(new, old, seats, seed, 0) + points(new, old, seats, seed, 1)) / 2 for seed in seeds]
    mean = sum(pairs) / len(pairs)
    variance = sum((pair - mean) ** 2 for pair in pairs) / (len(pairs) - 1)
    return mean, 1.96 * math.sqrt(variance / len(pairs))


def main(games: str, first: str, *tables: str) -> None:
    seeds = range(int(first), int(first) + int(games) // 2)
    for seats in [int(table) for table in tables] or [2, 4]:
        mean, off = share(Clerk, clerk_1.Clerk, seats, seeds)
        print(f"{seats} seats, {2 * len(seeds)} games: the clerk wins {100 * mean:.1f} % ± {100 * off:.1f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
