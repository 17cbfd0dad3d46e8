"""Environments for programs that learn: PettingZoo, Gymnasium and OpenSpiel over the public surface (`pip install magnat[rl]`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from magnat.env.walk import MOST_INPUTS
from magnat.kernel.game import Plain
from magnat.library.playable import game as playable

if TYPE_CHECKING:  # these need the extra `rl`
    from magnat.env.gymnasium_seat import MagnatSeat
    from magnat.env.many_games import MagnatVector
    from magnat.env.pettingzoo_aec import MagnatAEC
    from magnat.env.pettingzoo_parallel import MagnatParallel
    from magnat.library.matches import AnyBot

__all__ = ["aec", "gym", "parallel", "vector"]


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Says how to get what is missing."""
    try:
        yield
    except ImportError as missing:
        raise ImportError(f"{missing.name or missing} is not installed: pip install 'magnat[{name}]'") from missing


def aec(
    game: str, seats: int | None = None, options: dict[str, Plain] | None = None, rewards: str = "place", most_inputs: int = MOST_INPUTS
) -> MagnatAEC:
    """A PettingZoo environment: all seats are agents, and they act one after another."""
    with extra("rl"):
        from magnat.env.pettingzoo_aec import MagnatAEC
    return MagnatAEC(playable(game, seats, options), rewards, most_inputs)


def parallel(
    game: str, seats: int | None = None, options: dict[str, Plain] | None = None, rewards: str = "place", most_inputs: int = MOST_INPUTS
) -> MagnatParallel:
    """A PettingZoo environment in which all seats that must decide act at once; where only one must, the others wait."""
    with extra("rl"):
        from magnat.env.pettingzoo_parallel import MagnatParallel
    return MagnatParallel(playable(game, seats, options), rewards, most_inputs)


def vector(
    game: str,
    games: int = 256,
    seats: int | None = None,
    options: dict[str, Plain] | None = None,
    rewards: str = "place",
    most_inputs: int = MOST_INPUTS,
    seed: int = 0,
) -> MagnatVector:
    """Many games at once, with arrays in and out; all seats are played, each from its own eyes."""
    with extra("rl"):
        from magnat.env.many_games import MagnatVector
    return MagnatVector(playable(game, seats, options), games, rewards, most_inputs, seed)


def gym(
    game: str,
    opponents: Sequence[AnyBot] = ("clerk",),
    seats: int | None = None,
    options: dict[str, Plain] | None = None,
    rewards: str = "place",
    seat: int = 0,
    most_inputs: int = MOST_INPUTS,
    render_mode: str | None = None,
) -> MagnatSeat:
    """A Gymnasium environment: one seat learns, bots sit on the others; one opponent takes all other seats."""
    with extra("rl"):
        from magnat.env.gymnasium_seat import MagnatSeat
    wanted = len(opponents) + 1 if seats is None and len(opponents) > 1 else seats
    return MagnatSeat(playable(game, wanted, options), opponents, seat, rewards, most_inputs, render_mode)
