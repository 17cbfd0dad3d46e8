"""The games of a simulation as a table in a file: one row a game and, for every seat, its bot, score and place."""

from __future__ import annotations

import csv
import os
import shutil
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from magnat import __version__
from magnat.kernel.game import Unreadable, shown
from magnat.lab.simulate import Row
from magnat.lab.whole_files import cannot_write

ENDINGS = (".csv", ".parquet")
ROWS_IN_PART = 20_000

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


class RowFile:
    """Rows on their way into a file, next to its place; it is renamed when complete, so that nothing half-written stays.

    However many rows there are, only those of one part are in memory.
    """

    def __init__(self, file: Path) -> None:
        check_target(file)
        self.file = file
        self.parts = file.with_name(f".{file.name}.{os.getpid()}.part")
        self.rows: list[Row] = []
        self.written = 0

    def __enter__(self) -> RowFile:
        try:
            self.parts.mkdir()
        except OSError as error:
            raise cannot_write(self.file, error) from None
        return self

    def __exit__(self, *error: object) -> None:
        shutil.rmtree(self.parts, ignore_errors=True)

    def add(self, row: Row) -> None:
        self.rows.append(row)
        if len(self.rows) == ROWS_IN_PART:
            self.put()

    def put(self) -> None:
        """What has come together since the last time, as one more part."""
        table, self.rows = columns(self.rows), []
        part = self.parts / f"{self.written:06}{self.file.suffix}"
        try:
            if self.file.suffix == ".csv":
                write_csv(table, part, heading=self.written == 0)
            else:
                write_parquet(table, part)
        except OSError as error:
            raise cannot_write(self.file, error) from None
        self.written += 1

    def finish(self) -> None:
        """All parts as one file, in its place."""
        if self.rows or not self.written:
            self.put()
        parts, whole = sorted(self.parts.iterdir()), self.parts / f"whole{self.file.suffix}"
        try:
            if self.file.suffix == ".csv":
                join_csv(parts, whole)
            else:
                join_parquet(parts, whole)
            move_into_place(whole, self.file)
        except OSError as error:
            raise cannot_write(self.file, error) from None


def write(played: Iterable[Row], file: Path) -> None:
    with RowFile(file) as out:
        for row in played:
            out.add(row)
        out.finish()


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


def write_csv(table: dict[str, list[Cell]], file: Path, heading: bool = True) -> None:
    with file.open("x", newline="", encoding="utf-8") as out:
        writer = csv.writer(out, lineterminator="\n")
        if heading:
            writer.writerow(table)
        for cells in zip(*table.values(), strict=True):
            writer.writerow([plain(cell) for cell in cells])


def join_csv(parts: Sequence[Path], whole: Path) -> None:
    with whole.open("xb") as out:
        for part in parts:
            with part.open("rb") as given:
                shutil.copyfileobj(given, out)


def plain(cell: Cell) -> Cell:
    return str(cell).lower() if isinstance(cell, bool) else cell


def write_parquet(table: dict[str, list[Cell]], file: Path) -> None:
    import polars

    polars.DataFrame(table, schema_overrides={"first_seat": polars.Int64, "end": polars.String, "winners": polars.String}).write_parquet(
        file
    )


def join_parquet(parts: Sequence[Path], whole: Path) -> None:
    import polars

    if len(parts) == 1:
        parts[0].rename(whole)
    else:
        polars.scan_parquet(list(parts)).sink_parquet(whole)
