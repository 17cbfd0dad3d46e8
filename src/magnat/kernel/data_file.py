"""A game's data file: what each one is made of, and how it is read and described."""

from __future__ import annotations

from importlib.resources import files
from typing import Literal, TypeVar

import msgspec

T = TypeVar("T")

OriginKind = Literal["rulebook", "public", "disputed", "reconstructed", "ours"]
"""The rulebook; other public sources; those that disagree; our reconstruction of what no source says; our own, if there is no other."""


class BlockData(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Every block of the data says where it comes from, and which of its parts come from elsewhere: see `games/origins.py`."""

    origin: str
    origins: dict[str, str] = {}


class LessonStageData(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A part of a turn as a class has to sit through it; a team ends it with the fact `ends`."""

    id: str
    ends: str
    seconds: int
    """That a team usually takes, or all of them together if they do it at the same time."""
    clocks: int = 1
    """How many stages with a clock of their own it has."""
    one_by_one: dict[str, bool | int | str] = {}
    """The settings under which one team after the other does it; without any they always do it at the same time."""


class LessonData(BlockData, kw_only=True):
    """How long a lesson takes, in seconds; from it follow turns and clocks. A game that says so can be taught by the bell."""

    seating: int
    """Until all sit and know what to do."""
    talk: int
    """For looking back, between the end of the game and the bell."""
    opening: int
    """Until a turn is under way: what opens it is read out and talked about."""
    banker: int
    """More for every team and turn where a person banks."""
    turns: str
    """The option that says how many turns are played."""
    fewest_turns: int
    """A lesson with fewer is not planned unless nothing else fits."""
    clock_least: int
    clock_usual: int
    clock_most: int
    quicker: dict[str, bool | int | str]
    """Settings that make a turn shorter, for lessons that would otherwise be too short."""
    stages: list[LessonStageData]


def read(package: str, name: str, form: type[T]) -> T:
    """The file data/NAME.json of a package, checked against its form."""
    return msgspec.json.decode(files(package).joinpath("data", f"{name}.json").read_bytes(), type=form)


def schema(form: type[object]) -> bytes:
    """The JSON Schema next to the data file."""
    return msgspec.json.format(msgspec.json.encode(msgspec.json.schema(form)), indent=2) + b"\n"
