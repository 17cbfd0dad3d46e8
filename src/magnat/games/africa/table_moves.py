"""AF-2, AF-3.3, AF-4.1, AF-6.12: what players do outside stock turns and company turns: cards, auctions, the priority card, cities."""

from __future__ import annotations

from magnat.games.africa import auction, building, cities, rounds, setup, turn
from magnat.games.africa.actions import Bid, ChooseCity, ChooseConcession, LeavePriority, Nominate, PassBid, SetAside, TakePriority
from magnat.games.africa.box import Box
from magnat.games.africa.stages import STAGES, Stage
from magnat.games.africa.state import AfricaState, not_now
from magnat.kernel.contract import Action, Log, Refusal, Seat


def check(box: Box, state: AfricaState, seat: Seat, action: Action) -> Refusal | None:
    match state.stage:
        case Stage.KEEP:
            if isinstance(action, SetAside):
                return setup.check_set_aside(state, seat, action.card)
        case Stage.NOMINATE:
            if isinstance(action, Nominate):
                return auction.check_nominate(state, action.card)
        case Stage.BID | Stage.CONCESSION_BID:
            if isinstance(action, Bid):
                return auction.check_bid(state, seat, action.amount, STAGES[state.stage].clause)
            if isinstance(action, PassBid):
                return auction.check_pass(state, STAGES[state.stage].clause)
        case Stage.CONCESSION:
            if isinstance(action, ChooseConcession):
                return auction.check_concession(state, action.concession)
        case Stage.PRIORITY:
            if isinstance(action, TakePriority) or isinstance(action, LeavePriority):
                return None
        case Stage.CITY:
            if isinstance(action, ChooseCity):
                free = cities.free_cities(state, box.figures.companies[state.choosing[0]].home)
                return None if action.stop in free else Refusal("AF-6.12", "city-taken")
    return not_now(state)


def apply(box: Box, state: AfricaState, seat: Seat, action: Action, log: Log) -> None:
    if isinstance(action, Bid):
        auction.bid(box, state, seat, action.amount, STAGES[state.stage].clause, log)
    elif isinstance(action, PassBid):
        auction.pass_bid(box, state, seat, STAGES[state.stage].clause, log)
    elif isinstance(action, SetAside):
        setup.set_aside(box, state, seat, action.card, log)
    elif isinstance(action, Nominate):
        auction.nominate(box, state, seat, action.card, log)
    elif isinstance(action, ChooseConcession):
        if auction.choose_concession(box, state, seat, action.concession, log):
            rounds.begin_stock(box, state, log)
    elif isinstance(action, TakePriority):
        rounds.take_priority(box, state, seat, log)
    elif isinstance(action, ChooseCity):
        choose_city(box, state, action.stop, log)
    else:
        rounds.open_stock(box, state, log)


def choose_city(box: Box, state: AfricaState, stop: int, log: Log) -> None:
    """AF-6.12: the next one has the other city; a track step that waited for this goes on."""
    cities.settle_home(box, state, state.choosing.pop(0), stop, log)
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
