"""TB-5: proves from a finished journal that nobody chose the dice, and checks everything else on the way."""

from __future__ import annotations

from magnat.kernel.game import Unreadable, shown
from magnat.tables import fair_dice, replay, rolls
from magnat.tables.journal import Header, Journal, decode_raw
from magnat.tables.rolls import MadeRoll


class Audit:
    """What was found: the rolls that follow from the key, those that cannot be proved, and the first thing that is wrong."""

    def __init__(self) -> None:
        self.proved: list[int] = []
        self.typed: list[int] = []  # TB-5.4
        self.elsewhere: list[int] = []  # TB-5.5
        self.mixed: list[int] = []  # TB-5.6: the seats whose devices mixed something in
        self.silent: list[int] = []  # and those that had promised to, and did not
        self.back: dict[int, list[int]] = {}  # TB-5.7: by the entry that went back, the rolls that it took back
        self.difference: Unreadable | None = None


def unprovable(header: Header) -> Unreadable | None:
    """Why nothing can be proved, if so: no commitment, no key yet, not the promised one, or not what a device had promised."""
    if not header.commitment:
        return Unreadable("no-commitment")
    if not 1 <= header.dice_scheme <= fair_dice.SCHEME:
        return Unreadable("other-dice", scheme=header.dice_scheme, known=fair_dice.SCHEME)
    if not header.key:
        return Unreadable("no-key", commitment=shown(header.commitment))
    if not fair_dice.keeps(header.key, header.commitment):
        return Unreadable("other-key", commitment=shown(header.commitment))
    wrong = [it for it in header.devices if it.entropy and not fair_dice.keeps(it.entropy, it.commitment)]
    return Unreadable("other-entropy", seat=wrong[0].seat + 1, commitment=shown(wrong[0].commitment)) if wrong else None


def audit(journal: Journal) -> Audit:
    """Every roll of the journal, including those taken back later. A journal that breaks the law is Unreadable, as for `check`."""
    found, header, rules = Audit(), journal.header, journal.rules()
    found.difference = unprovable(header)
    if found.difference is not None:
        return found
    found.mixed = [it.seat for it in header.devices if it.entropy]
    found.silent = [it.seat for it in header.devices if not it.entropy]
    dice = fair_dice.Source(bytes.fromhex(header.key), header.dice_scheme, header.devices)
    number = 0
    for step in replay.steps(journal):
        found.difference = replay.differs(journal.game(), step.entry, step.facts, step.after)
        if found.difference is None and step.given.action is None:
            number += 1
            found.difference = look(found, journal, rolls.roll_of(header, rules, step, number), dice)
        if found.difference is not None:
            return found
    found.back = rolls.taken_back(journal.entries)
    return found


def look(found: Audit, journal: Journal, roll: MadeRoll, dice: fair_dice.Source) -> Unreadable | None:
    """One roll: where it came from, and whether it is what the key gives."""
    n = roll.entry.n
    if roll.origin != "key":
        (found.typed if roll.origin == "typed" else found.elsewhere).append(n)
        return None
    promised = dice.outcome(roll.chance, n, roll.number)
    if promised != roll.outcome:
        shows = journal.game().encode_outcome(roll.chance.key, promised)
        return Unreadable("dice-differ", line=n + 1, expected=shown(shows), found=shown(decode_raw(roll.entry.shows)))
    found.proved.append(n)
    return None
