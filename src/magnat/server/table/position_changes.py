"""What is different between two positions that a seat is shown, one after the other: all that has to be sent of the second.

Both are compared as JSON. Parts with the same bytes are never read, so a position of ten thousand bytes costs little.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import Raw

from magnat.wire.play import Change, PositionChanged

FIELDS = msgspec.json.Decoder(dict[str, Raw])
ITEMS = msgspec.json.Decoder(list[Raw])
HEAD = ("type", "n", "seat")
Way = list[str | int]


class Head(msgspec.Struct):
    n: int
    seat: int


HEADS = msgspec.json.Decoder(Head)
ENCODER = msgspec.json.Encoder()


class Painted:
    """A position as JSON. All who are shown the same share it, and what is different in it is worked out once for all of them."""

    __slots__ = ("before", "change", "text")

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.before: bytes | None = None  # what `change` is a change of
        self.change = b""

    def since(self, before: Painted | None) -> bytes:
        """What is different since that one was shown, or all of it where that is shorter."""
        if before is None:
            return self.text
        if self.before is not before.text:
            change = ENCODER.encode(changed(before.text, self.text))
            self.before, self.change = before.text, change if len(change) < len(self.text) else self.text
        return self.change


def changed(before: bytes, now: bytes) -> PositionChanged:
    """The second position as a change of the first; both are encoded positions of one seat."""
    head, old = HEADS.decode(now), FIELDS.decode(before)
    parts = [part for name, value in FIELDS.decode(now).items() if name not in HEAD for part in compared([name], old[name], value)]
    return PositionChanged(n=head.n, seat=head.seat, parts=parts)


def compared(at: Way, before: Raw, now: Raw) -> Iterator[Change]:
    old, new = bytes(before), bytes(now)
    if old == new:
        return
    if old[:1] == new[:1] == b"{":
        yield from compared_fields(at, FIELDS.decode(old), FIELDS.decode(new))
    elif old[:1] == new[:1] == b"[" and len(items := ITEMS.decode(old)) == len(others := ITEMS.decode(new)):
        for number, both in enumerate(zip(items, others, strict=True)):
            yield from compared([*at, number], *both)
    else:
        yield Change(at, now)


def compared_fields(at: Way, old: dict[str, Raw], new: dict[str, Raw]) -> Iterator[Change]:
    yield from (Change([*at, name], gone=True) for name in old if name not in new)
    for name, value in new.items():
        if name in old:
            yield from compared([*at, name], old[name], value)
        else:
            yield Change([*at, name], value)
