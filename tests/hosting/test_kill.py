"""A killed server loses nothing that it acknowledged and does nothing twice; its tables go on by themselves.

The long runs are `python -m tests.hosting.kill --db sqlite --until 1000` and `--db postgresql --until 500`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.hosting.kill import What, database, kill
from tests.hosting.proof import new_seed


@pytest.mark.parametrize(
    ("db", "what", "times"),
    [("sqlite", "everything", 5), ("postgresql", "everything", 3), ("sqlite", "child", 1), ("postgresql", "one-of-two", 2)],
)
def test_killed_at_random_moments(tmp_path: Path, db: str, what: What, times: int) -> None:
    with database(db, tmp_path) as url:
        outcome = kill(url, tmp_path, times, seed=new_seed(), what=what)
    assert outcome.faults == []
    assert outcome.kills == times
    assert outcome.in_play > 0
    assert outcome.tables >= 3
    assert outcome.acknowledged > times
