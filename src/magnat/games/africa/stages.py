"""Whom and what each stage of 18Africa waits for."""

from __future__ import annotations

from magnat.games.africa import control, setup
from magnat.games.africa.box import Box
from magnat.games.africa.state import NOTHING, AfricaState, Stage
from magnat.kernel.contract import Seat


def is_chance(state: AfricaState) -> bool:
    if state.to_turn > 0:
        return state.stage != Stage.OVER
    match state.stage:
        case Stage.DRAW_COMPANIES | Stage.DEAL_DIRECTORS | Stage.DEAL | Stage.RETURN | Stage.REDEAL | Stage.STARTER:
            return True
        case Stage.SPENDER | Stage.TURN:
            return True
    return False


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
