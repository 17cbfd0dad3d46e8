"""`magnat rules`: the clauses of a game, in the reader's language, and which of their figures may differ in the printed game."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from magnat.games.origins import UNCERTAIN, Origin, origins_of
from magnat.games.registry import find
from magnat.kernel.game import Unreadable, shown
from magnat.words import say
from magnat.words.catalogue import Words, words
from magnat.words.keys import Key
from magnat.words.rulebook import TABLE, clauses, figures, fits, titles

MARK = "°"
HEADINGS: dict[str, Key] = {"reconstructed": "cli-rules-reconstructed", "disputed": "cli-rules-disputed"}


def show(game: str, clause: str | None, language: str, console: Console) -> int:
    """All clauses, one section (MM-4 or 4), one clause (MM-4.5 or 4.5) or a chapter of the game's lore; TB clauses belong to every game."""
    found = find(game)
    if clause in [it.name for it in found.descriptor.lore]:
        return show_lore(found.name, clause, words(language), console)
    book = found.name if clause is None or not clause.upper().startswith("TB") else TABLE
    texts, headings, named = clauses(book, language), titles(book, language), figures(book, language)
    wanted = [id for id in texts if clause is None or fits(id, clause)]
    if not wanted:
        raise Unreadable("unknown-clause", clause=shown(clause or ""))
    uncertain = [it for it in origins_of(found.name) if it.kind in UNCERTAIN]
    section = ""
    for id in wanted:
        if id.split(".")[0] != section:
            section = id.split(".")[0]
            console.print(Text(f"\n{section}  {headings[section]}" if len(wanted) > 1 else f"{section}  {headings[section]}", style="bold"))
        mark = f" {MARK}" if any(it.place in named[id] for it in uncertain) else ""
        console.print(Padding(Text.assemble((f"{id}  ", "cyan"), texts[id], (mark, "yellow")), (0, 0, 0, 2)))
    told = {place for id in wanted for place in named[id]}
    if clause is None and not any(it.kind == "reconstructed" for it in uncertain):
        console.print(Text(f"\n{words(language).text('cli-rules-nothing')}"))
    show_origins(found.name, [it for it in uncertain if clause is None or it.place in told], words(language), console)
    return 0


def show_lore(game: str, name: str, spoken: Words, console: Console) -> int:
    """A chapter to read alongside the rules."""
    for id, title, entries in say.lore(spoken, game):
        if id == name:
            console.print(Text(title, style="bold"))
            for _, heading, text in entries:
                console.print(Padding(Text.assemble((f"{heading}: ", "cyan"), text), (0, 0, 0, 2)))
    return 0


def show_origins(game: str, origins: list[Origin], spoken: Words, console: Console) -> None:
    """Why some figures are not certain."""
    for kind, heading in HEADINGS.items():
        of_kind = [it for it in origins if it.kind == kind]
        if of_kind:
            console.print(Text(f"\n{MARK} {spoken.text(heading)}", style="bold"))
        for it in of_kind:
            title, text = say.thing(spoken, game, "figure", it.place), say.thing(spoken, game, kind, it.place)
            console.print(Padding(Text.assemble((f"{title[:1].upper()}{title[1:]}: ", "yellow"), text), (0, 0, 0, 2)))
