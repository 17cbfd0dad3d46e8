"""The figures of a game: each block of its data says where it comes from, and a schema next to it says what it may hold."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files

from magnat.games.origins import KINDS, LABEL, children
from magnat.games.registry import AnyGame
from magnat.kernel.game import Plain
from magnat.lab.promises.walk import hold


def every_block_names_its_origin(game: AnyGame) -> int:
    """And the schema beside the data is the one that is enforced. Returns the number of blocks."""
    package = type(game).__module__.rpartition(".")[0]
    folder = files(package).joinpath("data")
    found = list(blocks(json.loads(folder.joinpath(f"{game.name}.json").read_text(encoding="utf-8"))))
    beside = folder.joinpath(f"{game.name}.schema.json")
    enforced: bytes = import_module(f"{package}.load").schema()
    hold(beside.is_file() and beside.read_bytes() == enforced, 9, f"data/{game.name}.schema.json is not what load.schema() gives")
    for name, block in found:
        labels = [block.get("origin", ""), *block.get("origins", {}).values()]
        hold(all(LABEL.fullmatch(label) for label in labels), 9, f"data/{game.name}.json: {name} has no origin of {KINDS}")
        for way in block.get("origins", {}):
            hold(leads(block, way.split(".")), 9, f"data/{game.name}.json: {name} has no {way}, of which it tells the origin")
    return len(found)


def leads(part: Plain, way: list[str]) -> bool:
    """Is there something at the end of the way?"""
    if not way:
        return True
    inner = dict(children(part))
    chosen = inner.values() if way[0] == "*" else [inner[way[0]]] if way[0] in inner else []
    return any(leads(it, way[1:]) for it in chosen)


def blocks(plain: dict[str, Plain]) -> Iterator[tuple[str, dict[str, Plain]]]:
    for name, block in plain.items():
        inner = list(block.values()) if name == "options" else block if isinstance(block, list) else [block]
        for part in inner:
            if isinstance(part, dict):
                yield name, part
