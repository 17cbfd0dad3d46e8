"""A game's data file: what each one is made of, and how it is read and described."""

from __future__ import annotations

from importlib.resources import files
from typing import Literal, TypeVar

import msgspec

T = TypeVar("T")

OriginKind = Literal["rulebook", "public", "disputed", "reconstructed", "ours"]
"""The rulebook; other public sources; those that disagree; our reconstruction of what nobody tells; our own, if there is no other."""


class BlockData(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Every block of the data says where it comes from, and which of its parts come from elsewhere: see `games/origins.py`."""

    origin: str
    origins: dict[str, str] = {}


def read(package: str, name: str, form: type[T]) -> T:
    """The file data/NAME.json of a package, checked against its form."""
    return msgspec.json.decode(files(package).joinpath("data", f"{name}.json").read_bytes(), type=form)


def schema(form: type[object]) -> bytes:
    """The JSON Schema that stands beside the data file."""
    return msgspec.json.format(msgspec.json.encode(msgspec.json.schema(form)), indent=2) + b"\n"
