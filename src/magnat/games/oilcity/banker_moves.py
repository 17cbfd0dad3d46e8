"""OC-10.1: what the two bankers do."""

from __future__ import annotations

from magnat.games.oilcity import events, extraction, investment, loans_and_promises, sale
from magnat.games.oilcity.actions import DrawEvent, EndAfterTurn, EndNow, EnforcePromise, ForgivePromise, RollPlot, SendBack, Serve, Stamp
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.stages import Phase, Stage
from magnat.games.oilcity.state import OilCityState
from magnat.kernel.contract import Action, Log, Refusal, Seat


def list_options(box: Box, state: OilCityState, seat: Seat, options: list[Action]) -> None:
    if state.phase == Phase.EVENT and seat == box.banker_2 and state.bankers[1] and not state.announced:
        options.append(box.draw_event)
    loans_and_promises.list_judgements(box, state, options)
    if state.phase != Phase.TURN:
        return
    for company, own in enumerate(state.companies):
        if seat == box.banker_1 and own.stage == Stage.SERVICE:
            if investment.check_plans(box, state, company, own.plans) is None:
                options.append(Serve(company))
            options.append(SendBack(company))
        if seat == box.banker_2 and own.stage == Stage.EXTRACTING and not extraction.due(state, company):
            options.append(RollPlot(company))
        if seat == box.banker_2 and own.stage == Stage.STAMPING:
            options.append(Stamp(company))


def check(box: Box, state: OilCityState, seat: Seat, action: Action) -> Refusal | None:
    if isinstance(action, DrawEvent):
        return check_draw_event(box, state, seat)
    if isinstance(action, EnforcePromise):
        return loans_and_promises.check_judge(box, state, action.promise, True)
    if isinstance(action, ForgivePromise):
        return loans_and_promises.check_judge(box, state, action.promise, False)
    if isinstance(action, EndAfterTurn):
        return events.check_end_after_turn(box, state) if seat == box.banker_2 else Refusal("OC-10.1", "other-banker")
    if isinstance(action, EndNow):
        return events.check_end_now(state) if seat == box.banker_2 else Refusal("OC-10.1", "other-banker")
    if isinstance(action, Serve):
        return check_serve(box, state, seat, action.company)
    if isinstance(action, SendBack):
        return check_waiting(box, state, seat, box.banker_1, action.company, Stage.SERVICE)
    if isinstance(action, RollPlot):
        return check_roll(box, state, seat, action.company)
    if isinstance(action, Stamp):
        return check_waiting(box, state, seat, box.banker_2, action.company, Stage.STAMPING)
    return Refusal("OC-10.1", "not-for-bankers")


def check_draw_event(box: Box, state: OilCityState, seat: Seat) -> Refusal | None:
    """OC-4.1"""
    if seat != box.banker_2 or not state.bankers[1]:
        return Refusal("OC-10.1", "other-banker")
    if state.phase != Phase.EVENT or state.announced:
        return Refusal("OC-4.2", "not-now")
    return None


def check_serve(box: Box, state: OilCityState, seat: Seat, company: int) -> Refusal | None:
    """OC-5.6"""
    refusal = check_waiting(box, state, seat, box.banker_1, company, Stage.SERVICE)
    if refusal is None:
        refusal = investment.check_plans(box, state, company, state.companies[company].plans)
    return refusal


def check_roll(box: Box, state: OilCityState, seat: Seat, company: int) -> Refusal | None:
    """OC-6.3"""
    refusal = check_waiting(box, state, seat, box.banker_2, company, Stage.EXTRACTING)
    if refusal is None and extraction.due(state, company):
        refusal = Refusal("OC-6.3", "die-is-due")
    return refusal


def check_waiting(box: Box, state: OilCityState, seat: Seat, banker: Seat, company: int, stage: int) -> Refusal | None:
    """OC-10.1: the right banker, a company that waits for exactly this."""
    if seat != banker:
        return Refusal("OC-10.1", "other-banker")
    if not 0 <= company < box.companies:
        return Refusal("OC-10.1", "no-such-company", box.companies, company)
    if state.phase != Phase.TURN or state.companies[company].stage != stage:
        return Refusal("OC-10.1", "not-now")
    return None


def apply(box: Box, state: OilCityState, action: Action, log: Log) -> None:
    if isinstance(action, DrawEvent):
        state.announced = True
    elif isinstance(action, EndAfterTurn):
        events.end_after_turn(box, state, log)
    elif isinstance(action, EndNow):
        events.end_now(box, state, log)
    elif isinstance(action, Serve):
        investment.serve(box, state, action.company, log)
    elif isinstance(action, SendBack):
        investment.send_back(box, state, action.company, log)
    elif isinstance(action, RollPlot):
        state.companies[action.company].rolling = True
    elif isinstance(action, Stamp):
        sale.stamp(box, state, action.company, log)
    elif isinstance(action, EnforcePromise):
        loans_and_promises.enforce(box, state, action.promise, log)
    elif isinstance(action, ForgivePromise):
        loans_and_promises.forgive(box, state, action.promise, log)
