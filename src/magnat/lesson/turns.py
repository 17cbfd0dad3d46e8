"""Where a turn of the whole table begins: by the chapters that a game names."""

from __future__ import annotations

from magnat.games.registry import AnyGame
from magnat.tables.journal import FactWords


def opens_turn(game: AnyGame, seats: int, fact: FactWords) -> bool:
    """Does a turn of everybody begin with this fact? Where only turns of seats are counted, when everybody has had one."""
    chapters = game.descriptor.chapters
    if game.descriptor.rounds:
        return bool(chapters) and fact["fact"] == chapters[0].fact and (int(fact["turn"]) - 1) % seats == 0
    return any(chapter.round and chapter.fact == fact["fact"] for chapter in chapters)
