"""Bots that play McMulti."""

from magnat.bots.bot import Bot
from magnat.bots.mcmulti.clerk import Clerk
from magnat.bots.mcmulti.director import Director, Magnate
from magnat.bots.mcmulti.rungs import Apprentice, Trader

__all__ = ["BOTS", "Clerk", "Director", "Magnate"]

BOTS: dict[str, type[Bot]] = {"apprentice": Apprentice, "trader": Trader, "clerk": Clerk, "director": Director, "magnate": Magnate}
