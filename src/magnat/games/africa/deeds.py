"""What actions and chance do in 18Africa, and what follows from them by itself."""

from __future__ import annotations

from magnat.games.africa import auction, building, cards, cities, pool, rounds, setup, stations, stock, trains, turn
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
    EndTrack,
    EndTrains,
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
from magnat.games.africa.stages import CLAUSES
from magnat.games.africa.state import NOBODY, NOTHING, AfricaState, Stage
from magnat.kernel.contract import Action, Log, Seat


def apply(box: Box, state: AfricaState, seat: Seat, action: Action, log: Log) -> None:
    if state.company != NOTHING and state.stage != Stage.CITY:
        apply_step(box, state, seat, action, log)
    else:
        apply_table(box, state, seat, action, log)
    settle(box, state, log)


def settle(box: Box, state: AfricaState, log: Log) -> None:
    """What follows by itself: a choice of city that cannot wait, the end of a round, the next company's turn."""
    if state.to_turn > 0:
        return
    if state.stage == Stage.INITIAL and state.priority == NOBODY:
        rounds.begin_initial(box, state, log)
    if state.choosing:
        if state.stage != Stage.CITY:
            state.resume = state.stage
            state.stage = Stage.CITY
        return
    if is_stock(state.stage) and stock.round_over(box, state):
        rounds.end_stock(box, state, log)
    if state.operating and state.company == NOTHING and state.stage != Stage.OVER:
        rounds.next_company(box, state, log)


def is_stock(stage: int) -> bool:
    return stage == Stage.STOCK or stage == Stage.INITIAL


def apply_table(box: Box, state: AfricaState, seat: Seat, action: Action, log: Log) -> None:
    """Cards, auctions, stock rounds, homes."""
    if isinstance(action, Bid):
        auction.bid(box, state, seat, action.amount, CLAUSES[state.stage], log)
    elif isinstance(action, PassBid):
        auction.pass_bid(box, state, seat, CLAUSES[state.stage], log)
    elif isinstance(action, SetAside):
        setup.set_aside(box, state, seat, action.card, log)
    elif isinstance(action, Nominate):
        auction.nominate(box, state, seat, action.card, log)
    elif isinstance(action, ChooseConcession):
        if auction.choose_concession(box, state, seat, action.concession, log):
            rounds.begin_stock(box, state, log)
    elif isinstance(action, TakePriority):
        rounds.take_priority(box, state, seat, log)
    elif isinstance(action, LeavePriority):
        rounds.open_stock(box, state, log)
    elif isinstance(action, ChooseCity):
        choose_city(box, state, action.stop, log)
    else:
        apply_stock(box, state, seat, action, log)


def apply_stock(box: Box, state: AfricaState, seat: Seat, action: Action, log: Log) -> None:
    over = False
    if isinstance(action, Pass):
        stock.pass_turn(state, seat, action.flip != 0, log)
        over = True
    elif isinstance(action, BuyHand):
        stock.buy_hand(box, state, seat, action.card, log)
    elif isinstance(action, BuyPool):
        stock.acted(state, seat)
        over = pool.buy(box, state, seat, action.card, log)
    elif isinstance(action, BuyDiscard):
        stock.buy_discard(box, state, seat, action.card, log)
    elif isinstance(action, BuyBond):
        stock.buy_bond(box, state, seat, log)
        over = True
    elif isinstance(action, SellShare):
        stock.sold(box, state, seat)
        pool.sell_share(box, state, seat, action.company, log)
    elif isinstance(action, SellPrivate):
        stock.sold(box, state, seat)
        pool.sell_private(box, state, seat, action.private, log)
    elif isinstance(action, SellBond):
        stock.sell_bond(box, state, seat, log)
    elif isinstance(action, TurnCard):
        state.stage = Stage.TURN
    elif isinstance(action, BuyTurned):
        over = stock.buy_turned(box, state, seat, log)
    elif isinstance(action, DeclineTurned):
        stock.decline_turned(box, state, seat, log)
        over = True
    else:
        over = True
    if over:
        stock.end_turn(box, state, seat, log)


def choose_city(box: Box, state: AfricaState, stop: int, log: Log) -> None:
    """AF-6.12: the next one has the other city; a track step that waited for this goes on."""
    company = state.choosing.pop(0)
    cities.settle_home(box, state, company, stop, log)
    while state.choosing:
        free = cities.free_cities(state, box.figures.companies[state.choosing[0]].home)
        if len(free) > 1:
            return
        cities.settle_home(box, state, state.choosing.pop(0), free[0], log)
    state.stage = state.resume
    if state.stage == Stage.TRACK and state.laid > 0:
        printed = box.atlas.printed[state.last_place]
        if building.finish(box, state, state.company, printed, log):
            turn.to_token(box, state, log)


def apply_step(box: Box, state: AfricaState, seat: Seat, action: Action, log: Log) -> None:
    """A step of a company's turn."""
    company = state.company
    if isinstance(action, LayTile):
        if building.lay(box, state, company, action, log):
            turn.to_token(box, state, log)
    elif isinstance(action, EndTrack):
        turn.to_token(box, state, log)
    elif isinstance(action, PlaceToken):
        stations.place_token(box, state, company, action, log)
        turn.to_run(box, state, log)
    elif isinstance(action, SkipToken):
        turn.to_run(box, state, log)
    elif isinstance(action, Run):
        turn.run(box, state, action, log)
    elif isinstance(action, Pay):
        turn.pay(box, state, log)
    elif isinstance(action, Withhold):
        turn.withhold(box, state, log)
    elif isinstance(action, BuyTrain):
        trains.buy(box, state, company, action.train, log)
    elif isinstance(action, SellTrain):
        trains.sell(box, state, company, action.train, log)
    elif isinstance(action, OfferTrain):
        trains.offer(box, state, company, action, log)
    elif isinstance(action, AcceptOffer):
        trains.trade(box, state, company, log)
    elif isinstance(action, DeclineOffer):
        trains.decline(box, state, company, log)
    elif isinstance(action, EndTrains):
        turn.to_shares(box, state, log)
    elif isinstance(action, AssignConcession):
        turn.assign(box, state, seat, action.concession, log)
    elif isinstance(action, SellShare):
        pool.sell_share(box, state, box.seats + company, action.company, log)
    elif isinstance(action, SellPrivate):
        pool.sell_private(box, state, box.seats + company, action.private, log)
    elif isinstance(action, BuyPool):
        if pool.buy(box, state, box.seats + company, action.card, log):
            turn.end(box, state, log)
    else:
        turn.end(box, state, log)


def resolve(box: Box, state: AfricaState, outcome: int, log: Log) -> None:
    if state.to_turn > 0:
        cards.turn_over(box, state, outcome, log)
    else:
        match state.stage:
            case Stage.DRAW_COMPANIES:
                setup.draw_company(box, state, outcome, log)
            case Stage.DEAL_DIRECTORS | Stage.DEAL:
                setup.deal(box, state, outcome, log)
            case Stage.RETURN:
                setup.return_card(box, state, outcome, log)
            case Stage.REDEAL:
                setup.redeal(box, state, outcome, log)
            case Stage.STARTER:
                setup.starter(state, outcome, log)
            case Stage.SPENDER:
                auction.name_spender(box, state, outcome, log)
            case _:
                stock.turned(box, state, outcome, log)
    settle(box, state, log)
