"""AF-6 to AF-8: a company's turn, step by step."""

from __future__ import annotations

from magnat.games.africa import building, pool, running, stations, trains, turn
from magnat.games.africa.actions import (
    AcceptOffer,
    AssignConcession,
    BuyPool,
    BuyTrain,
    DeclineOffer,
    EndShares,
    EndTrack,
    EndTrains,
    LayTile,
    OfferTrain,
    Pay,
    PlaceToken,
    Run,
    SellPrivate,
    SellShare,
    SellTrain,
    SkipToken,
    Withhold,
)
from magnat.games.africa.box import Box
from magnat.games.africa.stages import Stage
from magnat.games.africa.state import AfricaState, not_now
from magnat.kernel.contract import Action, Log, Refusal, Seat


def check(box: Box, state: AfricaState, seat: Seat, action: Action) -> Refusal | None:
    company = state.company
    if isinstance(action, AssignConcession) and state.stage != Stage.OFFER:
        return running.check_assign(box, state, seat, company, action.concession)
    match state.stage:
        case Stage.TRACK:
            if isinstance(action, LayTile):
                return building.check_lay(box, state, company, action)
            if isinstance(action, EndTrack):
                return None
        case Stage.TOKEN:
            if isinstance(action, PlaceToken):
                return stations.check_token(box, state, company, action)
            if isinstance(action, SkipToken):
                return None
        case Stage.RUN:
            if isinstance(action, Run):
                return running.check(box, state, company, action)
        case Stage.DIVIDEND:
            if isinstance(action, Pay) or isinstance(action, Withhold):
                return None
        case Stage.TRAINS:
            return check_trains(box, state, company, action)
        case Stage.OFFER:
            if isinstance(action, AcceptOffer) or isinstance(action, DeclineOffer):
                return None
        case Stage.SHARES:
            return check_shares(box, state, action)
    return not_now(state)


def check_trains(box: Box, state: AfricaState, company: int, action: Action) -> Refusal | None:
    """AF-8.5"""
    if isinstance(action, BuyTrain):
        return trains.check_buy(box, state, company, action.train)
    if isinstance(action, SellTrain):
        return trains.check_sell(state, company, action.train)
    if isinstance(action, OfferTrain):
        return trains.check_offer(box, state, company, action)
    return None if isinstance(action, EndTrains) else not_now(state)


def check_shares(box: Box, state: AfricaState, action: Action) -> Refusal | None:
    """AF-8.7: sell first, then buy."""
    holder = box.seats + state.company
    if isinstance(action, SellShare) or isinstance(action, SellPrivate):
        if state.bought > 0:
            return Refusal("AF-8.7", "sell-before-buying")
        if isinstance(action, SellShare):
            return pool.check_sell_share(box, state, holder, action.company)
        return pool.check_sell_private(box, state, holder, action.private)
    if isinstance(action, BuyPool):
        return pool.check_buy(box, state, holder, action.card)
    return None if isinstance(action, EndShares) else not_now(state)


def apply(box: Box, state: AfricaState, seat: Seat, action: Action, log: Log) -> None:
    if isinstance(action, AssignConcession):
        turn.assign(box, state, seat, action.concession, log)
        return
    match state.stage:
        case Stage.TRACK:
            if not isinstance(action, LayTile) or building.lay(box, state, state.company, action, log):
                turn.to_token(box, state, log)
        case Stage.TOKEN:
            if isinstance(action, PlaceToken):
                stations.place_token(box, state, state.company, action, log)
            turn.to_run(box, state, log)
        case Stage.RUN:
            assert isinstance(action, Run)
            turn.run(box, state, action, log)
        case Stage.DIVIDEND:
            if isinstance(action, Pay):
                turn.pay(box, state, log)
            else:
                turn.withhold(box, state, log)
        case Stage.TRAINS:
            trade_trains(box, state, state.company, action, log)
        case Stage.OFFER:
            if isinstance(action, AcceptOffer):
                trains.trade(box, state, state.company, log)
            else:
                trains.decline(box, state, state.company, log)
        case _:
            trade_shares(box, state, box.seats + state.company, action, log)


def trade_trains(box: Box, state: AfricaState, company: int, action: Action, log: Log) -> None:
    """AF-8.5"""
    if isinstance(action, BuyTrain):
        trains.buy(box, state, company, action.train, log)
    elif isinstance(action, SellTrain):
        trains.sell(box, state, company, action.train, log)
    elif isinstance(action, OfferTrain):
        trains.offer(box, state, company, action, log)
    else:
        turn.to_shares(box, state, log)


def trade_shares(box: Box, state: AfricaState, holder: int, action: Action, log: Log) -> None:
    """AF-8.7"""
    if isinstance(action, SellShare):
        pool.sell_share(box, state, holder, action.company, log)
    elif isinstance(action, SellPrivate):
        pool.sell_private(box, state, holder, action.private, log)
    elif not isinstance(action, BuyPool) or pool.buy(box, state, holder, action.card, log):
        turn.end(box, state, log)
