"""The bots that this Magnat knows, by game and name: those for every game, and those that a game brings along."""

from __future__ import annotations

from collections.abc import Callable, Collection

from magnat.bots.bot import AnyRules, Bot, Question
from magnat.bots.random import RandomBot
from magnat.games import registry
from magnat.kernel.contract import Action, Seat
from magnat.kernel.descriptor import part
from magnat.kernel.game import Unreadable, shown

FOR_EVERY_GAME: dict[str, type[Bot]] = {"random": RandomBot}
Partner = Callable[[AnyRules, Question, Collection[Seat]], Action | None]
"""What every bot does in a company that these people lead; None: what it likes."""


def offered(game: str) -> dict[str, type[Bot]]:
    """Every bot that can play this game, the plainest first and the best one last."""
    return {**FOR_EVERY_GAME, **part(registry.find(game).descriptor.parts.bots, {})}


def best(game: str) -> str:
    """The name of the bot that plays this game best."""
    return list(offered(game))[-1]


def find(game: str, bot: str) -> type[Bot]:
    bots = offered(game)
    if bot not in bots:
        raise Unreadable("unknown-bot", bot=shown(bot), allowed=", ".join(bots))
    return bots[bot]


def partner(game: str) -> Partner:
    """How bots of this game follow the people of their company."""
    return part(registry.find(game).descriptor.parts.partners, alone)


def alone(rules: AnyRules, question: Question, people: Collection[Seat]) -> None:  # noqa: ARG001 - in most games nobody has partners
    return None
