"""OC-6, phase C: one die per plot; pumps, rigs, distilleries and fans beside a field change what it gives."""

from __future__ import annotations

from magnat.games.oilcity.box import Box
from magnat.games.oilcity.facts import DrillersGone, Extracted, ExtractionBegan
from magnat.games.oilcity.figures import CRUDE, DISTILLERY, DRILLER, EMPTY, FAN, GAS, KEROSENE, PUMP, RIG, TOWER, WAX
from magnat.games.oilcity.stages import Stage
from magnat.games.oilcity.state import OilCityState, Plot, nothing
from magnat.kernel.contract import Log


def begin(state: OilCityState, company: int, log: Log) -> None:
    """OC-6.2: from now on nothing on the plots may change. A company without plots goes straight to the sale."""
    own = state.companies[company]
    own.stage = Stage.EXTRACTING
    if log.on:
        log.add(ExtractionBegan("OC-6.3", company))
    end_if_all_rolled(state, company)


def next_plot(state: OilCityState, company: int) -> Plot | None:
    """The first plot whose die has not been rolled this turn: a plot extracts once a turn, whoever owns it."""
    for plot in state.companies[company].plots:
        if plot.rolled < state.turn:
            return plot
    return None


def due(state: OilCityState, company: int) -> bool:
    """OC-6.9: is the die of the company's next plot to be rolled? A person as banker announces every plot first (but OC-10.4)."""
    own = state.companies[company]
    return own.stage == Stage.EXTRACTING and (own.rolling or not state.by_hand(1))


def roll(box: Box, state: OilCityState, company: int, shows: int, log: Log) -> None:
    """OC-6.3: the die decides for the company's next plot."""
    own, plot = state.companies[company], next_plot(state, company)
    assert plot is not None
    won = yields(box, plot, shows)
    short = 0
    for good in (WAX, GAS, KEROSENE, CRUDE):
        given = won[good] if box.unlimited[good] else min(won[good], state.bank[good])
        short += won[good] - given
        won[good] = given
        state.bank[good] -= given
        own.store[good] += given
    plot.rolled = state.turn
    own.rolling = False
    if log.on:
        log.add(Extracted("OC-6.3", company, plot.number, shows, won[WAX], won[GAS], won[KEROSENE], won[CRUDE], short))
    drillers_go(box, state, company, plot, log)
    end_if_all_rolled(state, company)


def expected(box: Box, plot: Plot) -> list[int]:
    """OC-6.3: what a plot gives on average, by good; times the sum of the weights of the die, so that numbers stay whole."""
    total = nothing()
    for shows, weight in enumerate(box.figures.face_weights):
        for good, units in enumerate(yields(box, plot, shows)):
            total[good] += units * weight
    return total


def yields(box: Box, plot: Plot, shows: int) -> list[int]:
    """OC-6.3 to OC-6.6: what a plot gives for a number on the die, by good."""
    won = nothing()
    deposits = box.figures.plots[plot.card].deposits
    for field, piece in enumerate(plot.fields):
        if piece == TOWER or piece == DRILLER:
            units = field_yield(box, plot, field, shows)
            if deposits[field] == CRUDE and reached(box, plot, field, DISTILLERY):
                won[KEROSENE] += units
            else:
                won[deposits[field]] += units
    return won


def field_yield(box: Box, plot: Plot, field: int, shows: int) -> int:
    """OC-6.4, OC-6.5: a pump turns water into 1; a rig then adds one to any number but water, for towers only."""
    units = shows
    if units == 0 and reached(box, plot, field, PUMP):
        units = 1
    if units > 0 and plot.fields[field] == TOWER and reached(box, plot, field, RIG):
        units += 1
    return units


def reached(box: Box, plot: Plot, field: int, improvement: int) -> bool:
    """OC-3.4: such an improvement shares a side with the field; a second one adds nothing."""
    for other in box.figures.beside[field]:
        if plot.fields[other] == improvement:
            return True
    return False


def drillers_go(box: Box, state: OilCityState, company: int, plot: Plot, log: Log) -> None:
    """OC-6.7: drillers without a fan beside them return to the bank, whatever the die showed."""
    gone = 0
    for field, piece in enumerate(plot.fields):
        if piece == DRILLER and not reached(box, plot, field, FAN):
            plot.fields[field] = EMPTY
            gone += 1
    state.bank[DRILLER] += gone
    if log.on and gone > 0:
        log.add(DrillersGone("OC-6.7", company, plot.number, gone))


def end_if_all_rolled(state: OilCityState, company: int) -> None:
    if next_plot(state, company) is None:
        state.companies[company].stage = Stage.SELLING
