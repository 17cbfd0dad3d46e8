"""Journals as files: written whole or not at all, and never over a file that this session did not write."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

from magnat.cli.files import read_journal
from magnat.kernel.game import Unreadable, shown
from magnat.tables import journal
from magnat.tables.journal import Journal
from magnat.tables.table import Table

SUFFIX = ".jsonl"


class Saves:
    """Remembers which files are its own, and which entries are safe."""

    def __init__(self, game_name: str) -> None:
        self.game_name = game_name
        self.own: list[Path] = []
        self.safe = 0

    def usual(self) -> Path:
        """The file saved last, or the first free number."""
        if self.own:
            return self.own[-1]
        number = 1
        while Path(f"{self.game_name}-{number}{SUFFIX}").exists():
            number += 1
        return Path(f"{self.game_name}-{number}{SUFFIX}")

    def save(self, kept: Journal, name: str = "") -> Path:
        """Unreadable says why it could not be written."""
        path = self.usual() if not name else named(name)
        try:
            self.write(path, journal.write(kept))
        except FileExistsError:
            raise Unreadable("file-exists", file=shown(str(path))) from None
        except (OSError, ValueError) as error:  # ValueError: a name with a zero byte
            raise Unreadable("cannot-write", file=shown(str(path)), detail=complaint(error)) from None
        self.safe = len(kept.entries)
        return path

    def write(self, path: Path, text: str) -> None:
        if path not in self.own:
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY))  # the name is ours now, or FileExistsError
        try:
            put(path, text)
        except OSError:
            if path not in self.own:
                path.unlink(missing_ok=True)
            raise
        if path in self.own:
            self.own.remove(path)
        self.own.append(path)

    def unsaved(self, kept: Journal) -> bool:
        return len(kept.entries) > self.safe


def named(name: str) -> Path:
    try:
        path = Path(name).expanduser()
    except RuntimeError:  # nobody's home
        path = Path(name)
    return path if path.suffix else path.with_name(path.name + SUFFIX) if path.name else path


def put(path: Path, text: str) -> None:
    """Beside it first, then in its place in one step."""
    handle, beside = tempfile.mkstemp(prefix=".", suffix=SUFFIX, dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.replace(beside, path)
    except OSError:
        with contextlib.suppress(OSError):
            os.unlink(beside)
        raise


def load(path: Path) -> Table:
    """The table of a saved game; Unreadable says why not."""
    return Table(read_journal(path))


def complaint(error: OSError | ValueError) -> str:
    return shown(error.strerror or str(error)) if isinstance(error, OSError) else shown(str(error))
