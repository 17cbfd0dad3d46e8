"""Every type that travels, in order: the messages of this package and the views of the games."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from msgspec import Struct

from magnat.games.registry import GAMES
from magnat.kernel.game import View
from magnat.wire import games, people, play, problems, runs, tables

MODULES: tuple[ModuleType, ...] = (problems, people, tables, games, play, runs)
CONSTANTS: dict[str, tuple[str, ...]] = {"PASSING": problems.PASSING}
UNIONS: dict[str, Any] = {"Moves": play.Moves, "FromClient": play.FromClient, "FromTable": play.FromTable}  # Any: what `|` makes


def messages() -> list[type[Struct]]:
    """The message types as they stand in the files."""
    return [it for module in MODULES for it in vars(module).values() if is_struct(it) and it.__module__ == module.__name__]


def is_base(struct: type[Struct]) -> bool:
    """Is it not a message itself, but what several have in common?"""
    return bool(struct.__subclasses__())


def is_struct(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, Struct)


def members(union: str) -> list[type[Struct]]:
    return list(get_args(UNIONS[union]))


def words_of(name: str) -> tuple[bool | int | str | None, ...]:
    """What a named choice may be."""
    return get_args(literals()[name])


def literals() -> dict[str, Any]:
    """The named choices: `Pace` is "live" or "async"."""
    return {name: it for module in MODULES for name, it in vars(module).items() if get_origin(it) is Literal}


def views() -> dict[str, type[View]]:
    """By game, what its seats see."""
    return {name: get_type_hints(game.edge.view)["return"] for name, game in GAMES.items()}


def prefix(view: type[View]) -> str:
    """Several games have a `CompanyView`; outside, the name of the game stands before it."""
    return view.__name__.removesuffix("View")
