"""How things of 18Africa are written on the screen: money, companies in their colours, cards, trains, directions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from rich.text import Text

from magnat.games.africa import load
from magnat.games.africa.box import Box
from magnat.games.africa.load import CompanyData, HexData
from magnat.games.africa.names import index
from magnat.kernel.contract import Word
from magnat.rail.hexes import BITS, EDGES
from magnat.rail.tiles import Shape
from magnat.words import say
from magnat.words.catalogue import Words

GAME: Final = "africa"
ARROWS: Final = "↓↙↖↑↗↘"
"""By edge, from the south clockwise."""


def pounds(words: Words, amount: int) -> str:
    return words.text("cli-play-africa-pounds", amount=amount)


# Companies


@cache
def card_of(code: str) -> CompanyData:
    return next(company for company in load.data().companies if company.code == code)


def company_style(code: str) -> str:
    colour = card_of(code).colour
    return f"bold {colour.text} on {colour.background}"


def badge(code: str) -> Text:
    return Text(f" {code} ", company_style(code))


def holder_name(names: Sequence[str], holder: Word | None) -> str:
    """A player by name, a company by code."""
    if isinstance(holder, int):
        return names[holder] if 0 <= holder < len(names) else "—"
    return holder or "—"


# Cards and trains


def card_name(words: Words, card: str) -> str:
    """Short: `MF`, `MF 20%`, `P4 Jamieson Tropical Timber`."""
    code, director, _ = card.partition("-director")
    if director:
        return f"{code} 20%"
    if code in [private.code for private in load.data().privates]:
        return f"{code} {say.thing(words, GAME, 'private', code)}"
    return code


def card_price(box: Box, card: str) -> int:
    return box.printed_price(index("card", card))


def train_name(words: Words, train: str) -> str:
    """`2`; with its own name where it has one: `3+3 Veldt Star`."""
    name = say.thing(words, GAME, "train", train.replace("+", "_"))
    return train if name == train else f"{train} {name}"


def concession_name(words: Words, concession: str) -> str:
    return say.thing(words, GAME, "concession", concession)


# The map


@cache
def hexes() -> dict[str, HexData]:
    return {it.id: it for it in load.data().map.hexes}


def place_name(place: str) -> str:
    """`D5 Marrakech`"""
    return f"{place} {hexes()[place].name}".strip()


def stop_label(place: str, stop: int) -> str:
    """The name of one stop of a hex."""
    stops = hexes()[place].stops
    own = stops[stop].name if stop < len(stops) else ""
    return f"{place} {own}" if own else place_name(place)


def arrows(shape: Shape) -> str:
    """A tile in one line: the directions of its tracks, those that are joined side by side."""
    groups: list[str] = []
    for stop in range(len(shape.stops)):
        groups.append("".join(ARROWS[edge] for edge in range(EDGES) if edge in shape.joined[EDGES + stop]))
    groups += [ARROWS[one] + ARROWS[other] for one, other in shape.segments if other < EDGES]
    return " ".join(group for group in groups if group)


def has(shape: Shape, edge: int) -> bool:
    return shape.edges & BITS[edge] != 0
