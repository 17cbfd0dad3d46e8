"""Every command once as a process of its own; everything else about them is tested inside this process, see command.py."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import magnat
from tests.cli.command import ROOT, run, started
from tests.databases import empty_sqlite_url
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.thorough  # processes

MCMULTI = str(ROOT / "tests/golden/mcmulti/clerks-2.jsonl")
OILCITY = str(ROOT / "tests/golden/oilcity/clerks-9.jsonl")
COMMANDS: dict[str, tuple[list[str], int, str]] = {
    "audit": ([MCMULTI], 1, "without a promised key"),
    "backup": (["FOLDER/copy.db", "--db", "FILLED"], 0, "copy.db"),
    "balance": (["chess", "--out", "FOLDER/report"], 2, "chess"),
    "bench": (["chess"], 2, "chess"),
    "check": ([MCMULTI], 0, "the same"),
    "debrief": (["FOLDER/none.jsonl", "--out", "FOLDER/papers"], 2, "no file"),
    "experiment": (["FOLDER/none.toml", "--out", "FOLDER/results"], 2, "none.toml"),
    "export": (["AAAAAA", "FOLDER/game.jsonl", "--db", "FILLED"], 2, "AAAAAA"),
    "forget": (["Nobody", "--db", "FILLED"], 1, "Nobody"),
    "import": ([MCMULTI, "--db", "FILLED"], 0, ""),
    "ladder": (["mcmulti", "--games", "2", "--seats", "2", "--bots", "random,apprentice"], 0, "random : apprentice"),
    "lesson": (["--pupils", "28", "--minutes", "45"], 0, "28"),
    "map": (["africa"], 0, "<svg"),
    "operator": (["--db", "FILLED"], 0, "/status"),
    "play": (["mcmulti", "--seats", "2", "--seed", "1"], 0, "MM"),
    "promises": (["mcmulti", "--games", "0"], 2, "--games"),
    "rehearse": (["--pupils", "0"], 2, "--pupils"),
    "replay": ([MCMULTI, "--at", "3"], 0, "Player 1"),
    "restore": (["FOLDER/none.db", "--db", "FILLED"], 2, "none.db"),
    "rules": (["mcmulti", "MM-4.5"], 0, "MM-4.5"),
    "serve": (["--port", "70000", "--db", "FILLED"], 2, "70000"),
    "sheet": ([OILCITY], 0, "Company 1"),
    "cards": (["plots"], 0, "c.w.G.-.c"),
    "simulate": (["mcmulti", "--games", "1", "--seats", "2", "--bots", "random", "--seed", "1"], 0, "random"),
    "soak": (["--minutes", "0"], 2, "--minutes"),
    "tournament": (["mcmulti", "--games", "2", "--seats", "2", "--bots", "random"], 2, "bots"),
    "why": ([MCMULTI, "end-purchases", "--at", "3"], 0, "may do that"),
}
"""Its arguments, the exit code, and some of what it says."""


@pytest.mark.parametrize("command", COMMANDS)
def test_the_command_works_in_a_process_of_its_own(command: str, tmp_path: Path) -> None:
    arguments, code, said = COMMANDS[command]
    filled = empty_sqlite_url(tmp_path)
    if "FILLED" in arguments:
        assert run("import", MCMULTI, "--db", filled).returncode == 0
    done = started(command, *(it.replace("FOLDER", str(tmp_path)).replace("FILLED", filled) for it in arguments))
    assert (done.returncode, said in done.stdout + done.stderr) == (code, True), done


def test_every_command_of_the_help_is_started_here() -> None:
    listed = re.findall(r"^│ ([a-z]+) ", run("--help").stdout, re.MULTILINE)
    assert sorted(listed) == sorted(COMMANDS)


def test_version_says_which_core_runs() -> None:
    assert started("--version").stdout.strip() == f"magnat {magnat.__version__} ({magnat.CORE} core)"


HELP = """
import sys
from magnat.cli.main import main
sys.argv[1:] = ["--help"]
try:
    main()
finally:
    print(*sys.modules, file=sys.stderr)
"""
HEAVY = ["asyncio", "fluent", "litestar", "magnat.bots", "magnat.server", "magnat.store", "magnat.words", "sqlalchemy", "ssl", "uvicorn"]
MOST_MODULES = 400
"""Python's own start takes about a hundred of these, the command line some two hundred more: a quarter of a second of a slow processor."""


def test_the_help_is_quick_because_it_loads_no_rules_words_or_servers() -> None:
    done = subprocess.run([sys.executable, "-c", HELP], capture_output=True, text=True, check=True, timeout=PATIENCE_S)
    loaded = done.stderr.split()
    assert "simulate" in done.stdout
    assert len(loaded) < MOST_MODULES
    assert not set(HEAVY) & set(loaded)
    assert not [name for name in loaded if re.fullmatch(r"magnat\.games\.\w+\.(?!descriptor).*", name)]
