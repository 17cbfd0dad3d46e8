"""Every type that travels, in order: the messages of this package and the views of the games."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from msgspec import Struct

from magnat.games.registry import OWN
from magnat.kernel.descriptor import part
from magnat.kernel.game import View
from magnat.wire import debriefs, games, imports, lessons, people, play, problems, rooms, status, tables

GENERAL: tuple[ModuleType, ...] = (problems, people, tables, games, lessons, rooms, debriefs, status, play, imports)
CONSTANTS: dict[str, tuple[str, ...]] = {"PASSING": problems.PASSING}
# Any: what `|` makes
UNIONS: dict[str, Any] = {"Moves": play.Moves, "FromClient": play.FromClient, "FromTable": play.FromTable, "ImportNews": imports.ImportNews}


def modules() -> list[ModuleType]:
    """Those of every game, and then what single games have of their own."""
    none: ModuleType | None = None
    own = [part(game.descriptor.parts.messages, none) for game in OWN]
    return [*GENERAL, *(module for module in own if module is not None)]


def messages() -> list[type[Struct]]:
    """The message types as they are in the files."""
    return [it for module in modules() for it in vars(module).values() if is_struct(it) and it.__module__ == module.__name__]


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
    return {name: it for module in modules() for name, it in vars(module).items() if get_origin(it) is Literal}


def views() -> dict[str, type[View]]:
    """By game, what its seats see. Those of other packages are not described: what we publish is the same wherever it is written."""
    return {game.name: get_type_hints(game.edge.view)["return"] for game in OWN}


def prefix(view: type[View]) -> str:
    """Several games have a `CompanyView`; outside, the name of the game comes before it."""
    return view.__name__.removesuffix("View")
