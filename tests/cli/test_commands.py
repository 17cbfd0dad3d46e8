"""The magnat command from the outside: what it prints, its exit codes, and how it takes nonsense."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from magnat.cli.settings import read_options
from magnat.games.registry import find
from magnat.tables import journal
from tests.cli.command import ROOT, run, started
from tests.tables.games import played

GOLDEN = sorted((ROOT / "tests/golden/mcmulti").glob("*.jsonl"))
KEYS = ["game", "games", "finished", "inputs", "inputs_per_s", "wins_by_bot", "wins_by_seat", "mean_score_by_bot", "length"]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A McMulti game of eighty inputs."""
    file = tmp_path / "game.jsonl"
    file.write_text(journal.write(played(80).journal), encoding="utf-8")
    return file


# rules, why


def test_rules_prints_a_clause() -> None:
    done = run("rules", "mcmulti", "MM-4.5")
    assert done.returncode == 0
    assert "MM-4.5" in done.stdout
    assert "MM-4.4" not in done.stdout


def test_rules_prints_a_section_and_everything() -> None:
    section = run("rules", "mcmulti", "mm-8").stdout
    assert run("rules", "mcmulti", "8").stdout == section
    assert "MM-8.1" in section
    assert "MM-8.2" in section
    assert "MM-7.1" not in section
    everything = run("rules", "mcmulti").stdout
    assert all(id in everything for id in ("MM-1.1", "MM-9.4"))


def test_rules_marks_what_was_reconstructed_and_lists_it() -> None:
    everything = run("rules", "oilcity").stdout
    assert everything.count("What we had to reconstruct") == 1
    assert "Nothing in this game" not in everything
    clause = run("rules", "oilcity", "5.7").stdout
    assert " °" in clause
    assert "We assume 300 for a plot" in " ".join(clause.split())
    assert "°" not in run("rules", "oilcity", "5.8").stdout


def test_rules_says_where_sources_disagree_and_that_nothing_was_reconstructed() -> None:
    everything = run("rules", "africa", "--lang", "de").stdout
    assert "Wo öffentliche Quellen sich widersprechen" in everything
    assert "In diesem Spiel musste nichts rekonstruiert werden." in everything


def test_rules_prints_what_stands_beside_them() -> None:
    lives = " ".join(run("rules", "oilcity", "lives").stdout.split())
    assert "The entrepreneurs Wojciech Biechoński: (1839–1926)" in lives
    assert "OC-" not in lives
    assert run("rules", "mcmulti", "lives").returncode != 0


def test_rules_speaks_polish_and_german() -> None:
    assert "gotówce" in run("rules", "mcmulti", "MM-1.1", "--lang", "pl").stdout
    assert "Personen" in run("rules", "mcmulti", "MM-1.1", "--lang=de").stdout


def test_why_explains_a_refusal_with_its_clause(saved: Path) -> None:
    done = run("why", str(saved), "buy-asset", "kind=well", "quadrant=0", "cell=3", "--seat", "0", "--at", "3")
    assert done.returncode == 0
    assert "MM-2.6" in done.stdout or "not" in done.stdout
    polish = run("why", str(saved), "declare", "--at", "3", "--lang", "pl")
    assert "nie może" in polish.stdout
    assert "MM-2.6" in polish.stdout


def test_why_says_what_is_allowed(saved: Path) -> None:
    done = run("why", str(saved), "end-purchases", "--at", "3")
    assert done.returncode == 0
    assert "may do that" in done.stdout


# simulate


def test_simulate_prints_nothing_but_json_with_the_promised_keys() -> None:
    done = run("simulate", "mcmulti", "--games", "3", "--seats", "2", "--bots", "random", "--seed", "5", "--json")
    report = json.loads(done.stdout)
    assert list(report) == KEYS
    assert (report["games"], report["finished"]) == (3, 3)
    assert done.stderr == ""


def test_ladder_rates_bots_in_every_language_and_goes_on_from_its_file(tmp_path: Path) -> None:
    file = str(tmp_path / "ladder.jsonl")
    command = ["ladder", "mcmulti", "--games", "2", "--seats", "2", "--bots", "random,apprentice", "--option", "round_limit=9"]
    command += ["--file", file]
    english, polish = run(*command, "--lang", "en"), run(*command, "--lang", "pl")
    assert (english.returncode, polish.returncode) == (0, 0)
    assert "McMulti: every pair of bots has played 2 games with 2 seats, seed 0." in english.stdout
    assert "random : apprentice" in english.stdout
    assert "Wygrane gry" in polish.stdout
    assert run(*command, "--seed", "1").returncode == 2  # the file belongs to another ladder


def test_a_tournament_in_every_language_and_as_json() -> None:
    command = ["tournament", "mcmulti", "--games", "2", "--seats", "2", "--bots", "random,apprentice", "--option", "round_limit=5"]
    english, german = run(*command), run(*command, "--lang", "de", "--swiss")
    assert (english.returncode, german.returncode, english.stderr) == (0, 0, "")
    assert "McMulti: 2 bots, at most 2 games for every pair with 2 seats, seed 0." in english.stdout
    assert "Row against column" in english.stdout
    assert "Zeile gegen Spalte" in german.stdout
    assert json.loads(run(*command, "--json", "--within", "49").stdout)["rules"]["within"] == 0.49
    assert run(*command, "--within", "50").returncode == 2
    assert run(*command, "--rounds", "-1").returncode == 2


PLAN = """
games = 2
[[study]]
game = "mcmulti"
seats = 2
bots = ["random", "random,apprentice"]
options = { round_limit = 2 }
"""


def test_an_experiment_in_every_language_as_json_and_in_parts(tmp_path: Path) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text(PLAN)
    command = ["experiment", str(plan), "--out", str(tmp_path / "results")]
    english, polish = run(*command), run(*command, "--lang", "pl")
    assert (english.returncode, polish.returncode, english.stderr) == (0, 0, "")
    assert "4 of 4 games are there, in 2 combinations." in english.stdout
    assert "apprentice" in english.stdout
    assert "Gdyby wszyscy byli równi" in polish.stdout
    assert json.loads(run(*command, "--json").stdout)["games"] == 4
    other = ["experiment", str(plan), "--out", str(tmp_path / "other")]
    assert run(*other, "--part", "3/2").returncode == 2
    assert "2/3" in run(*other, "--part", "half").stderr
    assert run(*other, "--take", str(tmp_path / "results"), "--part", "1/2").returncode == 0


def test_simulate_gives_the_same_whatever_jobs_and_hash_seed() -> None:
    plain = ["simulate", "mcmulti", "--games", "6", "--bots", "clerk,random,random,random", "--seed", "9", "--json"]
    one = json.loads(started(*plain, "--jobs", "1", PYTHONHASHSEED="1").stdout)
    two = json.loads(started(*plain, "--jobs", "2", PYTHONHASHSEED="2").stdout)
    assert {key: one[key] for key in KEYS if key != "inputs_per_s"} == {key: two[key] for key in KEYS if key != "inputs_per_s"}


@pytest.mark.parametrize("ending", ["csv", "parquet"])
def test_simulate_writes_one_row_per_game_and_never_overwrites(tmp_path: Path, ending: str) -> None:
    file = tmp_path / f"games.{ending}"
    arguments = ["simulate", "mcmulti", "--games", "2", "--seats", "2", "--bots", "random", "--out", str(file)]
    assert run(*arguments).returncode == 0
    written = file.read_bytes()
    again = run(*arguments)
    assert again.returncode == 2
    assert "already exists" in again.stderr
    assert file.read_bytes() == written


# replay, check


def test_check_is_content_with_a_golden_game() -> None:
    done = run("check", str(GOLDEN[0]))
    assert done.returncode == 0
    assert "the same" in done.stdout


def test_check_exits_1_with_the_first_difference(saved: Path) -> None:
    lines = saved.read_text(encoding="utf-8").splitlines()
    entry = json.loads(lines[6])
    lines[6] = json.dumps(entry | {"state": "deadbeef"})
    saved.write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = run("check", str(saved))
    assert done.returncode == 1
    assert "Line 7" in done.stdout
    assert "deadbeef" in done.stdout


def test_replay_tells_the_game_and_shows_the_position(saved: Path) -> None:
    whole, early = run("replay", str(saved)), run("replay", str(saved), "--at", "3")
    assert whole.returncode == early.returncode == 0
    assert len(whole.stdout) > len(early.stdout)
    assert "Player 1" in whole.stdout


# nonsense


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "chess"], "chess"),
        (["play", "mcmulti", "--seats", "9"], "2, 3, 4"),
        (["play", "mcmulti", "--bots", "genius"], "genius"),
        (["play", "mcmulti", "--option", "turbo=1"], "turbo"),
        (["play", "mcmulti", "--option", "round_limit=-1"], "round_limit"),
        (["play", "mcmulti", "--option", "open_cash=7"], "open_cash"),
        (["play", "mcmulti", "--load", "nowhere.jsonl"], "nowhere.jsonl"),
        (["simulate", "mcmulti", "--games", "0", "--bots", "random"], "--games"),
        (["simulate", "mcmulti", "--games", "99999999999", "--bots", "random"], "--games"),
        (["simulate", "mcmulti", "--games", "1", "--bots", "random,random"], "bots"),
        (["simulate", "mcmulti", "--games", "1", "--bots", "random", "--jobs", "0"], "--jobs"),
        (["simulate", "mcmulti", "--games", "1", "--bots", "random", "--out", "games.xls"], ".csv"),
        (["simulate", "mcmulti", "--games", "1", "--bots", "random", "--out", "no/such/folder/games.csv"], "folder"),
        (["rules", "mcmulti", "MM-99.9"], "MM-99.9"),
        (["rules", "mcmulti", "--lang", "fr"], "en, pl, de"),
        (["replay", "nowhere.jsonl"], "nowhere.jsonl"),
        (["check", str(ROOT)], "cannot be read"),
        (["check", str(ROOT / "README.md")], "not a Magnat journal"),
        (["check", str(GOLDEN[0].parents[1] / "record.py")], "not a Magnat journal"),
        (["bench", "chess"], "chess"),
        (["why", str(GOLDEN[0]), "fly"], "fly"),
        (["why", str(GOLDEN[0]), "buy-asset", "kind"], "kind"),
        (["replay", str(GOLDEN[0]), "--at", "123456"], "--at"),
        (["replay", str(GOLDEN[0]), "--at", "-1"], "--at"),
        (["sheet", str(GOLDEN[0])], "Oil City"),
        (["dance"], "dance"),
        (["play", "mcmulti", "--colour", "red"], "colour"),
        (["simulate", "mcmulti", "--games", "many", "--bots", "random"], "many"),
    ],
)
def test_nonsense_gets_one_clear_message_and_exit_code_2(arguments: list[str], said: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_complaints_come_in_the_readers_language() -> None:
    assert "Nie ma" in run("play", "chess", "--lang", "pl").stderr
    assert "gibt" in run("play", "chess", MAGNAT_LANG="de").stderr


def test_a_truncated_journal_is_named_by_its_line(saved: Path) -> None:
    saved.write_bytes(saved.read_bytes()[:-30])
    done = run("check", str(saved))
    assert done.returncode == 2
    assert "81" in done.stderr


def test_a_journal_of_another_edition_is_refused(saved: Path) -> None:
    saved.write_text(saved.read_text(encoding="utf-8").replace('"edition":2', '"edition":7', 1), encoding="utf-8")
    done = run("replay", str(saved))
    assert done.returncode == 2
    assert "edition 7" in done.stderr


# sheet


SHEETS = str(ROOT / "tests/golden/oilcity/clerks-9.jsonl")


def test_sheet_prints_prices_as_they_were_and_might_have_been_wagons_and_the_seven_rows() -> None:
    done = run("sheet", SHEETS)
    assert done.returncode == 0
    for said in ("Company 1", "Wagons sold", "Revenue", "Plots", "Refineries", "Total", "Place 1", "possible", "0   300   500"):
        assert said in done.stdout


def test_sheet_as_csv_has_one_line_per_company_that_adds_up() -> None:
    lines = run("sheet", SHEETS, "--csv").stdout.splitlines()
    header = lines[0].split(",")
    rows = [dict(zip(header, line.split(","), strict=True)) for line in lines[1:]]
    assert [row["company"] for row in rows] == ["1", "2", "3"]
    for row in rows:
        parts = ("plots", "revenue", "buildings", "drillers", "refineries", "improved_plots", "sale_turns")
        assert int(row["points"]) == sum(int(row[part]) for part in parts)
        assert int(row["revenue"]) == sum(int(row[f"revenue_{turn}"]) for turn in range(1, 7)) // 1000
        assert [row[f"{good}_possible"] for good in ("wax", "kerosene", "gas")] == ["100 200 300", "0 300 500", "100 200 400"]


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_oc_2_4_the_cards_are_written_as_files_that_a_table_reads(tmp_path: Path, language: str) -> None:
    for which, first in (("events", 12), ("plots", 17)):
        file = tmp_path / f"{which}.json"
        file.write_text(run("cards", which, "--lang", language).stdout, encoding="utf-8")
        settings = read_options(find("oilcity"), [f"own_{which}=@{file}"])
        assert len(json.loads(str(settings[f"own_{which}"]))) == first
