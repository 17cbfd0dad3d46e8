"""One kind of bot against another: half of the seats each, and every deal twice with the sides exchanged."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from magnat.bots.bot import AnyRules, Bot
from magnat.games.registry import AnyGame
from magnat.kernel.dice import Dice
from magnat.lab.match import play

STREAMS = 64  # streams of chance set aside for every deal: 0 for the table, seat + 1 for the bots
Z = 1.96  # of a 95 % interval


def meet(game: AnyGame, rules: AnyRules, one: type[Bot], other: type[Bot], seats: int, seed: int, deal: int, exchanged: bool) -> float:
    """The share of the first place that the one side has. Partners are always of one kind."""
    teams = game.teams(rules, seats) or [[seat] for seat in range(seats)]
    sides = [number % 2 == 0 for number in range(len(teams))]
    random.Random(f"{seed} {deal}").shuffle(sides)
    is_one = {seat: side != exchanged for team, side in zip(teams, sides, strict=True) for seat in team}
    sitting = [(one if is_one[seat] else other)(game, rules, seat, Dice(seed, deal * STREAMS + seat + 1)) for seat in range(seats)]
    places = play(game, rules, sitting, Dice(seed, deal * STREAMS)).places
    winners = [seat for seat, place in enumerate(places) if place == 1]
    return sum(is_one[seat] for seat in winners) / len(winners) if winners else 0.5


def interval(won: Sequence[float]) -> tuple[float, float]:
    """Mean and half of the 95 % interval; games come in pairs of exchanged sides, which are not independent of each other."""
    pairs = [(one + other) / 2 for one, other in zip(won[::2], won[1::2], strict=True)]
    mean = sum(pairs) / len(pairs)
    spread = math.sqrt(sum((pair - mean) ** 2 for pair in pairs) / max(1, len(pairs) - 1) / len(pairs))
    return mean, Z * spread
