"""magnat audit from the outside: what it proves, what it says, and its exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from magnat.games.registry import find
from magnat.tables import fair_dice, journal
from magnat.tables.table import Table
from tests.cli.command import run
from tests.cli.test_commands import GOLDEN
from tests.tables.test_fair_dice import DEVICES, ENTROPIES, KEY, fair_table, finished, source


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
    promised = source().outcome(chance, 3, 3)
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


def test_tb_5_6_it_is_told_whose_devices_mixed_in(tmp_path: Path) -> None:
    said = run("audit", proof(tmp_path)).stdout
    assert "1 player's device mixed something in before the first roll. Its seat: 1." in said
    assert "1 device had promised to mix something in and did not. Its seat: 2." in said


def test_tb_5_6_a_game_of_the_servers_key_alone_is_told(tmp_path: Path) -> None:
    table = Table.create(find("mcmulti"), 2, {}, commitment=fair_dice.commitment(KEY), scheme=2)
    chance = table.agenda().chances[0]
    table.roll(fair_dice.Source(KEY, 2).outcome(chance, 1, 1), chance)
    done = run("audit", saved(tmp_path, journal.write(finished(table, devices=[]))))
    assert done.returncode == 0
    assert "No player's device mixed anything in" in done.stdout


def test_tb_5_6_a_forged_device_exits_1(tmp_path: Path) -> None:
    file = Path(proof(tmp_path))
    text = file.read_text(encoding="utf-8").replace(ENTROPIES[0].hex(), ENTROPIES[1].hex())
    done = run("audit", saved(tmp_path, text))
    assert done.returncode == 1
    assert "What the device of seat 1 mixed in is not what it had promised" in done.stdout
    assert DEVICES[0].commitment[:50] in done.stdout


@pytest.mark.parametrize(("language", "said"), [("en", "rolls were taken back"), ("pl", "Razem cofnięto"), ("de", "Insgesamt wurden")])
def test_tb_5_7_a_ruling_behind_a_roll_is_told_and_counted(tmp_path: Path, language: str, said: str) -> None:
    table = fair_table(40)
    table.rule_back(1, "the cat was on the table")
    file = saved(tmp_path, journal.write(finished(table)))
    done = run("audit", file, "--lang", language)
    assert done.returncode == 0
    assert said in done.stdout
    assert "the cat was on the table" in done.stdout
    assert "taken back with it" in run("replay", file).stdout


def test_a_game_of_the_first_scheme_is_proved_as_before(tmp_path: Path) -> None:
    text = journal.write(finished(fair_table(60, scheme=1)))
    assert "dice_scheme" not in text
    done = run("audit", saved(tmp_path, text))
    assert (done.returncode, "device" in done.stdout) == (0, False)


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
