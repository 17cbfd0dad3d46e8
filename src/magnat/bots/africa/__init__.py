"""Bots that play 18Africa."""

from magnat.bots.africa.clerk import Clerk
from magnat.bots.bot import Bot

__all__ = ["BOTS", "Clerk"]

BOTS: dict[str, type[Bot]] = {"clerk": Clerk}
