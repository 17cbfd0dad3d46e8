"""What a bot is asked and what it answers; a bot knows exactly what a person in its seat would know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any, ClassVar

from magnat.games.registry import AnyGame
from magnat.kernel.contract import Action, Fact, Rules, Seat, Word
from magnat.kernel.dice import Dice
from magnat.kernel.game import View

AnyRules = Rules[Any]  # bots are chosen by the game's name, so the state's type is not known here


class Question:
    """A decision that is due: its key, the legal options, and what the seat sees (built when first looked at).

    `proposals` are a few more things that can be done now and are not among the options: offers, loans, prices (`Game.proposals`).
    """

    def __init__(
        self, key: str, options: Sequence[Action], look: Callable[[], View], propose: Callable[[], Sequence[Action]] = tuple
    ) -> None:
        self.key = key
        self.options = options
        self._look = look
        self._propose = propose

    @cached_property
    def view(self) -> View:
        return self._look()

    @cached_property
    def proposals(self) -> Sequence[Action]:
        return self._propose()


class Hint:
    """What a bot would do in somebody's place, and why: the message `GAME-hint-REASON`, with the numbers that it decided by."""

    def __init__(self, action: Action, reason: str, **numbers: Word) -> None:
        self.action = action
        self.reason = reason
        self.numbers: dict[str, Word] = numbers


class Bot(ABC):
    """Sits on one seat of one game. `dice` is its own source of chance: the same seed, the same play."""

    thinks: ClassVar[bool] = False  # may take longer over a decision than people like to wait for others

    def __init__(self, game: AnyGame, rules: AnyRules, seat: Seat, dice: Dice) -> None:
        self.game = game
        self.rules = rules
        self.seat = seat
        self.dice = dice

    def told(self, facts: Sequence[Fact]) -> None:  # noqa: B027  # bots that remember nothing need not listen
        """Is told everything that its seat learns, as it happens, from the start of the game; before it is asked.

        Who takes a seat over in the middle of a game is told at once what that seat has been told so far.
        """

    @classmethod
    def listens(cls) -> bool:
        """Is it worth telling it anything?"""
        return cls.told is not Bot.told

    @abstractmethod
    def choose(self, question: Question) -> Action:
        """Answers a decision that holds the table up, with one of the options or another legal action that a form offers."""

    def wish(self, question: Question) -> Action | None:  # noqa: ARG002  # bots that wish for nothing leave it so
        """May use a decision that holds nobody up; None lets it be."""
        return None

    def hurry(self) -> None:  # noqa: B027  # most bots are quick enough
        """From now on it leaves out what costs much time and changes little, for games whose end is all that anybody wants to know."""

    def hint(self, question: Question) -> Hint | None:  # noqa: ARG002  # bots without reasons give no hints
        """What it would do in its seat and why, for a person who asks; None where it has no reason to give. The person decides.

        Whoever is asked for a hint is new at the table and plans nothing beyond it: the person may do something else.
        """
        return None


def tell(bots: Iterable[Bot], facts: Sequence[Fact]) -> None:
    """Tells every one of these bots what its seat learns of some facts."""
    for bot in bots:
        seen = [version for fact in facts if (version := fact.seen_by(bot.seat)) is not None]
        if seen:
            bot.told(seen)
