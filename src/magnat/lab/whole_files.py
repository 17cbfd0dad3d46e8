"""Files that are there completely or not at all, whenever the machine stops."""

from __future__ import annotations

import os
from pathlib import Path

from magnat.kernel.game import Unreadable, shown


def write(file: Path, content: bytes) -> None:
    """Written next to its place, brought to the disk, and renamed. A file that was there is replaced."""
    unfinished = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        with unfinished.open("wb") as out:
            out.write(content)
            out.flush()
            os.fsync(out.fileno())
        unfinished.replace(file)
    except OSError as error:
        raise cannot_write(file, error) from None
    finally:
        unfinished.unlink(missing_ok=True)


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot_write(folder, error) from None


def cannot_write(file: Path, error: OSError) -> Unreadable:
    return Unreadable("cannot-write", file=shown(str(file)), detail=error.strerror or type(error).__name__)
