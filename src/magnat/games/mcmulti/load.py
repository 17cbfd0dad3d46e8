"""Reads data/mcmulti.json, checked against its schema, into the figures that the rules use."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from magnat.games.mcmulti.figures import DICE, GOODS, KINDS, Economy, Figures, Neighbour, News, Seating, Track
from magnat.kernel import data_file
from magnat.kernel.data_file import BlockData
from magnat.kernel.options import OptionData


class BoardData(BlockData):
    side: int


class StartData(BlockData):
    cash: int
    cash_by_players: dict[int, int]
    crude: int
    gasoline: int
    goal: int


class TrackData(msgspec.Struct, forbid_unknown_fields=True):
    lowest: int
    highest: int
    step: int
    empty_lowest: int


class MarketsData(BlockData):
    crude: TrackData
    gasoline: TrackData


class RedData(msgspec.Struct, forbid_unknown_fields=True):
    lowest: int
    step: int


class ConsumerData(BlockData):
    lowest: int
    highest: int
    start: int
    red: RedData


class DifferenceData(BlockData):
    change_at: int


class DoublesData(BlockData):
    likely: list[int]
    unlikely: list[int]


class EconomyCardData(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    demand: int
    rig: tuple[int, int]
    station: tuple[int, int]
    refinery: tuple[int, int]
    well_sell: int
    next: list[str]


class EconomyData(BlockData):
    start: str
    settlement: str
    cards: list[EconomyCardData]


class NewsData(BlockData):
    id: str
    lasting: bool
    asset_tax: dict[str, int] = {}
    barrel_tax: dict[str, int] = {}
    refinery_fee: int = 0
    closed_until_doubles: list[int] = []
    domestic_removed: dict[str, int] = {}
    foreign_to_domestic: dict[str, int] = {}
    demand: int = 0


class ProductionData(BlockData):
    well_price_per_well_on_board: int
    yields: dict[str, int]


class NeighbourData(msgspec.Struct, forbid_unknown_fields=True):
    quadrant: int
    die: Literal["red", "black"]


class TableData(msgspec.Struct, forbid_unknown_fields=True):
    owned: list[list[int]]
    left: list[NeighbourData]
    right: list[NeighbourData]


class SeatingData(BlockData):
    tables: dict[int, TableData]


class GameData(msgspec.Struct, forbid_unknown_fields=True):
    money_unit: str
    board: BoardData
    start: StartData
    markets: MarketsData
    consumer: ConsumerData
    difference_track: DifferenceData
    doubles: DoublesData
    economy: EconomyData
    news: list[NewsData]
    production: ProductionData
    seating: SeatingData
    options: dict[str, OptionData]


@cache
def data() -> GameData:
    """The data file as it stands."""
    return data_file.read("magnat.games.mcmulti", "mcmulti", GameData)


@cache
def figures() -> Figures:
    """The figures of the box."""
    game = data()
    names = [card.id for card in game.economy.cards]
    lines = {"crude": game.markets.crude, "gasoline": game.markets.gasoline}
    return Figures(
        side=game.board.side,
        cash=game.start.cash,
        crude=game.start.crude,
        gasoline=game.start.gasoline,
        goal=game.start.goal,
        tracks=[Track(line.lowest, line.highest, line.step, line.empty_lowest) for line in (lines[good] for good in GOODS)],
        consumer_lowest=game.consumer.lowest,
        consumer_highest=game.consumer.highest,
        consumer_start=game.consumer.start,
        consumer_red=list(range(game.consumer.red.lowest, game.consumer.highest + 1, game.consumer.red.step)),
        change_at=game.difference_track.change_at,
        economies=[economy(card, names) for card in game.economy.cards],
        first_economy=names.index(game.economy.start),
        settlement_economy=names.index(game.economy.settlement),
        likely_doubles=game.doubles.likely,
        unlikely_doubles=game.doubles.unlikely,
        news=[news(card) for card in game.news],
        well_price=game.production.well_price_per_well_on_board,
        yields=[game.production.yields.get(kind, 0) for kind in KINDS],
        seatings={seats: seating(table, game.start.cash_by_players[seats]) for seats, table in game.seating.tables.items()},
    )


def economy(card: EconomyCardData, names: list[str]) -> Economy:
    prices = {"rig": card.rig, "station": card.station, "refinery": card.refinery, "well": (0, card.well_sell)}
    return Economy(
        card.id,
        card.demand,
        [prices[kind][0] for kind in KINDS],
        [prices[kind][1] for kind in KINDS],
        [names.index(name) for name in card.next],
    )


def news(card: NewsData) -> News:
    return News(
        card.id,
        card.lasting,
        [card.asset_tax.get(kind, 0) for kind in KINDS],
        [card.barrel_tax.get(good, 0) for good in GOODS],
        card.refinery_fee,
        card.closed_until_doubles,
        [card.domestic_removed.get(good, 0) for good in GOODS],
        [card.foreign_to_domestic.get(good, 0) for good in GOODS],
        card.demand,
    )


def seating(table: TableData, cash: int) -> Seating:
    left = [Neighbour(side.quadrant, DICE.index(side.die)) for side in table.left]
    right = [Neighbour(side.quadrant, DICE.index(side.die)) for side in table.right]
    return Seating(cash, table.owned, left, right)


def schema() -> bytes:
    return data_file.schema(GameData)
