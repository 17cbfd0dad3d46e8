"""The numbers of 18Africa that are worth a chart, read from what somebody sees."""

from __future__ import annotations

from magnat.games.africa.view import AfricaView, CompanyView
from magnat.kernel.game import Reading


def readings(view: AfricaView) -> list[Reading]:
    """The players' cash and what would count if the game ended now (AF-10); the companies' share prices and treasuries."""
    cash = [Reading("cash", "seat", it.seat, it.cash) for it in view.players]
    value = [Reading("value", "seat", it.seat, it.worth) for it in view.players]
    price = [Reading("share-price", "company", it.company, it.price if operates(it) else None) for it in view.companies]
    treasury = [Reading("treasury", "company", it.company, it.cash if operates(it) else None) for it in view.companies]
    return [*cash, *value, *price, *treasury]


def operates(company: CompanyView) -> bool:
    """Before it starts and after it has left the game a company has no price."""
    return company.status == "running"
