"""What a seat sees and may say, as arrays: a row of numbers in named slices, and a mask over all codes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from magnat.env.observation import row, slices
from magnat.env.walk import Walk
from magnat.kernel.contract import Seat

Observation = dict[str, NDArray[Any]]
LARGEST = 1_000_000.0


class SeatSpaces:
    """The same for every seat of a game; sizes depend on the number of seats."""

    def __init__(self, walk: Walk) -> None:
        numbers = walk.numbers(0)
        self.codes = walk.catalogue.size
        self.slices = slices(numbers)
        self.size = len(row(numbers))

    def observations(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-LARGEST, LARGEST, (self.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.codes,), np.int8),
            }
        )

    def actions(self, seed: int | None = None) -> spaces.Discrete:
        return spaces.Discrete(self.codes, seed=seed)

    def observe(self, walk: Walk, seat: Seat) -> Observation:
        """What this seat sees now; the mask is empty unless it is asked."""
        seen = np.asarray(row(walk.numbers(seat)), np.float32).clip(-LARGEST, LARGEST)
        return {"observation": seen, "action_mask": self.mask(walk.legal() if seat == walk.seat else [])}

    def mask(self, legal: Sequence[int]) -> NDArray[np.int8]:
        found = np.zeros(self.codes, np.int8)
        if legal:
            found[list(legal)] = 1
        return found
