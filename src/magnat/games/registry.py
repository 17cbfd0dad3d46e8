"""The games that this Magnat knows, by name: the folders beside this file, and packages with an entry point of the group `magnat.games`."""

from __future__ import annotations

from importlib import import_module

from magnat.games import pickling
from magnat.games.descriptors import GROUP, AnyGame, installed, own
from magnat.kernel.game import Unreadable, shown

__all__ = ["GAMES", "AnyGame", "find"]

OWN: list[AnyGame] = [import_module(f"{GROUP}.{name}.game").GAME for name in own()]
GAMES: dict[str, AnyGame] = {game.name: game for game in sorted([*OWN, *installed()], key=lambda it: (it.descriptor.order, it.name))}
for game in GAMES.values():
    pickling.register(game)


def find(name: str) -> AnyGame:
    if name not in GAMES:
        raise Unreadable("unknown-game", game=shown(name), allowed=", ".join(GAMES))
    return GAMES[name]
