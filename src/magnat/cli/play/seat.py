"""The person's seat: shows the table, reads lines, and puts in what they mean."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from magnat.cli.play import menu
from magnat.cli.play.commands import Commands
from magnat.cli.play.desk import Desk, Leaving, said
from magnat.cli.play.menu import Menu, Placed, Single, Size
from magnat.cli.play.orders import Orders, heard
from magnat.cli.play.room import Position, Room
from magnat.cli.play.saves import Saves
from magnat.cli.play.why import Referee
from magnat.kernel.contract import Action, Decision, Fact, Refusal, Seat
from magnat.kernel.game import shown
from magnat.tables.table import Table
from magnat.words import say
from magnat.words.catalogue import Words

MOST_TIMES = 100


class Player:
    def __init__(self, seat: Seat, table: Table, room: Room, words: Words, desk: Desk) -> None:
        self.seat = seat
        self.table = table
        self.room = room
        self.words = words
        self.desk = desk
        self.commands = Commands(words, table.game.name)
        self.referee = Referee(words, table.game.name)
        self.saves = Saves(table.game.name)
        self.orders = Orders(seat, table, room, words, self.commands, self.referee, self.saves)
        self.told = len(table.journal.entries)  # entries whose story the person knows
        self.preface: list[RenderableType] = []
        self.open = ""  # the shortcut of the item that waits for a cell
        self.cautioned = False
        self.notes: list[RenderableType] = []  # answers, shown above the next prompt

    # Deciding

    def decide(self, decision: Decision) -> None:
        """Asks until the position has changed; what is said meanwhile stands above the next prompt."""
        position = self.position(decision)
        asked = self.room.menu(position)
        before = len(self.table.journal.entries)
        self.show(position, asked)
        while len(self.table.journal.entries) == before:
            item = asked.placed(self.open)
            line = self.desk.ask(self.prompt(asked, item))
            self.take(position, asked, item, line)
            if len(self.table.journal.entries) > before:
                return
            if asked.placed(self.open) is not item:
                self.show(position, asked)
            self.tell_notes()

    def position(self, decision: Decision) -> Position:
        def check(action: Action) -> Refusal | None:
            return self.table.rules.check(self.table.state, self.seat, action)

        options, forms = self.table.options(self.seat), self.table.forms(self.seat)
        return Position(self.table.view(self.seat), decision.key, decision.clause, options, forms, check)

    def prompt(self, asked: Menu, item: Placed | None) -> Text:
        if item is not None:
            return Text.assemble((f" {item.label}: ", "bold"), self.words.text("cli-play-ask-cell"), (" ›", "bold cyan"))
        form = asked.form()
        if form is not None:
            said = self.words.text("cli-play-ask-amount", most=form.most)
            return Text.assemble((f" {form.label} ", "bold"), said, (" ›", "bold cyan"))
        return Text.assemble(" ", self.words.text("cli-play-ask", default=asked.default_label), (" ›", "bold cyan"))

    # Showing

    def show(self, position: Position, asked: Menu) -> None:
        """A fresh page: what happened, the table, the menu. A story too long for the page comes first, by itself."""
        story = [*self.preface, *self.room.story(self.news())]
        room = self.desk.console.height - 1
        told = self.lines(*story)
        page = self.page(position, asked, room - told if self.desk.typed else room)
        self.desk.clear()
        for line in story:
            self.desk.tell(line)
        if self.desk.typed and told > 1 and told + self.lines(page) > room:
            self.desk.ask(Text(f" {self.words.text('cli-play-go-on')} ›", "bold cyan"))
            self.desk.clear()
            page = self.page(position, asked, room)
        self.desk.tell(page)
        self.preface, self.notes = [], []

    def page(self, position: Position, asked: Menu, room: int) -> Group:
        """As spacious as fits into so many lines; if nothing does, as small as possible."""
        width = self.desk.console.width
        for ease in (3, 2, 1, 0):
            size = Size(width, ease)
            page = Group(
                self.room.screen(position, asked.placed(self.open), size),
                menu.drawn(asked, self.referee.reason, self.commands.footer(size.hint), size),
                *self.notes,
            )
            if self.lines(page) <= room:
                break
        return page

    def lines(self, *shown: RenderableType) -> int:
        """How many lines of the terminal they take."""
        return sum(len(self.desk.console.render_lines(one)) for one in shown)

    def news(self) -> list[Fact]:
        """What this seat has not been told yet."""
        facts = heard(self.table, self.seat, self.told)
        self.told = len(self.table.journal.entries)
        return facts

    def note(self, *said: RenderableType) -> None:
        self.notes += said

    def trouble(self, text: str) -> None:
        self.note(said(Text(text, "yellow")))

    def tell_notes(self) -> None:
        for note in self.notes:
            self.desk.tell(note)
        self.notes = []

    # Reading

    def take(self, position: Position, asked: Menu, item: Placed | None, line: str) -> None:
        """A command, a cell for the open item, an amount, an item of the menu, or a wish in words."""
        command, rest = self.commands.read(line)
        form = asked.form()
        if command == "quit":
            raise Leaving
        if command:
            self.note(*self.orders.carry_out(command, rest, position, asked))
        elif not line:
            self.take_nothing(asked, item)
        elif item is not None and menu.spot(line) is not None:
            self.place(item, line)
        elif item is not None and not line[0].isdigit():
            self.trouble(self.words.text("cli-play-not-a-cell", line=shown(line)))
        elif form is not None and menu.number(line.removeprefix("-")) is not None:
            self.put_in(form.amount(int(line)))
        else:
            self.take_item(position, asked, line)

    def take_nothing(self, asked: Menu, item: Placed | None) -> None:
        """Enter: back from the cells, or the default, once more if it needs a thought."""
        if item is not None:
            self.open = ""
        elif asked.caution and not self.cautioned:
            self.cautioned = True
            self.trouble(asked.caution)
        else:
            self.put_in(asked.default)

    def take_item(self, position: Position, asked: Menu, line: str) -> None:
        shortcut, rest = menu.split_shortcut(line)
        item = asked.find(shortcut)
        if isinstance(item, Single) and not rest:
            self.put_in(item.action)
        elif isinstance(item, Single) and item.repeat and menu.repeated(rest) is not None:
            self.put_in(item.action, menu.repeated(rest) or 0)
        elif isinstance(item, Placed) and menu.spot(rest) is not None:
            self.place(item, rest)
        elif isinstance(item, Placed) and not rest:
            self.choose(item)
        else:
            self.take_wish(position, line)

    def choose(self, item: Placed) -> None:
        """Without a cell: grey items say why, a single cell is clear, otherwise the cells are asked for."""
        if item.refusal is not None:
            self.note(self.referee.refused(item.refusal))
        elif len(item.spots) == 1:
            self.put_in(item.example())
        else:
            self.open = item.shortcut

    def place(self, item: Placed, text: str) -> None:
        spot = menu.spot(text)
        assert spot is not None
        meant = item.meant(spot)
        if len(meant) == 1:
            self.put_in(item.spots[meant[0]])
        elif len(meant) > 1:
            self.trouble(self.words.text("cli-play-which-board", boards=", ".join(sorted({found[0].upper() for found in meant}))))
        elif not item.boards.have(spot):
            self.trouble(self.words.text("cli-play-no-such-cell", side=item.boards.side))
        else:
            self.put_in(item.named(item.whole(spot)))

    def take_wish(self, position: Position, line: str) -> None:
        text, count = menu.times(line)
        action = self.room.wish(position, text)
        if action is None:
            self.trouble(self.words.text("cli-play-not-understood", line=shown(line), help=self.commands.shown["help"]))
        else:
            self.put_in(action, count)

    def put_in(self, action: Action, count: int = 1) -> None:
        """The same action so many times, each at its own price, until the law says no."""
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

    # Coming and going

    def welcome(self) -> None:
        """Newcomers read the goal above the first screen; who comes back, where the game stands."""
        name = say.name(self.words, self.table.game.name)
        if self.table.journal.entries:
            welcome = self.words.text("cli-play-loaded", game=name, count=len(self.table.live))
            self.preface = [said(Text(welcome, "bold"))]
            return
        tip = self.words.text("cli-play-welcome-help", help=self.commands.shown["help"], why=self.commands.shown["why"])
        goal = "\n".join([*self.room.welcome(), tip, ""])
        self.preface = [said(Text.assemble((self.words.text("cli-play-welcome", game=name), "bold"), "\n", goal))]

    def finish(self, places: Sequence[int]) -> None:
        """The last news, the ranking, and the offer to keep the journal."""
        self.desk.clear()
        for line in self.room.story(self.news()):
            self.desk.tell(line)
        self.desk.tell(self.room.ranking(self.table.view(self.seat), places))
        self.keep(self.words.text("cli-play-keep-finished", file=str(self.saves.usual())))

    def leave(self) -> None:
        self.keep(self.words.text("cli-play-keep-running", file=str(self.saves.usual())))

    def keep(self, question: str) -> None:
        """Asks until it is saved or declined; a second Ctrl-C or the end of the input declines too."""
        kept = not self.saves.unsaved(self.table.journal)
        try:
            while not kept:
                line = self.desk.ask(Text.assemble(" ", (question, "bold"), (" ›", "bold cyan")))
                if line.casefold() in self.words.text("cli-play-word-no").split():
                    break
                self.desk.tell(self.orders.save("" if line.casefold() in self.words.text("cli-play-word-yes").split() else line))
                kept = not self.saves.unsaved(self.table.journal)
        except (Leaving, KeyboardInterrupt):
            pass
        self.desk.tell(said(Text(self.words.text("cli-play-bye") if kept else self.words.text("cli-play-bye-unsaved"))))
