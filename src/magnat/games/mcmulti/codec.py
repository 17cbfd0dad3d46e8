"""States and outcomes of McMulti to and from plain JSON values; whatever does not fit is Unreadable."""

from __future__ import annotations

from typing import Annotated

import msgspec

from magnat.games.mcmulti import load
from magnat.games.mcmulti.stages import STAGES
from magnat.games.mcmulti.state import RUNNERS, Company, Fee, Land, McMultiState, Quadrant
from magnat.kernel.game import Plain, Unreadable, shown
from magnat.kernel.stages import stage_of

Number = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31)]
Mask = Annotated[int, msgspec.Meta(ge=0, lt=2**40)]

# Outcomes, as people write them down


def encode_outcome(key: str, outcome: int) -> Plain:
    figures = load.figures()
    match key:
        case "two-dice":
            return [outcome // figures.side + 1, outcome % figures.side + 1]
        case "difference-die":
            return outcome + 1
        case "news-card":
            return figures.news[outcome].name
        case _:
            return outcome


def decode_outcome(key: str, shows: Plain) -> int:
    figures = load.figures()
    match key, shows:
        case "two-dice", [int(red), int(black)] if in_range(red, 1, figures.side) and in_range(black, 1, figures.side):
            return (red - 1) * figures.side + black - 1
        case "difference-die", int(die) if in_range(die, 1, figures.side):
            return die - 1
        case "news-card", str(card) if card in [news.name for news in figures.news]:
            return [news.name for news in figures.news].index(card)
        case "starting-player", int(seat) if in_range(seat, 0, max(figures.seatings) - 1):
            return seat
        case _:
            raise Unreadable("bad-outcome", chance=shown(key), value=shown(shows))


def in_range(number: int, low: int, high: int) -> bool:
    return not isinstance(number, bool) and low <= number <= high


# States


class CompanyPlain(msgspec.Struct, forbid_unknown_fields=True):
    cash: Number
    crude: Number
    gasoline: Number
    debt: Number
    settled: bool


class QuadrantPlain(msgspec.Struct, forbid_unknown_fields=True):
    sites: Annotated[list[list[Number]], msgspec.Meta(min_length=4, max_length=4)]
    idle: list[Number]
    taken: Mask


class FeePlain(msgspec.Struct, forbid_unknown_fields=True):
    quadrant: Number
    cell: Number
    waiting: str


class StatePlain(msgspec.Struct, forbid_unknown_fields=True):
    """`owner` and `fee` came with edition 2: they are there only where they are not what edition 1 has."""

    companies: list[CompanyPlain]
    quadrants: list[QuadrantPlain]
    barrels: Annotated[list[Number], msgspec.Meta(min_length=4, max_length=4)]
    deck: list[Number]
    under: list[Number]
    stage: str
    starter: Number
    active: Number
    turn: Number
    traded: Number
    red: Number
    black: Number
    quadrant: Number
    runner: str
    difference: Number
    economy: Number
    consumer: Number
    consumer_barrels: Number
    likely: Number
    unlikely: Number
    event: Number
    embargo: bool
    warming: bool
    declared: Number
    owner: list[Number] = []
    fee: FeePlain | None = None


def encode_state(state: McMultiState) -> Plain:
    plain = {
        "companies": [
            {"cash": company.cash, "crude": company.crude, "gasoline": company.gasoline, "debt": company.debt, "settled": company.settled}
            for company in state.companies
        ],
        "quadrants": [
            {"sites": [list(cells) for cells in part.sites], "idle": list(part.idle), "taken": part.taken} for part in state.quadrants
        ],
        "barrels": list(state.barrels),
        "deck": list(state.deck),
        "under": list(state.under),
        "stage": STAGES[state.stage].key,
        "starter": state.starter,
        "active": state.active,
        "turn": state.turn,
        "traded": state.traded,
        "red": state.red,
        "black": state.black,
        "quadrant": state.quadrant,
        "runner": RUNNERS[state.runner],
        "difference": state.difference,
        "economy": state.economy,
        "consumer": state.consumer,
        "consumer_barrels": state.consumer_barrels,
        "likely": state.likely,
        "unlikely": state.unlikely,
        "event": state.event,
        "embargo": state.embargo,
        "warming": state.warming,
        "declared": state.declared,
    }
    if state.land.owner != by_seat(len(state.companies)):
        plain["owner"] = state.land.owner[:]
    if state.fee is not None:
        plain["fee"] = {"quadrant": state.fee.quadrant, "cell": state.fee.cell, "waiting": STAGES[state.fee.waiting].key}
    return plain


def by_seat(seats: int) -> list[int]:
    """The owners of the quadrants, if nobody has chosen otherwise."""
    return load.figures().seatings[seats].owner


def decode_state(plain: Plain) -> McMultiState:
    try:
        return decoded(msgspec.convert(plain, StatePlain))
    except (ValueError, LookupError) as error:  # msgspec.ValidationError is a ValueError
        raise Unreadable("bad-state", detail=shown(str(error))) from None


def decoded(given: StatePlain) -> McMultiState:
    state = McMultiState(
        [Company(company.cash, company.crude, company.gasoline, company.debt, company.settled) for company in given.companies],
        Land(given.owner or by_seat(len(given.companies)), len(given.companies)),
        [Quadrant(part.sites, part.idle, part.taken) for part in given.quadrants],
        given.barrels,
        given.deck,
        given.under,
    )
    state.stage = stage_of(STAGES, given.stage)
    state.starter = given.starter
    state.active = given.active
    state.turn = given.turn
    state.traded = given.traded
    state.red = given.red
    state.black = given.black
    state.quadrant = given.quadrant
    state.runner = RUNNERS.index(given.runner)
    state.difference = given.difference
    state.economy = given.economy
    state.consumer = given.consumer
    state.consumer_barrels = given.consumer_barrels
    state.likely = given.likely
    state.unlikely = given.unlikely
    state.event = given.event
    state.embargo = given.embargo
    state.warming = given.warming
    state.declared = given.declared
    if given.fee is not None:
        state.fee = Fee(given.fee.quadrant, given.fee.cell, stage_of(STAGES, given.fee.waiting))
    return state
