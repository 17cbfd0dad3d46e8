"""Bots that play McMulti."""

from magnat.bots.bot import Bot
from magnat.bots.mcmulti.clerk import Clerk

__all__ = ["BOTS", "Clerk"]

BOTS: dict[str, type[Bot]] = {"clerk": Clerk}
