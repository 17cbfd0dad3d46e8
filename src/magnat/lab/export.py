"""The games of a simulation as a table in a file: one row a game and, for every seat, its bot, score and place."""

from __future__ import annotations

import csv
import os
from collections.abc import Sequence
from pathlib import Path

import msgspec

from magnat import __version__
from magnat.kernel.game import Unreadable, shown
from magnat.lab.simulate import Row

ENDINGS = (".csv", ".parquet")

Cell = int | str | bool | None


def check_target(file: Path) -> None:
    """Before hours of games: can the result be written there at all?"""
    name = shown(str(file))
    if file.suffix not in ENDINGS:
        raise Unreadable("bad-export-ending", file=name, allowed=", ".join(ENDINGS))
    if file.exists():
        raise Unreadable("file-exists", file=name)
    if not file.parent.is_dir():
        raise Unreadable("no-such-folder", file=name)
    if file.suffix == ".parquet":
        check_polars(file)


def check_polars(file: Path) -> None:
    try:
        import polars  # noqa: F401  # an extra: most installations live without it
    except ImportError:
        raise Unreadable("needs-extra", extra="study", file=shown(str(file))) from None


def write(played: Sequence[Row], file: Path) -> None:
    """Written beside its place and renamed when complete, so that nothing half-written stays and nothing is overwritten."""
    check_target(file)
    table = columns(played)
    unfinished = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        if file.suffix == ".csv":
            write_csv(table, unfinished)
        else:
            write_parquet(table, unfinished)
        move_into_place(unfinished, file)
    except OSError as error:
        raise Unreadable("cannot-write", file=shown(str(file)), detail=error.strerror or type(error).__name__) from None
    finally:
        unfinished.unlink(missing_ok=True)


def move_into_place(unfinished: Path, file: Path) -> None:
    """A hard link, unlike a rename, fails if somebody made the file meanwhile; some file systems only know the rename."""
    try:
        os.link(unfinished, file)
    except FileExistsError:
        raise Unreadable("file-exists", file=shown(str(file))) from None
    except OSError:
        unfinished.rename(file)


def columns(played: Sequence[Row]) -> dict[str, list[Cell]]:
    """By name. Several winners are joined by '+'; an unfinished game has neither winners nor places."""
    table: dict[str, list[Cell]] = {
        "magnat": [__version__] * len(played),
        "game": [row.game for row in played],
        "edition": [row.edition for row in played],
        "options": [msgspec.json.encode(row.options, order="sorted").decode() for row in played],
        "game_index": [row.index for row in played],
        "seed": [row.seed for row in played],
        "seats": [len(row.bots) for row in played],
        "finished": [row.result.finished for row in played],
        "inputs": [row.result.inputs for row in played],
        "end": [row.result.end or None for row in played],
        "first_seat": [row.result.first_seat for row in played],
        "winners": [winners(row) for row in played],
    }
    for seat in range(len(played[0].bots)):
        table[f"bot_{seat}"] = [row.bots[seat] for row in played]
        table[f"score_{seat}"] = [row.result.scores[seat] for row in played]
        table[f"place_{seat}"] = [row.result.places[seat] if row.result.finished else None for row in played]
    return table


def winners(row: Row) -> str | None:
    if not row.result.finished:
        return None
    return "+".join(str(seat) for seat, place in enumerate(row.result.places) if place == 1)


def write_csv(table: dict[str, list[Cell]], file: Path) -> None:
    with file.open("x", newline="", encoding="utf-8") as out:
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(table)
        for cells in zip(*table.values(), strict=True):
            writer.writerow([plain(cell) for cell in cells])


def plain(cell: Cell) -> Cell:
    return str(cell).lower() if isinstance(cell, bool) else cell


def write_parquet(table: dict[str, list[Cell]], file: Path) -> None:
    import polars

    polars.DataFrame(table).write_parquet(file)
