"""The `magnat` command: what it can be asked, and how it answers nonsense (a clear line, exit code 2).

What a command needs is loaded when it runs, so that `magnat --help` answers at once.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

import magnat
from magnat.cli import hosting, studies
from magnat.cli.arguments import Benched, GameName, Language, Options, Scenario, Seats
from magnat.cli.extras import extra_with
from magnat.games import descriptors
from magnat.kernel.game import Unreadable

app = App(
    name="magnat",
    help="Play, host and study economic board games.",
    version=lambda: f"magnat {magnat.__version__} ({magnat.CORE} core)",
    result_action="return_value",
    help_format="plaintext",  # reading Markdown takes longer than all the rest
)


@app.command
def play(
    game: GameName,
    *,
    seats: Annotated[int | None, Parameter(help="number of players; the game's usual number if left out")] = None,
    bots: str = "",
    lang: Language = "",
    option: Options = None,
    seed: int | None = None,
    load: Path | None = None,
) -> int:
    """Play in this terminal against bots.

    Parameters
    ----------
    bots: one for all other seats, or one for each, separated by commas; mine.py:Miser is in a file of your own; the game's best if left out
    seed: fixed dice, for demonstrations; without it the dice are the system's secure ones
    load: go on with a saved game
    """
    from rich.console import Console

    from magnat.cli.play import session
    from magnat.cli.settings import chosen, read_options
    from magnat.games.registry import find

    found = find(game)
    options = read_options(found, option or [])
    return session.run(found.name, seats, bots, chosen(lang), options, seed, load, Console())


@app.command
def simulate(
    game: GameName,
    *,
    games: int,
    bots: str,
    seats: Seats = None,
    seed: int = 0,
    jobs: int = 1,
    option: Options = None,
    json: bool = False,
    out: Path | None = None,
    journals: Path | None = None,
    lang: Language = "",
) -> int:
    """Let bots play many games and report how they went.

    Parameters
    ----------
    games: how many
    bots: one bot for all seats, or one for each, separated by commas; mine.py:Miser is a class in a file of your own
    seed: the same seed gives the same games, whatever --jobs
    jobs: processes to use
    json: nothing but JSON on standard output
    out: one row per game into a new .csv or .parquet file
    journals: a journal of every game into a new or empty folder
    """
    from magnat.cli import simulation
    from magnat.cli.settings import bot_names, chosen, read_options, seat_count
    from magnat.games.registry import find

    found = find(game)
    options = read_options(found, option or [], simulated=True)
    names = bot_names(found.name, bots, seat_count(found, seats, options))
    return simulation.run(found, games, names, seed, jobs, options, json, out, journals, chosen(lang))


@app.command
def ladder(
    game: GameName,
    *,
    games: int = 200,
    bots: str = "",
    seats: Seats = None,
    seed: int = 0,
    jobs: int = 1,
    option: Options = None,
    file: Path | None = None,
    json: bool = False,
    lang: Language = "",
) -> int:
    """Let every bot of a game meet every other, and rate them.

    Parameters
    ----------
    games: how many for every pair of bots; each deal is played twice, with the sides exchanged
    bots: which ones, separated by commas; all that the game has if left out
    seed: the same seed gives the same ladder, whatever --jobs
    jobs: processes to use
    file: keeps every game; a ladder that was interrupted goes on from it
    json: nothing but JSON on standard output
    """
    from magnat.bots import registry as known_bots
    from magnat.cli import ladder as climbing
    from magnat.cli.settings import chosen, read_options, seat_count
    from magnat.games.registry import find

    found = find(game)
    options = read_options(found, option or [], simulated=True)
    names = [name.strip() for name in bots.split(",")] if bots else list(known_bots.offered(found.name))
    return climbing.run(found, games, seat_count(found, seats, options), names, seed, jobs, options, file, json, chosen(lang))


@app.command
def rehearse(
    *,
    game: Annotated[str, Parameter(help="the game; the one for the most players if left out")] = "",
    pupils: int = 28,
    minutes: int = 45,
    speed: int = 20,
    seed: int = 1,
    option: Options = None,
    server: str = "",
    json: bool = False,
    lang: Language = "",
) -> int:
    """Rehearse a lesson: simulated phones play it on a real server; shows where it would stall, with exit code 1 if it ends too late.

    Parameters
    ----------
    pupils: how many
    minutes: until the bell
    speed: minutes of the lesson that pass in a minute; 1 is real time
    seed: the same seed gives the same class
    server: the address of a running server; one of its own is started if left out
    json: nothing but JSON on standard output
    """
    from magnat.cli import rehearse as rehearsals
    from magnat.cli.settings import chosen

    return rehearsals.run(rehearsals.plan(game, pupils, minutes, speed, seed, option or []), server, json, chosen(lang))


@app.command
def replay(file: Path, *, at: int | None = None, lang: Language = "") -> int:
    """Retell a saved game and show its position.

    Parameters
    ----------
    file: a journal (.jsonl)
    at: the number of an entry; the last one if left out
    """
    from rich.console import Console

    from magnat.cli import journals
    from magnat.cli.settings import chosen

    return journals.replay(file, at, chosen(lang), Console())


@app.command
def check(file: Path, *, lang: Language = "") -> int:
    """Replay a saved game and compare every fact and state; exit code 1 and the first difference if they differ.

    Parameters
    ----------
    file: a journal (.jsonl)
    """
    from rich.console import Console

    from magnat.cli import journals
    from magnat.cli.settings import chosen

    return journals.check(file, chosen(lang), Console())


@app.command
def audit(file: Path, *, lang: Language = "") -> int:
    """Prove that nobody chose the dice of a finished game; exit code 1 if they differ or nothing can be proved.

    Parameters
    ----------
    file: a journal (.jsonl)
    """
    from rich.console import Console

    from magnat.cli import audit as audits
    from magnat.cli.settings import chosen

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
    from rich.console import Console

    from magnat.cli import journals
    from magnat.cli.settings import chosen

    return journals.why(file, action, fields, seat, at, chosen(lang), Console())


@app.command
def rules(game: GameName, clause: str | None = None, *, lang: Language = "") -> int:
    """Print the rules of a game, or one clause.

    Parameters
    ----------
    clause: its number, for example 4.5, or 4 for a whole section; or another chapter that the game has:
        history, glossary, lives
    """
    from rich.console import Console

    from magnat.cli import rulebook
    from magnat.cli.settings import chosen

    return rulebook.show(game, clause, chosen(lang), Console())


@app.command
def lesson(
    game: Annotated[str, Parameter(name="game", help="the game; the first that can be taught by the bell if left out")] = "",
    *,
    pupils: int,
    minutes: int | None = None,
    bell: str = "",
    bankers: Annotated[bool, Parameter(negative=())] = False,
    option: Options = None,
    json: bool = False,
    lang: Language = "",
) -> int:
    """Plan a lesson: companies, turns and clocks, when each turn ends, and what to do if it gets late.

    Parameters
    ----------
    pupils: how many play
    minutes: how long the lesson is
    bell: or when it ends, for example 10:45
    bankers: pupils or the teacher keep the bank, which takes longer
    json: nothing but JSON on standard output
    """
    from magnat.cli import lesson as lessons
    from magnat.cli.settings import chosen, given_options
    from magnat.games.registry import GAMES, find
    from magnat.lesson.times import lesson_data

    found = find(game) if game else next(it for it in GAMES.values() if lesson_data(it.name))
    return lessons.run(found, pupils, minutes, bell, given_options(found, option or []), bankers, json, chosen(lang))


@app.command
def debrief(
    file: Path,
    *,
    out: Path,
    seconds: Annotated[int, Parameter(help="for the search for turning points; 0 leaves it out")] = 50,
    lang: Language = "",
) -> int:
    """Look back on a saved game: a report for the class, a page for each team, and a spreadsheet.

    Parameters
    ----------
    file: a journal (.jsonl)
    out: a folder for the files; it is made if it is not there
    """
    from rich.console import Console

    from magnat.cli import debrief as debriefs
    from magnat.cli.settings import chosen

    return debriefs.run(file, out, seconds, chosen(lang), Console())


@app.command
def bench(
    game: Benched = None,
    *,
    seats: Seats = None,
    tables: int | None = None,
    connections: int | None = None,
    inputs: float | None = None,
    seconds: float | None = None,
    scenario: Scenario | None = None,
    json: bool = False,
    lang: Language = "",
) -> int:
    """Measure this machine: random playouts, clones, replays, views; or something bigger, like a full house on a server.

    Parameters
    ----------
    tables: for server: small tables alongside a class of thirty; without --inputs the load is raised until the server no longer keeps up
    connections: for server: at least this many; those left over watch the tables
    inputs: for server: entries a second in all
    seconds: for server: how long each load lasts
    scenario: for server: a lesson with thirty phones, console and wall; or how much moves are delayed while something goes wrong
    json: nothing but JSON on standard output
    """
    from rich.console import Console

    from magnat.cli import benchmark, server_load
    from magnat.cli.settings import chosen

    if scenario == "lesson":
        return server_load.run_lesson(seconds, json, chosen(lang), Console())
    if scenario is not None:
        return server_load.run_scenario(scenario, json, chosen(lang), Console())
    if game == benchmark.SERVER and (tables or inputs or connections or seconds):
        return server_load.run(tables, connections, inputs, seconds, json, chosen(lang), Console())
    return benchmark.run(game, seats, json, chosen(lang), Console())


@app.command
def soak(*, minutes: int = 60, json: bool = False, lang: Language = "") -> int:
    """Let tables come and go on a server of its own: what a table and a connection cost, and whether the memory grows.

    Parameters
    ----------
    minutes: how long
    json: nothing but JSON on standard output
    """
    from rich.console import Console

    from magnat.cli import soak as soaking
    from magnat.cli.settings import chosen

    return soaking.run(minutes, json, chosen(lang), Console())


@app.command
def promises(game: GameName, *, games: int = 200, lang: Language = "") -> int:
    """Play random games and check what every game promises; exit code 1 and what was seen if a promise is broken.

    Parameters
    ----------
    games: how many
    """
    from magnat.cli import promises as checks
    from magnat.cli.settings import chosen
    from magnat.games.registry import find

    return checks.run(find(game), games, chosen(lang))


studies.register(app)
hosting.register(app)


def register_commands_of_games() -> None:
    """Every game may add commands of its own; those above cannot be replaced."""
    for descriptor in (*descriptors.own().values(), *(game.descriptor for game in descriptors.installed())):
        for command in descriptor.parts.commands:
            if command.name not in app:
                app.command(command.place, name=command.name, help=command.help)


register_commands_of_games()


def main() -> None:
    """The entry point: every complaint is one clear line on standard error."""
    try:
        sys.exit(app(sys.argv[1:], exit_on_error=False, print_error=True))
    except CycloptsError:
        sys.exit(2)
    except Unreadable as error:
        print(complaint(error), file=sys.stderr)
        sys.exit(2)
    except ModuleNotFoundError as missing:
        extra = extra_with(missing.name or "")
        if not extra:
            raise
        print(complaint(Unreadable("command-needs-extra", extra=extra)), file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:  # `magnat rules GAME | head`
        sys.stderr.close()
        sys.exit(0)
    except KeyboardInterrupt:
        sys.exit(130)


def complaint(error: Unreadable) -> str:
    from magnat.words import say
    from magnat.words.catalogue import words

    return say.unreadable(words(asked_language(sys.argv)), error)


def asked_language(arguments: list[str]) -> str:
    """The language of a complaint, even when it is the arguments that cannot be understood."""
    from magnat.cli.settings import default_language

    for first, second in zip(arguments, [*arguments[1:], ""], strict=True):
        lang = second if first == "--lang" else first.removeprefix("--lang=") if first.startswith("--lang=") else ""
        if lang in ("en", "pl", "de"):
            return lang
    return default_language()
