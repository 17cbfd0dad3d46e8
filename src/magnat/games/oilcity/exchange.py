"""OC-8: what may change hands between companies, and when."""

from __future__ import annotations

from magnat.games.oilcity.box import Box
from magnat.games.oilcity.figures import MONEY, THINGS
from magnat.games.oilcity.stages import Phase, Stage
from magnat.games.oilcity.state import Bundle, Company, OilCityState
from magnat.kernel.contract import Refusal


def check_open(state: OilCityState, company: int) -> Refusal | None:
    """OC-8.1: at any time, but not while the company extracts."""
    if state.phase != Phase.TURN and state.phase != Phase.EVENT:
        return Refusal("OC-8.1", "no-market-now")
    if state.phase == Phase.TURN and state.companies[company].stage == Stage.EXTRACTING:
        return Refusal("OC-8.1", "extracting")
    return None


def check_has(own: Company, bundle: Bundle) -> Refusal | None:
    """OC-8.2: what is to change hands is there: in the store, or a plot on which nothing stands."""
    for thing in range(len(THINGS)):
        if bundle.things[thing] > own.store[thing]:
            return Refusal("OC-8.2", "not-in-store", bundle.things[thing], own.store[thing])
    for number in bundle.plots:
        plot = own.plot(number)
        if plot is None:
            return Refusal("OC-8.2", "not-your-plot")
        if not plot.bare():
            return Refusal("OC-8.2", "plot-not-bare")
        if number in own.fresh and own.shown > 0:
            return Refusal("OC-5.8", "plot-only-shown")
    return None


def check_bundle(box: Box, bundle: Bundle) -> Refusal | None:
    """Whole, positive numbers, money in whole notes (OC-1.6), and every plot once."""
    for count in bundle.things:
        if count < 0:
            return Refusal("OC-8.1", "negative-amount")
    if bundle.things[MONEY] % box.figures.note != 0:
        return Refusal("OC-1.6", "whole-notes", box.figures.note, bundle.things[MONEY])
    for index, number in enumerate(bundle.plots):
        if not 0 <= number < box.figures.plot_numbers or number in bundle.plots[:index]:
            return Refusal("OC-8.1", "no-such-plot")
    return None


def move(state: OilCityState, giver: int, taker: int, bundle: Bundle) -> None:
    """Everything in the bundle changes hands."""
    here, there = state.companies[giver], state.companies[taker]
    for thing in range(len(THINGS)):
        here.store[thing] -= bundle.things[thing]
        there.store[thing] += bundle.things[thing]
    for number in bundle.plots:
        plot = here.plot(number)
        assert plot is not None
        here.plots.remove(plot)
        there.plots.append(plot)
