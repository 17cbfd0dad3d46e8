"""Who learns what: the facts of an entry with their audiences, as they are stored and sent."""

from __future__ import annotations

import msgspec

from magnat.kernel.contract import Fact, Seat
from magnat.kernel.game import SPECTATOR, fact_words
from magnat.tables.journal import FactWords


class Telling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One version of a fact and the seats that learn it so; None is everybody, SPECTATOR are all who only watch."""

    seats: list[Seat] | None
    fact: FactWords


TOLD = msgspec.json.Decoder(list[Telling])


def told(facts: list[Fact], deciders: int) -> bytes:
    """The facts of one entry as JSON, each version once, in their order. Every seat finds at most one version of a fact."""
    return msgspec.json.encode([telling for fact in facts for telling in versions(fact, deciders)])


def versions(fact: Fact, deciders: int) -> list[Telling]:
    """What the seats and the spectator learn of a fact; those who learn nothing stand nowhere."""
    seen = [fact.seen_by(seat) for seat in range(SPECTATOR, deciders)]
    if all(version is fact for version in seen):
        return [Telling(None, fact_words(fact))]
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
    return [Telling(None if len(seats) == len(seen) else seats, words) for words, seats in found]


def seen(told: bytes, seat: Seat) -> list[FactWords]:
    """What one seat, or the spectator, learns of an entry. After the end everybody may read `Entry.told` instead: all of it."""
    return [telling.fact for telling in TOLD.decode(told) if telling.seats is None or seat in telling.seats]
