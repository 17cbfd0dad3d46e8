"""`magnat audit`: proves from a saved game that nobody chose the dice (TB-5)."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from magnat.cli.files import read_journal
from magnat.tables.audit import Audit, audit
from magnat.words import say
from magnat.words.catalogue import Words, words


def run(file: Path, language: str, console: Console) -> int:
    """Exit code 0 if the rolls are proved, 1 if something differs or nothing can be proved, 2 if the file is not a journal."""
    journal, text = read_journal(file), words(language)
    found = audit(journal)
    if found.difference is not None:
        console.print(say.unreadable(text, found.difference), style="red", highlight=False, markup=False)
        return 1
    for line in reserves(found, text):
        console.print(line, style="yellow", highlight=False, markup=False)
    if not found.proved:
        console.print(text.text("audit-nothing"), style="red", highlight=False, markup=False)
        return 1
    console.print(text.text("cli-check-same", entries=len(journal.entries)), style="green", highlight=False)
    console.print(text.text("audit-proved", rolls=len(found.proved)), style="green", highlight=False)
    return 0


def reserves(found: Audit, text: Words) -> list[str]:
    """The rolls that no key can prove."""
    lines = []
    if found.elsewhere:
        lines.append(text.text("audit-elsewhere", rolls=len(found.elsewhere), entry=found.elsewhere[-1]))
    if found.typed:
        lines.append(text.text("audit-typed", rolls=len(found.typed), entries=", ".join(str(n) for n in found.typed)))
    return lines
