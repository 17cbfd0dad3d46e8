"""What the map needs to know of a position: the track, whose stations stand where, and which homes wait for their companies."""

from __future__ import annotations

import msgspec

from magnat.games.africa import load
from magnat.games.africa.names import decode_track, stop_number
from magnat.games.africa.view import AfricaView
from magnat.rail.tiles import Shape
from magnat.rail.track import STOPS_PER_HEX


class Standing(msgspec.Struct, frozen=True):
    """One company in the legend; `price` 0 if it has no marker on the market."""

    code: str
    price: int
    cash: int
    trains: list[str]
    status: str


class MapPosition(msgspec.Struct, frozen=True):
    shapes: list[Shape]  # by hex
    stations: dict[int, list[str]]  # by stop: company codes
    homes: dict[int, list[str]]  # by hex: companies that will have a station here
    companies: list[Standing]
    economy: str
    stock_rounds: int
    operating_rounds: int


def printed() -> MapPosition:
    """The map before the first tile: every home waits for its company."""
    data, figures = load.data(), load.figures()
    homes: dict[int, list[str]] = {}
    for company, card in zip(data.companies, figures.companies, strict=True):
        homes.setdefault(card.home, []).append(company.code)
    companies = [Standing(company.code, company.price, 0, [], "waiting") for company in data.companies]
    return MapPosition([place.printed for place in figures.places], {}, homes, companies, "", 0, 0)


def seen(view: AfricaView) -> MapPosition:
    """The map as everybody sees it."""
    stations: dict[int, list[str]] = {}
    homes: dict[int, list[str]] = {}
    cards = {card.name: card for card in load.figures().companies}
    for company in view.companies:
        stops = [stop_number(name) for name in company.stations]
        for stop in stops:
            stations.setdefault(stop, []).append(company.company)
        home = cards[company.company].home
        if company.status in ("waiting", "running") and home not in [stop // STOPS_PER_HEX for stop in stops]:
            homes.setdefault(home, []).append(company.company)
    companies = [
        Standing(company.company, company.price, company.cash, company.trains, company.status)
        for company in view.companies
        if company.status != "out"
    ]
    return MapPosition(decode_track(view.track), stations, homes, companies, view.economy, view.stock_rounds, view.operating_rounds)
