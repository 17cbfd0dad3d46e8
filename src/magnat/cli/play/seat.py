"""The person's seat: shows the table, reads lines, and puts in what they mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.segment import Segment
from rich.text import Text

from magnat.cli.play import listing, menu
from magnat.cli.play.command_answers import CommandAnswers, heard
from magnat.cli.play.commands import Commands
from magnat.cli.play.dialogue import Dialogue, Leaving, said
from magnat.cli.play.game_terminal import GameTerminal, Position
from magnat.cli.play.listing import Size
from magnat.cli.play.menu import Menu, Nested, Placed, Single
from magnat.cli.play.saves import Saves
from magnat.cli.play.why import Referee
from magnat.kernel.contract import Action, Decision, Fact, Refusal, Seat
from magnat.kernel.game import shown
from magnat.tables.table import Table
from magnat.words.catalogue import Words

MOST_TIMES = 100


class Drawn:
    """A page line by line: drawn once, to see whether it fits, and then shown as it is."""

    def __init__(self, lines: list[list[Segment]]) -> None:
        self.lines = lines

    def __rich_console__(self, _console: Console, _options: ConsoleOptions) -> Iterator[Segment]:
        for line in self.lines:
            yield from line
            yield Segment.line()


class Player:
    def __init__(self, seat: Seat, table: Table, terminal: GameTerminal, words: Words, dialogue: Dialogue) -> None:
        self.seat = seat
        self.table = table
        self.terminal = terminal
        self.words = words
        self.dialogue = dialogue
        self.commands = Commands(words, table.game.name, terminal.examples())
        self.referee = Referee(words, table.game.name)
        self.saves = Saves(table.game.name)
        self.answers = CommandAnswers(seat, table, terminal, words, self.commands, self.referee, self.saves)
        self.heard_until = len(table.journal.entries)  # entries whose story the person knows
        self.preface: list[RenderableType] = []
        self.open: list[str] = []  # the shortcuts of nested menus, and of the item that waits for a cell
        self.cautioned = False
        self.notes: list[RenderableType] = []  # answers, shown above the next prompt

    # Deciding

    def decide(self, decision: Decision) -> None:
        """Asks until the position has changed; what is said in the meantime appears above the next prompt."""
        position = self.position(decision)
        first = self.terminal.menu(position)
        before = len(self.table.journal.entries)
        self.show(position, first)
        while len(self.table.journal.entries) == before:
            opened = self.open[:]
            asked, item = first.opened(opened)
            line = self.dialogue.ask(self.prompt(asked, item))
            self.take(position, asked, item, line)
            if len(self.table.journal.entries) > before:
                self.open = self.open if item is not None else []
                return
            if self.open != opened:
                self.show(position, first)
            self.tell_notes()

    def position(self, decision: Decision) -> Position:
        def check(action: Action) -> Refusal | None:
            return self.table.check(self.seat, action)

        options, forms = self.table.options(self.seat), self.table.forms(self.seat)
        past = heard(self.table, self.seat, 0)
        return Position(self.table.view(self.seat), decision.key, decision.clause, options, forms, check, past)

    def prompt(self, asked: Menu, item: Placed | None) -> Text:
        if item is not None:
            return Text.assemble((f" {item.label}: ", "bold"), item.boards.ask(), (" ›", "bold cyan"))
        form = asked.form()
        if form is not None:
            said = self.words.text("cli-play-ask-amount", least=form.least, most=form.most, default=asked.default_label)
            return Text.assemble((f" {form.label} ", "bold"), said, (" ›", "bold cyan"))
        title = f" {asked.title}: " if asked.title else " "
        return Text.assemble((title, "bold"), self.words.text("cli-play-ask", default=asked.default_label), (" ›", "bold cyan"))

    # Showing

    def show(self, position: Position, asked: Menu) -> None:
        """A fresh page: what happened, the table, the menu. A story too long for the page comes first, by itself."""
        story = [*self.preface, *self.terminal.story(self.news())]
        height = self.dialogue.console.height - self.lines(self.prompt(*asked.opened(self.open)))
        news = self.lines(*story)
        page = self.page(position, asked, height - news if self.dialogue.typed else height)
        self.dialogue.clear()
        if self.dialogue.typed and news > 1 and news + len(page.lines) > height:
            self.tell_pages(story, height)
            page = self.page(position, asked, height)
        else:
            for line in story:
                self.dialogue.tell(line)
        self.dialogue.tell(page)
        self.preface, self.notes = [], []

    def tell_pages(self, story: Sequence[RenderableType], height: int) -> None:
        """As many lines as fit, then on with Enter."""
        left = height
        for line in story:
            if self.lines(line) > left:
                self.turn_page()
                left = height
            self.dialogue.tell(line)
            left -= self.lines(line)
        self.turn_page()

    def turn_page(self) -> None:
        self.dialogue.ask(Text(f" {self.words.text('cli-play-go-on')} ›", "bold cyan"))
        self.dialogue.clear()

    def page(self, position: Position, asked: Menu, height: int) -> Drawn:
        """As spacious as fits into this many lines; if nothing does, as small as possible."""
        width = self.dialogue.console.width
        open_menu, item = asked.opened(self.open)
        for ease in (3, 2, 1, 0):
            size = Size(width, ease)
            whole = Group(
                self.terminal.screen(position, item, size),
                listing.drawn(open_menu, self.referee.reason, self.commands.footer(size.hint), size),
                *self.notes,
            )
            page = Drawn(self.dialogue.console.render_lines(whole, pad=False))
            if len(page.lines) <= height:
                break
        return page

    def lines(self, *shown: RenderableType) -> int:
        """How many lines of the terminal they take."""
        return sum(len(self.dialogue.console.render_lines(one)) for one in shown)

    def news(self) -> list[Fact]:
        """What this seat has not been told yet."""
        facts = heard(self.table, self.seat, self.heard_until)
        self.heard_until = len(self.table.journal.entries)
        return facts

    def note(self, *said: RenderableType) -> None:
        self.notes += said

    def trouble(self, text: str) -> None:
        self.note(said(Text(text, "yellow")))

    def tell_notes(self) -> None:
        for note in self.notes:
            self.dialogue.tell(note)
        self.notes = []

    # Reading

    def take(self, position: Position, asked: Menu, item: Placed | None, line: str) -> None:
        """A command, something to look at, a cell for the open item, or something from the menu."""
        command, rest = self.commands.read(line)
        if command == "quit":
            raise Leaving
        if command:
            self.note(*self.answers.carry_out(command, rest, position, asked))
        elif not line:
            self.take_nothing(asked, item)
        elif item is not None and item.boards.read(line) is not None:
            self.place(item, line)
        elif item is not None and not line[0].isdigit():
            self.take_wish(position, asked, line, item.boards.nonsense(line))
        else:
            self.take_entry(position, asked, line, self.open if item is None else self.open[:-1])

    def take_nothing(self, asked: Menu, item: Placed | None) -> None:
        """Enter: back from cells and nested menus, or the default, once more if it needs a thought."""
        if item is not None or asked.default is None:
            self.open = self.open[:-1]
        elif asked.caution and not self.cautioned:
            self.cautioned = True
            self.trouble(asked.caution)
        else:
            self.put_in(asked.default)

    def take_entry(self, position: Position, asked: Menu, line: str, path: Sequence[str]) -> None:
        """An amount, an item of the menu, or a wish in words; the path leads to this menu."""
        form = asked.form()
        shortcut, rest = menu.split_shortcut(line)
        item = asked.find(shortcut)
        spot = item.boards.read(rest) if isinstance(item, Placed) else None
        if form is not None and menu.number(line.removeprefix("-")) is not None:
            self.put_in(form.amount(int(line)))
        elif isinstance(item, Single) and not rest:
            self.put_in(item.action)
        elif isinstance(item, Single) and item.repeat and menu.repeated(rest) is not None:
            self.put_in(item.action, menu.repeated(rest) or 0)
        elif isinstance(item, Placed) and spot is not None:
            self.place(item, rest)
        elif isinstance(item, Placed | Nested) and not rest:
            self.choose(item, path)
        elif isinstance(item, Nested) and item.refusal is None and rest[0].isdigit():  # `3 towers` is an amount
            self.take_entry(position, item.menu, rest, [*path, item.shortcut])
        else:
            self.take_wish(position, asked, line)

    def choose(self, item: Placed | Nested, path: Sequence[str]) -> None:
        """Grey items say why, a single cell is clear; otherwise the cells are asked for, or the nested menu opens."""
        if item.refusal is not None:
            self.note(self.referee.refused(item.refusal))
        elif isinstance(item, Placed) and len(item.spots) == 1:
            self.put_in(item.example())
        else:
            self.open = [*path, item.shortcut]

    def place(self, item: Placed, text: str) -> None:
        spot = item.boards.read(text)
        assert spot is not None
        meant = item.meant(spot)
        if len(meant) == 1:
            self.put_in(item.spots[meant[0]])
        elif len(meant) > 1:
            self.trouble(self.words.text("cli-play-which-board", boards=", ".join(sorted({found[0].upper() for found in meant}))))
        elif not item.boards.have(spot):
            self.trouble(item.boards.missing())
        else:
            self.put_in(item.named(item.whole(spot)))

    def take_wish(self, position: Position, asked: Menu, line: str, nonsense: str = "") -> None:
        """Words: something to see or to do; those of a nested menu are heard with what it is about."""
        seen = self.terminal.look(position, line)
        text, count = menu.times(line)
        action = self.terminal.wish(position, f"{asked.spoken} {text}") or self.terminal.wish(position, text)
        if seen:
            self.note(*seen)
        elif action is not None:
            self.put_in(action, count)
        else:
            self.trouble(nonsense or self.words.text("cli-play-not-understood", line=shown(line), help=self.commands.shown["help"]))

    def put_in(self, action: Action, count: int = 1) -> None:
        """The same action this many times, each at its own price, until the law says no."""
        if not 1 <= count <= MOST_TIMES:
            self.trouble(self.words.text("cli-play-bad-times", most=MOST_TIMES))
            return
        for done in range(count):
            answer = self.table.act(self.seat, action)
            if isinstance(answer, Refusal):
                if count > 1:
                    self.trouble(self.words.text("cli-play-stopped", done=done, count=count))
                self.note(self.referee.refused(answer))
                return
        self.cautioned = False
