"""`magnat sheet`: the value sheets of a saved game of Oil City (OC-9), for people or as CSV for a spreadsheet."""

from __future__ import annotations

import csv as csv_files
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from magnat.cli.arguments import Language
from magnat.cli.files import read_journal
from magnat.cli.settings import chosen
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.state import OilCityState
from magnat.games.oilcity.value import ROWS, places
from magnat.games.oilcity.view import CompanyView, view
from magnat.kernel.game import SPECTATOR, Unreadable
from magnat.tables import replay
from magnat.words import say
from magnat.words.catalogue import Words, words

GAME = "oilcity"


def sheet(file: Path, *, csv: bool = False, lang: Language = "") -> int:
    """Print the value sheets of a saved game of Oil City.

    Parameters
    ----------
    file: a journal (.jsonl)
    csv: one line per company, for a spreadsheet
    """
    return run(file, csv, chosen(lang), Console())


def run(file: Path, as_csv: bool, language: str, console: Console) -> int:
    journal, text = read_journal(file), words(language)
    if journal.header.game != GAME:
        raise Unreadable("no-sheet", game=journal.header.game)
    state = replay.position(journal)
    assert isinstance(state, OilCityState)
    rules = journal.game().rules(journal.settings())
    assert isinstance(rules, OilCityRules)
    box = rules.box_for(journal.header.seats)
    ranks = places(box, state)
    sheets = [view(rules, state, seats[0]).companies[company] for company, seats in enumerate(box.members)]
    prices = [turn.prices for turn in view(rules, state, SPECTATOR).sheet]
    if as_csv:
        write_csv(sheets, ranks, prices)
        return 0
    for sheet in sheets:
        show(sheet, ranks[sheet.company], prices, text, console)
    return 0


def total(sheet: CompanyView) -> int:
    return sum((sheet.points or {}).values())


def show(sheet: CompanyView, place: int, prices: list[dict[str, int]], text: Words, console: Console) -> None:
    """One company's sheet: the turnover of every turn, then the points row by row."""
    name = sheet.name or text.text("cli-sheet-company", number=sheet.company + 1)
    console.print(f"[bold]{name}[/bold] · " + ", ".join(say.thing(text, GAME, "profession", it) for it in sheet.professions))
    turnover = Table(box=None, pad_edge=False)
    turnover.add_column(text.text("cli-sheet-turn"))
    for turn in range(len(prices)):
        turnover.add_column(str(turn + 1), justify="right")
    for good in ("wax", "kerosene", "gas"):
        turnover.add_row(say.thing(text, GAME, "thing", good), *(str(price[good]) for price in prices))
    turnover.add_row(text.text("cli-sheet-wagons"), *(str(wagons) for wagons in sheet.wagons))
    turnover.add_row(text.text("cli-sheet-revenue"), *(str(revenue) for revenue in sheet.revenue))
    console.print(turnover)
    points = Table(box=None, pad_edge=False)
    points.add_column(text.text("cli-sheet-row"))
    points.add_column(text.text("cli-sheet-points"), justify="right")
    for row in ROWS:
        points.add_row(say.thing(text, GAME, "row", row), str((sheet.points or {})[row]))
    points.add_row(text.text("cli-sheet-total"), str(total(sheet)), style="bold")
    console.print(points)
    console.print(text.text("cli-sheet-place", place=place, cash=sheet.money or 0), highlight=False)
    console.print()


def write_csv(sheets: list[CompanyView], ranks: list[int], prices: list[dict[str, int]]) -> None:
    """One row per company; the columns of a turn are its prices, wagons and revenue."""
    out = csv_files.writer(sys.stdout, lineterminator="\n")
    turns = [f"{column}_{turn + 1}" for turn in range(len(prices)) for column in ("wax", "kerosene", "gas", "wagons", "revenue")]
    out.writerow(["company", "name", "professions", "place", "points", *(row.replace("-", "_") for row in ROWS), "cash", *turns])
    for sheet, place in zip(sheets, ranks, strict=True):
        played = [
            value
            for turn, price in enumerate(prices)
            for value in (price["wax"], price["kerosene"], price["gas"], sheet.wagons[turn], sheet.revenue[turn])
        ]
        points = [(sheet.points or {})[row] for row in ROWS]
        out.writerow([sheet.company + 1, sheet.name, " ".join(sheet.professions), place, total(sheet), *points, sheet.money, *played])
