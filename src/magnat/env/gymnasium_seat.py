"""One seat of a game as a Gymnasium environment, against bots that see only what they may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from magnat.bots.bot import Bot, Question, tell
from magnat.env.rewards import find
from magnat.env.spaces import Observation, SeatSpaces
from magnat.env.walk import MOST_INPUTS, Walk
from magnat.kernel.contract import Seat
from magnat.kernel.dice import Dice
from magnat.library.matches import AnyBot, seat_bots
from magnat.library.playable import PlayableGame

ILLEGAL = -1.0
"""The reward for a code that is not legal; it ends the episode."""


class MagnatSeat(gymnasium.Env[Observation, np.int64]):
    """The learner sits on `seat`; all others are bots. `action_masks()` is what maskable policies ask for."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium wants it

    def __init__(
        self,
        game: PlayableGame,
        opponents: Sequence[AnyBot] = ("clerk",),
        seat: Seat = 0,
        rewards: str = "place",
        most_inputs: int = MOST_INPUTS,
        render_mode: str | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.reward = find(rewards)
        self.most_inputs = most_inputs
        self.render_mode = render_mode
        given = list(opponents) * (game.seats - 1) if len(opponents) == 1 else list(opponents)
        self.line_up: list[AnyBot] = [*given[:seat], "random", *given[seat:]]  # "random" only keeps the learner's place
        self.walk = Walk(game, most_inputs)
        self.seats = SeatSpaces(self.walk)
        self.observation_space: Any = self.seats.observations()  # Gymnasium types its dictionaries loosely
        self.action_space = self.seats.actions()
        self.dice = Dice(0)
        self.bots: list[Bot] = seat_bots(game, self.line_up, 0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        drawn = int(self.np_random.integers(2**31)) if seed is None else seed
        self.dice = Dice(drawn)
        self.bots = seat_bots(self.game, self.line_up, drawn)
        self.walk = Walk(self.game, self.most_inputs, self.walk.catalogue)
        self.walk.listener = lambda facts: tell(self.bots, facts)
        self.walk.begin()
        self._let_others_play()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if int(action) not in self.walk.legal():
            return self._observation(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        self.walk.say(int(action))
        self._let_others_play()
        over = self.walk.over
        earned = self.reward(self.walk.position.places, self.walk.position.scores)[self.seat] if over else 0.0
        return self._observation(), earned, over, self.walk.cut_off, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        return self.seats.mask(self.walk.legal()).astype(bool)

    def _let_others_play(self) -> None:
        """Until the learner is asked, or the game is over."""
        walk = self.walk
        walk.roll_all(self.dice)
        while not walk.over and not walk.cut_off and walk.seat != self.seat:
            position, seat = walk.position, walk.seat
            key = next(decision.key for decision in position.decisions if decision.seat == seat and decision.must)

            def look(seat: Seat = seat) -> Any:
                return position.view(seat)  # noqa: B023 - looked at at once

            walk.do(self.bots[seat].choose(Question(key, position.options(seat), look)))
            walk.roll_all(self.dice)

    def _observation(self) -> Observation:
        return self.seats.observe(self.walk, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.seats.mask(self.walk.legal() if self.walk.seat == self.seat else [])}

    def render(self) -> str:
        return f"input {self.walk.inputs}, scores {self.walk.position.scores}"
