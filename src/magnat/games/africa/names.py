"""Cards, companies, hexes, tiles and stops of 18Africa: people and journals write their names, the rules know their numbers."""

from __future__ import annotations

from functools import cache

from magnat.games.africa import load
from magnat.games.africa.box import card_names
from magnat.kernel.fields import index_of
from magnat.kernel.unreadable import Unreadable, shown
from magnat.rail.hexes import EDGES
from magnat.rail.tiles import Shape
from magnat.rail.track import STOPS_PER_HEX


@cache
def all_names(what: str) -> list[str]:
    """The names of cards, companies and so on, by number."""
    figures = load.figures()
    return {
        "card": card_names(figures),
        "company": [it.name for it in figures.companies],
        "private": [it.name for it in figures.privates],
        "concession": [it.name for it in figures.concessions],
        "train": [it.name for it in figures.trains],
        "place": [it.name for it in figures.places],
        "tile": [it.number for it in load.data().tiles],
    }[what]


def index(what: str, name: str) -> int:
    return index_of(what, name, all_names(what))


# Track: by hex the tile and its rotation, as 8/2; 933 in its other form is written 933:six_way/0


def encode_shape(shape: Shape) -> str:
    for choice, tiles in load.figures().tiles.items():
        if shape in tiles[shape.number].shapes:
            extra = "" if choice == next(iter(load.figures().tiles)) else f":{choice}"
            return f"{tiles[shape.number].name}{extra}/{shape.rotation}"
    raise Unreadable("bad-field", field="tile", value=str(shape.number), allowed="")


def decode_shape(text: str) -> Shape:
    name, _, rotation = text.partition("/")
    name, _, choice = name.partition(":")
    lists = load.figures().tiles
    tiles = lists.get(choice or next(iter(lists)))
    if tiles is None or rotation not in [str(turn) for turn in range(EDGES)]:
        raise Unreadable("bad-field", field="tile", value=shown(text), allowed="8/0")
    tile = tiles[index("tile", name)]
    return tile.shapes[tile.by_rotation[int(rotation)]]


def encode_track(shapes: list[Shape]) -> dict[str, str]:
    return {all_names("place")[place]: encode_shape(shape) for place, shape in enumerate(shapes) if shape.number >= 0}


def decode_track(laid: dict[str, str]) -> list[Shape]:
    shapes = [place.printed for place in load.figures().places]
    for name, text in laid.items():
        shapes[index("place", name)] = decode_shape(text)
    return shapes


def stop_name(stop: int) -> str:
    """A stop as people write it: D5, or J21.1 for the second one of a hex."""
    name = all_names("place")[stop // STOPS_PER_HEX]
    return f"{name}.{stop % STOPS_PER_HEX}" if stop % STOPS_PER_HEX else name


def stop_number(text: str) -> int:
    name, _, which = text.partition(".")
    if which not in ("", "0", "1"):
        raise Unreadable("bad-field", field="stop", value=shown(text), allowed="D5, J21.1")
    return index("place", name) * STOPS_PER_HEX + int(which or 0)


# Lists and amounts by name


def named(what: str, numbers: list[int]) -> list[str]:
    return [all_names(what)[number] for number in numbers]


def numbered(what: str, found: list[str]) -> list[int]:
    return [index(what, name) for name in found]


def by_name(what: str, amounts: list[int], usual: int = 0) -> dict[str, int]:
    """Amounts by name; those that are as usual are left out."""
    return {all_names(what)[number]: amount for number, amount in enumerate(amounts) if amount != usual}


def by_number(what: str, amounts: dict[str, int], usual: int = 0) -> list[int]:
    for name in amounts:
        index(what, name)
    return [amounts.get(name, usual) for name in all_names(what)]


def name_or_not(what: str, number: int) -> str:
    return all_names(what)[number] if number >= 0 else ""


def number_or_not(what: str, name: str) -> int:
    return index(what, name) if name else -1


def bits(what: str, mask: int) -> list[str]:
    return [name for number, name in enumerate(all_names(what)) if mask >> number & 1]


def mask(what: str, found: list[str]) -> int:
    return sum(1 << number for number in set(numbered(what, found)))
