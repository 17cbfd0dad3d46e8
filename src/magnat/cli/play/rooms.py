"""Which game is played in which room."""

from __future__ import annotations

from magnat.cli.play.africa.room import AfricaRoom
from magnat.cli.play.mcmulti.room import McMultiRoom
from magnat.cli.play.oilcity.room import OilCityRoom
from magnat.cli.play.room import Room
from magnat.kernel.game import Unreadable, shown

ROOMS: dict[str, type[Room]] = {"mcmulti": McMultiRoom, "oilcity": OilCityRoom, "africa": AfricaRoom}


def find(game_name: str) -> type[Room]:
    if game_name not in ROOMS:
        raise Unreadable("unknown-game", game=shown(game_name), allowed=", ".join(ROOMS))
    return ROOMS[game_name]
