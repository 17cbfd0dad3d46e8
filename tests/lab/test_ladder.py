"""The ladder of bots: who meets whom, what is kept, and that the result is the same however it was played."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from magnat.kernel.game import Unreadable
from magnat.lab import ladder
from magnat.lab.ladder import Played

BOTS = ["random", "apprentice", "clerk"]


def small(games: int = 4, seed: int = 7) -> ladder.Plan:
    return ladder.plan("mcmulti", games, 2, BOTS, seed, {"round_limit": 12})


def test_every_pair_plays_every_deal_twice_with_the_sides_exchanged() -> None:
    found = ladder.climb(small())
    assert [(met.one, met.other, met.games) for met in found.meetings] == [
        ("random", "apprentice", 4),
        ("random", "clerk", 4),
        ("apprentice", "clerk", 4),
    ]
    assert {rung.bot: rung.games for rung in found.rungs} == dict.fromkeys(BOTS, 8)


def test_the_better_bots_stand_higher() -> None:
    found = ladder.climb(small(games=20))
    assert [rung.bot for rung in found.rungs][-1] == "random"
    assert found.rungs[0].points > 1000 > found.rungs[-1].points
    assert all(rung.sure < 2 * 40 * 25 / 3 for rung in found.rungs)  # surer than openskill is of a newcomer


def test_one_job_or_two_the_ladder_is_the_same() -> None:
    assert ladder.climb(small(), jobs=2) == ladder.climb(small())


def test_an_interrupted_ladder_goes_on_from_its_file_and_ends_the_same(tmp_path: Path) -> None:
    file, whole = tmp_path / "ladder.jsonl", tmp_path / "whole.jsonl"
    found = ladder.climb(small(), file=whole)
    lines = whole.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:5]) + lines[5][:3])  # the machine stopped in the middle of a line
    assert ladder.climb(small(), file=file) == found
    assert sorted(played(file)) == sorted(played(whole))
    before = file.read_bytes()
    assert ladder.climb(small(), file=file) == found
    assert file.read_bytes() == before  # nothing was left to play


def played(file: Path) -> list[tuple[int, float]]:
    found = []
    for line in file.read_bytes().splitlines()[1:]:
        try:
            game = msgspec.json.decode(line, type=Played)
        except msgspec.MsgspecError:
            continue
        found.append((game.number, game.share))
    return found


@pytest.mark.parametrize("content", [b"", b"a shopping list\n", None], ids=["empty", "something else", "another ladder"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "ladder.jsonl"
    if content is None:
        ladder.climb(small(seed=8), file=file)
    else:
        file.write_bytes(content)
    before = file.read_bytes()
    with pytest.raises(Unreadable, match="other-ladder"):
        ladder.climb(small(), file=file)
    assert file.read_bytes() == before


def test_a_ladder_needs_two_bots_that_exist() -> None:
    with pytest.raises(Unreadable, match="too-small"):
        ladder.plan("mcmulti", 4, 2, ["clerk", "clerk"], 0, {})
    with pytest.raises(Unreadable, match="unknown-bot"):
        ladder.plan("mcmulti", 4, 2, ["clerk", "pharaoh"], 0, {})


def test_shared_first_places_move_nobody() -> None:
    plan = small(games=2)
    drawn = [Played(number, 0.5) for number in range(2 * len(ladder.pairs(plan)))]
    assert {rung.points for rung in ladder.reckoned(plan, drawn).rungs} == {1000}
