"""Charts: how the numbers that somebody sees went up and down through a game."""

from __future__ import annotations

import msgspec

from magnat.kernel.contract import Seat, Word
from magnat.kernel.game import Reading
from magnat.tables.journal import Journal
from magnat.tables.table import Table

MOST_POINTS = 300
"""More than a chart is wide."""


class Line(msgspec.Struct, frozen=True):
    """One number through the game, entry by entry as `Series.entries` says; None where it was hidden or not there."""

    chart: str
    of: str
    id: Word
    values: list[int | None]


class Series(msgspec.Struct, frozen=True):
    """What was hidden, or not there, all through the game has no line."""

    entries: list[int]
    lines: list[Line]


def sampled(last: int, most: int = MOST_POINTS) -> list[int]:
    """The start, the last entry, and others between them as even as whole numbers can be."""
    if last < most:
        return list(range(last + 1))
    return [step * last // (most - 1) for step in range(most)]


def series(journal: Journal, eyes: Seat, most: int = MOST_POINTS) -> Series:
    """Plays the journal once and reads the numbers from the view of these eyes, so nothing that they did not see can be in it."""
    entries = sampled(journal.last(), most)
    table = Table(Journal(journal.header, []))
    read: list[list[Reading]] = []
    for n in entries:
        for entry in journal.entries[table.journal.last() : n]:
            table.take(entry)
        read.append(table.game.readings(table.view(eyes)))
    lines = [Line(it.chart, it.of, it.id, [readings[number].value for readings in read]) for number, it in enumerate(read[0])]
    return Series(entries, [line for line in lines if any(value is not None for value in line.values)])
