"""`magnat rules`: the clauses of a game, in the reader's language."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from magnat.games.registry import find
from magnat.kernel.game import Unreadable, shown
from magnat.words.rulebook import TABLE, clauses, fits, titles


def show(game: str, clause: str | None, language: str, console: Console) -> int:
    """All clauses, one section (MM-4 or 4) or one clause (MM-4.5 or 4.5); TB clauses belong to every game."""
    found = find(game)
    book = found.name if clause is None or not clause.upper().startswith("TB") else TABLE
    texts, headings = clauses(book, language), titles(book, language)
    wanted = [id for id in texts if clause is None or fits(id, clause)]
    if not wanted:
        raise Unreadable("unknown-clause", clause=shown(clause or ""))
    section = ""
    for id in wanted:
        if id.split(".")[0] != section:
            section = id.split(".")[0]
            console.print(Text(f"\n{section}  {headings[section]}" if len(wanted) > 1 else f"{section}  {headings[section]}", style="bold"))
        console.print(Padding(Text.assemble((f"{id}  ", "cyan"), texts[id]), (0, 0, 0, 2)))
    return 0
