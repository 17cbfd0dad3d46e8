"""The wheel, built from these sources and installed in an empty environment: everything that Magnat needs is in it."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import magnat
from magnat.words.catalogue import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
TYPED = """from magnat.games.registry import find

rules = find("mcmulti").rules({})
places: list[int] = rules.agenda(rules.start(2)).places
"""
pytestmark = [pytest.mark.thorough, pytest.mark.timeout(1800)]  # without a compiled core at hand the build makes one


def run(*command: str | Path, **variables: str) -> str:
    """What it printed; its complaint if it failed. Nothing of the tests' own paths reaches it."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "MAGNAT"))}
    done = subprocess.run(command, cwd="/", env={**kept, **variables}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built with the tools that are here: nothing is fetched."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--no-deps", "--no-build-isolation", "-w", folder, ROOT)
    [built] = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and nothing else of ours; its locked dependencies come from the environment of the tests."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder)
    program = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    run(sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", program, "install", "--no-deps", wheel)
    [packages] = {Path(it) for it in sys.path if it.endswith("site-packages")}
    [own] = [Path(it) for it in run(program, "-c", "import sys; print(*sys.path, sep='\\n')").splitlines() if it.endswith("site-packages")]
    (own / "locked.pth").write_text(f"{packages}\n", encoding="utf-8")  # a path alone: .pth files in there are not read, so not our sources
    return program


@pytest.fixture(scope="module")
def base(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and what it needs without any extra: nothing else of the tests' packages can be imported there."""
    folder, packages = tmp_path_factory.mktemp("base"), tmp_path_factory.mktemp("packages")
    venv.create(folder)
    program = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    run(sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", program, "install", "--no-deps", wheel)
    for name in needed_by(wheel):
        found = distribution(name)
        for top in {it.parts[0] for it in found.files or [] if it.parts[0] not in ("..", "__pycache__")}:
            if not (packages / top).exists():  # some share a folder
                (packages / top).symlink_to(Path(str(found.locate_file(top))))
    [own] = [Path(it) for it in run(program, "-c", "import sys; print(*sys.path, sep='\\n')").splitlines() if it.endswith("site-packages")]
    (own / "locked.pth").write_text(f"{packages}\n", encoding="utf-8")
    return program


def needed_by(wheel: Path) -> set[str]:
    """The names of the packages that come along with a plain `pip install magnat`."""
    with zipfile.ZipFile(wheel) as file:
        [metadata] = [name for name in file.namelist() if name.endswith(".dist-info/METADATA")]
        told = [
            line.removeprefix("Requires-Dist: ") for line in file.read(metadata).decode().splitlines() if line.startswith("Requires-Dist: ")
        ]
    found: set[str] = set()
    waiting = [Requirement(it) for it in told]
    while waiting:
        wanted = waiting.pop()
        if wanted.name not in found and (wanted.marker is None or wanted.marker.evaluate({"extra": ""})):
            found.add(wanted.name)
            waiting += [Requirement(it) for it in distribution(wanted.name).requires or []]
    return found


def test_a_plain_install_plays_and_simulates_without_a_server(base: Path) -> None:
    command = base.parent / "magnat"
    assert "random" in run(command, "simulate", "mcmulti", "--games", "1", "--seats", "2", "--bots", "random,clerk")
    assert "(True, 2)" in run(
        base, "-c", "import magnat; it = magnat.play(magnat.game('mcmulti', 2), 'random'); print((it.finished, len(it.places)))"
    )
    with pytest.raises(AssertionError, match="litestar"):
        run(base, "-c", "import litestar")
    with pytest.raises(AssertionError, match=r"magnat\[server\]"):
        run(command, "serve", "--port", "0")


def test_the_wheel_carries_rules_words_data_pages_and_types(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as file:
        names = set(file.namelist())
    assert {"magnat/py.typed", "magnat/web/index.html"} <= names
    rules = {path.name for path in (ROOT / "docs/rules").glob("*.md")}
    assert {name.rpartition("/")[2] for name in names if name.endswith(".md")} >= rules
    inside = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src/magnat").rglob("*") if path.is_file()}
    needed = {name for name in inside if name.endswith((".py", ".ftl", ".json", ".mako", ".typ"))}
    assert not needed - names, "these files are missing"
    assert not {name for name in names if name.startswith(("tests/", "docs/", "web/", "site/"))}


def test_the_installed_command_works(python: Path) -> None:
    place = run(python, "-c", "import magnat; print(magnat.__file__)").strip()
    assert not place.startswith(str(ROOT))
    command = python.parent / "magnat"
    assert run(command, "--version").startswith(f"magnat {magnat.__version__} (")
    for language in LANGUAGES:
        assert "MM-4.5" in run(command, "rules", "mcmulti", "MM-4.5", "--lang", language)
    assert "random" in run(command, "simulate", "mcmulti", "--games", "1", "--bots", "random")


def test_a_program_that_imports_it_is_checked_with_its_types(python: Path, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(TYPED, encoding="utf-8")
    checker = [sys.executable, "-m", "mypy", "--strict", "--python-executable", str(python), "--cache-dir", str(tmp_path / "cache")]
    assert "Success" in run(*checker, program)
    program.write_text(TYPED.replace("list[int]", "list[str]"), encoding="utf-8")
    with pytest.raises(AssertionError, match="Incompatible types"):
        run(*checker, program)
