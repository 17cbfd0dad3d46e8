"""Bots that play Oil City."""

from magnat.bots.oilcity.clerk import Clerk
from magnat.bots.oilcity.partners import agree

__all__ = ["Clerk", "agree"]
