"""AF-7.4 to AF-7.9: trains run; the best run is offered, any lawful one is allowed."""

from __future__ import annotations

from typing import Final

from magnat.games.africa import cities, prices
from magnat.games.africa.actions import Run
from magnat.games.africa.atlas import without_modifiers
from magnat.games.africa.box import Box
from magnat.games.africa.state import AfricaState, Kept
from magnat.kernel.contract import Refusal, Seat
from magnat.rail.network import Network
from magnat.rail.routes import Account, Bonus, Flaw, Route, Train, Values, best_run, check_run, explain_run
from magnat.rail.routes import Run as Routes


def network_of(box: Box, state: AfricaState) -> Network:
    """Made when first needed, kept until a tile is laid; clones share it."""
    network = state.network
    if network is None:
        shapes = state.shapes[:]
        if not box.choices.variable_modifiers:
            for place in box.atlas.ports:
                shapes[place] = without_modifiers(shapes[place])
        network = Network(shapes, box.atlas.beyond)
        state.network = network
    return network


def trains_of(box: Box, state: AfricaState, company: int) -> list[Train]:
    return [box.figures.trains[kind].train for kind in state.companies[company].trains]


def values_now(box: Box, state: AfricaState) -> Values:
    """AF-7.1"""
    economy = box.figures.economies[prices.economy(box, state)]
    return Values(economy.city, economy.town, box.figures.variable_value)


def bonuses_of(box: Box, state: AfricaState, company: int) -> list[Bonus]:
    """AF-7.7, AF-7.9: the company's concessions and the transcontinental connections."""
    found = box.crossings[:]
    for concession, owner in enumerate(state.assigned):
        if owner == company:
            found.append(box.concession_bonuses[concession])
    return found


def best(box: Box, state: AfricaState, company: int) -> Routes:
    """The routes that no lawful run beats, with the proof of it; on track denser than the box allows, the best found and a bound."""
    return best_run(
        network_of(box, state),
        state.companies[company].stations,
        cities.closed_to(state, company),
        trains_of(box, state, company),
        values_now(box, state),
        bonuses_of(box, state, company),
        box.figures.route_limit,
    )


def best_wish(box: Box, state: AfricaState, company: int) -> Run:
    """The best run as an action; no routes at all where nothing can be earned."""
    found = best(box, state, company)
    return Run(written(box, found.routes)) if found.total > 0 else box.no_run


def written(box: Box, routes: list[Route | None]) -> str:
    """D3-D5;K36-J35-K34: hexes separated by hyphens, trains by semicolons."""
    texts: list[str] = []
    for route in routes:
        texts.append("" if route is None else "-".join([box.place_name(place) for place in route.hexes]))
    return ";".join(texts)


def read(box: Box, wish: Run) -> list[list[int]] | Refusal:
    """The hexes of every route."""
    if wish.routes == "":
        return []
    found: list[list[int]] = []
    for text in wish.routes.split(";"):
        hexes: list[int] = []
        if text:
            for name in text.split("-"):
                place = box.atlas.by_name.get(name, -1)
                if place < 0:
                    return Refusal("AF-7.4", "no-such-hex")
                hexes.append(place)
        found.append(hexes)
    return found


def routes_of(box: Box, state: AfricaState, company: int, wish: Run) -> list[Route | None] | Refusal:
    """AF-7.4: the routes that a wish stands for, or the clause that it breaks."""
    hexes = read(box, wish)
    if isinstance(hexes, Refusal):
        return hexes
    trains = trains_of(box, state, company)
    if len(hexes) > len(trains):
        return Refusal("AF-7.4", "more-routes-than-trains", len(trains), len(hexes))
    checked = check_run(
        network_of(box, state),
        state.companies[company].stations,
        cities.closed_to(state, company),
        trains,
        hexes,
        values_now(box, state),
        bonuses_of(box, state, company),
    )
    if isinstance(checked, Flaw):
        return refusal_of(checked)
    return checked


def refusal_of(flaw: Flaw) -> Refusal:
    """Every flaw has its words and its clause."""
    clause = "AF-7.5" if flaw.key == "too-many-cities" else "AF-7.4"
    return Refusal(clause, ROUTE_FLAWS[flaw.key], which=flaw.train + 1)


ROUTE_FLAWS: Final = {
    "no-track": "route-no-track",
    "ends-not-in-stop": "route-ends-nowhere",
    "track-twice": "route-track-twice",
    "stop-twice": "route-stop-twice",
    "closed-passed": "route-closed-city",
    "no-token": "route-no-station",
    "too-few-cities": "route-too-few-cities",
    "too-many-cities": "route-too-many-cities",
    "ends-in-town": "route-ends-in-town",
}


def check(box: Box, state: AfricaState, company: int, wish: Run) -> Refusal | None:
    found = routes_of(box, state, company, wish)
    return found if isinstance(found, Refusal) else None


def revenue(routes: list[Route | None]) -> int:
    total = 0
    for route in routes:
        if route is not None:
            total += route.value
    return total


def explain(box: Box, state: AfricaState, company: int, wish: Run) -> list[Account | None] | Refusal:
    """What each stop and bonus of a run pays, train by train."""
    found = routes_of(box, state, company, wish)
    if isinstance(found, Refusal):
        return found
    trains, values, bonuses = trains_of(box, state, company), values_now(box, state), bonuses_of(box, state, company)
    network = network_of(box, state)
    accounts: list[Account | None] = []
    for train, route in enumerate(found):
        accounts.append(None if route is None else explain_run(network, route, trains[train], values, bonuses))
    return accounts


def assignable(box: Box, state: AfricaState, seat: Seat, company: int) -> list[int]:
    """AF-7.7: the seat's concessions that the company could take over now."""
    found: list[int] = []
    for concession in range(len(state.concession_of)):
        if state.concession_of[concession] == seat and check_assign(box, state, seat, company, concession) is None:
            found.append(concession)
    return found


def check_assign(box: Box, state: AfricaState, seat: Seat, company: int, concession: int) -> Refusal | None:
    """AF-7.7: at any time; or, an option, only with a train and track to the commodity and to a port."""
    if not 0 <= concession < len(state.concession_of) or state.concession_of[concession] != seat:
        return Refusal("AF-7.7", "not-your-concession")
    if state.assigned[concession] != Kept.UNSOLD:
        return Refusal("AF-7.7", "concession-assigned")
    if not box.choices.concession_needs_track:
        return None
    if not state.companies[company].trains:
        return Refusal("AF-7.7", "concession-needs-train", 1, 0)
    card, reach = box.figures.concessions[concession], cities.reach_of(box, state, company)
    if not cities.touches(state, reach, company, card.source):
        return Refusal("AF-7.7", "concession-needs-track")
    for port in card.ports:
        if cities.touches(state, reach, company, port):
            return None
    return Refusal("AF-7.7", "concession-needs-track")
