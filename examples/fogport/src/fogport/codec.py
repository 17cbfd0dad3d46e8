"""States, which are dataclasses that the kernel writes and reads, and what dice, lots and letters show, the way people write it down."""

from __future__ import annotations

from fogport.load import figures
from fogport.state import FogportState
from magnat.kernel.codec import DataclassCodec
from magnat.kernel.game import Plain, Unreadable, shown

STATES = DataclassCodec(FogportState)
encode_state = STATES.encode
decode_state = STATES.decode


def encode_outcome(key: str, outcome: int) -> Plain:
    match key:
        case "letter":
            return figures().letters.writers[outcome].letter
        case "lot":
            return outcome
        case _:
            return outcome + 1


def decode_outcome(key: str, shows: Plain) -> int:
    for outcome in range(outcomes(key)):
        if type(shows) in (int, str) and encode_outcome(key, outcome) == shows:
            return outcome
    raise Unreadable("bad-outcome", chance=shown(key), value=shown(shows))


def outcomes(key: str) -> int:
    """How many there are."""
    numbers = {
        "letter": len(figures().letters.writers),
        "lot": max(figures().start.seats),
        "ship-die": figures().ship.die,
        "price-die": figures().market.die,
    }
    return numbers.get(key, 0)
