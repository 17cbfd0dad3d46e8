"""What an experiment has brought so far: for every cell, games, wins with intervals, and lengths; read from the shards, not from memory."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from magnat.kernel.game import Setting
from magnat.lab.experiment import shards
from magnat.lab.experiment.plan import Plan, Wanted
from magnat.lab.statistics import wilson

if TYPE_CHECKING:
    import polars


class BotShare(msgspec.Struct, frozen=True):
    """What one kind of bot won: its share of first places, the 95 % interval of that, and what it would be if all played alike."""

    bot: str
    won: float
    low: float
    high: float
    due: float
    mean_score: float


class CellSummary(msgspec.Struct, frozen=True):
    cell: str
    game: str
    seats: int
    seed: int
    options: dict[str, Setting]
    wanted: int
    games: int
    finished: int
    mean_inputs: float
    bots: list[BotShare]


class Summary(msgspec.Struct, frozen=True):
    games: int
    wanted: int
    cells: list[CellSummary]


def scan(folder: Path, table: str, plan: Plan) -> polars.LazyFrame:
    """A table of the experiment, without cells that other plans have put into the folder."""
    import polars

    addresses = [it.cell.address for it in plan.wanted]
    files = sorted((folder / table).glob(f"[!.]*{shards.ENDING}"))
    here = [file for file in files if (told := shards.range_of(file)) is not None and told[0] in addresses]
    if here:
        return polars.scan_parquet(here)
    from magnat.lab.experiment.rows import types_of

    return polars.LazyFrame(schema=types_of(table))


def summary(plan: Plan, folder: Path) -> Summary:
    import polars

    games = scan(folder, "games", plan).group_by("cell").agg(
        polars.len().alias("games"), polars.col("finished").sum(), polars.col("inputs").mean()
    ).collect()  # fmt: skip
    by_cell = {cell: (count, finished, inputs) for cell, count, finished, inputs in games.iter_rows()}
    bots = scan(folder, "seats", plan).group_by("cell", "bot").agg(polars.col("won").sum(), polars.col("score").mean()).collect()
    by_bot = {(cell, bot): (won, score) for cell, bot, won, score in bots.iter_rows()}
    cells = [of_cell(it, by_cell.get(it.cell.address, (0, 0, 0.0)), by_bot) for it in plan.wanted]
    return Summary(sum(it.games for it in cells), plan.games, cells)


def of_cell(wanted: Wanted, counted: tuple[int, int, float], by_bot: dict[tuple[str, str], tuple[float, float]]) -> CellSummary:
    cell, (games, finished, inputs) = wanted.cell, counted
    found = []
    for bot in dict.fromkeys(cell.bots):
        won, score = by_bot.get((cell.address, bot), (0.0, 0.0))
        low, high = wilson(won, finished)
        due = cell.bots.count(bot) / cell.seats
        found.append(BotShare(bot, round(won / max(1, finished), 4), round(low, 4), round(high, 4), round(due, 4), round(score, 2)))
    return CellSummary(cell.address, cell.game, cell.seats, cell.seed, cell.options, wanted.games, games, finished, round(inputs, 1), found)
