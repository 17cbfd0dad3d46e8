"""Every script in examples/ runs and prints something; those that play on a server get one."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.databases import sqlite_url
from tests.hosting.server import Server, running
from tests.patience import PATIENCE_S

EXAMPLES = Path(__file__).parents[2] / "examples"
ALONE = sorted(script for script in EXAMPLES.glob("*.py") if not script.stem.startswith("play_"))
PLAYING = sorted(script for script in EXAMPLES.glob("play_*") if script.suffix != ".sh" or shutil.which("curl"))  # CI has curl
PROGRAMS = {".py": sys.executable, ".sh": "bash"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with running(sqlite_url(folder), folder) as started:
        yield started


@pytest.mark.parametrize("script", ALONE, ids=lambda script: script.stem)
def test_the_example_runs(script: Path) -> None:
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False, timeout=PATIENCE_S)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


@pytest.mark.thorough
@pytest.mark.parametrize("script", PLAYING, ids=lambda script: script.name)
def test_the_example_plays_a_whole_game_on_a_server(script: Path, server: Server) -> None:
    done = subprocess.run(
        [PROGRAMS[script.suffix], str(script), server.url], capture_output=True, text=True, check=False, timeout=PATIENCE_S
    )
    assert done.returncode == 0, done.stderr
    *told, result = done.stdout.splitlines()
    assert len(told) >= 3  # purchases, a roll and the end of the turn at least
    assert result.startswith("places: [")
