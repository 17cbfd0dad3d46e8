"""Packages with games, as an installer leaves them: for tests that need one without a process of its own."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import invalidate_caches
from pathlib import Path

from magnat.games import descriptors
from magnat.games.registry import GAMES
from magnat.words import catalogue, rulebook, say

EXAMPLE = Path(__file__).parents[1] / "examples/fogport"


def add(folder: Path, package: str, entry: str) -> None:
    """The notes of an installer, beside a package that lies in the folder."""
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
        for cached in (catalogue.words, rulebook.clauses, rulebook.titles, say.teller):
            cached.cache_clear()
