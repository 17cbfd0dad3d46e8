"""Packages with games: as an installer leaves them, for tests in this process; and really installed, for processes of their own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import invalidate_caches
from pathlib import Path

from magnat.games import descriptors, origins
from magnat.games.registry import GAMES
from magnat.words import catalogue, rulebook, say

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples/fogport"


def add(folder: Path, package: str, entry: str) -> None:
    """The notes of an installer, next to a package that is in the folder."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[magnat.games]\n{entry}\n", encoding="utf-8")


def add_example(folder: Path) -> Path:
    """A copy of the example game, to be changed; returns where its sources are."""
    shutil.copytree(EXAMPLE / "src/fogport", folder / "fogport", ignore=shutil.ignore_patterns("__pycache__"))
    add(folder, "fogport", "fogport = fogport.game:GAME")
    return folder / "fogport"


@contextmanager
def found_in(folder: Path, texts: bool = True) -> Iterator[None]:
    """As if the packages of this folder were installed. Catalogues take long to read: without `texts` those read before are kept."""
    names = {path.name for path in folder.iterdir()}
    games, modules = dict(GAMES), {name: module for name, module in sys.modules.items() if name.partition(".")[0] in names}
    sys.path.insert(0, str(folder))
    forget(names, texts)
    GAMES.update({game.name: game for game in descriptors.installed()})
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        forget(names, texts)
        sys.modules.update(modules)
        GAMES.clear()
        GAMES.update(games)


def forget(packages: set[str], texts: bool) -> None:
    invalidate_caches()
    for name in [name for name in sys.modules if name.partition(".")[0] in packages]:
        del sys.modules[name]
    descriptors.installed.cache_clear()
    if texts:
        books = (rulebook.lines, rulebook.clauses, rulebook.figures, rulebook.titles)
        for cached in (catalogue.words, *books, say.teller, origins.data_of, origins.origins_of, origins.option_kinds):
            cached.cache_clear()


# Really installed


def installed_example(folder: Path) -> Path:
    """The Python of a fresh environment with the example game in it, built and installed by pip. Nothing is fetched: Magnat is these
    sources, and what both need comes from the environment of the tests."""
    venv.create(folder)
    program = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    asked = subprocess.run(
        [program, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], capture_output=True, text=True, check=True
    )
    locked = [path for path in sys.path if path.endswith("site-packages")]
    Path(asked.stdout.strip(), "magnat.pth").write_text("\n".join([str(ROOT / "src"), *locked]), encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(program)]
    done = subprocess.run([*pip, "install", "--no-deps", "--no-build-isolation", EXAMPLE], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return program
