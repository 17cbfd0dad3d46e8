"""One screen of McMulti, drawn from a view: the header, the board, and beside or below it everything else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from magnat.cli.play.listing import Size
from magnat.cli.play.mcmulti import board, panels
from magnat.cli.play.mcmulti.board import LETTERS, SEATS
from magnat.cli.play.mcmulti.panels import Keys
from magnat.games.mcmulti.view import McMultiView, RollView
from magnat.words import say
from magnat.words.catalogue import Words

GAME = "mcmulti"
NARROW = 78
"""Below this many columns the panels go under the board."""
TIGHT = 92
"""Below this many columns bars and labels are shorter."""

Marks = Mapping[int, Sequence[int]]
"""Cells that are offered, by quadrant."""


class Screen:
    """How this table is drawn: in a language, with these names and options."""

    def __init__(self, words: Words, names: Sequence[str], doubles_produce: bool) -> None:
        self.words = words
        self.names = names
        self.doubles_produce = doubles_produce

    def drawn(self, view: McMultiView, clause: str, marks: Marks, keys: Keys, size: Size) -> RenderableType:
        wide = 2 if size.width < 116 else 3 if size.width < 136 else 4
        left = self.board(view, marks, wide, size.width)
        right = self.beside(view, keys, size)
        parts: list[RenderableType] = [self.header(view, clause, size.width)]
        if size.hint:
            parts.append(self.hint(view))
        if size.airy:
            parts.append(Text())
        if size.width < NARROW:
            parts += [Group(*left), *right]
        else:
            table = Table.grid(padding=(0, 2, 0, 0))
            table.add_column(no_wrap=True, width=left[0].cell_len)
            table.add_column(no_wrap=True, width=size.width - left[0].cell_len - 2)
            table.add_row(Group(*left), Group(*right))
            parts.append(table)
        return Group(*parts)

    # The lines above

    def header(self, view: McMultiView, clause: str, width: int) -> Text:
        words = self.words
        text = Text(no_wrap=True, overflow="ellipsis", style="on grey23")
        text.append(f" {say.name(words, GAME)}", "bold bright_white")
        if view.turn > 0:
            round_ = (view.turn - 1) // view.seats + 1
            text.append(" · " + words.text("cli-play-mcmulti-round", round=round_, turn=view.turn))
        text.append(" · ")
        text.append(self.names[view.active], SEATS[view.active % len(SEATS)])
        text.append(" · ")
        text.append(say.thing(words, GAME, "stage", view.stage), "bold")
        text.append(f" {clause}", "dim")
        if view.roll is not None and view.roll.red > 0:
            text.append(" · ").append(self.dice(view.roll, width))
        if view.declared is not None:
            text.append(" · ")
            text.append(words.text("cli-play-mcmulti-last-round"), "bold red")
        text.truncate(width, overflow="ellipsis", pad=True)
        return text

    def dice(self, roll: RollView, width: int) -> Text:
        """With the marks of the crossed row and column; in words where there is room."""
        if width < 100:
            return Text.assemble((f"▸{roll.red}", "bold red"), " ", (f"▾{roll.black}", "bold"))
        red = self.words.text("cli-play-mcmulti-red", number=roll.red)
        black = self.words.text("cli-play-mcmulti-black", number=roll.black)
        return Text.assemble((f"▸ {red}", "bold red"), " ", (f"▾ {black}", "bold"))

    def hint(self, view: McMultiView) -> Text:
        said = self.words.text("cli-play-mcmulti-hint", stage=view.stage)
        for bill in view.bills:
            if bill.seat == view.seat and bill.missing is not None:
                said = self.words.text("cli-play-mcmulti-bill", owed=bill.owed, missing=bill.missing, assets=bill.assets)
        return Text(f" {said}", style="italic", no_wrap=True, overflow="ellipsis")

    # The board

    def board(self, view: McMultiView, marks: Marks, wide: int, width: int) -> list[Text]:
        quadrants = [
            board.drawn(
                part,
                self.title(view, place),
                board.crossed(view, place, self.doubles_produce),
                marks.get(place, ()),
                view.refinery_cells,
                wide,
            )
            for place, part in enumerate(view.quadrants)
        ]
        if width < 2 * quadrants[0][0].cell_len + 2:
            return [line for lines in quadrants for line in lines]
        return board.laid_out(quadrants)

    def title(self, view: McMultiView, place: int) -> Text:
        """Whose quadrant it is; with two each, or while they are free, they have letters."""
        owner = view.quadrants[place].owner
        if owner is None:
            return Text(f" {LETTERS[place].upper()}", "bold")
        letter = f"{LETTERS[place].upper()} " if len(view.companies[owner].quadrants) > 1 else ""
        working = view.roll is not None and view.roll.quadrant == place
        active = working or (owner == view.active and not letter)
        return Text(f"{'▸' if active else ' '}{letter}{self.names[owner]}", SEATS[owner % len(SEATS)])

    # Everything else

    def beside(self, view: McMultiView, keys: Keys, size: Size) -> list[RenderableType]:
        words, tight = self.words, size.short or size.width < TIGHT
        sections: list[list[RenderableType]] = [
            [panels.markets(words, view, keys, tight)],
            [cut(line) for line in panels.economy(words, view, size.short)],
            [cut(line) for line in panels.news(words, view, tight)],
            [panels.companies(words, view, self.names)],
        ]
        lines: list[RenderableType] = []
        for number, section in enumerate(sections):
            if size.airy and number > 0:
                lines.append(Text())
            lines += section
        return lines


def cut(line: RenderableType) -> RenderableType:
    """Lines that are too long end in an ellipsis."""
    if isinstance(line, Text):
        line.no_wrap = True
        line.overflow = "ellipsis"
    return line
