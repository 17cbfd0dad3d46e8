"""`magnat promises`: does a game keep what every game promises? For authors of games."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from magnat.cli.settings import whole_number
from magnat.games.registry import AnyGame
from magnat.lab.promises.check import keep
from magnat.lab.promises.walk import Broken
from magnat.words.catalogue import words

MOST_GAMES = 1_000_000


def run(game: AnyGame, games: int, language: str) -> int:
    """Exit code 1 and what was seen, if a promise is broken."""
    whole_number("--games", games, 1, MOST_GAMES)
    text, screen = words(language), Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
            task = bar.add_task("", total=games)
            kept = keep(game, games, lambda done: bar.update(task, completed=done))
    except Broken as broken:
        print(text.text("cli-promises-broken", game=game.name, promise=broken.promise))
        print(broken.seen)
        return 1
    print(text.text("cli-promises-kept", game=game.name, games=kept.games, inputs=kept.inputs, messages=kept.messages, blocks=kept.blocks))
    return 0
