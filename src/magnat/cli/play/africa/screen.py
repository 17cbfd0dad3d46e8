"""One screen of 18Africa, drawn from a view: what the moment needs, the map or the tables, as much of it as fits on the page."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from magnat.cli.africa.chart import position as chart
from magnat.cli.play.africa import focus, hexmap, panels
from magnat.cli.play.africa.money import Counter
from magnat.cli.play.africa.signs import GAME, badge, card_price, pounds, train_name
from magnat.cli.play.dialogue import said
from magnat.cli.play.game_terminal import Position
from magnat.cli.play.listing import Size
from magnat.games.africa.actions import Run
from magnat.games.africa.box import Box
from magnat.games.africa.view import AfricaView
from magnat.words import say
from magnat.words.catalogue import Words

ON_THE_MAP = ("city", "track", "token", "run")
AUCTIONS = ("nominate", "bid", "concession-bid", "concession")
WIDE = 150
"""From this many columns on, the map and the tables stand side by side."""
TABLES = 76
ROWS = {3: 12, 2: 9, 1: 6, 0: 4}
"""By ease of the page: rows (half hexes) of the map."""


class Screen:
    """How this table is drawn in a language."""

    def __init__(self, words: Words, box: Box, names: Sequence[str], counter: Counter | None) -> None:
        self.words = words
        self.box = box
        self.names = names
        self.counter = counter

    def drawn(self, position: Position, centre: str, size: Size) -> RenderableType:
        view = position.view
        assert isinstance(view, AfricaView)
        parts: list[RenderableType] = [self.header(view, position.clause, size.width)]
        if size.hint and position.asked:
            parts.append(cut(Text(f" {say.decision(self.words, GAME, position.asked)}", "italic")))
        if view.company:
            parts.append(cut(self.company(view)))
        on_map = view.stage in ON_THE_MAP
        if size.width >= WIDE and ease(size) >= 2:
            return Group(*parts, self.both(position, view, centre, size), *self.below(position, view, size))
        if on_map:
            parts += self.map(position, centre, size.width, ROWS[ease(size)])
            if not size.short:
                parts += [cut(line) for line in panels.market(self.words, view, size.width)]
        else:
            parts += self.tables(view, size)
        return Group(*parts, *self.below(position, view, size))

    def both(self, position: Position, view: AfricaView, centre: str, size: Size) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        width = size.width - TABLES - 2
        table.add_column(width=width)
        table.add_column(width=TABLES, no_wrap=True)
        table.add_row(Group(*self.map(position, centre, width, ROWS[ease(size)])), Group(*self.tables(view, Size(TABLES, ease(size)))))
        return table

    # The lines above

    def header(self, view: AfricaView, clause: str, width: int) -> Text:
        words = self.words
        text = Text(no_wrap=True, overflow="ellipsis", style="on grey23")
        text.append(f" {say.name(words, GAME)}", "bold bright_white")
        if view.operating:
            text.append(" · " + words.text("cli-play-africa-operating", number=view.operating_rounds))
        elif view.stock_rounds:
            text.append(" · " + words.text("cli-play-africa-stock", number=view.stock_rounds))
        text.append(" · ").append(say.thing(words, GAME, "stage", view.stage), "bold").append(f" {clause}", "dim")
        text.append(f"  {say.thing(words, GAME, 'economy', view.economy)}", "bold bright_white")
        text.append("  " + words.text("cli-play-africa-bank", money=view.bank))
        if view.ending:
            text.append(f"  {words.text('cli-play-africa-ending')}", "bold red")
        text.truncate(width, overflow="ellipsis", pad=True)
        return text

    def company(self, view: AfricaView) -> Text:
        """The company whose turn it is, in one line."""
        company = next(it for it in view.companies if it.company == view.company)
        words = self.words
        trains = ", ".join(train_name(words, train) for train in company.trains) or "—"
        text = Text.assemble(
            " ", badge(company.company), (f" {company.price}", "bold"), f" {words.text('cli-play-africa-treasury', cash=company.cash)}"
        )
        text.append(f" · {words.text('cli-play-africa-trains', trains=trains)}")
        text.append(f" · {words.text('cli-play-africa-tokens', costs=panels.costs(words, company))}")
        goods = [say.thing(words, GAME, "concession", good) for good in company.concessions]
        if company.privates or goods:
            text.append(f" · {', '.join([*company.privates, *goods])}")
        return text

    # The map

    def map(self, position: Position, centre: str, width: int, rows: int) -> list[RenderableType]:
        view = position.view
        assert isinstance(view, AfricaView)
        window = focus.window(position, max(2, (width - 2) // hexmap.ACROSS), rows, centre)
        lines = hexmap.drawn(chart.seen(view), window, focus.chosen(position), focus.newest(position.past))
        while lines and not lines[-1].plain.strip():
            lines.pop()
        return [cut(line) for line in lines]

    def whole_map(self, position: Position) -> list[RenderableType]:
        view = position.view
        assert isinstance(view, AfricaView)
        return list(hexmap.overview(chart.seen(view), focus.chosen(position)))

    # The tables

    def tables(self, view: AfricaView, size: Size) -> list[RenderableType]:
        words, air = self.words, [Text()] if size.airy else []
        hand = panels.hand(words, self.box, view)
        cards: list[RenderableType] = [cut(hand) if size.short else said(hand[1:])] if view.seat >= 0 else []
        if view.stage == "keep":
            return [*air, *cards, *air, panels.players(words, view, self.names)]
        lines: list[RenderableType] = []
        if view.stage in AUCTIONS:
            lines.append(cut(panels.auction(words, self.box, view, self.names)))
            if view.pile:
                lines.append(cut(panels.pile(words, self.box, view)))
        lines += [cut(line) for line in panels.market(words, view, size.width)]
        if size.short:
            lines.append(panels.pairs(words, view, self.names, size.width))
        else:
            lines += [*air, panels.companies(words, view, self.names, size.width >= 110)]
        small = size.short and not size.hint
        lines += [cut(panels.standings(words, view, self.names))] if small else [*air, panels.players(words, view, self.names)]
        trains = [cut(panels.depot(words, view))] if view.stage in ("trains", "offer") or not size.short else []
        return [*lines, *air, *cards, cut(panels.piles(words, self.box, view)), *trains]

    # What the question is about

    def below(self, position: Position, view: AfricaView, size: Size) -> list[RenderableType]:
        """The best run stop by stop, a card turned up, an offer."""
        words = self.words
        if position.asked == "run-trains" and self.counter is not None:
            best = next((option for option in position.options if isinstance(option, Run) and option.routes), None)
            if best is not None:
                lines = [cut(line) for line in self.counter.lines(view, best)]
                return [*lines, cut(Text(f" {best.routes}", "dim"))] if size.hint else list(lines)
        if position.asked == "turned-card" and view.turn.card:
            card = Text.assemble(" ", panels.card_text(words, view.turn.card), f" {pounds(words, card_price(self.box, view.turn.card))}")
            return [card]
        if position.asked == "answer-offer":
            turn = view.turn
            offer = words.text(
                "cli-play-africa-offered", company=view.company, seller=turn.seller, train=train_name(words, turn.train), price=turn.price
            )
            return [Text(f" {offer}", "bold yellow")]
        return []


def ease(size: Size) -> int:
    return 3 if size.airy else 2 if not size.short else 1 if size.hint else 0


def cut(line: Text) -> Text:
    """Lines that are too long end in an ellipsis."""
    line.no_wrap = True
    line.overflow = "ellipsis"
    return line
