"""The commands for those who study games: experiments, tournaments, balance."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from magnat.cli.arguments import GameName, Language, Options, Seats


def experiment(
    plan: Path,
    *,
    out: Path,
    jobs: int = 1,
    part: str = "1/1",
    take: Annotated[list[Path] | None, Parameter(help="another folder of an experiment whose games are taken over, repeatable")] = None,
    json: bool = False,
    lang: Language = "",
) -> int:
    """Play the games of a plan into a folder of Parquet files; the same command goes on after an interruption.

    Parameters
    ----------
    plan: a file in TOML or JSON
    out: the folder; finished games in it are not played again
    jobs: processes to use; the rows are the same whatever the number
    part: which share of the games this machine plays, for example 2/3
    json: nothing but JSON on standard output
    """
    from magnat.cli import experiments
    from magnat.cli.settings import chosen

    return experiments.run(plan, out, jobs, part, take or [], json, chosen(lang))


def tournament(
    game: GameName,
    *,
    bots: str = "",
    games: int = 400,
    within: float = 0.0,
    swiss: Annotated[bool, Parameter(negative=())] = False,
    rounds: int = 0,
    seats: Seats = None,
    seed: int = 0,
    jobs: int = 1,
    option: Options = None,
    file: Path | None = None,
    json: bool = False,
    lang: Language = "",
) -> int:
    """Let bots play a tournament: everybody against everybody, or by the Swiss system.

    Parameters
    ----------
    bots: which ones, separated by commas; all that the game has if left out
    games: the most for every pair; each deal is played twice, with the sides exchanged
    within: a pair stops when its share is known to within this many percentage points, for example 3
    swiss: in every round those meet who stand next to each other
    rounds: of a Swiss tournament
    seed: the same seed gives the same tournament, whatever --jobs
    jobs: processes to use
    file: keeps every game; a tournament that was interrupted goes on from it
    json: nothing but JSON on standard output
    """
    from magnat.bots import registry as known_bots
    from magnat.cli import tournaments
    from magnat.cli.settings import chosen, read_options, seat_count
    from magnat.games.registry import find

    found = find(game)
    options = read_options(found, option or [], simulated=True)
    names = [name.strip() for name in bots.split(",")] if bots else list(known_bots.offered(found.name))
    rules = tournaments.rules(swiss, rounds, within)
    return tournaments.run(found, names, games, rules, seat_count(found, seats, options), seed, jobs, options, file, json, chosen(lang))


def balance(
    game: GameName,
    *,
    out: Path,
    games: int = 1000,
    bot: str = "clerk",
    seats: Annotated[int | None, Parameter(help="number of players; the game's usual number if left out")] = None,
    seed: int = 1,
    jobs: int = 1,
    option: Options = None,
    sweep: Annotated[list[str] | None, Parameter(help="an option that is varied, NAME=A,B,C, repeatable", negative=())] = None,
    json: bool = False,
    lang: Language = "",
) -> int:
    """Is a game fair, long enough, open to the end? Plays it with equal bots and writes a report as HTML and PDF.

    Parameters
    ----------
    out: the folder for the report and its games; the same command goes on after an interruption
    games: how many
    bot: who sits on all seats
    seed: the same seed gives the same games
    jobs: processes to use
    json: nothing but JSON on standard output
    """
    from magnat.cli import balancing
    from magnat.cli.settings import chosen
    from magnat.games.registry import find

    return balancing.run(find(game), games, bot, seats, seed, jobs, option or [], sweep or [], out, json, chosen(lang))


def register(app: App) -> None:
    for command in (experiment, tournament, balance):
        app.command(command)
