"""Who plays together at a table, and as what: it follows from the game and its settings, so tables with equal ones share the answer."""

from __future__ import annotations

from functools import lru_cache

from magnat.games.registry import find
from magnat.kernel.contract import Seat
from magnat.kernel.game import Unreadable
from magnat.kernel.options import Setting
from magnat.store.records import TableRecord

Settings = tuple[tuple[str, Setting], ...]
Found = tuple[list[list[Seat]], list[str]]


def teams(record: TableRecord) -> list[list[Seat]]:
    """By seat; everybody alone in most games."""
    return _found(record)[0]


def roles(record: TableRecord) -> list[str]:
    """Of every seat that decides; empty where there are none."""
    return _found(record)[1]


def team_of(record: TableRecord, seat: Seat) -> int | None:
    """The team that a seat plays in; bankers play in none."""
    return next((number for number, team in enumerate(teams(record)) if seat in team), None)


def _found(record: TableRecord) -> Found:
    return _looked_up(record.game, record.edition, record.seats, tuple(record.options.items()))


@lru_cache(maxsize=500)
def _looked_up(name: str, edition: int, seats: int, options: Settings) -> Found:
    try:
        game = find(name)
        rules = game.rules(game.settings(dict(options), edition))
    except Unreadable:  # its game was uninstalled, or has changed since: the table can still be listed
        return [], []
    return game.teams(rules, seats), game.roles(rules, seats)
