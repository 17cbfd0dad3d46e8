"""Oil City for programs that learn: its codes and what a partner sees of it, counted from their own company, its plots and token."""

from __future__ import annotations

from magnat.env.axes import Amount, Around, Axis, Eyes, Listed, Range
from magnat.env.coding import Coding
from magnat.env.observation import NumberList, Numbers
from magnat.games.oilcity.figures import ORDERS, PIECES, PROFESSIONS, THINGS
from magnat.games.oilcity.load import figures
from magnat.games.oilcity.stages import PHASES, STAGES
from magnat.games.oilcity.view import CompanyView, OilCityView

PARTNERS = 4
PLOTS = 16
"""Of one company; no game has come near it."""
FIELDS = 9
OFFERS = 32
MOST_ORDERED = 8
GOODS = ["wax", "gas", "kerosene"]
EVENTS = [event.name for event in figures().events]
PIECE_NAMES = [THINGS[piece] for piece in PIECES]
STAGE_KEYS = [row.key for row in STAGES]
PHASE_KEYS = [row.key for row in PHASES]


def member() -> Axis:
    return Around("member", PARTNERS, "member")


def plot() -> Axis:
    return Listed("plot", PLOTS, "plots")


AXES: dict[tuple[str, str], Axis] = {
    ("order", "member"): member(),
    ("order", "amount"): Range("amount", 1, MOST_ORDERED),
    ("send-pedlar", "member"): member(),
    ("run-refinery", "member"): member(),
    ("run-refinery", "crude"): Range("crude", 0, 4),
    ("take-token", "member"): member(),
    ("return-plot", "plot"): plot(),
    ("put-piece", "plot"): plot(),
    ("put-piece", "field"): Range("field", 0, FIELDS - 1),
    ("lift-piece", "plot"): plot(),
    ("lift-piece", "field"): Range("field", 0, FIELDS - 1),
    ("sell", "wagons"): Amount("wagons", 2),
    **{("send-pedlar", good): Range(good, 0, 3) for good in GOODS},
    **{("sell", good): Amount(good, 2) for good in GOODS},
    **{(key, "offer"): Listed("offer", OFFERS, "offers") for key in ("accept-offer", "decline-offer", "back-offer", "withdraw-offer")},
    ("keep-promise", "promise"): Listed("promise", OFFERS, "promises"),
}
BANKERS = (
    "enforce-promise", "forgive-promise", "draw-event", "end-after-turn", "end-now", "serve", "send-back", "roll-plot", "stamp",
    "set-banker", "leave-routine",
)  # fmt: skip
SEATS = ("hand-over", "name-company")
LONG = ("arrange", "make-offer")
"""Whole layouts, which pieces placed one by one say too, and offers, which are bundles of anything."""


def eyes(view: OilCityView) -> Eyes:
    if view.company is None:
        return Eyes()
    own = view.companies[view.company]
    return Eyes(
        shifts={"member": own.members.index(view.seat)},
        lists={
            "plots": [it.number for it in own.plots],
            "offers": [it.number for it in view.offers],
            "promises": [it.number for it in view.promises],
        },
    )


def numbers(view: OilCityView) -> Numbers:
    listed, own = NumberList(), view.company or 0
    count = len(view.companies)
    listed.one_of("phase", view.phase, PHASE_KEYS)
    listed.several("turn", [view.turn, view.turns, view.turns - view.turn], 3)
    listed.some_of("event", [] if view.event is None else [view.event], EVENTS)
    listed.some_of("events_left", view.events_left, EVENTS)
    listed.several("prices", [view.prices.get(good) for good in GOODS], len(GOODS), 100)
    listed.several("bank", [view.bank.get(thing, 0) for thing in THINGS], len(THINGS), 10)
    listed.number("banker_1_steps_away", None if view.served is None else (view.served - own) % count)
    listed.number("banker_2_steps_away", None if view.sold is None else (view.sold - own) % count)
    listed.number("offers", len(view.offers))
    listed.number("my_promises", sum(it.debtor == own for it in view.promises))
    for step in range(count):
        company(view.companies[(own + step) % count], f"company_{step}", listed)
    partner(view, listed, view.companies[own])
    for index in range(PLOTS):
        plots = view.companies[own].plots
        pieces = plots[index].fields if index < len(plots) else []
        for piece in PIECE_NAMES:
            listed.some_of(f"plot_{index}_{piece}", [at for at, it in enumerate(pieces) if it == piece], range(FIELDS))
    return listed.all


def company(seen: CompanyView, name: str, listed: NumberList) -> None:
    listed.one_of(f"{name}_stage", seen.stage, STAGE_KEYS)
    listed.count_of(f"{name}_professions", seen.professions, PROFESSIONS)
    listed.number(f"{name}_money", seen.money, 1000)
    listed.several(f"{name}_store", [seen.store.get(thing, 0) for thing in THINGS[1:]], len(THINGS) - 1)
    listed.several(f"{name}_holdings", [len(seen.plots), seen.to_draw, sum(seen.revenue) // 100, seen.broken], 4)
    listed.several(f"{name}_standing", [sum(field == piece for plot in seen.plots for field in plot.fields) for piece in PIECE_NAMES], 6)


def partner(view: OilCityView, listed: NumberList, own: CompanyView) -> None:
    """One's own company, by partner from oneself: what each token lies on."""
    me = own.members.index(view.seat) if view.seat in own.members else 0
    plans = {plan.member: plan for plan in own.plans or []}
    for step in range(PARTNERS):
        plan = plans.get((me + step) % PARTNERS)
        listed.some_of(f"token_{step}", [plan.order] if plan else [], ORDERS)
        listed.several(f"token_{step}_amounts", [plan.amount, plan.wax, plan.gas, plan.kerosene] if plan else [0] * 4, 4)


CODING = Coding(axes=AXES, left_out=(*BANKERS, *SEATS, *LONG), eyes=eyes, numbers=numbers)
