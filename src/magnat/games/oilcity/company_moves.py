"""OC-5 to OC-7: what the partners of a company do in its turn, stage by stage."""

from __future__ import annotations

from magnat.games.oilcity import bankers_round, investment, plots, sale
from magnat.games.oilcity.actions import (
    Arrange,
    Confirm,
    Extract,
    LiftPiece,
    Order,
    PutPiece,
    Reconsider,
    ReturnPlot,
    RunRefinery,
    Sell,
    SendPedlar,
    TakeToken,
)
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.stages import STAGES, Stage
from magnat.games.oilcity.state import Company, OilCityState
from magnat.kernel.contract import Action, Log, Refusal, Seat


def check(box: Box, state: OilCityState, seat: Seat, action: Action) -> Refusal | None:
    company = box.company_of[seat]
    own = state.companies[company]
    if isinstance(action, Reconsider):
        return bankers_round.check_reconsider(state, seat, company)
    match own.stage:
        case Stage.INVESTING:
            if places_token(action):
                return investment.check_plan(box, state, seat, company, investment.plan_of(action))
            if isinstance(action, TakeToken):
                return investment.check_take_token(box, state, seat, company, action.member)
            if isinstance(action, Confirm):
                return bankers_round.check_confirm(box, state, seat, company)
        case Stage.RETURNING:
            if isinstance(action, ReturnPlot):
                return plots.check_return(own, action.plot)
        case Stage.PREPARING:
            if moves_pieces(action):
                return check_pieces(box, own, action)
            if isinstance(action, Extract):
                return None
        case Stage.EXTRACTING:
            if moves_pieces(action):
                return Refusal("OC-6.2", "extracting")
        case Stage.SELLING:
            if isinstance(action, Sell):
                return sale.check_sell(box, state, own, action)
    return Refusal(STAGES[own.stage].clause, "not-now")


def places_token(action: Action) -> bool:
    return isinstance(action, Order) or isinstance(action, SendPedlar) or isinstance(action, RunRefinery)


def moves_pieces(action: Action) -> bool:
    return isinstance(action, PutPiece) or isinstance(action, LiftPiece) or isinstance(action, Arrange)


def check_pieces(box: Box, own: Company, action: Action) -> Refusal | None:
    """OC-6.1"""
    if isinstance(action, PutPiece):
        return plots.check_put(box, own, action)
    if isinstance(action, LiftPiece):
        return plots.check_lift(box, own, action.plot, action.field)
    assert isinstance(action, Arrange)
    return plots.check_arrange(box, own, action)


def apply(box: Box, state: OilCityState, seat: Seat, action: Action, log: Log) -> None:
    company = box.company_of[seat]
    if isinstance(action, Reconsider):
        bankers_round.reconsider(state, seat, company, log)
        return
    match state.companies[company].stage:
        case Stage.INVESTING:
            invest(box, state, seat, company, action, log)
        case Stage.RETURNING:
            assert isinstance(action, ReturnPlot)
            plots.give_back(box, state, company, action.plot, log)
        case Stage.PREPARING:
            prepare(box, state, company, action, log)
        case _:
            assert isinstance(action, Sell)
            sale.sell(box, state, company, action, log)


def invest(box: Box, state: OilCityState, seat: Seat, company: int, action: Action, log: Log) -> None:
    """OC-5"""
    if isinstance(action, TakeToken):
        investment.take_token(box, state, company, action.member, log)
    elif isinstance(action, Confirm):
        bankers_round.confirm(box, state, seat, company, log)
    else:
        investment.place(box, state, company, investment.plan_of(action), log)


def prepare(box: Box, state: OilCityState, company: int, action: Action, log: Log) -> None:
    """OC-6"""
    own = state.companies[company]
    if isinstance(action, PutPiece):
        plots.put(own, company, action, log)
    elif isinstance(action, LiftPiece):
        plots.lift(own, company, action.plot, action.field, log)
    elif isinstance(action, Arrange):
        plots.arrange(box, own, company, action, log)
    else:
        bankers_round.ready(box, state, company, log)
