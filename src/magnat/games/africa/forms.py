"""Actions of 18Africa with free amounts or texts: bids, prices of trains, routes, and turns of tiles that look the same."""

from __future__ import annotations

from magnat.games.africa.agenda import is_chance, waits_for
from magnat.games.africa.rules import AfricaRules
from magnat.games.africa.stages import Stage
from magnat.games.africa.state import AfricaState
from magnat.kernel.contract import Seat
from magnat.kernel.game import Form
from magnat.rail.hexes import EDGES


def forms(rules: AfricaRules, state: AfricaState, seat: Seat) -> list[Form]:
    box = rules.box(state)
    if not 0 <= seat < box.seats or is_chance(state) or not waits_for(box, state, seat):
        return []
    match state.stage:
        case Stage.BID | Stage.CONCESSION_BID:
            return [Form("bid", "amount", state.high + 1, state.players[seat].cash)]
        case Stage.RUN:
            return [Form("run", "routes", 0, len(state.companies[state.company].trains))]
        case Stage.TRAINS:
            return [Form("offer-train", "price", box.figures.lowest_train_price, state.companies[state.company].cash)]
        case Stage.TRACK:
            return [Form("lay-tile", "rotation", 0, EDGES - 1)]
        case _:
            return []
