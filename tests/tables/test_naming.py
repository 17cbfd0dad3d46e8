"""TB-7: names are given, and given again, but not without end."""

from __future__ import annotations

from magnat.games.oilcity.actions import NameCompany
from magnat.kernel.contract import Refusal
from magnat.tables.journal import Entry, read
from magnat.tables.naming import MOST_NAMES
from magnat.tables.replay import check
from magnat.tables.table import Table
from tests.tables import bombs


def at_a_table() -> Table:
    return Table(bombs.at_the_first_event().journal)


def test_tb_7_1_the_same_name_again_is_refused() -> None:
    table = at_a_table()
    assert isinstance(table.act(0, NameCompany("Nafta")), Entry)
    again = table.act(0, NameCompany("Nafta"))
    assert isinstance(again, Refusal)
    assert (again.clause, again.key) == ("TB-7.1", "called-so")


def test_tb_7_2_five_names_between_two_draws_also_if_they_are_taken_back() -> None:
    table = at_a_table()
    for number in range(MOST_NAMES):
        assert isinstance(table.act(number % 3, NameCompany(f"Nafta {number}")), Entry)
        table.undo(number % 3)
    more = table.act(0, NameCompany("Gaz"))
    assert isinstance(more, Refusal)
    assert (more.clause, more.key, more.need, more.have) == ("TB-7.2", "names-enough", MOST_NAMES, MOST_NAMES)
    asked = table.check(0, NameCompany("Gaz"))
    assert asked is not None
    assert asked.key == more.key
    assert isinstance(table.act(3, NameCompany("Gaz")), Entry), "each company has its own count"
    assert isinstance(table.rule_act(0, NameCompany("Gaz"), "a rude name"), Entry), "whoever leads may always rename"


def test_tb_7_3_journals_without_the_clause_are_replayed_as_they_are() -> None:
    careless = bombs.names(40)
    bombs.named(careless, 1)
    careless.act(0, NameCompany("Nafta"))
    stored = read(bombs.text(careless))
    assert check(stored) is None
    table = Table(stored)
    assert table.game.team_names(table.state)[0] == "Nafta"
    assert isinstance(table.act(0, NameCompany("Nafta")), Refusal)
