"""`magnat debrief`: the files of a saved game."""

from __future__ import annotations

from pathlib import Path

import pytest

from magnat.tables import journal
from tests.cli.command import run
from tests.lesson.finished import finished
from tests.tables.games import played


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    file = tmp_path / "7b.jsonl"
    file.write_text(journal.write(finished("oilcity", 9, turns=1)), encoding="utf-8")
    return file


def test_a_saved_game_becomes_four_files(saved: Path, tmp_path: Path) -> None:
    done = run("debrief", saved, "--out", tmp_path / "back", "--seconds", "0", "--lang", "pl")
    assert done.returncode == 0
    assert done.stdout.count("Zapisano") == 4
    assert {it.name: it.read_bytes()[:2] for it in (tmp_path / "back").iterdir()} == {
        "class.pdf": b"%P",
        "teams.pdf": b"%P",
        "table.xlsx": b"PK",
        "table.csv": b"\xef\xbb",
    }
    assert "Klasyfikacja" in (tmp_path / "back/table.csv").read_text(encoding="utf-8-sig")


def test_turning_points_are_searched_if_there_is_time(saved: Path, tmp_path: Path) -> None:
    assert run("debrief", saved, "--out", tmp_path / "back", "--seconds", "2").returncode == 0


def test_nonsense_gets_one_clear_line(saved: Path, tmp_path: Path) -> None:
    short = tmp_path / "short.jsonl"
    short.write_text(journal.write(played(1, game="oilcity", seats=9).journal), encoding="utf-8")
    (tmp_path / "taken").write_text("")
    wrong = (
        (short, "--out", tmp_path / "x"),
        (tmp_path / "none", "--out", tmp_path),
        (saved, "--out", tmp_path / "taken", "--seconds", "0"),
    )
    for arguments in wrong:
        done = run("debrief", *arguments)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1), done
