"""Whom and what each stage of 18Africa waits for."""

from __future__ import annotations

from typing import Final

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


DECISIONS: Final = [
    "", "", "", "keep", "", "", "", "nominate", "bid", "", "initial-turn", "take-priority", "stock-turn", "", "turned-card", "choose-city",
    "lay-track", "place-token", "run-trains", "pay-or-withhold", "trains", "answer-offer", "shares", "bid-concession",
    "choose-concession", "",
]  # fmt: skip
CLAUSES: Final = [
    "AF-1.3", "AF-11.2", "AF-1.6", "AF-2.1", "AF-11.2", "AF-11.2", "AF-2.2", "AF-2.2", "AF-2.2", "AF-2.3", "AF-3.2", "AF-4.1",
    "AF-4.4", "AF-4.4", "AF-4.4",
    "AF-6.12", "AF-6.4", "AF-7.3", "AF-7.4", "AF-8.1", "AF-8.5", "AF-8.5", "AF-8.7", "AF-3.3", "AF-3.3", "AF-10.1",
]  # fmt: skip
