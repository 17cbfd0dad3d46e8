"""What every fact moved: the bookkeeping that is checked against the position (promise 7)."""

from __future__ import annotations

from fogport import facts
from fogport.state import FogportState
from magnat.kernel.contract import Fact


def totals(state: FogportState) -> dict[str, int]:
    counted = {"ship": state.ship}
    for seat, merchant in enumerate(state.merchants):
        counted[f"coins {seat}"] = merchant.coins
        counted[f"crates {seat}"] = merchant.crates
    return counted


def moved(fact: Fact) -> dict[str, int]:
    match fact:
        case facts.ShipCame():
            return {"ship": fact.crates}
        case facts.ShipLeft():
            return {"ship": -fact.crates}
        case facts.CargoBought():
            return {"ship": -fact.crates, f"crates {fact.seat}": fact.crates, f"coins {fact.seat}": -fact.coins}
        case facts.CratesSold() | facts.LetterPaid():
            return {f"crates {fact.seat}": -fact.crates, f"coins {fact.seat}": fact.coins}
        case _:
            return {}
