"""Bots that play Oil City."""

from magnat.bots.bot import Bot
from magnat.bots.oilcity.clerk import Clerk
from magnat.bots.oilcity.partners import agree

__all__ = ["BOTS", "Clerk", "agree"]

BOTS: dict[str, type[Bot]] = {"clerk": Clerk}
