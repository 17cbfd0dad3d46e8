"""Many games at once: one call answers for all of them, with arrays in and out."""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from magnat.env.catalogue import Catalogue
from magnat.env.observation import row, slices
from magnat.env.rewards import find
from magnat.env.spaces import LARGEST
from magnat.env.walk import MOST_INPUTS, Walk
from magnat.kernel.dice import Dice
from magnat.library.playable import PlayableGame


class Batch(NamedTuple):
    """All games at one moment. The arrays are written again by the next step: copy what you keep."""

    observations: NDArray[np.float32]
    """By game: what the seat that is asked sees."""
    masks: NDArray[np.bool_]
    """By game: which codes that seat may say; at least one."""
    seats: NDArray[np.int32]
    """By game: who is asked."""
    rewards: NDArray[np.float32]
    """By game and seat: what the game that has just ended was worth; 0 while it goes on."""
    terminated: NDArray[np.bool_]
    """Has a game just ended? Then everything else is already about the next one."""
    truncated: NDArray[np.bool_]


class MagnatVector:
    """`games` tables of the same game. A game that is over or too long gives its rewards, and the next one begins in its place at once.

    Game number n of place i has chances of its own, which depend on the seed, i and n only.
    """

    def __init__(self, game: PlayableGame, games: int = 256, rewards: str = "place", most_inputs: int = MOST_INPUTS, seed: int = 0) -> None:
        if games < 1:
            raise ValueError("games must be at least 1")
        self.game = game
        self.reward = find(rewards)
        self.most_inputs = most_inputs
        first = Walk(game, most_inputs)
        self.catalogue: Catalogue = first.catalogue
        numbers = first.numbers(0)
        self.slices = slices(numbers)
        self.codes, self.size, self.games = self.catalogue.size, len(row(numbers)), games
        self._floats = Struct(f"={self.size}f")
        self._seen = bytearray(games * self._floats.size)
        self._may = bytearray(games * self.codes)
        self._legal: list[Sequence[int]] = [()] * games
        self.batch = Batch(
            np.frombuffer(self._seen, np.float32).reshape(games, self.size),
            np.frombuffer(self._may, np.bool_).reshape(games, self.codes),
            np.zeros(games, np.int32),
            np.zeros((games, game.seats), np.float32),
            np.zeros(games, np.bool_),
            np.zeros(games, np.bool_),
        )
        self.seed = seed
        self.played = [0] * games
        self.walks = [first] * games
        self.dice = [Dice(0)] * games
        self.reset(seed)

    def reset(self, seed: int | None = None) -> Batch:
        """All games anew; without a seed with that of the last time."""
        self.seed = self.seed if seed is None else seed
        self.played = [0] * self.games
        batch = self.batch
        batch.rewards[:], batch.terminated[:], batch.truncated[:] = 0, False, False
        for place in range(self.games):
            self._begin(place)
            self._show(place)
        self._bound()
        return batch

    def step(self, actions: NDArray[np.integer] | Sequence[int]) -> Batch:
        """A code for every game, said by the seat that is asked there. ValueError if one is not legal; then no game has moved."""
        said = [int(code) for code in actions]
        if len(said) != self.games:
            raise ValueError(f"{self.games} games need as many codes, not {len(said)}")
        for place, code in enumerate(said):
            if not 0 <= code < self.codes or not self._may[place * self.codes + code]:
                raise ValueError(f"code {code} is not legal in game {place}")
        batch = self.batch
        batch.rewards[:], batch.terminated[:], batch.truncated[:] = 0, False, False
        for place, code in enumerate(said):
            walk = self.walks[place]
            walk.say(code)
            walk.roll_all(self.dice[place])
            if walk.over:
                batch.rewards[place] = self.reward(walk.position.places, walk.position.scores)
                batch.terminated[place] = True
                self._begin(place)
            elif walk.cut_off:
                batch.truncated[place] = True
                self._begin(place)
            self._show(place)
        self._bound()
        return batch

    def _begin(self, place: int) -> None:
        """The next game in this place."""
        self.dice[place] = dice = Dice(self.seed, self.played[place] * self.games + place)
        self.played[place] += 1
        self.walks[place] = walk = Walk(self.game, self.most_inputs, self.catalogue)
        walk.begin()
        walk.roll_all(dice)

    def _show(self, place: int) -> None:
        """What the seat that is asked sees and may say, straight into the arrays."""
        walk = self.walks[place]
        self._floats.pack_into(self._seen, place * self._floats.size, *row(walk.numbers(walk.seat)))
        may, at = self._may, place * self.codes
        for code in self._legal[place]:
            may[at + code] = 0
        self._legal[place] = legal = walk.legal()
        for code in legal:
            may[at + code] = 1
        self.batch.seats[place] = walk.seat

    def _bound(self) -> None:
        np.clip(self.batch.observations, -LARGEST, LARGEST, out=self.batch.observations)

    def random(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal code for every game, each as likely as the others: for tests, benchmarks and first steps."""
        draws = rng.random(self.games)
        return np.array([legal[int(draw * len(legal))] for legal, draw in zip(self._legal, draws, strict=True)], np.int64)
