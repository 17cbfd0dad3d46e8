"""TB-7.4: names that can be seen and told apart."""

from __future__ import annotations

import pytest

from magnat.games.oilcity.actions import NameCompany
from magnat.kernel.contract import Refusal
from magnat.tables.journal import Entry
from magnat.tables.visible_names import look, visible
from tests.tables.test_naming import at_a_table


@pytest.mark.parametrize("name", ["", " ", "\u3164", "\u2800\u2800", "\u200b\u2060", "\u202e", "\ufe0f", "\u115f \u1160", "\x00\n"])
def test_a_name_that_shows_nothing_is_none(name: str) -> None:
    assert visible(name) == ""


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Ada\u202egnp.exe", "Ada gnp.exe"),
        ("A\u200bda", "A da"),
        ("Ada\u3164", "Ada"),
        ("Z\u0351\u0352\u0353\u0354a", "Z\u0353\u0354a"),
        ("Łukasz Żółć", "Łukasz Żółć"),
        ("Z\u0307o\u0301łc\u0301", "Żółć"),
        ("Müller & Söhne", "Müller & Söhne"),
        ("Дарья", "Дарья"),
        ("王小明", "王小明"),
        ("김민수", "김민수"),
        ("نفط", "نفط"),
        ("Oil 🛢", "Oil 🛢"),
    ],
)
def test_names_of_all_alphabets_are_kept_without_what_hides(name: str, seen: str) -> None:
    assert visible(name) == seen


@pytest.mark.parametrize("other", ["Аda", "ADA", "Ada", "Adа", "Αda", "Ａｄａ"])
def test_names_that_look_alike_are_alike(other: str) -> None:
    assert look(other) == look("Ada")


@pytest.mark.parametrize("other", ["Ola", "Łada", "Adam", "Äda"])
def test_names_that_can_be_told_apart_are_not(other: str) -> None:
    assert look(other) != look("Ada")


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "Nafta\u3164", "Na\u0351\u0352\u0353fta"])
def test_tb_7_4_a_company_whose_name_cannot_be_seen_is_refused(name: str) -> None:
    refusal = at_a_table().act(0, NameCompany(name))
    assert isinstance(refusal, Refusal)
    assert (refusal.clause, refusal.key) == ("TB-7.4", "not-visible")


def test_tb_7_4_a_company_that_looks_like_another_is_refused() -> None:
    table = at_a_table()
    assert isinstance(table.act(0, NameCompany("Nafta")), Entry)
    refusal = table.act(3, NameCompany("Nаfta"))  # with a Cyrillic letter
    assert isinstance(refusal, Refusal)
    assert (refusal.clause, refusal.key) == ("TB-7.4", "looks-alike")
    assert isinstance(table.rule_act(3, NameCompany("NAFTA"), "both want it"), Entry), "whoever leads may rename as they like"
