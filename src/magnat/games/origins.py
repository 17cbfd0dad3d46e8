"""Where every figure of a game comes from, as the labels in its data file say.

`origin` labels a block, in one of five words, perhaps with a remark after it; `origins` labels parts of the block that come from
elsewhere, by their way through it: `{"prices.plot": "reconstructed", "cards.*.profession": "reconstructed"}`. The closest label holds.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final, get_args

from msgspec import Struct

from magnat.games.registry import find
from magnat.kernel.data_file import OriginKind

Node = Any  # a value of a JSON file
Way = tuple[str, ...]

KINDS: Final[tuple[OriginKind, ...]] = get_args(OriginKind)
UNCERTAIN: Final[tuple[OriginKind, ...]] = ("reconstructed", "disputed")
"""What a player must be told of: the printed game may have another figure."""

LABEL = re.compile(rf"({'|'.join(KINDS)})(?:[;:] .+)?")
NAMES = ("id", "code", "number")
"""What tells the entries of a list apart; without one they are counted from 0."""
NO_FIGURES = ("origin", "origins", "note", "name", "other_names", *NAMES)
OPTIONS = "options"


class Origin(Struct, frozen=True):
    """What of a block has this origin: the ways to the figures and to whatever holds nothing else; none, if it is the whole block."""

    place: str
    kind: OriginKind
    of: tuple[str, ...]


@cache
def data_of(game: str) -> dict[str, Node]:
    """The data file of a game as it stands; nothing of one that has none."""
    package = type(find(game)).__module__.rpartition(".")[0]
    file = files(package).joinpath("data", f"{game}.json")
    plain: dict[str, Node] = json.loads(file.read_bytes()) if file.is_file() else {}
    return plain


@cache
def origins_of(game: str) -> list[Origin]:
    return origins(data_of(game))


@cache
def option_kinds(game: str) -> dict[str, OriginKind]:
    """Where the options come from, by name: that of the default."""
    return {name: kind_of(option["origin"]) for name, option in data_of(game).get(OPTIONS, {}).items()}


def kind_of(label: str) -> OriginKind:
    """The word before the remark; ValueError if it is none of ours."""
    found = LABEL.fullmatch(label)
    for kind in KINDS:
        if found and found[1] == kind:
            return kind
    raise ValueError(f"the origin {label!r} is none of {', '.join(KINDS)}")


def origins(data: dict[str, Node]) -> list[Origin]:
    """Of every block but the options, in the order of the file."""
    found: list[Origin] = []
    for place, block in data.items():
        if place == OPTIONS or not isinstance(block, dict | list):
            continue
        parts = list(uniform(block, (place,), {}))
        kinds = [kind for kind in KINDS if any(it == kind for _, it in parts)]
        found += [Origin(place, kind, tuple(".".join(way[1:]) for way, it in parts if it == kind and len(way) > 1)) for kind in kinds]
    return found


def uniform(node: Node, way: Way, labels: dict[Way, OriginKind]) -> Iterator[tuple[Way, OriginKind]]:
    """The largest parts all of whose figures have one origin."""
    labels = labels | own_labels(node, way)
    inner = list(children(node))
    if not inner:
        yield way, closest(way, labels)
        return
    parts = [part for name, child in inner for part in uniform(child, (*way, name), labels)]
    if len({kind for _, kind in parts}) == 1:
        yield way, parts[0][1]
    else:
        yield from parts


def own_labels(node: Node, way: Way) -> dict[Way, OriginKind]:
    if not isinstance(node, dict) or "origin" not in node:
        return {}
    parts = {(*way, *part.split(".")): kind_of(label) for part, label in node.get("origins", {}).items()}
    return {way: kind_of(node["origin"]), **parts}


def children(node: Node) -> Iterator[tuple[str, Node]]:
    """What a part is made of; a figure, or a row of figures, is made of nothing."""
    if isinstance(node, dict):
        yield from ((name, child) for name, child in node.items() if name not in NO_FIGURES)
    elif isinstance(node, list) and any(isinstance(child, dict | list) for child in node):
        yield from ((named(child, index), child) for index, child in enumerate(node))


def named(entry: Node, index: int) -> str:
    names = [str(entry[name]) for name in NAMES if name in entry] if isinstance(entry, dict) else []
    return names[0] if names else str(index)


def closest(way: Way, labels: dict[Way, OriginKind]) -> OriginKind:
    """The label of the longest way that leads here; a name is closer than a `*`."""
    fitting = [label for label in labels if len(label) <= len(way) and all(a in ("*", b) for a, b in zip(label, way, strict=False))]
    return labels[max(fitting, key=lambda label: (len(label), -label.count("*")))]
