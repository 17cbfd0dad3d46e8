"""How a game is played in a terminal: as it says itself, or as any game can be."""

from __future__ import annotations

from magnat.cli.play.game_terminal import GameTerminal
from magnat.cli.play.general import GeneralTerminal
from magnat.games import registry
from magnat.kernel.descriptor import part


def find(game_name: str) -> type[GameTerminal]:
    general: type[GameTerminal] = GeneralTerminal
    return part(registry.find(game_name).descriptor.parts.terminal, general)
