"""Reads data/fogport.json, checked against its schema. The rules use these figures as they are."""

from __future__ import annotations

from functools import cache

import msgspec

from magnat.kernel import data_file
from magnat.kernel.data_file import BlockData
from magnat.kernel.options import OptionData


class Start(BlockData):
    seats: list[int]
    coins: int
    days: int


class Letter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """FP-2.2: its writer takes this many crates and pays this much for each."""

    letter: str
    crates: int
    pays: int


class Letters(BlockData):
    writers: list[Letter]


class Ship(BlockData):
    die: int


class Market(BlockData):
    die: int
    fall: int
    lowest: int


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    money_unit: str
    start: Start
    letters: Letters
    ship: Ship
    market: Market
    options: dict[str, OptionData]


@cache
def figures() -> Figures:
    return data_file.read("fogport", "fogport", Figures)


def schema() -> bytes:
    return data_file.schema(Figures)
