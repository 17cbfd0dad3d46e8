"""The figures of McMulti as the rules read them; filled from data/ by load.py, never written here."""

from __future__ import annotations

from typing import Final

DOMESTIC: Final = 0
FOREIGN: Final = 1
MARKETS: Final = ["domestic", "foreign"]

CRUDE: Final = 0
GASOLINE: Final = 1
GOODS: Final = ["crude", "gasoline"]

RIG: Final = 0
STATION: Final = 1
REFINERY: Final = 2
WELL: Final = 3
KINDS: Final = ["rig", "station", "refinery", "well"]

RED: Final = 0
BLACK: Final = 1
BOTH: Final = 2
DICE: Final = ["red", "black"]

PAY_AT_ONCE: Final = 0
UNTIL_COVERED: Final = 1
ANY_TIME: Final = 2
FEE_SALES: Final = ["pay_at_once", "until_covered", "any_time"]


class Track:
    """MM-2.1: one line of a market: its price spaces, and how many of the lowest start empty."""

    def __init__(self, lowest: int, highest: int, step: int, empty_lowest: int) -> None:
        self.lowest: Final = lowest
        self.highest: Final = highest
        self.step: Final = step
        self.spaces: Final = (highest - lowest) // step + 1
        self.start: Final = self.spaces - empty_lowest


class Economy:
    """MM-2.3: one economy card; prices by kind of asset, `next` by the difference die."""

    def __init__(self, name: str, demand: int, buy: list[int], sell: list[int], next: list[int]) -> None:
        self.name: Final = name
        self.demand: Final = demand
        self.buy: Final = buy
        self.sell: Final = sell
        self.next: Final = next


class News:
    """MM-9: one news card; what a card does not do is 0 or empty."""

    def __init__(
        self,
        name: str,
        lasting: bool,
        asset_tax: list[int],
        barrel_tax: list[int],
        refinery_fee: int,
        closed_until: list[int],
        domestic_removed: list[int],
        foreign_to_domestic: list[int],
        demand: int,
    ) -> None:
        self.name: Final = name
        self.lasting: Final = lasting
        self.asset_tax: Final = asset_tax  # by kind
        self.barrel_tax: Final = barrel_tax  # by good
        self.refinery_fee: Final = refinery_fee
        self.closed_until: Final = closed_until  # doubles that open the foreign market again
        self.domestic_removed: Final = domestic_removed  # by good
        self.foreign_to_domestic: Final = foreign_to_domestic  # by good
        self.demand: Final = demand


class Neighbour:
    """MM-5.1: a quadrant beside the active one, and the single die that works in it (in the active one itself: both)."""

    def __init__(self, quadrant: int, die: int) -> None:
        self.quadrant: Final = quadrant
        self.die: Final = die


class Seating:
    """MM-1.2, MM-5.2: who owns which quadrants, and the left and right neighbour of each quadrant."""

    def __init__(self, cash: int, owned: list[list[int]], left: list[Neighbour], right: list[Neighbour]) -> None:
        self.cash: Final = cash
        self.owned: Final = owned  # by seat
        self.left: Final = left  # by active quadrant
        self.right: Final = right
        owner = [0] * len(left)
        for seat, quadrants in enumerate(owned):
            for quadrant in quadrants:
                owner[quadrant] = seat
        self.owner: Final = owner  # by quadrant


class Figures:
    """Everything that is printed on the boards and cards."""

    def __init__(
        self,
        side: int,
        cash: int,
        crude: int,
        gasoline: int,
        goal: int,
        tracks: list[Track],
        consumer_lowest: int,
        consumer_highest: int,
        consumer_start: int,
        consumer_red: list[int],
        change_at: int,
        economies: list[Economy],
        first_economy: int,
        settlement_economy: int,
        likely_doubles: list[int],
        unlikely_doubles: list[int],
        news: list[News],
        well_price: int,
        yields: list[int],
        seatings: dict[int, Seating],
    ) -> None:
        self.side: Final = side
        self.cash: Final = cash
        self.crude: Final = crude
        self.gasoline: Final = gasoline
        self.goal: Final = goal
        self.tracks: Final = tracks  # by good
        self.consumer_lowest: Final = consumer_lowest
        self.consumer_highest: Final = consumer_highest
        self.consumer_start: Final = consumer_start
        self.consumer_red: Final = consumer_red  # rising
        self.change_at: Final = change_at
        self.economies: Final = economies
        self.first_economy: Final = first_economy
        self.settlement_economy: Final = settlement_economy
        self.likely_doubles: Final = likely_doubles
        self.unlikely_doubles: Final = unlikely_doubles
        self.news: Final = news
        self.well_price: Final = well_price
        self.yields: Final = yields  # by kind
        self.seatings: Final = seatings  # by number of seats


class Choices:
    """The options of a table."""

    def __init__(
        self,
        equal_cash: bool,
        quadrants_chosen: bool,
        refinery_cells: int,
        open_cash: bool,
        produce_on_doubles: bool,
        quadrant_before_roll: bool,
        fee_sales: int,
        round_limit: int,
    ) -> None:
        self.equal_cash: Final = equal_cash
        self.quadrants_chosen: Final = quadrants_chosen
        self.refinery_cells: Final = refinery_cells
        self.open_cash: Final = open_cash
        self.produce_on_doubles: Final = produce_on_doubles
        self.quadrant_before_roll: Final = quadrant_before_roll
        self.fee_sales: Final = fee_sales  # an index of FEE_SALES
        self.round_limit: Final = round_limit
