"""Journals that keep every rule and cost as much as they can: names, and names taken back, without end."""

from __future__ import annotations

from magnat.games.oilcity.actions import NameCompany
from magnat.games.registry import find
from magnat.kernel.contract import Action, Refusal, Seat
from magnat.tables.journal import write
from magnat.tables.table import Table


class Careless(Table):
    """A table as it was before it counted names (TB-7)."""

    def check(self, seat: Seat, action: Action, ruled: bool = False) -> Refusal | None:  # noqa: ARG002 - as the table's
        return self.rules.check(self.state, seat, action)


def at_the_first_event(players: int = 9) -> Table:
    plain = Table.create(find("oilcity"), players, {})
    table = Careless(plain.journal)
    while table.agenda().chances:
        weights = table.agenda().chances[0].weights
        table.roll(next(number for number, weight in enumerate(weights) if weight > 0))
    return table


def named(table: Table, times: int) -> None:
    for number in range(times):
        table.act(0, NameCompany(("Nafta", "Gaz")[number % 2]))


def names(times: int, players: int = 9) -> Table:
    table = at_the_first_event(players)
    named(table, times)
    return table


def undos(names: int, times: int) -> Table:
    """This many names that count, and then this many that are taken back at once."""
    table = at_the_first_event()
    named(table, names)
    for number in range(times):
        table.act(0, NameCompany(("Wosk", "Ropa")[number % 2]))
        table.undo(0)
    return table


def text(table: Table) -> bytes:
    return write(table.journal).encode()
