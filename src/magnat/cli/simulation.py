"""`magnat simulate`: many games between bots, with a progress bar for people and JSON for programs."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from magnat.cli.settings import whole_number
from magnat.games.registry import AnyGame
from magnat.kernel.game import Setting
from magnat.lab import export
from magnat.lab.simulate import Report, simulate
from magnat.words.catalogue import Words, words

MOST_GAMES = 10_000_000
MOST_JOBS = 256


def run(
    game: AnyGame,
    games: int,
    bots: list[str],
    seed: int,
    jobs: int,
    options: dict[str, Setting],
    json: bool,
    out: Path | None,
    journals: Path | None,
    language: str,
) -> int:
    whole_number("--games", games, 1, MOST_GAMES)
    whole_number("--jobs", jobs, 1, MOST_JOBS)
    whole_number("--seed", seed, 0, 2**63 - 1)
    if out is not None:
        export.check_target(out)
    screen = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("", total=games)
        report, rows = simulate(
            game.name, games, len(bots), bots, seed, jobs, options, lambda done: bar.update(task, completed=done), journals
        )
    if out is not None:
        export.write(rows, out)
    if json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        show(report, bots, words(language), Console())
    return 0


def show(report: Report, bots: list[str], text: Words, console: Console) -> None:
    """The report for people."""
    console.print(
        text.text("cli-simulate-done", finished=report.finished, games=report.games, inputs=report.inputs, speed=report.inputs_per_s),
        highlight=False,
    )
    table = Table(box=None, pad_edge=False)
    for heading in (text.text("cli-simulate-bot"), text.text("cli-simulate-wins"), text.text("cli-simulate-score")):
        table.add_column(heading, justify="left" if not table.columns else "right")
    for bot, wins in report.wins_by_bot.items():
        table.add_row(bot, f"{wins:g}", f"{report.mean_score_by_bot[bot]:g}")
    console.print(table)
    seats = ", ".join(f"{bot} {wins:g}" for bot, wins in zip(bots, report.wins_by_seat, strict=True))
    console.print(text.text("cli-simulate-seats", seats=seats), highlight=False)
    length = report.length
    console.print(
        text.text("cli-simulate-length", low=f"{length.min:g}", middle=f"{length.median:g}", high=f"{length.max:g}"), highlight=False
    )
