"""The names at a table, for its sentences."""

from __future__ import annotations

from collections.abc import Sequence


class Scene:
    def __init__(self, game: str, names: Sequence[str], teams: Sequence[str]) -> None:
        self.game = game
        self.names = tuple(names)
        self.teams = tuple(teams)
