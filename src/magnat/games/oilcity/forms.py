"""Actions of Oil City with free amounts or texts: sales, whole layouts, offers, names, seats; and those that nobody waits for."""

from __future__ import annotations

from magnat.games.oilcity import bankers_round, events
from magnat.games.oilcity.agenda import handed_over
from magnat.games.oilcity.exchange import check_open
from magnat.games.oilcity.figures import GAS, KEROSENE, MONEY, THINGS, WAGON, WAX
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.stages import Phase, Stage
from magnat.games.oilcity.state import OilCityState
from magnat.kernel.contract import Seat
from magnat.kernel.game import Form


def forms(rules: OilCityRules, state: OilCityState, seat: Seat) -> list[Form]:
    box = rules.box(state)
    if not 0 <= seat < box.seats or state.phase == Phase.OVER:
        return []
    if seat >= box.players:
        found = [Form("set-banker", "person", 0, 1), Form("hand-over", "to", -1, box.players - 1)]
        if True in state.bankers:
            found.append(Form("leave-routine", "program", 0, 1))
        if seat == box.banker_2 and events.check_end_after_turn(box, state) is None:
            found.append(Form("end-after-turn"))
        if seat == box.banker_2 and events.check_end_now(state) is None:
            found.append(Form("end-now"))
        return found
    found = [Form("hand-over", "to", -1, box.players - 1)]
    if handed_over(state, seat):
        return found
    found.append(Form("name-company", "name", 1, box.figures.longest_name))
    own = state.companies[box.company_of[seat]]
    if state.phase == Phase.TURN and own.stage == Stage.SELLING:
        fields = ((WAX, "wax"), (GAS, "gas"), (KEROSENE, "kerosene"), (WAGON, "wagons"))
        found += [Form("sell", field, 0, own.store[thing]) for thing, field in fields]
    if state.phase == Phase.TURN and own.stage == Stage.PREPARING:
        found.append(Form("arrange", "layout", 0, box.fields * len(own.plots)))
    if bankers_round.check_reconsider(state, seat, box.company_of[seat]) is None:
        found.append(Form("reconsider"))
    if check_open(state, box.company_of[seat]) is None:
        found += [
            Form("make-offer", THINGS[thing], 0, own.store[thing], box.figures.note if thing == MONEY else 1)
            for thing in range(len(THINGS))
        ]
    return found
