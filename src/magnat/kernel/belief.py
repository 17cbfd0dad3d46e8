"""What a seat remembers: all facts that it was told since the game began, and what follows from them about things it cannot see."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.kernel.facts import Fact


class Belief:
    """Is told every fact as its seat sees it, from the first one on. This one draws no conclusions: for games in which nothing follows.

    A game's own one is in its module `belief`; `imagine` fills in by it what a view does not show.
    """

    def __init__(self) -> None:
        self.begun = False  # has it been told anything? What was told nothing knows nothing

    def told(self, facts: Sequence[Fact]) -> None:
        for fact in facts:
            self.begun = True
            self.learn(fact)

    def learn(self, fact: Fact) -> None:
        """Draws its conclusions from one fact."""


def nothing_remembered(*_given: object) -> Belief:
    """For games whose views show all that a seat can know."""
    return Belief()
