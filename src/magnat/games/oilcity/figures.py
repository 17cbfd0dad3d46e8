"""The figures of Oil City as the rules read them; filled from data/ by load.py, never written here."""

from __future__ import annotations

from typing import Final

# Everything that can be owned in numbers has one index, in stores, bundles and the bank alike.
MONEY: Final = 0
WAX: Final = 1
GAS: Final = 2
KEROSENE: Final = 3
CRUDE: Final = 4
TOWER: Final = 5
DRILLER: Final = 6
PUMP: Final = 7
FAN: Final = 8
DISTILLERY: Final = 9
RIG: Final = 10
WAGON: Final = 11
REFINERY: Final = 12
THINGS: Final = [
    "money", "wax", "gas", "kerosene", "crude", "tower", "driller", "pump", "fan", "distillery", "rig", "wagon", "refinery",
]  # fmt: skip
PLOT: Final = 13
"""Plots are cards with a face; they are ordered like things but owned one by one."""

ORDERS: Final = [*THINGS, "plot"]
SOLD_GOODS: Final = [WAX, GAS, KEROSENE]
PIECES: Final = [TOWER, DRILLER, PUMP, FAN, DISTILLERY, RIG]
IMPROVEMENTS: Final = [PUMP, FAN, DISTILLERY, RIG]
CHARACTER_ORDERS: Final = [TOWER, DRILLER, WAGON, PLOT]
CARD_ORDERS: Final = [PUMP, FAN, DISTILLERY, RIG, REFINERY]

ENGINEER: Final = 0
LANDOWNER: Final = 1
MANAGER: Final = 2
MERCHANT: Final = 3
PROFESSIONS: Final = ["engineer", "landowner", "manager", "merchant"]

EMPTY: Final = 0
KEPT_SETS: Final = 64
"""Of own cards (OC-2.4): how many different ones are kept ready."""
"""No piece on a field; money never stands on a plot, so its index is free for that."""


class PlotCard:
    """OC-3.1: a place: by field the resource of its deposit (0 where there is none), where drillers may not stand, what is free.

    Its copies have numbers of their own, from `first` on.
    """

    def __init__(self, name: str, deposits: list[int], tower_only: list[bool], free: list[bool], copies: int, first: int) -> None:
        self.name: Final = name
        self.deposits: Final = deposits
        self.tower_only: Final = tower_only
        self.free: Final = free
        self.copies: Final = copies
        self.first: Final = first


class Event:
    """OC-4.1: one event card; prices by thing. Cards that are not in the deck lie in the box."""

    def __init__(self, name: str, prices: list[int], in_deck: bool = True) -> None:
        self.name: Final = name
        self.prices: Final = prices
        self.in_deck: Final = in_deck


class Points:
    """OC-9: what scores."""

    def __init__(
        self,
        plot: int,
        revenue: int,
        building: int,
        driller: int,
        refinery: int,
        improved_plot: int,
        improvements_on_it: int,
        sale_turn: int,
    ) -> None:
        self.plot: Final = plot
        self.revenue: Final = revenue
        self.building: Final = building
        self.driller: Final = driller
        self.refinery: Final = refinery
        self.improved_plot: Final = improved_plot
        self.improvements_on_it: Final = improvements_on_it
        self.sale_turn: Final = sale_turn


class Figures:
    """Everything that is printed on cards and sheets, and how much of it is in the box."""

    def __init__(
        self,
        money: int,
        gifts: list[int],
        tokens: int,
        mixes: dict[int, list[list[int]]],
        components: list[int],
        costs: list[int],
        pedlar_most: int,
        pedlar_pays: int,
        limits: dict[str, list[list[int]]],
        refinery_most: int,
        refinery_yield: int,
        wagon_most: int,
        face_weights: list[int],
        beside: list[list[int]],
        plots: list[PlotCard],
        events: list[Event],
        points: Points,
        war_from: int,
        war_weights: list[int],
        characters: list[list[str]],
        most_offers: int,
        longest_name: int,
        note: int,
        broken_promise_costs: int,
    ) -> None:
        self.money: Final = money
        self.gifts: Final = gifts  # by profession: the thing, or PLOT, that it brings
        self.tokens: Final = tokens
        self.mixes: Final = mixes  # by number of companies: the professions of each
        self.components: Final = components  # by thing
        self.costs: Final = costs  # by order
        self.pedlar_most: Final = pedlar_most
        self.pedlar_pays: Final = pedlar_pays
        self.limits: Final = limits  # by option, profession and order
        self.refinery_most: Final = refinery_most
        self.refinery_yield: Final = refinery_yield
        self.wagon_most: Final = wagon_most
        self.face_weights: Final = face_weights  # by number shown
        self.beside: Final = beside  # by field: the fields that share a side with it
        self.plots: Final = plots
        self.plot_numbers: Final = plots[-1].first + plots[-1].copies  # those of all copies are smaller
        self.events: Final = events
        self.points: Final = points
        self.war_from: Final = war_from
        self.war_weights: Final = war_weights
        self.characters: Final = characters  # by profession: the entrepreneurs' cards
        self.most_offers: Final = most_offers  # open at once, per company: enough for any market, too few to flood one
        self.longest_name: Final = longest_name
        self.note: Final = note  # the smallest banknote
        self.broken_promise_costs: Final = broken_promise_costs  # points, if the option says so


class Choices:
    """The options of a table."""

    def __init__(
        self,
        plot_choice: bool,
        tie_break: bool,
        zero_price_wagon_scores: bool,
        score_cash: bool,
        unlimited_components: bool,
        war: bool,
        limits: str,
        company_size: int,
        majority: bool,
        rounds: bool,
        own_tokens: bool,
        confirm: str,
        lending: bool,
        broken_promise: str,
        turns: int,
    ) -> None:
        self.plot_choice: Final = plot_choice
        self.tie_break: Final = tie_break
        self.zero_price_wagon_scores: Final = zero_price_wagon_scores
        self.score_cash: Final = score_cash
        self.unlimited_components: Final = unlimited_components
        self.war: Final = war
        self.limits: Final = limits
        self.company_size: Final = company_size
        self.majority: Final = majority  # does it take more than half of the partners to bind a company?
        self.rounds: Final = rounds  # the rhythm of the two bankers; otherwise every company goes on by itself
        self.own_tokens: Final = own_tokens
        self.confirm: Final = confirm  # whose word the tokens need: one, majority, all
        self.lending: Final = lending  # do lent pieces come back wherever they stand?
        self.broken_promise: Final = broken_promise  # nothing, next_income, points, every_turn
        self.turns: Final = turns
