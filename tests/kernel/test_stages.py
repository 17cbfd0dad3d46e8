"""The tables of stages: a stage is the place of its row."""

from __future__ import annotations

import pytest

from magnat.games.africa import stages as africa
from magnat.games.mcmulti import stages as mcmulti
from magnat.games.oilcity import stages as oilcity
from magnat.kernel.stages import StageRow, stage_of


@pytest.mark.parametrize("rows", [mcmulti.STAGES, africa.STAGES, oilcity.STAGES, oilcity.PHASES])
def test_every_stage_has_its_row(rows: list[StageRow]) -> None:
    assert [row.stage for row in rows] == list(range(len(rows)))
    assert [stage_of(rows, row.key) for row in rows] == list(range(len(rows)))
    assert all(row.clause for row in rows)


@pytest.mark.parametrize(
    ("stages", "rows"),
    [(mcmulti.Stage, mcmulti.STAGES), (africa.Stage, africa.STAGES), (oilcity.Stage, oilcity.STAGES), (oilcity.Phase, oilcity.PHASES)],
)
def test_the_table_names_all_of_them(stages: type, rows: list[StageRow]) -> None:
    assert sorted(value for name, value in vars(stages).items() if name.isupper()) == [row.stage for row in rows]


def test_an_unknown_key_is_no_stage() -> None:
    with pytest.raises(ValueError, match="siesta"):
        stage_of(mcmulti.STAGES, "siesta")
