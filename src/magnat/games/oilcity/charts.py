"""The numbers of Oil City that are worth a chart or a row of the leader's table, read from what somebody sees."""

from __future__ import annotations

from magnat.games.oilcity.view import OilCityView
from magnat.kernel.game import Progress, Reading, Standing

STEPS = {
    "A": ("event",),
    "B": ("investing", "laid", "service", "drawing", "returning"),
    "C": ("preparing", "ready", "extracting"),
    "D": ("selling", "stamping", "done"),
}
"""OC-4 to OC-7: the phases of a turn, by their letters, and the stages that belong to them."""


def readings(view: OilCityView) -> list[Reading]:
    """The companies' cash and points, and what the goods bring this turn."""
    cash = [Reading("cash", "company", it.company, it.money) for it in view.companies]
    value = [Reading("points", "company", it.company, None if it.points is None else sum(it.points.values())) for it in view.companies]
    price = [Reading("price", "thing", good, amount if view.event is not None else None) for good, amount in view.prices.items()]
    return [*cash, *value, *price]


def standings(view: OilCityView) -> list[Standing]:
    """Where each company is in the turn; between two turns all of them wait for the event."""
    found = []
    for it in view.companies:
        stage = it.stage if view.phase == "turn" else view.phase
        step = next((letter for letter, stages in STEPS.items() if stage in stages), "")
        found.append(Standing(it.company, stage, step, None if it.points is None else sum(it.points.values()), it.money))
    return found


def progress(view: OilCityView) -> Progress:
    return Progress(view.turn, view.turns)
