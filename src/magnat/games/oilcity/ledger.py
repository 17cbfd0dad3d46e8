"""What every fact of Oil City moved: the book-keeping that the contract tests check against the position (promise 7)."""

from __future__ import annotations

from collections import Counter

from magnat.games.oilcity import facts
from magnat.games.oilcity.bundle_text import read_bundle
from magnat.games.oilcity.figures import PIECES, THINGS
from magnat.games.oilcity.state import OilCityState
from magnat.kernel.contract import Fact


def totals(state: OilCityState) -> dict[str, int]:
    counted = {f"{thing} bank": amount for thing, amount in zip(THINGS, state.bank, strict=True)}
    counted["plot bank"] = sum(state.plots_left)
    for company, own in enumerate(state.companies):
        for thing, amount in zip(THINGS, own.store, strict=True):
            counted[f"{thing} {company}"] = amount
        counted[f"plot {company}"] = len(own.plots)
        standing = Counter(piece for plot in own.plots for piece in plot.fields)
        for piece in PIECES:
            counted[f"{THINGS[piece]} standing {company}"] = standing[piece]
    return counted


def moved(fact: Fact) -> dict[str, int]:
    match fact:
        case facts.PlotDrawn():
            return between("plot", 1, "bank", fact.company)
        case facts.PlotReturned():
            return between("plot", 1, fact.company, "bank")
        case facts.Bought():
            bought = {} if fact.order == "plot" else between(fact.order, fact.amount, "bank", fact.company)
            return add(bought, between("money", fact.price, fact.company, "bank"))
        case facts.PedlarSold():
            return add(goods(fact.wax, fact.gas, fact.kerosene, fact.company), between("money", fact.price, "bank", fact.company))
        case facts.CrudeRefined():
            return add(between("crude", fact.crude, fact.company, "bank"), between("kerosene", fact.kerosene, "bank", fact.company))
        case facts.PiecePut():
            return {f"{fact.piece} {fact.company}": -1, f"{fact.piece} standing {fact.company}": 1}
        case facts.PieceLifted():
            return {f"{fact.piece} {fact.company}": 1, f"{fact.piece} standing {fact.company}": -1}
        case facts.Extracted():
            won = goods(-fact.wax, -fact.gas, -fact.kerosene, fact.company)
            return add(won, between("crude", fact.crude, "bank", fact.company))
        case facts.DrillersGone():
            return {f"driller standing {fact.company}": -fact.drillers, "driller bank": fact.drillers}
        case facts.Sold():
            sold = add(goods(fact.wax, fact.gas, fact.kerosene, fact.company), between("wagon", fact.wagons, fact.company, "bank"))
            return add(sold, between("money", fact.price, "bank", fact.company))
        case facts.DealDone() | facts.HandedOver():
            return add(handed(fact.give, fact.giver, fact.taker), handed(fact.take, fact.taker, fact.giver))
        case facts.PromiseKept() | facts.PromisePartKept() | facts.PromiseCollected() | facts.PromiseEnforced():
            return handed(fact.owed, fact.debtor, fact.creditor)
        case _:
            return {}


def between(thing: str, amount: int, giver: int | str, taker: int | str) -> dict[str, int]:
    return {f"{thing} {giver}": -amount, f"{thing} {taker}": amount}


def goods(wax: int, gas: int, kerosene: int, company: int) -> dict[str, int]:
    """Sold goods go to the bank; negative ones come from it."""
    return add(
        add(between("wax", wax, company, "bank"), between("gas", gas, company, "bank")), between("kerosene", kerosene, company, "bank")
    )


def handed(text: str, giver: int, taker: int) -> dict[str, int]:
    bundle = read_bundle(text)
    total = between("plot", len(bundle.plots), giver, taker)
    for thing, amount in zip(THINGS, bundle.things, strict=True):
        total = add(total, between(thing, amount, giver, taker))
    return total


def add(one: dict[str, int], other: dict[str, int]) -> dict[str, int]:
    return {name: one.get(name, 0) + other.get(name, 0) for name in [*one, *(name for name in other if name not in one)]}
