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
from magnat.games.oilcity.value import places, row_names
from magnat.games.oilcity.view import CompanyView, OilCityView, view
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
    seen = view(rules, state, SPECTATOR)
    if as_csv:
        write_csv(seen, sheets, ranks, row_names(box))
        return 0
    for sheet in sheets:
        show(seen, sheet, ranks[sheet.company], text, console)
    return 0


def total(sheet: CompanyView) -> int:
    return sum((sheet.points or {}).values())


def show(seen: OilCityView, sheet: CompanyView, place: int, text: Words, console: Console) -> None:
    """One company's sheet: the turnover of every turn beside the prices that were possible, then the points row by row."""
    name = sheet.name or text.text("cli-sheet-company", number=sheet.company + 1)
    console.print(f"[bold]{name}[/bold] · " + ", ".join(say.thing(text, GAME, "profession", it) for it in sheet.professions))
    turnover = Table(box=None, pad_edge=False)
    turnover.add_column(text.text("cli-sheet-turn"))
    for turn in range(len(seen.sheet)):
        turnover.add_column(str(turn + 1), justify="right")
    turnover.add_column(text.text("cli-sheet-possible"))
    for good, possible in seen.possible.items():
        turnover.add_row(say.thing(text, GAME, "thing", good), *(str(turn.prices[good]) for turn in seen.sheet), listed(possible))
    turnover.add_row(text.text("cli-sheet-wagons"), *(str(wagons) for wagons in sheet.wagons))
    turnover.add_row(text.text("cli-sheet-revenue"), *(str(revenue) for revenue in sheet.revenue))
    console.print(turnover)
    points = Table(box=None, pad_edge=False)
    points.add_column(text.text("cli-sheet-row"))
    points.add_column(text.text("cli-sheet-points"), justify="right")
    for row, count in (sheet.points or {}).items():
        points.add_row(say.thing(text, GAME, "row", row), str(count))
    points.add_row(text.text("cli-sheet-total"), str(total(sheet)), style="bold")
    console.print(points)
    console.print(text.text("cli-sheet-place", place=place, cash=sheet.money or 0), highlight=False)
    console.print()


def listed(possible: list[int]) -> str:
    """OC-4.1: the prices as the sheet prints them."""
    return "   ".join(str(price) for price in possible)


def write_csv(seen: OilCityView, sheets: list[CompanyView], ranks: list[int], rows: list[str]) -> None:
    """One row per company; the columns of a turn are its prices, wagons and revenue; the last ones are the possible prices."""
    out, goods = csv_files.writer(sys.stdout, lineterminator="\n"), list(seen.possible)
    turns = [f"{column}_{turn + 1}" for turn in range(len(seen.sheet)) for column in (*goods, "wagons", "revenue")]
    fixed = ["company", "name", "professions", "place", "points", *(row.replace("-", "_") for row in rows), "cash"]
    out.writerow([*fixed, *turns, *(f"{good}_possible" for good in goods)])
    possible = [" ".join(str(price) for price in prices) for prices in seen.possible.values()]
    for sheet, place in zip(sheets, ranks, strict=True):
        played = [
            value
            for turn, it in enumerate(seen.sheet)
            for value in (*(it.prices[good] for good in goods), sheet.wagons[turn], sheet.revenue[turn])
        ]
        points = [(sheet.points or {})[row] for row in rows]
        own = [sheet.company + 1, sheet.name, " ".join(sheet.professions), place, total(sheet), *points, sheet.money]
        out.writerow([*own, *played, *possible])
