"""Bots that play Oil City."""

from magnat.bots.bot import Bot
from magnat.bots.oilcity.clerk import Clerk
from magnat.bots.oilcity.partners import agree
from magnat.bots.oilcity.rungs import Apprentice, Trader

__all__ = ["BOTS", "Clerk", "agree"]

BOTS: dict[str, type[Bot]] = {"apprentice": Apprentice, "trader": Trader, "clerk": Clerk}
