"""Simulated games as journals: each a file like those of people's games, to be replayed, checked and studied."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from magnat.games.registry import AnyGame
from magnat.kernel.contract import Chance
from magnat.kernel.game import Setting, Unreadable, shown
from magnat.kernel.playout import Input
from magnat.tables import journal
from magnat.tables.table import Table


def check_folder(folder: Path) -> None:
    """Before the first game: an empty folder, which is made if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        taken = any(folder.iterdir())
    except OSError as error:
        raise Unreadable("cannot-write", file=shown(str(folder)), detail=error.strerror or type(error).__name__) from None
    if taken:
        raise Unreadable("folder-not-empty", folder=shown(str(folder)))


def write(game: AnyGame, seats: int, options: dict[str, Setting], bots: Sequence[str], inputs: Sequence[Input], file: Path) -> None:
    """The journal of a game, with facts and hashes; complete or not there at all."""
    table = Table.create(game, seats, dict(options), [f"{name} {seat + 1}" for seat, name in enumerate(bots)])
    for given in inputs:
        if given.action is None:
            table.roll(given.outcome, Chance(given.key, "", [], given.about))
        else:
            table.act(given.seat, given.action)
    unfinished = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        unfinished.write_text(journal.write(table.journal), encoding="utf-8")
        unfinished.rename(file)
    except OSError as error:
        raise Unreadable("cannot-write", file=shown(str(file)), detail=error.strerror or type(error).__name__) from None
    finally:
        unfinished.unlink(missing_ok=True)
