"""Shards: the games of a cell from one number to another, in files named by what is in them.

A folder of an experiment has a folder for each table (`games`, `seats` and, if it was asked for, `uses`) with a file for every shard:
`ADDRESS-FIRST-LAST.parquet`. The file in `games` comes last: where it is, all of them are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from magnat.kernel.game import Unreadable, shown
from magnat.lab import whole_files
from magnat.lab.experiment.plan import Cell, Plan

TABLES = ("uses", "seats", "games")
"""In the order in which they are written."""
DONE = TABLES[-1]
JOURNALS = "journals"
ENDING = ".parquet"
Range = tuple[int, int]
"""From the first game to the one behind the last."""
Columns = Mapping[str, list[Any]]


class Shard(msgspec.Struct, frozen=True):
    cell: Cell
    first: int
    last: int

    @property
    def name(self) -> str:
        return f"{self.cell.address}-{self.first:08}-{self.last:08}"


def range_of(file: Path) -> tuple[str, Range] | None:
    """The address and the games that a file's name tells; None if it is no shard."""
    parts = file.name.removesuffix(ENDING).split("-")
    if file.suffix != ENDING or file.name.startswith(".") or len(parts) != 3 or not (parts[1] + parts[2]).isdigit():
        return None
    return parts[0], (int(parts[1]), int(parts[2]))


def finished(folder: Path) -> dict[str, list[Range]]:
    """By address, the games that are there. What a stopped machine left half-written has another name."""
    found: dict[str, list[Range]] = {}
    try:
        files = sorted((folder / DONE).iterdir()) if (folder / DONE).is_dir() else []
    except OSError as error:
        raise Unreadable("cannot-read", file=shown(str(folder)), detail=error.strerror or type(error).__name__) from None
    for file in files:
        told = range_of(file)
        if told is not None:
            found.setdefault(told[0], []).append(told[1])
    return found


def missing(plan: Plan, there: Mapping[str, list[Range]]) -> Iterator[Shard]:
    """What is still to be played: cells take turns, so that a run that is stopped early has something of each."""
    waiting = [list(gaps(it.games, there.get(it.cell.address, []), plan.shard)) for it in plan.wanted]
    for turn in range(max(map(len, waiting), default=0)):
        for wanted, ranges in zip(plan.wanted, waiting, strict=True):
            if turn < len(ranges):
                yield Shard(wanted.cell, *ranges[turn])


def gaps(games: int, there: Iterable[Range], size: int) -> Iterator[Range]:
    """The games below `games` that are in none of the ranges, cut at multiples of the size."""
    at = 0
    for first, last in [*sorted(there), (games, games)]:
        while at < min(first, games):
            end = min(at - at % size + size, first, games)
            yield at, end
            at = end
        at = max(at, last)


def write(folder: Path, shard: Shard, tables: Mapping[str, Columns]) -> None:
    """All tables of a shard; the one that says that it is finished comes last."""
    for table in TABLES:
        if table in tables:
            whole_files.write(folder / table / (shard.name + ENDING), parquet(tables[table], table))


def parquet(columns: Columns, table: str) -> bytes:
    """In memory, so that a full disk is noticed by what writes files, and nowhere else."""
    import io

    import polars

    from magnat.lab.experiment.rows import types_of

    out = io.BytesIO()
    polars.DataFrame(columns, schema=types_of(table)).write_parquet(out)
    return out.getvalue()


def check(folder: Path, plan: Plan) -> None:
    """Can the shards of this plan be read, and do they hold as many games as their names say?"""
    import polars

    addresses = {it.cell.address for it in plan.wanted}
    for address, ranges in finished(folder).items():
        for first, last in ranges if address in addresses else []:
            file = folder / DONE / f"{address}-{first:08}-{last:08}{ENDING}"
            try:
                games = polars.scan_parquet(file).select(polars.len()).collect().item()
            except (polars.exceptions.PolarsError, OSError) as error:
                raise Unreadable("broken-shard", file=shown(file.name), detail=shown(str(error).splitlines()[0])) from None
            if games != last - first:
                raise Unreadable("broken-shard", file=shown(file.name), detail=f"{games} != {last - first}")


def take(folder: Path, other: Path) -> int:
    """Copies the shards of another folder, but for those with games that are here already; how many games came."""
    if not (other / DONE).is_dir():
        raise Unreadable("no-experiment", folder=shown(str(other)))
    there, games = finished(folder), 0
    for address, ranges in finished(other).items():
        for first, last in ranges:
            if any(first < end and start < last for start, end in there.get(address, [])):
                continue
            name = f"{address}-{first:08}-{last:08}{ENDING}"
            for table in TABLES:
                if (other / table / name).is_file():
                    whole_files.make_folder(folder / table)
                    whole_files.write(folder / table / name, (other / table / name).read_bytes())
            there.setdefault(address, []).append((first, last))
            games += last - first
    take_journals(folder / JOURNALS, other / JOURNALS)
    return games


def take_journals(folder: Path, other: Path) -> None:
    for journal in sorted(other.glob("*/*.jsonl")):
        place = folder / journal.parent.name / journal.name
        if not place.exists():
            whole_files.make_folder(place.parent)
            whole_files.write(place, journal.read_bytes())
