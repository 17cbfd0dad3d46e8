"""`magnat replay`, `magnat check` and `magnat why`: what can be asked of a saved game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from magnat.cli.files import read_journal
from magnat.cli.play.replay_picture import draw
from magnat.cli.settings import read_value, whole_number
from magnat.kernel.game import SPECTATOR, Unreadable
from magnat.tables import replay as replaying
from magnat.tables.journal import Entry, Journal
from magnat.words import say
from magnat.words.catalogue import Words, words
from magnat.words.rulebook import clauses


def replay(file: Path, at: int | None, language: str, console: Console) -> int:
    """Tells the game from its stored facts, then shows the position; the facts need no rules."""
    journal, text = read_journal(file), words(language)
    last = len(journal.entries) if at is None else whole_number("--at", at, 0, len(journal.entries))
    state = replaying.position(journal, last)
    names = player_names(journal, text)
    for entry in journal.entries[:last]:
        for line in tell(journal, entry, names, text):
            console.print(Text(f"{entry.n:>5}  ", style="dim") + Text(line))
    game = journal.game()
    view = game.view(game.rules(journal.settings()), state, SPECTATOR)
    console.print()
    console.print(draw(journal, view, text, names, console.width))
    return 0


def tell(journal: Journal, entry: Entry, names: Sequence[str], text: Words) -> list[str]:
    """An entry as sentences."""
    lines = [say.fact(text, journal.header.game, fact, names, settings=journal.header.options) for fact in entry.fact_words()]
    if entry.undo is not None:
        lines.append(text.text("cli-replay-undo", entry=entry.undo))
    if entry.unrolled:
        lines.append(text.text("cli-replay-unrolled", rolls=entry.unrolled))
    if entry.drop is not None:
        lines.append(text.text("cli-replay-drop", entries=", ".join(str(number) for number in entry.drop)))
    if entry.ask is not None and entry.seat is not None:
        lines.append(text.text("cli-replay-ask", player=names[entry.seat], entry=entry.ask))
    if entry.agree is not None and entry.seat is not None:
        agreed, refused = text.text("cli-replay-agree", player=names[entry.seat]), text.text("cli-replay-refuse", player=names[entry.seat])
        lines.append(agreed if entry.agree else refused)
    if entry.typed:
        lines.append(text.text("cli-replay-typed"))
    if entry.clock:
        lines.append(text.text("cli-replay-clock"))
    if entry.ruling is not None:
        lines.append(text.text("cli-replay-ruling", reason=entry.ruling))
    return lines


def player_names(journal: Journal, text: Words) -> list[str]:
    """The names of the header, and a numbered one for every seat that has none."""
    given = journal.header.names
    return [
        given[seat] if seat < len(given) and given[seat] else text.text("cli-player", number=seat + 1)
        for seat in range(journal.header.seats)
    ]


def check(file: Path, language: str, console: Console) -> int:
    """Exit code 0 if every fact and state is the same again, 1 with the first difference, 2 if the file is not a journal."""
    journal, text = read_journal(file), words(language)
    difference = replaying.check(journal)
    if difference is not None:
        console.print(say.unreadable(text, difference), style="red", highlight=False, markup=False)
        return 1
    console.print(text.text("cli-check-same", entries=len(journal.entries)), style="green", highlight=False)
    return 0


def why(file: Path, action: str, fields: Sequence[str], seat: int | None, at: int | None, language: str, console: Console) -> int:
    """Explains in the chosen language whether the rules allow an action in the position, citing the clause."""
    journal, text = read_journal(file), words(language)
    last = len(journal.entries) if at is None else whole_number("--at", at, 0, len(journal.entries))
    game = journal.game()
    rules, state = game.rules(journal.settings()), replaying.position(journal, last)
    wish = game.decode_action(action, read_fields(action, fields))
    waited_for = [decision.seat for decision in rules.agenda(state).decisions]
    asking = seat if seat is not None else waited_for[0] if waited_for else 0
    whole_number("--seat", asking, 0, journal.header.seats - 1)
    refusal = rules.check(state, asking, wish)
    player = player_names(journal, text)[asking]
    if refusal is None:
        console.print(text.text("cli-why-allowed", player=player), style="green", highlight=False, markup=False)
        return 0
    console.print(text.text("cli-why-refused", player=player), style="red", highlight=False, markup=False)
    console.print(say.refusal(text, game.name, refusal), highlight=False, markup=False)
    console.print(f"{refusal.clause}: {clauses(game.name, language)[refusal.clause]}", style="dim", highlight=False, markup=False)
    return 0


def read_fields(action: str, fields: Sequence[str]) -> dict[str, bool | int | str]:
    """NAME=VALUE pairs as the fields of an action."""
    words: dict[str, bool | int | str] = {}
    for pair in fields:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Unreadable("bad-action", action=action, detail=pair)
        words[name] = read_value(value)
    return words
