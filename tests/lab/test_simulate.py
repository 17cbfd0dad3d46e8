"""Many games: the report, its keys, and that nothing but the seed decides it."""

from __future__ import annotations

import os
import subprocess
import sys

import msgspec
import pytest

from magnat.kernel.game import Unreadable
from magnat.lab.match import Result
from magnat.lab.simulate import Plan, Report, Row, plan, play_one, report, simulate

SCRIPT = """
import msgspec
from magnat.lab.simulate import simulate
if __name__ == "__main__":
    report, _ = simulate("mcmulti", 6, 3, ["clerk", "random", "clerk"], seed=11, jobs=JOBS, options={"round_limit": 12})
    print(msgspec.json.encode(msgspec.structs.replace(report, inputs_per_s=0)).decode())
"""


def timeless(report: Report) -> Report:
    return msgspec.structs.replace(report, inputs_per_s=0)


def test_the_report_has_exactly_these_keys() -> None:
    made, _ = simulate("mcmulti", 2, 2, ["random"], seed=1, options={"round_limit": 3})
    plain = msgspec.to_builtins(made)
    assert list(plain) == [
        "game", "games", "finished", "inputs", "inputs_per_s", "wins_by_bot", "wins_by_seat", "mean_score_by_bot", "length",
    ]  # fmt: skip
    assert list(plain["length"]) == ["min", "p10", "median", "mean", "p90", "max"]


def test_two_jobs_report_the_same_as_one_with_the_games_in_order() -> None:
    one, rows = simulate("mcmulti", 9, 3, ["clerk", "random", "random"], seed=4, jobs=1, options={"round_limit": 8})
    two, same_rows = simulate("mcmulti", 9, 3, ["clerk", "random", "random"], seed=4, jobs=2, options={"round_limit": 8})
    assert timeless(one) == timeless(two)
    assert rows == same_rows
    assert [row.index for row in rows] == list(range(9))


def test_neither_string_hashes_nor_jobs_change_what_a_fresh_process_reports() -> None:
    told = []
    for hash_seed, jobs in (("0", 1), ("4321", 2)):
        code = SCRIPT.replace("JOBS", str(jobs))
        path = os.pathsep.join(sys.path)
        done = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=True,
        )
        told.append(done.stdout)
    assert told[0] == told[1]
    assert '"finished":6' in told[0]


def test_another_seed_plays_other_games() -> None:
    wanted = plan("mcmulti", 2, 2, ["random"], 1, {"round_limit": 3})
    other = plan("mcmulti", 2, 2, ["random"], 2, {"round_limit": 3})
    assert play_one(wanted, 0) == play_one(wanted, 0)
    assert len({str(play_one(some, index)) for some in (wanted, other) for index in range(2)}) == 4


def test_a_shared_first_place_is_half_a_win_for_each() -> None:
    wanted = Plan("mcmulti", 2, 3, ["clerk", "random", "random"], 0, {})
    results = [Result(True, 10, [5, 5, 1], [1, 1, 3]), Result(True, 20, [1, 2, 6], [3, 2, 1])]
    made = report(wanted, [Row(index, 0, wanted.bots, result) for index, result in enumerate(results)], 2.0)
    assert made.wins_by_seat == [0.5, 0.5, 1.0]
    assert made.wins_by_bot == {"clerk": 0.5, "random": 1.5}
    assert made.mean_score_by_bot == {"clerk": 3.0, "random": 3.5}
    assert (made.inputs, made.inputs_per_s) == (30, 15)
    assert (made.length.min, made.length.median, made.length.mean, made.length.max) == (10, 15, 15, 20)


def test_unfinished_games_count_for_length_but_not_for_wins_and_scores() -> None:
    wanted = Plan("mcmulti", 1, 2, ["clerk", "random"], 0, {})
    made = report(wanted, [Row(0, 0, wanted.bots, Result(False, 7, [5, 5], []))], 1.0)
    assert (made.games, made.finished, made.wins_by_seat, made.mean_score_by_bot) == (1, 0, [0, 0], {"clerk": 0, "random": 0})
    assert (made.length.min, made.length.p90) == (7, 7)


def test_the_progress_is_told_up_to_the_last_game() -> None:
    told: list[int] = []
    simulate("mcmulti", 20, 2, ["random"], seed=1, options={"round_limit": 1}, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 20


@pytest.mark.parametrize(
    ("game", "games", "seats", "bots", "options", "key"),
    [
        ("chess", 1, 2, ["random"], {}, "unknown-game"),
        ("mcmulti", 0, 2, ["random"], {}, "too-small"),
        ("mcmulti", 1, 5, ["random"], {}, "bad-seats"),
        ("mcmulti", 1, 2, ["robot"], {}, "unknown-bot"),
        ("mcmulti", 1, 4, ["random", "clerk"], {}, "bots-for-seats"),
        ("mcmulti", 1, 2, ["random"], {"weather": True}, "unknown-option"),
    ],
)
def test_a_wrong_plan_is_refused_before_the_first_game(
    game: str, games: int, seats: int, bots: list[str], options: dict[str, bool], key: str
) -> None:
    with pytest.raises(Unreadable) as error:
        simulate(game, games, seats, bots, options=options)
    assert error.value.key == key
