"""`magnat experiment`: the games of a plan in a folder, and what they say so far."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from magnat.cli import progress
from magnat.cli.settings import whole_number
from magnat.games.registry import find
from magnat.kernel.game import Unreadable, shown
from magnat.lab.experiment import plan as plans
from magnat.lab.experiment import run as experiment
from magnat.lab.experiment.summary import CellSummary, Summary, summary
from magnat.words import say
from magnat.words.catalogue import Words, words

MOST_JOBS = 256
MOST_PARTS = 10_000


def run(file: Path, out: Path, jobs: int, part: str, take: Sequence[Path], json: bool, language: str) -> int:
    whole_number("--jobs", jobs, 1, MOST_JOBS)
    share = read_part(part)
    plan = plans.read(file)
    with progress.shown(plan.games) as tell:
        experiment.play(plan, out, jobs, share, tell, take)
    found = summary(plan, out)
    if json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        show(found, plan, words(language), Console())
    return 0


def read_part(given: str) -> experiment.Part:
    """`2/3`, counted from 1."""
    share, _, shares = given.partition("/")
    if not (share.isascii() and share.isdigit() and shares.isascii() and shares.isdigit() and len(given) < 12):
        raise Unreadable("bad-part", value=shown(given))
    of = whole_number("--part", int(shares), 1, MOST_PARTS)
    return whole_number("--part", int(share), 1, of), of


def show(found: Summary, plan: plans.Plan, text: Words, console: Console) -> None:
    console.print(text.text("cli-experiment-done", games=found.games, wanted=found.wanted, cells=len(found.cells)), highlight=False)
    table = Table(box=None, pad_edge=False)
    for heading in (text.text("cli-experiment-cell"), text.text("cli-experiment-what"), text.text("cli-experiment-bot")):
        table.add_column(heading)
    table.add_column(text.text("cli-experiment-games"), justify="right")
    table.add_column(text.text("cli-experiment-won"), justify="right")
    table.add_column(text.text("cli-experiment-due"), justify="right")
    table.add_column(text.text("cli-experiment-score"), justify="right")
    for cell in found.cells:
        for number, bot in enumerate(cell.bots):
            won = f"{100 * bot.won:.1f} % ({100 * bot.low:.1f}–{100 * bot.high:.1f})"
            first = (cell.cell[:8], about(cell, plan, text)) if number == 0 else ("", "")
            table.add_row(*first, bot.bot, str(cell.games), won, f"{100 * bot.due:.1f} %", f"{bot.mean_score:g}")
    console.print(table)


def about(cell: CellSummary, plan: plans.Plan, text: Words) -> str:
    """What tells this cell from others: game, seats, seed, and the options that differ from those of a simulation."""
    game = find(cell.game)
    usual = game.settings(dict(game.filled_options(cell.seats)), simulated=True)
    special = [f"{name}={value}" for name, value in cell.options.items() if usual.get(name) != value]
    seed = [f"#{cell.seed}"] if len({it.cell.seed for it in plan.wanted}) > 1 else []
    return ", ".join([say.name(text, cell.game), str(cell.seats), *special, *seed])
