"""What every fact moved: the book-keeping that the contract tests check against the position (promise 7)."""

from __future__ import annotations

from magnat.games.mcmulti import facts
from magnat.games.mcmulti.figures import GOODS, KINDS, MARKETS
from magnat.games.mcmulti.state import McMultiState
from magnat.kernel.contract import Fact


def totals(state: McMultiState) -> dict[str, int]:
    counted: dict[str, int] = {"consumer": state.consumer_barrels}
    for seat, company in enumerate(state.companies):
        counted[f"cash {seat}"] = company.cash
        counted[f"crude {seat}"] = company.crude
        counted[f"gasoline {seat}"] = company.gasoline
    for market, where in enumerate(MARKETS):
        for good, what in enumerate(GOODS):
            counted[f"{where} {what}"] = state.barrels[market * 2 + good]
    for place, part in enumerate(state.quadrants):
        for kind, cells in zip(KINDS, part.sites, strict=True):
            counted[f"{kind} {place}"] = len(cells)
        counted[f"idle {place}"] = len(part.idle)
    return counted


def moved(fact: Fact) -> dict[str, int]:
    match fact:
        case facts.BarrelBought():
            return {f"cash {fact.seat}": -fact.price, f"{fact.market} {fact.good}": -1, f"{fact.good} {fact.seat}": 1}
        case facts.BarrelSold():
            return {f"cash {fact.seat}": fact.price, f"{fact.market} {fact.good}": 1, f"{fact.good} {fact.seat}": -1}
        case facts.TaxPaid():
            return {f"cash {fact.seat}": -fact.price}
        case facts.BarrelsLost():
            return {f"{fact.market} {fact.good}": -fact.barrels}
        case facts.BarrelsMoved():
            return {f"foreign {fact.good}": -fact.barrels, f"domestic {fact.good}": fact.barrels}
        case facts.RefineryStopped():
            return {f"idle {fact.quadrant}": 1}
        case facts.RefineryFreed():
            return {f"cash {fact.seat}": -fact.price, f"idle {fact.quadrant}": -1}
        case facts.DemandMoved():
            return {"consumer": -fact.removed}
        case facts.FuelSold():
            return {f"cash {fact.seat}": fact.price, f"gasoline {fact.seat}": -1, "consumer": 1}
        case facts.CrudeRefined():
            return {f"crude {fact.seat}": -fact.barrels, f"gasoline {fact.seat}": fact.barrels}
        case facts.CrudePumped():
            return {f"crude {fact.seat}": fact.barrels}
        case facts.WellDrilled():
            return {f"cash {fact.seat}": -fact.price, f"rig {fact.quadrant}": -1, f"well {fact.quadrant}": 1}
        case facts.AssetBought():
            return {f"cash {fact.seat}": -fact.price, f"{fact.kind} {fact.quadrant}": 1}
        case facts.AssetSold():
            change = {f"cash {fact.seat}": fact.price, f"{fact.kind} {fact.quadrant}": -1}
            return change | {f"idle {fact.quadrant}": -1} if fact.idle else change
        case _:
            return {}
