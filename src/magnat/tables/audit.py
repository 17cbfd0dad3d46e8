"""TB-5: proves from a finished journal that nobody chose the dice, and checks everything else on the way."""

from __future__ import annotations

from magnat.kernel.game import Unreadable, shown
from magnat.kernel.playout import due
from magnat.tables import fair_dice, replay
from magnat.tables.journal import Journal, decode_raw
from magnat.tables.replay import AnyRules, Step


class Audit:
    """What was found: the rolls that follow from the key, those that cannot be proved, and the first thing that is wrong."""

    def __init__(self) -> None:
        self.proved: list[int] = []
        self.typed: list[int] = []  # TB-5.4
        self.elsewhere: list[int] = []  # TB-5.5
        self.difference: Unreadable | None = None


def unprovable(journal: Journal) -> Unreadable | None:
    """Why nothing can be proved, if so: no commitment, no key yet, or not the promised one."""
    header = journal.header
    if not header.commitment:
        return Unreadable("no-commitment")
    if not header.key:
        return Unreadable("no-key", commitment=shown(header.commitment))
    if not fair_dice.keeps(header.key, header.commitment):
        return Unreadable("other-key", commitment=shown(header.commitment))
    return None


def audit(journal: Journal) -> Audit:
    """Every roll of the journal, including those taken back later. A journal that breaks the law is Unreadable, as for `check`."""
    found = Audit()
    found.difference = unprovable(journal)
    if found.difference is not None:
        return found
    key, rules, steps = bytes.fromhex(journal.header.key), journal.game().rules(journal.settings()), replay.steps(journal)
    for step in steps:
        found.difference = replay.differs(journal.game(), step)
        if found.difference is None and step.given.action is None:
            found.difference = look(found, journal, rules, key, step)
        if found.difference is not None:
            break
    return found


def look(found: Audit, journal: Journal, rules: AnyRules, key: bytes, step: Step) -> Unreadable | None:
    """One roll: where it came from, and whether it is what the key gives."""
    n = step.entry.n
    if n <= journal.header.fair_from:
        found.elsewhere.append(n)
        return None
    if step.entry.typed:
        found.typed.append(n)
        return None
    chance = due(rules.agenda(step.before), step.given.key, step.given.about)
    assert chance is not None
    promised = fair_dice.outcome(key, n, chance)
    if promised != step.given.outcome:
        shows = journal.game().encode_outcome(chance.key, promised)
        return Unreadable("dice-differ", line=n + 1, expected=shown(shows), found=shown(decode_raw(step.entry.shows)))
    found.proved.append(n)
    return None
