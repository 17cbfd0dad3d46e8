"""McMulti in a terminal: the screen, the menu, the words and the story of one table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from magnat.cli.play.game_terminal import Examples, GameTerminal, Position
from magnat.cli.play.listing import Size
from magnat.cli.play.mcmulti.board import SEATS
from magnat.cli.play.mcmulti.cells import where
from magnat.cli.play.mcmulti.menu import MenuMaker
from magnat.cli.play.mcmulti.screen import Screen
from magnat.cli.play.mcmulti.story import Story
from magnat.cli.play.mcmulti.wishes import Wishes
from magnat.cli.play.menu import Item, Menu, Placed, Single
from magnat.games.mcmulti import load
from magnat.games.mcmulti.actions import BuyBarrel, SellBarrel
from magnat.games.mcmulti.view import McMultiView
from magnat.kernel.contract import Action, Fact, Seat
from magnat.kernel.game import Setting, View
from magnat.tables.journal import Journal
from magnat.words.catalogue import Words


class McMultiTerminal(GameTerminal):
    @classmethod
    def at(cls, journal: Journal, words: Words, names: Sequence[str]) -> McMultiTerminal:
        return cls(words, names, journal.settings())

    def __init__(self, words: Words, names: Sequence[str], settings: Mapping[str, Setting]) -> None:
        doubles_produce = settings["produce_on_doubles"] is True
        self.words = words
        self.names = names
        self.picture = Screen(words, names, doubles_produce)
        self.maker = MenuMaker(words, doubles_produce)
        self.teller = Story(words, names, letters=len(names) == 2)
        self.listener = Wishes(words)

    def welcome(self) -> list[str]:
        goal = load.figures().goal
        return [
            self.words.text("cli-play-mcmulti-welcome-goal", goal=goal),
            self.words.text("cli-play-mcmulti-welcome-way"),
            self.words.text("cli-play-mcmulti-welcome-turn"),
        ]

    def examples(self) -> Examples:
        lines = [("1  1 x5  1 3 4", self.words.text("cli-play-mcmulti-help-numbers"))]
        return Examples(lines, self.words.text("cli-play-mcmulti-example"), "MM-4.5")

    def sit_down(self, view: View) -> list[tuple[Seat, Action]]:  # noqa: ARG002 - the one seat is the person's own
        return []

    def screen(self, position: Position, item: Item | None, size: Size) -> RenderableType:
        view = position.view
        assert isinstance(view, McMultiView)
        marks: dict[int, list[int]] = {}
        for spot in item.spots if isinstance(item, Placed) else ():
            quadrant, cell = where(view, spot)
            marks.setdefault(quadrant, []).append(cell)
        return self.picture.drawn(view, position.clause, marks, self.keys(position), size)

    def keys(self, position: Position) -> dict[tuple[str, int, int], str]:
        """The numbers of the trades, by action, market and good: they are in the table of the markets too."""
        if position.asked != "trade":
            return {}
        return {
            (item.action.key, item.action.market, item.action.good): item.shortcut
            for item in self.maker.menu(position).items
            if isinstance(item, Single) and isinstance(item.action, BuyBarrel | SellBarrel) and item.refusal is None
        }

    def menu(self, position: Position) -> Menu:
        return self.maker.menu(position)

    def look(self, position: Position, text: str) -> list[RenderableType]:  # noqa: ARG002 - everything is on the screen
        return []

    def wish(self, position: Position, text: str) -> Action | None:
        return self.listener.wish(position, text)

    def story(self, facts: Sequence[Fact]) -> list[RenderableType]:
        return self.teller.lines(facts)

    def ranking(self, view: View, places: Sequence[int]) -> RenderableType:
        assert isinstance(view, McMultiView)
        table = Grid(title=self.words.text("cli-play-mcmulti-ranking"), title_style="bold", header_style="bold")
        table.add_column(self.words.text("cli-play-mcmulti-place"), justify="right")
        table.add_column(self.words.text("cli-play-mcmulti-company"))
        table.add_column(self.words.text("cli-play-mcmulti-cash"), justify="right")
        table.add_column(self.words.text("cli-play-mcmulti-barrels"), justify="right")
        for seat in sorted(range(view.seats), key=lambda seat: places[seat]):
            company = view.companies[seat]
            table.add_row(
                ("★ " if places[seat] == 1 else "") + str(places[seat]),
                Text(self.names[seat], SEATS[seat % len(SEATS)]),
                self.words.text("cli-play-mcmulti-money", amount=company.cash or 0),
                str(company.crude + company.gasoline),
            )
        return table
