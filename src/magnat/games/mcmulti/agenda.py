"""Whom and what each stage of McMulti waits for."""

from __future__ import annotations

from magnat.games.mcmulti import neighbours, warming
from magnat.games.mcmulti.box import Box
from magnat.games.mcmulti.stages import STAGES, Stage
from magnat.games.mcmulti.state import McMultiState
from magnat.kernel.contract import Decision, Seat


def is_chance(state: McMultiState) -> bool:
    match state.stage:
        case Stage.STARTING_PLAYER | Stage.FIRST_LIKELY | Stage.FIRST_UNLIKELY | Stage.ROLL | Stage.NEW_CARD | Stage.DIFFERENCE_DIE:
            return True
    return False


def waiting_seat(box: Box, state: McMultiState) -> Seat:
    """The one seat that a stage waits for; taxes and the settlement wait for several."""
    match state.stage:
        case Stage.STATIONS | Stage.REFINERIES | Stage.WELLS | Stage.RIGS:
            return neighbours.running_seat(box, state)
        case Stage.FEE:
            return warming.fee_payer(state)
    return state.active


def waits_for(box: Box, state: McMultiState, seat: Seat) -> bool:
    match state.stage:
        case Stage.TAX:
            return state.companies[seat].debt > 0
        case Stage.SETTLEMENT:
            return not state.companies[seat].settled
    return waiting_seat(box, state) == seat


def decisions(box: Box, state: McMultiState) -> list[Decision]:
    """Who must choose now, and who may pay for an idle refinery meanwhile (MM-9.2)."""
    wanted: list[Decision] = []
    row = STAGES[state.stage]
    match state.stage:
        case Stage.TAX:
            for seat, company in enumerate(state.companies):
                if company.debt > 0:
                    wanted.append(Decision(seat, row.decision, row.clause))
        case Stage.SETTLEMENT:
            for seat, company in enumerate(state.companies):
                if not company.settled:
                    wanted.append(Decision(seat, row.decision, row.clause))
            return wanted
        case _:
            wanted.append(Decision(waiting_seat(box, state), row.decision, row.clause))
    if state.warming and state.stage != Stage.FEE:
        for seat in range(box.seats):
            if warming.may_free(state, seat):
                wanted.append(Decision(seat, "free-refinery", "MM-9.2", False))
    return wanted
