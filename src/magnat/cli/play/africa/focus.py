"""What of the map matters now: stations of the company that acts, tiles just laid, and hexes that can be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.cli.play.africa import hexmap
from magnat.cli.play.africa.hexmap import Window
from magnat.cli.play.game_terminal import Position
from magnat.games.africa import load
from magnat.games.africa.actions import LayTile, PlaceToken
from magnat.games.africa.facts import TileLaid
from magnat.games.africa.names import index, stop_number
from magnat.games.africa.view import AfricaView, CompanyView
from magnat.kernel.contract import Fact
from magnat.rail.track import STOPS_PER_HEX

RECENT = 4
"""This many of the last tiles are shown as new."""


def chosen(position: Position) -> list[int]:
    """Hexes that an option names."""
    found = [option.place for option in position.options if isinstance(option, LayTile | PlaceToken)]
    return list(dict.fromkeys(found))


def newest(past: Sequence[Fact]) -> list[int]:
    laid = [fact for fact in past if isinstance(fact, TileLaid)]
    return [index("place", fact.place) for fact in laid[-RECENT:]]


def weights(position: Position) -> dict[int, int]:
    """By hex, how much it matters."""
    view = position.view
    assert isinstance(view, AfricaView)
    found: dict[int, int] = {}
    for company in acting(view):
        card = load.figures().companies[index("company", company.company)]
        for place in [*(stop_number(name) // STOPS_PER_HEX for name in company.stations), card.home]:
            found[place] = 12
    for place in chosen(position):
        found[place] = found.get(place, 0) + 5
    for place in newest(position.past):
        found[place] = found.get(place, 0) + 2
    return found


def acting(view: AfricaView) -> list[CompanyView]:
    """The company whose turn it is; between turns those that the viewer leads, or else all that run."""
    of_turn = [company for company in view.companies if company.company in (view.company, *view.turn.choosing)]
    own = [company for company in view.companies if company.status == "running" and company.seat == view.seat]
    return of_turn or own or [company for company in view.companies if company.status == "running"]


def window(position: Position, columns: int, rows: int, centre: str) -> Window:
    """The part of the map to show; around a hex that somebody asked for, if one was."""
    if centre:
        return hexmap.best_window(columns, rows, {index("place", centre): 1})
    return hexmap.best_window(columns, rows, weights(position))
