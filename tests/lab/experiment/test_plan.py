"""The plan file: every combination once, addresses that depend on nothing but the games, and clear complaints."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from magnat.kernel.game import Unreadable
from magnat.lab.experiment import plan as plans
from magnat.lab.experiment.shards import gaps
from tests.lab.experiment.plans import TOML, small


def test_lists_multiply_with_each_other(tmp_path: Path) -> None:
    plan = small(tmp_path)
    told = [(it.cell.bots, it.cell.options["round_limit"], it.cell.seed, it.games) for it in plan.wanted]
    assert len(told) == 2 * 2 * 2
    assert (["clerk", "random"], 3, 2, 6) in told
    assert (["random", "random"], 2, 1, 6) in told
    assert all(it.cell.options["open_cash"] is True for it in plan.wanted)
    assert (plan.games, plan.shard) == (48, 2)


def test_json_says_the_same_as_toml(tmp_path: Path) -> None:
    study = {"game": "mcmulti", "seats": 2, "bots": ["random", "clerk,random"], "options": {"round_limit": [2, 3], "open_cash": True}}
    text = msgspec.json.encode({"games": 6, "shard": 2, "seeds": [1, 2], "study": [study]}).decode()
    assert small(tmp_path, text, "plan.json") == small(tmp_path)


def test_the_same_cell_in_two_blocks_is_played_once_with_the_larger_number(tmp_path: Path) -> None:
    block = '[[study]]\ngame = "mcmulti"\nseats = 2\nbots = "random"\n'
    plan = small(tmp_path, f"{block}games = 5\n{block}games = 9\n")
    assert [it.games for it in plan.wanted] == [9]


def test_games_need_more_seats_than_usual_only_if_asked(tmp_path: Path) -> None:
    plan = small(tmp_path, '[[study]]\ngame = "oilcity"\nbots = "random"\n[[study]]\ngame = "africa"\nbots = "random"\n')
    assert [it.cell.seats for it in plan.wanted] == [9, 4]


def test_addresses_depend_on_everything_that_changes_games(tmp_path: Path) -> None:
    cell = small(tmp_path).wanted[0].cell
    others = [
        msgspec.structs.replace(cell, seed=99),
        msgspec.structs.replace(cell, bots=["clerk", "clerk"]),
        msgspec.structs.replace(cell, options={**cell.options, "round_limit": 7}),
        msgspec.structs.replace(cell, version="99"),
        msgspec.structs.replace(cell, files=["0123"]),
        msgspec.structs.replace(cell, watch=True),
    ]
    assert len({it.address for it in [cell, *others]}) == 7
    turned = dict(reversed(cell.options.items()))
    assert msgspec.structs.replace(cell, options=turned).address == cell.address


def test_another_bot_in_the_same_file_is_another_cell(tmp_path: Path) -> None:
    bot = tmp_path / "mine.py"
    bot.write_text("from magnat.bots.random import RandomBot\nclass Mine(RandomBot):\n    pass\n")
    text = f'[[study]]\ngame = "mcmulti"\nbots = "{bot}:Mine"\n'
    first = small(tmp_path, text).wanted[0].cell.address
    assert small(tmp_path, text).wanted[0].cell.address == first
    bot.write_text(bot.read_text() + "    # changed\n")
    assert small(tmp_path, text).wanted[0].cell.address != first


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("games = [", "bad-plan"),
        ("games = 3", "bad-plan"),
        ("study = []", "too-small"),
        ('[[study]]\ngame = "chess"', "unknown-game"),
        ('[[study]]\ngame = "mcmulti"\nbots = "pharaoh"', "unknown-bot"),
        ('[[study]]\ngame = "mcmulti"\nbots = "clerk,clerk,clerk"', "bots-for-seats"),
        ('[[study]]\ngame = "mcmulti"\nseats = 9', "bad-seats"),
        ('[[study]]\ngame = "mcmulti"\ngames = 0', "too-small"),
        ('[[study]]\ngame = "mcmulti"\noptions = { weather = true }', "unknown-option"),
        ('[[study]]\ngame = "mcmulti"\nplayers = 2', "bad-plan"),
        ('[[study]]\ngame = "mcmulti"\ngames = 200000000', "plan-too-large"),
        (TOML.replace("shard = 2", "shard = 0"), "too-small"),
    ],
)
def test_a_bad_plan_is_refused_with_a_reason(tmp_path: Path, text: str, key: str) -> None:
    with pytest.raises(Unreadable) as error:
        small(tmp_path, text)
    assert error.value.key == key


def test_a_plan_that_is_not_there_or_no_text(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="no-file"):
        plans.read(tmp_path / "nowhere.toml")
    with pytest.raises(Unreadable, match="cannot-read"):
        plans.read(tmp_path)
    (tmp_path / "picture.toml").write_bytes(b"\x89PNG\xff")
    with pytest.raises(Unreadable, match="bad-plan"):
        plans.read(tmp_path / "picture.toml")


@pytest.mark.parametrize(
    ("games", "there", "expected"),
    [
        (5, [], [(0, 2), (2, 4), (4, 5)]),
        (5, [(0, 5)], []),
        (7, [(0, 5)], [(5, 6), (6, 7)]),
        (6, [(4, 6), (0, 2)], [(2, 4)]),
        (3, [(0, 10)], []),
        (4, [(1, 2)], [(0, 1), (2, 4)]),
    ],
)
def test_gaps_are_what_is_missing_and_nothing_twice(games: int, there: list[tuple[int, int]], expected: list[tuple[int, int]]) -> None:
    assert list(gaps(games, there, 2)) == expected
