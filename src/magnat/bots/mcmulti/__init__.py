"""Bots that play McMulti."""

from magnat.bots.mcmulti.clerk import Clerk

__all__ = ["Clerk"]
