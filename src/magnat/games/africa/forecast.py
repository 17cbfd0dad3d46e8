"""AF-7.1, AF-10.1: what a move means for the economy and for the end of the game, read off the views before and after it."""

from __future__ import annotations

from magnat.games.africa.figures import ECONOMIES
from magnat.games.africa.rules import AfricaRules
from magnat.games.africa.view import AfricaView
from magnat.kernel.game import Forecast

NO_MORE = -1


def forecast(rules: AfricaRules, before: AfricaView, after: AfricaView) -> list[Forecast]:
    """Certificates that come into the pool or leave it move the economy; a bank that pays comes nearer to its end."""
    found: list[Forecast] = []
    if before.pool_certificates != after.pool_certificates:
        found.append(economy(rules, before.pool_certificates, after.pool_certificates))
    paid = before.bank - after.bank
    if paid > 0 and before.turn.revenue > 0 and before.stage == "dividend":
        found.append(("bank", {"left": max(0, after.bank), "paid": paid}))
    return found


def economy(rules: AfricaRules, before: int, after: int) -> Forecast:
    """The state by the pool alone: in the first rounds it is fixed, and counts from then on. `next`: the pool at which it changes again."""
    now, then = by_pool(rules, before), by_pool(rules, after)
    states = rules.figures.economies
    further = states[then + 1].pool if then + 1 < len(states) else NO_MORE
    numbers: dict[str, int | str] = {"pool": after, "was": ECONOMIES[now], "economy": ECONOMIES[then], "next": further}
    return ("economy-same" if now == then else "economy-changes", numbers)


def by_pool(rules: AfricaRules, certificates: int) -> int:
    return max(number for number, state in enumerate(rules.figures.economies) if certificates >= state.pool)
