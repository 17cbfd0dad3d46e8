"""Whole games in the terminal: they end, they fit the terminal, and their journals are true."""

from __future__ import annotations

import sys
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from magnat.cli.play.session import run
from magnat.tables import journal, replay
from tests.cli import pages
from tests.cli.test_play_dialogue import play, squeezed

ENTERS = [""] * 3000


@pytest.mark.parametrize(("language", "ranking"), [("en", "Final ranking"), ("pl", "Końcowa kolejność"), ("de", "Endstand")])
def test_a_game_played_by_enter_alone_ends_and_is_saved(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str, ranking: str
) -> None:
    monkeypatch.chdir(tmp_path)
    out = play(monkeypatch, ENTERS, language=language)
    assert ranking in out
    kept = journal.read((tmp_path / "mcmulti-1.jsonl").read_bytes())
    assert replay.check(kept) is None
    assert [name.rpartition(" ")[2] for name in kept.header.names[1:]] == ["(clerk)"] * 3


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("width", "seats", "language"),
    [
        *((30, 2, "de"), (30, 3, "pl"), (50, 4, "pl"), (80, 2, "de"), (80, 3, "pl")),
        *((100, 4, "pl"), (120, 4, "en"), (160, 2, "de")),
    ],
)
def test_no_line_is_longer_than_the_terminal(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, width: int, seats: int, language: str
) -> None:
    monkeypatch.chdir(tmp_path)
    helping = {"en": ["help", "log 30", "rules"], "pl": ["pomoc", "dziennik", "zasady"], "de": ["hilfe", "verlauf", "regeln"]}[language]
    lines = ["1 a 3 4", "3 a 5 5", "2 a 1 1"] if seats == 2 else ["1 3 4", "3 5 5", "2 1 1", "1"]
    out = play(monkeypatch, [*lines, *helping, *ENTERS], seats, language, "random", {"round_limit": 3}, width=width, height=24)
    assert max(cell_len(line) for line in out.splitlines()) <= width
    assert (tmp_path / "mcmulti-1.jsonl").exists()


@pytest.mark.thorough
@pytest.mark.parametrize(("seats", "seed"), [(2, 0), (3, 0), (3, 1), (4, 1), (4, 3), (2, 5)])
def test_every_decision_of_a_random_table_can_be_shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seats: int, seed: int) -> None:
    monkeypatch.chdir(tmp_path)
    options: dict[str, bool | int | str] = {
        "round_limit": 6,
        "produce_on_doubles": seed % 2 == 0,
        "refinery_cells": 4 if seed % 3 else 1,
        "quadrant_choice": "before_roll" if seed % 2 else "after_roll",
        "open_cash": seed == 1,
    }
    buying = ["1 a 1 2", "2 a 2 1", "3 a 3 3"] if seats == 2 else ["1 1 2", "2 2 1", "3 3 3"]
    play(monkeypatch, [*buying, *ENTERS], seats, bot="random", options=options, seed=seed)
    assert replay.check(journal.read((tmp_path / "mcmulti-1.jsonl").read_bytes())) is None


def test_the_table_s_dice_come_from_the_secure_source_without_a_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def outcome(chance: object) -> int:
        asked.append(type(chance).__name__)
        return 0

    monkeypatch.setattr("magnat.cli.play.opponents.secure_outcome", outcome)
    with pytest.raises(Exception, match="impossible-outcome"):  # the second news card cannot be the first again
        play(monkeypatch, [], seed=None)
    assert asked == ["Chance"] * 3


def test_what_the_bots_did_is_told_in_sums(monkeypatch: pytest.MonkeyPatch) -> None:
    out = squeezed(play(monkeypatch, ["1 3 4", "e", "e"]))
    assert "Celia sold 1 gasoline at home for $14 · sold 1 crude at home for $5" in out
    assert "★" in out


def test_the_cash_of_others_stays_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [line for line in play(monkeypatch, []).splitlines() if line.rstrip().endswith("0 0 0 0")]
    assert any("$200" in row for row in rows)
    assert all("—" in row for row in rows if "Ada" in row or "Bruno" in row)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("width", "height", "language"), [(80, 24, "en"), (80, 24, "pl"), (80, 24, "de"), (100, 32, "pl"), (140, 45, "de")]
)
def test_every_page_fits_the_terminal(monkeypatch: pytest.MonkeyPatch, width: int, height: int, language: str) -> None:
    drawn = pages.drawn(monkeypatch, "mcmulti", "clerks-4", language, width, height)
    assert len(drawn) > 20
    assert not pages.too_long(drawn, width, height)


def test_a_terminal_that_knows_ascii_only_still_shows_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = BytesIO()
    monkeypatch.setattr(sys, "stdin", StringIO("1 3 4\n3 1 1\n"))
    console = Console(file=TextIOWrapper(raw, encoding="ascii"), width=100, height=32, force_terminal=False)
    assert run("mcmulti", 4, "clerk", "pl", {"quadrants": "by_seat"}, 7, None, console) == 0
    console.file.flush()
    text = raw.getvalue().decode("ascii")
    assert " 3 . . . ^ . ." in text
    assert "#=#" in text
    assert "Zakupy specjalne" in text
    assert "?" not in text.replace("Zapisac gre?", "")
