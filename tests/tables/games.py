"""Tables to test on: short games with known dice."""

from __future__ import annotations

from magnat.games.registry import find
from magnat.kernel.dice import Dice
from magnat.kernel.playout import due, random_input
from magnat.tables.journal import Entry
from magnat.tables.table import Table


def new_table(seats: int = 2, **options: bool | int | str) -> Table:
    """A McMulti table at the first decision: seat 0 is to make its special purchases."""
    table = Table.create(find("mcmulti"), seats, {"quadrants": "by_seat", **options})
    table.roll(0)  # seat 0 starts
    table.roll(0)  # likely: property tax
    table.roll(1)  # unlikely: global warming
    return table


def played(inputs: int, seed: int = 1, seats: int = 2, game: str = "mcmulti") -> Table:
    """A table (of McMulti) after this many random inputs."""
    found, dice = find(game), Dice(seed)
    table = Table.create(found, seats, found.settings({}, simulated=True))
    for _ in range(inputs):
        one_more(table, dice)
    return table


def one_more(table: Table, dice: Dice) -> Entry:
    """A random input."""
    given = random_input(table.rules, table.state, dice)
    assert given is not None
    if given.action is None:
        return table.roll(given.outcome, due(table.agenda(), given.key, given.about))
    entry = table.act(given.seat, given.action)
    assert isinstance(entry, Entry)
    return entry


def wish(table: Table, key: str, **words: int | str) -> Entry:
    """The seat that is waited for does what it wants; it must be allowed."""
    seat = table.agenda().decisions[0].seat
    entry = table.act(seat, table.game.decode_action(key, words))
    assert isinstance(entry, Entry)
    return entry
