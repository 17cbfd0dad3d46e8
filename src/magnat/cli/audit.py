"""`magnat audit`: proves from a saved game that nobody chose the dice (TB-5)."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from rich.console import Console

from magnat.cli.files import read_journal
from magnat.tables.audit import Audit, audit
from magnat.tables.journal import Journal
from magnat.words import say
from magnat.words.catalogue import Words, words


def run(file: Path, language: str, console: Console) -> int:
    """Exit code 0 if the rolls are proved, 1 if something differs or nothing can be proved, 2 if the file is not a journal."""
    journal, text = read_journal(file), words(language)
    found = audit(journal)
    if found.difference is not None:
        console.print(say.unreadable(text, found.difference), style="red", highlight=False, markup=False)
        return 1
    for line in reserves(found, journal, text):
        console.print(line, style="yellow", highlight=False, markup=False)
    if not found.proved:
        console.print(text.text("audit-nothing"), style="red", highlight=False, markup=False)
        return 1
    console.print(text.text("cli-check-same", entries=len(journal.entries)), style="green", highlight=False)
    if found.mixed:
        seats = listed(seat + 1 for seat in found.mixed)
        console.print(text.text("audit-mixed", devices=len(found.mixed), seats=seats), style="green", highlight=False)
    console.print(text.text("audit-proved", rolls=len(found.proved)), style="green", highlight=False)
    return 0


def reserves(found: Audit, journal: Journal, text: Words) -> list[str]:
    """The rolls that no key can prove, and what else should be known."""
    lines = []
    if found.elsewhere:
        lines.append(text.text("audit-elsewhere", rolls=len(found.elsewhere), entry=found.elsewhere[-1]))
    if found.typed:
        lines.append(text.text("audit-typed", rolls=len(found.typed), entries=listed(found.typed)))
    return lines + mixed(found, text, journal.header.dice_scheme) + back(found, journal, text)


def mixed(found: Audit, text: Words, scheme: int) -> list[str]:
    """Whose devices had a hand in the dice (TB-5.6); seats are counted from 1, as people do."""
    lines = []
    if found.silent:
        lines.append(text.text("audit-silent", devices=len(found.silent), seats=listed(seat + 1 for seat in found.silent)))
    if scheme > 1 and found.proved and not found.mixed:
        lines.append(text.text("audit-unmixed"))
    return lines


def back(found: Audit, journal: Journal, text: Words) -> list[str]:
    """Who went back past a roll (TB-5.7)."""
    lines = []
    for n, rolls in found.back.items():
        reason = journal.entries[n - 1].ruling
        lines.append(text.text("audit-back", entry=n, rolls=len(rolls), entries=listed(rolls)))
        if reason is not None:
            lines.append(text.text("audit-back-ruling", reason=reason))
    if lines:
        lines.append(text.text("audit-back-sum", rolls=sum(map(len, found.back.values()))))
    return lines


def listed(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))
