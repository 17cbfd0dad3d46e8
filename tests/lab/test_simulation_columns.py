"""Games in a file: what is written can be read again, and nothing is overwritten or half-written."""

from __future__ import annotations

import csv
import sys
from pathlib import Path

import polars
import pytest

from magnat import __version__
from magnat.kernel.game import Unreadable
from magnat.lab import simulation_columns
from magnat.lab.match import Result
from magnat.lab.simulate import Row, simulate

PLAYED = [
    Row(0, 7, ["clerk", "random"], Result(True, 120, [800, 30], [1, 2], 1, "declared"), "mcmulti", 2, {"round_limit": 9}),
    Row(1, 7, ["clerk", "random"], Result(True, 90, [40, 40], [1, 1])),
    Row(2, 7, ["clerk", "random"], Result(False, 1000, [10, 20], [])),
]


def test_a_csv_file_can_be_read_again(tmp_path: Path) -> None:
    simulation_columns.write(PLAYED, tmp_path / "games.csv")
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert rows[0] == {
        "magnat": __version__, "game": "mcmulti", "edition": "2", "options": '{"round_limit":9}', "end": "declared", "first_seat": "1",
        "game_index": "0", "seed": "7", "seats": "2", "finished": "true", "inputs": "120", "winners": "0",
        "bot_0": "clerk", "score_0": "800", "place_0": "1", "bot_1": "random", "score_1": "30", "place_1": "2",
    }  # fmt: skip
    assert rows[1]["winners"] == "0+1"
    assert (rows[2]["finished"], rows[2]["winners"], rows[2]["place_0"]) == ("false", "", "")


def test_a_parquet_file_can_be_read_again(tmp_path: Path) -> None:
    _, played = simulate("mcmulti", 3, 2, ["random"], seed=2, options={"round_limit": 2})
    simulation_columns.write(played, tmp_path / "games.parquet")
    table = polars.read_parquet(tmp_path / "games.parquet")
    assert table["game_index"].to_list() == [0, 1, 2]
    assert table["score_1"].to_list() == [row.result.scores[1] for row in played]
    assert table["place_1"].to_list() == [row.result.places[1] for row in played]


@pytest.mark.parametrize("name", ["games.csv", "games.parquet"])
def test_a_file_that_exists_is_left_alone(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("mine")
    assert refused(tmp_path / name) == "file-exists"
    assert (tmp_path / name).read_text() == "mine"


@pytest.mark.parametrize("name", ["games", "games.xlsx", "games.CSV"])
def test_other_endings_are_refused(tmp_path: Path, name: str) -> None:
    assert refused(tmp_path / name) == "bad-export-ending"


def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path / "nowhere" / "games.csv") == "no-such-folder"


def test_parquet_without_its_library_names_the_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    assert refused(tmp_path / "games.parquet") == "needs-extra"
    simulation_columns.write(PLAYED, tmp_path / "games.csv")


def test_a_write_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(table: dict[str, list[simulation_columns.Cell]], file: Path, heading: bool = True) -> None:  # noqa: ARG001
        file.write_text(f"half of {len(table)}")
        raise OSError("disk full")

    monkeypatch.setattr(simulation_columns, "write_csv", fail)
    with pytest.raises(Unreadable, match="cannot-write"):
        simulation_columns.write(PLAYED, tmp_path / "games.csv")
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_appears_meanwhile_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_csv = simulation_columns.write_csv

    def slow(table: dict[str, list[simulation_columns.Cell]], file: Path, heading: bool = True) -> None:
        write_csv(table, file, heading)
        (tmp_path / "games.csv").write_text("somebody else's")

    monkeypatch.setattr(simulation_columns, "write_csv", slow)
    assert refused(tmp_path / "games.csv") == "file-exists"
    assert [path.name for path in tmp_path.iterdir()] == ["games.csv"]
    assert (tmp_path / "games.csv").read_text() == "somebody else's"


def refused(file: Path) -> str:
    with pytest.raises(Unreadable) as error:
        simulation_columns.write(PLAYED, file)
    return error.value.key


@pytest.mark.parametrize("ending", [".csv", ".parquet"])
def test_many_rows_go_into_the_file_in_parts_and_come_out_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str) -> None:
    whole, parts = tmp_path / f"whole{ending}", tmp_path / f"parts{ending}"
    simulation_columns.write(PLAYED, whole)
    monkeypatch.setattr(simulation_columns, "ROWS_IN_PART", 2)
    simulation_columns.write(PLAYED, parts)
    if ending == ".csv":
        assert parts.read_bytes() == whole.read_bytes()
    else:
        assert polars.read_parquet(parts).equals(polars.read_parquet(whole))
    assert sorted(tmp_path.iterdir()) == sorted([whole, parts])
