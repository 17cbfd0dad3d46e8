"""The games that this Magnat knows, by name. A new game is registered here and nowhere else."""

from __future__ import annotations

from typing import Any

from magnat.games.africa.game import AfricaGame
from magnat.games.mcmulti.game import McMultiGame
from magnat.games.oilcity.game import OilCityGame
from magnat.kernel.game import Game, Unreadable, shown

AnyGame = Game[Any]  # the shelf holds games of different states; each is typed inside its own folder

GAMES: dict[str, AnyGame] = {game.name: game for game in (McMultiGame(), OilCityGame(), AfricaGame())}


def find(name: str) -> AnyGame:
    if name not in GAMES:
        raise Unreadable("unknown-game", game=shown(name), allowed=", ".join(GAMES))
    return GAMES[name]
