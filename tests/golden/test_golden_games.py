"""Promise 10: finished games, recorded once, give the same facts and states today, compiled or not."""

from __future__ import annotations

from pathlib import Path

import pytest

from magnat.games.registry import GAMES
from magnat.tables import journal, replay
from magnat.tables.table import Table

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.jsonl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_game_happens_again_exactly(file: Path) -> None:
    recorded = journal.read(file.read_bytes())
    difference = replay.check(recorded)
    assert difference is None, str(difference)
    assert Table(recorded).agenda().over


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_ten_golden_games(name: str) -> None:
    assert len([file for file in FILES if file.parent.name == name]) >= 10
