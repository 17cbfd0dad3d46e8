"""Random games that keep the promises: in single positions, from start to end, and through the text of a journal."""

from __future__ import annotations

from magnat.kernel.contract import Action, Refusal
from magnat.kernel.dice import Dice
from magnat.kernel.game import action_words
from magnat.kernel.playout import due, play_out
from magnat.lab.promises.followers import Followers
from magnat.lab.promises.positions import Books, look_closely, somebody_is_waited_for, text
from magnat.lab.promises.walk import LIMIT, Broken, Walk, hold, seed_named
from magnat.tables import journal, replay
from magnat.tables.table import Table

LOOK_ONE_IN = 800
"""The costly promises are checked at one position in this many, and at the end; the cheap ones all the time."""

MOST_KNOWN = 80
"""Actions that every seat is tried with at each look."""

BALANCE_EVERY = 50
"""Inputs between two balances of the books."""


def play_and_look(walk: Walk, known: dict[str, Action], look_one_in: int = LOOK_ONE_IN) -> int:
    """One game to its end; `known` collects actions that later games try as well. Returns the number of inputs."""
    look, inputs = Dice(walk.seed, 2), 0
    with seed_named(walk):
        books, followers = Books(walk), Followers(walk)
        for step in walk.steps():
            inputs += 1
            books.enter(step)
            followers.follow(step)
            if step.number % BALANCE_EVERY == 0:
                books.balance(step.state)
                somebody_is_waited_for(walk, step.state)
            if step.given.action is not None and len(known) < MOST_KNOWN:
                known[str(action_words(step.given.action))] = step.given.action
            if look.below(look_one_in) == 0:
                look_closely(walk, look, known)
                followers.begin()
        books.balance(walk.state)
        somebody_is_waited_for(walk, walk.state)
        look_closely(walk, look, known)
    return inputs


def play_out_likewise(walk: Walk) -> None:
    """Promise 4: the loop of the simulations goes the same way as single steps."""
    state = walk.state.clone()
    with seed_named(walk):
        inputs = play_out(walk.rules, state, Dice(walk.seed, 1), LIMIT)
        steps = sum(1 for _ in walk.steps(proposing=False))
        hold(inputs == steps, 4, f"the playout takes {inputs} inputs, single steps {steps}")
        hold(text(walk, state) == text(walk, walk.state), 4, "the playout ends elsewhere than single steps")


def play_and_replay(walk: Walk) -> None:
    """Promise 4, through the real table and the text of its journal."""
    table = Table.create(walk.game, walk.seats, walk.settings)
    with seed_named(walk):
        for step in walk.steps():
            given = step.given
            if given.action is None:
                entry: journal.Entry | Refusal = table.roll(given.outcome, due(table.agenda(), given.key, given.about))
            else:
                entry = table.act(given.seat, given.action)
            if isinstance(entry, Refusal):
                raise Broken(4, f"the table refuses what the rules allow: {entry}")
            hold(entry.state == journal.state_hash(walk.game, step.state), 4, f"entry {entry.n} has another state at the table")
        again = journal.read(journal.write(table.journal).encode())
        difference = replay.check(again)
        hold(difference is None, 4, f"the journal replayed differs: {difference}")
        hold(text(walk, replay.position(again)) == text(walk, walk.state), 4, "the journal replayed ends elsewhere")
        hold(text(walk, Table(again).state) == text(walk, walk.state), 4, "a table made of the journal stands elsewhere")
