"""An experiment in a folder: the same rows however it was played, nothing twice, and nothing lost."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars
import pytest

from magnat.kernel.game import Unreadable
from magnat.lab.experiment import run as experiment
from magnat.lab.experiment import shards
from magnat.lab.experiment.plan import Plan
from magnat.lab.experiment.summary import scan, summary
from magnat.lab.simulate import simulate
from tests.lab.experiment.plans import TOML, small
from tests.patience import PATIENCE_S


def rows(folder: Path, plan: Plan, table: str = "games") -> polars.DataFrame:
    order = ["cell", "game_index", "seat"] if table == "seats" else ["cell", "game_index"]
    return scan(folder, table, plan).sort(order).collect()


def files(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}


def test_rows_are_those_of_a_simulation(tmp_path: Path) -> None:
    plan = small(tmp_path)
    assert experiment.play(plan, tmp_path / "out") == plan.games
    wanted = plan.wanted[-1]
    _, played = simulate(
        "mcmulti", wanted.games, 2, wanted.cell.bots, wanted.cell.seed, options=dict(wanted.cell.options)
    )  # fmt: skip
    games = rows(tmp_path / "out", plan).filter(polars.col("cell") == wanted.cell.address)
    seats = rows(tmp_path / "out", plan, "seats").filter(polars.col("cell") == wanted.cell.address)
    assert games["inputs"].to_list() == [row.result.inputs for row in played]
    assert games["first_seat"].to_list() == [row.result.first_seat for row in played]
    assert games["end"].to_list() == [row.result.end for row in played]
    assert seats["score"].to_list() == [score for row in played for score in row.result.scores]
    assert seats["place"].to_list() == [place for row in played for place in row.result.places]
    assert seats["won"].sum() == wanted.games
    assert set(seats["turn_order"].to_list()) == {0, 1}


def test_one_job_or_two_the_files_are_the_same_byte_by_byte(tmp_path: Path) -> None:
    plan = small(tmp_path)
    experiment.play(plan, tmp_path / "one")
    experiment.play(plan, tmp_path / "two", jobs=2)
    assert files(tmp_path / "one") == files(tmp_path / "two")


def test_what_is_there_is_not_played_again_and_more_games_are_added(tmp_path: Path) -> None:
    plan, folder = small(tmp_path), tmp_path / "out"
    experiment.play(plan, folder)
    before = {file: (folder / file).stat().st_mtime_ns for file in files(folder)}
    assert experiment.play(plan, folder) == 0
    larger = small(tmp_path, TOML.replace("games = 6", "games = 9"))
    told: list[int] = []
    assert experiment.play(larger, folder, progress=told.append) == larger.games - plan.games
    assert (told[0], told[-1]) == (plan.games, larger.games)
    assert {file: (folder / file).stat().st_mtime_ns for file in before} == before
    found = rows(folder, larger)
    assert len(found) == larger.games
    assert not found.select("cell", "game_index").is_duplicated().any()


SCRIPT = """
import sys
from pathlib import Path
from magnat.lab.experiment import plan, run
if __name__ == "__main__":
    run.play(plan.read(Path(sys.argv[1])), Path(sys.argv[2]), jobs=2)
"""


@pytest.mark.thorough
def test_after_a_kill_it_goes_on_and_ends_with_the_same_files(tmp_path: Path) -> None:
    plan, folder = small(tmp_path, TOML.replace("games = 6", "games = 30")), tmp_path / "killed"
    there = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    running = subprocess.Popen([sys.executable, "-c", SCRIPT, str(tmp_path / "plan.toml"), str(folder)], env=there, start_new_session=True)
    deadline = time.monotonic() + PATIENCE_S
    while not (folder / "games").is_dir() or len(list((folder / "games").glob("[!.]*"))) < 5:
        assert running.poll() is None, "it was over before it could be killed"
        assert time.monotonic() < deadline
        time.sleep(0.01)
    running.send_signal(signal.SIGKILL)
    running.wait()
    while group_lives(running.pid):  # the workers notice that their parent is gone
        assert time.monotonic() < deadline
        time.sleep(0.05)
    there_already = sum(last - first for ranges in shards.finished(folder).values() for first, last in ranges)
    assert 0 < there_already < plan.games
    assert experiment.play(plan, folder) == plan.games - there_already
    experiment.play(plan, tmp_path / "whole")
    finished = {name: content for name, content in files(folder).items() if not name.endswith(".part")}
    assert finished == files(tmp_path / "whole")


def group_lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_parts_of_several_machines_make_a_whole(tmp_path: Path) -> None:
    plan, first, second = small(tmp_path), tmp_path / "first", tmp_path / "second"
    one = experiment.play(plan, first, part=(1, 2))
    two = experiment.play(plan, second, part=(2, 2))
    assert one > 0
    assert two > 0
    assert one + two == plan.games
    assert experiment.play(plan, first, take=[second]) == 0
    experiment.play(plan, tmp_path / "whole")
    assert files(first) == files(tmp_path / "whole")
    with pytest.raises(Unreadable, match="no-experiment"):
        experiment.play(plan, first, take=[tmp_path / "nowhere"])


def test_shards_that_overlap_are_not_taken_twice(tmp_path: Path) -> None:
    plan, other = small(tmp_path), small(tmp_path, TOML.replace("shard = 2", "shard = 4"))
    experiment.play(plan, tmp_path / "one", part=(1, 3))
    experiment.play(other, tmp_path / "other")
    experiment.play(plan, tmp_path / "one", take=[tmp_path / "other"])
    found = rows(tmp_path / "one", plan)
    assert len(found) == plan.games
    assert not found.select("cell", "game_index").is_duplicated().any()


def test_a_broken_file_is_named_and_nothing_else_is_touched(tmp_path: Path) -> None:
    plan, folder = small(tmp_path), tmp_path / "out"
    experiment.play(plan, folder)
    whole = files(folder)
    broken = sorted((folder / "games").iterdir())[3]
    broken.write_bytes(broken.read_bytes()[:100])
    with pytest.raises(Unreadable) as error:
        experiment.play(plan, folder)
    assert (error.value.key, error.value.values["file"]) == ("broken-shard", broken.name)
    broken.unlink()
    assert experiment.play(plan, folder) == 2
    assert files(folder) == whole


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "mother.txt").write_text("Dear")
    with pytest.raises(Unreadable, match="folder-not-empty"):
        experiment.play(small(tmp_path), tmp_path / "letters")
    (tmp_path / "file").write_text("")
    with pytest.raises(Unreadable, match="cannot-write"):
        experiment.play(small(tmp_path), tmp_path / "file")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no limits for files")
def test_a_full_disk_is_told_and_what_was_written_before_stays(tmp_path: Path) -> None:
    plan, folder = small(tmp_path), tmp_path / "out"
    experiment.play(plan, folder, part=(1, 3))
    before = files(folder)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, hard))  # as if no file could grow any further
    try:
        with pytest.raises(Unreadable) as error:
            experiment.play(plan, folder)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert error.value.key == "cannot-write"
    assert files(folder) == before
    experiment.play(plan, folder)
    experiment.play(plan, tmp_path / "whole")
    assert files(folder) == files(tmp_path / "whole")


def test_journals_on_request(tmp_path: Path) -> None:
    plan = small(
        tmp_path, 'games = 2\njournals = true\n[[study]]\ngame = "mcmulti"\nseats = 2\nbots = "random"\noptions = {round_limit = 2}'
    )
    experiment.play(plan, tmp_path / "out")
    address = plan.wanted[0].cell.address
    kept = sorted(file.name for file in (tmp_path / "out" / "journals" / address).iterdir())
    assert kept == ["mcmulti-0000000.jsonl", "mcmulti-0000001.jsonl"]


def test_the_summary_counts_every_game_and_has_an_interval_for_every_bot(tmp_path: Path) -> None:
    plan, folder = small(tmp_path), tmp_path / "out"
    assert summary(plan, folder).games == 0
    experiment.play(plan, folder)
    found = summary(plan, folder)
    assert (found.games, found.wanted, len(found.cells)) == (plan.games, plan.games, 8)
    for cell in found.cells:
        assert (cell.games, cell.finished) == (6, 6)
        assert sum(bot.won for bot in cell.bots) == pytest.approx(1)
        assert all(bot.low <= bot.won <= bot.high for bot in cell.bots)


def test_a_game_in_teams_tells_roles_mixes_and_shared_wins(tmp_path: Path) -> None:
    plan = small(tmp_path, 'games = 1\nwatch = true\n[[study]]\ngame = "oilcity"\nseats = 9\nbots = "random"\n')
    experiment.play(plan, tmp_path / "out")
    seats = rows(tmp_path / "out", plan, "seats")
    assert sorted(set(seats["team"].to_list())) == [0, 1, 2]
    assert seats["won"].sum() == pytest.approx(1)
    assert all(len(mix.split("+")) == 3 for mix in seats["mix"].to_list())
    assert seats["role"].null_count() == 0
