"""Magnat: play, host and study economic board games."""

__version__ = "0.1.0"
