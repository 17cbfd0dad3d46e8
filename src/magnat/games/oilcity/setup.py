"""OC-2: set-up: every company's money, gifts and first plots."""

from __future__ import annotations

from magnat.games.oilcity import bank, plots
from magnat.games.oilcity.box import BANKERS, Box
from magnat.games.oilcity.figures import MONEY, PLOT
from magnat.games.oilcity.stages import Phase
from magnat.games.oilcity.state import Company, OilCityState, nothing
from magnat.kernel.contract import Log


def lay_out(box: Box) -> OilCityState:
    """OC-2.1 to OC-2.3; the landowners' plots are drawn afterwards."""
    figures = box.figures
    state = OilCityState(
        [Company(nothing(), [], [], [], []) for _ in range(box.companies)],
        figures.components[:],
        [card.copies for card in figures.plots],
        [number for number, event in enumerate(figures.events) if event.in_deck],
        [],
        list(range(box.players)),
        [False] * BANKERS,
        [],
        [],
    )
    for company, seats in enumerate(box.members):
        bank.give(state, state.companies[company], MONEY, figures.money)
        for seat in seats:
            gift = figures.gifts[box.professions[seat]]
            if gift == PLOT:
                state.companies[company].to_draw += 1
            else:
                bank.give(state, state.companies[company], gift, 1)
    return state


def first_plot(box: Box, state: OilCityState, company: int, card: int, log: Log) -> None:
    """OC-2.2: a landowner brings a plot."""
    plots.draw(box, state, company, card, "OC-2.2", log)
    for other in state.companies:
        if other.to_draw > 0:
            return
    state.phase = Phase.EVENT
