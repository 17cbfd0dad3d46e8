"""The figures of 18Africa as the rules read them; filled from data/ by load.py, never written here."""

from __future__ import annotations

from typing import Final

from magnat.rail.routes import Train
from magnat.rail.tiles import Shape, Tile

WHITE: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
BROWN: Final = 3
GRAY: Final = 4
COLOURS: Final = ["white", "yellow", "green", "brown", "gray"]

PLAIN: Final = 0
MOUNTAIN: Final = 1
RIVER: Final = 2
TERRAINS: Final = ["plain", "mountain", "river"]

BOOM: Final = 0
RECOVERY: Final = 1
RECESSION: Final = 2
DEPRESSION: Final = 3
ECONOMIES: Final = ["boom", "recovery", "recession", "depression"]

NO_POWER: Final = 0
EXTRA_YELLOW: Final = 1
DOUBLE_UPGRADE: Final = 2
FREE_RIVER: Final = 3
FREE_TOKEN: Final = 4
TAKE_PRIORITY: Final = 5
POWERS: Final = ["none", "extra_yellow", "double_upgrade", "free_river", "free_token", "take_priority"]

LONGEST_ROUTES: Final = 4000
"""Letters of a run, as it is written: more than all trains of any company need."""


class Seating:
    """AF-1.6: what depends on the number of players."""

    def __init__(self, dealt: int, kept: int, cash: int, companies: int, limits: list[int], trains: list[int]) -> None:
        self.dealt: Final = dealt
        self.kept: Final = kept
        self.cash: Final = cash
        self.companies: Final = companies  # in the game
        self.limits: Final = limits  # certificates, by number of removed companies
        self.trains: Final = trains  # by kind of train: how many there are


class Economy:
    """AF-7.1: one state of the economy; it holds while at least `pool` certificates lie in the bank pool."""

    def __init__(self, pool: int, city: int, town: int, bond: int, drop: int) -> None:
        self.pool: Final = pool
        self.city: Final = city
        self.town: Final = town
        self.bond: Final = bond
        self.drop: Final = drop  # spaces that prices fall


class CompanyCard:
    """AF-1.4: a railway company."""

    def __init__(self, name: str, home: int, home_stop: int, price: int, tokens: list[int]) -> None:
        self.name: Final = name
        self.home: Final = home  # the hex
        self.home_stop: Final = home_stop  # -1 where the company chooses (double cities)
        self.price: Final = price  # printed on an ordinary share
        self.tokens: Final = tokens  # what its stations cost, in order


class PrivateCard:
    """AF-11.1: a private company."""

    def __init__(self, name: str, price: int, income: int, power: int) -> None:
        self.name: Final = name
        self.price: Final = price
        self.income: Final = income
        self.power: Final = power


class TrainCard:
    """AF-7.5, AF-8.5: a kind of train; kinds of one `wave` are for sale together, the next wave when all of the last are sold."""

    def __init__(self, name: str, price: int, resale: int, wave: int, train: Train) -> None:
        self.name: Final = name
        self.price: Final = price
        self.resale: Final = resale
        self.wave: Final = wave
        self.train: Final = train


class ConcessionCard:
    """AF-7.7"""

    def __init__(self, name: str, source: int, ports: list[int], bonus: int) -> None:
        self.name: Final = name
        self.source: Final = source
        self.ports: Final = ports
        self.bonus: Final = bonus


class Crossing:
    """AF-7.9: a transcontinental connection."""

    def __init__(self, one: int, other: int, bonus: int) -> None:
        self.one: Final = one
        self.other: Final = other
        self.bonus: Final = bonus


class Place:
    """One hex of the map."""

    def __init__(self, name: str, column: int, row: int, printed: Shape, terrain: int, cost: int, first: list[int]) -> None:
        self.name: Final = name  # its id, as D5
        self.column: Final = column
        self.row: Final = row
        self.printed: Final = printed
        self.terrain: Final = terrain
        self.cost: Final = cost
        self.first: Final = first  # AF-6.8: the tiles that may be laid here first; none on gray hexes


class Figures:
    """Everything that is printed on map, tiles, cards and sheets, and how much of it is in the box."""

    def __init__(
        self,
        bank: int,
        seatings: dict[int, Seating],
        bonds: int,
        bond_price: int,
        train_limit: int,
        rounds_per_set: int,
        director_units: int,
        ordinary: int,
        start_shares: int,
        deck_most: int,
        open_most: int,
        yellow_most: int,
        economies: list[Economy],
        fixed_rounds: int,
        fixed_economy: int,
        prices: list[int],
        green_price: int,
        end_price: int,
        no_payment: int,
        managed_without_train: int,
        payments: list[tuple[int, int]],
        companies: list[CompanyCard],
        privates: list[PrivateCard],
        trains: list[TrainCard],
        lowest_train_price: int,
        variable_value: int,
        concessions: list[ConcessionCard],
        crossings: dict[str, list[Crossing]],
        places: list[Place],
        beyond: list[list[int]],
        tiles: dict[str, list[Tile]],
        upgrades: list[list[int]],
        ends_step: list[bool],
        double_tile: int,
        holdings_part: int,
        trains_part: int,
        bid_steps: list[int],
        route_limit: int,
    ) -> None:
        self.bank: Final = bank
        self.seatings: Final = seatings
        self.bonds: Final = bonds
        self.bond_price: Final = bond_price
        self.train_limit: Final = train_limit
        self.rounds_per_set: Final = rounds_per_set
        self.director_units: Final = director_units  # shares in a Director's certificate
        self.ordinary: Final = ordinary  # certificates of one share
        self.start_shares: Final = start_shares
        self.deck_most: Final = deck_most
        self.open_most: Final = open_most
        self.yellow_most: Final = yellow_most
        self.economies: Final = economies
        self.fixed_rounds: Final = fixed_rounds
        self.fixed_economy: Final = fixed_economy
        self.prices: Final = prices  # by market space
        self.green_price: Final = green_price
        self.end_price: Final = end_price
        self.no_payment: Final = no_payment
        self.managed_without_train: Final = managed_without_train
        self.payments: Final = payments  # from this many halves of the price on: this many spaces; rising
        self.companies: Final = companies
        self.privates: Final = privates
        self.trains: Final = trains
        self.lowest_train_price: Final = lowest_train_price
        self.variable_value: Final = variable_value
        self.concessions: Final = concessions
        self.crossings: Final = crossings  # by option transcontinental_second
        self.places: Final = places
        self.beyond: Final = beyond  # by hex and edge: the hex beyond, or -1
        self.tiles: Final = tiles  # by option tile_933
        self.upgrades: Final = upgrades  # by tile: the tiles it may become
        self.ends_step: Final = ends_step  # by tile: laying stops after it, wherever it lies (AF-6.5)
        self.double_tile: Final = double_tile  # #10
        self.holdings_part: Final = holdings_part  # a share is worth one part in this many of what its company owns
        self.trains_part: Final = trains_part  # and one in this many of the prices of its trains
        self.bid_steps: Final = bid_steps  # raises that lists of options offer; any other amount may be bid too
        self.route_limit: Final = route_limit  # nodes after which the search for the best run gives what it has, with the bound

    def units(self) -> int:
        """Shares of a whole company."""
        return self.director_units + self.ordinary


class Choices:
    """The options of a table."""

    def __init__(
        self,
        second_crossing: str,
        drop_every_round: bool,
        tokens_removed: bool,
        must_flip: bool,
        nominate_clockwise: bool,
        upgrade_by_reach: bool,
        company_multi_buy: bool,
        manager_locked: bool,
        half_dividend_move: int,
        penalty_at_end_of_turn: bool,
        variable_modifiers: bool,
        town_to_city: bool,
        restrictive: bool,
        tile_933: str,
        priority_to_buyer: bool,
        stock_round_breaks_bank: bool,
        simpson: bool,
        auction_swap: bool,
        concession_penalty: int,
        oldest_discard_first: bool,
        selling_is_passing: bool,
        towns_need_train: bool,
        concession_needs_track: bool,
        one_line: bool,
        printed_stops_join: bool,
        several_sources: bool,
        green_of_any: bool,
        discard_refilled: bool,
        empty_bank_at_start_ends: bool,
        round_limit: int,
    ) -> None:
        self.second_crossing: Final = second_crossing
        self.drop_every_round: Final = drop_every_round
        self.tokens_removed: Final = tokens_removed
        self.must_flip: Final = must_flip
        self.nominate_clockwise: Final = nominate_clockwise
        self.upgrade_by_reach: Final = upgrade_by_reach
        self.company_multi_buy: Final = company_multi_buy
        self.manager_locked: Final = manager_locked
        self.half_dividend_move: Final = half_dividend_move
        self.penalty_at_end_of_turn: Final = penalty_at_end_of_turn
        self.variable_modifiers: Final = variable_modifiers
        self.town_to_city: Final = town_to_city
        self.restrictive: Final = restrictive
        self.tile_933: Final = tile_933
        self.priority_to_buyer: Final = priority_to_buyer
        self.stock_round_breaks_bank: Final = stock_round_breaks_bank
        self.simpson: Final = simpson
        self.auction_swap: Final = auction_swap
        self.concession_penalty: Final = concession_penalty
        self.oldest_discard_first: Final = oldest_discard_first
        self.selling_is_passing: Final = selling_is_passing
        self.towns_need_train: Final = towns_need_train  # and a connection, for an upgrade
        self.concession_needs_track: Final = concession_needs_track  # and a train
        self.one_line: Final = one_line  # each yellow tile continues the last one, and not just any of the same step
        self.printed_stops_join: Final = printed_stops_join  # gray track with a stop may lie between yellow tiles of one step
        self.several_sources: Final = several_sources
        self.green_of_any: Final = green_of_any  # several green shares at once may be of different companies
        self.discard_refilled: Final = discard_refilled
        self.empty_bank_at_start_ends: Final = empty_bank_at_start_ends  # of an operating round
        self.round_limit: Final = round_limit  # operating rounds; 0: the rulebook's end only
