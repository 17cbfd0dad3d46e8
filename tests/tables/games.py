"""Tables to test on: short games with known dice."""

from __future__ import annotations

from magnat.games.shelf import find
from magnat.kernel.dice import Dice
from magnat.kernel.playout import random_input
from magnat.tables.journal import Entry
from magnat.tables.table import Table


def opened(seats: int = 2, **options: bool | int | str) -> Table:
    """A McMulti table at the first decision: seat 0 is to make its special purchases."""
    table = Table.create(find("mcmulti"), seats, options)
    table.roll(0)  # seat 0 starts
    table.roll(0)  # likely: property tax
    table.roll(1)  # unlikely: global warming
    return table


def played(inputs: int, seed: int = 1, seats: int = 2) -> Table:
    """A McMulti table after so many random inputs."""
    table, dice = Table.create(find("mcmulti"), seats, {}), Dice(seed)
    for _ in range(inputs):
        given = random_input(table.rules, table.state, dice)
        assert given is not None
        entry = table.roll(given.outcome) if given.action is None else table.act(given.seat, given.action)
        assert isinstance(entry, Entry)
    return table


def wish(table: Table, key: str, **words: int | str) -> Entry:
    """The seat that is waited for does what it wants; it must be allowed."""
    seat = table.agenda().decisions[0].seat
    entry = table.act(seat, table.game.decode_action(key, words))
    assert isinstance(entry, Entry)
    return entry
