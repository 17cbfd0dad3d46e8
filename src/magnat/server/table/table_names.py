"""The names at a table, for its sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from magnat.games.registry import find
from magnat.kernel.options import Setting


class TableNames:
    def __init__(self, game: str, players: Sequence[str], teams: Sequence[str], options: Mapping[str, Setting] | None = None) -> None:
        self.game = game
        self.players = tuple(players)
        self.teams = tuple(teams)
        self.texts = own_texts(game, options or {})


def own_texts(game: str, options: Mapping[str, Setting]) -> tuple[tuple[str, Setting], ...]:
    """The texts among a table's options: they may hold the names of its own cards."""
    return tuple((it.name, options[it.name]) for it in find(game).options if it.longest and options.get(it.name))
