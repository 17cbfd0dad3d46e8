"""The base install plays and simulates without a server's dependencies, and what is missing is named."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from magnat.cli.extras import MODULES, extra_with

pytestmark = pytest.mark.thorough  # processes

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
GOLDEN = str(ROOT / "tests/golden/mcmulti/clerks-2.jsonl")
WITHOUT = """
import sys
missing = set(sys.argv[1].split(","))
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in missing:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Missing())
sys.argv = ["magnat", *sys.argv[2:]]
from magnat.cli.main import main
main()
"""


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command where nothing is installed but what the base install brings."""
    missing = ",".join(module for modules in MODULES.values() for module in modules)
    there = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "MAGNAT_LANG": "en", "COLUMNS": "200"}
    command = [sys.executable, "-c", WITHOUT, missing, *arguments]
    return subprocess.run(command, env=there, capture_output=True, text=True, check=False, input="")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["simulate", "mcmulti", "--games", "1", "--seats", "2", "--bots", "random,apprentice"],
        ["play", "mcmulti", "--seats", "2", "--seed", "1"],
        ["rules", "mcmulti", "MM-4.5"],
        ["check", GOLDEN],
        ["why", GOLDEN, "end-purchases", "--at", "3"],
        ["lesson", "--pupils", "28", "--minutes", "45"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_the_base_install_is_enough_for(arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (["serve", "--port", "0"], "server"),
        (["debrief", GOLDEN, "--out", "nowhere"], "server"),
        (["ladder", "mcmulti", "--games", "2", "--seats", "2", "--bots", "random,apprentice"], "study"),
        (["bench", "env"], "rl"),
    ],
)
def test_what_is_missing_is_named_in_one_line(arguments: list[str], extra: str, tmp_path: Path) -> None:
    done = run(*(it.replace("nowhere", str(tmp_path)) for it in arguments))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert f"“{extra}”" in done.stderr


def test_the_list_of_modules_is_what_the_extras_install() -> None:
    """Packages of several extras belong to the first."""
    known = packages_distributions()
    for extra, requirements in PROJECT["optional-dependencies"].items():
        wanted = {normal(re.split(r"[><=\[;]", it)[0]) for it in requirements}
        told = {normal(name) for module in MODULES[extra] for name in known.get(module, [])}
        others = {normal(name) for other in MODULES if other != extra for module in MODULES[other] for name in known.get(module, [])}
        assert wanted <= told | others, extra
        assert told <= wanted, extra


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name.strip()).lower()


def test_something_else_that_is_missing_is_a_bug() -> None:
    assert extra_with("sqlalchemy.orm") == "server"
    assert extra_with("magnat.nonsense") == ""
    assert extra_with("") == ""
