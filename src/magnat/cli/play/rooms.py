"""Which game is played in which room: its own, or the general one."""

from __future__ import annotations

from magnat.cli.play.general import GeneralRoom
from magnat.cli.play.room import Room
from magnat.games import registry
from magnat.kernel.descriptor import part


def find(game_name: str) -> type[Room]:
    general: type[Room] = GeneralRoom
    return part(registry.find(game_name).descriptor.parts.terminal, general)
