"""`magnat simulate`: many games between bots, with a progress bar for people and JSON for programs."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from magnat.cli import progress
from magnat.cli.settings import whole_number
from magnat.games.registry import AnyGame
from magnat.kernel.game import Setting
from magnat.lab import simulation_columns
from magnat.lab.simulate import Report, plan, tallied
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
    with simulation_columns.RowFile(out) if out is not None else nullcontext() as file, progress.shown(games) as tell:
        wanted = plan(game.name, games, len(bots), bots, seed, dict(options), journals)
        report = tallied(wanted, jobs, tell, None if file is None else file.add)
        if file is not None:
            file.finish()
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
