"""TB-5: dice that nobody can choose. A key is committed to before the first roll, and every outcome follows from it."""

from __future__ import annotations

import hmac
from hashlib import sha256
from secrets import token_bytes

from magnat.kernel.contract import Chance

SCHEME = "magnat-1"
"""Stands in every derived block; a different derivation gets a different name."""

KEY_BYTES = 32
BLOCK_BITS = 256


def new_key() -> bytes:
    """From the operating system's secure source; it stays secret until the game is over."""
    return token_bytes(KEY_BYTES)


def commitment(key: bytes) -> str:
    """What is published at the start: it fixes the key and tells nothing about it."""
    return sha256(key).hexdigest()


def keeps(key: str, promised: str) -> bool:
    """TB-5.3: is this (in hexadecimal digits) the key that was committed to?"""
    try:
        return commitment(bytes.fromhex(key)) == promised
    except ValueError:
        return False


def outcome(key: bytes, n: int, chance: Chance) -> int:
    """TB-5.2: the outcome of this chance as entry n of the journal, as likely as its weight."""
    rest = below(sum(chance.weights), key, f"{SCHEME}|{n}|{chance.key}|{chance.about}")
    for found, weight in enumerate(chance.weights):
        if rest < weight:
            return found
        rest -= weight
    raise AssertionError("the weights add up")


def below(limit: int, key: bytes, what: str) -> int:
    """A number from 0 to limit - 1, all equally likely: as many leading bits as `limit` has, drawn again while they are too large."""
    bits = limit.bit_length()
    counter = 0
    while True:
        block = hmac.digest(key, f"{what}|{counter}".encode(), sha256)
        found = int.from_bytes(block, "big") >> (BLOCK_BITS - bits)
        if found < limit:
            return found
        counter += 1
