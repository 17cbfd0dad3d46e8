"""Coming and going: the welcome, the ranking, and the offer to keep the journal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from magnat.cli.play.dialogue import Leaving, said
from magnat.cli.play.seat import Player
from magnat.words import say


class StartAndEnd:
    def __init__(self, player: Player) -> None:
        self.player = player
        self.table = player.table
        self.terminal = player.terminal
        self.words = player.words
        self.dialogue = player.dialogue
        self.saves = player.saves

    def welcome(self) -> None:
        """Newcomers read the goal above the first screen; whoever comes back, where the game stands."""
        name, shown = say.name(self.words, self.table.game.name), self.player.commands.shown
        if self.table.journal.entries:
            welcome = self.words.text("cli-play-loaded", game=name, count=len(self.table.live))
            self.player.preface = [said(Text(welcome, "bold"))]
            return
        tip = self.words.text("cli-play-welcome-help", help=shown["help"], why=shown["why"])
        goal = "\n".join([*self.terminal.welcome(), tip, ""])
        self.player.preface = [said(Text.assemble((self.words.text("cli-play-welcome", game=name), "bold"), "\n", goal))]

    def finish(self, places: Sequence[int]) -> None:
        """The last news, the ranking, and the offer to keep the journal."""
        self.dialogue.clear()
        for line in self.terminal.story(self.player.news()):
            self.dialogue.tell(line)
        self.dialogue.tell(self.terminal.ranking(self.table.view(self.player.seat), places))
        self.keep(self.words.text("cli-play-keep-finished", file=str(self.saves.usual())))

    def leave(self) -> None:
        self.keep(self.words.text("cli-play-keep-running", file=str(self.saves.usual())))

    def keep(self, question: str) -> None:
        """Asks until it is saved or declined; a second Ctrl-C or the end of the input declines too."""
        kept = not self.saves.unsaved(self.table.journal)
        yes, no = self.words.text("cli-play-word-yes").split(), self.words.text("cli-play-word-no").split()
        try:
            while not kept:
                line = self.dialogue.ask(Text.assemble(" ", (question, "bold"), (" ›", "bold cyan")))
                if line.casefold() in no:
                    break
                self.dialogue.tell(self.player.answers.save("" if line.casefold() in yes else line))
                kept = not self.saves.unsaved(self.table.journal)
        except (Leaving, KeyboardInterrupt):
            pass
        self.dialogue.tell(said(Text(self.words.text("cli-play-bye") if kept else self.words.text("cli-play-bye-unsaved"))))
