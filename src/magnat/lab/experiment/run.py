"""Playing an experiment: what is missing in the folder, on several processes, each of which writes its own shards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from magnat.games import registry
from magnat.kernel.game import Unreadable, shown
from magnat.lab import simulate, whole_files, workers
from magnat.lab.experiment import shards
from magnat.lab.experiment.plan import Plan
from magnat.lab.experiment.rows import ShardRows
from magnat.lab.experiment.shards import Shard
from magnat.lab.simulate import Progress, tell
from magnat.lab.watch import Watch

Part = tuple[int, int]
"""Which share of the shards is played here, counted from 1, and how many shares there are."""
WHOLE: Part = (1, 1)


def play(plan: Plan, folder: Path, jobs: int = 1, part: Part = WHOLE, progress: Progress | None = None, take: Sequence[Path] = ()) -> int:
    """Plays what is missing and returns how many games that were. Whoever stops it loses at most the shards that are under way."""
    simulate.check_at_least("jobs", jobs, 1)
    check_polars()
    prepare(folder, plan)
    for other in take:
        shards.take(folder, other)
    shards.check(folder, plan)
    left = [shard for shard in shards.missing(plan, shards.finished(folder)) if belongs(shard, plan.shard, part)]
    there, played = done(plan, folder), 0
    tell(progress, there)
    for games in workers.results(partial(play_shard, folder), left, jobs):
        played += games
        tell(progress, there + played)
    return played


def belongs(shard: Shard, size: int, part: Part) -> bool:
    """By address and place, so that machines with the same plan need not know of each other, even when one of them starts again."""
    share, shares = part
    return (int(shard.cell.address, 16) + shard.first // size) % shares == share - 1


def done(plan: Plan, folder: Path) -> int:
    """How many games of the plan are there."""
    there = shards.finished(folder)
    return sum(max(0, min(last, it.games) - first) for it in plan.wanted for first, last in there.get(it.cell.address, []))


def play_shard(folder: Path, shard: Shard) -> int:
    """What one process does at a time. Nothing of it stays in memory."""
    cell, rows = shard.cell, ShardRows(shard.cell)
    game = registry.find(cell.game)
    rules = game.rules(cell.options)
    one = cell.simulation(str(folder / shards.JOURNALS / cell.address) if cell.journals else "")
    for index in range(shard.first, shard.last):
        watch = Watch(game, rules, cell.seats) if cell.watch else None
        result = simulate.play_one(one, index, watch=watch)
        rows.add(index, result, None if watch is None else watch.seen(result.places))
    shards.write(folder, shard, rows.tables())
    return shard.last - shard.first


def prepare(folder: Path, plan: Plan) -> None:
    """Before the first game: a folder that can be written, and that holds nothing but experiments."""
    if folder.is_dir() and any(folder.iterdir()) and not (folder / shards.DONE).is_dir():
        raise Unreadable("folder-not-empty", folder=shown(str(folder)))
    for table in shards.TABLES:
        if table != "uses" or any(it.cell.watch for it in plan.wanted):
            whole_files.make_folder(folder / table)
    for it in plan.wanted:
        if it.cell.journals:
            whole_files.make_folder(folder / shards.JOURNALS / it.cell.address)


def check_polars() -> None:
    try:
        import polars  # noqa: F401  # an extra: most installations live without it
    except ImportError:
        raise Unreadable("experiment-needs-extra") from None
