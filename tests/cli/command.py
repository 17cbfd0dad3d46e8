"""The magnat command for tests: `run` calls it in this process, `started` starts a real one. Both answer alike."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path

import pytest

from magnat.cli.main import main
from tests.patience import PATIENCE_S

ROOT = Path(__file__).parents[2]
SURROUNDINGS = {"MAGNAT_LANG": "en", "COLUMNS": "200"}


@dataclass(frozen=True)
class Done:
    returncode: int
    stdout: str
    stderr: str


def run(*arguments: str | Path, **variables: str) -> Done:
    """What the command prints and its exit code, without a process of its own: starting one takes longer than most commands."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as here, redirect_stdout(out), redirect_stderr(err), pytest.raises(SystemExit) as end:
        here.setattr("sys.argv", ["magnat", *map(str, arguments)])
        here.setattr("sys.stdin", io.StringIO())
        for name, value in {**SURROUNDINGS, **variables}.items():
            here.setenv(name, value)
        main()
    return Done(int(end.value.code or 0), out.getvalue(), err.getvalue())


def started(*arguments: str | Path, **variables: str) -> Done:
    """The real command in a process of its own, as a script would call it."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **SURROUNDINGS, **variables}
    command = [sys.executable, "-m", "magnat", *map(str, arguments)]
    done = subprocess.run(
        command, capture_output=True, text=True, env=environment, check=False, timeout=PATIENCE_S, stdin=subprocess.DEVNULL
    )
    return Done(done.returncode, done.stdout, done.stderr)
