"""Reads data/africa.json, checked against its schema, into the figures that the rules use."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from magnat.games.africa.atlas import Atlas
from magnat.games.africa.figures import (
    COLOURS,
    ECONOMIES,
    POWERS,
    TERRAINS,
    CompanyCard,
    ConcessionCard,
    Crossing,
    Economy,
    Figures,
    Place,
    PrivateCard,
    Seating,
    TrainCard,
)
from magnat.kernel import data_file
from magnat.kernel.data_file import BlockData
from magnat.kernel.options import OptionData
from magnat.rail.hexes import EDGES, neighbours
from magnat.rail.routes import Train
from magnat.rail.tiles import KINDS, Shape, Stop, Tile

Node = int | Literal["s0", "s1"]
State = Literal["boom", "recovery", "recession", "depression"]


class NotedData(BlockData, kw_only=True):
    """The note says what other sources have."""

    note: str = ""


class BankData(BlockData):
    money: int


class RoundsData(BlockData):
    stock: int
    operating: int


class SeatingData(msgspec.Struct, forbid_unknown_fields=True):
    dealt: int
    kept: int
    cash: int
    companies: int
    limits: list[int]


class PlayersData(BlockData):
    by_number: dict[int, SeatingData]


class BondsData(NotedData):
    count: int
    price: int


class CertificatesData(BlockData):
    director_units: int
    ordinary: int


class PurchasesData(BlockData):
    start_shares: int
    deck_most: int
    open_most: int


class TrackData(BlockData):
    yellow_most: int


class EconomyData(msgspec.Struct, forbid_unknown_fields=True):
    pool: int
    city: int
    town: int
    bond: int
    drop: int


class EconomiesData(NotedData):
    fixed_rounds: int
    fixed_state: State
    states: dict[State, EconomyData]


class MarketData(BlockData):
    removal_price: int
    green_price: int
    end_price: int
    prices: list[int]


class PaymentData(msgspec.Struct, forbid_unknown_fields=True):
    from_halves: int
    move: int


class PriceMovesData(BlockData):
    no_payment: int
    managed_without_train: int
    payments: list[PaymentData]


class ColourData(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    background: str
    text: str


class CompanyData(NotedData):
    code: str
    name: str
    home: str
    city: str
    price: int
    tokens: list[int]
    colour: ColourData


class PrivateData(BlockData):
    code: str
    name: str
    other_names: list[str]
    price: int
    income: int
    power: Literal["none", "extra_yellow", "double_upgrade", "free_river", "free_token", "take_priority"]


class TrainTradeData(BlockData):
    limit: int
    lowest_price: int


class TrainData(NotedData, kw_only=True):
    """`towns` on the way are free, free even beyond the end cities, or counted among the best stops of a way of any length."""

    code: str
    name: str
    other_names: list[str]
    price: int
    resale: int
    wave: int
    count: int
    count_by_players: dict[int, int] = {}
    stops: int
    towns: Literal["free", "free_and_beyond", "counted"]
    multiplier: int
    ignores_bad_times: bool


class VariableCityData(BlockData):
    value: int


class ConcessionData(BlockData):
    id: str
    name: str
    source: str
    ports: list[str]
    bonus: int


class CrossingData(BlockData):
    ends: tuple[str, str]
    bonus: int
    only_with: str = ""  # a choice of transcontinental_second; with every one if none is named


class StopData(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["town", "city"]
    name: str = ""
    value: int = 0
    slots: int = 0
    variable: bool = False
    modifier: int = 0


class HexData(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    id: str
    base: Literal["white", "yellow", "gray"]
    name: str = ""
    label: str = ""
    terrain: Literal["plain", "mountain", "river"] = "plain"
    cost: int = 0
    blocked: bool = False
    stops: list[StopData] = []
    segments: list[tuple[Node, Node]] = []
    note: str = ""


class MapData(BlockData):
    orientation: str
    edges: list[str]
    offsets: list[tuple[int, int]]
    hexes: list[HexData]


class UpgradeData(msgspec.Struct, forbid_unknown_fields=True):
    tile: str
    relative_rotations: list[int]


class TileData(NotedData, kw_only=True):
    number: str
    count: int
    colour: Literal["yellow", "green", "brown", "gray"]
    stops: list[StopData] = []
    segments: list[tuple[Node, Node]]
    alternatives: dict[str, list[tuple[Node, Node]]] = {}  # by choice of tile_933
    ends_step: Literal["no", "always", "unless_home"] = "no"
    upgrades_to: list[UpgradeData] = []


class FirstLayData(BlockData):
    blank: list[str]
    one_town: list[str]
    two_towns: list[str]
    one_city: list[str]
    double_city: list[str]


class ScoringData(BlockData):
    holdings_part: int
    trains_part: int


class BidsData(BlockData):
    steps: list[int]


class RoutesData(BlockData):
    node_limit: int


class GameData(msgspec.Struct, forbid_unknown_fields=True):
    money_unit: str
    bank: BankData
    rounds: RoundsData
    players: PlayersData
    bonds: BondsData
    certificates: CertificatesData
    purchases: PurchasesData
    track: TrackData
    economy: EconomiesData
    market: MarketData
    price_moves: PriceMovesData
    companies: list[CompanyData]
    privates: list[PrivateData]
    train_trade: TrainTradeData
    trains: list[TrainData]
    variable_city: VariableCityData
    concessions: list[ConcessionData]
    crossings: list[CrossingData]
    map: MapData
    tiles: list[TileData]
    first_lay: FirstLayData
    scoring: ScoringData
    bids: BidsData
    routes: RoutesData
    options: dict[str, OptionData]


@cache
def data() -> GameData:
    """The data file as it stands."""
    return data_file.read("magnat.games.africa", "africa", GameData)


@cache
def figures() -> Figures:
    """The figures of the box."""
    game = data()
    at = {it.id: number for number, it in enumerate(game.map.hexes)}
    tile_at = {it.number: number for number, it in enumerate(game.tiles)}
    places = [place(it, tile_at) for it in game.map.hexes]
    return Figures(
        bank=game.bank.money,
        seatings={players: seating(players, it) for players, it in game.players.by_number.items()},
        bonds=game.bonds.count,
        bond_price=game.bonds.price,
        train_limit=game.train_trade.limit,
        rounds_per_set=game.rounds.operating,
        director_units=game.certificates.director_units,
        ordinary=game.certificates.ordinary,
        start_shares=game.purchases.start_shares,
        deck_most=game.purchases.deck_most,
        open_most=game.purchases.open_most,
        yellow_most=game.track.yellow_most,
        economies=[economy(it) for it in states()],
        fixed_rounds=game.economy.fixed_rounds,
        fixed_economy=ECONOMIES.index(game.economy.fixed_state),
        prices=game.market.prices,
        green_price=game.market.green_price,
        end_price=game.market.end_price,
        no_payment=game.price_moves.no_payment,
        managed_without_train=game.price_moves.managed_without_train,
        payments=[(it.from_halves, it.move) for it in game.price_moves.payments],
        companies=[company_card(it, at[it.home], places[at[it.home]]) for it in game.companies],
        privates=[PrivateCard(it.code, it.price, it.income, POWERS.index(it.power)) for it in game.privates],
        trains=[TrainCard(it.code, it.price, it.resale, it.wave, train(it)) for it in game.trains],
        lowest_train_price=game.train_trade.lowest_price,
        variable_value=game.variable_city.value,
        concessions=[ConcessionCard(it.id, at[it.source], [at[port] for port in it.ports], it.bonus) for it in game.concessions],
        crossings={choice: crossings(choice, at) for choice in choices("transcontinental_second")},
        places=places,
        beyond=neighbours([(it.column, it.row) for it in places], game.map.offsets),
        tiles={choice: tiles(choice) for choice in choices("tile_933")},
        upgrades=[[tile_at[upgrade.tile] for upgrade in it.upgrades_to] for it in game.tiles],
        ends_step=[it.ends_step == "always" for it in game.tiles],
        double_tile=tile_at[game.first_lay.double_city[0]],
        holdings_part=game.scoring.holdings_part,
        trains_part=game.scoring.trains_part,
        bid_steps=game.bids.steps,
        route_limit=game.routes.node_limit,
    )


def choices(option: str) -> list[str]:
    """What may be chosen for an option whose choices are words."""
    return [choice for choice in data().options[option].choices if isinstance(choice, str)]


def seating(players: int, it: SeatingData) -> Seating:
    """AF-1.6, AF-1.8"""
    counts = [card.count_by_players.get(players, card.count) for card in data().trains]
    return Seating(it.dealt, it.kept, it.cash, it.companies, it.limits, counts)


def states() -> tuple[State, ...]:
    names: tuple[State, ...] = ("boom", "recovery", "recession", "depression")
    assert list(names) == ECONOMIES
    return names


def economy(state: State) -> Economy:
    it = data().economy.states[state]
    return Economy(it.pool, it.city, it.town, it.bond, it.drop)


def company_card(it: CompanyData, home: int, there: Place) -> CompanyCard:
    """AF-6.12: no city of a double one belongs to a particular company."""
    return CompanyCard(it.code, home, 0 if there.printed.cities() == 1 else -1, it.price, it.tokens)


def train(it: TrainData) -> Train:
    """AF-7.5"""
    return Train(it.stops, it.towns == "counted", it.towns == "free_and_beyond", it.multiplier, it.ignores_bad_times)


def crossings(choice: str, at: dict[str, int]) -> list[Crossing]:
    """AF-7.9: what one choice of the second connection gives."""
    return [Crossing(at[it.ends[0]], at[it.ends[1]], it.bonus) for it in data().crossings if it.only_with in ("", choice)]


def place(it: HexData, tile_at: dict[str, int]) -> Place:
    printed = Shape(-1, 0, COLOURS.index(it.base), stops(it.stops), segments(it.segments))
    column, row = ord(it.id[0]) - ord("A"), int(it.id[1:])
    return Place(it.id, column, row, printed, TERRAINS.index(it.terrain), it.cost, [tile_at[tile] for tile in first_lay(it)])


def first_lay(it: HexData) -> list[str]:
    """AF-6.8: what goes on a hex that has no tile yet."""
    lays = data().first_lay
    if it.base == "gray":
        return []
    if it.base == "yellow":
        return lays.double_city
    if not it.stops:
        return lays.blank
    if it.stops[0].kind == "city":
        return lays.one_city
    return lays.one_town if len(it.stops) == 1 else lays.two_towns


def tiles(choice: str) -> list[Tile]:
    """The supply, with tile 933 as chosen; tiles without a choice are the same ones in every list."""
    return [tile(number, choice if choice in it.alternatives else "") for number, it in enumerate(data().tiles)]


@cache
def tile(number: int, choice: str) -> Tile:
    it = data().tiles[number]
    return Tile(number, it.number, it.count, COLOURS.index(it.colour), stops(it.stops), segments(it.alternatives.get(choice, it.segments)))


def stops(found: list[StopData]) -> list[Stop]:
    return [Stop(KINDS.index(it.kind), it.value, it.slots, it.variable, it.modifier) for it in found]


def segments(found: list[tuple[Node, Node]]) -> list[tuple[int, int]]:
    return [(node(one), node(other)) for one, other in found]


def node(it: Node) -> int:
    """Edges keep their number, the stops s0 and s1 follow them."""
    return it if isinstance(it, int) else EDGES + ("s0", "s1").index(it)


@cache
def atlas(tile_933: str, town_to_city: bool) -> Atlas:
    """The map and the legal lays, shared by all tables with these options."""
    return Atlas(figures(), tile_933, town_to_city)


def schema() -> bytes:
    return data_file.schema(GameData)
