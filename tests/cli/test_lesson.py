"""`magnat lesson`: the plan in three languages and as JSON."""

from __future__ import annotations

import json
from datetime import datetime

import pytest

from magnat.cli.lesson import until
from tests.cli.command import run


@pytest.mark.parametrize(
    ("lang", "texts"),
    [
        ("en", ["28 pupils", "9 companies: 8 of 3, 1 of 4", "Turn 1", "Bell", "make turn 4 the last one"]),
        ("pl", ["28 uczniów", "9 spółek: 8 po 3, 1 po 4", "Tura 1", "Dzwonek", "niech tura 4 będzie ostatnia"]),
        ("de", ["28 Lernende", "9 Gesellschaften: 8 zu 3, 1 zu 4", "Runde 1", "Gong", "Runde 4 zur letzten"]),
    ],
)
def test_the_plan_is_printed_in_every_language(lang: str, texts: list[str]) -> None:
    done = run("lesson", "--pupils", "28", "--minutes", "45", "--lang", lang)
    assert done.returncode == 0
    assert [text for text in texts if text not in done.stdout] == []


def test_the_plan_as_json() -> None:
    made = json.loads(run("lesson", "--pupils", "28", "--minutes", "45", "--json").stdout)
    assert (made["game"], made["pupils"], made["fits"]) == ("oilcity", 28, True)
    assert made["laps"][-1]["ends"] + made["talk"] <= 45 * 60


def test_a_lesson_that_is_too_short_is_told_so() -> None:
    assert "It does not fit" in run("lesson", "--pupils", "28", "--minutes", "12").stdout


@pytest.mark.parametrize("command", ["lesson", "rehearse"])
def test_any_number_from_nine_to_thirty_is_allowed_and_said_to_be(command: str) -> None:
    done = run(command, "--pupils", "31", "--minutes", "45")
    assert done.returncode == 2
    assert "9–30" in done.stderr
    assert "Traceback" not in done.stderr


def test_options_are_kept() -> None:
    assert "6 turns" in run("lesson", "--pupils", "27", "--minutes", "45", "--option", "turns=6").stdout


def test_the_bell_rings_today_or_tomorrow() -> None:
    now = datetime(2026, 5, 4, 10, 0)
    assert (until("10:45", now), until("9:30", now)) == (45, 23 * 60 + 30)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--pupils", "28"), "--minutes 45"),
        (("--pupils", "28", "--bell", "25:00"), "25:00"),
        (("--pupils", "28", "--minutes", "2"), "--minutes"),
        (("--pupils", "8", "--minutes", "45"), "8"),
        (("mcmulti", "--pupils", "3", "--minutes", "45"), "mcmulti"),
    ],
)
def test_nonsense_gets_one_clear_line(arguments: tuple[str, ...], complaint: str) -> None:
    done = run("lesson", *arguments)
    assert done.returncode == 2
    assert complaint in done.stderr
    assert done.stderr.count("\n") == 1
