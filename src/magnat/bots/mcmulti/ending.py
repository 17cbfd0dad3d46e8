"""MM-7 and MM-8 for the clerk: when to declare, and what to turn into cash before."""

from __future__ import annotations

from magnat.bots.mcmulti.desk import Desk, counts
from magnat.games.mcmulti.actions import SellAsset
from magnat.games.mcmulti.figures import KINDS


def settlement_prices(desk: Desk) -> list[int]:
    return desk.figures.economies[desk.figures.settlement_economy].sell


def can_finish(desk: Desk, sales: list[SellAsset]) -> bool:
    """With what this roll lets it sell, the clerk reaches the goal and comes out ahead."""
    if desk.view.declared is not None:
        return False
    raised = desk.cash + sum(desk.economy.sell[wish.kind] for wish in sales)
    return raised >= desk.view.goal and not somebody_ahead(desk, sales)


def somebody_ahead(desk: Desk, sales: list[SellAsset]) -> bool:
    prices = settlement_prices(desk)
    mine = desk.cash + sum(count * price for count, price in zip(desk.counts, prices, strict=True))
    mine += sum(max(0, desk.economy.sell[wish.kind] - prices[wish.kind]) for wish in sales)
    for company in desk.view.companies:
        if company.seat == desk.view.seat or company.cash is None:
            continue
        theirs = company.cash + sum(count * price for count, price in zip(counts(desk.view, company.seat), prices, strict=True))
        if theirs > mine:
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
