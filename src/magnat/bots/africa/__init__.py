"""Bots that play 18Africa."""

from magnat.bots.africa.clerk import Clerk

__all__ = ["Clerk"]
