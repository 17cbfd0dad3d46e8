"""One bot against another: `python -m tests.bots.duel GAME [GAMES] [SEATS] [SEED] [ONE] [OTHER]`; clerk against first clerk if left out.

Half of the players (or of the companies, where partners play together) are of the one kind, half of the other. Every deal is played
twice, the second time with the sides exchanged. A first place that is shared counts in parts. Progress is printed on the way.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator, Mapping

from magnat.bots import registry as bots
from magnat.bots.bot import Bot
from magnat.games import registry as games
from magnat.kernel.game import Setting
from magnat.lab.mirrored import interval, meet

TOLD_EVERY = 20  # games


FIRST = "clerk_1"
"""The clerk of the first version of each game, which lives on in these tests."""


def kind(name: str, bot: str) -> type[Bot]:
    if bot == FIRST:
        first: type[Bot] = importlib.import_module(f"tests.bots.{name}.clerk_1.clerk").Clerk
        return first
    return bots.find(name, bot)


def shares(
    name: str, count: int, seats: int, seed: int, options: Mapping[str, Setting] | None = None, pair: tuple[str, str] = ("clerk", FIRST)
) -> Iterator[float]:
    """By game: the first kind's share of first place."""
    game = games.find(name)
    rules = game.rules(game.settings(dict(options or {}), simulated=True))
    one, other = kind(name, pair[0]), kind(name, pair[1])
    for index in range(count // 2):
        for exchanged in (False, True):
            yield meet(game, rules, one, other, seats, seed, index, exchanged)


def main(name: str, count: str = "400", seats: str = "", seed: str = "2026", one: str = "clerk", other: str = FIRST) -> None:
    players, won = int(seats) if seats else games.find(name).seats[-1], list[float]()
    for share in shares(name, int(count), players, int(seed), pair=(one, other)):
        won.append(share)
        if len(won) % TOLD_EVERY == 0 or len(won) == int(count) // 2 * 2:
            mean, half = interval(won)
            told = f"{name}, {players} players, {len(won)} games, seed {seed}: {one} against {other} wins"
            print(f"{told} {100 * mean:.1f} % ± {100 * half:.1f}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
