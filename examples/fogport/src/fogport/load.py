"""Reads data/fogport.json, checked against its schema. The rules use these figures as they are."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every block of the data says where it comes from."""

    origin: str


class Start(Block, frozen=True):
    seats: list[int]
    coins: int
    days: int


class Letter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """FP-2.2: its writer takes this many crates and pays this much for each."""

    letter: str
    crates: int
    pays: int


class Letters(Block, frozen=True):
    writers: list[Letter]


class Ship(Block, frozen=True):
    die: int


class Market(Block, frozen=True):
    die: int
    fall: int
    lowest: int


class OptionData(Block, frozen=True):
    default: bool
    choices: list[bool]


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    money_unit: str
    start: Start
    letters: Letters
    ship: Ship
    market: Market
    options: dict[str, OptionData]


@cache
def figures() -> Figures:
    return msgspec.json.decode(files("fogport").joinpath("data/fogport.json").read_bytes(), type=Figures)


def schema() -> bytes:
    """The JSON Schema that stands beside the data file."""
    return msgspec.json.format(msgspec.json.encode(msgspec.json.schema(Figures)), indent=2) + b"\n"
