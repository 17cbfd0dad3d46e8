"""MM-7 and MM-8 for the clerk: when to declare, and what to turn into cash before."""

from __future__ import annotations

from magnat.bots.mcmulti.desk import Desk, counts, value
from magnat.games.mcmulti.actions import SellAsset
from magnat.games.mcmulti.figures import KINDS


def settlement_prices(desk: Desk) -> list[int]:
    return desk.figures.economies[desk.figures.settlement_economy].sell


def can_finish(desk: Desk, sales: list[SellAsset]) -> bool:
    """With what this roll lets it sell, the clerk reaches the goal, and nobody is known to be ahead."""
    if desk.view.declared is not None:
        return False
    raised = desk.cash + sum(desk.economy.sell[wish.kind] for wish in sales)
    return raised >= desk.view.goal and not somebody_ahead(desk, sales)


def somebody_ahead(desk: Desk, sales: list[SellAsset]) -> bool:
    """At the settlement, as far as cash is shown. Hidden cash is no reason to wait: who had the goal would have declared."""
    prices = settlement_prices(desk)
    mine = desk.cash + value(desk.counts, prices)
    mine += sum(max(0, desk.economy.sell[wish.kind] - prices[wish.kind]) for wish in sales)
    for company in desk.view.companies:
        if company.seat != desk.view.seat and company.cash is not None:
            if company.cash + value(counts(desk.view, company.seat), prices) > mine:
                return True
    return False


def last_sale(desk: Desk, sales: list[SellAsset]) -> SellAsset | None:
    """Before declaring: whatever brings more today than at the settlement; then what the goal still needs."""
    prices = settlement_prices(desk)
    gains = [desk.economy.sell[kind] - prices[kind] for kind in range(len(KINDS))]
    best = max(sales, key=lambda wish: gains[wish.kind], default=None)
    if best is not None and (gains[best.kind] > 0 or desk.cash < desk.view.goal):
        return best
    return None
