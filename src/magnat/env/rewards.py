"""What the end of a game is worth to each seat: by place, by score, or by the lead over the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from magnat.kernel.game import Unreadable, shown

Reward = Callable[[Sequence[int], Sequence[int]], list[float]]
"""From places and scores, by seat."""


def by_place(places: Sequence[int], scores: Sequence[int]) -> list[float]:
    """From 1 for the first to -1 for the last, in even steps; who shares a place shares its rewards. They add up to 0."""
    count = len(scores)
    if not places:
        return [0.0] * count
    ladder = [1.0 - 2.0 * rank / (count - 1) if count > 1 else 0.0 for rank in range(count)]
    ahead = [sum(place < own for place in places) for own in places]
    level = [places.count(own) for own in places]
    return [sum(ladder[first : first + shared]) / shared for first, shared in zip(ahead, level, strict=True)]


def by_score(places: Sequence[int], scores: Sequence[int]) -> list[float]:  # noqa: ARG001 - only the score counts
    return [float(score) for score in scores]


def by_difference(places: Sequence[int], scores: Sequence[int]) -> list[float]:  # noqa: ARG001 - likewise
    """One's own score less the mean of the others'."""
    total, others = sum(scores), max(len(scores) - 1, 1)
    return [score - (total - score) / others for score in scores]


REWARDS: dict[str, Reward] = {"place": by_place, "score": by_score, "difference": by_difference}


def find(name: str) -> Reward:
    if name not in REWARDS:
        raise Unreadable("unknown-reward", reward=shown(name), allowed=", ".join(REWARDS))
    return REWARDS[name]
