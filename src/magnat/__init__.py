"""Magnat: play, host and study economic board games."""

from magnat import core

__version__ = "0.1.0"

CORE = core.choose()
"""How the rules run in this process: "compiled" or "interpreted"."""
