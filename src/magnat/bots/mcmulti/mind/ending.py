"""MM-7 and MM-8 for bots: when to declare, and what to turn into cash before."""

from __future__ import annotations

from magnat.bots.mcmulti.mind.situation import Situation, counts, value
from magnat.games.mcmulti.actions import SellAsset
from magnat.games.mcmulti.state import NOBODY


def settlement_prices(situation: Situation) -> list[int]:
    return situation.figures.economies[situation.figures.settlement_economy].sell


def can_finish(situation: Situation, sales: list[SellAsset]) -> bool:
    """With what this roll lets it sell, it reaches the goal, and nobody is known to be ahead."""
    if situation.state.declared != NOBODY:
        return False
    raised = situation.cash
    for wish in sales:
        raised += situation.economy.sell[wish.kind]
    return raised >= situation.figures.goal and not somebody_ahead(situation, sales)


def somebody_ahead(situation: Situation, sales: list[SellAsset]) -> bool:
    """At the settlement, as far as cash is shown. Hidden cash is no reason to wait: whoever had reached the goal would have declared."""
    if not situation.open_cash:
        return False
    prices = settlement_prices(situation)
    mine = situation.cash + value(situation.counts, prices)
    for wish in sales:
        mine += max(0, situation.economy.sell[wish.kind] - prices[wish.kind])
    for seat, company in enumerate(situation.state.companies):
        if seat != situation.seat and company.cash + value(counts(situation.state, seat), prices) > mine:
            return True
    return False


def last_sale(situation: Situation, sales: list[SellAsset]) -> SellAsset | None:
    """Before declaring: whatever brings more today than at the settlement; then what the goal still needs."""
    prices, best, most = settlement_prices(situation), None, 0
    for wish in sales:
        gain = situation.economy.sell[wish.kind] - prices[wish.kind]
        if best is None or gain > most:
            best, most = wish, gain
    return best if best is not None and (most > 0 or situation.cash < situation.figures.goal) else None
