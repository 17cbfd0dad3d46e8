"""Bundles as people write them: `money 500, wax 2, plot 12`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from magnat.games.oilcity.figures import THINGS
from magnat.games.oilcity.state import Bundle, nothing
from magnat.kernel.contract import Action, Field, Word
from magnat.kernel.fields import LONGEST, short_text
from magnat.kernel.unreadable import Unreadable, shown

LARGEST: Final = 1_000_000


class BundleField(Field):
    """OC-8: what one side of a deal gives."""

    def word(self, action: Action) -> Word:
        bundle: Bundle = getattr(action, self.attribute)
        return bundle.text()

    def read(self, given: object) -> object:
        return read_bundle(short_text(self.name, given, LONGEST))

    def example(self, names: Callable[[str], list[str]]) -> Word:  # noqa: ARG002 - part of the contract
        return "money 500, wax 2, plot 12"


def read_bundle(text: str) -> Bundle:
    """The bundle of such a text; Unreadable if it names a thing twice, an unknown one, or an absurd number."""
    things, plots = nothing(), list[int]()
    for part in text.split(",") if text.strip() else []:
        part = part.strip()
        name, _, number = part.partition(" ")
        if not number.isascii() or not number.isdigit() or len(number) > len(str(LARGEST)) or int(number) > LARGEST:
            raise Unreadable("bad-bundle", text=shown(text), part=shown(part))
        if name == "plot":
            plots.append(int(number))
        elif name in THINGS and things[THINGS.index(name)] == 0:
            things[THINGS.index(name)] = int(number)
        else:
            raise Unreadable("bad-bundle", text=shown(text), part=shown(part))
    return Bundle(things, plots)
