"""OC-1.5: the bank: what it has, gives and takes back."""

from __future__ import annotations

from magnat.games.oilcity.box import Box
from magnat.games.oilcity.state import Company, OilCityState


def has(box: Box, city: OilCityState, thing: int, amount: int) -> bool:
    """OC-1.5: what has run out cannot be had; option `unlimited_components` lifts the limit of goods and money."""
    return box.unlimited[thing] or city.bank[thing] >= amount


def give(city: OilCityState, company: Company, thing: int, amount: int) -> None:
    city.bank[thing] -= amount
    company.store[thing] += amount


def take(city: OilCityState, company: Company, thing: int, amount: int) -> None:
    company.store[thing] -= amount
    city.bank[thing] += amount
