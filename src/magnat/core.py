"""Which modules form the compiled core, and which form of it runs: compiled when it is there and fits the sources."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
STAMP = "core.stamp"
FOLDERS = ("kernel", "rail", "rail/*", "games/*", "bots/*/mind")
EDGE = (
    "__init__", "belief", "charts", "codec", "data_file", "descriptor", "facts", "forecast", "forms", "game", "imagine", "ledger", "load",
    "names", "operating_facts", "options", "own_cards", "proposals", "table_options", "unreadable", "view",
)  # fmt: skip
"""Modules of these folders that stay plain Python: they speak JSON, files or msgspec."""


def sources(package: Path = PACKAGE) -> list[Path]:
    """The modules of the core, in a fixed order."""
    return sorted(path for folder in FOLDERS for path in package.glob(f"{folder}/*.py") if path.stem not in EDGE)


def fingerprint(package: Path = PACKAGE) -> str:
    """Changes with every change of the core's sources."""
    digest = hashlib.sha256()
    for path in sources(package):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def built(package: Path = PACKAGE) -> bool:
    """Is a compiled core of exactly these sources, for this Python, in place?"""
    stamp = package / STAMP
    if not stamp.is_file() or stamp.read_text() != fingerprint(package):
        return False
    return (package / f"kernel/contract{EXTENSION_SUFFIXES[0]}").is_file()


class SourceFinder:
    """Finds the plain sources of Magnat's modules even where compiled ones lie beside them."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("magnat."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None:
                return spec
        return None


def choose() -> str:
    """MAGNAT_CORE=interpreted or =compiled insists; otherwise the compiled core runs if it fits the sources."""
    wanted = os.environ.get("MAGNAT_CORE", "")
    if wanted not in ("", "interpreted", "compiled"):
        raise ImportError(f"MAGNAT_CORE is {wanted!r}; it can be 'compiled' or 'interpreted'")
    if wanted != "interpreted" and built():
        return "compiled"
    if wanted == "compiled":
        raise ImportError("MAGNAT_CORE=compiled, but there is no compiled core of these sources")
    sys.meta_path.insert(0, SourceFinder())
    return "interpreted"
