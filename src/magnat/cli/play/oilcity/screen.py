"""One screen of Oil City, drawn from a view: the header with the prices, your plots and tokens, and the other companies."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from magnat.cli.play.dialogue import said
from magnat.cli.play.listing import Size
from magnat.cli.play.oilcity import panels, plots
from magnat.cli.play.oilcity.signs import GAME, PRICED, company_style, letter, name
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.view import CompanyView, OilCityView
from magnat.kernel.options import Setting
from magnat.words import say
from magnat.words.catalogue import Words
from magnat.words.names import Names

ROOMY = 96
"""From this many columns on, stages and the names of goods are shown."""
SPACIOUS = 120
"""From this many columns on, everything is named."""
WIDE = 136
"""From this many columns on, your plots and the other companies stand side by side."""
TABLE = 76
"""Columns of the table of companies without their stages."""
MARKET_LINES = 3
FEW = 4
"""This many companies always have a table."""

Marks = Mapping[int, Collection[int]]
"""Fields that are offered, by the number of the plot."""


class Screen:
    """How this table is drawn in a language."""

    def __init__(self, words: Words, box: Box, settings: Mapping[str, Setting] | None = None) -> None:
        self.words = words
        self.box = box
        self.settings = settings  # with the cards of the table's own, if it has any

    def names(self, view: OilCityView) -> list[str]:
        """Companies by the names they gave themselves, or by number."""
        given = Names(companies=[company.name for company in view.companies])
        return [given.company(self.words, company.company) for company in view.companies]

    def drawn(self, view: OilCityView, clause: str, before: Mapping[str, int], marks: Marks, size: Size) -> RenderableType:
        """`before`: the prices of the turn before, if there was one."""
        own = None if view.company is None else view.companies[view.company]
        parts: list[RenderableType] = [self.header(view, own, clause, before, size.width), *self.above(view, own, size)]
        everybody, market = self.companies(view, size), self.market(view, size)
        if own is None:
            return Group(*parts, everybody, *market)
        if size.width < WIDE:
            grids = self.plots(own, marks, size.width)
            return Group(*parts, *grids, *self.air(size), *self.own(own, size), *self.air(size), everybody, *market)
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(width=size.width - TABLE - 2)
        table.add_column(no_wrap=True)
        table.add_row(Group(*self.plots(own, marks, size.width - TABLE - 2)), everybody)
        return Group(*parts, table, *self.air(size), *self.own(own, size), *market)

    def air(self, size: Size) -> list[Text]:
        return [Text()] if size.airy else []

    # The lines above

    def header(self, view: OilCityView, own: CompanyView | None, clause: str, before: Mapping[str, int], width: int) -> Text:
        words = self.words
        text = Text(no_wrap=True, overflow="ellipsis", style="on grey23")
        text.append(f" {say.name(words, GAME)}", "bold bright_white")
        if view.turn > 0:
            text.append(" · " + words.text("cli-play-oilcity-turn", turn=view.turn, turns=view.turns))
        stage = say.thing(words, GAME, "phase", view.phase) if own is None else say.thing(words, GAME, "stage", own.stage)
        text.append(" · ").append(stage, "bold")
        text.append(f" {clause}", "dim")
        if view.event is not None:
            for good in PRICED:
                text.append("  ").append_text(self.price(good, view.prices[good], before.get(good), width))
        text.truncate(width, overflow="ellipsis", pad=True)
        return text

    def price(self, good: str, price: int, before: int | None, width: int) -> Text:
        """With an arrow if it rose or fell since the last turn."""
        named = f" {name(self.words, good)} " if width >= ROOMY else " "
        text = Text.assemble(letter(self.words, good), named, (str(price), "bold bright_white"))
        if before is not None and before != price:
            text.append("▲" if price > before else "▼", "bold green" if price > before else "bold red")
        return text

    def above(self, view: OilCityView, own: CompanyView | None, size: Size) -> list[RenderableType]:
        """The event, and what to do in this stage."""
        lines: list[RenderableType] = []
        if view.event is not None:
            title = say.thing(self.words, GAME, "event", view.event)
            story = say.explained(self.words, GAME, "event", view.event)
            lines.append(cut(Text.assemble((f" ★ {title}", "bold yellow"), (f"  {story}", "dim"))))
        if own is not None and size.hint:
            lines.append(cut(Text(" " + self.words.text("cli-play-oilcity-hint", stage=own.stage), "italic")))
        return [*lines, *self.air(size)]

    # The player's own company

    def own(self, own: CompanyView, size: Size) -> list[RenderableType]:
        words, everything = self.words, size.width >= SPACIOUS
        title = Text.assemble((f" {words.text('cli-play-oilcity-your-company')} ", company_style(own.company)))
        title.append_text(panels.purse(words, self.box, own)).append("  ").append_text(panels.goods(words, own, everything))
        stock = panels.stock(words, own, not size.short, everything)
        score = panels.points(words, own, everything)
        lines: list[RenderableType] = [cut(title)]
        if size.short:
            lines.append(cut(Text.assemble(" ", stock, "  ", score)))
        else:
            note = (f"  {words.text('cli-play-oilcity-towers-only')}", "dim")
            lines += [cut(Text.assemble((f" {words.text('cli-play-oilcity-store')} ", "dim"), stock, note)), cut(Text.assemble(" ", score))]
        if own.stage == "investing":
            lines += [*self.air(size), panels.partners(words, self.box, own)]
        return lines

    def plots(self, own: CompanyView, marks: Marks, width: int) -> list[RenderableType]:
        style, figures = company_style(own.company), self.box.figures
        grids = [plots.drawn(self.words, figures, plot, at + 1, style, marks.get(plot.number, ())) for at, plot in enumerate(own.plots)]
        if not grids:
            return [Text(" " + self.words.text("cli-play-oilcity-no-plots"), "yellow")]
        return list(plots.side_by_side(grids, width))

    # Everybody

    def companies(self, view: OilCityView, size: Size) -> RenderableType:
        """A table; many companies on a small page share a few lines."""
        names = self.names(view)
        if size.hint or len(view.companies) <= FEW:
            return panels.companies(self.words, view, names, ROOMY <= size.width < WIDE)
        return panels.standings(self.words, view, names)

    def market(self, view: OilCityView, size: Size) -> list[RenderableType]:
        """What the bank is short of, offers and promises."""
        lines: list[RenderableType] = []
        low = panels.scarce(self.words, view)
        if low is not None and size.hint:
            lines.append(cut(low))
        deals, most = panels.market(self.words, view, self.names(view), self.settings), MARKET_LINES if size.hint else 1
        lines += [cut(line) for line in deals[:most]]
        if len(deals) > most:
            lines.append(cut(Text(" " + self.words.text("cli-play-oilcity-more-offers", count=len(deals) - most), "dim")))
        return lines

    # Looking closer

    def company(self, view: OilCityView, number: int, width: int) -> list[RenderableType]:
        """The plots of any company."""
        company, style = view.companies[number], company_style(number)
        title = Text.assemble((f" {self.names(view)[number]}", style), f" · {self.professions(company)}")
        grids = [plots.drawn(self.words, self.box.figures, plot, index + 1, style, ()) for index, plot in enumerate(company.plots)]
        goods, stock = panels.goods(self.words, company, False), panels.stock(self.words, company, True, False)
        return [title, *plots.side_by_side(grids, width), cut(Text.assemble(" ", goods, "  ", stock))]

    def professions(self, company: CompanyView) -> str:
        return ", ".join(say.thing(self.words, GAME, "profession", it) for it in company.professions)

    def deals(self, view: OilCityView) -> list[RenderableType]:
        """Every offer and promise in full."""
        lines = panels.market(self.words, view, self.names(view), self.settings)
        return [said(line[1:]) for line in lines] or [Text(" " + self.words.text("cli-play-oilcity-no-offers"), "dim")]


def cut(line: Text) -> Text:
    """Lines that are too long end in an ellipsis."""
    line.no_wrap = True
    line.overflow = "ellipsis"
    return line


def companies_named(words: Words, count: int) -> Sequence[str]:
    """What companies are called before they have names."""
    return [Names().company(words, company) for company in range(count)]
