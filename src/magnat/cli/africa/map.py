"""`magnat map`: the map of a saved game of 18Africa as an SVG file, or the empty map."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from magnat.cli.africa.chart import position as positions
from magnat.cli.africa.chart import sheet, svg
from magnat.cli.arguments import Language
from magnat.cli.files import read_journal, reason
from magnat.cli.settings import chosen, whole_number
from magnat.games.africa.view import AfricaView
from magnat.kernel.game import SPECTATOR, Unreadable, shown
from magnat.tables import replay
from magnat.words.catalogue import Words, words

GAME = "africa"


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
    return run(file, out, at, chosen(lang), Console())


def run(file: str, out: Path | None, at: int | None, language: str, console: Console) -> int:
    """`file` is a journal, or the name of the game for the map as it is printed; without `out` the SVG goes to standard output."""
    text = words(language)
    drawing = svg.written(sheet.sheet(text, found(file, at)))
    if out is None:
        sys.stdout.write(drawing)
        return 0
    write(out, drawing)
    report(out, text, console)
    return 0


def found(file: str, at: int | None) -> positions.MapPosition:
    if file == GAME and not Path(file).exists():
        return positions.printed()
    journal = read_journal(Path(file))
    if journal.header.game != GAME:
        raise Unreadable("no-map", game=journal.header.game)
    last = len(journal.entries) if at is None else whole_number("--at", at, 0, len(journal.entries))
    game = journal.game()
    view = game.view(game.rules(journal.settings()), replay.position(journal, last), SPECTATOR)
    assert isinstance(view, AfricaView)
    return positions.seen(view)


def write(out: Path, drawing: str) -> None:
    """Nothing that exists is overwritten."""
    try:
        with out.open("x", encoding="utf-8", newline="\n") as target:
            target.write(drawing)
    except FileExistsError:
        raise Unreadable("file-exists", file=shown(str(out))) from None
    except (OSError, ValueError) as error:
        raise Unreadable("cannot-write", file=shown(str(out)), detail=reason(error)) from None


def report(out: Path, text: Words, console: Console) -> None:
    console.print(text.text("cli-map-written", file=shown(str(out))), highlight=False, markup=False)
