"""The bots that this Magnat knows, by game and name. A new bot is registered here and nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Collection

from magnat.bots import africa, mcmulti, oilcity
from magnat.bots.bot import AnyRules, Bot, Question
from magnat.bots.random import RandomBot
from magnat.kernel.contract import Action, Seat
from magnat.kernel.game import Unreadable, shown

FOR_EVERY_GAME: dict[str, type[Bot]] = {"random": RandomBot}
FOR_ONE_GAME: dict[str, dict[str, type[Bot]]] = {
    "mcmulti": {"clerk": mcmulti.Clerk},
    "oilcity": {"clerk": oilcity.Clerk},
    "africa": {"clerk": africa.Clerk},
}
PARTNERS: dict[str, Callable[[AnyRules, Question, Collection[Seat]], Action | None]] = {"oilcity": oilcity.agree}
"""What every bot does in a company that these people lead."""


def offered(game: str) -> dict[str, type[Bot]]:
    """Every bot that can play this game, the plainest first."""
    return {**FOR_EVERY_GAME, **FOR_ONE_GAME.get(game, {})}


def find(game: str, bot: str) -> type[Bot]:
    bots = offered(game)
    if bot not in bots:
        raise Unreadable("unknown-bot", bot=shown(bot), allowed=", ".join(bots))
    return bots[bot]
