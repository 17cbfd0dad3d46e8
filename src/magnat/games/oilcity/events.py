"""OC-4, phase A: the event card sets the prices; and OC-10.2: the war that may end the game."""

from __future__ import annotations

from magnat.games.oilcity import deals, loans_and_promises, value
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.facts import EventDrawn, GameStopped, LastTurn, WarBroke
from magnat.games.oilcity.figures import GAS, KEROSENE, WAX
from magnat.games.oilcity.stages import Phase, Stage
from magnat.games.oilcity.state import OilCityState
from magnat.kernel.contract import Log, Refusal


def draw_weights(box: Box, state: OilCityState) -> list[int]:
    weights = [0] * len(box.figures.events)
    for event in state.events_left:
        weights[event] = 1
    return weights


def draw(box: Box, state: OilCityState, event: int, log: Log) -> None:
    """OC-4.1: a new turn for everybody, with this card's prices."""
    state.events_left.remove(event)
    state.events.append(event)
    state.announced = False
    state.turn += 1
    state.phase = Phase.TURN
    state.called = 0
    for company in state.companies:
        company.stage = Stage.INVESTING
        company.fresh = []
        company.wagons.append(0)
        company.revenue.append(0)
    if log.on:
        card = box.figures.events[event]
        log.add(EventDrawn("OC-4.1", state.turn, card.name, card.prices[WAX], card.prices[GAS], card.prices[KEROSENE]))
        if state.turn == box.last_turn(state):
            log.add(LastTurn("OC-4.3", state.turn))
    loans_and_promises.remind(box, state, log)
    loans_and_promises.return_pieces(box, state, log)


def end_turn_if_done(box: Box, state: OilCityState, log: Log) -> None:
    """OC-4.2: the next card waits until the sale is over for everybody."""
    for company in state.companies:
        if company.stage != Stage.DONE:
            return
    state.phase = Phase.EVENT
    loans_and_promises.settle_due(box, state, log)
    if state.turn == box.last_turn(state):
        finish(box, state, log)
    elif box.choices.war and state.turn >= box.figures.war_from:
        state.phase = Phase.WAR


def check_end_after_turn(box: Box, state: OilCityState) -> Refusal | None:
    """OC-4.3: while a turn is played, or before the next event is drawn."""
    if state.turn == 0 or not (state.phase == Phase.TURN or (state.phase == Phase.EVENT and not state.announced)):
        return Refusal("OC-4.3", "not-now")
    if state.turn == box.last_turn(state):
        return Refusal("OC-4.3", "already-so")
    return None


def end_after_turn(box: Box, state: OilCityState, log: Log) -> None:
    """OC-4.3: the present turn is the last one; if its sales are over, the game is."""
    state.last = state.turn
    if log.on:
        log.add(LastTurn("OC-4.3", state.turn))
    loans_and_promises.all_due(box, state, log)
    if state.phase == Phase.EVENT:
        loans_and_promises.settle_due(box, state, log)
        finish(box, state, log)


def check_end_now(state: OilCityState) -> Refusal | None:
    """OC-4.4: once the first event is drawn."""
    return Refusal("OC-4.4", "not-now") if state.turn == 0 or state.phase == Phase.OVER else None


def end_now(box: Box, state: OilCityState, log: Log) -> None:
    """OC-4.4: what is on the sheets counts; promises that are not due come to nothing."""
    if state.turn != box.last_turn(state):
        state.last = state.turn
    state.announced = False
    if log.on:
        log.add(GameStopped("OC-4.4", state.turn))
    finish(box, state, log)


def war(box: Box, state: OilCityState, broke_out: bool, log: Log) -> None:
    """OC-10.2"""
    if broke_out:
        if log.on:
            log.add(WarBroke("OC-10.2", state.turn))
        finish(box, state, log)
    else:
        state.phase = Phase.EVENT


def finish(box: Box, state: OilCityState, log: Log) -> None:
    """OC-1.4"""
    loans_and_promises.settle_at_last(box, state, log)
    for offer in state.offers[:]:
        deals.drop(box, state, offer.number, log)
    state.phase = Phase.OVER
    value.rank(box, state, log)
