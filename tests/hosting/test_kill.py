"""A killed server loses nothing that it acknowledged and does nothing twice; its tables go on by themselves.

The long runs are `python -m tests.hosting.kill --db sqlite --until 1000` and `--db postgresql --until 500`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.hosting.kill import What, database, kill
from tests.hosting.kill_chores import once
from tests.hosting.proof import new_seed


@pytest.mark.parametrize(
    ("db", "what", "times"),
    [("sqlite", "everything", 3), ("postgresql", "everything", 2), ("sqlite", "child", 1), ("postgresql", "one-of-two", 2)],
)
def test_killed_at_random_moments(tmp_path: Path, db: str, what: What, times: int) -> None:
    with database(db, tmp_path) as url:
        outcome = kill(url, tmp_path, times, seed=new_seed(), what=what)
    assert outcome.faults == []
    assert outcome.kills == times
    assert outcome.in_play > 0
    assert outcome.tables >= 3
    assert outcome.acknowledged > times


def test_killed_in_the_middle_of_a_migration_a_backup_a_restore_and_an_import() -> None:
    """On PostgreSQL too in the long run, `python -m tests.hosting.kill_chores`."""
    found = once("sqlite", 4, new_seed(), games=["mcmulti/quadrants-2"])
    assert found.faults == []
    assert found.counts["kills"] > 0
