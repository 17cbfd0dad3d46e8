"""Simulated games leave journals that are as good as those of people."""

from __future__ import annotations

from pathlib import Path

import pytest

import magnat
from magnat.kernel.game import Unreadable
from magnat.lab.simulate import simulate


@pytest.mark.parametrize(
    ("game", "seats", "bots", "options"),
    [
        ("mcmulti", 2, ["clerk", "random"], {"round_limit": 3}),
        ("oilcity", 9, ["clerk"], {"turns": 2}),
        ("africa", 2, ["random"], {"round_limit": 1}),
    ],
)
def test_every_game_can_be_loaded_checked_and_ends_as_the_row_says(
    tmp_path: Path, game: str, seats: int, bots: list[str], options: dict[str, object]
) -> None:
    folder = tmp_path / "games"
    report, rows = simulate(game, 2, seats, bots, seed=4, options=options, journals=folder)
    again, _ = simulate(game, 2, seats, bots, seed=4, options=options)
    assert report.wins_by_seat == again.wins_by_seat
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"{game}-0000000.jsonl", f"{game}-0000001.jsonl"]
    for file, row in zip(files, rows, strict=True):
        saved = magnat.load(file)  # checks every input, fact and hash
        assert (saved.position().places, saved.position().scores) == (row.result.places, row.result.scores)
        assert len(list(saved.moments())) == row.result.inputs
        assert len(saved.names) == seats


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(Unreadable, match="folder-not-empty"):
        simulate("mcmulti", 1, 2, ["random"], journals=tmp_path)
    assert [it.name for it in tmp_path.iterdir()] == ["mine.txt"]


def test_a_folder_that_cannot_be_made_is_said_before_the_first_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Unreadable, match="cannot-write"):
        simulate("mcmulti", 1, 2, ["random"], journals=tmp_path / "file" / "games")
