"""Bots that play Oil City."""

from magnat.bots.oilcity.clerk import Clerk

__all__ = ["Clerk"]
