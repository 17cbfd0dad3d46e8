"""The promises over random games of every registered game: install a game or add its folder, and it is tested here."""

from __future__ import annotations

import os

import pytest

import magnat
from magnat.games.descriptors import own
from magnat.games.registry import GAMES
from magnat.kernel.contract import Action
from magnat.kernel.game import Setting
from magnat.lab.promises import games, texts
from magnat.lab.promises.walk import Walk
from tests.quick import QUICK

SHARDS = 20
PER_SHARD = {"africa": 60}  # 200 games with each of 2 to 7 players
PER_SHARD_USUALLY = 50
PER_SHARD_INTERPRETED = 2
"""`./play test` runs this file twice: 1,000 games of every game (1,200 of 18Africa) on the compiled core, 40 on the interpreted one."""

FULL = not QUICK and (magnat.CORE == "compiled" or os.environ.get("MAGNAT_RANDOM_GAMES") == "all")
"""`./play test` asks for all of them on the interpreted core where there is no other."""

SHORTER: dict[str, dict[str, Setting]] = {"africa": {"round_limit": 12}}
FULL_LENGTH = 5
"""One game in this many is played to its full length; by then random players have ruined nearly every company, and the rest is passing."""


def walk(name: str, seed: int) -> Walk:
    game = GAMES[name]
    return Walk(game, seed, SHORTER.get(name) if (seed // len(game.seats)) % FULL_LENGTH else None)


@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize("name", GAMES)
def test_random_games_keep_the_promises(name: str, shard: int) -> None:
    known: dict[str, Action] = {}
    count = PER_SHARD.get(name, PER_SHARD_USUALLY) if FULL else 1 if QUICK else PER_SHARD_INTERPRETED
    for seed in range(shard * count, (shard + 1) * count):
        assert games.play_and_look(walk(name, seed), known, games.LOOK_ONE_IN if name in own() else 20) > 0


@pytest.mark.parametrize("name", GAMES)
def test_whatever_a_game_says_is_said_in_every_language_and_cites_its_digest(name: str) -> None:
    seeds = range(2 if name in own() else 20)  # every message of the built-in games is looked for in the source, see tests/words
    assert texts.texts_are_there(GAMES[name], (walk(name, seed) for seed in seeds)) > 100


@pytest.mark.parametrize("name", GAMES)
def test_the_playout_loop_goes_the_same_way_as_single_steps(name: str) -> None:
    for seed in range(30 if FULL else 10):
        games.play_out_likewise(walk(name, seed))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("shard", range(5))
def test_a_journal_replayed_gives_the_same_states_and_facts(name: str, shard: int) -> None:
    count = 4 if FULL else 1
    for seed in range(shard * count, (shard + 1) * count):
        games.play_and_replay(walk(name, seed))
