"""Layouts as people write them: a letter for each of the nine fields of every plot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from magnat.games.oilcity.state import FIELDS
from magnat.kernel.contract import Action, Field, Word
from magnat.kernel.fields import LONGEST, bad_field, short_text

LETTERS: Final = ".....TDPFSR"
"""By piece: tower, driller, pump, fan, distillery (still), rig; a dot is an empty field."""


class LayoutField(Field):
    """OC-6.1: the pieces on all plots of a company, in the order of its plots."""

    def word(self, action: Action) -> Word:
        pieces: list[int] = getattr(action, self.attribute)
        letters = "".join([LETTERS[piece] for piece in pieces])
        return " ".join([letters[start : start + FIELDS] for start in range(0, len(letters), FIELDS)])

    def read(self, given: object) -> object:
        return layout(short_text(self.name, given, LONGEST))

    def example(self, names: Callable[[str], list[str]]) -> Word:  # noqa: ARG002 - part of the contract
        return "T........"


def layout(text: str) -> list[int]:
    pieces = {letter: piece for piece, letter in enumerate(LETTERS) if letter != "."} | {".": 0}
    letters = text.replace(" ", "")
    for letter in letters:
        if letter not in pieces:
            raise bad_field("layout", letter, " ".join(pieces))
    return [pieces[letter] for letter in letters]
