"""Everything of a debrief for a spreadsheet: a workbook with a sheet for each table, or all tables below each other as CSV."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from magnat.wire.debriefs import Debrief
from magnat.words import say
from magnat.words.catalogue import Words

Cell = str | int | float | None
RISKY = re.compile(r"\s*[=+\-@\t\r]")
"""How a text begins that a spreadsheet might take for a formula."""
LONGEST_TITLE = 31
WIDEST = 60


class Grid(Struct, frozen=True):
    """A table: its name, the heads of its columns, its rows."""

    title: str
    heads: list[str]
    rows: list[list[Cell]]


def tables(debrief: Debrief, words: Words) -> list[Grid]:
    """In the reader's language; those that would be empty are left out."""
    found = [ranking(debrief, words), values(debrief, words), sheets(debrief, words), prices(debrief, words), sales(debrief, words)]
    found += [turning(debrief, words), deals(debrief, words), questions(debrief, words)]
    return [it for it in found if it.rows]


def workbook(debrief: Debrief, words: Words) -> bytes:
    """An XLSX file. Texts stay texts, whatever they begin with."""
    from xlsxwriter import Workbook  # type: ignore[import-untyped]  # it comes without types, and no server needs it to start

    out = io.BytesIO()
    book = Workbook(out, {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False, "strings_to_numbers": False})
    bold = book.add_format({"bold": True, "bottom": 1})
    for table in tables(debrief, words):
        page = book.add_worksheet(sheet_name(table.title))
        page.freeze_panes(1, 0)
        for column, head in enumerate(table.heads):
            page.write_string(0, column, head, bold)
            page.set_column(column, column, width([head, *(row[column] for row in table.rows)]))
        for number, row in enumerate(table.rows, start=1):
            write(page, number, row)
    book.close()
    return out.getvalue()


def write(page: Any, number: int, row: Sequence[Cell]) -> None:  # Any: xlsxwriter has no types
    for column, cell in enumerate(row):
        if isinstance(cell, str):
            page.write_string(number, column, cell)
        elif cell is not None:
            page.write_number(number, column, cell)


def sheet_name(title: str) -> str:
    """What a spreadsheet takes as the name of a sheet."""
    return re.sub(r"[\[\]:*?/\\']", " ", title)[:LONGEST_TITLE].strip()


def width(cells: Sequence[Cell]) -> int:
    return min(WIDEST, max(len(str(cell)) for cell in cells if cell is not None) + 2)


def as_csv(debrief: Debrief, words: Words) -> bytes:
    """All tables below each other, each row beginning with the table's name; with a mark by which spreadsheets know that it is UTF-8."""
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    for table in tables(debrief, words):
        writer.writerow([safe(it) for it in (words.text("debrief-section"), *table.heads)])
        writer.writerows([safe(it) for it in (table.title, *row)] for row in table.rows)
    return out.getvalue().encode("utf-8-sig")


def safe(cell: Cell) -> str | int | float:
    """A text that looks like a formula gets an apostrophe before it."""
    if cell is None:
        return ""
    return f"'{cell}" if isinstance(cell, str) and RISKY.match(cell) else cell


# The tables


def team_head(debrief: Debrief, words: Words) -> str:
    return say.named(words, debrief.game, "team", "one", words.text("debrief-team"))


def turn_heads(debrief: Debrief, words: Words) -> list[str]:
    return [words.text("debrief-turn", turn=it.turn) for it in debrief.turns]


def ranking(debrief: Debrief, words: Words) -> Grid:
    heads = [
        words.text("debrief-place"),
        team_head(debrief, words),
        words.text("debrief-people"),
        words.text("debrief-value"),
        words.text("debrief-cash"),
        words.text("debrief-made"),
        words.text("debrief-kept"),
        words.text("debrief-broken"),
    ]
    rows: list[list[Cell]] = [
        [it.place, it.name, ", ".join(it.people), it.value, it.cash, it.deals, it.kept, it.broken] for it in debrief.teams
    ]
    return Grid(words.text("debrief-ranking"), heads, rows)


def values(debrief: Debrief, words: Words) -> Grid:
    rows: list[list[Cell]] = [[it.name, *it.values] for it in debrief.teams if it.values]
    return Grid(words.text("debrief-values"), [team_head(debrief, words), *turn_heads(debrief, words)], rows)


def sheets(debrief: Debrief, words: Words) -> Grid:
    heads = [team_head(debrief, words), words.text("debrief-row"), *turn_heads(debrief, words), words.text("debrief-points")]
    rows: list[list[Cell]] = [[it.name, row.name, *row.values, row.points] for it in debrief.teams for row in it.sheet]
    return Grid(words.text("debrief-sheet"), heads, rows)


def prices(debrief: Debrief, words: Words) -> Grid:
    heads = [words.text(it) for it in ("debrief-column-turn", "debrief-column-event", "debrief-item", "debrief-price", "debrief-sold")]
    rows: list[list[Cell]] = [
        [turn.turn, turn.title, thing, price, turn.sold.get(thing)] for turn in debrief.turns for thing, price in turn.prices.items()
    ]
    return Grid(words.text("debrief-prices"), heads, rows)


def sales(debrief: Debrief, words: Words) -> Grid:
    heads = [team_head(debrief, words), words.text("debrief-column-turn"), words.text("debrief-sold"), words.text("debrief-earned")]
    rows: list[list[Cell]] = [
        [it.name, turn, sold, earned] for it in debrief.teams for turn, (sold, earned) in enumerate(zip(it.sold, it.earned, strict=True), 1)
    ]
    return Grid(words.text("debrief-earned"), heads, rows)


def turning(debrief: Debrief, words: Words) -> Grid:
    names = {it.team: it.name for it in debrief.teams}
    heads = [
        words.text("debrief-column-turn"),
        team_head(debrief, words),
        words.text("debrief-what"),
        words.text("debrief-before"),
        words.text("debrief-after"),
        words.text("debrief-sure"),
        words.text("debrief-games"),
    ]
    rows: list[list[Cell]] = [[it.turn, names[it.team], it.text, it.before, it.after, it.sure, it.games] for it in debrief.turning.points]
    return Grid(words.text("debrief-turning"), heads, rows)


def deals(debrief: Debrief, words: Words) -> Grid:
    ends = {None: "", True: words.text("debrief-deal-kept"), False: words.text("debrief-deal-broken")}
    heads = [words.text("debrief-column-turn"), words.text("debrief-what"), words.text("debrief-kept")]
    rows: list[list[Cell]] = [[it.turn, it.text, ends[it.kept]] for it in debrief.deals]
    return Grid(words.text("debrief-deals"), heads, rows)


def questions(debrief: Debrief, words: Words) -> Grid:
    rows: list[list[Cell]] = [[it] for it in debrief.questions]
    return Grid(words.text("debrief-questions"), [words.text("debrief-questions")], rows)
