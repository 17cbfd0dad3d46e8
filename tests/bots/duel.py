"""A new clerk against the first one: `python -m tests.bots.duel GAME [GAMES] [SEATS] [SEED]`.

Half of the players (or of the companies, where partners play together) are new clerks, half are first ones. Every deal is played twice, the
second time with the sides exchanged. A first place that is shared counts in parts. What has been played so far is told on the way.
"""

from __future__ import annotations

import importlib
import math
import random
import sys
from collections.abc import Iterator, Mapping

from magnat.bots import registry as bots
from magnat.bots.bot import Bot
from magnat.games import registry as games
from magnat.kernel.dice import Dice
from magnat.kernel.game import Setting
from magnat.lab.match import play

STREAMS = 64
TOLD_EVERY = 20  # games


def shares(name: str, count: int, seats: int, seed: int, options: Mapping[str, Setting] | None = None) -> Iterator[float]:
    """By game: the new clerks' share of the first place."""
    game = games.find(name)
    rules = game.rules(game.settings(dict(options or {}), simulated=True))
    new: type[Bot] = bots.find(name, "clerk")
    first: type[Bot] = importlib.import_module(f"tests.bots.{name}.clerk_1.clerk").Clerk
    teams = game.teams(rules, seats) or [[seat] for seat in range(seats)]
    for index in range(count // 2):
        sides = [number % 2 == 0 for number in range(len(teams))]
        random.Random(f"{seed} {index}").shuffle(sides)
        for exchanged in (False, True):
            is_new = {seat: side != exchanged for team, side in zip(teams, sides, strict=True) for seat in team}
            sitting = [(new if is_new[seat] else first)(game, rules, seat, Dice(seed, index * STREAMS + seat + 1)) for seat in range(seats)]
            places = play(game, rules, sitting, Dice(seed, index * STREAMS)).places
            winners = [seat for seat, place in enumerate(places) if place == 1]
            yield sum(is_new[seat] for seat in winners) / len(winners)


def interval(won: list[float]) -> tuple[float, float]:
    """Mean and half of the 95 % interval; games come in pairs of exchanged sides, which are not independent of each other."""
    pairs = [(one + other) / 2 for one, other in zip(won[::2], won[1::2], strict=True)]
    mean = sum(pairs) / len(pairs)
    spread = math.sqrt(sum((pair - mean) ** 2 for pair in pairs) / max(1, len(pairs) - 1) / len(pairs))
    return mean, 1.96 * spread


def main(name: str, count: str = "400", seats: str = "", seed: str = "2026") -> None:
    players, won = int(seats) if seats else games.find(name).seats[-1], list[float]()
    for share in shares(name, int(count), players, int(seed)):
        won.append(share)
        if len(won) % TOLD_EVERY == 0 or len(won) == int(count) // 2 * 2:
            mean, half = interval(won)
            told = f"{name}, {players} players, {len(won)} games, seed {seed}: the new clerks win {100 * mean:.1f} % ± {100 * half:.1f}"
            print(told, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
