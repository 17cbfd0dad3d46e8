"""The guide for teachers, in three languages: buttons are named as on the screen, and figures are those of `magnat lesson`."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from magnat.games.registry import find
from magnat.lesson.plan import MINUTE, plan
from tests.docs.pages import ROOT

PAGES = {"en": "teach.md", "pl": "teach.pl.md", "de": "teach.de.md"}
BOLD = re.compile(r"\*\*([^*]+)\*\*")
ROW = re.compile(r"^\| (\d+) \| (\d+) \| ([\d:]+) \| ([\d:]+) \| ([\d:]+) \| ([\d:]+) \|$", re.MULTILINE)
PUPILS, BANKERS = 28, 2


def text(language: str) -> str:
    return (ROOT / "docs/guide" / PAGES[language]).read_text(encoding="utf-8")


@cache
def on_screen(language: str) -> frozenset[str]:
    """Every message without a part that changes, of the pages and of Oil City's options."""
    folder = ROOT / "src/magnat/words" / language
    files = [*folder.glob("web/**/*.ftl"), folder / "oilcity.ftl"]
    messages = [it for file in files for it in FluentParser().parse(file.read_text("utf-8")).body]
    patterns = [it.value.elements for it in messages if isinstance(it, ast.Message) and it.value]
    return frozenset(str(it[0].value) for it in patterns if len(it) == 1 and isinstance(it[0], ast.TextElement))


@pytest.mark.parametrize("language", PAGES)
def test_what_is_bold_stands_on_the_screen_word_for_word(language: str) -> None:
    named = {re.sub(r"\s+", " ", it) for it in BOLD.findall(text(language))}
    assert len(named) > 40
    assert sorted(named - on_screen(language)) == []


@pytest.mark.parametrize("language", PAGES)
def test_the_figures_of_the_plan_are_those_of_the_command(language: str) -> None:
    rows = ROW.findall(text(language))
    assert [int(row[0]) for row in rows] == [45, 90, 120]
    for minutes, *told in rows:
        made = plan(find("oilcity"), PUPILS, int(minutes), {})
        over = made.laps[-1].ends
        assert told == [str(made.turns), *map(shown, (made.clock, made.laps[0].begins, over, int(minutes) * MINUTE - over))]
    spare = plan(find("oilcity"), PUPILS, 90, {}).spare // MINUTE
    banked = plan(find("oilcity"), PUPILS - BANKERS, 120, {}, bankers=True)
    assert f" {spare} minut" in text(language).lower()
    assert shown(banked.laps[0].ends - banked.laps[0].begins) in text(language)
    assert f" {banked.laps[-1].ends // MINUTE} minut" in text(language).lower()


def shown(seconds: int) -> str:
    return f"{seconds // MINUTE}:{seconds % MINUTE:02}"


@pytest.mark.parametrize("language", PAGES)
def test_the_guide_says_and_shows_the_same_in_every_language(language: str) -> None:
    pictures = re.findall(r"\]\((\.\./screens/[^)]+)\)", text(language))
    assert [it.replace(f"-{language}.", "-en.") for it in pictures] == re.findall(r"\]\((\.\./screens/[^)]+)\)", text("en"))
    assert all((ROOT / "docs/guide" / it).is_file() for it in pictures)
    assert re.findall("^#+", text(language), re.MULTILINE) == re.findall("^#+", text("en"), re.MULTILINE)
