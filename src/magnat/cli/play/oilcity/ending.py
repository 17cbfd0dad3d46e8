"""OC-9: the value sheets of all companies side by side, and who won."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from magnat.cli.play.oilcity.panels import head
from magnat.cli.play.oilcity.signs import GAME, company_style
from magnat.games.oilcity.value import ROWS
from magnat.games.oilcity.view import CompanyView, OilCityView
from magnat.words import say
from magnat.words.catalogue import Words

FEW = 4
"""Up to this many companies have their names above the columns."""


def ranking(words: Words, view: OilCityView, names: Sequence[str], places: Sequence[int]) -> RenderableType:
    """`places` by seat; partners share one."""
    by_company = [places[company.members[0]] for company in view.companies]
    return Group(sheets(words, view, names, by_company), Text(), *order(words, view, names, by_company))


def sheets(words: Words, view: OilCityView, names: Sequence[str], places: Sequence[int]) -> Table:
    table = Table(title=words.text("cli-play-oilcity-ranking"), title_style="bold", header_style="bold")
    table.add_column("")
    for company in view.companies:
        title = names[company.company] if len(view.companies) <= FEW else str(company.company + 1)
        table.add_column(Text(title, company_style(company.company)), justify="right")
    for row in ROWS:
        table.add_row(say.thing(words, GAME, "row", row), *(str((company.points or {}).get(row, 0)) for company in view.companies))
    table.add_section()
    table.add_row(head(words, "points"), *(Text(str(total(company)), "bold") for company in view.companies))
    table.add_row(head(words, "revenue"), *(str(sum(company.revenue)) for company in view.companies))
    table.add_row(words.text("cli-play-oilcity-wagons-sold"), *(str(sum(company.wagons)) for company in view.companies))
    table.add_row(words.text("cli-play-oilcity-cash"), *(str(company.money or 0) for company in view.companies))
    table.add_row(words.text("cli-play-oilcity-place"), *(Text(str(place), "bold") for place in places))
    return table


def order(words: Words, view: OilCityView, names: Sequence[str], places: Sequence[int]) -> list[Text]:
    """One line a company, the best first."""
    lines = []
    for company in sorted(view.companies, key=lambda company: (places[company.company], company.company)):
        place, own = places[company.company], company.company == view.company
        name = words.text("cli-play-oilcity-your-company") if own else names[company.company]
        points = words.text("cli-play-oilcity-points", count=total(company))
        lines.append(
            Text.assemble((f" {'★' if place == 1 else ' '} {place}. ", "bold"), (name, company_style(company.company)), f"  {points}")
        )
    return lines


def total(company: CompanyView) -> int:
    return sum((company.points or {}).values())
