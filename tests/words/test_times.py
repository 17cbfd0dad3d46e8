"""Whoever wishes something at the wrong time is told when it is possible: the stages named are those in which golden games did it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

from magnat.games.africa import stages as africa
from magnat.games.descriptors import own
from magnat.games.mcmulti import stages as mcmulti
from magnat.games.oilcity import stages as oilcity
from magnat.kernel.contract import Refusal, Seat
from magnat.tables.journal import Journal, read
from magnat.tables.table import Table
from magnat.words import say
from magnat.words.catalogue import LANGUAGES, words
from tests.hosting.server import ROOT

ROWS = {"mcmulti": mcmulti.STAGES, "oilcity": oilcity.STAGES, "africa": africa.STAGES}


def stage(game: str, table: Table, seat: Seat) -> str:
    """In Oil City every company has a stage of its own."""
    state: Any = table.state
    if game == "oilcity":
        rules: Any = table.rules
        state = state.companies[rules.box(state).company_of[seat]]
    return str(ROWS[game][state.stage].key)


def offered(game: str) -> dict[str, set[str]]:
    """By action, the stages in which golden games made or could have made it."""
    found: dict[str, set[str]] = defaultdict(set)
    for table, seat, do in deeds(game):
        now = stage(game, table, seat)
        if now not in found[do]:
            for option in table.options(seat):
                found[option.key].add(now)
            found[do].add(now)
    return found


def deeds(game: str) -> Iterator[tuple[Table, Seat, str]]:
    """Every action of every golden game, and the table just before it."""
    for path in sorted((ROOT / "tests/golden" / game).glob("*.jsonl")):
        journal = read(path.read_bytes())
        table = Table(Journal(journal.header, []))
        for entry in journal.entries:
            if entry.do is not None and entry.seat is not None and entry.seat < journal.header.seats:
                yield table, entry.seat, entry.do
            table.take(entry)


@pytest.mark.parametrize("game", ROWS)
def test_the_stages_that_are_named_are_those_in_which_it_is_possible(game: str) -> None:
    found = offered(game)
    for do, stages in own()[game].steps.items():
        assert set(stages) <= found[do], do


@pytest.mark.parametrize(
    ("game", "do", "sentences"),
    [
        (
            "mcmulti",
            "buy-barrel",
            [
                "Not now. You can do this in the step “Phase 1: market”.",
                "Nie teraz. Można to zrobić w kroku „Faza 1: rynek”.",
                "Nicht jetzt. Das geht im Schritt „Phase 1: Markt“.",
            ],
        ),
        (
            "africa",
            "sell-share",
            [
                "Not now. You can do this in these steps: “Stock round”, “Shares and privates”.",
                "Nie teraz. Można to zrobić w tych krokach: „Runda giełdowa”, „Akcje i firmy prywatne”.",
                "Nicht jetzt. Das geht in diesen Schritten: „Aktienrunde“, „Aktien und Privatgesellschaften“.",
            ],
        ),
    ],
)
def test_what_comes_at_the_wrong_time_is_told_its_time(game: str, do: str, sentences: list[str]) -> None:
    refusal = Refusal(ROWS[game][0].clause, "not-now")
    assert [say.refusal(words(language), game, refusal, do) for language in LANGUAGES] == sentences


def test_an_action_of_no_certain_time_is_refused_as_before() -> None:
    refusal = Refusal("MM-4.1", "not-now")
    assert say.refusal(words("en"), "mcmulti", refusal, "free-refinery") == say.refusal(words("en"), "mcmulti", refusal)
