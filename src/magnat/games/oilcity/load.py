"""Reads data/oilcity.json, checked against its schema, into the figures that the rules use."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Literal

import msgspec

from magnat.games.oilcity.figures import KEPT_SETS, ORDERS, PLOT, PROFESSIONS, THINGS, Event, Figures, PlotCard, Points
from magnat.games.oilcity.own_cards import CardBounds, read_events, read_plots
from magnat.kernel import data_file
from magnat.kernel.data_file import BlockData, LessonData
from magnat.kernel.options import OptionData

Profession = Literal["engineer", "landowner", "manager", "merchant"]
Resource = Literal["wax", "gas", "crude"]


class StartData(BlockData):
    money: int
    gifts: dict[Profession, str]


class TokensData(BlockData):
    of_a_company: int


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
    broken_promise_costs: int


class OwnCardsData(BlockData):
    longest_title: int
    longest_text: int
    highest_price: int
    most_copies: int
    most_cards: int


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
    tokens: TokensData
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
    own_cards: OwnCardsData
    lesson: LessonData
    entrepreneurs: EntrepreneursData
    plots: list[PlotData]
    events: list[EventData]
    options: dict[str, OptionData]


@cache
def data() -> GameData:
    """The data file as it stands."""
    return data_file.read("magnat.games.oilcity", "oilcity", GameData)


@cache
def card_bounds() -> CardBounds:
    """OC-2.4: every company may need a plot of its landowner, so there are at least as many plots as companies."""
    game, grid, own = data(), data().grid, data().own_cards
    return CardBounds(
        own.longest_title,
        own.longest_text,
        own.highest_price,
        game.table.note,
        own.most_copies,
        own.most_cards,
        max(game.company_mixes.by_players) // game.tokens.of_a_company,
        len(grid.fields),
        len(grid.deposits),
        len(grid.free),
    )


@lru_cache(maxsize=KEPT_SETS)
def figures(own_events: str = "", own_plots: str = "", plot_price: int | None = None) -> Figures:
    """The figures of the box; a table's own cards (OC-2.4) come after the printed ones, which then stay in the box.

    `plot_price` (OC-5.7) is the table's, where it has one.
    """
    game = data()
    prices = game.costs.prices if plot_price is None else game.costs.prices | {ORDERS[PLOT]: plot_price}
    components = msgspec.structs.asdict(game.components)
    grid, points = game.grid, msgspec.structs.asdict(game.points)
    del points["origin"], points["origins"]
    return Figures(
        money=game.start.money,
        gifts=[ORDERS.index(game.start.gifts[profession]) for profession in professions()],
        tokens=game.tokens.of_a_company,
        mixes={players // game.tokens.of_a_company: mix(counts) for players, counts in game.company_mixes.by_players.items()},
        components=[components[thing] for thing in THINGS],
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
        plots=plots(own_plots),
        events=events(own_events),
        points=Points(**points),
        war_from=game.war.from_turn,
        war_weights=game.war.weights,
        characters=[[it.id for it in game.entrepreneurs.cards if it.profession == profession] for profession in professions()],
        most_offers=game.table.most_offers,
        longest_name=game.table.longest_name,
        note=game.table.note,
        broken_promise_costs=game.table.broken_promise_costs,
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


def plots(own: str) -> list[PlotCard]:
    """The printed plots, then those of the table. Whatever is played with, the printed ones keep their numbers."""
    grid = data().grid
    cards = [plot_card(plot, index, grid, not own) for index, plot in enumerate(data().plots)]
    number = len(cards) * grid.copies_of_each_plot
    for plot in read_plots(own, card_bounds()):
        cards.append(plot.card(number))
        number += plot.copies
    return cards


def plot_card(plot: PlotData, index: int, grid: GridData, in_stack: bool) -> PlotCard:
    deposits = [THINGS.index(plot.deposits[field]) if field in plot.deposits else 0 for field in grid.fields]
    tower_only, free = [field in plot.tower_only for field in grid.fields], [field in grid.free for field in grid.fields]
    copies = grid.copies_of_each_plot
    return PlotCard(plot.id, deposits, tower_only, free, copies if in_stack else 0, index * copies)


def events(own: str) -> list[Event]:
    """The printed events, then those of the table."""
    printed = [Event(event.id, [event.prices.get(thing, 0) for thing in THINGS], not own) for event in data().events]
    return [*printed, *(event.card() for event in read_events(own, card_bounds()))]


def schema() -> bytes:
    return data_file.schema(GameData)
