"""The numbers of McMulti that are worth a chart, read from what somebody sees."""

from __future__ import annotations

from magnat.games.mcmulti.view import CompanyView, McMultiView, QuadrantView
from magnat.kernel.game import Reading


def readings(view: McMultiView) -> list[Reading]:
    """Cash; cash and assets at today's selling prices less debt; what a barrel costs, and what the consumers pay."""
    cash = [Reading("cash", "seat", company.seat, company.cash) for company in view.companies]
    value = [Reading("value", "seat", company.seat, worth(view, company)) for company in view.companies]
    return [*cash, *value, *prices(view)]


def worth(view: McMultiView, company: CompanyView) -> int | None:
    if company.cash is None:
        return None
    return company.cash - company.debt + sum(assets(view, view.quadrants[place]) for place in company.quadrants)


def assets(view: McMultiView, quadrant: QuadrantView) -> int:
    owned = {"rig": quadrant.rig, "station": quadrant.station, "refinery": quadrant.refinery, "well": quadrant.well}
    return sum(len(cells) * view.economy.sell[kind] for kind, cells in owned.items())


def prices(view: McMultiView) -> list[Reading]:
    """Nothing where nothing can be bought."""
    asked = {
        "domestic-crude": view.domestic.crude.buy,
        "foreign-crude": view.foreign.crude.buy,
        "domestic-gasoline": view.domestic.gasoline.buy,
        "foreign-gasoline": view.foreign.gasoline.buy,
        "consumer": view.consumer.pays,
    }
    return [Reading("price", "thing", name, price or None) for name, price in asked.items()]
