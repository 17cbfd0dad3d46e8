"""Files of the command line: journals are read whole or not at all, and nothing that exists is overwritten."""

from __future__ import annotations

from pathlib import Path

from magnat.kernel.game import Unreadable, shown
from magnat.tables import journal
from magnat.tables.journal import Journal

LARGEST = 256 * 1024 * 1024


def read_journal(file: Path) -> Journal:
    return journal.read(read_file(file))


def read_file(file: Path) -> bytes:
    """What is in it, or a complaint that names it."""
    try:
        if not file.exists():
            raise Unreadable("no-file", file=shown(str(file)))
        if file.is_file() and file.stat().st_size > LARGEST:
            raise Unreadable("cannot-read", file=shown(str(file)), detail=f"> {LARGEST} B")
        return file.read_bytes()
    except (OSError, ValueError) as error:
        if isinstance(error, Unreadable):
            raise
        raise Unreadable("cannot-read", file=shown(str(file)), detail=reason(error)) from None


def reason(error: Exception) -> str:
    """The system's word for what went wrong."""
    return error.strerror or type(error).__name__ if isinstance(error, OSError) else shown(str(error))
