"""All promises of one game, one after the other, for `magnat promises`."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from magnat.games.registry import AnyGame
from magnat.kernel.contract import Action
from magnat.lab.promises.actions import actions_are_read_as_declared
from magnat.lab.promises.data import every_block_names_its_origin
from magnat.lab.promises.editions import editions_are_told
from magnat.lab.promises.games import play_and_look, play_and_replay, play_out_likewise
from magnat.lab.promises.texts import texts_are_there
from magnat.lab.promises.walk import Walk

EAGER = 500
LOOK_ONE_IN = 2, 20
"""Every other position is looked at closely while fewer inputs than this have been seen, then one in this many."""
REPLAYED = 10
HEARD = 20
"""Games whose journals are replayed, and games whose every event is put into words."""


class Kept(Struct, frozen=True):
    """What was looked at while no promise was broken."""

    games: int
    inputs: int
    messages: int
    blocks: int


def keep(game: AnyGame, games: int, progress: Callable[[int], None]) -> Kept:
    """Raises `Broken` at the first promise that the game does not keep; `progress` is told how many games are done."""
    blocks = every_block_names_its_origin(game)
    actions_are_read_as_declared(game)
    editions_are_told(game)
    messages = texts_are_there(game, (Walk(game, seed) for seed in range(min(games, HEARD))))
    known, inputs = dict[str, Action](), 0
    for seed in range(games):
        inputs += play_and_look(Walk(game, seed), known, LOOK_ONE_IN[0] if inputs < EAGER else LOOK_ONE_IN[1])
        progress(seed + 1)
    for seed in range(min(games, REPLAYED)):
        play_out_likewise(Walk(game, seed))
        play_and_replay(Walk(game, seed))
    return Kept(games, inputs, messages, blocks)
