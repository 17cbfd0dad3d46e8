"""Stages of a game as one table of rows."""

from __future__ import annotations

from typing import Final


class StageRow:
    """A stage: its key in states and views, the clause that it belongs to, and the decision that it asks for (none if chance is due)."""

    def __init__(self, stage: int, key: str, clause: str, decision: str = "") -> None:
        self.stage: Final = stage
        self.key: Final = key
        self.clause: Final = clause
        self.decision: Final = decision


def stage_of(rows: list[StageRow], key: str) -> int:
    """The stage with this key; ValueError if there is none."""
    for row in rows:
        if row.key == key:
            return row.stage
    raise ValueError(f"no stage is called {key}")
