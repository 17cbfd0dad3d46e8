"""OC-8: what may change hands between companies, and when."""

from __future__ import annotations

from magnat.games.oilcity.box import Box
from magnat.games.oilcity.facts import HandedOver
from magnat.games.oilcity.figures import MONEY, THINGS
from magnat.games.oilcity.stages import Phase, Stage
from magnat.games.oilcity.state import Bundle, Company, OilCityState, nothing
from magnat.kernel.contract import Refusal


def is_open(state: OilCityState, company: int) -> bool:
    """OC-8.1: may the company deal? Asked for all of them at every input, so it makes no refusal."""
    if state.phase == Phase.TURN:
        return state.companies[company].stage != Stage.EXTRACTING
    return state.phase == Phase.EVENT


def check_open(state: OilCityState, company: int) -> Refusal | None:
    """OC-8.1: at any time, but not while the company extracts."""
    if is_open(state, company):
        return None
    return Refusal("OC-8.1", "extracting" if state.phase == Phase.TURN else "no-market-now")


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


# What others see of it


def handed_over(clause: str, one: int, other: int, given: Bundle, taken: Bundle) -> HandedOver | None:
    """Decision 5: what lies open goes over before everybody's eyes, however it was agreed on; None if nothing does.

    One side's wax for as much of the other's changes nothing on the tables. Whoever gives comes first; if both do, the first company.
    """
    there, back = visible(given, taken), visible(taken, given)
    if there.empty() and back.empty():
        return None
    if there.empty() or (other < one and not back.empty()):
        return HandedOver(clause, other, one, back.text(), there.text())
    return HandedOver(clause, one, other, there.text(), back.text())


def visible(given: Bundle, taken: Bundle) -> Bundle:
    """What a side has less of afterwards; its cash lies open to nobody else."""
    less = nothing()
    for thing in range(len(THINGS)):
        if thing != MONEY:
            less[thing] = max(0, given.things[thing] - taken.things[thing])
    return Bundle(less, given.plots)
