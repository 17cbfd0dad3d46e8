"""What bots are called at a table."""

from __future__ import annotations

NAMES = ("Ada", "Bruno", "Celia", "Dario", "Edda", "Fabio", "Greta", "Hugo")
"""In the order of their seats."""


def name(index: int) -> str:
    """The name of the bot number `index`, from 0: with a number after it when there are many."""
    again = f" {index // len(NAMES) + 1}" if index >= len(NAMES) else ""
    return f"{NAMES[index % len(NAMES)]}{again}"
