"""OC-3: a plot as a grid of three by three: what lies in the ground and what stands on it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import zip_longest

from rich.text import Text

from magnat.cli.play.oilcity.signs import COLOURS, FIELD_LETTERS, SIGNS, letter
from magnat.games.oilcity.figures import THINGS, Figures, PlotCard
from magnat.games.oilcity.view import PlotView
from magnat.words.catalogue import Words
from magnat.words.games import oilcity as telling

SIDE = 3
WIDE = 5
"""Columns of a field, with the gap behind it."""
TITLE = 17
"""Columns of a plot: its name is longer than three fields."""
GROUND = "on grey19"
GAP = 2


def card_of(figures: Figures, plot: PlotView) -> PlotCard:
    return next(card for card in figures.plots if card.name == plot.card)


def drawn(words: Words, figures: Figures, plot: PlotView, number: int, style: str, marks: Collection[int]) -> list[Text]:
    """Its number and name, and three rows; `marks` are fields that are offered."""
    title = Text.assemble((f"{number} ", "bold cyan"), (telling.place(words, plot.number, figures), style))
    title.truncate(TITLE, pad=True, overflow="ellipsis")
    card = card_of(figures, plot)
    rows = [title]
    for row in range(SIDE):
        line = Text()
        for field in range(row * SIDE, row * SIDE + SIDE):
            line.append(cell(words, card, field, plot.fields[field], field in marks)).append(" ")
        line.pad_right(TITLE - line.cell_len)
        rows.append(line)
    return rows


def cell(words: Words, card: PlotCard, field: int, piece: str, marked: bool) -> Text:
    """The field's letter, the piece, the resource, and `!` where only towers may stand; the name field is empty."""
    good, free = card.deposits[field], card.free[field]
    text = Text(style=GROUND if good else "")
    text.append(FIELD_LETTERS[field] if good or free else " ", "dim")
    if marked:
        text.append("+", "bold bright_green")
    elif piece:
        text.append(SIGNS[piece], f"bold {COLOURS[piece]}")
    else:
        text.append("·" if free else " ", "dim")
    if good:
        text.append_text(letter(words, THINGS[good]))
        text.append("!" if card.tower_only[field] else " ", "bold")
    text.pad_right(WIDE - 1 - text.cell_len)
    return text


def side_by_side(grids: Sequence[list[Text]], width: int) -> list[Text]:
    """As many side by side as fit."""
    if not grids:
        return []
    each = grids[0][0].cell_len + GAP
    across = max(1, (width - 1 + GAP) // each)
    lines: list[Text] = []
    for start in range(0, len(grids), across):
        for parts in zip_longest(*grids[start : start + across], fillvalue=Text()):
            lines.append(Text.assemble(" ", Text(" " * GAP).join(parts)))
    return lines
