"""OC-1.5: the bank: what it has, gives and takes back."""

from __future__ import annotations

from magnat.games.oilcity.box import Box
from magnat.games.oilcity.state import Company, OilCityState


def has(box: Box, state: OilCityState, thing: int, amount: int) -> bool:
    """OC-1.5: what has run out cannot be had; option `unlimited_components` lifts the limit of goods and money."""
    return box.unlimited[thing] or state.bank[thing] >= amount


def give(state: OilCityState, company: Company, thing: int, amount: int) -> None:
    state.bank[thing] -= amount
    company.store[thing] += amount


def take(state: OilCityState, company: Company, thing: int, amount: int) -> None:
    company.store[thing] -= amount
    state.bank[thing] += amount
