"""What the commands of a person answer: why, undo, save, log, rules, help. Each gives lines to show."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from magnat.cli.play import menu
from magnat.cli.play.commands import Commands
from magnat.cli.play.dialogue import said
from magnat.cli.play.game_terminal import GameTerminal, Position
from magnat.cli.play.menu import Menu, Nested, Placed
from magnat.cli.play.saves import Saves
from magnat.cli.play.why import Referee
from magnat.kernel.contract import Action, Fact, Refusal, Seat
from magnat.kernel.game import Unreadable, shown
from magnat.tables.table import Table
from magnat.words import say
from magnat.words.catalogue import Words

LOG_LINES = 15


class CommandAnswers:
    def __init__(
        self, seat: Seat, table: Table, terminal: GameTerminal, words: Words, commands: Commands, referee: Referee, saves: Saves
    ) -> None:
        self.seat = seat
        self.table = table
        self.terminal = terminal
        self.words = words
        self.commands = commands
        self.referee = referee
        self.saves = saves

    def carry_out(self, command: str, rest: str, position: Position, asked: Menu) -> list[RenderableType]:
        match command:
            case "why":
                return self.why(rest, position, asked)
            case "undo":
                return self.undo(rest)
            case "save":
                return [self.save(rest)]
            case "log":
                return self.log(rest)
            case "rules":
                return self.referee.rules(rest, position.clause)
            case _:
                return [self.commands.help()]

    # Why

    def why(self, rest: str, position: Position, asked: Menu) -> list[RenderableType]:
        """About a key of the menu, an amount, a wish in words, taking back, or a clause."""
        if not rest:
            return [warning(self.words.text("cli-play-why-what", why=self.commands.shown["why"], wish=self.commands.examples.wish))]
        if self.commands.read(rest)[0] == "undo":
            return self.why_undo()
        action = self.meant(rest, position, asked)
        if action is not None:
            return self.referee.explain(position, action)
        if any(letter.isdigit() for letter in rest) and "-" in rest:
            return self.referee.rules(rest, position.clause)
        return [warning(self.words.text("cli-play-not-understood", line=shown(rest), help=self.commands.shown["help"]))]

    def meant(self, rest: str, position: Position, asked: Menu) -> Action | None:
        form = asked.form()
        amount = menu.number(rest)
        if form is not None and amount is not None:
            return form.amount(amount)
        shortcut, cell = menu.split_shortcut(rest)
        item = asked.find(shortcut)
        amount_of = isinstance(item, Nested) and cell != "" and not cell[0].isdigit()  # `3 towers`
        if item is None or amount_of:
            return self.terminal.wish(position, f"{asked.spoken} {rest}") or self.terminal.wish(position, rest)
        if isinstance(item, Nested) and cell:
            return self.meant(cell, position, item.menu)
        spot = item.boards.read(cell) if isinstance(item, Placed) else None
        if isinstance(item, Placed) and spot is not None and item.boards.have(spot):
            return item.named(item.whole(spot))
        return item.example()

    def why_undo(self) -> list[RenderableType]:
        if self.table.may_undo(self.seat) is not None:
            return [said(Text.assemble(("✓ ", "bold green"), self.words.text("cli-play-undo-allowed"))), *self.referee.clause("TB-1.1")]
        refusal = Refusal("TB-1.2", "undo-fenced") if self.table.live else Refusal("TB-1.1", "nothing-to-undo")
        return [self.referee.refused(refusal), *self.referee.clause(refusal.clause)]

    # Taking back

    def undo(self, rest: str) -> list[RenderableType]:
        """The person's own inputs, the last one first, as many as asked for and allowed."""
        count = menu.repeated(rest) if rest else 1
        if not count:
            return [warning(self.words.text("cli-play-bad-number", value=shown(rest)))]
        done = 0
        while done < count:
            answer = self.table.undo(self.seat)
            if isinstance(answer, Refusal):
                break
            done += 1
        if done:
            return [said(Text("↶ " + self.words.text("cli-play-undone", count=done), "bold"))]
        return self.why_undo()

    # Keeping

    def save(self, name: str) -> RenderableType:
        try:
            path = self.saves.save(self.table.journal, name)
        except Unreadable as error:
            return warning(say.unreadable(self.words, error))
        return said(Text("✓ " + self.words.text("cli-play-saved", file=shown(str(path))), "bold green"))

    # Looking back

    def log(self, rest: str) -> list[RenderableType]:
        count = menu.repeated(rest) if rest else LOG_LINES
        if not count:
            return [warning(self.words.text("cli-play-bad-number", value=shown(rest)))]
        return list(self.terminal.story(heard(self.table, self.seat, 0))[-count:])


def heard(table: Table, seat: Seat, since: int) -> list[Fact]:
    """What a seat has learned after entry `since`."""
    seen = [fact.seen_by(seat) for moment in table.live if moment.entry.n > since for fact in moment.facts]
    return [fact for fact in seen if fact is not None]


def warning(text: str) -> RenderableType:
    return said(Text(text, "yellow"))
