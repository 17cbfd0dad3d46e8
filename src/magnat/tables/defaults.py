"""TB-4.3: what the table does for a seat whose time is over, when no bot was named for it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from magnat.games.registry import AnyGame
from magnat.kernel.contract import Action, Seat, State
from magnat.tables.replay import AnyRules


class Defaults(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """data/defaults.json; `first` gives the order of action keys by game."""

    meaning: str
    grace_seconds: int
    first: dict[str, list[str]]


@cache
def defaults() -> Defaults:
    return msgspec.json.decode(files("magnat.tables").joinpath("data/defaults.json").read_bytes(), type=Defaults)


def simplest(game: AnyGame, rules: AnyRules, state: State, seat: Seat) -> Action:
    """The stated choice for a seat that must decide; such a seat always has an option."""
    options = rules.options(state, seat)
    for key in defaults().first[game.name]:
        for option in options:
            if option.key == key:
                return option
    return options[0]
