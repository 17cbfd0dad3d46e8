"""The notebooks run from the first cell to the last, on a few games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S

NOTEBOOKS = sorted((Path(__file__).parents[2] / "examples/notebooks").glob("*.py"))
RUN = """
import runpy, sys
for notebook in sys.argv[1:]:
    _, defined = runpy.run_path(notebook, run_name="notebook")["app"].run()
    print(notebook.rpartition("/")[2], sorted(name for name in defined if not name.startswith("_")))
"""


@pytest.mark.thorough
def test_every_notebook_runs(tmp_path: Path) -> None:
    """All in one process: loading marimo takes longer than they do."""
    small = {"MAGNAT_NOTEBOOK_GAMES": "2", "MAGNAT_NOTEBOOK_FOLDER": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", RUN, *map(str, NOTEBOOKS)]
    root = Path(__file__).parents[2]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE_S, cwd=root, env={**os.environ, **small})
    assert done.returncode == 0, done.stderr
    assert [line.split()[0] for line in done.stdout.splitlines()] == [notebook.name for notebook in NOTEBOOKS]
    assert len(NOTEBOOKS) == 4
