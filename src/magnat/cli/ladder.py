"""`magnat ladder`: which bots of a game are the stronger ones, from mirrored games of every pair."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from magnat.cli import progress
from magnat.cli.settings import whole_number
from magnat.games.registry import AnyGame
from magnat.kernel.game import Setting
from magnat.lab import ladder
from magnat.words import say
from magnat.words.catalogue import Words, words

MOST_GAMES = 1_000_000
MOST_JOBS = 256


def planned(game: AnyGame, games: int, seats: int, bots: list[str], seed: int, jobs: int, options: dict[str, Setting]) -> ladder.Plan:
    """Who is to meet whom, if the numbers of the command line will do."""
    whole_number("--games", games, 2, MOST_GAMES)
    whole_number("--jobs", jobs, 1, MOST_JOBS)
    whole_number("--seed", seed, 0, 2**63 - 1)
    plan = ladder.plan(game.name, games, seats, bots, seed, dict(options))
    ladder.ratings(plan.bots, [], [])  # what is not installed is missed before the first game
    return plan


def run(
    game: AnyGame,
    games: int,
    seats: int,
    bots: list[str],
    seed: int,
    jobs: int,
    options: dict[str, Setting],
    file: Path | None,
    json: bool,
    language: str,
) -> int:
    plan = planned(game, games, seats, bots, seed, jobs, options)
    with progress.shown(plan.games * len(ladder.pairs(plan))) as tell:
        found = ladder.climb(plan, jobs, file, tell)
    if json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        show(found, words(language), Console())
    return 0


def show(found: ladder.Ladder, text: Words, console: Console) -> None:
    """The ladder for people, and who met whom."""
    plan = found.plan
    name = say.name(text, plan.game)
    done = text.text("cli-ladder-done", game=name, games=plan.games, seats=plan.seats, seed=str(plan.seed))
    console.print(done, highlight=False)
    table = Table(box=None, pad_edge=False)
    table.add_column(text.text("cli-ladder-bot"))
    table.add_column(text.text("cli-ladder-points"), justify="right")
    for rung in found.rungs:
        table.add_row(rung.bot, f"{rung.points} ± {rung.sure}")
    console.print(table)
    console.print()
    table = Table(box=None, pad_edge=False)
    table.add_column(text.text("cli-ladder-pair"))
    table.add_column(text.text("cli-ladder-won"), justify="right")
    for met in found.meetings:
        table.add_row(f"{met.one} : {met.other}", f"{100 * met.won:.1f} : {100 * (1 - met.won):.1f} % ± {100 * met.within:.1f}")
    console.print(table)
