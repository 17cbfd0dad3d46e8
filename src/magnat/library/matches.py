"""Games between bots: one, one from a position, or many."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.bots import own_file
from magnat.bots.bot import Bot
from magnat.kernel.dice import Dice
from magnat.kernel.game import Unreadable
from magnat.lab import match
from magnat.lab import simulate as simulation
from magnat.lab.match import Result
from magnat.library.playable import PlayableGame
from magnat.library.position import Position

AnyBot = str | type[Bot]
"""A bot by its name, out of a file (`mine.py:Miser`), or a class of your own."""


def seat_bots(game: PlayableGame, bots: AnyBot | Sequence[AnyBot], seed: int) -> list[Bot]:
    """A bot for every seat, each with dice of its own; a single one takes all seats."""
    given = [bots] * game.seats if isinstance(bots, str | type) else list(bots)
    named = given * game.seats if len(given) == 1 else given
    if len(named) != game.seats:
        raise Unreadable("bots-for-seats", seats=game.seats, bots=len(named))
    kinds = [own_file.find(game.name, it) if isinstance(it, str) else it for it in named]
    return [kind(game.kind, game.rules, seat, Dice(seed, seat + 1)) for seat, kind in enumerate(kinds)]


def play(game: PlayableGame, bots: AnyBot | Sequence[AnyBot], seed: int = 0) -> Result:
    """One game from the start to the end; the same seed gives the same game.

    >>> import magnat
    >>> result = magnat.play(magnat.game("mcmulti", seats=2), ["clerk", "random"], seed=1)
    >>> result.finished, sorted(result.places)
    (True, [1, 2])
    """
    return match.play(game.kind, game.rules, seat_bots(game, bots, seed), Dice(seed))


def play_from(position: Position, bots: AnyBot | Sequence[AnyBot], seed: int = 0) -> Result:
    """On from this position, which stays as it is, to the end. Of what was before it the bots remember nothing.

    >>> import magnat
    >>> position = magnat.game("mcmulti", seats=2).start()
    >>> facts = position.roll(0)
    >>> magnat.play_from(position, "clerk", seed=3) == magnat.play_from(position, "clerk", seed=3)
    True
    """
    game = position.game
    return match.play(game.kind, game.rules, seat_bots(game, bots, seed), Dice(seed), state=position.state.clone())


def simulate(game: PlayableGame, games: int, bots: Sequence[str] | str, seed: int = 0, jobs: int = 1) -> simulation.Report:
    """Many games on `jobs` processors, with wins by bot and by seat; the same seed gives the same report, whatever the number of jobs.

    >>> import magnat
    >>> report = magnat.simulate(magnat.game("mcmulti", seats=2), games=4, bots=["clerk", "random"], seed=1)
    >>> report.games, report.finished
    (4, 4)
    """
    named = [bots] if isinstance(bots, str) else list(bots)
    return simulation.tallied(simulation.plan(game.name, games, game.seats, named, seed, dict(game.options)), jobs)
