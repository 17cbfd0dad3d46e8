"""MM-7 and MM-8 for the clerk: when to declare, and what to turn into cash before."""

from __future__ import annotations

from magnat.games.mcmulti.actions import SellAsset
from magnat.games.mcmulti.figures import KINDS
from tests.bots.mcmulti.clerk_1.situation import Situation, counts, value


def settlement_prices(situation: Situation) -> list[int]:
    return situation.figures.economies[situation.figures.settlement_economy].sell


def can_finish(situation: Situation, sales: list[SellAsset]) -> bool:
    """With what this roll lets it sell, the clerk reaches the goal, and nobody is known to be ahead."""
    if situation.view.declared is not None:
        return False
    raised = situation.cash + sum(situation.economy.sell[wish.kind] for wish in sales)
    return raised >= situation.view.goal and not somebody_ahead(situation, sales)


def somebody_ahead(situation: Situation, sales: list[SellAsset]) -> bool:
    """At the settlement, as far as cash is shown. Hidden cash is no reason to wait: who had the goal would have declared."""
    prices = settlement_prices(situation)
    mine = situation.cash + value(situation.counts, prices)
    mine += sum(max(0, situation.economy.sell[wish.kind] - prices[wish.kind]) for wish in sales)
    for company in situation.view.companies:
        if company.seat != situation.view.seat and company.cash is not None:
            if company.cash + value(counts(situation.view, company.seat), prices) > mine:
                return True
    return False


def last_sale(situation: Situation, sales: list[SellAsset]) -> SellAsset | None:
    """Before declaring: whatever brings more today than at the settlement; then what the goal still needs."""
    prices = settlement_prices(situation)
    gains = [situation.economy.sell[kind] - prices[kind] for kind in range(len(KINDS))]
    best = max(sales, key=lambda wish: gains[wish.kind], default=None)
    if best is not None and (gains[best.kind] > 0 or situation.cash < situation.view.goal):
        return best
    return None
