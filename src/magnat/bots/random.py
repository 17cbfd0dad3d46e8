"""Plays any game by chance: every option is as likely as the next."""

from __future__ import annotations

from magnat.bots.bot import Bot, Question
from magnat.kernel.contract import Action


class RandomBot(Bot):
    def choose(self, question: Question) -> Action:
        return question.options[self.dice.below(len(question.options))]

    def wish(self, question: Question) -> Action | None:
        """Takes up about one chance in eight, so that optional actions do happen in simulated games; it may propose something."""
        if self.dice.below(8) > 0:
            return None
        wishes = question.options or question.proposals
        return wishes[self.dice.below(len(wishes))] if wishes else None
