"""TB-3.7: who stands where if a game is ended before its end."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.kernel.contract import Seat


def present_places(teams: Sequence[Sequence[Seat]], scores: Sequence[int]) -> list[int]:
    """By player's seat, from what everybody is worth now; partners share a place, and so do equals."""
    values = [max(scores[seat] for seat in team) for team in teams]
    places = [0] * len(scores)
    for team, value in zip(teams, values, strict=True):
        for seat in team:
            places[seat] = 1 + sum(other > value for other in values)
    return places
