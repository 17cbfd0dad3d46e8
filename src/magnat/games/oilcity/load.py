"""Reads data/oilcity.json, checked against its schema, into the figures that the rules use."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from magnat.games.oilcity.figures import ORDERS, PROFESSIONS, THINGS, Event, Figures, PlotCard, Points
from magnat.kernel import data_file
from magnat.kernel.data_file import BlockData
from magnat.kernel.options import OptionData

Profession = Literal["engineer", "landowner", "manager", "merchant"]
Resource = Literal["wax", "gas", "crude"]


class StartData(BlockData):
    money: int
    gifts: dict[Profession, str]


class TurnsData(BlockData):
    turns: int
    tokens: int


class MixesData(BlockData):
    kinds: dict[str, list[Profession]]
    by_players: dict[int, dict[str, int]]


class ComponentsData(BlockData):
    money: int
    driller: int
    tower: int
    pump: int
    fan: int
    distillery: int
    rig: int
    refinery: int
    wagon: int
    plot: int
    kerosene: int
    gas: int
    wax: int
    crude: int


class CostsData(BlockData):
    prices: dict[str, int]


class PedlarData(BlockData):
    most_units: int
    pays: int


class LimitsData(BlockData):
    tables: dict[str, dict[Profession, dict[str, int]]]


class RefineryData(BlockData):
    most_crude: int
    kerosene_per_crude: int


class WagonData(BlockData):
    most_units: int


class DieData(BlockData):
    faces: list[int]


class GridData(BlockData):
    fields: str
    side: int
    deposits: str
    free: str
    name: str
    copies_of_each_plot: int


class PricesData(BlockData):
    wax: list[int]
    kerosene: list[int]
    gas: list[int]


class PointsData(BlockData):
    plot: int
    revenue: int
    building: int
    driller: int
    refinery: int
    improved_plot: int
    improvements_on_it: int
    sale_turn: int


class WarData(BlockData):
    from_turn: int
    weights: list[int]


class TableData(BlockData):
    most_offers: int
    longest_name: int
    note: int


class EntrepreneurData(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    profession: Profession


class EntrepreneursData(BlockData):
    copies: int
    cards: list[EntrepreneurData]


class PlotData(BlockData):
    id: str
    name: str
    deposits: dict[str, Resource]
    tower_only: str


class EventData(BlockData):
    id: str
    year: int
    prices: dict[str, int]


class GameData(msgspec.Struct, forbid_unknown_fields=True):
    money_unit: str
    start: StartData
    turns: TurnsData
    company_mixes: MixesData
    components: ComponentsData
    costs: CostsData
    pedlar: PedlarData
    limits: LimitsData
    refinery: RefineryData
    wagon: WagonData
    die: DieData
    grid: GridData
    prices_allowed: PricesData
    points: PointsData
    war: WarData
    table: TableData
    entrepreneurs: EntrepreneursData
    plots: list[PlotData]
    events: list[EventData]
    options: dict[str, OptionData]


@cache
def data() -> GameData:
    """The data file as it stands."""
    return data_file.read("magnat.games.oilcity", "oilcity", GameData)


@cache
def figures() -> Figures:
    """The figures of the box."""
    game = data()
    prices = game.costs.prices
    components = msgspec.structs.asdict(game.components)
    grid, points = game.grid, msgspec.structs.asdict(game.points)
    del points["origin"], points["origins"]
    return Figures(
        money=game.start.money,
        gifts=[ORDERS.index(game.start.gifts[profession]) for profession in professions()],
        turns=game.turns.turns,
        tokens=game.turns.tokens,
        mixes={players // game.turns.tokens: mix(counts) for players, counts in game.company_mixes.by_players.items()},
        components=[components[thing] for thing in THINGS],
        plot_copies=grid.copies_of_each_plot,
        costs=[prices.get(order, 0) for order in ORDERS],
        pedlar_most=game.pedlar.most_units,
        pedlar_pays=game.pedlar.pays,
        limits={
            name: [[table[profession].get(order, 0) for order in ORDERS] for profession in professions()]
            for name, table in game.limits.tables.items()
        },
        refinery_most=game.refinery.most_crude,
        refinery_yield=game.refinery.kerosene_per_crude,
        wagon_most=game.wagon.most_units,
        face_weights=[game.die.faces.count(shows) for shows in range(max(game.die.faces) + 1)],
        beside=[beside(field, grid.side) for field in range(len(grid.fields))],
        free=[field in grid.free for field in grid.fields],
        plots=[plot_card(plot, grid.fields) for plot in game.plots],
        events=[Event(event.id, [event.prices.get(thing, 0) for thing in THINGS]) for event in game.events],
        points=Points(**points),
        war_from=game.war.from_turn,
        war_weights=game.war.weights,
        characters=[[it.id for it in game.entrepreneurs.cards if it.profession == profession] for profession in professions()],
        most_offers=game.table.most_offers,
        longest_name=game.table.longest_name,
        note=game.table.note,
    )


def professions() -> tuple[Profession, ...]:
    names: tuple[Profession, ...] = ("engineer", "landowner", "manager", "merchant")
    assert list(names) == PROFESSIONS
    return names


def mix(counts: dict[str, int]) -> list[list[int]]:
    """OC-1.2: the professions of every company, kind by kind."""
    kinds = data().company_mixes.kinds
    return [[PROFESSIONS.index(name) for name in kinds[kind]] for kind, count in counts.items() for _ in range(count)]


def beside(field: int, side: int) -> list[int]:
    """OC-3.4: the fields that share a side with this one."""
    row, column = divmod(field, side)
    return [
        other for other in range(side * side) if abs(other // side - row) + abs(other % side - column) == 1
    ]  # fmt: skip


def plot_card(plot: PlotData, fields: str) -> PlotCard:
    deposits = [THINGS.index(plot.deposits[field]) if field in plot.deposits else 0 for field in fields]
    return PlotCard(plot.id, deposits, [field in plot.tower_only for field in fields])


def schema() -> bytes:
    return data_file.schema(GameData)
