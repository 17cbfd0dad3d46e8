"""MM-7 and MM-8: the end of a turn, the declaration, the settlement and the winner."""

from __future__ import annotations

from magnat.games.mcmulti import assets, turn
from magnat.games.mcmulti.actions import KeepRest, SellAll, SellAsset
from magnat.games.mcmulti.box import Box
from magnat.games.mcmulti.facts import Declared, Ranked, Settled, SettlementBegan
from magnat.games.mcmulti.stages import Stage
from magnat.games.mcmulti.state import NOBODY, McMultiState, not_now
from magnat.kernel.contract import Action, Log, Refusal, Seat


def check_declare(box: Box, state: McMultiState, seat: Seat) -> Refusal | None:
    """MM-7.1"""
    if state.declared != NOBODY:
        return Refusal("MM-7.1", "already-declared")
    goal, cash = box.figures.goal, state.companies[seat].cash
    if cash < goal:
        return Refusal("MM-7.1", "goal-not-reached", goal, cash)
    return None


def declare(box: Box, state: McMultiState, seat: Seat, log: Log) -> None:
    """MM-7.1: every other player has exactly one more turn."""
    state.declared = seat
    if log.on:
        log.add(Declared("MM-7.1", seat))
    end_turn(box, state, log)


def end_turn(box: Box, state: McMultiState, log: Log) -> None:
    """MM-7.2: the dice pass clockwise; when they would come back to the declarer, the settlement begins."""
    following = state.land.following[state.active]
    if following == state.declared or last_round_over(box, state):
        begin_settlement(box, state, log)
    else:
        turn.begin(state, following, log)


def last_round_over(box: Box, state: McMultiState) -> bool:
    """Option `round_limit`: without a declaration the game is settled after this many rounds; 0 plays on for ever."""
    limit = box.choices.round_limit
    return limit > 0 and state.declared == NOBODY and state.turn >= limit * box.seats


def begin_settlement(box: Box, state: McMultiState, log: Log) -> None:
    """MM-8.1: everybody at the same time; whoever owns nothing is done."""
    state.stage = Stage.SETTLEMENT
    if log.on:
        log.add(SettlementBegan("MM-8.1"))
    for seat in range(box.seats):
        finish_if_empty(state, seat, log)
    end_if_settled(state, log)


def check(box: Box, state: McMultiState, seat: Seat, action: Action) -> Refusal | None:
    """MM-8.1"""
    if isinstance(action, SellAsset):
        return assets.check_standing(box, state, seat, action, "MM-8.1")
    return None if isinstance(action, SellAll) or isinstance(action, KeepRest) else not_now(state)


def apply(box: Box, state: McMultiState, seat: Seat, action: Action, log: Log) -> None:
    if isinstance(action, SellAll):
        sell_all(box, state, seat, log)
    else:
        keep_rest(state, seat, log)


def sell_one(box: Box, state: McMultiState, seat: Seat, wish: SellAsset, log: Log) -> None:
    """MM-8.1: at Depression prices."""
    assets.sell(box, state, seat, wish, box.figures.settlement_economy, "MM-8.1", log)
    finish_if_empty(state, seat, log)
    end_if_settled(state, log)


def sell_all(box: Box, state: McMultiState, seat: Seat, log: Log) -> None:
    """MM-8.1"""
    for place in state.land.owned[seat]:
        for kind, cells in enumerate(state.quadrants[place].sites):
            for cell in cells[:]:
                assets.sell(box, state, seat, box.sell_asset[place][kind][cell], box.figures.settlement_economy, "MM-8.1", log)
    finish_if_empty(state, seat, log)
    end_if_settled(state, log)


def keep_rest(state: McMultiState, seat: Seat, log: Log) -> None:
    """MM-8.1: selling is allowed, not demanded."""
    finish(state, seat, log)
    end_if_settled(state, log)


def finish_if_empty(state: McMultiState, seat: Seat, log: Log) -> None:
    if not assets.any_left(state, seat):
        finish(state, seat, log)


def finish(state: McMultiState, seat: Seat, log: Log) -> None:
    state.companies[seat].settled = True
    if log.on:
        log.add(Settled("MM-8.1", seat))


def end_if_settled(state: McMultiState, log: Log) -> None:
    for company in state.companies:
        if not company.settled:
            return
    state.stage = Stage.OVER
    if log.on:
        for seat, place in enumerate(places(state)):
            company = state.companies[seat]
            log.add(Ranked("MM-8.2", seat, place, company.cash, company.crude + company.gasoline))


def places(state: McMultiState) -> list[int]:
    """MM-8.2: most cash, then most barrels; whoever is equal in both shares the place."""
    ranks: list[int] = []
    for company in state.companies:
        better = 0
        for other in state.companies:
            if other.cash > company.cash:
                better += 1
            elif other.cash == company.cash and other.crude + other.gasoline > company.crude + company.gasoline:
                better += 1
        ranks.append(better + 1)
    return ranks
