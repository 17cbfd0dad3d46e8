"""OC-8: offers that make sense at a glance: one piece or good for what it costs, and loans for the next turn. All of them pass `check`."""

from __future__ import annotations

from magnat.games.oilcity import loans_and_promises
from magnat.games.oilcity.actions import MakeOffer
from magnat.games.oilcity.agenda import handed_over
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.exchange import check_open
from magnat.games.oilcity.figures import GAS, KEROSENE, MONEY, THINGS, WAX
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.state import EVERYBODY, NOTHING, Bundle, OilCityState, nothing
from magnat.kernel.contract import Action, Seat

INTEREST = 2
"""Notes that come back with a loan."""


def proposals(rules: OilCityRules, state: OilCityState, seat: Seat) -> list[Action]:
    box = rules.box(state)
    if not 0 <= seat < box.players or handed_over(state, seat) or check_open(state, box.company_of[seat]) is not None:
        return []
    company = box.company_of[seat]
    found = [*sales(box, state, company), *purchases(box, state, company), *loans(box, state, company)]
    return [wish for wish in found if rules.check(state, seat, wish) is None]


def sales(box: Box, state: OilCityState, company: int) -> list[Action]:
    """To whoever wants it: one of each thing in the store."""
    own = state.companies[company].store
    return [
        offer(EVERYBODY, things(thing, 1), things(MONEY, price(box, state, thing))) for thing in range(1, len(THINGS)) if own[thing] > 0
    ]


def purchases(box: Box, state: OilCityState, company: int) -> list[Action]:
    """From the company that has most of a thing, which everybody sees."""
    found: list[Action] = []
    for thing in range(1, len(THINGS)):
        others = [other for other in range(box.companies) if other != company]
        seller = max(others, key=lambda other: state.companies[other].store[thing])
        if state.companies[seller].store[thing] > 0:
            found.append(offer(seller, things(MONEY, price(box, state, thing)), things(thing, 1)))
    return found


def loans(box: Box, state: OilCityState, company: int) -> list[Action]:
    """OC-8.3: half of what is there is lent to anybody, or as much asked for."""
    due, note = state.turn + 1, box.figures.note
    half = state.companies[company].store[MONEY] // 2 // note * note
    if due > box.last_turn(state) or due < loans_and_promises.earliest(box, state) or half == 0:
        return []
    back = half + INTEREST * note
    return [
        offer(EVERYBODY, things(MONEY, half), Bundle(nothing(), []), take_later=things(MONEY, back), due=due),
        offer(EVERYBODY, Bundle(nothing(), []), things(MONEY, half), give_later=things(MONEY, back), due=due),
    ]


def price(box: Box, state: OilCityState, thing: int) -> int:
    """What the bank takes for it, or what the event pays, in notes; at least one note."""
    figures = box.figures
    paid = figures.costs[thing]
    if thing in (WAX, GAS, KEROSENE) and state.events:
        paid = figures.events[state.events[-1]].prices[thing]
    return max(1, paid // figures.note) * figures.note


def things(thing: int, count: int) -> Bundle:
    counts = nothing()
    counts[thing] = count
    return Bundle(counts, [])


def offer(to: int, give: Bundle, take: Bundle, give_later: Bundle | None = None, take_later: Bundle | None = None, due: int = 0) -> Action:
    nothing_later = Bundle(nothing(), [])
    return MakeOffer(to, give, take, give_later or nothing_later, take_later or nothing_later, due, NOTHING)
