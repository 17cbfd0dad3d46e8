"""Whom and what a table of Oil City waits for: many seats at once, each company in a stage of its own (OC-10.1)."""

from __future__ import annotations

from magnat.games.oilcity import deals
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.exchange import is_open
from magnat.games.oilcity.stages import Phase, Stage
from magnat.games.oilcity.state import OilCityState
from magnat.kernel.contract import Chance, Decision, Seat


def handed_over(state: OilCityState, seat: Seat) -> bool:
    """Does a partner act for this seat? The program does so through the seat itself."""
    return state.holders[seat] >= 0 and state.holders[seat] != seat


def ask_market(box: Box, state: OilCityState, decisions: list[Decision]) -> None:
    """OC-8: who may deal, and the bankers who may judge broken promises; nobody waits for any of them. To say no there is always time."""
    for company, members in enumerate(box.members):
        if is_open(state, company) or deals.may_say_no(box, state, company):
            for seat in members:
                if not handed_over(state, seat):
                    decisions.append(box.may_deal[seat])
    for owing in state.promises:
        if owing.broken:
            decisions.append(Decision(box.banker_1, "judge", "OC-8.3", False))
            decisions.append(Decision(box.banker_2, "judge", "OC-8.3", False))
            break


def plot_draws(state: OilCityState, clause: str) -> list[Chance]:
    """OC-2.2, OC-5.8: the next plot of every company that is being dealt some; what one draws, the next cannot."""
    for company, own in enumerate(state.companies):
        if own.to_draw > 0 and (state.phase == Phase.FIRST_PLOTS or own.stage == Stage.DRAWING):
            return [Chance("plot-card", clause, state.plots_left[:], company)]
    return []


def ask_partners(box: Box, state: OilCityState, company: int, asked: list[Decision], decisions: list[Decision]) -> None:
    """Every partner is asked, unless the seat was handed to another one or has confirmed; the program answers for seats left to it."""
    nobody = not state.companies[company].confirmed
    for seat in box.members[company]:
        if not handed_over(state, seat) and (nobody or not state.has_confirmed(company, seat)):
            decisions.append(asked[seat])
