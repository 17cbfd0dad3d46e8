"""`magnat tournament`: who stands where, and the matrix of who won how much against whom."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from magnat.cli import progress
from magnat.cli.ladder import planned
from magnat.cli.settings import whole_number
from magnat.games.registry import AnyGame
from magnat.kernel.game import Setting, Unreadable, shown
from magnat.lab import tournament
from magnat.words import say
from magnat.words.catalogue import Words, words

MOST_ROUNDS = 1000


def rules(swiss: bool, rounds: int, within: float) -> tournament.Rules:
    """As the command line says them: `within` in percentage points."""
    whole_number("--rounds", rounds, 0, MOST_ROUNDS)
    if not 0 <= within < 50:
        raise Unreadable("bad-number", name="--within", value=shown(f"{within:g}"), low=0, high=50)
    return tournament.Rules(swiss, rounds, within / 100)


def run(
    game: AnyGame,
    bots: list[str],
    games: int,
    rules: tournament.Rules,
    seats: int,
    seed: int,
    jobs: int,
    options: dict[str, Setting],
    file: Path | None,
    json: bool,
    language: str,
) -> int:
    plan = planned(game, games, seats, bots, seed, jobs, options)
    with progress.shown(tournament.most_games(plan, rules)) as tell:
        found = tournament.hold(plan, rules, jobs, file, tell)
    if json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        show(found, words(language), Console())
    return 0


def show(found: tournament.Tournament, text: Words, console: Console) -> None:
    plan, name = found.plan, say.name(text, found.plan.game)
    about = text.text("cli-tournament-done", game=name, bots=len(plan.bots), games=plan.games, seats=plan.seats, seed=str(plan.seed))
    console.print(about, highlight=False)
    if found.saved:
        console.print(text.text("cli-tournament-saved", saved=found.saved), highlight=False)
    table = Table(box=None, pad_edge=False)
    table.add_column(text.text("cli-tournament-bot"))
    table.add_column(text.text("cli-tournament-points"), justify="right")
    table.add_column(text.text("cli-tournament-rating"), justify="right")
    table.add_column(text.text("cli-tournament-games"), justify="right")
    table.add_column(text.text("cli-tournament-won"), justify="right")
    for it in found.standings:
        won = f"{100 * it.won:.1f} % ({100 * it.low:.1f}–{100 * it.high:.1f})"
        table.add_row(it.bot, f"{it.points:g}", f"{it.rating} ± {it.sure}", str(it.games), won)
    console.print(table)
    console.print()
    console.print(matrix(found, text))


def matrix(found: tournament.Tournament, text: Words) -> Table:
    """The share of the row against the column; empty where they did not meet."""
    bots = [it.bot for it in found.standings]
    shares = {(it.one, it.other): it.won for it in found.meetings}
    shares |= {(other, one): 1 - won for (one, other), won in shares.items()}
    table = Table(box=None, pad_edge=False)
    table.add_column(text.text("cli-tournament-matrix"))
    for bot in bots:
        table.add_column(bot, justify="right")
    for row in bots:
        table.add_row(row, *(f"{100 * shares[row, column]:.1f} %" if (row, column) in shares else "" for column in bots))
    return table
