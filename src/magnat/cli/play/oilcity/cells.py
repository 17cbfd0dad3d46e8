"""OC-3.1: fields by plot and letter: `1a`. Plots are numbered as they lie on the screen."""

from __future__ import annotations

import re

from magnat.cli.play.menu import Boards, Spot
from magnat.cli.play.oilcity.signs import FIELD_LETTERS
from magnat.games.oilcity.view import CompanyView
from magnat.kernel.game import shown
from magnat.words.catalogue import Words

FIELD = re.compile(r"(\d{1,2})?[\s,./-]*([a-i])")


class Fields(Boards):
    def __init__(self, words: Words, plots: int) -> None:
        self.words = words
        self.plots = plots

    def read(self, text: str) -> Spot | None:
        """`1a`, `1 a`; with one plot the letter is enough."""
        found = FIELD.fullmatch(text.strip().casefold())
        if found is None:
            return None
        plot = int(found.group(1)) if found.group(1) else self.plots if self.plots == 1 else 0
        return "", plot, FIELD_LETTERS.index(found.group(2)) + 1

    def have(self, spot: Spot) -> bool:
        return 1 <= spot[1] <= self.plots

    def ask(self) -> str:
        return self.words.text("cli-play-oilcity-ask-field")

    def nonsense(self, line: str) -> str:
        return self.words.text("cli-play-oilcity-not-a-field", line=shown(line))

    def missing(self) -> str:
        return self.words.text("cli-play-oilcity-no-such-field", plots=self.plots)


def spot_of(own: CompanyView, plot: int, field: int) -> Spot:
    """The plot by its place among the company's plots."""
    return "", [it.number for it in own.plots].index(plot) + 1, field + 1


def where(own: CompanyView, spot: Spot) -> tuple[int, int]:
    """The number of the plot, and the field."""
    return own.plots[spot[1] - 1].number, spot[2] - 1
