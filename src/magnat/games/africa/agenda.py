"""Whom and what each stage of 18Africa waits for."""

from __future__ import annotations

from magnat.games.africa import auction, control, setup
from magnat.games.africa.box import Box
from magnat.games.africa.stages import Stage
from magnat.games.africa.state import NOTHING, AfricaState
from magnat.kernel.contract import Chance, Seat


def is_chance(state: AfricaState) -> bool:
    if state.to_turn > 0:
        return state.stage != Stage.OVER
    match state.stage:
        case Stage.DRAW_COMPANIES | Stage.DEAL_DIRECTORS | Stage.DEAL | Stage.RETURN | Stage.REDEAL | Stage.STARTER:
            return True
        case Stage.SPENDER | Stage.TURN:
            return True
    return False


def chance(box: Box, state: AfricaState) -> Chance:
    """The draw or the die that is due."""
    if state.to_turn > 0:
        return Chance("deck-card", "AF-4.4", state.deck[:])
    match state.stage:
        case Stage.DRAW_COMPANIES:
            return Chance("company", "AF-1.3", setup.company_weights(state))
        case Stage.DEAL_DIRECTORS:
            return Chance("dealt-card", "AF-11.2", setup.director_weights(box, state), setup.next_to_deal(state))
        case Stage.DEAL:
            return Chance("dealt-card", "AF-1.6", state.deck[:], setup.next_to_deal(state))
        case Stage.RETURN:
            return Chance("returned-card", "AF-11.2", state.pile[:])
        case Stage.REDEAL:
            return Chance("auction-card", "AF-11.2", state.deck[:])
        case Stage.STARTER:
            return Chance("starting-player", "AF-2.2", [1] * len(state.players))
        case Stage.SPENDER:
            return Chance("spender-die", "AF-2.3" if state.resume == Stage.NOMINATE else "AF-3.2", auction.spender_weights(state))
    return Chance("deck-card", "AF-4.4", state.deck[:])


def waiting_seat(box: Box, state: AfricaState) -> Seat:
    """The one seat that a stage waits for; while cards are chosen, all seats are."""
    match state.stage:
        case Stage.CITY:
            return control.controller(box, state, state.choosing[0])
        case Stage.OFFER:
            return control.controller(box, state, state.seller)
    return state.active if state.company == NOTHING else control.controller(box, state, state.company)


def waits_for(box: Box, state: AfricaState, seat: Seat) -> bool:
    match state.stage:
        case Stage.KEEP:
            return setup.chooses(box, state, seat)
        case Stage.OVER:
            return False
    return waiting_seat(box, state) == seat
