"""What a seat of Oil City sees: plots, pieces, goods and sheets lie open; cash and open plans do not (decision 5)."""

from __future__ import annotations

import msgspec

from magnat.games.oilcity import bankers_round, deals, investment, value
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.figures import GAS, KEROSENE, MONEY, PROFESSIONS, THINGS, WAX, Event
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.stages import PHASES, STAGES, Phase, Stage
from magnat.games.oilcity.state import EVERYBODY, NOBODY, Offer, OilCityState, Plan, Plot, Promise
from magnat.kernel.contract import Seat
from magnat.kernel.game import OPEN, View


class PlanView(msgspec.Struct, frozen=True):
    member: int
    order: str
    amount: int
    wax: int
    gas: int
    kerosene: int


class PlotView(msgspec.Struct, frozen=True):
    """`fields`: by field, row by row, the piece on it or an empty string; `rolled`: the last turn in which it extracted."""

    number: int
    card: str
    fields: list[str]
    rolled: int


class CompanyView(msgspec.Struct, frozen=True):
    company: int
    name: str
    stage: str
    members: list[Seat]
    professions: list[str]
    characters: list[str]  # by member: the entrepreneur whom the partner plays
    money: int | None  # None: hidden from this seat
    store: dict[str, int]
    plots: list[PlotView]
    plans: list[PlanView] | None  # None: hidden from this seat
    to_draw: int
    shown: int
    fresh: list[int]
    rolling: bool
    confirmed: list[Seat]  # partners who have confirmed the tokens, while more of them must
    crude_laid: int | None  # OC-5.9; None: hidden from this seat
    broken: int  # promises that it has broken, where that costs points
    wagons: list[int]
    revenue: list[int]
    points: dict[str, int] | None  # by row of the value sheet; None where cash counts and is hidden


class OfferView(msgspec.Struct, frozen=True):
    number: int
    giver: int
    to: int | None  # None: for everybody
    give: str
    take: str
    give_later: str
    take_later: str
    due: int
    votes: list[Seat]


class PromiseView(msgspec.Struct, frozen=True):
    number: int
    debtor: int
    creditor: int
    owed: str
    due: int
    broken: bool


class SheetTurn(msgspec.Struct, frozen=True):
    event: str
    prices: dict[str, int]


class OilCityView(View, frozen=True):
    players: int
    company: int | None  # None for bankers and spectators
    banker: bool
    phase: str
    turn: int
    turns: int  # the game ends after this one
    order: list[int]  # the companies in the order of service; none if every company goes on by itself
    served: int | None  # the company at which banker 1 is
    sold: int | None  # the company to which banker 2 comes, or at which he is
    event: str | None
    announced: bool
    prices: dict[str, int]
    possible: dict[str, list[int]]  # by good: the prices on the event cards, as the value sheet prints them
    sheet: list[SheetTurn]  # by turn: what every value sheet says of the event
    events_left: list[str]
    bank: dict[str, int]
    plots_left: dict[str, int]
    bankers: list[bool]
    routine: list[bool]  # OC-10.4: the program serves, rolls and stamps for this person
    holders: list[Seat]
    companies: list[CompanyView]
    offers: list[OfferView]
    promises: list[PromiseView]


def view(rules: OilCityRules, state: OilCityState, seat: Seat) -> OilCityView:
    box = rules.box(state)
    own = box.company_of[seat] if 0 <= seat < box.players else None
    banker, everything = seat in (box.banker_1, box.banker_2), seat == OPEN
    rounds = box.choices.rounds
    drawn = [box.figures.events[event] for event in state.events]
    return OilCityView(
        seat=seat,
        players=box.players,
        company=own,
        banker=banker,
        phase=PHASES[state.phase].key,
        turn=state.turn,
        turns=box.last_turn(state),
        order=bankers_round.order(box, state) if rounds else [],
        served=somebody(bankers_round.served_now(box, state)) if rounds else None,
        sold=somebody(bankers_round.sold_now(box, state)) if rounds else None,
        event=drawn[-1].name if drawn else None,
        announced=state.announced,
        prices=prices(drawn[-1]) if drawn else {THINGS[good]: 0 for good in (WAX, GAS, KEROSENE)},
        possible={THINGS[good]: possible_prices(box, good) for good in (WAX, KEROSENE, GAS)},
        sheet=[SheetTurn(event.name, prices(event)) for event in drawn],
        events_left=[box.figures.events[event].name for event in state.events_left],
        bank={THINGS[thing]: state.bank[thing] for thing in range(len(THINGS)) if thing != MONEY and not box.unlimited[thing]},
        plots_left={card.name: left for card, left in zip(box.figures.plots, state.plots_left, strict=True) if card.copies > 0},
        bankers=list(state.bankers),
        routine=list(state.routine),
        holders=list(state.holders),
        companies=[company_view(box, state, other, everything or other == own, banker) for other in range(box.companies)],
        offers=[offer_view(box, offer, own, everything) for offer in state.offers if everything or sees_offer(box, offer, own)],
        promises=[promise_view(owing) for owing in state.promises if everything or banker or own in (owing.debtor, owing.creditor)],
    )


def somebody(company: int) -> int | None:
    return None if company == NOBODY else company


def possible_prices(box: Box, good: int) -> list[int]:
    """OC-4.1: what the event cards can bring, the lowest price first."""
    return sorted({event.prices[good] for event in box.figures.events if event.in_deck})


def prices(event: Event) -> dict[str, int]:
    return {THINGS[good]: event.prices[good] for good in (WAX, GAS, KEROSENE)}


def company_view(box: Box, state: OilCityState, company: int, mine: bool, banker: bool) -> CompanyView:
    it, over = state.companies[company], state.phase == Phase.OVER
    open_cash, open_plans = mine or banker or over, mine or (banker and it.stage in (Stage.LAID, Stage.SERVICE))
    points = dict(zip(value.row_names(box), value.rows(box, it), strict=True))
    return CompanyView(
        company=company,
        name=it.name,
        stage=STAGES[it.stage].key,
        members=list(box.members[company]),
        professions=[PROFESSIONS[box.professions[seat]] for seat in box.members[company]],
        characters=[box.characters[seat] for seat in box.members[company]],
        money=it.store[MONEY] if open_cash else None,
        store={THINGS[thing]: it.store[thing] for thing in range(len(THINGS)) if thing != MONEY},
        plots=[plot_view(box, plot) for plot in it.plots],
        plans=[plan_view(plan) for plan in it.plans] if open_plans else None,
        to_draw=it.to_draw,
        shown=it.shown,
        fresh=list(it.fresh),
        rolling=it.rolling,
        confirmed=list(it.confirmed),
        crude_laid=it.crude_laid if open_plans else None,
        broken=it.broken,
        wagons=list(it.wagons),
        revenue=list(it.revenue),
        points=points if open_cash or not box.choices.score_cash else None,
    )


def plot_view(box: Box, plot: Plot) -> PlotView:
    return PlotView(plot.number, box.figures.plots[plot.card].name, [THINGS[piece] if piece else "" for piece in plot.fields], plot.rolled)


def plan_view(plan: Plan) -> PlanView:
    return PlanView(plan.member, investment.order_name(plan.order), plan.amount, plan.wax, plan.gas, plan.kerosene)


def sees_offer(box: Box, offer: Offer, own: int | None) -> bool:
    """The giver's partners always; the other side, or everybody, once the giver stands behind it."""
    return offer.giver == own or (deals.committed(box, offer) and offer.to in (EVERYBODY, own))


def offer_view(box: Box, offer: Offer, own: int | None, everything: bool) -> OfferView:
    """Who is for it is known inside its own company only."""
    return OfferView(
        offer.number,
        offer.giver,
        None if offer.to == EVERYBODY else offer.to,
        offer.give.text(),
        offer.take.text(),
        offer.give_later.text(),
        offer.take_later.text(),
        offer.due,
        [seat for seat in offer.votes if everything or box.company_of[seat] == own],
    )


def promise_view(owing: Promise) -> PromiseView:
    return PromiseView(owing.number, owing.debtor, owing.creditor, owing.owed.text(), owing.due, owing.broken)
