"""The `magnat` command: what it can be asked, and how it answers to nonsense (a clear line, exit code 2)."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console

import magnat
from magnat.cli import audit as audits
from magnat.cli import benchmark, hosting, journals, rulebook, simulation
from magnat.cli import map as maps
from magnat.cli import sheet as sheets
from magnat.cli.play import session
from magnat.cli.settings import Language, bot_names, chosen, default_language, read_options, seat_count
from magnat.games.registry import find
from magnat.kernel.game import Unreadable
from magnat.words import say
from magnat.words.catalogue import words

app = App(
    name="magnat",
    help="Play, host and study economic board games.",
    version=lambda: f"magnat {magnat.__version__} ({magnat.CORE} core)",
    result_action="return_value",
)

Options = Annotated[list[str] | None, Parameter(name="--option", help="a table option, NAME=VALUE; may be repeated", negative=())]
Seats = Annotated[int | None, Parameter(name="--seats", help="number of players; the most that the game allows if left out")]


@app.command
def play(
    game: str,
    *,
    seats: Seats = None,
    bots: str = "clerk",
    lang: Language = "",
    option: Options = None,
    seed: int | None = None,
    load: Path | None = None,
) -> int:
    """Play in this terminal against bots.

    Parameters
    ----------
    game: the game, for example mcmulti
    seats: number of players; 4 in mcmulti and africa, 9 in oilcity if left out
    bots: one bot for all other seats, or one for each, divided by commas
    seed: fixed dice, for demonstrations; without it the dice are the system's secure ones
    load: go on with a saved game
    """
    found = find(game)
    options = read_options(found, option or [])
    return session.run(found.name, seats, bots, chosen(lang), options, seed, load, Console())


@app.command
def simulate(
    game: str,
    *,
    games: int,
    bots: str,
    seats: Seats = None,
    seed: int = 0,
    jobs: int = 1,
    option: Options = None,
    json: bool = False,
    out: Path | None = None,
    lang: Language = "",
) -> int:
    """Let bots play many games and report how they went.

    Parameters
    ----------
    games: how many
    bots: one bot for all seats, or one for each, divided by commas
    seed: the same seed gives the same games, whatever --jobs
    jobs: processes to use
    json: nothing but JSON on standard output
    out: one row per game into a new .csv or .parquet file
    """
    found = find(game)
    options = read_options(found, option or [])
    names = bot_names(found.name, bots, seat_count(found, seats, options))
    return simulation.run(found, games, names, seed, jobs, options, json, out, chosen(lang))


@app.command
def replay(file: Path, *, at: int | None = None, lang: Language = "") -> int:
    """Tell a saved game and show its position.

    Parameters
    ----------
    file: a journal (.jsonl)
    at: the number of an entry; the last one if left out
    """
    return journals.replay(file, at, chosen(lang), Console())


@app.command
def check(file: Path, *, lang: Language = "") -> int:
    """Replay a saved game and compare every fact and state; exit code 1 and the first difference if they differ.

    Parameters
    ----------
    file: a journal (.jsonl)
    """
    return journals.check(file, chosen(lang), Console())


@app.command
def audit(file: Path, *, lang: Language = "") -> int:
    """Prove that nobody chose the dice of a finished game; exit code 1 if they differ or nothing can be proved.

    Parameters
    ----------
    file: a journal (.jsonl)
    """
    return audits.run(file, chosen(lang), Console())


@app.command
def why(file: Path, action: str, *fields: str, seat: int | None = None, at: int | None = None, lang: Language = "") -> int:
    """Ask the rules of a saved game's position whether a seat may do something, and why not.

    Parameters
    ----------
    file: a journal (.jsonl)
    action: for example buy-asset
    fields: its fields, for example kind=well quadrant=0 cell=14
    seat: who wants to; the seat that is waited for if left out
    at: the number of an entry; the last one if left out
    """
    return journals.why(file, action, fields, seat, at, chosen(lang), Console())


@app.command
def rules(game: str, clause: str | None = None, *, lang: Language = "") -> int:
    """Print the rules of a game, or one clause.

    Parameters
    ----------
    game: the game, for example mcmulti
    clause: for example MM-4.5, or MM-4 for a whole section
    """
    return rulebook.show(game, clause, chosen(lang), Console())


@app.command
def sheet(file: Path, *, csv: bool = False, lang: Language = "") -> int:
    """Print the value sheets of a saved game of Oil City.

    Parameters
    ----------
    file: a journal (.jsonl)
    csv: one line per company, for a spreadsheet
    """
    return sheets.run(file, csv, chosen(lang), Console())


@app.command
def map(
    file: str,
    *,
    out: Annotated[Path | None, Parameter(name=["--out", "-o"])] = None,
    at: int | None = None,
    lang: Language = "",
) -> int:
    """Draw the map of a saved game of 18Africa as SVG.

    Parameters
    ----------
    file: a journal (.jsonl), or africa for the empty map
    out: a new .svg file; without it the SVG goes to standard output
    at: the number of an entry; the last one if left out
    """
    return maps.run(file, out, at, chosen(lang), Console())


@app.command
def bench(game: str | None = None, *, seats: Seats = None, json: bool = False, lang: Language = "") -> int:
    """Measure this machine: random playouts, clones, replays, views; with `routes` the search for the best run, with `server` a full house.

    Parameters
    ----------
    game: one game, `routes` or `server`; all games if left out
    json: nothing but JSON on standard output
    """
    return benchmark.run(game, seats, json, chosen(lang), Console())


@app.command
def promises(game: str, *, games: int = 200, lang: Language = "") -> int:
    """Play random games and check what every game promises; exit code 1 and what was seen if a promise is broken.

    Parameters
    ----------
    games: how many
    """
    from magnat.cli import promises as checks

    return checks.run(find(game), games, chosen(lang))


hosting.register(app)


def main() -> None:
    """The entry point: every complaint is one clear line on standard error."""
    try:
        sys.exit(app(sys.argv[1:], exit_on_error=False, print_error=True))
    except CycloptsError:
        sys.exit(2)
    except Unreadable as error:
        print(say.unreadable(words(asked_language(sys.argv)), error), file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:  # `magnat rules mcmulti | head`
        sys.stderr.close()
        sys.exit(0)
    except KeyboardInterrupt:
        sys.exit(130)


def asked_language(arguments: list[str]) -> str:
    """The language of a complaint, also when it is the arguments that cannot be understood."""
    for first, second in zip(arguments, [*arguments[1:], ""], strict=True):
        lang = second if first == "--lang" else first.removeprefix("--lang=") if first.startswith("--lang=") else ""
        if lang in ("en", "pl", "de"):
            return lang
    return default_language()
