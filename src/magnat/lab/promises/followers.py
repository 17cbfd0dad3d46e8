"""Promises 3 and 5 in the long run: a clone, and a state read from its JSON, go the same way as the original."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from magnat.kernel.contract import Log, State
from magnat.kernel.game import fact_words
from magnat.kernel.playout import fits, put_in
from magnat.lab.promises.walk import Step, Walk, hold

STEPS = 20
"""What a copy has forgotten shows within this many inputs, or is not missed."""


class Follower(NamedTuple):
    promise: int
    name: str
    state: State


class Followers:
    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.following: list[Follower] = []
        self.left = 0

    def begin(self) -> None:
        """From this position on; those who still follow an earlier one go on with that."""
        if self.left > 0:
            return
        game, state = self.walk.game, self.walk.state
        read = game.decode_state(msgspec.json.decode(msgspec.json.encode(game.encode_state(state))))
        self.following = [Follower(3, "a clone", state.clone()), Follower(5, "a state read from its JSON", read)]
        self.left = STEPS

    def follow(self, step: Step) -> None:
        """The same input leads to the same facts."""
        if self.left == 0:
            return
        self.left -= 1
        facts = [fact_words(fact) for fact in step.facts]
        for promise, name, state in self.following:
            hold(fits(self.walk.rules, state, step.given), promise, f"{name} refuses what its original allows")
            log = Log()
            put_in(self.walk.rules, state, step.given, log)
            found = [fact_words(fact) for fact in log.facts]
            hold(found == facts, promise, f"{name} goes another way than its original: {found}, not {facts}")
