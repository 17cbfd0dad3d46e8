"""The law of 18Africa: stage by stage, which action is allowed, or the clause that forbids it."""

from __future__ import annotations

from magnat.games.africa import auction, building, cities, pool, running, setup, stations, stock, trains
from magnat.games.africa.actions import (
    AcceptOffer,
    AssignConcession,
    Bid,
    BuyBond,
    BuyDiscard,
    BuyHand,
    BuyPool,
    BuyTrain,
    BuyTurned,
    ChooseCity,
    ChooseConcession,
    DeclineOffer,
    DeclineTurned,
    EndShares,
    EndTrack,
    EndTrains,
    EndTurn,
    LayTile,
    LeavePriority,
    Nominate,
    OfferTrain,
    Pass,
    PassBid,
    Pay,
    PlaceToken,
    Run,
    SellBond,
    SellPrivate,
    SellShare,
    SellTrain,
    SetAside,
    SkipToken,
    TakePriority,
    TurnCard,
    Withhold,
)
from magnat.games.africa.box import Box
from magnat.games.africa.stages import CLAUSES, is_chance, waits_for
from magnat.games.africa.state import AfricaState, Stage
from magnat.kernel.contract import Action, Refusal, Seat


def check(box: Box, state: AfricaState, seat: Seat, action: Action) -> Refusal | None:
    clause = CLAUSES[state.stage]
    if not 0 <= seat < box.seats:
        return Refusal("AF-1.1", "no-such-seat", box.seats, seat)
    if state.stage == Stage.OVER:
        return Refusal(clause, "game-over")
    if is_chance(state):
        return Refusal(clause, "chance-due")
    if not waits_for(box, state, seat):
        return Refusal(clause, "not-your-turn")
    match state.stage:
        case Stage.KEEP:
            if isinstance(action, SetAside):
                return setup.check_set_aside(state, seat, action.card)
        case Stage.NOMINATE:
            if isinstance(action, Nominate):
                return auction.check_nominate(state, action.card)
        case Stage.BID | Stage.CONCESSION_BID:
            if isinstance(action, Bid):
                return auction.check_bid(state, seat, action.amount, clause)
            if isinstance(action, PassBid):
                return auction.check_pass(state, clause)
        case Stage.CONCESSION:
            if isinstance(action, ChooseConcession):
                return auction.check_concession(state, action.concession)
        case Stage.INITIAL:
            return check_initial(box, state, seat, action)
        case Stage.PRIORITY:
            if isinstance(action, TakePriority) or isinstance(action, LeavePriority):
                return None
        case Stage.STOCK:
            return check_stock(box, state, seat, action)
        case Stage.TURNED:
            if isinstance(action, BuyTurned):
                return stock.check_card(box, state, seat, state.card)
            if isinstance(action, DeclineTurned):
                return None
        case Stage.CITY:
            if isinstance(action, ChooseCity):
                free = cities.free_cities(state, box.figures.companies[state.choosing[0]].home)
                return None if action.stop in free else Refusal("AF-6.12", "city-taken")
        case Stage.OFFER:
            if isinstance(action, AcceptOffer) or isinstance(action, DeclineOffer):
                return None
        case _:
            return check_step(box, state, seat, action)
    return Refusal(clause, "not-now")


def check_initial(box: Box, state: AfricaState, seat: Seat, action: Action) -> Refusal | None:
    """AF-3.2: no selling, no pool, no deck."""
    if isinstance(action, BuyHand):
        return stock.check_hand(box, state, seat, action.card)
    if isinstance(action, BuyBond):
        return stock.check_bond(box, state, seat)
    if isinstance(action, EndTurn):
        return stock.check_end(state)
    if isinstance(action, Pass):
        return stock.check_pass(box, state, action.flip != 0)
    return Refusal("AF-3.2", "initial-hand-or-bond")


def check_stock(box: Box, state: AfricaState, seat: Seat, action: Action) -> Refusal | None:
    if isinstance(action, SellShare):
        return stock.check_first_sell(box, state, seat) or pool.check_sell_share(box, state, seat, action.company)
    if isinstance(action, SellPrivate):
        return stock.check_first_sell(box, state, seat) or pool.check_sell_private(box, state, seat, action.private)
    forced = stock.check_forced(box, state, seat)
    if forced is not None:
        return forced
    if isinstance(action, SellBond):
        return stock.check_first_sell(box, state, seat) or stock.check_sell_bond(state, seat)
    if isinstance(action, BuyHand):
        return stock.check_hand(box, state, seat, action.card)
    if isinstance(action, BuyPool):
        return pool.check_buy(box, state, seat, action.card)
    if isinstance(action, BuyDiscard):
        return stock.check_discard(box, state, seat, action.card)
    if isinstance(action, TurnCard):
        return stock.check_turn_card(box, state)
    if isinstance(action, BuyBond):
        return stock.check_bond(box, state, seat)
    if isinstance(action, EndTurn):
        return stock.check_end(state)
    if isinstance(action, Pass):
        return stock.check_pass(box, state, action.flip != 0)
    return Refusal(CLAUSES[state.stage], "not-now")


def check_step(box: Box, state: AfricaState, seat: Seat, action: Action) -> Refusal | None:
    """A step of a company's turn."""
    company = state.company
    if isinstance(action, AssignConcession):
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
            if isinstance(action, BuyTrain):
                return trains.check_buy(box, state, company, action.train)
            if isinstance(action, SellTrain):
                return trains.check_sell(state, company, action.train)
            if isinstance(action, OfferTrain):
                return trains.check_offer(box, state, company, action)
            if isinstance(action, EndTrains):
                return None
        case Stage.SHARES:
            return check_shares(box, state, action)
    return Refusal(CLAUSES[state.stage], "not-now")


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
    if isinstance(action, EndShares):
        return None
    return Refusal("AF-8.7", "not-now")
