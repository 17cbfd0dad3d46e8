"""MM-1.2: cells by row and column, with the letter of the quadrant where a seat has two."""

from __future__ import annotations

import re

from magnat.cli.play.mcmulti.board import LETTERS, SIDE
from magnat.cli.play.menu import Boards, Spot
from magnat.games.mcmulti.view import McMultiView
from magnat.kernel.game import shown
from magnat.words.catalogue import Words

CELL = re.compile(r"(?:([a-z])\s*)?(\d)[\s,./]*(\d)")


class Quadrants(Boards):
    def __init__(self, words: Words, letters: str) -> None:
        self.words = words
        self.letters = letters

    def read(self, text: str) -> Spot | None:
        """`3 4`, `34`, `3,4`, with a letter in front if there are several boards."""
        found = CELL.fullmatch(text.strip().casefold())
        return (found.group(1) or "", int(found.group(2)), int(found.group(3))) if found else None

    def have(self, spot: Spot) -> bool:
        letter, row, column = spot
        return letter in ("", *self.letters) and 1 <= row <= SIDE and 1 <= column <= SIDE

    def ask(self) -> str:
        return self.words.text("cli-play-mcmulti-ask-cell")

    def nonsense(self, line: str) -> str:
        return self.words.text("cli-play-mcmulti-not-a-cell", line=shown(line))

    def missing(self) -> str:
        return self.words.text("cli-play-mcmulti-no-such-cell", side=SIDE)


def boards(words: Words, view: McMultiView) -> Quadrants:
    """MM-1.2: letters only where a seat has more than one quadrant."""
    return Quadrants(words, LETTERS if len(view.companies[view.seat].quadrants) > 1 else "")


def spot_of(view: McMultiView, quadrant: int, cell: int) -> Spot:
    letter = LETTERS[quadrant] if len(view.companies[view.seat].quadrants) > 1 else ""
    return letter, cell // SIDE + 1, cell % SIDE + 1


def where(view: McMultiView, spot: Spot) -> tuple[int, int]:
    letter, row, column = spot
    quadrant = LETTERS.index(letter) if letter else view.companies[view.seat].quadrants[0]
    return quadrant, (row - 1) * SIDE + column - 1
