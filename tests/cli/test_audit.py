"""magnat audit from the outside: what it proves, what it says, and its exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from magnat.tables import fair_dice, journal
from tests.cli.command import run
from tests.cli.test_commands import GOLDEN
from tests.tables.test_fair_dice import KEY, fair_table, finished


def saved(folder: Path, text: str) -> str:
    file = folder / "game.jsonl"
    file.write_text(text, encoding="utf-8")
    return str(file)


def proof(folder: Path, fair_from: int = 0, typed: tuple[int, ...] = ()) -> str:
    """A finished fair game of sixty inputs as a file."""
    return saved(folder, journal.write(finished(fair_table(60, typed=typed, fair_from=fair_from), fair_from=fair_from)))


def test_a_fair_game_is_proved(tmp_path: Path) -> None:
    done = run("audit", proof(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    rolls = sum(entry.roll is not None for entry in fair_table(60).journal.entries)
    assert f"Proved: {rolls} rolls follow from the key" in done.stdout
    assert "60 entries replayed" in done.stdout


@pytest.mark.parametrize(("language", "said"), [("pl", "Udowodniono"), ("de", "Bewiesen")])
def test_the_proof_is_told_in_three_languages(tmp_path: Path, language: str, said: str) -> None:
    assert said in run("audit", proof(tmp_path), "--lang", language).stdout


def test_a_changed_roll_exits_1_and_is_named(tmp_path: Path) -> None:
    table = fair_table(2)
    chance = table.agenda().chances[0]
    promised = fair_dice.outcome(KEY, 3, chance)
    table.roll(next(i for i, weight in enumerate(chance.weights) if weight and i != promised), chance)
    file = saved(tmp_path, journal.write(finished(table)))
    assert run("check", file).returncode == 0, "the rules alone find nothing wrong"
    done = run("audit", file)
    assert done.returncode == 1
    assert "Line 4: the roll is not the one the key gives" in done.stdout
    assert str(table.game.encode_outcome(chance.key, promised)) in done.stdout


def test_a_changed_position_exits_1(tmp_path: Path) -> None:
    file = Path(proof(tmp_path))
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[6] = json.dumps(json.loads(lines[6]) | {"state": "deadbeef"})
    done = run("audit", saved(tmp_path, "\n".join(lines) + "\n"))
    assert done.returncode == 1
    assert "Line 7" in done.stdout


def test_another_key_exits_1(tmp_path: Path) -> None:
    done = run("audit", saved(tmp_path, journal.write(finished(fair_table(20), KEY[::-1]))))
    assert done.returncode == 1
    assert fair_dice.commitment(KEY)[:50] in done.stdout


def test_a_game_without_a_commitment_has_nothing_to_prove() -> None:
    done = run("audit", str(GOLDEN[0]))
    assert done.returncode == 1
    assert "Nothing can be proved" in done.stdout


def test_a_running_game_has_nothing_to_prove_yet(tmp_path: Path) -> None:
    done = run("audit", saved(tmp_path, journal.write(fair_table(20).journal)))
    assert done.returncode == 1
    assert "yet" in done.stdout


def test_typed_and_foreign_rolls_are_counted_and_named(tmp_path: Path) -> None:
    done = run("audit", proof(tmp_path, fair_from=1, typed=(2, 3)))
    assert done.returncode == 0
    assert "2 rolls were typed in" in done.stdout
    assert "Their entries: 2, 3." in done.stdout
    assert "1 roll, up to entry 1, was made before" in done.stdout


def test_a_game_with_nothing_but_typed_dice_proves_nothing(tmp_path: Path) -> None:
    done = run("audit", saved(tmp_path, journal.write(finished(fair_table(3, typed=(1, 2, 3))))))
    assert done.returncode == 1
    assert "nothing to prove" in done.stdout


@pytest.mark.parametrize("text", ["", "hello\n", '{"magnat":1}\n'])
def test_a_file_that_is_no_journal_exits_2(tmp_path: Path, text: str) -> None:
    done = run("audit", saved(tmp_path, text))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


def test_a_file_that_is_not_there_exits_2() -> None:
    done = run("audit", "nowhere.jsonl")
    assert done.returncode == 2
    assert "nowhere.jsonl" in done.stderr


def test_a_journal_that_breaks_the_rules_exits_2(tmp_path: Path) -> None:
    file = Path(proof(tmp_path))
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[4] = json.dumps(json.loads(lines[4]) | {"seat": 1 - int(json.loads(lines[4])["seat"])})
    done = run("audit", saved(tmp_path, "\n".join(lines) + "\n"))
    assert done.returncode == 2
    assert "Line 5" in done.stderr or "line 5" in done.stderr
