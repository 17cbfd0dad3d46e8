"""A game that brings nothing of its own for the terminal: its view as tables, its options as a numbered menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from magnat.cli.play.game_terminal import Examples, GameTerminal, Position
from magnat.cli.play.listing import Size
from magnat.cli.play.menu import Amount, Item, Menu, Nested, Single
from magnat.cli.play.view_tables import ViewTables
from magnat.cli.settings import read_value
from magnat.games.registry import AnyGame
from magnat.kernel.contract import Action, Fact, Seat
from magnat.kernel.game import Form, Plain, Unreadable, View, action_words, fact_words
from magnat.tables.journal import Journal
from magnat.words import say
from magnat.words.catalogue import Words
from magnat.words.rulebook import clauses

LONG = 20
"""With more options than this, those of one kind share an item."""


class GeneralTerminal(GameTerminal):
    def __init__(self, game: AnyGame, words: Words, names: Sequence[str]) -> None:
        self.game = game
        self.words = words
        self.names = names
        self.in_sentences = ["" if name == words.text("cli-play-you") else name for name in names]  # "Player 1 sells", not "You sells"
        self.tables = ViewTables(game.name, words, names)

    @classmethod
    def at(cls, journal: Journal, words: Words, names: Sequence[str]) -> GeneralTerminal:
        return cls(journal.game(), words, names)

    def sit_down(self, view: View) -> list[tuple[Seat, Action]]:  # noqa: ARG002 - nothing to prepare
        return []

    def welcome(self) -> list[str]:
        return [say.about(self.words, self.game.name)]

    def examples(self) -> Examples:
        words = self.words
        wish = words.text("cli-play-general-example")
        lines = [("1", words.text("cli-play-general-help-numbers")), (wish, words.text("cli-play-general-help-words"))]
        return Examples(lines, wish, next(iter(clauses(self.game.name, words.language)), ""))

    def screen(self, position: Position, item: Item | None, size: Size) -> RenderableType:  # noqa: ARG002 - nothing is placed on tables
        asked = say.decision(self.words, self.game.name, position.asked) if position.asked else ""
        return self.tables.drawn(position.view, asked, size)

    # The menu

    def menu(self, position: Position) -> Menu:
        """Numbered options, by kind if there are many; then the amounts to fill in. Enter does what costs least."""
        forms = [form for form in position.forms if form.field]
        listed = [option for option in position.options if option.key not in [form.action for form in forms]]
        listed += [self.game.decode_action(form.action, {}) for form in position.forms if not form.field]
        kinds: dict[str, list[Action]] = {}
        for option in listed:
            kinds.setdefault(option.key, []).append(option)
        items: list[Item] = []
        for key, options in kinds.items() if len(listed) > LONG else [("", listed)]:
            items += [self.nested(len(items) + 1, key, options)] if len(options) > 1 and key else self.singles(len(items) + 1, options)
        if not items and len(forms) == 1:
            items = [self.amount(forms[0])]  # nothing else to choose: the number is typed at once
        else:
            items += [self.form(len(items) + place, form) for place, form in enumerate(forms, 1)]
        usual = self.usual(position)
        return Menu(items, usual, self.words.text("cli-play-general-nothing") if usual is None else self.label(usual))

    def usual(self, position: Position) -> Action | None:
        """What the table would do for a late seat; an amount has to be typed."""
        order = self.game.descriptor.late_moves
        known = sorted(position.options, key=lambda it: order.index(it.key) if it.key in order else len(order))
        return known[0] if known else None

    def singles(self, first: int, options: Sequence[Action]) -> list[Item]:
        return [Single(str(first + place), self.label(option), option) for place, option in enumerate(options)]

    def nested(self, number: int, key: str, options: Sequence[Action]) -> Item:
        title = self.tables.called(key)
        menu = Menu(self.singles(1, options), None, self.words.text("cli-play-general-back"), title=title, spoken=key)
        return Nested(str(number), f"{title} ({len(options)})", menu)

    def form(self, number: int, form: Form) -> Item:
        title, back = self.tables.called(form.action), self.words.text("cli-play-general-back")
        span = self.words.text("cli-play-general-amount", least=form.low, most=form.high)
        return Nested(str(number), f"{title} ({span})", Menu([self.amount(form)], None, back, title=title))

    def amount(self, form: Form) -> Amount:
        label = f"{self.tables.called(form.action)}, {self.tables.called(form.field)}:"
        return Amount(label, form.high, self.filled(form), form.low)

    def filled(self, form: Form) -> Callable[[int], Action]:
        return lambda amount: self.game.decode_action(form.action, {form.field: amount})

    def label(self, action: Action) -> str:
        return say.action(self.words, self.game.name, action_words(action), self.in_sentences)

    # Words

    def look(self, position: Position, text: str) -> list[RenderableType]:  # noqa: ARG002 - everything is on the screen
        return []

    def wish(self, position: Position, text: str) -> Action | None:
        """`buy-barrel good=crude market=domestic`, or the words of an option as in the menu."""
        for option in position.options:
            if self.label(option).casefold() == text.strip().casefold():
                return option
        key, *fields = text.split()
        pairs = [field.partition("=") for field in fields]
        given: dict[str, Plain] = {name: read_value(value) for name, _, value in pairs}
        try:
            return self.game.decode_action(key, given)
        except Unreadable:
            return None

    def story(self, facts: Sequence[Fact]) -> list[RenderableType]:
        return [Text(f" {say.fact(self.words, self.game.name, fact_words(fact), self.in_sentences)}") for fact in facts]

    def ranking(self, view: View, places: Sequence[int]) -> RenderableType:  # noqa: ARG002 - the places say enough
        table = Grid(title=self.words.text("cli-play-general-ranking"), title_style="bold", header_style="bold")
        table.add_column(self.words.text("cli-play-general-place"), justify="right")
        table.add_column(self.words.text("cli-play-general-player"))
        for seat in sorted(range(len(self.names)), key=lambda seat: places[seat]):
            table.add_row(("★ " if places[seat] == 1 else "") + str(places[seat]), Text(self.names[seat]))
        return table
