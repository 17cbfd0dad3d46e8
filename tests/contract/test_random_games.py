"""The promises of the kernel over random games of every registered game: add a game to the shelf and it is tested here."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import magnat
from magnat.games.registry import GAMES
from magnat.kernel.contract import Action, Refusal
from magnat.kernel.dice import Dice
from magnat.kernel.game import action_words
from magnat.kernel.playout import due, play_out
from magnat.tables import journal, replay
from magnat.tables.table import Table
from tests.contract import promises
from tests.contract.walk import LIMIT, Walk

SHARDS = 20
PER_SHARD = {"africa": 150}  # 500 games with each of 2 to 7 players
PER_SHARD_USUALLY = 50
PER_SHARD_INTERPRETED = 6
"""`./play test` runs this file twice: 1,000 games of every game (3,000 of 18Africa) on the compiled core, 120 on the interpreted one."""

LOOK_ONE_IN = 400
"""The dear promises are checked at one position in so many, and at the end; the cheap ones all the time."""

MOST_KNOWN = 80
"""Actions that every seat is tried with at each look."""


BALANCE_EVERY = 20
"""Inputs between two balances of the books."""


@contextmanager
def seed_named(walk: Walk) -> Iterator[None]:
    """A broken promise says which game broke it."""
    try:
        yield
    except AssertionError as error:
        raise AssertionError(f"{walk.label()}: {error}") from error


def look_closely(walk: Walk, dice: Dice, known: dict[str, Action]) -> None:
    state = walk.state
    promises.every_option_passes_check(walk, state)
    promises.what_passes_check_is_offered(walk, state, known)
    promises.looking_changes_nothing(walk, state, known)
    promises.a_clone_shares_nothing(walk, state, dice)
    promises.codec_goes_there_and_back(walk, state)
    promises.outcomes_go_there_and_back(walk, state)
    promises.what_a_seat_cannot_see_looks_the_same(walk, state, dice)
    promises.open_eyes_see_what_anybody_sees(walk, state)


@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize("name", GAMES)
def test_random_games_keep_the_promises(name: str, shard: int) -> None:
    known: dict[str, Action] = {}
    games = PER_SHARD.get(name, PER_SHARD_USUALLY) if magnat.CORE == "compiled" else PER_SHARD_INTERPRETED
    for seed in range(shard * games, (shard + 1) * games):
        walk, look = Walk(GAMES[name], seed), Dice(seed, 2)
        with seed_named(walk):
            books = promises.Books(walk)
            for step in walk.steps():
                books.enter(step)
                if step.number % BALANCE_EVERY == 0:
                    books.balance(step.state)
                    promises.somebody_is_waited_for(walk, step.state)
                if step.given.action is not None and len(known) < MOST_KNOWN:
                    known[str(action_words(step.given.action))] = step.given.action
                if look.below(LOOK_ONE_IN) == 0:
                    look_closely(walk, look, known)
            books.balance(walk.state)
            promises.somebody_is_waited_for(walk, walk.state)
            look_closely(walk, look, known)


@pytest.mark.parametrize("name", GAMES)
def test_the_playout_loop_goes_the_same_way_as_single_steps(name: str) -> None:
    for seed in range(30 if magnat.CORE == "compiled" else 10):
        walk = Walk(GAMES[name], seed)
        state = walk.state.clone()
        with seed_named(walk):
            assert play_out(walk.rules, state, Dice(seed, 1), LIMIT) == sum(1 for _ in walk.steps())
            assert promises.text(walk, state) == promises.text(walk, walk.state)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("shard", range(5))
def test_a_journal_replayed_gives_the_same_states_and_facts(name: str, shard: int) -> None:
    """Promise 4, through the real table and the text of its journal."""
    games = 6 if magnat.CORE == "compiled" else 2
    for seed in range(shard * games, (shard + 1) * games):
        walk = Walk(GAMES[name], seed)
        table = Table.create(walk.game, walk.seats, walk.settings)
        with seed_named(walk):
            for step in walk.steps():
                given = step.given
                if given.action is None:
                    entry: journal.Entry | Refusal = table.roll(given.outcome, due(table.agenda(), given.key, given.about))
                else:
                    entry = table.act(given.seat, given.action)
                assert isinstance(entry, journal.Entry)
                assert entry.state == journal.state_hash(walk.game, step.state)
            again = journal.read(journal.write(table.journal).encode())
            assert replay.check(again) is None
            assert promises.text(walk, replay.position(again)) == promises.text(walk, walk.state)
            assert promises.text(walk, Table(again).state) == promises.text(walk, walk.state)
