"""States and outcomes of Oil City to and from plain JSON values; whatever does not fit is Unreadable."""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated, Final

import msgspec

from magnat.games.oilcity import load
from magnat.games.oilcity.bundle_text import read_bundle
from magnat.games.oilcity.figures import ORDERS
from magnat.games.oilcity.investment import order_name
from magnat.games.oilcity.stages import PHASES, STAGES
from magnat.games.oilcity.state import Company, Offer, OilCityState, Plan, Plot, Promise
from magnat.kernel.game import Plain, Unreadable, shown
from magnat.kernel.stages import stage_of

Number = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31)]

OWN: Final = "own-"
OWN_CARD: Final = re.compile(OWN + r"[1-9][0-9]{0,2}")

# Outcomes, as people write them down


def encode_outcome(key: str, outcome: int) -> Plain:
    match key:
        case "plot-card" | "event-card":
            printed = printed_cards(key)
            return printed[outcome] if outcome < len(printed) else f"{OWN}{outcome - len(printed) + 1}"
        case "war":
            return outcome == 1
        case _:
            return outcome


def decode_outcome(key: str, shows: Plain) -> int:
    match key, shows:
        case (("plot-card" | "event-card"), str(card)) if card in printed_cards(key):
            return printed_cards(key).index(card)
        case (("plot-card" | "event-card"), str(card)) if OWN_CARD.fullmatch(card):
            return len(printed_cards(key)) + int(card.removeprefix(OWN)) - 1
        case "war", bool(broke_out):
            return 1 if broke_out else 0
        case "extraction-die", int(shown_number) if type(shows) is int and 0 <= shown_number < len(load.figures().face_weights):
            return shown_number
        case _:
            raise Unreadable("bad-outcome", chance=shown(key), value=shown(shows))


@cache
def printed_cards(key: str) -> list[str]:
    """The names of the cards in the box. A table's own ones (OC-2.4) come behind them and are counted: own-1, own-2."""
    figures = load.figures()
    return [plot.name for plot in figures.plots] if key == "plot-card" else [event.name for event in figures.events]


# States


class PlanPlain(msgspec.Struct, forbid_unknown_fields=True):
    member: Number
    order: str
    amount: Number
    wax: Number
    gas: Number
    kerosene: Number


class PlotPlain(msgspec.Struct, forbid_unknown_fields=True):
    number: Number
    card: Number
    fields: Annotated[list[Number], msgspec.Meta(min_length=9, max_length=9)]
    rolled: Number


class PromisePlain(msgspec.Struct, forbid_unknown_fields=True):
    number: Number
    debtor: Number
    creditor: Number
    owed: str
    due: Number
    broken: bool


class CompanyPlain(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    store: Annotated[list[Number], msgspec.Meta(min_length=13, max_length=13)]
    plots: list[PlotPlain]
    plans: list[PlanPlain]
    wagons: list[Number]
    revenue: list[Number]
    name: str
    stage: str
    to_draw: Number
    shown: Number
    fresh: list[Number]
    rolling: bool
    confirmed: list[Number] = []
    crude_laid: Number = 0
    broken: Number = 0


class OfferPlain(msgspec.Struct, forbid_unknown_fields=True):
    number: Number
    giver: Number
    to: Number
    give: str
    take: str
    give_later: str
    take_later: str
    due: Number
    votes: list[Number]


class StatePlain(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    companies: list[CompanyPlain]
    bank: Annotated[list[Number], msgspec.Meta(min_length=13, max_length=13)]
    plots_left: list[Number]
    events_left: list[Number]
    events: list[Number]
    holders: list[Number]
    bankers: list[bool]
    offers: list[OfferPlain]
    promises: list[PromisePlain]
    phase: str
    turn: Number
    announced: bool
    numbered: Number
    called: Number = 0
    last: Number = 0
    routine: list[bool] = []


def encode_state(state: OilCityState) -> Plain:
    return msgspec.to_builtins(
        StatePlain(
            companies=[encode_company(company) for company in state.companies],
            bank=state.bank,
            plots_left=state.plots_left,
            events_left=state.events_left,
            events=state.events,
            holders=state.holders,
            bankers=state.bankers,
            offers=[encode_offer(offer) for offer in state.offers],
            promises=[
                PromisePlain(it.number, it.debtor, it.creditor, it.owed.text(), it.due, it.broken) for it in state.promises
            ],
            phase=PHASES[state.phase].key,
            turn=state.turn,
            announced=state.announced,
            numbered=state.numbered,
            called=state.called,
            last=state.last,
            routine=state.routine if True in state.routine else [],
        )
    )  # fmt: skip


def encode_company(company: Company) -> CompanyPlain:
    return CompanyPlain(
        store=company.store,
        plots=[PlotPlain(plot.number, plot.card, plot.fields, plot.rolled) for plot in company.plots],
        plans=[PlanPlain(it.member, order_name(it.order), it.amount, it.wax, it.gas, it.kerosene) for it in company.plans],
        wagons=company.wagons,
        revenue=company.revenue,
        name=company.name,
        stage=STAGES[company.stage].key,
        to_draw=company.to_draw,
        shown=company.shown,
        fresh=company.fresh,
        rolling=company.rolling,
        confirmed=company.confirmed,
        crude_laid=company.crude_laid,
        broken=company.broken,
    )


def encode_offer(it: Offer) -> OfferPlain:
    return OfferPlain(
        it.number, it.giver, it.to, it.give.text(), it.take.text(), it.give_later.text(), it.take_later.text(), it.due, it.votes
    )  # fmt: skip


def decode_state(plain: Plain) -> OilCityState:
    try:
        return decoded(msgspec.convert(plain, StatePlain))
    except ValueError as error:  # msgspec.ValidationError and Unreadable are such
        raise Unreadable("bad-state", detail=shown(str(error))) from None


def decoded(given: StatePlain) -> OilCityState:
    state = OilCityState(
        [decode_company(it) for it in given.companies],
        given.bank,
        given.plots_left,
        given.events_left,
        given.events,
        given.holders,
        given.bankers,
        [
            Offer(
                it.number,
                it.giver,
                it.to,
                read_bundle(it.give),
                read_bundle(it.take),
                read_bundle(it.give_later),
                read_bundle(it.take_later),
                it.due,
                it.votes,
            )
            for it in given.offers
        ],
        [Promise(it.number, it.debtor, it.creditor, read_bundle(it.owed), it.due, it.broken) for it in given.promises],
    )
    state.phase = stage_of(PHASES, given.phase)
    state.turn = given.turn
    state.announced = given.announced
    state.numbered = given.numbered
    state.called = given.called
    state.last = given.last
    if given.routine:
        state.routine = given.routine
    return state


def decode_company(given: CompanyPlain) -> Company:
    company = Company(
        given.store,
        [Plot(plot.number, plot.card, plot.fields, plot.rolled) for plot in given.plots],
        [Plan(it.member, order_index(it.order), it.amount, it.wax, it.gas, it.kerosene) for it in given.plans],
        given.wagons,
        given.revenue,
    )
    company.name = given.name
    company.stage = stage_of(STAGES, given.stage)
    company.to_draw = given.to_draw
    company.shown = given.shown
    company.fresh = given.fresh
    company.rolling = given.rolling
    company.confirmed = given.confirmed
    company.crude_laid = given.crude_laid
    company.broken = given.broken
    return company


def order_index(name: str) -> int:
    if name == "pedlar":
        return Plan.PEDLAR
    return Plan.REFINE if name == "refine" else ORDERS.index(name)
