"""Beside the map: the title, the companies with their money and trains, the concessions, and what the signs mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from magnat.cli.africa.chart.board import FAINT, GROUND, RAIL, WATER, mountain, river, token
from magnat.cli.africa.chart.hexes import corners
from magnat.cli.africa.chart.position import MapPosition, Standing
from magnat.cli.africa.chart.shapes import Box, Circle, Label, Path, Point, Polygon, Shape, Step
from magnat.games.africa import load
from magnat.words import say
from magnat.words.catalogue import Words

GAME: Final = "africa"
LINE: Final = 27
TEXT: Final = 12
RED: Final = "#b3261e"


def title(words: Words, position: MapPosition, at: Point) -> list[Shape]:
    across, down = at
    if not position.economy:
        below = words.text("cli-map-empty")
    elif not position.operating_rounds:
        below = words.text("cli-map-before", economy=say.thing(words, GAME, "economy", position.economy))
    else:
        economy = say.thing(words, GAME, "economy", position.economy)
        below = words.text("cli-map-after", stock=position.stock_rounds, operating=position.operating_rounds, economy=economy)
    return [
        Label((across, down), say.name(words, GAME), 34, bold=True, anchor="start"),
        Label((across, down + 30), below, 15, FAINT, "start"),
    ]


def companies(words: Words, position: MapPosition, at: Point) -> list[Shape]:
    """The highest price first; those that have not started are faint."""
    across, down = at
    shapes: list[Shape] = [Label(at, words.text("cli-map-companies"), 15, anchor="start", bold=True)]
    for line, company in enumerate(ordered(position)):
        here = (across + 13, down + LINE * (line + 1))
        shapes += token(company.code, here)
        name = next(it.name for it in load.data().companies if it.code == company.code)
        started = company.status == "running"
        shapes.append(Label((across + 34, here[1] - 5.5), name, TEXT - 1, "#222222" if started else FAINT, "start"))
        shapes.append(Label((across + 34, here[1] + 6.5), details(words, company), 9.5, FAINT, "start", italic=not started))
    return shapes


def ordered(position: MapPosition) -> Sequence[Standing]:
    ranks = ["running", "waiting", "removed"]
    return sorted(position.companies, key=lambda company: (ranks.index(company.status), -company.price))


def details(words: Words, company: Standing) -> str:
    if company.status != "running":
        return words.text("cli-map-not-running", status=company.status, price=company.price)
    trains = ", ".join(company.trains) or words.text("cli-map-no-train")
    return words.text("cli-map-running", price=company.price, cash=company.cash, trains=trains)


def signs(words: Words, at: Point) -> list[Shape]:
    """What is drawn on the map, sign by sign."""
    across, down = at
    shapes: list[Shape] = [Label(at, words.text("cli-map-signs"), 15, anchor="start", bold=True)]
    rows: list[tuple[list[Shape], str]] = [
        (tiles((across, down + LINE)), words.text("cli-map-sign", sign="tiles")),
        (small_hexes((across, down + 2 * LINE)), words.text("cli-map-sign", sign="printed")),
        (slots((across, down + 3 * LINE)), words.text("cli-map-sign", sign="city")),
        (towns((across, down + 4 * LINE)), words.text("cli-map-sign", sign="town")),
        ([Label((across + 16, down + 5 * LINE), "?+20", 11, RED, bold=True)], words.text("cli-map-sign", sign="port")),
        (mountain((across + 10, down + 6 * LINE)), words.text("cli-map-sign", sign="mountain")),
        (river((across + 12, down + 7 * LINE)), words.text("cli-map-sign", sign="river")),
    ]
    for line, (drawn, text) in enumerate(rows):
        shapes += [*drawn, Label((across + 104, down + LINE * (line + 1)), text, TEXT, anchor="start")]
    return shapes


def tiles(at: Point) -> list[Shape]:
    return [
        one
        for index, colour in enumerate(("yellow", "green", "brown", "gray"))
        for one in hexagon((at[0] + 12 + 23 * index, at[1]), GROUND[colour])
    ]


def small_hexes(at: Point) -> list[Shape]:
    return [*hexagon((at[0] + 12, at[1]), GROUND["gray"]), *hexagon((at[0] + 35, at[1]), WATER)]


def hexagon(at: Point, fill: str) -> list[Shape]:
    return [Polygon(tuple((at[0] + 11 * x, at[1] + 11 * y) for x, y in corners()), fill, FAINT, 0.8)]


def slots(at: Point) -> list[Shape]:
    across, down = at
    return [
        Circle((across + 12, down), 9, "#ffffff", RAIL, 1.2),
        Box((across + 48, down), (36, 18), "#ffffff", RAIL, 1.2, 9),
        Circle((across + 39.5, down), 7.5, "#ffffff", "#b9b4aa", 0.8),
        Circle((across + 56.5, down), 7.5, "#ffffff", "#b9b4aa", 0.8),
    ]


def towns(at: Point) -> list[Shape]:
    across, down = at
    return [
        Circle((across + 12, down), 5.5, RED),
        Path((across + 30, down), (Step((across + 68, down)),), RAIL, 5.5),
        Box((across + 49, down), (6, 17), RED, "#ffffff", 1.2, 1.5),
    ]


def concessions(words: Words, at: Point) -> list[Shape]:
    """AF-7.7: what brings a bonus, and from where to where."""
    across, down = at
    shapes: list[Shape] = [Label(at, words.text("cli-map-concessions"), 15, anchor="start", bold=True)]
    for line, card in enumerate(load.data().concessions):
        name = say.thing(words, GAME, "concession", card.id)
        bonus = words.text("cli-play-africa-pounds", amount=card.bonus)
        text = f"{name}: {card.source} → {' / '.join(card.ports)}, {bonus}"
        shapes.append(Label((across, down + 22 + 18 * line), text, TEXT, anchor="start"))
    return shapes
