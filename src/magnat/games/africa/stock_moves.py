"""AF-3.2, AF-4: a player's turn in a stock round."""

from __future__ import annotations

from magnat.games.africa import pool, stock
from magnat.games.africa.actions import (
    BuyBond,
    BuyDiscard,
    BuyHand,
    BuyPool,
    BuyTurned,
    DeclineTurned,
    EndTurn,
    Pass,
    SellBond,
    SellPrivate,
    SellShare,
    TurnCard,
)
from magnat.games.africa.box import Box
from magnat.games.africa.stages import Stage
from magnat.games.africa.state import AfricaState, not_now
from magnat.kernel.contract import Action, Log, Refusal, Seat


def check(box: Box, state: AfricaState, seat: Seat, action: Action) -> Refusal | None:
    match state.stage:
        case Stage.INITIAL:
            return check_initial(box, state, seat, action)
        case Stage.TURNED:
            return check_turned(box, state, seat, action)
    if isinstance(action, SellShare):
        return stock.check_first_sell(box, state, seat) or pool.check_sell_share(box, state, seat, action.company)
    if isinstance(action, SellPrivate):
        return stock.check_first_sell(box, state, seat) or pool.check_sell_private(box, state, seat, action.private)
    forced = stock.check_forced(box, state, seat)
    if forced is not None:
        return forced
    if isinstance(action, SellBond):
        return stock.check_first_sell(box, state, seat) or stock.check_sell_bond(state, seat)
    if isinstance(action, BuyPool):
        return pool.check_buy(box, state, seat, action.card)
    if isinstance(action, BuyDiscard):
        return stock.check_discard(box, state, seat, action.card)
    if isinstance(action, TurnCard):
        return stock.check_turn_card(box, state)
    return check_hand_or_end(box, state, seat, action) if is_hand_or_end(action) else not_now(state)


def check_initial(box: Box, state: AfricaState, seat: Seat, action: Action) -> Refusal | None:
    """AF-3.2: no selling, no pool, no deck."""
    return check_hand_or_end(box, state, seat, action) if is_hand_or_end(action) else Refusal("AF-3.2", "initial-hand-or-bond")


def is_hand_or_end(action: Action) -> bool:
    """What every stock round allows."""
    return isinstance(action, BuyHand) or isinstance(action, BuyBond) or isinstance(action, EndTurn) or isinstance(action, Pass)


def check_hand_or_end(box: Box, state: AfricaState, seat: Seat, action: Action) -> Refusal | None:
    if isinstance(action, BuyHand):
        return stock.check_hand(box, state, seat, action.card)
    if isinstance(action, BuyBond):
        return stock.check_bond(box, state, seat)
    if isinstance(action, Pass):
        return stock.check_pass(box, state, action.flip != 0)
    return stock.check_end(state)


def check_turned(box: Box, state: AfricaState, seat: Seat, action: Action) -> Refusal | None:
    """AF-4.4 d: the card just turned up."""
    if isinstance(action, BuyTurned):
        return stock.check_card(box, state, seat, state.card)
    return None if isinstance(action, DeclineTurned) else not_now(state)


def apply(box: Box, state: AfricaState, seat: Seat, action: Action, log: Log) -> None:
    if sell(box, state, seat, action, log) or not buy(box, state, seat, action, log):
        return
    stock.end_turn(box, state, seat, log)


def sell(box: Box, state: AfricaState, seat: Seat, action: Action, log: Log) -> bool:
    """AF-4.3; False if the action is not a sale."""
    if isinstance(action, SellShare):
        stock.sold(box, state, seat)
        pool.sell_share(box, state, seat, action.company, log)
    elif isinstance(action, SellPrivate):
        stock.sold(box, state, seat)
        pool.sell_private(box, state, seat, action.private, log)
    elif isinstance(action, SellBond):
        stock.sell_bond(box, state, seat, log)
    else:
        return False
    return True


def buy(box: Box, state: AfricaState, seat: Seat, action: Action, log: Log) -> bool:
    """AF-4.4, AF-4.5: True when the turn is over; with several sources only those who say so, or decline a card, end it."""
    more = stock.several_sources(box, state)
    if isinstance(action, Pass):
        stock.pass_turn(state, seat, action.flip != 0, log)
        return True
    if isinstance(action, BuyHand):
        stock.buy_hand(box, state, seat, action.card, log)
        return False
    if isinstance(action, BuyPool):
        stock.acted(state, seat)
        return pool.buy(box, state, seat, action.card, log) and not more
    if isinstance(action, BuyDiscard):
        stock.buy_discard(box, state, seat, action.card, log)
        return False
    if isinstance(action, TurnCard):
        state.stage = Stage.TURN
        return False
    if isinstance(action, BuyTurned):
        return stock.buy_turned(box, state, seat, log) and not more
    if isinstance(action, BuyBond):
        stock.buy_bond(box, state, seat, log)
        return not more
    if isinstance(action, DeclineTurned):
        stock.decline_turned(box, state, seat, log)
    return True
