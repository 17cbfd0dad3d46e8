"""TB-7.5: a journal without names is the same game, and keeps every promise of a journal."""

from __future__ import annotations

from magnat.games.oilcity.actions import NameCompany
from magnat.kernel.contract import Refusal
from magnat.tables.journal import Entry, Journal, read, write
from magnat.tables.nameless import UNSAID, has_names, without_names
from magnat.tables.replay import check, position
from magnat.tables.table import Table
from tests.tables import bombs


def called(team: int) -> str:
    return f"Company {team + 1}"


def named_and_played() -> Table:
    """Names that stay, that are taken back, that are given again, and that somebody else sets by a ruling."""
    table = Table(bombs.at_the_first_event().journal)
    for seat, name in ((0, "Zubrówka"), (3, "Rysie"), (3, "Wilki"), (6, "Sowy")):
        assert isinstance(table.act(seat, NameCompany(name)), Entry)
    assert isinstance(table.undo(6), Entry)
    assert isinstance(table.rule_act(6, NameCompany("Puchacze"), "Zubrówka had that name"), Entry)
    for seat in (0, 3, 6):
        table.act(seat, table.options(seat)[0])
    assert not isinstance(table.take_back([6, 7, 8], "Wilki asked for it"), Refusal)
    return table


def plain(table: Table) -> Journal:
    return without_names(read(write(table.journal).encode()), called)


def test_tb_7_5_no_name_is_left_and_the_journal_is_still_one() -> None:
    table = named_and_played()
    journal = plain(table)
    text = write(journal)
    for name in ("Zubrówka", "Rysie", "Wilki", "Sowy", "Puchacze"):
        assert name not in text
    assert check(read(text.encode())) is None
    assert has_names(table.journal)
    assert [entry.ruling for entry in journal.entries if entry.ruling is not None] == [UNSAID, UNSAID]


def test_tb_7_5_everything_else_happened_as_it_did() -> None:
    table = named_and_played()
    journal = plain(table)
    assert [(it.n, it.seat, it.do, it.roll, it.undo, it.drop) for it in journal.entries] == [
        (it.n, it.seat, it.do, it.roll, it.undo, it.drop) for it in table.journal.entries
    ]
    after = position(journal)
    assert table.game.team_names(after)[:2] == ["Company 1", "Company 2"]
    for company, name in enumerate(table.game.team_names(table.state)):
        after.companies[company].name = name  # type: ignore[attr-defined]  # a state of Oil City
    assert table.game.encode_state(after) == table.game.encode_state(table.state)
    assert [it.fact_words() for it in journal.entries if it.do not in (None, "name-company")] == [
        it.fact_words() for it in table.journal.entries if it.do not in (None, "name-company")
    ]


def test_tb_7_5_twice_is_as_good_as_once() -> None:
    once = plain(named_and_played())
    assert write(without_names(once, called)) == write(once)
    assert not has_names(Journal(once.header, [it for it in once.entries if it.do != "name-company"]))
