"""Who learns what: the facts of an entry with their audiences, as they are stored and sent."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from magnat.kernel.contract import Fact, Seat
from magnat.kernel.game import SPECTATOR, fact_words
from magnat.tables.journal import FactWords


class Version(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fact as these seats learn it; None is everybody, SPECTATOR are all who only watch."""

    seats: list[Seat] | None
    fact: FactWords


VERSIONS = msgspec.json.Decoder(list[Version])
NOTHING = b"[]"
"""An entry without facts."""


def with_audiences(facts: list[Fact], deciders: int) -> bytes:
    """The facts of one entry as JSON, each version once, in their order. Every seat finds at most one version of a fact."""
    return msgspec.json.encode([version for fact in facts for version in versions(fact, deciders)])


def versions(fact: Fact, deciders: int) -> list[Version]:
    """What the seats and the spectator learn of a fact; those who learn nothing stand nowhere."""
    seen = [fact.seen_by(seat) for seat in range(SPECTATOR, deciders)]
    if all(version is fact for version in seen):
        return [Version(None, fact_words(fact))]
    found: list[tuple[FactWords, list[Seat]]] = []
    for seat, version in enumerate(seen, start=SPECTATOR):
        if version is None:
            continue
        words = fact_words(version)
        for known, seats in found:
            if known == words:
                seats.append(seat)
                break
        else:
            found.append((words, [seat]))
    return [Version(None if len(seats) == len(seen) else seats, words) for words, seats in found]


def learned(versions: list[Version], eyes: Sequence[Seat]) -> list[FactWords]:
    """What a person with the eyes of these seats learns. After the end everybody may read `Entry.fact_words`: all of it."""
    return [it.fact for it in versions if it.seats is None or any(seat in it.seats for seat in eyes)]
