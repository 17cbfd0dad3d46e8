"""Amounts that a player may fill in: the voluntary steps of production (MM-4.5)."""

from __future__ import annotations

from magnat.games.mcmulti import production
from magnat.games.mcmulti.agenda import is_chance, waits_for
from magnat.games.mcmulti.rules import McMultiRules
from magnat.games.mcmulti.stages import Stage
from magnat.games.mcmulti.state import McMultiState
from magnat.kernel.contract import Seat
from magnat.kernel.game import Form


def forms(rules: McMultiRules, state: McMultiState, seat: Seat) -> list[Form]:
    box = rules.box(state)
    if is_chance(state) or not 0 <= seat < box.seats or not waits_for(box, state, seat):
        return []
    match state.stage:
        case Stage.STATIONS:
            return [Form("sell-fuel", "barrels", 0, production.most_fuel(box, state))]
        case Stage.REFINERIES:
            return [Form("refine", "barrels", 0, production.most_refined(box, state))]
        case Stage.WELLS:
            return [Form("pump", "barrels", 0, production.most_pumped(box, state))]
        case _:
            return []
