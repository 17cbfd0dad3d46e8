"""The games of this house and those installed alongside it: what they are called and say, without loading our own games' rules."""

from __future__ import annotations

import logging
import re
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from typing import Any

import magnat.games
from magnat.kernel.descriptor import Descriptor
from magnat.kernel.game import Game

AnyGame = Game[Any]  # games of different states stand side by side; each is typed inside its own folder

GROUP = "magnat.games"
"""The entry points with which packages offer their games."""
NAME = re.compile(r"[a-z][a-z0-9_]*")
RESERVED = ("cli", "debrief", "error", "lesson", "server", "setting", "table", "web")
"""Names that begin other messages, or mean something else where a game is named."""

log = logging.getLogger(GROUP)


@cache
def own() -> dict[str, Descriptor]:
    """By name, in the order of the shelf: every folder beside this file is a game."""
    names = [it.name for it in iter_modules(magnat.games.__path__) if it.ispkg]
    found: dict[str, Descriptor] = {name: import_module(f"{GROUP}.{name}.descriptor").DESCRIPTOR for name in names}
    return dict(sorted(found.items(), key=lambda it: (it[1].order, it[0])))


@cache
def installed() -> list[AnyGame]:
    """The games of other packages. One that cannot be used is reported and left out; it stops nobody."""
    games: dict[str, AnyGame] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda it: (it.name, it.value)):
        found = loaded(entry)
        wrong = found if isinstance(found, str) else unusable(found, [*own(), *games])
        if wrong or isinstance(found, str):
            log.error("the game %s of the package %s is left out: %s", entry.name, entry.dist.name if entry.dist else entry.value, wrong)
        else:
            games[found.name] = found
    return sorted(games.values(), key=lambda game: (game.descriptor.order, game.name))


def loaded(entry: EntryPoint) -> AnyGame | str:
    """The game, or what went wrong."""
    try:
        found = entry.load()
    except Exception as error:  # another package's code may fail in any way
        return f"{entry.value} cannot be loaded ({type(error).__name__}: {error})"
    return found if isinstance(found, Game) else f"{entry.value} is not a Game"


def unusable(game: AnyGame, taken: list[str]) -> str:
    """Why this game cannot join the others; empty if it can."""
    if not NAME.fullmatch(game.name) or game.name in RESERVED:
        return f"{game.name!r} cannot be a game's name"
    if game.name in taken:
        return f"there is a game {game.name} already"
    if not isinstance(getattr(game, "descriptor", None), Descriptor):
        return "it has no descriptor"
    if not (hasattr(game, "rules_class") and hasattr(game, "state_class")):
        return "it does not name its rules_class and state_class"
    from importlib.resources import files  # slow to load, and most Magnats have no other games than their own

    try:
        catalogue = files(game.descriptor.parts.words).joinpath("en", f"{game.name}.ftl").is_file()
    except ModuleNotFoundError:
        catalogue = False
    return "" if catalogue else f"there is no catalogue en/{game.name}.ftl in {game.descriptor.parts.words}"
