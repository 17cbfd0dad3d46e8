"""TB-5: the rolls of a whole journal: which there were, where each came from, and which were taken back."""

from __future__ import annotations

from typing import Literal

from magnat.kernel.contract import Chance
from magnat.kernel.playout import due
from magnat.tables import replay
from magnat.tables.journal import Entry, Header, Journal
from magnat.tables.replay import AnyRules, Step

Origin = Literal["key", "typed", "elsewhere"]


class MadeRoll:
    """The table's roll of this number: its entry, the chance as it stood then, and what came out."""

    def __init__(self, number: int, entry: Entry, chance: Chance, outcome: int, origin: Origin) -> None:
        self.number = number
        self.entry = entry
        self.chance = chance
        self.outcome = outcome
        self.origin = origin


def origin(header: Header, entry: Entry) -> Origin:
    """Only what comes from the key can be proved (TB-5.4, TB-5.5)."""
    if entry.n <= header.fair_from:
        return "elsewhere"
    return "typed" if entry.typed else "key"


def made(journal: Journal) -> list[MadeRoll]:
    """Every roll, also those taken back later, as the rules allow it; Unreadable if the journal breaks them."""
    rules, found = journal.rules(), list[MadeRoll]()
    for step in replay.steps(journal):
        if step.given.action is None:
            found.append(roll_of(journal.header, rules, step, len(found) + 1))
    return found


def roll_of(header: Header, rules: AnyRules, step: Step, number: int) -> MadeRoll:
    chance = due(rules.agenda(step.before), step.given.key, step.given.about)
    assert chance is not None, "the step was replayed"
    return MadeRoll(number, step.entry, chance, step.given.outcome, origin(header, step.entry))


def taken_back(entries: list[Entry]) -> dict[int, list[int]]:
    """TB-5.7: by the entry that went back behind them, the rolls that counted no longer."""
    live: list[Entry] = []
    found: dict[int, list[int]] = {}
    for entry in entries:
        if entry.is_input():
            live.append(entry)
            continue
        gone = [it for it in live if is_undone(it, entry)]
        live = [it for it in live if not is_undone(it, entry)]
        rolls = [it.n for it in gone if it.roll is not None]
        if rolls:
            found[entry.n] = rolls
    return found


def is_undone(it: Entry, by: Entry) -> bool:
    return (by.undo is not None and it.n > by.undo) or it.n in (by.drop or ())
