"""TB-7: teams name themselves, but not again and again. A clause of the table: it holds for what is put in, not for what is stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from magnat.kernel.contract import Action, Refusal, Seat
from magnat.tables.journal import Entry
from magnat.tables.visible_names import look, visible

if TYPE_CHECKING:
    from magnat.tables.table import Table

MOST_NAMES = 5
"""That a team may take between two rolls or draws; those that were taken back count, because the journal keeps them."""


def check(table: Table, seat: Seat, action: Action, ruled: bool) -> Refusal | None:
    """TB-7.1, TB-7.2, TB-7.4"""
    name = table.game.named_by(action)
    if name is None:
        return None
    teams, names = table.game.teams(table.rules, table.journal.header.seats), table.game.team_names(table.state)
    team = next(number for number, seats in enumerate(teams) if seat in seats)
    if names[team] == name:
        return Refusal("TB-7.1", "called-so")
    if visible(name) != name and name:
        return Refusal("TB-7.4", "not-visible")
    if not ruled and name and any(look(other) == look(name) for number, other in enumerate(names) if number != team and other):
        return Refusal("TB-7.4", "looks-alike")
    taken = lately(table.journal.entries, action.key, teams[team])
    return Refusal("TB-7.2", "names-enough", MOST_NAMES, taken) if taken >= MOST_NAMES and not ruled else None


def lately(entries: Sequence[Entry], key: str, seats: Sequence[Seat]) -> int:
    """How often these seats did so since the last roll or draw, as far back as is known."""
    found = 0
    for entry in reversed(entries):
        if entry.roll is not None:
            break
        found += entry.do == key and entry.seat in seats and entry.ruling is None
    return found
