"""The bots that this Magnat knows, by game and name: those for every game, and those that a game brings along."""

from __future__ import annotations

from collections.abc import Callable, Collection

from magnat.bots.bot import AnyRules, Bot, Question
from magnat.bots.random import RandomBot
from magnat.bots.thinking import AT, with_time
from magnat.games import registry
from magnat.kernel.contract import Action, Seat
from magnat.kernel.descriptor import part
from magnat.kernel.game import Unreadable, shown

FOR_EVERY_GAME: dict[str, type[Bot]] = {"random": RandomBot}
USUAL = "clerk"
Partner = Callable[[AnyRules, Question, Collection[Seat]], Action | None]
"""What every bot does in a company that these people lead; None: what it likes."""


def offered(game: str) -> dict[str, type[Bot]]:
    """Every bot that can play this game, the plainest first and the best one last."""
    return {**FOR_EVERY_GAME, **part(registry.find(game).descriptor.parts.bots, {})}


def usual(game: str) -> str:
    """The name of the bot that is taken where nobody chooses, and that gives hints: strong, never slow, and it knows why.

    Without one, the last that the game names.
    """
    names = list(offered(game))
    return USUAL if USUAL in names else names[-1]


def find(game: str, bot: str) -> type[Bot]:
    """By its name; behind an @ may stand how many seconds it thinks about a decision, if it is one that thinks."""
    bots, (name, at, seconds) = offered(game), bot.partition(AT)
    if name not in bots:
        raise Unreadable("unknown-bot", bot=shown(bot), allowed=", ".join(bots))
    return with_time(bots[name], seconds) if at else bots[name]


def partner(game: str) -> Partner:
    """How bots of this game follow the people of their company."""
    return part(registry.find(game).descriptor.parts.partners, alone)


def alone(rules: AnyRules, question: Question, people: Collection[Seat]) -> None:  # noqa: ARG001 - in most games nobody has partners
    return None
