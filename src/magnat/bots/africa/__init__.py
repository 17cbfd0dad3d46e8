"""Bots that play 18Africa."""

from magnat.bots.africa.clerk import Clerk
from magnat.bots.africa.rungs import Apprentice, Trader
from magnat.bots.bot import Bot

__all__ = ["BOTS", "Clerk"]

BOTS: dict[str, type[Bot]] = {"apprentice": Apprentice, "trader": Trader, "clerk": Clerk}
