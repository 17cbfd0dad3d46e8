"""`magnat balance`: plays many games between equal bots and writes what they say about the game."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.console import Console

from magnat.cli import progress
from magnat.cli.settings import pairs, read_value, whole_number
from magnat.games.registry import AnyGame
from magnat.kernel.game import Plain, Unreadable, shown
from magnat.lab import whole_files
from magnat.lab.balance import charts, report
from magnat.lab.balance.findings import Balance, findings
from magnat.lab.experiment import plan as plans
from magnat.lab.experiment import run as experiment
from magnat.words.catalogue import words

MOST_GAMES = 10_000_000
MOST_JOBS = 256
GAMES = "games"
"""The folder with the experiment."""


def run(
    game: AnyGame,
    games: int,
    bot: str,
    seats: int | None,
    seed: int,
    jobs: int,
    option: list[str],
    sweep: list[str],
    out: Path,
    json: bool,
    language: str,
) -> int:
    whole_number("--games", games, 1, MOST_GAMES)
    whole_number("--jobs", jobs, 1, MOST_JOBS)
    whole_number("--seed", seed, 0, 2**63 - 1)
    plan = planned(game, games, bot, seats, seed, pairs(option), read_sweep(sweep))
    charts.check_installed()
    whole_files.make_folder(out)
    with progress.shown(plan.games) as tell:
        experiment.play(plan, out / GAMES, jobs, progress=tell)
    found = findings(plan, out / GAMES)
    write(found, out, language)
    if json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        text = words(language)
        files = ", ".join(name for name in (f"{game.name}.html", f"{game.name}.pdf", f"{game.name}.json"))
        Console().print(text.text("cli-balance-done", games=found.games, folder=str(out), files=files), highlight=False)
    return 0


def planned(
    game: AnyGame, games: int, bot: str, seats: int | None, seed: int, options: dict[str, Plain], sweep: dict[str, list[Plain]]
) -> plans.Plan:
    """One bot on all seats, watched. The first combination has the options as they are; those of the sweep follow."""
    base = plans.Block(game.name, seats, bot, games, seed, dict(options))
    varied = [plans.Block(game.name, seats, bot, games, seed, {**options, **sweep})] if sweep else []
    if "," in bot:
        raise Unreadable("one-bot", bots=shown(bot))
    return plans.settled(plans.PlanFile(study=[base, *varied], watch=True))


def read_sweep(given: list[str]) -> dict[str, list[Plain]]:
    """NAME=A,B,C."""
    found: dict[str, list[Plain]] = {}
    for it in given:
        name, _, values = it.partition("=")
        found[name] = [read_value(value) for value in values.split(",")]
    return found


def write(found: Balance, out: Path, language: str) -> None:
    made = report.report(found, words(language))
    whole_files.write(out / f"{found.game}.html", report.html(made).encode())
    whole_files.write(out / f"{found.game}.pdf", report.pdf(made))
    whole_files.write(out / f"{found.game}.json", msgspec.json.format(msgspec.json.encode(found), indent=1))
