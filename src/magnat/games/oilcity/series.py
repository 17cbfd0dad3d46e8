"""The numbers of Oil City that are worth a chart, read from what somebody sees."""

from __future__ import annotations

from magnat.games.oilcity.view import OilCityView
from magnat.kernel.game import Reading


def readings(view: OilCityView) -> list[Reading]:
    """The companies' cash and points, and what the goods bring this turn."""
    cash = [Reading("cash", "company", it.company, it.money) for it in view.companies]
    value = [Reading("points", "company", it.company, None if it.points is None else sum(it.points.values())) for it in view.companies]
    price = [Reading("price", "thing", good, amount if view.event is not None else None) for good, amount in view.prices.items()]
    return [*cash, *value, *price]
