"""TB-5: dice that nobody can choose. A key is committed to, the players' devices mix something in, and every outcome follows from both."""

from __future__ import annotations

import hmac
import re
from collections.abc import Sequence
from hashlib import sha256
from secrets import token_bytes

from msgspec import Struct

from magnat.kernel.contract import Chance

SCHEME = 2
"""Of new tables: the number stands in every derived block. In scheme 1 there were no devices, and entries were counted instead of rolls."""

KEY_BYTES = 32
BLOCK_BITS = 256
HEXADECIMAL = re.compile(r"[0-9a-f]{64}")


class Device(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What somebody's device mixes in: committed to before the game began, revealed after that, or never."""

    seat: int
    commitment: str
    entropy: str = ""


def new_key() -> bytes:
    """From the operating system's secure source; it stays secret until the game is over."""
    return token_bytes(KEY_BYTES)


def commitment(key: bytes) -> str:
    """What is published at the start: it fixes the key and tells nothing about it."""
    return sha256(key).hexdigest()


def keeps(key: str, promised: str) -> bool:
    """TB-5.3, TB-5.6: is this (in hexadecimal digits, written in the one way) what was committed to?"""
    return HEXADECIMAL.fullmatch(key) is not None and commitment(bytes.fromhex(key)) == promised


def seed(key: bytes, devices: Sequence[Device]) -> bytes:
    """TB-5.6: what all rolls of a table follow from. Every device that committed itself is in it, with what it revealed or with nothing."""
    listed = [f"{it.seat}:{it.commitment}:{it.entropy}" for it in devices]
    return hmac.digest(key, "|".join(["magnat-2", "seed", *listed]).encode(), sha256)


def outcome(secret: bytes, n: int, chance: Chance, scheme: int = SCHEME) -> int:
    """TB-5.2: the outcome of this chance as roll number n, as likely as its weight. In scheme 1 n is the number of the entry."""
    rest = below(sum(chance.weights), secret, f"magnat-{scheme}|{n}|{chance.key}|{chance.about}")
    for found, weight in enumerate(chance.weights):
        if rest < weight:
            return found
        rest -= weight
    raise AssertionError("the weights add up")


def below(limit: int, secret: bytes, what: str) -> int:
    """A number from 0 to limit - 1, all equally likely: as many leading bits as `limit` has, drawn again while they are too large."""
    bits = limit.bit_length()
    counter = 0
    while True:
        block = hmac.digest(secret, f"{what}|{counter}".encode(), sha256)
        found = int.from_bytes(block, "big") >> (BLOCK_BITS - bits)
        if found < limit:
            return found
        counter += 1


class Source:
    """Where the rolls of one table come from, in the scheme that it began with."""

    def __init__(self, key: bytes, scheme: int, devices: Sequence[Device] = ()) -> None:
        self.scheme = scheme
        self.secret = key if scheme == 1 else seed(key, devices)

    def outcome(self, chance: Chance, entry: int, roll: int) -> int:
        """Of the chance that becomes this entry of the journal and is the table's roll of this number."""
        return outcome(self.secret, entry if self.scheme == 1 else roll, chance, self.scheme)
