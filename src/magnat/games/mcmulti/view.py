"""MM-1.4: what a seat sees: boards, barrels and assets lie open; cash is one's own business unless `open_cash`."""

from __future__ import annotations

import msgspec

from magnat.games.mcmulti import assets, consumer, market, neighbours, production, warming
from magnat.games.mcmulti.agenda import waits_for
from magnat.games.mcmulti.box import Box
from magnat.games.mcmulti.figures import CRUDE, DOMESTIC, FOREIGN, GASOLINE, KINDS
from magnat.games.mcmulti.rules import McMultiRules
from magnat.games.mcmulti.stages import STAGES, Stage
from magnat.games.mcmulti.state import NOTHING, RUNNERS, McMultiState
from magnat.kernel.contract import Seat
from magnat.kernel.game import OPEN, View


class BillView(msgspec.Struct, frozen=True):
    """MM-6.2: a seat is short of money that a news card demands, and sells assets until it can pay.

    `missing` is what the cash does not cover yet, None if that cash is hidden; `assets` is what all that may be sold would bring.
    """

    seat: Seat
    card: str
    owed: int
    missing: int | None
    assets: int


class FeeView(msgspec.Struct, frozen=True):
    """MM-9.2: the refinery that its owner is selling for, and the stage that waits meanwhile."""

    quadrant: int
    cell: int
    waiting: str


class CompanyView(msgspec.Struct, frozen=True):
    seat: Seat
    cash: int | None  # None: hidden from this seat
    crude: int
    gasoline: int
    debt: int
    settled: bool
    quadrants: list[int]


class QuadrantView(msgspec.Struct, frozen=True):
    """First cells (row by row, 0 at the top left) of the assets by kind; `idle` are refineries that wait for their fee."""

    owner: Seat | None  # None: nobody has taken it yet
    rig: list[int]
    station: list[int]
    refinery: list[int]
    well: list[int]
    idle: list[int]


class TrackView(msgspec.Struct, frozen=True):
    """One line of a market; a price of 0 means that nobody can buy, or sell, there."""

    barrels: int
    buy: int
    sell: int


class MarketView(msgspec.Struct, frozen=True):
    crude: TrackView
    gasoline: TrackView
    closed: bool


class ConsumerView(msgspec.Struct, frozen=True):
    """`pays` is what the next barrel of a station brings; 0: the consumers take no more. `after`: the same, by the economy card that may
    come next (MM-4.4)."""

    cheapest: int
    barrels: int
    pays: int
    after: dict[str, int]


class EconomyView(msgspec.Struct, frozen=True):
    card: str
    demand: int
    buy: dict[str, int]
    sell: dict[str, int]
    next: list[str]


class NewsView(msgspec.Struct, frozen=True):
    """`unseen` are the cards still to come in unknown order, `under` those that follow in this order."""

    likely: str | None
    unlikely: str | None
    beside: list[str]
    unseen: list[str]
    under: list[str]
    last: str | None


class RollView(msgspec.Struct, frozen=True):
    red: int
    black: int
    quadrant: int | None
    running: str
    running_seat: Seat | None


class McMultiView(View, frozen=True):
    seats: int
    stage: str
    turn: int
    starter: Seat
    active: Seat
    declared: Seat | None
    traded: int | None
    roll: RollView | None
    difference: int
    change_at: int
    goal: int
    well_price: int
    refinery_cells: int
    round_limit: int
    economy: EconomyView
    news: NewsView
    domestic: MarketView
    foreign: MarketView
    consumer: ConsumerView
    companies: list[CompanyView]
    quadrants: list[QuadrantView]
    bills: list[BillView]
    fee: FeeView | None


def view(rules: McMultiRules, state: McMultiState, seat: Seat) -> McMultiView:
    box = rules.box(state)
    return McMultiView(
        seat=seat,
        seats=box.seats,
        stage=STAGES[state.stage].key,
        turn=state.turn,
        starter=state.starter,
        active=state.active,
        declared=or_none(state.declared),
        traded=or_none(state.traded),
        roll=roll_view(box, state),
        difference=state.difference,
        change_at=box.figures.change_at,
        goal=box.figures.goal,
        well_price=production.well_price(box, state),
        refinery_cells=box.choices.refinery_cells,
        round_limit=box.choices.round_limit,
        economy=economy_view(box, state.economy),
        news=news_view(box, state),
        domestic=market_view(box, state, DOMESTIC),
        foreign=market_view(box, state, FOREIGN),
        consumer=consumer_view(box, state),
        companies=[company_view(box, state, other, seat) for other in range(box.seats)],
        quadrants=[quadrant_view(state, place) for place in range(box.quadrants)],
        bills=[bill_view(box, state, other, seat) for other in range(box.seats) if waits_for_money(box, state, other)],
        fee=None if state.fee is None else FeeView(state.fee.quadrant, state.fee.cell, STAGES[state.fee.waiting].key),
    )


def or_none(value: int) -> int | None:
    return None if value == NOTHING else value


def company_view(box: Box, state: McMultiState, other: Seat, seat: Seat) -> CompanyView:
    company = state.companies[other]
    return CompanyView(
        other,
        company.cash if sees_cash(box, state, other, seat) else None,
        company.crude,
        company.gasoline,
        company.debt,
        company.settled,
        list(state.land.owned[other]),
    )


def sees_cash(box: Box, state: McMultiState, other: Seat, seat: Seat) -> bool:
    return box.choices.open_cash or seat in (other, OPEN) or state.stage == Stage.OVER


def waits_for_money(box: Box, state: McMultiState, seat: Seat) -> bool:
    return state.stage in (Stage.TAX, Stage.FEE) and waits_for(box, state, seat)


def bill_view(box: Box, state: McMultiState, other: Seat, seat: Seat) -> BillView:
    company = state.companies[other]
    card, owed = (state.event, company.debt) if state.fee is None else (box.warming_card, box.fee)
    within_reach = assets.value(state, other, box.figures.economies[state.economy].sell)
    if state.fee is not None:
        within_reach = warming.most_for_fee(box, state, other) - company.cash
    missing = owed - company.cash if sees_cash(box, state, other, seat) else None
    return BillView(other, box.figures.news[card].name, owed, missing, within_reach)


def quadrant_view(state: McMultiState, place: int) -> QuadrantView:
    part = state.quadrants[place]
    rig, station, refinery, well = (list(cells) for cells in part.sites)
    return QuadrantView(or_none(state.land.owner[place]), rig, station, refinery, well, list(part.idle))


def market_view(box: Box, state: McMultiState, where: int) -> MarketView:
    def line(good: int) -> TrackView:
        return TrackView(
            state.barrels[where * 2 + good],
            market.asking_price(box, state, where, good),
            market.offered_price(box, state, where, good),
        )

    return MarketView(line(CRUDE), line(GASOLINE), state.embargo and where == FOREIGN)


def consumer_view(box: Box, state: McMultiState) -> ConsumerView:
    cards, space = box.figures.economies, state.consumer
    after = {cards[card].name: consumer.pays(box, consumer.moved(box, space, cards[card].demand)) for card in cards[state.economy].next}
    return ConsumerView(space, state.consumer_barrels, consumer.pays(box, space), after)


def economy_view(box: Box, card: int) -> EconomyView:
    economy = box.figures.economies[card]
    return EconomyView(
        economy.name,
        economy.demand,
        {kind: price for kind, price in zip(KINDS, economy.buy, strict=True) if price > 0},
        dict(zip(KINDS, economy.sell, strict=True)),
        [box.figures.economies[card].name for card in economy.next],
    )


def news_view(box: Box, state: McMultiState) -> NewsView:
    def name(card: int) -> str | None:
        return None if card == NOTHING else box.figures.news[card].name

    names = [card.name for card in box.figures.news]
    beside = [card.name for card in box.figures.news if (state.warming and card.refinery_fee) or (state.embargo and card.closed_until)]
    return NewsView(
        name(state.likely),
        name(state.unlikely),
        beside,
        [names[card] for card in state.deck],
        [names[card] for card in state.under],
        name(state.event),
    )


def roll_view(box: Box, state: McMultiState) -> RollView | None:
    if state.red == 0 and state.quadrant == NOTHING:
        return None
    running = state.stage in (Stage.STATIONS, Stage.REFINERIES, Stage.WELLS, Stage.RIGS)
    return RollView(
        state.red,
        state.black,
        or_none(state.quadrant),
        RUNNERS[state.runner],
        neighbours.running_seat(box, state) if running else None,
    )
