"""The picture of any game's table, for somebody who has a view and nothing to decide: `magnat replay`."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from magnat.cli.play import terminals
from magnat.cli.play.game_terminal import Position
from magnat.cli.play.listing import Size
from magnat.cli.play.opponents import short
from magnat.kernel.game import View
from magnat.tables.journal import Journal
from magnat.words.catalogue import Words

ROOMY = 2


def draw(journal: Journal, view: View, words: Words, names: Sequence[str], width: int) -> RenderableType:
    """The table of this journal, with its options, as a seat or a spectator sees it."""
    terminal = terminals.find(journal.header.game).at(journal, words, [short(name) for name in names])
    return terminal.screen(Position(view, "", "", [], [], lambda _: None), None, Size(width, ROOMY))
