"""Facts: what happened. Structs and not compiled classes: playouts make none, and a struct declares its fields in a line each."""

from __future__ import annotations

from types import ModuleType
from typing import Any, ClassVar, dataclass_transform

import msgspec

from magnat.kernel.plain import Seat, Word
from magnat.kernel.unreadable import Unreadable, shown


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


class FactReader:
    """Makes facts again from their words, for whoever was told them by message: without what was not in the words (who else was told)."""

    def __init__(self, module: ModuleType) -> None:
        """`module` declares the facts of a game."""
        found = [it for it in vars(module).values() if isinstance(it, type) and issubclass(it, Fact) and it.key]
        self.kinds = {it.key: it for it in found}

    def read(self, words: dict[str, Word]) -> Fact:
        kind = self.kinds.get(str(words.get("fact")))
        if kind is None:
            raise Unreadable("unknown-fact", fact=shown(words.get("fact")))
        given: dict[str, Any] = {name.replace("-", "_"): word for name, word in words.items() if name != "fact"}
        for name in kind.unwritten:
            if name != "clause":
                given[name] = [] if name == "seats" else None
        try:
            return msgspec.convert(given, kind)
        except msgspec.ValidationError as error:
            raise Unreadable("bad-fact", fact=kind.key, detail=shown(str(error))) from None
