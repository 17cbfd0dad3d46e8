"""Facts: what happened. Structs and not compiled classes: playouts make none, and a struct declares its fields in a line each."""

from __future__ import annotations

from typing import ClassVar, dataclass_transform

import msgspec

from magnat.kernel.plain import Seat, Word


@dataclass_transform(frozen_default=True)  # for type checkers: subclasses are frozen without saying so
class Fact(msgspec.Struct, frozen=True):
    """Something that happened, with the clause that made it happen.

    A subclass declares itself: the key, and its fields, which are whole numbers and the ids of things.
    """

    key: ClassVar[str] = ""
    unwritten: ClassVar[tuple[str, ...]] = ("clause",)
    """Fields that are not among the words."""

    clause: str

    def seen_by(self, seat: Seat) -> Fact | None:  # noqa: ARG002 - for the facts that hide something
        """What this seat learns of it; seat -1 is a spectator. Most facts happen on the open table."""
        return self

    def reveals(self) -> bool:
        """Has somebody learned what cannot be unlearned? Then nobody takes back what led to it."""
        return False

    def words(self) -> dict[str, Word]:
        """The fields by name, as the journal and the catalogues know them."""
        return {name.replace("_", "-"): getattr(self, name) for name in self.__struct_fields__ if name not in self.unwritten}


class PrivateFact(Fact):
    """A fact that only these seats learn of."""

    unwritten: ClassVar[tuple[str, ...]] = ("clause", "seats")

    seats: list[Seat]

    def seen_by(self, seat: Seat) -> Fact | None:
        return self if seat in self.seats else None
